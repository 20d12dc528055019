// How a system is solved
//
// The problem. There are unknowns, and rows that say of an expression `a·x + b·y + ... + c` that
// it should be zero, or not negative. Required rows (level 0) must be met. An optional row has an
// error, the absolute value of an equation and the shortfall of an inequality. Wanted are values
// with the least total error in level 1; among those, the ones with the least total in level 2;
// and so on. No number of weak rows ever outweighs a strong one, so levels must not be turned
// into weights, however large: this is preemptive (lexicographic) goal programming. Absolute
// values rather than squares make the total of one level a piecewise linear function, whose
// minimum is met at a point where enough rows are exactly zero; three equal wishes yield their
// median, two leave the interval between them open.
//
// The steps.
//
// 1. Presolve. A required equation in two unknowns says that one is a multiple of the other plus
//    a constant, one in a single unknown that it is a number. `AffineClasses` collects these in
//    near-linear time, and each one found may shorten others to that length. Longer equations
//    are solved for a variable each by `Elimination`, in Markowitz's order (1957), the shortest
//    row and the rarest variable first. The rest, over far fewer variables, is the `Core`.
//
// 2. Level by level, the L1 simplex method (Barrodale and Roberts 1973; Bartels, Conn and
//    Sinclair 1978) in `Simplex`. The position is where as many rows are zero as there are
//    variables, and the residuals of those *active* rows serve as coordinates. If the level's
//    total error falls as one coordinate leaves zero, the line is followed, past rows that
//    change sign, for as long as the error falls, and the row reached there becomes active.
//    Level 0 is treated alike: its rows are inequalities by now, and if their total shortfall
//    cannot be brought to zero there is no solution.
//
// 3. Between levels, directions in which the finished level's error would grow are locked for
//    ever, and the rows of finished levels may be reached but not crossed. As the error is
//    convex, exactly the points of equal error remain. Others add a row "total error of the level
//    <= minimum + tolerance", which lets each level spoil the one above a little.
//
// 4. Ties, where several rows are zero at once, could make the search go round in circles. Each
//    row therefore has a pseudo-random share in a symbolic perturbation that is compared only
//    when distances are equal. The generator is fixed: the same rows give the same result.
//
// 5. The values are computed from the active rows as they were before the first step, and the
//    errors that are reported from the rows as the caller gave them.
//
// 6. `LevelProof` checks from the rows of the core that no level can be better, and the result goes
//    into the `Certificate` of the answer. Where that fails the system is solved once more with
//    fractions, by the same method in its simplest form: `ExactSimplex`.
//
// 7. What is not locked may still move, and that is how `AmbiguitySearch` knows what the rows
//    leave open. Where level 0 failed, the rows in the way are a proof, from which
//    `ConflictSearch` selects a minimal set by QuickXplain (Junker 2004).
//
// 7. The active rows and the equations used up are the `Basis`. For as long as it stays the best
//    one, which its `Prices` tell, the solution is an affine function of the constants:
//    `SolvedSystem` follows it when one is changed, `pieces` find all of it over a range. This is
//    parametric programming (Gass and Saaty 1955), level by level.
//
// By contrast, Cassowary (Badros, Borning and Stuckey 2001) keeps one tableau of all rows ready
// for single edits. It is made for dragging in a window, its tableau fills up as rows are added,
// and in practice its levels are weights. Here a system is solved once, as a whole, and exactly
// by its levels.

extension LinearSystem {
  /// Solves the system in double precision, and checks the result but does not act on it.
  ///
  /// Throws a ``SolverError`` if a number cannot be used, or if a required row turns out not to
  /// be met after all.
  package func floatingSolution(findingAmbiguity: Bool = false) throws(SolverError) -> Solution {
    try search(findingAmbiguity: findingAmbiguity).solution
  }

  /// Solves the system in double precision and returns besides what the solution was found with.
  func search(
    findingAmbiguity: Bool
  ) throws(SolverError) -> (solution: Solution, presolve: Presolve, simplex: Simplex) {
    let tolerance = try residualTolerance()
    var presolve = Presolve(self, tolerance: tolerance)
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
