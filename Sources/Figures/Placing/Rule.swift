import LayoutModel

/// How two pieces of ink lie to each other; distances are in points.
enum Contact: Hashable, Sendable {
  /// They are nearer than this; with 0 they overlap, and with less they do so by more than that.
  case nearer(Double)
  /// A line runs along another one of its direction, or along a box, for more than a point and nearer than this.
  case alongside(Double)
  /// Two lines cross at right angles.
  case crossing
  /// A line crosses another one, or ends at it, nearer than this to one of the other's ends.
  case atEnd(Double)
  /// The first one reaches out of the second one, further than this.
  case outside(Double)
  /// The first one, with as much around it, lies in the second one in part, and in part beside it.
  case straddling(Double)
  /// A line is nearer than this to a side of a box that it runs along, or lies beyond that.
  case beyond(Double)
  /// A box lies on a line, and less than this is left of the line beside it.
  case leaving(Double)

  func holds(_ first: MarkInk, _ second: MarkInk) -> Bool {
    switch self {
    case .nearer(let distance): return first.isNearer(distance, to: second)
    case .alongside(let distance):
      guard let axis = first.axis ?? second.axis, axis == second.axis ?? axis else { return false }
      let (a, b) = (first.box.range(axis), second.box.range(axis))
      guard min(a.end, b.end) - max(a.start, b.start) > 1 else { return false }
      let (low, high) = (first.box.range(axis.across), second.box.range(axis.across))
      return max(low.start - high.end, high.start - low.end) < distance
    case .crossing:
      guard let axis = first.axis, let across = second.axis, axis != across else { return false }
      let (a, b) = (first.box.range(axis), second.box.range(across))
      return a.start < second.cross && second.cross < a.end && b.start < first.cross
        && first.cross < b.end
    case .atEnd(let distance):
      guard let axis = first.axis, let across = second.axis, axis != across else { return false }
      let (a, b) = (first.box.range(axis), second.box.range(across))
      return a.start - distance < second.cross && second.cross < a.end + distance
        && min((b.start - first.cross).magnitude, (b.end - first.cross).magnitude) < distance
    case .straddling(let distance):
      let box = first.box.insetBy(-distance)
      return box.intersects(second.box) && !second.box.contains(box)
    case .outside(let distance): return !second.box.insetBy(-distance).contains(first.box)
    case .beyond(let distance):
      guard let axis = first.axis else { return false }
      let (low, high) = second.box.range(axis.across)
      return first.cross - distance < low || high < first.cross + distance
    case .leaving(let length):
      guard let axis = first.axis, second.isNearer(0, to: first) else { return false }
      let (a, b) = (first.box.range(axis), second.box.range(axis))
      return max(0, b.start - a.start) + max(0, a.end - b.end) < length
    }
  }
}

/// What is wrong where a piece of ink meets another one.
struct Rule: Hashable, Sendable {
  var first: Role
  var contact: Contact
  var second: Role
  /// The views to whose ink it applies.
  var kin: Kin
  var tally: Tally

  init(_ first: Role, _ contact: Contact, _ second: Role, of kin: Kin = .any, _ tier: Tier) {
    self.init(first, contact, second, of: kin, Tally(tier))
  }

  /// - Parameter points: How much farther the next place may be that is free of this.
  init(_ first: Role, _ contact: Contact, _ second: Role, costs points: Double) {
    self.init(first, contact, second, of: .any, Tally(distance: points))
  }

  private init(
    _ first: Role, _ contact: Contact, _ second: Role, of kin: Kin, _ tally: Tally
  ) {
    (self.first, self.contact, self.second) = (first, contact, second)
    (self.kin, self.tally) = (kin, tally)
  }
}

/// The rules of a style by the roles that they compare: of two pieces the first row that holds counts.
struct Rules: Sendable {
  private let rows: [[Rule]]
  /// For each role, the roles with which rules compare it, in bits.
  private let partners: [UInt64]
  private static let roles = Role.allCases.count

  init(_ rules: [Rule]) {
    var rows = [[Rule]](repeating: [], count: Self.roles * Self.roles)
    var partners = [UInt64](repeating: 0, count: Self.roles)
    for rule in rules {
      let (first, second) = (rule.first.rawValue, rule.second.rawValue)
      rows[first * Self.roles + second].append(rule)
      partners[first] |= 1 << UInt64(second)
      partners[second] |= 1 << UInt64(first)
    }
    (self.rows, self.partners) = (rows, partners)
  }

  /// What is wrong where two pieces meet, whichever of them rules name first.
  /// - Parameter kin: How the view of the second one stands to those of the first one.
  func tally(_ one: MarkInk, _ other: MarkInk, of kin: Kin = .foreign) -> Tally {
    let (a, b) = (one.role.rawValue, other.role.rawValue)
    guard partners[a] >> UInt64(b) & 1 == 1 else { return .zero }
    for rule in rows[a * Self.roles + b]
    where !rule.kin.isDisjoint(with: kin) && rule.contact.holds(one, other) {
      return rule.tally
    }
    guard a != b else { return .zero }
    for rule in rows[b * Self.roles + a]
    where !rule.kin.isDisjoint(with: kin) && rule.contact.holds(other, one) {
      return rule.tally
    }
    return .zero
  }

  /// What is wrong where the pieces of two marks meet.
  func tally(_ one: [MarkInk], _ other: [MarkInk]) -> Tally {
    var sum = Tally.zero
    for piece in one {
      for second in other { sum += tally(piece, second) }
    }
    return sum
  }
}
