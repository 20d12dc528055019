// How this works, and why, is told on the page of the module: ConstraintSolver.docc.

extension LinearSystem {
  /// Solves the system in double precision, and checks the result but does not act on it.
  ///
  /// Throws a ``SolverError`` if a number cannot be used, or if a required row turns out not to
  /// be met after all.
  package func floatingSolution(findingAmbiguity: Bool = false) throws(SolverError) -> Solution {
    try search(findingAmbiguity: findingAmbiguity).solution
  }

  /// Solves the system in double precision and returns besides what the solution was found with.
  ///
  /// - Parameter presolved: What is known of this very system, if anything is.
  func search(
    findingAmbiguity: Bool, from presolved: Presolve? = nil
  ) throws(SolverError) -> (solution: Solution, presolve: Presolve, simplex: Simplex) {
    let tolerance = try residualTolerance()
    var presolve = presolved ?? Presolve(self, tolerance: tolerance)
    var simplex = Simplex(presolve.core, tolerance: tolerance)
    let isSatisfiable = try simplex.minimiseAllLevels() && presolve.contradiction == nil
    let activeRows = simplex.eliminatedActiveRows(recordsFactors: true)
    let values = presolve.values(fromCore: activeRows.values())
    let residuals = rows.indices.map { residual(ofRow: $0, at: values) }
    let objective = try objective(
      presolve.levels, at: values, residuals,
      allowedInRequired: isSatisfiable ? Self.allowedTolerances * tolerance : .infinity)
    let certificate =
      isSatisfiable
      ? certificate(presolve, simplex, activeRows, residuals)
      : refutingCertificate(presolve, simplex, activeRows)
    var ambiguity: Ambiguity?
    if isSatisfiable, findingAmbiguity,
      let other = try AmbiguitySearch(simplex).otherCoreValues()
    {
      ambiguity = Ambiguity(
        from: values, to: presolve.values(fromCore: other), threshold: 10 * tolerance)
    }
    let solution = Solution(
      values: values, isSatisfiable: isSatisfiable, objective: objective, ambiguity: ambiguity,
      certificate: certificate)
    return (solution, presolve, simplex)
  }

  /// How many times the tolerance a required row may be off in the end.
  static let allowedTolerances = 1000.0

  /// The total error of each level where the variables have these values and the rows these
  /// residuals.
  ///
  /// Throws if a required row that the search believes to be met is not, or a value is no number.
  func objective(
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
  func isRounding(_ error: Double, ofRow row: Int, at values: [Double]) -> Bool {
    let size = termRange(ofRow: row).reduce(0) {
      $0 + (terms[$1].value * values[Int(terms[$1].column)]).magnitude
    }
    // Written so that it fails for what is not a number.
    return error <= 1e-9 * size
  }
}

extension Simplex {
  /// Minimises the levels in order; false if level 0 cannot be met, and then only that.
  mutating func minimiseAllLevels() throws(SolverError) -> Bool {
    for level in 0..<core.levelCount {
      try minimise(level: level)
      if level == 0, !refutingRows().isEmpty { return false }
      finishLevel()
    }
    return true
  }
}

extension Ambiguity {
  /// The difference of two best solutions; nil if there is none to speak of.
  init?(from values: [Double], to witness: [Double], threshold: Double) {
    let moved = values.indices.filter { (values[$0] - witness[$0]).magnitude > threshold }
    if moved.isEmpty { return nil }
    self.init(variables: moved.map(Variable.init), witness: witness)
  }
}
