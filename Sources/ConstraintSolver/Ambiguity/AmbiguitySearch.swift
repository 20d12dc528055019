/// Finds out whether the best solution is the only one, and if not, another.
///
/// After the last level the coordinates that are not locked both ways can still move, as long as
/// no row changes sides. Rows that are exactly zero by coincidence may forbid what the locks
/// allow. Near the position the possible movements form a cone: each condition of it, a row at
/// zero or a lock, says that a linear function of the movement is not negative. If a condition
/// can be positive at all it can be scaled to 1 or more, and movements can be added. So a single
/// L1 problem, "let each condition be 1 or more", meets every condition that can be met, and the
/// others have an error of exactly 1: those can only be zero. Within the space so found, the
/// movement is tilted at random, so that every variable that can change does change.
struct AmbiguitySearch {
  private let simplex: Simplex
  private let tableau: Tableau
  /// The columns that can move, and the position of each in this list.
  private let live: [Int]
  private var liveIndex: [Int32]
  private var conditions: SparseRows
  private var random = RandomSequence()

  init(_ simplex: Simplex) {
    self.simplex = simplex
    tableau = simplex.tableau
    live = simplex.tableau.columns.indices.filter { simplex.tableau.columns[$0].locks != .both }
    liveIndex = Array(repeating: -1, count: tableau.columns.count)
    for (index, column) in live.enumerated() { liveIndex[column] = Int32(index) }
    conditions = SparseRows()
    collectConditions()
  }

  /// Values of the reduced system's variables that are just as good as those of the simplex; nil if
  /// there are no others.
  func otherValues() throws(SolverError) -> [Double]? {
    if live.isEmpty { return nil }
    var search = self
    var movement = try search.movement()
    if movement.allSatisfy({ $0 == 0 }) { return nil }
    search.scale(&movement)
    var coordinates = [Double](repeating: 0, count: tableau.columns.count)
    for (index, column) in live.enumerated() { coordinates[column] = movement[index] }
    return simplex.eliminatedActiveRows(atCoordinates: coordinates).values()
  }

  /// Whether a row stops a movement at once if it moves towards its other side.
  private func isAtZero(_ row: Int) -> Bool {
    tableau.rows[row].residual.magnitude <= tableau.tolerance
  }

  private func isFree(_ row: Int) -> Bool {
    !tableau.rows[row].isActive && tableau.terms.count(ofRow: row) > 0
  }

  private mutating func collectConditions() {
    for row in tableau.rows.indices where isFree(row) && isAtZero(row) {
      let sign = tableau.rows[row].isPositive ? 1.0 : -1
      conditions.append(
        tableau.terms.terms(ofRow: row).map {
          SparseTerm(liveIndex[Int($0.column)], sign * $0.value)
        })
    }
    for (index, column) in live.enumerated() where !tableau.columns[column].locks.isEmpty {
      let sign = tableau.columns[column].locks == .decreasing ? 1.0 : -1
      conditions.append([SparseTerm(Int32(index), sign)])
    }
  }

  /// The value of a condition for a movement.
  private func value(ofCondition condition: Int, _ movement: [Double]) -> Double {
    conditions.terms(ofRow: condition).reduce(0) { $0 + $1.value * movement[Int($1.column)] }
  }

  /// A movement of the live columns in which everything that can move does.
  private mutating func movement() throws(SolverError) -> [Double] {
    let steady = try mostPositiveMovement()
    let canBePositive = (0..<conditions.rowCount).map {
      value(ofCondition: $0, steady) > Tolerances.metCondition
    }
    let tilt = randomMovement(keepingZero: canBePositive.indices.filter { !canBePositive[$0] })
    var steepest = 1.0
    for condition in canBePositive.indices where canBePositive[condition] {
      steepest = max(steepest, value(ofCondition: condition, tilt).magnitude)
    }
    return zip(steady, tilt).map { steady, tilt in
      let sum = steady + 0.5 / steepest * tilt
      return sum.magnitude < Tolerances.slope ? 0 : sum
    }
  }

