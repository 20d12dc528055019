import LayoutModel

/// How two pieces of ink lie to each other.
enum Contact: Hashable, Sendable {
  /// They are nearer than this, in points; with 0 they overlap.
  case nearer(Double)
  /// Two lines of one direction run along each other for more than a point, nearer than this.
  case alongside(Double)
  /// Two lines cross at right angles.
  case crossing
  /// A line crosses another one, or ends at it, nearer than this to one of the other's ends.
  case atEnd(Double)
  /// The first one has a part in the second one, deeper than this.
  case inside(Double)
  /// The first one reaches out of the second one, further than this.
  case outside(Double)

  func holds(_ first: MarkInk, _ second: MarkInk) -> Bool {
    switch self {
    case .nearer(let distance):
      return distance == 0
        ? first.box.intersects(second.box) && first.distance(to: second) == 0
        : first.distance(to: second) < distance
    case .alongside(let distance):
      guard let axis = first.axis, axis == second.axis else { return false }
      let (a, b) = (first.box.range(axis), second.box.range(axis))
      return min(a.end, b.end) - max(a.start, b.start) > 1
        && (first.cross - second.cross).magnitude < distance
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
    case .inside(let depth): return first.box.touches(second.box.insetBy(depth))
    case .outside(let distance): return !second.box.insetBy(-distance).contains(first.box)
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
  var tier: Tier

  init(
    _ first: Role, _ contact: Contact, _ second: Role, of kin: Kin = .any, _ tier: Tier
  ) {
    (self.first, self.contact, self.second, self.kin, self.tier) =
      (first, contact, second, kin, tier)
  }
}

/// The rules of a style by the roles that they compare: of two pieces the first row that holds counts.
struct Rules: Sendable {
  private let rows: [[Rule]]
  private static let roles = Role.allCases.count

  init(_ rules: [Rule]) {
    var rows = [[Rule]](repeating: [], count: Self.roles * Self.roles)
    for rule in rules { rows[Self.row(rule.first, rule.second)].append(rule) }
    self.rows = rows
  }

  private static func row(_ first: Role, _ second: Role) -> Int {
    first.rawValue * roles + second.rawValue
  }

  /// What is wrong where two pieces meet, in the order in which rules name them.
  /// - Parameter kin: How the view of the second one stands to those of the first one.
  func tier(_ first: MarkInk, _ second: MarkInk, of kin: Kin = .foreign) -> Tier? {
    for rule in rows[Self.row(first.role, second.role)]
    where !rule.kin.isDisjoint(with: kin) && rule.contact.holds(first, second) {
      return rule.tier
    }
    return nil
  }

  /// What is wrong between two pieces, whichever of them rules name first.
  func tally(_ one: MarkInk, _ other: MarkInk) -> Tally {
    if let tier = tier(one, other) ?? (one.role == other.role ? nil : tier(other, one)) {
      return Tally(tier)
    }
    return .zero
  }
}
