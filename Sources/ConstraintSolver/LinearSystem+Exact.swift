extension LinearSystem {
  /// Solves the system with fractions of 127 bits.
  ///
  /// The levels, their errors and what is open are those of ``solution(findingAmbiguity:)``.
  /// Numbers that do not fit, and systems that would take too long, throw
  /// ``SolverError/lostPrecision(row:)`` with the row whose numbers differ most in size; a number
  /// that is not finite or too large throws ``SolverError/unusableNumber(row:)``.
  package func exactSolution(findingAmbiguity: Bool = false) throws(SolverError) -> Solution {
    _ = try residualTolerance()
    do throws(Fraction.Overflow) {
      return try solvedExactly(findingAmbiguity: findingAmbiguity)
    } catch {
      throw .lostPrecision(row: rowOfMostDifferentNumbers())
    }
  }

  private func solvedExactly(findingAmbiguity: Bool) throws(Fraction.Overflow) -> Solution {
    let levels = DenseLevels(self)
    var simplex = try ExactSimplex(self, levels)
    let isSatisfiable = try simplex.minimiseRequired(allowed: inputRounding())
    var checks: [LevelCheck] = []
    for level in 0..<(isSatisfiable ? levels.count : 0) {
      if level > 0 { try simplex.minimise(level: level) }
      var check = try simplex.check(level: level, self)
      check.level = levels.numbers[level]
      checks.append(check)
    }
    try simplex.checkResiduals(self)
    let values = simplex.values()
    var objective: [LevelError] = []
    // Every level has rows, except that there may be no required ones.
    let first = rows.contains { $0.level == 0 } ? 0 : 1
    for (level, number) in levels.numbers.enumerated().dropFirst(first) {
      let total = try simplex.total(ofLevel: level).sum.double
      objective.append(LevelError(level: number, total: total))
    }
    var certificate = Certificate(exactly: self, values, checks)
    if !isSatisfiable { certificate.refutation = try simplex.refutation(self) }
    var ambiguity: Ambiguity?
    if isSatisfiable, findingAmbiguity {
      ambiguity = try simplex.ambiguity(values, nextLevel: levels.count)
    }
    return Solution(
      values: values, isSatisfiable: isSatisfiable, objective: objective, ambiguity: ambiguity,
      certificate: certificate)
  }

  /// A contradiction that is not larger may come from rounding in the numbers that were given:
  /// 0.1 + 0.2 is not 0.3.
  private func inputRounding() -> Double {
    4 * rows.reduce(0) { max($0, $1.constant.magnitude) }.ulp
  }

  /// The row with the greatest ratio between two of its numbers.
  private func rowOfMostDifferentNumbers() -> Int {
    var (result, greatest) = (0, 0.0)
    for row in rows.indices {
      let numbers = ([rows[row].constant] + termRange(ofRow: row).map { terms[$0].value })
        .map(\.magnitude).filter { $0 > 0 }
      guard let smallest = numbers.min(), let largest = numbers.max() else { continue }
      if largest / smallest > greatest { (result, greatest) = (row, largest / smallest) }
    }
    return result
  }
}

extension Certificate {
  /// A certificate for values that fractions were rounded to.
  fileprivate init(exactly system: LinearSystem, _ values: [Double], _ levels: [LevelCheck]) {
    arithmetic = .exact
    isComplete = true
    self.levels = levels
    addViolations(of: system, system.rows.indices.map { system.residual(ofRow: $0, at: values) })
  }
}
