/// Minimises the total error of each level of a core, one level after the other.
///
/// The position is described by one coordinate per column. A coordinate is the residual of an
/// *active* row (or, before a row took its place, a variable of the core), and at the position
/// itself all coordinates are zero. Every other row is kept as `residual + terms`, an affine
/// function of the coordinates. A step moves one coordinate away from zero until some row's
/// residual becomes zero in a place where it pays to stop; that row becomes the coordinate.
struct Simplex {
  /// A row of the core, in terms of the coordinates.
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

    /// How the row's error grows with its residual.
    var slope: Double {
      isPositive ? (relation == .equal ? 1 : 0) : -1
    }
  }

  /// A coordinate.
  struct Column {
    /// How the error of the rows of this level that are not active grows with the coordinate.
    var gradient = 0.0
    /// The active row that the coordinate is the residual of, -1 if it is a core variable.
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

  /// A slope that differs from zero by less than this is taken for rounding.
  static let slopeTolerance = 1e-9

  let core: Core
  let tolerance: Double
  /// Distances are compared in multiples of this power of two, so that rounding makes no order.
  let distanceQuantum: Double
  let stepLimit: Int
  var rows: [Row] = []
  var terms: SparseRows
  var columns: [Column]
  /// The rows that contain each coordinate.
  var columnRows: IndexLists
  var level: Int32 = 0
  var candidates: [Int32] = []
  var touched: [Int32] = []
  var breakpoints = BreakpointHeap()
  var expression: [SparseTerm] = []
  var walk: Int32 = 0
  private(set) var stepCount = 0

  init(_ core: Core, tolerance: Double) {
    self.core = core
    self.tolerance = tolerance
    distanceQuantum = tolerance.binade
    stepLimit = 10_000 + 100 * (core.rowCount + core.columnCount)
    terms = core.terms
    columns = Array(repeating: Column(), count: core.columnCount)
    columnRows = IndexLists(columnsOf: core.terms, columnCount: core.columnCount)
    var random = RandomSequence()
    rows.reserveCapacity(core.rowCount)
    for level in 0..<core.levelCount {
      for row in core.rows(ofLevel: level) {
        // Relaxing an inequality can only make it easier to meet.
        let size = random.next(in: 0.5..<1.5)
        let perturbation = core.relations[row] == .equal && random.next() < 0.5 ? -size : size
        rows.append(
          Row(
            residual: core.constants[row], perturbation: perturbation, level: Int32(level),
            relation: core.relations[row]))
      }
    }
  }

  /// Brings the total error of a level to its minimum without making a stronger one worse.
  ///
  /// Levels must be minimised in order; ``finishLevel()`` comes after each.
  mutating func minimise(level newLevel: Int) throws(SolverError) {
    level = Int32(newLevel)
    for row in core.rows(ofLevel: newLevel) { enter(row) }
    while let candidate = candidates.popLast() {
      let column = Int(candidate)
      columns[column].isCandidate = false
      try improve(column)
    }
  }

  /// Closes for ever all directions in which the level's error would grow.
  ///
  /// By convexity that keeps its total error at the minimum, with no tolerance to spend.
  mutating func finishLevel() {
    for touchedColumn in touched {
      let column = Int(touchedColumn)
      for direction in [1.0, -1.0] where cost(of: column, direction) > Self.slopeTolerance {
        columns[column].locks.insert(.against(direction))
      }
      if columns[column].locks == .both { delete(column) }
    }
    for column in touched {
      columns[Int(column)].gradient = 0
      columns[Int(column)].isTouched = false
    }
    touched.removeAll(keepingCapacity: true)
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

  /// How the level's error grows as a coordinate moves from zero in a direction.
  @inline(__always)
  func cost(of column: Int, _ direction: Double) -> Double {
    let cost = direction * columns[column].gradient
    let row = Int(columns[column].row)
    guard row >= 0, rows[row].level == level else { return cost }
    return rows[row].relation == .equal || direction < 0 ? cost + 1 : cost
  }

  /// Lets a row of the level that begins take part in the gradient.
  private mutating func enter(_ row: Int) {
    rows[row].isPositive = isPositive(rows[row])
    rows[row].isSettled = terms.count(ofRow: row) == 0
    addToGradient(rows[row].slope, ofRow: row)
  }

  /// The side of zero that the perturbed residual is on.
  @inline(__always)
  func isPositive(_ row: Row) -> Bool {
    row.residual.magnitude > tolerance ? row.residual > 0 : row.perturbation >= 0
  }

  /// Takes one step along the column if that lowers the level's error.
  private mutating func improve(_ column: Int) throws(SolverError) {
    for direction in [1.0, -1.0] where !columns[column].locks.contains(.against(direction)) {
      let slope = cost(of: column, direction)
      if slope >= -Self.slopeTolerance { continue }
      stepCount += 1
      guard stepCount <= stepLimit else { throw .tooManySteps(limit: stepLimit) }
      if let row = rowToStopAt(along: column, direction, slope: slope) {
        pivot(row, column, direction)
      }
      return touch(column)
    }
  }

  /// Removes a coordinate that can never move again from all rows.
  private mutating func delete(_ column: Int) {
    for index in 0..<columnRows.count(of: column) {
      terms.remove(Int32(column), fromRow: columnRows[column, index])
    }
    columnRows.truncate(column, to: 0)
  }
}
