/// The rows that hold a solved system where it is.
///
/// They are as many as there are variables, and each is met exactly: the required equations that
/// the presolve used up, and the active rows of the reduced system. Where rows leave something open, a
/// variable is *pinned* instead, to the value the search happened to start from. Solved for
/// the variables these rows give the solution, so they answer two questions without another
/// search. What moves if the constant of a row changes? ``derivative(ofConstantOfRow:)``. And
/// why does an expression have the value it has? ``combination(of:)``.
///
/// Both are solutions of linear equations with the same matrix or its transpose, which is put
/// in a ``TriangularOrder`` once. If rows say the same, one of them holds and the others are idle,
/// so another order of rows in the system can lead to another basis of the same solution.
package struct Basis: Sendable {
  /// The variables that no row holds, by ascending index.
  package let pinnedVariables: [Variable]

  let matrix: SystemMatrix
  private let pivots: [TriangularOrder.Pivot]
  private let countBeforeKernel: Int
  private let kernel: BasisKernel
  /// The place to start from if the constant of a row changes; -1 for rows that hold nothing.
  private let places: [Int32]

  /// Takes the holding rows from a finished search; the matrix is that of the system.
  ///
  /// Throws ``SolverError/lostPrecision(row:)`` if rounding keeps them from being solved.
  init(
    _ presolve: Presolve, _ simplex: Simplex, matrix: SystemMatrix
  ) throws(SolverError) {
    var isHolding = [Bool](repeating: false, count: matrix.rowCount)
    var isHeld = [Bool](repeating: true, count: matrix.variableCount)
    for removal in presolve.classes.removals where removal.row >= 0 {
      isHolding[Int(removal.row)] = true
    }
    for (index, column) in presolve.reducedColumns.enumerated() where column >= 0 {
      let row = Int(simplex.tableau.columns[Int(column)].row)
      if row >= 0 {
        isHolding[presolve.reduced.sources[row]] = true
      } else {
        isHeld[Int(presolve.columnVariables[index])] = false
      }
    }
    pinnedVariables = isHeld.indices.filter { !isHeld[$0] }.map(Variable.init)
    let order = TriangularOrder(matrix, rows: isHolding, columns: isHeld)
    self.matrix = matrix
    pivots = order.pivots
    countBeforeKernel = order.countBeforeKernel
    kernel = try BasisKernel(order, of: matrix)
    places = Self.places(of: order, rowCount: matrix.rowCount)
  }

  private static func places(of order: TriangularOrder, rowCount: Int) -> [Int32] {
    var places = [Int32](repeating: -1, count: rowCount)
    for (index, pivot) in order.pivots.enumerated() { places[Int(pivot.row)] = Int32(index) }
    for row in order.kernelRows { places[Int(row)] = Int32(order.countBeforeKernel) }
    return places
  }

  /// The rows that hold, ascending.
  package var rows: [Int] {
    places.indices.filter { places[$0] >= 0 }
  }

  /// Whether a row is in the basis.
  @inline(__always)
  package func isHolding(row: Int) -> Bool { places[row] >= 0 }

  /// An expression as a sum of multiples of what holds.
  package struct Combination: Sendable {
    /// The rows that take part, ascending, with their coefficients; none is zero.
    package var rows: [(row: Int, coefficient: Double)]
    /// The pinned variables that take part: the part of the expression that rows leave open.
    package var pins: [LinearExpression.Term]
  }

  /// An expression as a sum of multiples of the rows that determine it.
  ///
  /// The terms of the expression are those of the rows, each row times its coefficient, and of
  /// the pins, added up. Constants are not looked at. A row that would appear only because of
  /// rounding does not.
  package func combination(of expression: LinearExpression) -> Combination {
    combination(
      of: expression.terms.map { SparseTerm(Int32($0.variable.index), $0.coefficient) }[...])
  }

  /// The rows that determine the value of a row: an unmet optional row has lost to them.
  ///
  /// A row that holds is determined by itself.
  package func combination(ofRow row: Int) -> Combination {
    combination(of: matrix.row(row))
  }

  private func combination(of terms: ArraySlice<SparseTerm>) -> Combination {
    var rest = [ErrorBoundedValue](repeating: ErrorBoundedValue(), count: matrix.variableCount)
    for term in terms { rest[Int(term.column)].add(term.value, ErrorBoundedValue(value: 1)) }
    return combination(of: rest)
  }

  /// An expression, given by the coefficients of all variables, as a sum of multiples.
  func combination(of expression: [ErrorBoundedValue]) -> Combination {
    var rest = expression
    var result = Combination(rows: [], pins: [])
    for index in (countBeforeKernel..<pivots.count).reversed() {
      take(pivots[index], from: &rest, into: &result)
    }
    takeKernel(from: &rest, into: &result)
    for index in (0..<countBeforeKernel).reversed() {
      take(pivots[index], from: &rest, into: &result)
    }
    result.rows.sort { $0.row < $1.row }
    for variable in pinnedVariables where !rest[variable.index].isNoise {
      result.pins.append(.init(variable, coefficient: rest[variable.index].value))
    }
    return result
  }

  /// Takes as much of a row as clears its variable.
  private func take(
    _ pivot: TriangularOrder.Pivot, from rest: inout [ErrorBoundedValue],
    into result: inout Combination
  ) {
    let coefficient = rest[Int(pivot.column)]
    if coefficient.isNoise { return }
    take(coefficient.divided(by: pivot.value), ofRow: Int(pivot.row), from: &rest, into: &result)
  }

  private func take(
    _ multiple: ErrorBoundedValue, ofRow row: Int, from rest: inout [ErrorBoundedValue],
    into result: inout Combination
  ) {
    result.rows.append((row, multiple.value))
    for term in matrix.row(row) { rest[Int(term.column)].add(-term.value, multiple) }
  }

  private func takeKernel(from rest: inout [ErrorBoundedValue], into result: inout Combination) {
    let expression = kernel.columns.map { rest[Int($0)] }
    if expression.allSatisfy(\.isNoise) { return }
    let multiples = kernel.multiples(makingUp: expression)
    for (index, row) in kernel.rows.enumerated() where !multiples[index].isNoise {
      take(multiples[index], ofRow: Int(row), from: &rest, into: &result)
    }
  }

  /// The rates of all variables with the constant of one row, while the basis stays the same.
  package struct Derivative: Sendable {
    /// The variables that move and how far, per unit that the constant grows; `column` is the
    /// index of the variable.
    let variables: [SparseTerm]
    /// The rows that do not hold and whose value changes; `column` is the number of the row.
    let rows: [SparseTerm]

    /// The rate of each variable per unit of the constant, in the order of their indices.
    package func rates(variableCount: Int) -> [Double] {
      var rates = [Double](repeating: 0, count: variableCount)
      for term in variables { rates[Int(term.column)] = term.value }
      return rates
    }
  }

  /// The rates of all variables with the constant of a row.
  ///
  /// That of a row that does not hold moves no variable. What is zero in exact arithmetic does not
  /// appear. The time it takes follows what moves rather than the size of the system.
  package func derivative(ofConstantOfRow row: Int) -> Derivative {
    var changes = ForwardSubstitution(matrix)
    changes.add(1, ErrorBoundedValue(value: 1), toRow: row)
    if places[row] >= 0 { run(&changes, from: Int(places[row])) }
    var rows: [SparseTerm] = []
    for row in changes.touched where places[Int(row)] < 0 && !changes.rows[Int(row)].isNoise {
      rows.append(SparseTerm(row, changes.rows[Int(row)].value))
    }
    return Derivative(variables: changes.moves, rows: rows)
  }

  /// The values of all variables, computed from the holding rows of a system with this matrix.
  ///
  /// `values` only says where the pinned variables are.
  func values(of system: LinearSystem, pinnedAs values: [Double]) -> [Double] {
    var changes = ForwardSubstitution(matrix)
    for variable in pinnedVariables {
      changes.move(variable.index, ErrorBoundedValue(value: values[variable.index]))
    }
    for row in places.indices where places[row] >= 0 {
      changes.add(1, ErrorBoundedValue(value: system.constant(ofRow: row)), toRow: row)
    }
    run(&changes, from: 0)
    var result = [Double](repeating: 0, count: matrix.variableCount)
    for term in changes.moves { result[Int(term.column)] = term.value }
    return result
  }

  /// Moves the variables so that holding rows from a place on have the value zero again.
  private func run(_ changes: inout ForwardSubstitution, from start: Int) {
    for index in start..<max(start, countBeforeKernel) { changes.settle(pivots[index]) }
    if start <= countBeforeKernel { runKernel(&changes) }
    for index in max(start, countBeforeKernel)..<pivots.count { changes.settle(pivots[index]) }
  }

  private func runKernel(_ changes: inout ForwardSubstitution) {
    let constants = kernel.rows.map { changes.rows[Int($0)] }
    if constants.allSatisfy(\.isNoise) { return }
    let values = kernel.values(constants: constants)
    for (index, column) in kernel.columns.enumerated() where values[index].value != 0 {
      changes.move(Int(column), values[index])
    }
  }
}
