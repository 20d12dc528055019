/// One end of the range in which a basis stays the best one, as the constant of a row changes
/// (right-hand-side ranging): the rows that would leave their sides, the nearest first.
struct RangeEnd {
  /// A row that reaches zero.
  struct Limit {
    var row: Int32
    /// The error of the row, if it may cross zero after all.
    var crossing: ParametricSolution.Crossing
    /// The row's part of the rate of its level's total while it stays on its side.
    var growth: Double
    /// The distance from the start at which it reaches zero.
    var distance: Double
  }

  /// The length of the range in this direction, as far as is known.
  private(set) var distance = Double.infinity
  /// The limits that have not been passed, the nearest last once they are sorted.
  private var limits: [Limit] = []
  private var passed: [Limit] = []
  private var isSorted = false
  /// Whether the nearest limit cannot be passed.
  private var isFinal = false
  /// The prices at the end, once a limit was to be passed.
  private var prices: ShadowPrices?

  mutating func append(_ limit: Limit) {
    limits.append(limit)
    distance = min(distance, limit.distance)
  }

  /// Passes the nearest limit, if the basis is best beyond it, and returns it.
  mutating func pass(_ startPrices: ShadowPrices) -> Limit? {
    if isFinal { return nil }
    if !isSorted {
      limits.sort { $0.distance > $1.distance }
      isSorted = true
    }
    // Taken out so that it is not copied when it changes.
    var prices = prices ?? startPrices
    self.prices = nil
    defer { self.prices = prices }
    guard let limit = limits.last, prices.cross(row: Int(limit.row)) else {
      isFinal = true
      return nil
    }
    limits.removeLast()
    passed.append(limit)
    distance = limits.last?.distance ?? .infinity
    return limit
  }

  /// The rows that have crossed zero nearer than a distance.
  func rowsPassed(within distance: Double) -> [Int] {
    passed.filter { $0.distance < distance }.map { Int($0.row) }
  }
}
