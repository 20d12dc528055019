/// A system together with its solution, which follows as constants and levels are changed.
///
/// Solving again is cheap where the same rows hold as before: the new solution then lies on a
/// line with the old one. How far that line goes is known exactly, and beyond its end the system
/// is solved from the start. Changing the constant of the same row over and over, as in dragging
/// the edge of a window, costs one multiplication for each variable that moves.
///
/// The objective, and the value of every variable that the rows determine, are those of a fresh
/// solution up to rounding. An ambiguous variable may have another of its best values. Canonical
/// rows below all others, such as one level for each variable, leave no ambiguity.
package struct SolvedSystem: Sendable {
  /// The number of derivatives that are kept.
  private static let cacheSize = 8
  /// After how many changes of direction the values are computed from the constants again.
  private static let refreshInterval = 64

  /// The current system.
  package private(set) var system: LinearSystem
  /// The solution of the current system.
  package private(set) var solution: Solution
  /// The rows that hold the solution where it is; nil if the required rows cannot be met, or in the
  /// rare case that rounding leaves no rows that do.
  package private(set) var basis: Basis?
  /// The number of times the system was solved from the start, for measurements.
  package private(set) var searchCount = 1

  private let matrix: SystemMatrix
  private var roles: [RowRole] = []
  /// The prices where the line started, or where the next will start.
  private var prices: ShadowPrices?
  private var levels: DenseLevels
  private var line: ParametricSolution?
  /// The results of the presolve, which hold while the constants are the same.
  private var presolve: Presolve?
  private var derivatives: [(row: Int, derivative: Basis.Derivative)] = []
  private var lineCount = 0

  /// Solves a system.
  ///
  /// Throws as ``LinearSystem/solution(findingAmbiguity:)``.
  package init(_ system: LinearSystem) throws(SolverError) {
    self.system = system
    matrix = SystemMatrix(system)
    let found = try FloatingSolver(system, findingAmbiguity: false)
    let isProved = found.solution.certificate.isValid
    solution = isProved ? found.solution : try system.solution()
    levels = found.presolve.levels
    setBasis(found.presolve, found.simplex, isProved: isProved)
  }

  /// Changes the number that is added to the terms of a row, and the solution with it.
  ///
  /// Throws as ``LinearSystem/solution(findingAmbiguity:)``; then nothing has changed.
  package mutating func setConstant(
    _ constant: Double, ofRow row: Int
  ) throws(SolverError) {
    guard constant.magnitude <= LinearSystem.largestNumber else { throw .unusableNumber(row: row) }
    if line?.row != row { startLine(ofRow: row) }
    extendLine(to: constant)
    if let line, line.room.contains(constant - line.start) {
      system.setConstant(constant, ofRow: row)
      presolve = nil
      line.write(change: constant - line.start, to: &solution)
    } else {
      var changed = system
      changed.setConstant(constant, ofRow: row)
      try solve(changed)
    }
  }

  /// Changes the importance of a row, 0 for required, and solves the system again.
  ///
  /// While a row stays optional what the required equations say stays known.
  /// Throws as ``LinearSystem/solution(findingAmbiguity:)``; then nothing has changed.
  package mutating func setLevel(_ level: Int, ofRow row: Int) throws(SolverError) {
    if system.level(ofRow: row) == level { return }
    var changed = system
    changed.setLevel(level, ofRow: row)
    let staysOptional = level > 0 && system.level(ofRow: row) > 0
    try solve(changed, from: staysOptional ? presolve?.withLevels(of: changed) : nil)
  }

  private mutating func solve(
    _ changed: LinearSystem, from presolved: Presolve? = nil
  ) throws(SolverError) {
    let found = try FloatingSolver(changed, findingAmbiguity: false, from: presolved)
    let isProved = found.solution.certificate.isValid
    solution = isProved ? found.solution : try changed.solution()
    system = changed
    searchCount += 1
    setBasis(found.presolve, found.simplex, isProved: isProved)
  }

  /// Keeps what holds the solution, unless it was found by fractions and not by this search.
  private mutating func setBasis(_ presolve: Presolve, _ simplex: Simplex, isProved: Bool) {
    line = nil
    prices = nil
    self.presolve = presolve
    levels = presolve.levels
    lineCount = 0
    derivatives.removeAll(keepingCapacity: true)
    basis = isProved && solution.isSatisfiable ? try? Basis(presolve, simplex, matrix: matrix) : nil
    if let basis { roles = RowRole.roles(system, presolve, simplex, basis) }
  }

  /// Starts at the present solution to change another constant than before.
  private mutating func startLine(ofRow row: Int) {
    if let line { end(line) }
    guard let basis else { return }
    lineCount += 1
    if lineCount % Self.refreshInterval == 0 { refresh(basis) }
    line = ParametricSolution(row, derivative(ofRow: row, basis), system, roles, solution)
  }

  /// Lets the next line start where one has come to.
  private mutating func end(_ line: ParametricSolution) {
    self.line = nil
    let change = system.constant(ofRow: line.row) - line.start
    for row in line.rowsPassed(atChange: change) {
      roles[row] = roles[row].otherSide
      prices = nil
    }
  }

  /// Makes as much room for the line as there is up to a constant.
  private mutating func extendLine(to constant: Double) {
    // Taken out so that it is not copied.
    guard let basis, var line else { return }
    let change = constant - line.start
    if line.room.contains(change) { return }
    self.line = nil
    let prices = prices ?? ShadowPrices(basis, system, levels, roles)
    self.prices = prices
    line.extend(to: change, prices)
    self.line = line
  }

  private mutating func derivative(ofRow row: Int, _ basis: Basis) -> Basis.Derivative {
    if let known = derivatives.first(where: { $0.row == row }) { return known.derivative }
    let derivative = basis.derivative(ofConstantOfRow: row)
    if derivatives.count < Self.cacheSize {
      derivatives.append((row, derivative))
    } else {
      derivatives[lineCount % Self.cacheSize] = (row, derivative)
    }
    return derivative
  }

  /// Gets rid of the rounding that many small changes add up to.
  private mutating func refresh(_ basis: Basis) {
    solution.values = basis.values(of: system, pinnedAs: solution.values)
    for index in solution.objective.indices { solution.objective[index].total = 0 }
    for row in 0..<system.rowCount {
      let level = system.level(ofRow: row)
      guard let index = solution.objective.firstIndex(where: { $0.level == level })
      else { continue }
      solution.objective[index].total += system.error(ofRow: row, at: solution.values)
    }
  }
}
