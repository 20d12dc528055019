/// The rows of a reduced system as affine functions of the coordinates of the simplex method.
///
/// There is one coordinate per column. A coordinate is the residual of an *active* row (or, before a
/// row took its place, a variable of the reduced system), and at the position itself all coordinates
/// are zero. Every other row is kept as `residual + terms`.
struct Tableau {
  /// A row of the reduced system, in terms of the coordinates.
  struct Row {
    /// The value of the row's expression.
    var residual: Double
    /// The row's share in the symbolic perturbation: the residual is thought of as
    /// `residual + perturbation · ε` for an ε too small to see, so ties never happen.
    var perturbation: Double
    var level: Int32
    /// The coordinate that is this row's residual, -1 if the row is not active.
    var coordinate: Int32 = -1
    /// The last walk over a column's rows that met this row.
    var walk: Int32 = 0
    var relation: LinearConstraint.Relation
    /// Whether the row is on the side of zero or above.
    var isPositive = true
    /// Whether stronger levels had determined the row's residual before its level began: then
    /// the row had no influence on anything.
    var isSettled = false

    var isActive: Bool { coordinate >= 0 }

    /// The growth of the row's error with its residual.
    var slope: Double {
      isPositive ? (relation == .equal ? 1 : 0) : -1
    }
  }

  /// A coordinate.
  struct Column {
    /// The growth of the error of this level's inactive rows with the coordinate.
    var gradient = 0.0
    /// The active row that the coordinate is the residual of, -1 if it is a variable.
    var row: Int32 = -1
    /// Directions in which to move would spoil a more important level.
    var locks = Locks()
    var isCandidate = false
    var isTouched = false
  }

  /// Directions of a coordinate that are closed.
  struct Locks: OptionSet {
    let rawValue: UInt8
    static let increasing = Locks(rawValue: 1)
    static let decreasing = Locks(rawValue: 2)
    static let both: Locks = [.increasing, .decreasing]

    /// The lock against moving with this sign.
    @inline(__always)
    static func against(_ direction: Double) -> Locks {
      direction > 0 ? .increasing : .decreasing
    }
  }

  let tolerance: Double
  var rows: [Row] = []
  private(set) var terms: SparseRows
  var columns: [Column]
  /// The rows that contain each coordinate.
  var columnRows: IndexLists
  /// The level that is being minimised.
  var level: Int32 = 0
  /// The columns to try.
  var candidates: [Int32] = []
  /// The columns whose gradient is that of the level.
  var touched: [Int32] = []
  /// The number of terms of rows and expressions merged so far: the cost of the steps.
  private(set) var mergedTerms = 0
  /// The last level at the end of which each row was cleared of coordinates that cannot move.
  private var clearedLevels: [Int32]
  private var expression: [SparseTerm] = []

  init(_ system: ReducedSystem, tolerance: Double) {
    self.tolerance = tolerance
    terms = system.terms
    columns = Array(repeating: Column(), count: system.columnCount)
    columnRows = IndexLists(columnsOf: system.terms, columnCount: system.columnCount)
    clearedLevels = Array(repeating: -1, count: system.rowCount)
    var random = RandomSequence()
    rows.reserveCapacity(system.rowCount)
    for level in 0..<system.levelCount {
      for row in system.rows(ofLevel: level) {
        // Relaxing an inequality can only make it easier to meet.
        let size = random.next(in: 0.5..<1.5)
        let perturbation = system.relations[row] == .equal && random.next() < 0.5 ? -size : size
        rows.append(
          Row(
            residual: system.constants[row], perturbation: perturbation, level: Int32(level),
            relation: system.relations[row]))
      }
    }
  }

  /// Makes the column's directions be tried, now or again.
  @inline(__always)
  mutating func touch(_ column: Int) {
    if !columns[column].isCandidate {
      columns[column].isCandidate = true
      candidates.append(Int32(column))
    }
    if !columns[column].isTouched {
      columns[column].isTouched = true
      touched.append(Int32(column))
    }
  }

  /// Adds a multiple of a row to the gradient.
  @inline(__always)
  mutating func addToGradient(_ factor: Double, ofRow row: Int) {
    for position in terms.range(ofRow: row) {
      let term = terms[position]
      columns[Int(term.column)].gradient += factor * term.value
      touch(Int(term.column))
    }
  }

  /// The growth of the level's error as a coordinate moves from zero in a direction.
  @inline(__always)
  func cost(of column: Int, _ direction: Double) -> Double {
    let cost = direction * columns[column].gradient
    let row = Int(columns[column].row)
    guard row >= 0, rows[row].level == level else { return cost }
    return rows[row].relation == .equal || direction < 0 ? cost + 1 : cost
  }

