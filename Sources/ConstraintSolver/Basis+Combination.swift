extension Basis {
  /// An expression as a sum of multiples of what holds.
  package struct Combination: Sendable {
    /// Which rows take part and how often each is taken, ascending; no coefficient is zero.
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

  /// What determines the value of a row, and so what an unmet optional row has lost to.
  ///
  /// A row that holds is determined by itself.
  package func combination(ofRow row: Int) -> Combination {
    combination(of: matrix.row(row))
  }

  private func combination(of terms: ArraySlice<SparseTerm>) -> Combination {
    var rest = [Estimate](repeating: Estimate(), count: matrix.variableCount)
    for term in terms { rest[Int(term.column)].add(term.value, Estimate(value: 1)) }
    return combination(of: rest)
  }

  /// An expression, given by the coefficients of all variables, as a sum of multiples.
  func combination(of expression: [Estimate]) -> Combination {
    var rest = expression
    var result = Combination(rows: [], pins: [])
    for index in (countBeforeNucleus..<pivots.count).reversed() {
      take(pivots[index], from: &rest, into: &result)
    }
    takeNucleus(from: &rest, into: &result)
    for index in (0..<countBeforeNucleus).reversed() {
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
    _ pivot: TriangularOrder.Pivot, from rest: inout [Estimate], into result: inout Combination
  ) {
    let coefficient = rest[Int(pivot.column)]
    if coefficient.isNoise { return }
    take(coefficient.divided(by: pivot.value), ofRow: Int(pivot.row), from: &rest, into: &result)
  }

  private func take(
    _ multiple: Estimate, ofRow row: Int, from rest: inout [Estimate],
    into result: inout Combination
  ) {
    result.rows.append((row, multiple.value))
    for term in matrix.row(row) { rest[Int(term.column)].add(-term.value, multiple) }
  }

  private func takeNucleus(from rest: inout [Estimate], into result: inout Combination) {
    let expression = nucleus.columns.map { rest[Int($0)] }
    if expression.allSatisfy(\.isNoise) { return }
    let multiples = nucleus.multiples(makingUp: expression)
    for (index, row) in nucleus.rows.enumerated() where !multiples[index].isNoise {
      take(multiples[index], ofRow: Int(row), from: &rest, into: &result)
    }
  }
}
