/// The coefficients of a system by row and by variable, each pair once.
///
/// Constants and levels are not in it, so it stays good when those change.
struct SystemMatrix {
  private var rowStarts: [Int32] = [0]
  private var rowTerms: [SparseTerm] = []
  private var columnStarts: [Int32]
  /// As `rowTerms`, but `column` is the number of the row.
  private var columnTerms: [SparseTerm] = []

  var rowCount: Int { rowStarts.count - 1 }
  var variableCount: Int { columnStarts.count - 1 }

  init(_ system: LinearSystem) {
    columnStarts = Array(repeating: 0, count: system.variableCount + 1)
    rowStarts.reserveCapacity(system.rowCount + 1)
    rowTerms.reserveCapacity(system.terms.count)
    var positions = [Int32](repeating: -1, count: system.variableCount)
    for row in 0..<system.rowCount { append(row, of: system, &positions) }
    transpose()
  }

  /// The place of a row's terms.
  @inline(__always)
  func row(_ row: Int) -> ArraySlice<SparseTerm> {
    rowTerms[Int(rowStarts[row])..<Int(rowStarts[row + 1])]
  }

  /// The rows that contain a variable; `column` is the number of the row.
  @inline(__always)
  func column(_ variable: Int) -> ArraySlice<SparseTerm> {
    columnTerms[Int(columnStarts[variable])..<Int(columnStarts[variable + 1])]
  }

  /// Adds up the terms of each variable in a row; `positions` says where it was last added.
  private mutating func append(
    _ row: Int, of system: LinearSystem, _ positions: inout [Int32]
  ) {
    let start = rowTerms.count
    for term in system.terms(ofRow: row) {
      let position = Int(positions[Int(term.column)])
      if position >= start {
        rowTerms[position].value += term.value
      } else {
        positions[Int(term.column)] = Int32(rowTerms.count)
        rowTerms.append(term)
      }
    }
    var end = start
    for index in start..<rowTerms.count {
      let term = rowTerms[index]
      // The next row must not find the variable in a place that another takes.
      positions[Int(term.column)] = -1
      if term.value.magnitude > Tolerances.negligibleCoefficient {
        rowTerms[end] = term
        end += 1
      }
    }
    rowTerms.removeLast(rowTerms.count - end)
    rowStarts.append(Int32(end))
  }

  private mutating func transpose() {
    for term in rowTerms { columnStarts[Int(term.column) + 1] += 1 }
    for column in columnStarts.indices.dropFirst() {
      columnStarts[column] += columnStarts[column - 1]
    }
    var next = columnStarts
    columnTerms = Array(repeating: SparseTerm(0, 0), count: rowTerms.count)
    for row in 0..<rowCount {
      for index in Int(rowStarts[row])..<Int(rowStarts[row + 1]) {
        let term = rowTerms[index]
        columnTerms[Int(next[Int(term.column)])] = SparseTerm(Int32(row), term.value)
        next[Int(term.column)] += 1
      }
    }
  }
}
