/// Solves equations for one variable each and puts the results into all other rows.
///
/// The next equation is one with a variable that no other row has, for then there is nothing to
/// put anywhere. Failing that it is the shortest, and it is solved for the variable that occurs
/// in the fewest rows, unless its coefficient is too small to divide by. That keeps rows short
/// (Markowitz 1957). What the equations say is kept in ``definitions`` and leaves the rows.
struct Elimination {
  private(set) var rows: SparseRows
  private(set) var constants: [Double]
  private(set) var definitions = Definitions()
  /// The first equation that came out as `0 = constant`, if any.
  private(set) var contradiction: Int?
  private let tolerance: Double
  private var columnRows: IndexLists
  /// The number of rows that contain each column.
  private var occurrences: [Int32]
  private var queue: LengthQueue
  /// Columns that may be in one row only.
  private var singletons: [Int32] = []
  private var expression: [SparseTerm] = []
  /// The operations on the rows, if they are recorded.
  private(set) var factors: EliminationFactors?

  init(
    rows: SparseRows, constants: [Double], columnCount: Int, tolerance: Double,
    recordsFactors: Bool = false
  ) {
    self.rows = rows
    self.constants = constants
    self.tolerance = tolerance
    if recordsFactors { factors = EliminationFactors(rowCount: rows.rowCount) }
    columnRows = IndexLists(columnsOf: rows, columnCount: columnCount)
    occurrences = (0..<columnCount).map { [columnRows] in Int32(columnRows.count(of: $0)) }
    queue = LengthQueue(rowCount: rows.rowCount)
  }

  /// Uses up the first rows of a system as equations without constants, and records the factors.
  init(of system: LinearSystem, first count: Int, tolerance: Double) {
    var accumulator = RowAccumulator(variableCount: system.variableCount)
    let columns = Array(0..<Int32(system.variableCount))
    var equations = SparseRows()
    for row in 0..<count {
      accumulator.reset(constant: 0)
      for term in system.terms(ofRow: row) { accumulator.add(term.column, term.value) }
      accumulator.dropNegligible()
      accumulator.renumberAndSort(columns)
      equations.append(accumulator.terms)
    }
    self.init(
      rows: equations, constants: Array(repeating: 0, count: count),
      columnCount: system.variableCount, tolerance: tolerance, recordsFactors: true)
    eliminate(Array(0..<count))
  }

  /// Uses up the given rows, which are equations.
  mutating func eliminate(_ equations: [Int]) {
    for row in equations.reversed() {
      queue.insert(row, length: rows.count(ofRow: row))
    }
    singletons = (0..<Int32(occurrences.count)).filter { occurrences[Int($0)] == 1 }
    while true {
      while let column = singletons.popLast() { defineSingleton(column) }
      guard let row = queue.popShortest() else { break }
      if rows.count(ofRow: row) == 0 {
        if constants[row].magnitude > tolerance, contradiction == nil { contradiction = row }
      } else {
        define(rows[pivotPosition(ofRow: row)], by: row)
      }
    }
  }

  /// The values of all columns, 0 for those that no equation determines.
  func values() -> [Double] {
    var values = [Double](repeating: 0, count: occurrences.count)
    definitions.backSubstitute(into: &values)
    return values
  }

  /// Solves the only row with a column for it, if that is an equation.
  private mutating func defineSingleton(_ column: Int32) {
    guard occurrences[Int(column)] == 1 else { return }
    for index in 0..<columnRows.count(of: Int(column)) {
      let row = columnRows[Int(column), index]
      let coefficient = rows.coefficient(of: column, inRow: row)
      if coefficient == 0 { continue }
      if queue.contains(row), coefficient.magnitude >= smallestPivot(ofRow: row) {
        queue.remove(row)
        define(SparseTerm(column, coefficient), by: row)
      }
      return
    }
  }

  /// The smallest magnitude in a row that is large enough to divide by.
  private func smallestPivot(ofRow row: Int) -> Double {
    var largest = 0.0
    for position in rows.range(ofRow: row) {
      largest = max(largest, rows[position].value.magnitude)
    }
    return Tolerances.pivotThreshold * largest
  }

  /// The term of a row that the row is best solved for.
  private func pivotPosition(ofRow row: Int) -> Int {
    let smallest = smallestPivot(ofRow: row)
    var best = -1
    for position in rows.range(ofRow: row) where rows[position].value.magnitude >= smallest {
      let count = occurrences[Int(rows[position].column)]
      if best < 0 || count < occurrences[Int(rows[best].column)] { best = position }
    }
    return best
  }

  private mutating func define(_ pivot: SparseTerm, by row: Int) {
    expression.removeAll(keepingCapacity: true)
    for position in rows.range(ofRow: row) {
      let term = rows[position]
      removeOccurrence(of: term.column)
      if term.column != pivot.column {
        expression.append(SparseTerm(term.column, -term.value / pivot.value))
      }
    }
    let constant = -constants[row] / pivot.value
    rows.clearRow(row)
    definitions.append(pivot.column, constant, expression, source: row)
    factors?.appendPivot(pivot.value)
    for index in 0..<columnRows.count(of: Int(pivot.column)) {
      substitute(pivot.column, constant, inRow: columnRows[Int(pivot.column), index])
    }
  }

  private mutating func removeOccurrence(of column: Int32) {
    occurrences[Int(column)] -= 1
    if occurrences[Int(column)] == 1 { singletons.append(column) }
  }

  /// Puts the current expression in place of a column.
  private mutating func substitute(_ column: Int32, _ constant: Double, inRow row: Int) {
    let oldCount = rows.count(ofRow: row)
    let factor = rows.substitute(column, inRow: row, by: expression)
    if factor == 0 { return }
    constants[row] += factor * constant
    factors?.appendStep(inRow: row, factor)
    for column in rows.changes.filled {
      occurrences[Int(column)] += 1
      columnRows.append(Int32(row), to: Int(column))
    }
    for column in rows.changes.cancelled { removeOccurrence(of: column) }
    let newCount = rows.count(ofRow: row)
    if newCount != oldCount, queue.contains(row) { queue.update(row, length: newCount) }
  }
}

/// Variables in terms of others, each of those either free or defined later.
struct Definitions {
  private(set) var columns: [Int32] = []
  private(set) var constants: [Double] = []
  /// The rows the definitions were made from.
  private(set) var sources: [Int] = []
  private(set) var terms: [SparseTerm] = []
  private var starts: [Int32] = [0]

  var count: Int { columns.count }

  mutating func append(
    _ column: Int32, _ constant: Double, _ expression: [SparseTerm], source: Int
  ) {
    columns.append(column)
    constants.append(constant)
    sources.append(source)
    terms.append(contentsOf: expression)
    starts.append(Int32(terms.count))
  }

  func termRange(of definition: Int) -> Range<Int> {
    Int(starts[definition])..<Int(starts[definition + 1])
  }

  /// Computes the defined variables from the free ones.
  func backSubstitute(into values: inout [Double]) {
    for definition in (0..<count).reversed() {
      var value = constants[definition]
      for position in termRange(of: definition) {
        value += terms[position].value * values[Int(terms[position].column)]
      }
      values[Int(columns[definition])] = value
    }
  }
}