  /// Lets a row of the level that begins take part in the gradient.
  mutating func enter(_ row: Int) {
    rows[row].isPositive = isPositive(rows[row])
    rows[row].isSettled = terms.count(ofRow: row) == 0
    addToGradient(rows[row].slope, ofRow: row)
  }

  /// The side of zero that the perturbed residual is on.
  @inline(__always)
  private func isPositive(_ row: Row) -> Bool {
    row.residual.magnitude > tolerance ? row.residual > 0 : row.perturbation >= 0
  }

  /// Removes coordinates that are locked both ways, and so can never move again, from all rows.
  mutating func delete(_ closed: [Int]) {
    let columns = columns
    for column in closed {
      for index in 0..<columnRows.count(of: column) {
        let row = columnRows[column, index]
        if closed.count == 1 {
          terms.remove(Int32(column), fromRow: row)
        } else if clearedLevels[row] < level {
          // All at once, since a row may contain most of them.
          clearedLevels[row] = level
          terms.remove(fromRow: row) { columns[Int($0)].locks == .both }
        }
      }
      columnRows.truncate(column, to: 0)
    }
  }

  /// Makes a row's residual the coordinate of a column, in place of what it was.
  ///
  /// The column's list of rows must be clear of rows that do not contain it, as the line search
  /// leaves it. `direction` is that in which the old coordinate moved.
  mutating func pivot(_ row: Int, _ column: Int, _ direction: Double) {
    let (residual, perturbation) = solve(row, for: column)
    replaceInGradient(column)
    let oldRow = Int(columns[column].row)
    activate(row, as: column)
    for index in 0..<columnRows.count(of: column) {
      let other = columnRows[column, index]
      if other != row { substitute(column, residual, perturbation, inRow: other) }
    }
    if oldRow >= 0 {
      deactivate(oldRow, residual, perturbation, isPositive: direction > 0)
    }
    touch(column)
  }

  /// Solves a row for a coordinate: the terms go to `expression`, the constants are returned.
  ///
  /// In the result the column stands for the new coordinate, the row's residual.
  private mutating func solve(_ row: Int, for column: Int) -> (Double, Double) {
    let pivot = terms.coefficient(of: Int32(column), inRow: row)
    if rows[row].level == level { addToGradient(-rows[row].slope, ofRow: row) }
    expression.removeAll(keepingCapacity: true)
    for position in terms.range(ofRow: row) {
      let term = terms[position]
      let value = Int(term.column) == column ? 1 / pivot : -term.value / pivot
      expression.append(SparseTerm(term.column, value))
    }
    return (-rows[row].residual / pivot, -rows[row].perturbation / pivot)
  }

  /// Expresses the gradient in the new coordinate.
  private mutating func replaceInGradient(_ column: Int) {
    let gradient = columns[column].gradient
    columns[column].gradient = 0
    for term in expression {
      columns[Int(term.column)].gradient += gradient * term.value
      touch(Int(term.column))
    }
  }

  private mutating func activate(_ row: Int, as column: Int) {
    terms.clearRow(row)
    rows[row].residual = 0
    rows[row].perturbation = 0
    rows[row].coordinate = Int32(column)
    columns[column].row = Int32(row)
    // A row of a finished level has been stopped at: it may go back but not through.
    columns[column].locks =
      rows[row].level < level ? .against(rows[row].isPositive ? -1 : 1) : []
  }

  /// Replaces the column's old coordinate in a row.
  @inline(__always)
  private mutating func substitute(
    _ column: Int, _ residual: Double, _ perturbation: Double, inRow row: Int
  ) {
    mergedTerms += terms.count(ofRow: row) + expression.count
    let factor = terms.substitute(Int32(column), inRow: row, by: expression)
    rows[row].residual += factor * residual
    rows[row].perturbation += factor * perturbation
    for filled in terms.changes.filled { columnRows.append(Int32(row), to: Int(filled)) }
    if rows[row].level == level { correctSide(ofRow: row) }
  }

  /// Makes the side of a row agree with its residual where rounding decided otherwise.
  @inline(__always)
  private mutating func correctSide(ofRow row: Int) {
    guard rows[row].residual.magnitude > tolerance,
      (rows[row].residual > 0) != rows[row].isPositive
    else { return }
    let old = rows[row].slope
    rows[row].isPositive.toggle()
    addToGradient(rows[row].slope - old, ofRow: row)
  }

  /// Turns a row whose residual was the coordinate into one that depends on the new coordinate.
  private mutating func deactivate(
    _ row: Int, _ residual: Double, _ perturbation: Double, isPositive: Bool
  ) {
    terms.replaceRow(row, by: expression)
    rows[row].residual = residual
    rows[row].perturbation = perturbation
    rows[row].coordinate = -1
    rows[row].isPositive = isPositive
    for term in expression { columnRows.append(Int32(row), to: Int(term.column)) }
    if rows[row].level == level { addToGradient(rows[row].slope, ofRow: row) }
  }
}
