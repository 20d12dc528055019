import LayoutModel

/// How two pieces of ink lie to each other; distances are in points.
enum Contact: Sendable {
  /// They are nearer than this; with 0 they overlap, and with less they do so by more than that.
  case nearer(Double)
  /// The second one reaches into the first one, made so much larger at its sides and above and below.
  case within(Double, Double)
  /// The first one, with as much around it, lies in the second one in part, and in part beside it.
  case straddling(Double)
  /// A disc is nearer than this to a cap of a line.
  case atCap(Double)
  /// Two lines run along each other, nearer than this, for more than a length.
  case alongside(Double, over: Double = 1)
  /// A line of some length at most runs along a cap of another line, nearer than this.
  case alongCap(Double, upTo: Double = .infinity)
  /// A line runs through a bar nearer than this to an end of it.
  case throughEnd(Double)
  /// Two lines cross at right angles, so far before the ends of both at least.
  case crossing(Double)
  /// The second one crosses the first one at its cap or head, or just beside it.
  case crossingHead
  /// They cross nearer than this to an end of each.
  case crossingEnds(Double)
  /// A text, with as much around it, hides a bar, its caps or the edge at its end.
  case covering(Double)
  /// A text lies on a line and its end, or so near to that end.
  case coveringEnd(Double)
  /// A line strikes a text, and does not run below its letters, which end so far above its lower edge.
  case striking(Double)

  func holds(_ first: MarkInk, _ second: MarkInk) -> Bool {
    switch self {
    case .nearer(let distance): first.isNearer(distance, to: second)
    case .within(let aside, let above): first.reaches(second, aside, above)
    case .straddling(let distance): first.straddles(second, distance)
    case .atCap(let distance): first.isAtCap(of: second, distance)
    case .alongside(let distance, let length): first.runs(along: second, distance, for: length)
    case .alongCap(let distance, let most):
      first.length < most && first.runs(alongCapOf: second, distance, cap: second.cap)
    case .throughEnd(let distance): first.runs(alongCapOf: second, distance, cap: 0)
    case .crossing(let margin): first.crosses(second, margin)
    case .crossingHead: first.crosses(second) && first.end(beside: second) < first.head
    case .crossingEnds(let distance):
      first.crosses(second) && first.end(beside: second) < distance
        && second.end(beside: first) < distance
    case .covering(let distance): first.hides(second, distance)
    case .coveringEnd(let distance): first.lies(on: second) && first.hidesEnd(of: second, distance)
    case .striking(let distance):
      first.lies(on: second) && second.box.minY <= first.box.maxY - distance
    }
  }

  /// Whether it is the same whichever piece comes first.
  var isMutual: Bool {
    switch self {
    case .nearer, .alongside, .crossing, .crossingEnds: true
    case .within, .straddling, .atCap, .alongCap, .throughEnd, .crossingHead, .covering,
      .coveringEnd, .striking:
      false
    }
  }
}

/// What is wrong where a piece of ink meets another one.
struct Rule: Sendable {
  var first: RoleSet
  var contact: Contact
  var second: RoleSet
  var tally: Tally

  init(
    _ first: RoleSet, _ contact: Contact, _ second: RoleSet, _ tier: Tier, times count: Int = 1
  ) {
    (self.first, self.contact, self.second) = (first, contact, second)
    tally = Tally(tier, count)
  }

  /// - Parameter points: How much farther the next place may be that is free of this.
  init(_ first: RoleSet, _ contact: Contact, _ second: RoleSet, costs points: Double) {
    (self.first, self.contact, self.second) = (first, contact, second)
    tally = Tally(distance: points)
  }
}

/// Rules by the roles that they compare: of two pieces the first row that holds counts, whichever it names first.
struct Rules: Sendable {
  private struct Row {
    var contact: Contact
    var tally: Tally
    /// Whether it holds of the pieces in their order, and in the other one.
    var isForward: Bool
    var isBackward: Bool
  }

  private var rows: [Row] = []
  /// For each pair of roles its rows, from one place to another.
  private var ranges: [Range<Int>] = []
  private let count: Int

  init(_ rules: [Rule]) {
    let all = Role.allCases
    count = all.count
    for first in all {
      let own = rules.filter { $0.first.contains(first) || $0.second.contains(first) }
      for second in all {
        let start = rows.count
        for rule in own {
          let isForward = rule.first.contains(first) && rule.second.contains(second)
          let isBackward = rule.first.contains(second) && rule.second.contains(first)
          guard isForward || isBackward else { continue }
          rows.append(
            Row(
              contact: rule.contact, tally: rule.tally, isForward: isForward,
              isBackward: isBackward && !(isForward && rule.contact.isMutual)))
        }
        ranges.append(start..<rows.count)
      }
    }
  }

  /// What is wrong where two pieces meet.
  func tally(_ one: MarkInk, _ other: MarkInk) -> Tally {
    for number in ranges[one.role.rawValue * count + other.role.rawValue] {
      let row = rows[number]
      if row.isForward && row.contact.holds(one, other)
        || row.isBackward && row.contact.holds(other, one)
      {
        return row.tally
      }
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
