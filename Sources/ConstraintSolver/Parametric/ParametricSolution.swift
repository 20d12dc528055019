/// A solution on its way along a line, as the constant of one row changes.
///
/// Everything is kept as a start and a rate, so to go anywhere on the line is a multiplication and
/// an addition for each variable that moves. The line ends where a row would leave its side, unless
/// the basis turns out to be best on the other side, too.
struct ParametricSolution {
  private struct Move {
    var index: Int32
    var start: Double
    var rate: Double
  }

  /// The error of a row that may bend, because the row may cross zero.
  struct Crossing {
    var total: Int
    var relation: LinearConstraint.Relation
    var start: Double
    var rate: Double
  }

  /// The row whose constant changes.
  let row: Int
  /// The constant at the start.
  let start: Double
  private var moves: [Move] = []
  private var totals: [Move]
  private var crossings: [Crossing] = []
  /// The ends of the line for a smaller and for a larger constant.
  private var lower = RangeEnd()
  private var upper = RangeEnd()

  /// Starts at a solution of the system.
  init(
    _ row: Int, _ derivative: Basis.Derivative, _ system: LinearSystem, _ roles: [RowRole],
    _ solution: Solution
  ) {
    self.row = row
    start = system.constant(ofRow: row)
    moves.reserveCapacity(derivative.variables.count)
    for term in derivative.variables {
      moves.append(
        Move(index: term.column, start: solution.values[Int(term.column)], rate: term.value))
    }
    totals = solution.objective.enumerated().map { index, total in
      Move(index: Int32(index), start: total.total, rate: 0)
    }
    for term in derivative.rows {
      let row = Int(term.column)
      let residual = system.residual(ofRow: row, at: solution.values)
      add(system.rows[row], roles[row], term.column, residual, term.value, solution)
    }
  }

  /// The change of the constant up to which the basis is valid, as far as is known.
  var room: ClosedRange<Double> {
    -lower.distance...upper.distance
  }

  /// Extends the room to a change of the constant, or as far as the basis is best.
  ///
  /// `prices` are those at the start of the line.
  mutating func extend(to change: Double, _ prices: ShadowPrices) {
    while change > upper.distance, let limit = upper.pass(prices) { release(limit) }
    while change < -lower.distance, let limit = lower.pass(prices) { release(limit) }
  }

  /// The rows that have changed sides on the way from the start.
  func rowsPassed(atChange change: Double) -> [Int] {
    change > 0 ? upper.rowsPassed(within: change) : lower.rowsPassed(within: -change)
  }

  /// Writes the solution for a changed constant over the one at the start or elsewhere on the line.
  func write(change: Double, to solution: inout Solution) {
    for move in moves { solution.values[Int(move.index)] = move.start + change * move.rate }
    for total in totals {
      solution.objective[Int(total.index)].total = total.start + change * total.rate
    }
    for crossing in crossings {
      let error = crossing.relation.error(ofResidual: crossing.start + change * crossing.rate)
      solution.objective[crossing.total].total +=
        error - crossing.relation.error(ofResidual: crossing.start)
    }
    for index in solution.objective.indices where solution.objective[index].total < 0 {
      // An error is never negative, but rounding may make it so.
      solution.objective[index].total = 0
    }
  }

  /// Lets a row limit the room and change the total of its level.
  private mutating func add(
    _ row: LinearSystem.Row, _ role: RowRole, _ number: Int32, _ residual: Double, _ rate: Double,
    _ solution: Solution
  ) {
    let total = solution.objective.firstIndex { $0.level == row.level } ?? 0
    let crossing = Crossing(total: total, relation: row.relation, start: residual, rate: rate)
    if role == .settled { return crossings.append(crossing) }
    let growth = row.level == 0 ? 0 : role.slope(row.relation) * rate
    totals[total].rate += growth
    let room = role.room(residual: residual, rate: rate)
    var limit = RangeEnd.Limit(
      row: number, crossing: crossing, growth: growth, distance: room.upperBound)
    if room.upperBound < .infinity { upper.append(limit) }
    limit.distance = -room.lowerBound
    if room.lowerBound > -.infinity { lower.append(limit) }
  }

  /// Lets the error of a row bend that limits the room no longer.
  private mutating func release(_ limit: RangeEnd.Limit) {
    totals[limit.crossing.total].rate -= limit.growth
    crossings.append(limit.crossing)
  }
}
