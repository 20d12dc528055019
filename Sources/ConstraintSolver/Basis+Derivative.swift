extension Basis {
  /// How fast everything changes with the constant of one row, while the basis stays the same.
  package struct Derivative: Sendable {
    /// The variables that move and how far, per unit that the constant grows; `column` is the
    /// index of the variable.
    let variables: [SparseTerm]
    /// The rows that do not hold and whose value changes; `column` is the number of the row.
    let rows: [SparseTerm]

    /// How far a variable moves per unit that the constant grows.
    package func rate(of variable: Variable) -> Double {
      variables.first { Int($0.column) == variable.index }?.value ?? 0
    }

    /// The rates of variables 0, 1, 2, ...
    package func rates(variableCount: Int) -> [Double] {
      var rates = [Double](repeating: 0, count: variableCount)
      for term in variables { rates[Int(term.column)] = term.value }
      return rates
    }
  }

  /// How fast everything changes with the constant of a row.
  ///
  /// That of a row that does not hold moves no variable. What is zero in exact arithmetic does not
  /// appear. The time it takes follows what moves rather than the size of the system.
  package func derivative(ofConstantOfRow row: Int) -> Derivative {
    var flow = Flow(matrix)
    flow.add(1, Estimate(value: 1), toRow: row)
    if places[row] >= 0 { run(&flow, from: Int(places[row])) }
    var rows: [SparseTerm] = []
    for row in flow.touched where places[Int(row)] < 0 && !flow.rows[Int(row)].isNoise {
      rows.append(SparseTerm(row, flow.rows[Int(row)].value))
    }
    return Derivative(variables: flow.moves, rows: rows)
  }

  /// The values of all variables, computed from the holding rows of a system with this matrix.
  ///
  /// `values` only says where the pinned variables are.
  func values(of system: LinearSystem, pinnedAs values: [Double]) -> [Double] {
    var flow = Flow(matrix)
    for variable in pinnedVariables {
      flow.move(variable.index, Estimate(value: values[variable.index]))
    }
    for row in places.indices where places[row] >= 0 {
      flow.add(1, Estimate(value: system.constant(ofRow: row)), toRow: row)
    }
    run(&flow, from: 0)
    var result = [Double](repeating: 0, count: matrix.variableCount)
    for term in flow.moves { result[Int(term.column)] = term.value }
    return result
  }

  /// Moves the variables so that holding rows from a place on have the value zero again.
  private func run(_ flow: inout Flow, from start: Int) {
    for index in start..<max(start, countBeforeNucleus) { flow.settle(pivots[index]) }
    if start <= countBeforeNucleus { runNucleus(&flow) }
    for index in max(start, countBeforeNucleus)..<pivots.count { flow.settle(pivots[index]) }
  }

  private func runNucleus(_ flow: inout Flow) {
    let constants = nucleus.rows.map { flow.rows[Int($0)] }
    if constants.allSatisfy(\.isNoise) { return }
    let values = nucleus.values(constants: constants)
    for (index, column) in nucleus.columns.enumerated() where values[index].value != 0 {
      flow.move(Int(column), values[index])
    }
  }
}

/// Changes on their way from rows to variables to rows.
private struct Flow {
  let matrix: SystemMatrix
  /// The change of each row's value.
  var rows: [Estimate]
  /// The rows that have been changed.
  var touched: [Int32] = []
  /// The variables that have moved, and how far.
  var moves: [SparseTerm] = []

  init(_ matrix: SystemMatrix) {
    self.matrix = matrix
    rows = Array(repeating: Estimate(), count: matrix.rowCount)
  }

  @inline(__always)
  mutating func add(_ factor: Double, _ change: Estimate, toRow row: Int) {
    // An error is never zero again after the first change.
    if rows[row].error == 0 {
      touched.append(Int32(row))
      rows[row].error = .leastNormalMagnitude
    }
    rows[row].add(factor, change)
  }

  /// Moves a variable and with it the values of all rows that contain it.
  @inline(__always)
  mutating func move(_ variable: Int, _ distance: Estimate) {
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
