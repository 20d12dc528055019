extension LinearSystem {
  /// A coefficient this many times smaller than another of the system is lost beside it.
  private static let hopelessRatio = 1e8
  /// Products of coefficients with such a ratio may be lost.
  private static let delicateRatio = 1e5
  /// What rounding makes of a multiplier, in systems of some thousand rows with fractions.
  private static let usualRounding = 1e-13
  /// More than rounding makes of a multiplier.
  private static let largestRounding = 1e-12

  /// Checks the values that a simplex arrived at, where the rows have these residuals.
  func certificate(
    _ presolve: Presolve, _ simplex: Simplex, _ activeRows: Elimination, _ residuals: [Double]
  ) -> Certificate {
    var certificate = Certificate()
    certificate.tolerance = Self.allowedTolerances * presolve.tolerance
    certificate.addViolations(of: self, residuals)
    var proof = LevelProof(simplex, activeRows)
    for level in 0..<simplex.core.levelCount where !simplex.core.rows(ofLevel: level).isEmpty {
      let (imbalance, excess) = proof.check(level: level)
      certificate.levels.append(
        LevelCheck(level: presolve.levels.numbers[level], imbalance: imbalance, excess: excess))
    }
    certificate.sideViolation = proof.sideViolation(residuals)
    certificate.isComplete = proof.isComplete
    judgeNumbers(&certificate, presolve, simplex, activeRows, doubt: proof.doubt)
    return certificate
  }

  /// Makes and checks the proof that the required rows contradict each other.
  func refutingCertificate(
    _ presolve: Presolve, _ simplex: Simplex, _ activeRows: Elimination
  ) -> Certificate {
    var certificate = Certificate()
    certificate.tolerance = presolve.tolerance
    var proof = Proof(presolve)
    var parts: [RowCombination.Multiple] = []
    if let contradiction = presolve.contradiction {
      proof.add(row: contradiction.row, before: contradiction.time)
      parts = [.init(row: contradiction.row, value: 1)]
    } else {
      var levels = LevelProof(simplex, activeRows)
      parts = levels.refutation()
      for part in parts { proof.add(row: part.row, before: .max) }
    }
    certificate.refutation = refutation(parts, proof.rows(), tolerance: presolve.tolerance)
    certificate.isComplete = true
    judgeNumbers(
      &certificate, presolve, simplex, activeRows, doubt: certificate.refutation?.imbalance ?? 0)
    return certificate
  }

  /// Looks for numbers that were left out, or could have been, although they are not rounding.
  private func judgeNumbers(
    _ certificate: inout Certificate, _ presolve: Presolve, _ simplex: Simplex,
    _ activeRows: Elimination, doubt: Double
  ) {
    var (smallest, largest) = (Double.infinity, 0.0)
    for term in terms where term.value != 0 {
      smallest = min(smallest, term.value.magnitude)
      largest = max(largest, term.value.magnitude)
    }
    if presolve.hasLostCoefficient || activeRows.rows.changes.hasLostCoefficient
      || smallest <= Simplex.slopeTolerance || largest > Self.hopelessRatio * smallest
      || doubt > Self.largestRounding
    {
      certificate.isDecidedByRounding = true
    }
    // What the steps lost need not matter, because the check does without their results.
    certificate.isDelicate =
      simplex.terms.changes.hasLostCoefficient || largest > Self.delicateRatio * smallest
      || doubt > Self.usualRounding
  }
}

extension Certificate {
  /// Takes in the errors of a system's required rows, where the rows have these residuals.
  mutating func addViolations(of system: LinearSystem, _ residuals: [Double]) {
    for (index, row) in system.rows.enumerated() where row.level == 0 {
      let error = row.relation.error(ofResidual: residuals[index])
      if row.relation == .equal {
        equationViolation = equationViolation.orLarger(error)
      } else {
        inequalityViolation = inequalityViolation.orLarger(error)
      }
    }
  }
}

extension LinearSystem {
  /// Completes a contradiction between some rows by multiples of the required equations in its
  /// proof, and adds all of them up, as the caller gave them.
  private func refutation(
    _ parts: [RowCombination.Multiple], _ proof: [Int], tolerance: Double
  ) -> Refutation {
    var isPart = [Bool](repeating: false, count: rowCount)
    for part in parts { isPart[part.row] = true }
    let equations = proof.filter { rows[$0].isRequiredEquation && !isPart[$0] }
    let system = restricted(to: equations + parts.map(\.row))
    var combination = RowCombination(
      system.elimination(ofFirst: equations.count, tolerance), columnCount: system.variableCount)
    for (index, part) in parts.enumerated() {
      for position in system.termRange(ofRow: equations.count + index) {
        let term = system.terms[position]
        combination.add(-part.value * term.value, ofColumn: term.column)
      }
    }
    combination.solve()
    let all =
      parts.map { Refutation.Part(row: $0.row, multiplier: $0.value) }
      + combination.multiples.map { .init(row: equations[$0.row], multiplier: $0.value) }
    return sum(of: all, tolerance: tolerance)
  }

  /// The first rows, solved for what they determine.
  func elimination(ofFirst count: Int, _ tolerance: Double) -> Elimination {
    var accumulator = RowAccumulator(variableCount: variableCount)
    let columns = Array(0..<Int32(variableCount))
    var equations = SparseRows()
    for row in 0..<count {
      accumulator.reset(constant: 0)
      for position in termRange(ofRow: row) {
        accumulator.add(terms[position].column, terms[position].value)
      }
      accumulator.dropNegligible()
      accumulator.renumberAndSort(columns)
      equations.append(accumulator.terms)
    }
    var elimination = Elimination(
      rows: equations, constants: Array(repeating: 0, count: count), columnCount: variableCount,
      tolerance: tolerance, recordsFactors: true)
    elimination.eliminate(Array(0..<count))
    return elimination
  }

  /// Adds up multiples of rows; the sum is a contradiction if it is what it should be.
  private func sum(of parts: [Refutation.Part], tolerance: Double) -> Refutation {
    var sums = [Double](repeating: 0, count: variableCount)
    var (constant, largest) = (0.0, 1.0)
    for part in parts {
      constant += part.multiplier * rows[part.row].constant
      largest = max(largest, part.multiplier.magnitude)
      for position in termRange(ofRow: part.row) {
        sums[Int(terms[position].column)] += part.multiplier * terms[position].value
      }
    }
    // All parts may be equations, and then the sign of the sum is open.
    let hasInequality = parts.contains { rows[$0.row].relation == .greaterThanOrEqual }
    let sign = constant > 0 && !hasInequality ? -1.0 : 1
    return Refutation(
      parts: parts.map { .init(row: $0.row, multiplier: sign * $0.multiplier + 0) }
        .sorted { $0.row < $1.row },
      shortfall: -sign * constant,
      imbalance: sums.reduce(0) { $0.orLarger($1.magnitude) } / largest,
      tolerance: tolerance)
  }
}
