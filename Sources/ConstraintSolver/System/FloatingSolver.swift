/// Solves a system in double precision, and keeps what the solution was found with.
///
/// docs/engine.md describes the method.
struct FloatingSolver {
  private(set) var presolve: Presolve
  private(set) var simplex: Simplex
  /// The solution; its certificate says whether it is proved.
  let solution: Solution

  /// Solves a system, of which the presolve may be known; throws as ``LinearSystem/floatingSolution``.
  init(
    _ system: LinearSystem, findingAmbiguity: Bool, mostTerms: Int = .max,
    from presolved: Presolve? = nil
  ) throws(SolverError) {
    let tolerance = try system.residualTolerance()
    presolve = presolved ?? Presolve(system, tolerance: tolerance)
    simplex = Simplex(presolve.reduced, tolerance: tolerance, mostTerms: mostTerms)
    let isSatisfiable = try simplex.minimiseAllLevels() && presolve.contradiction == nil
    let activeRows = simplex.eliminatedActiveRows(recordsFactors: true)
    let values = presolve.values(fromReduced: activeRows.values())
    let residuals = system.rows.indices.map { system.residual(ofRow: $0, at: values) }
    let objective = try system.objective(
      presolve.levels, at: values, residuals,
      allowedInRequired: isSatisfiable ? Tolerances.requiredResiduals * tolerance : .infinity)
    let certifier = Certifier(
      system: system, presolve: presolve, simplex: simplex, activeRows: activeRows)
    let certificate =
      isSatisfiable ? certifier.certificate(residuals) : certifier.refutingCertificate()
    var ambiguity: Ambiguity?
    if isSatisfiable, findingAmbiguity, let other = try AmbiguitySearch(simplex).otherValues() {
      ambiguity = Ambiguity(
        from: values, to: presolve.values(fromReduced: other),
        threshold: Tolerances.ambiguousResiduals * tolerance)
    }
    solution = Solution(
      values: values, isSatisfiable: isSatisfiable, objective: objective, ambiguity: ambiguity,
      certificate: certificate)
  }
}

extension LinearSystem {
  /// Solves the system in double precision, and checks the result but does not act on it.
  ///
  /// Throws a ``SolverError`` if a number cannot be used, or if a required row turns out not to
  /// be met after all.
  /// - Parameter mostTerms: How many terms the steps may merge; see ``SolverError/tooManyTerms(limit:)``.
  package func floatingSolution(
    findingAmbiguity: Bool = false, mostTerms: Int = .max
  ) throws(SolverError) -> Solution {
    try FloatingSolver(self, findingAmbiguity: findingAmbiguity, mostTerms: mostTerms).solution
  }

  /// The total error of each level where the variables have these values and the rows these
  /// residuals.
  ///
  /// Throws if a required row that the search believes to be met is not, or a value is no number.
  fileprivate func objective(
    _ denseLevels: DenseLevels, at values: [Double], _ residuals: [Double],
    allowedInRequired: Double
  ) throws(SolverError) -> [LevelError] {
    var totals = [Double](repeating: 0, count: denseLevels.count)
    var hasRows = [Bool](repeating: false, count: denseLevels.count)
    for row in rows.indices {
      let level = denseLevels[row]
      let error = rows[row].relation.error(ofResidual: residuals[row])
      let allowed = level > 0 ? .infinity : allowedInRequired
      if !(error <= allowed), !isRounding(error, ofRow: row, at: values) {
        throw .lostPrecision(row: row)
      }
      totals[level] += error
      hasRows[level] = true
    }
    return totals.indices.filter { hasRows[$0] }.map {
      LevelError(level: denseLevels.numbers[$0], total: totals[$0])
    }
  }

  /// Whether the terms of the row are so large that rounding may make up for the error.
  private func isRounding(_ error: Double, ofRow row: Int, at values: [Double]) -> Bool {
    let size = terms(ofRow: row).reduce(0) { $0 + ($1.value * values[Int($1.column)]).magnitude }
    // Written so that it fails for what is not a number.
    return error <= Tolerances.termRounding * size
  }
}

extension Ambiguity {
  /// The difference of two best solutions; nil if there is none to speak of.
  fileprivate init?(from values: [Double], to witness: [Double], threshold: Double) {
    let moved = values.indices.filter { (values[$0] - witness[$0]).magnitude > threshold }
    if moved.isEmpty { return nil }
    self.init(variables: moved.map(Variable.init), witness: witness)
  }
}
