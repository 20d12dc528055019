extension Simplex {
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
