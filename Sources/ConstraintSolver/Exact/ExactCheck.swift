/// Checks the results of ``ExactSimplex`` with the rows as the caller gave them.
struct ExactCheck {
  let system: LinearSystem
  let simplex: ExactSimplex

  /// Computes every row as the caller gave it; throws if one is not what the steps made of it.
  func checkResiduals() throws(Fraction.Overflow) {
    for row in 0..<system.rowCount {
      var residual = try Fraction(system.rows[row].constant)
      for term in system.terms(ofRow: row) {
        residual = try residual + Fraction(term.value) * simplex.rows[Int(term.column)].residual
      }
      guard residual == simplex.rows[simplex.variableCount + row].residual else {
        throw Fraction.Overflow()
      }
    }
  }

  /// The multiples of required rows that add up to what level 0 lacks; to be asked after it.
  func refutation() throws(Fraction.Overflow) -> Refutation {
    var multipliers = [Fraction](repeating: .zero, count: system.rowCount)
    for (column, row) in simplex.columns.enumerated() where row >= simplex.variableCount {
      multipliers[row - simplex.variableCount] = try simplex.gradient(column, ofLevel: 0)
    }
    for row in multipliers.indices {
      let state = simplex.rows[simplex.variableCount + row]
      if state.level == 0, !state.isActive { multipliers[row] = Fraction(-state.slope) }
    }
    let (unknowns, constant) = try sum(of: multipliers)
    guard unknowns.allSatisfy(\.isZero), constant.sign < 0 else { throw Fraction.Overflow() }
    let used = multipliers.indices.filter { !multipliers[$0].isZero }
    return Refutation(
      parts: used.map { .init(row: $0, multiplier: multipliers[$0].double) },
      shortfall: -constant.double, imbalance: 0, tolerance: 0)
  }

  /// Checks that the multipliers of a level that was just minimised balance the rows as the
  /// caller gave them; their bounds are those that a step would have used.
  func check(level: Int) throws(Fraction.Overflow) -> LevelCheck {
    var multipliers = [Fraction](repeating: .zero, count: system.rowCount)
    for index in multipliers.indices {
      let row = simplex.rows[simplex.variableCount + index]
      if row.level == level, !row.isActive { multipliers[index] = Fraction(row.slope) }
    }
    var excess = 0.0
    for (column, row) in simplex.columns.enumerated() {
      let gradient = try simplex.gradient(column, ofLevel: level)
      if row >= simplex.variableCount {
        multipliers[row - simplex.variableCount] = -gradient
      } else {
        excess = max(excess, gradient.magnitude.double)
      }
      for direction in [1, -1] where !simplex.locks[column].contains(.against(Double(direction))) {
        excess = max(excess, try -simplex.slope(along: column, direction, level).double)
      }
    }
    let imbalance = try sum(of: multipliers).unknowns.map(\.magnitude.double).max()
    return LevelCheck(level: level, imbalance: imbalance ?? 0, excess: excess)
  }

  /// Adds up multiples of rows as the caller gave them.
  private func sum(
    of multipliers: [Fraction]
  ) throws(Fraction.Overflow) -> (unknowns: [Fraction], constant: Fraction) {
    var unknowns = [Fraction](repeating: .zero, count: simplex.variableCount)
    var constant = Fraction.zero
    for row in multipliers.indices where !multipliers[row].isZero {
      constant = try constant + multipliers[row] * Fraction(system.rows[row].constant)
      for term in system.terms(ofRow: row) {
        let column = Int(term.column)
        unknowns[column] = try unknowns[column] + multipliers[row] * Fraction(term.value)
      }
    }
    return (unknowns, constant)
  }
}
