extension LinearSystem {
  /// Solves the system with fractions of 127 bits.
  ///
  /// The levels, their errors and the ambiguity are those of ``solution(findingAmbiguity:)``.
  /// Numbers that do not fit, and systems that would take too long, throw
  /// ``SolverError/lostPrecision(row:)`` with the row whose numbers differ most in size; a number
  /// that is not finite or too large throws ``SolverError/unusableNumber(row:)``.
  package func exactSolution(findingAmbiguity: Bool = false) throws(SolverError) -> Solution {
    _ = try residualTolerance()
    do throws(Fraction.Overflow) {
      var solver = try ExactSolver(self)
      return try solver.solution(findingAmbiguity: findingAmbiguity)
    } catch {
      throw .lostPrecision(row: rowOfMostDifferentNumbers())
    }
  }

  /// The row with the greatest ratio between two of its numbers.
  private func rowOfMostDifferentNumbers() -> Int {
    var (result, greatest) = (0, 0.0)
    for row in rows.indices {
      let numbers = ([rows[row].constant] + terms(ofRow: row).map(\.value))
        .map(\.magnitude).filter { $0 > 0 }
      guard let smallest = numbers.min(), let largest = numbers.max() else { continue }
      if largest / smallest > greatest { (result, greatest) = (row, largest / smallest) }
    }
    return result
  }
}

/// Solves a system with fractions: simplex, certificate and, if asked for, ambiguity.
private struct ExactSolver {
  private let system: LinearSystem
  private let levels: DenseLevels
  private var simplex: ExactSimplex

  init(_ system: LinearSystem) throws(Fraction.Overflow) {
    self.system = system
    levels = DenseLevels(system)
    simplex = try ExactSimplex(system, levels)
  }

  mutating func solution(findingAmbiguity: Bool) throws(Fraction.Overflow) -> Solution {
    let isSatisfiable = try minimiseRequired()
    var checks: [LevelCheck] = []
    for level in 0..<(isSatisfiable ? levels.count : 0) {
      if level > 0 { try simplex.minimise(level: level) }
      var check = try ExactCheck(system: system, simplex: simplex).check(level: level)
      check.level = levels.numbers[level]
      checks.append(check)
    }
    let check = ExactCheck(system: system, simplex: simplex)
    try check.checkResiduals()
    let values = simplex.values()
    var certificate = Certificate(exactly: system, values, checks)
    if !isSatisfiable { certificate.refutation = try check.refutation() }
    var ambiguity: Ambiguity?
    if isSatisfiable, findingAmbiguity {
      var search = ExactAmbiguitySearch(simplex: simplex, nextLevel: levels.count)
      ambiguity = try search.ambiguity(values)
    }
    return Solution(
      values: values, isSatisfiable: isSatisfiable, objective: try objective(),
      ambiguity: ambiguity, certificate: certificate)
  }

  /// Minimises level 0; false if it cannot be met but for rounding in the input.
  private mutating func minimiseRequired() throws(Fraction.Overflow) -> Bool {
    try simplex.useRequiredEquations()
    try simplex.minimise(level: 0)
    let largest = system.rows.reduce(0) { max($0, $1.constant.magnitude) }
    return try simplex.total(ofLevel: 0).largest.double <= Tolerances.inputRounding * largest.ulp
  }

  /// The total error of each level.
  private func objective() throws(Fraction.Overflow) -> [LevelError] {
    // Every level has rows, except that there may be no required ones.
    let first = system.rows.contains { $0.level == 0 } ? 0 : 1
    return try (first..<levels.count).map { level throws(Fraction.Overflow) in
      let total = try simplex.total(ofLevel: level).sum.double
      return LevelError(level: levels.numbers[level], total: total)
    }
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