  /// A movement that is at least 1 in every condition that can be positive.
  private func mostPositiveMovement() throws(SolverError) -> [Double] {
    var system = ReducedSystem()
    system.columnCount = live.count
    for constant in [0.0, -1.0] {
      for condition in 0..<conditions.rowCount {
        system.terms.append(conditions.terms(ofRow: condition))
        system.append(constant, .greaterThanOrEqual, source: condition)
      }
    }
    system.levelStarts = [0, conditions.rowCount, 2 * conditions.rowCount]
    var search = Simplex(system, tolerance: Tolerances.movementResidual)
    _ = try search.minimiseAllLevels()
    return search.eliminatedActiveRows().values()
  }

  /// A random movement that leaves some conditions at zero.
  private mutating func randomMovement(keepingZero zero: [Int]) -> [Double] {
    var rows = SparseRows()
    for condition in zero { rows.append(conditions.terms(ofRow: condition)) }
    var elimination = Elimination(
      rows: rows, constants: Array(repeating: 0, count: zero.count), columnCount: live.count,
      tolerance: Tolerances.movementResidual)
    elimination.eliminate(Array(zero.indices))
    var movement = [Double](repeating: 0, count: live.count)
    for index in movement.indices { movement[index] = random.next(in: -1..<1) }
    elimination.definitions.backSubstitute(into: &movement)
    return movement
  }

  /// The part of the largest constant by which something moves that nothing stops.
  private static let reach = 0.125

  /// Makes a movement as large as the rows that are not at zero permit.
  ///
  /// Parts that no row connects are scaled separately, and a little at random: to go exactly
  /// as far as permitted in two parts could leave a variable that depends on both in place.
  private mutating func scale(_ movement: inout [Double]) {
    var parts = connectedParts()
    var limits = [Double](repeating: .infinity, count: live.count)
    for row in tableau.rows.indices where isFree(row) && !isAtZero(row) {
      guard let limit = limit(ofRow: row, movement) else { continue }
      let position = tableau.terms.range(ofRow: row).lowerBound
      let part = parts.representative(of: Int(liveIndex[Int(tableau.terms[position].column)]))
      limits[part] = min(limits[part], limit)
    }
    var sizes = [Double](repeating: 0, count: live.count)
    for index in movement.indices {
      let part = parts.representative(of: index)
      sizes[part] = max(sizes[part], movement[index].magnitude)
    }
    let reach =
      simplex.reduced.constants.reduce(1 / Self.reach) { max($0, $1.magnitude) } * Self.reach
    let shares = live.map { _ in random.next(in: 0.75..<1) }
    for index in movement.indices where movement[index] != 0 {
      let part = parts.representative(of: index)
      movement[index] *= shares[part] * (limits[part].isFinite ? limits[part] : reach / sizes[part])
    }
  }

  /// The live columns, joined where a row contains them together.
  private func connectedParts() -> DisjointSets {
    var parts = DisjointSets(count: live.count)
    for row in tableau.rows.indices where isFree(row) {
      let range = tableau.terms.range(ofRow: row)
      let first = Int(liveIndex[Int(tableau.terms[range.lowerBound].column)])
      for position in range.dropFirst() {
        parts.join(first, Int(liveIndex[Int(tableau.terms[position].column)]))
      }
    }
    return parts
  }

  /// The multiple of a movement at which the row reaches zero; nil if it never does.
  private func limit(ofRow row: Int, _ movement: [Double]) -> Double? {
    var rate = 0.0
    for term in tableau.terms.terms(ofRow: row) {
      rate += term.value * movement[Int(liveIndex[Int(term.column)])]
    }
    let residual = tableau.rows[row].residual
    guard rate.magnitude > Tolerances.slope, (rate < 0) == (residual > 0) else { return nil }
    return -residual / rate
  }
}
