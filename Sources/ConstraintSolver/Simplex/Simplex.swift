/// Minimises the total error of each level of a reduced system, one level after the other.
///
/// A step moves one coordinate of the ``Tableau`` away from zero until some row's residual becomes
/// zero in a place where it pays to stop; that row becomes the coordinate.
struct Simplex {
  let reduced: ReducedSystem
  private(set) var tableau: Tableau
  private var lineSearch: LineSearch
  private let stepLimit: Int
  private let mostTerms: Int
  private var stepCount = 0

  /// - Parameter mostTerms: How many terms the steps may merge.
  init(_ reduced: ReducedSystem, tolerance: Double, mostTerms: Int = .max) {
    self.reduced = reduced
    self.mostTerms = mostTerms
    tableau = Tableau(reduced, tolerance: tolerance)
    lineSearch = LineSearch(tolerance: tolerance)
    stepLimit = 10_000 + 100 * (reduced.rowCount + reduced.columnCount)
  }

  /// Minimises the levels in order; false if level 0 cannot be met, and then only that.
  mutating func minimiseAllLevels() throws(SolverError) -> Bool {
    for level in 0..<reduced.levelCount {
      try minimise(level: level)
      if level == 0, !refutingRows().isEmpty { return false }
      finishLevel()
    }
    return true
  }

  /// Brings the total error of a level to its minimum without making a stronger one worse.
  ///
  /// Levels must be minimised in order; ``finishLevel()`` comes after each.
  mutating func minimise(level: Int) throws(SolverError) {
    tableau.level = Int32(level)
    for row in reduced.rows(ofLevel: level) { tableau.enter(row) }
    while let candidate = tableau.candidates.popLast() {
      let column = Int(candidate)
      tableau.columns[column].isCandidate = false
      try improve(column)
    }
  }

  /// Closes for ever all directions in which the level's error would grow.
  ///
  /// By convexity that keeps its total error at the minimum, with no tolerance to spend.
  private mutating func finishLevel() {
    var closed: [Int] = []
    for touchedColumn in tableau.touched {
      let column = Int(touchedColumn)
      for direction in [1.0, -1.0] where tableau.cost(of: column, direction) > Tolerances.slope {
        tableau.columns[column].locks.insert(.against(direction))
      }
      if tableau.columns[column].locks == .both { closed.append(column) }
    }
    tableau.delete(closed)
    for column in tableau.touched {
      tableau.columns[Int(column)].gradient = 0
      tableau.columns[Int(column)].isTouched = false
    }
    tableau.touched.removeAll(keepingCapacity: true)
  }

  /// Takes one step along the column if that lowers the level's error.
  private mutating func improve(_ column: Int) throws(SolverError) {
    for direction in [1.0, -1.0]
    where !tableau.columns[column].locks.contains(.against(direction)) {
      let slope = tableau.cost(of: column, direction)
      if slope >= -Tolerances.slope { continue }
      stepCount += 1
      guard stepCount <= stepLimit else { throw .tooManySteps(limit: stepLimit) }
      guard tableau.mergedTerms <= mostTerms else { throw .tooManyTerms(limit: mostTerms) }
      if let row = lineSearch.rowToStopAt(along: column, direction, slope: slope, in: &tableau) {
        tableau.pivot(row, column, direction)
      }
      return tableau.touch(column)
    }
  }

  /// The rows that prove that level 0 cannot be met; empty if it is met.
  ///
  /// To be asked after level 0 is minimised and before it is finished. They are the rows on the
  /// wrong side, of whose sum the gradient is made, and the active rows that hold them there.
  func refutingRows() -> [Int] {
    let rows = tableau.rows
    let failed = reduced.rows(ofLevel: 0).filter { !rows[$0].isActive && !rows[$0].isPositive }
    let least = -Tolerances.refutingResiduals * tableau.tolerance
    guard failed.contains(where: { rows[$0].residual < least }) else { return [] }
    let holding = tableau.columns.filter {
      $0.row >= 0 && $0.gradient.magnitude > Tolerances.slope
    }
    return (failed + holding.map { Int($0.row) }).map { reduced.sources[$0] }
  }

  /// The equations that say where the coordinates are, solved for the variables of the reduced
  /// system; at the position if nothing else is said.
  ///
  /// Row `n` of the elimination belongs to the coordinate of column `n`. The rows are those of the
  /// reduced system, not as rewritten by the steps, so rounding does not add up from step to step.
  func eliminatedActiveRows(
    atCoordinates coordinates: [Double]? = nil, recordsFactors: Bool = false
  ) -> Elimination {
    let columns = tableau.columns
    var active = SparseRows(reservingRows: columns.count, terms: 2 * columns.count)
    var constants: [Double] = []
    constants.reserveCapacity(columns.count)
    var row: [SparseTerm] = []
    for column in columns.indices {
      let source = Int(columns[column].row)
      row.removeAll(keepingCapacity: true)
      if source < 0 {
        row.append(SparseTerm(Int32(column), 1))
      } else {
        row.append(contentsOf: reduced.terms.terms(ofRow: source))
      }
      active.append(row)
      constants.append((source < 0 ? 0 : reduced.constants[source]) - (coordinates?[column] ?? 0))
    }
    var elimination = Elimination(
      rows: active, constants: constants, columnCount: columns.count,
      tolerance: tableau.tolerance, recordsFactors: recordsFactors)
    elimination.eliminate(Array(columns.indices))
    return elimination
  }
}
