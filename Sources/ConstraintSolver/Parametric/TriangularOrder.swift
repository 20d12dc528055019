/// An order of equations in which each has one variable that those before it do not have.
///
/// First come equations with a single unknown, which may leave others with a single one. Then
/// variables that are in a single equation are put off: that equation comes last, for it matters
/// to nothing else. Equations of which neither can be said are the kernel in the middle; they
/// can only be solved together. Layouts have few of them: views of equal width, for instance.
struct TriangularOrder {
  /// An equation and the variable it is solved for.
  struct Pivot {
    var row: Int32
    var column: Int32
    var value: Double
  }

  /// All equations but those of the kernel.
  private(set) var pivots: [Pivot] = []
  /// The number of pivots before the kernel.
  private(set) var countBeforeKernel = 0
  private(set) var kernelRows: [Int32] = []
  private(set) var kernelColumns: [Int32] = []

  private let matrix: SystemMatrix
  /// The rows without a place in the order.
  private var isRowOpen: [Bool]
  private var isColumnOpen: [Bool]

  /// Orders the chosen rows of a matrix, which must be as many as the chosen variables.
  init(_ matrix: SystemMatrix, rows: [Bool], columns: [Bool]) {
    self.matrix = matrix
    isRowOpen = rows
    isColumnOpen = columns
    pivots.reserveCapacity(columns.count)
    takeRowsWithOneVariable()
    countBeforeKernel = pivots.count
    takeVariablesInOneRow()
    pivots[countBeforeKernel...].reverse()
    kernelRows = isRowOpen.indices.filter { isRowOpen[$0] }.map(Int32.init)
    kernelColumns = isColumnOpen.indices.filter { isColumnOpen[$0] }.map(Int32.init)
  }

  private mutating func take(_ row: Int32, _ column: Int32, _ value: Double) {
    pivots.append(Pivot(row: row, column: column, value: value))
    isRowOpen[Int(row)] = false
    isColumnOpen[Int(column)] = false
  }

  private mutating func takeRowsWithOneVariable() {
    var counts = [Int32](repeating: 0, count: isRowOpen.count)
    var pending: [Int32] = []
    for row in counts.indices where isRowOpen[row] {
      for term in matrix.row(row) where isColumnOpen[Int(term.column)] { counts[row] += 1 }
      if counts[row] == 1 { pending.append(Int32(row)) }
    }
    while let row = pending.popLast() {
      // Another row with only the same variable may have come first.
      guard let term = matrix.row(Int(row)).first(where: { isColumnOpen[Int($0.column)] })
      else { continue }
      take(row, term.column, term.value)
      for entry in matrix.column(Int(term.column)) where isRowOpen[Int(entry.column)] {
        counts[Int(entry.column)] -= 1
        if counts[Int(entry.column)] == 1 { pending.append(entry.column) }
      }
    }
  }

  private mutating func takeVariablesInOneRow() {
    var counts = [Int32](repeating: 0, count: isColumnOpen.count)
    var pending: [Int32] = []
    for row in isRowOpen.indices where isRowOpen[row] {
      for term in matrix.row(row) { counts[Int(term.column)] += 1 }
    }
    for column in counts.indices where isColumnOpen[column] && counts[column] == 1 {
      pending.append(Int32(column))
    }
    while let column = pending.popLast() {
      guard let entry = matrix.column(Int(column)).first(where: { isRowOpen[Int($0.column)] })
      else { continue }
      take(entry.column, column, entry.value)
      for term in matrix.row(Int(entry.column)) where isColumnOpen[Int(term.column)] {
        counts[Int(term.column)] -= 1
        if counts[Int(term.column)] == 1 { pending.append(term.column) }
      }
    }
  }
}
