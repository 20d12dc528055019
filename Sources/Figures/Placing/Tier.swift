/// What can be wrong where a mark stands, the worst first.
///
/// Arrangements of marks are compared by how often each tier is wrong, from the first tier down, as the solver
/// compares priorities: no number of faults in a lower tier weighs as much as one in a higher tier.
enum Tier: Int, CaseIterable, Sendable {
  /// A number, a name, a line or its end cannot be read, since something else lies on it.
  case hides
  /// It stands where it says something else: in another view, beyond the figure, or among another view's items.
  case strays
  /// A line is not long enough to show on both sides of its number what it is.
  case tooShort
  /// It touches or interrupts what it does not belong to.
  case touches
  /// It crosses what it does not belong to.
  case crosses
  /// It stands otherwise than another one of its class.
  case unlike
  /// It stands away from its items.
  case away
}

/// How often each tier is wrong, and how far things are from their best places.
struct Tally: Hashable, Sendable {
  private static let bits = 16
  private static let tiersOfWord = 4

  /// The counts of the first four tiers and of the others, 16 bits for each, the first tier in the highest.
  private var upper: UInt64 = 0
  private var lower: UInt64 = 0
  /// In sixty-fourths of a point, so that sums and differences are exact.
  private var distance = 0

  static let zero = Tally()

  /// - Parameter distance: How far from its best place something is, in points.
  init(distance: Double = 0) {
    self.distance = Int((min(distance, 1e6) * 64).rounded())
  }

  /// - Parameter distance: How far from its best place something is, in points.
  init(_ tier: Tier, _ count: Int = 1, distance: Double = 0) {
    self.init(distance: distance)
    let unit = UInt64(count) << Self.shift(of: tier)
    if tier.rawValue < Self.tiersOfWord { upper = unit } else { lower = unit }
  }

  private static func shift(of tier: Tier) -> Int {
    bits * (tiersOfWord - 1 - tier.rawValue % tiersOfWord)
  }

  /// How often a tier is wrong.
  subscript(tier: Tier) -> Int {
    let word = tier.rawValue < Self.tiersOfWord ? upper : lower
    return Int(word >> Self.shift(of: tier) & (1 << Self.bits - 1))
  }

  /// Whether something is wrong: more than a distance.
  var isWrong: Bool { upper | lower != 0 }

  /// Whether something is wrong in a tier or in one above it.
  func isWrong(from tier: Tier) -> Bool {
    let least = Tally(tier)
    return (upper, lower) >= (least.upper, least.lower)
  }

  /// Whether more is wrong than in another tally, in the first tiers up to one.
  func isWorse(than other: Tally, to last: Tier) -> Bool {
    for tier in Tier.allCases.prefix(last.rawValue + 1) where self[tier] != other[tier] {
      return self[tier] > other[tier]
    }
    return false
  }

  static func + (a: Tally, b: Tally) -> Tally {
    var sum = a
    sum += b
    return sum
  }

  static func += (sum: inout Tally, term: Tally) {
    sum.upper &+= term.upper
    sum.lower &+= term.lower
    sum.distance += term.distance
  }

  /// Takes away what was added before.
  static func -= (sum: inout Tally, term: Tally) {
    sum.upper &-= term.upper
    sum.lower &-= term.lower
    sum.distance -= term.distance
  }
}

extension Tally: Comparable {
  static func < (a: Tally, b: Tally) -> Bool {
    (a.upper, a.lower, a.distance) < (b.upper, b.lower, b.distance)
  }
}
