/// Makes the certificate of an answer in double precision.
struct Certifier {
  let system: LinearSystem
  let presolve: Presolve
  let simplex: Simplex
  /// The active rows, eliminated with their factors.
  let activeRows: Elimination

  /// The certificate of a solution where the rows of the system have these residuals.
  func certificate(_ residuals: [Double]) -> Certificate {
    var certificate = Certificate()
    certificate.tolerance = Tolerances.requiredResiduals * presolve.tolerance
    certificate.addViolations(of: system, residuals)
    var check = OptimalityCheck(simplex, activeRows)
    for level in 0..<simplex.reduced.levelCount where !simplex.reduced.rows(ofLevel: level).isEmpty
    {
      let (imbalance, excess) = check.check(level: level)
      certificate.levels.append(
        LevelCheck(level: presolve.levels.numbers[level], imbalance: imbalance, excess: excess))
    }
    certificate.sideViolation = check.sideViolation(residuals)
    certificate.isComplete = check.isComplete
    judgeNumbers(&certificate, doubt: check.doubt)
    return certificate
  }

  /// The certificate that the required rows contradict each other.
  func refutingCertificate() -> Certificate {
    var certificate = Certificate()
    certificate.tolerance = presolve.tolerance
    var proof = InfeasibilityProof(presolve)
    var parts: [RowCombination.Multiple] = []
    if let contradiction = presolve.contradiction {
      proof.add(row: contradiction.row, before: contradiction.time)
      parts = [.init(row: contradiction.row, value: 1)]
    } else {
      var check = OptimalityCheck(simplex, activeRows)
      parts = check.refutation()
      for part in parts { proof.add(row: part.row, before: .max) }
    }
    let refutation = refutation(parts, proof.rows())
    certificate.refutation = refutation
    certificate.isComplete = true
    judgeNumbers(&certificate, doubt: refutation.imbalance)
    return certificate
  }

  /// Looks for numbers that were left out, or could have been, although they are not rounding.
  private func judgeNumbers(_ certificate: inout Certificate, doubt: Double) {
    var (smallest, largest) = (Double.infinity, 0.0)
    for term in system.terms where term.value != 0 {
      smallest = min(smallest, term.value.magnitude)
      largest = max(largest, term.value.magnitude)
    }
    if presolve.hasLostCoefficient || activeRows.rows.changes.hasLostCoefficient
      || smallest <= Tolerances.slope || largest > Tolerances.hopelessRatio * smallest
      || doubt > largestRounding
    {
      certificate.isDecidedByRounding = true
    }
    // What the steps lost need not matter, because the check does without their results.
    certificate.isDelicate =
      simplex.tableau.terms.changes.hasLostCoefficient
      || largest > Tolerances.delicateRatio * smallest || doubt > Tolerances.usualRounding
  }

  /// The largest rounding of a multiplier, which grows with the number of rows that it is summed over.
  private var largestRounding: Double {
    let unknowns = Double(simplex.tableau.columns.count)
    let bound = max(Tolerances.largestRounding, Tolerances.largestRoundingOfUnknown * unknowns)
    return min(bound, Tolerances.certifiedSlope)
  }

  /// Completes a contradiction between some rows by multiples of the required equations in its
  /// proof, and adds all of them up, as the caller gave them.
  private func refutation(
    _ parts: [RowCombination.Multiple], _ proof: [Int]
  ) -> Refutation {
    var isPart = [Bool](repeating: false, count: system.rowCount)
    for part in parts { isPart[part.row] = true }
    let equations = proof.filter { system.rows[$0].isRequiredEquation && !isPart[$0] }
    let part = system.restricted(to: equations + parts.map(\.row))
    var combination = RowCombination(
      Elimination(of: part, first: equations.count, tolerance: presolve.tolerance),
      columnCount: part.variableCount)
    for (index, multiple) in parts.enumerated() {
      for term in part.terms(ofRow: equations.count + index) {
        combination.add(-multiple.value * term.value, ofColumn: term.column)
      }
    }
    combination.solve()
    let all =
      parts.map { Refutation.Part(row: $0.row, multiplier: $0.value) }
      + combination.multiples.map { .init(row: equations[$0.row], multiplier: $0.value) }
    return sum(of: all)
  }

  /// Adds up multiples of rows; the sum is a contradiction if it is what it should be.
  private func sum(of parts: [Refutation.Part]) -> Refutation {
    var sums = [Double](repeating: 0, count: system.variableCount)
    var (constant, largest) = (0.0, 1.0)
    for part in parts {
      constant += part.multiplier * system.rows[part.row].constant
      largest = max(largest, part.multiplier.magnitude)
      for term in system.terms(ofRow: part.row) {
        sums[Int(term.column)] += part.multiplier * term.value
      }
    }
    // All parts may be equations, and then the sign of the sum is open.
    let hasInequality = parts.contains { system.rows[$0.row].relation == .greaterThanOrEqual }
    let sign = constant > 0 && !hasInequality ? -1.0 : 1
    return Refutation(
      parts: parts.map { .init(row: $0.row, multiplier: sign * $0.multiplier + 0) }
        .sorted { $0.row < $1.row },
      shortfall: -sign * constant,
      imbalance: sums.reduce(0) { $0.orLarger($1.magnitude) } / largest,
      tolerance: presolve.tolerance)
  }
}
