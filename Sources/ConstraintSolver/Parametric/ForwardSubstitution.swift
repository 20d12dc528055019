/// Changes of rows that move variables, which change other rows: forward substitution over the rows that
/// are touched.
struct ForwardSubstitution {
  let matrix: SystemMatrix
  /// The change of each row's value.
  var rows: [ErrorBoundedValue]
  /// The rows that have been changed.
  var touched: [Int32] = []
  /// The variables that have moved, and how far.
  var moves: [SparseTerm] = []

  init(_ matrix: SystemMatrix) {
    self.matrix = matrix
    rows = Array(repeating: ErrorBoundedValue(), count: matrix.rowCount)
  }

  @inline(__always)
  mutating func add(_ factor: Double, _ change: ErrorBoundedValue, toRow row: Int) {
    // An error is never zero again after the first change.
    if rows[row].error == 0 {
      touched.append(Int32(row))
      rows[row].error = .leastNormalMagnitude
    }
    rows[row].add(factor, change)
  }

  /// Moves a variable and with it the values of all rows that contain it.
  @inline(__always)
  mutating func move(_ variable: Int, _ distance: ErrorBoundedValue) {
    moves.append(SparseTerm(Int32(variable), distance.value))
    for entry in matrix.column(variable) { add(entry.value, distance, toRow: Int(entry.column)) }
  }

  /// Brings a row back to zero by moving the variable it is solved for.
  @inline(__always)
  mutating func settle(_ pivot: TriangularOrder.Pivot) {
    let change = rows[Int(pivot.row)]
    if !change.isNoise { move(Int(pivot.column), change.divided(by: -pivot.value)) }
  }
}
