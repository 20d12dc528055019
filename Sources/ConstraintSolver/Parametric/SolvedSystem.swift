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
  /// Whether the rows determine every variable, once that was asked for this basis.
  private var isDetermined: Bool?
  /// The results of the presolve, which hold while the constants are the same.
  private var presolve: Presolve?
  private var derivatives: [(row: Int, derivative: Basis.Derivative)] = []
  private var lineCount = 0

  /// Solves a system.
  ///
  /// Throws as ``LinearSystem/solution(findingAmbiguity:)``.
  /// - Parameter findingAmbiguity: Whether the first solution says which variables are open.
  package init(
    _ system: LinearSystem, findingAmbiguity: Bool = false
  ) throws(SolverError) {
    self.system = system
    matrix = SystemMatrix(system)
    levels = DenseLevels(system)
    let (found, search) = try system.searched(findingAmbiguity: findingAmbiguity)
    solution = found
    if let search { setBasis(search) }
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

  /// Changes the constants of some rows, one after the other or, if they are many, all at once.
  ///
  /// Throws as ``setConstant(_:ofRow:)``; then some of them may have changed.
  package mutating func setConstants(
    _ constants: [(row: Int, constant: Double)]
  ) throws(SolverError) {
    if constants.count <= Self.cacheSize {
      for (row, constant) in constants { try setConstant(constant, ofRow: row) }
      return
    }
    var changed = system
    for (row, constant) in constants { changed.setConstant(constant, ofRow: row) }
    try solve(changed)
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
    let (found, search) = try changed.searched(findingAmbiguity: false, from: presolved)
    solution = found
    system = changed
    searchCount += 1
    clearBasis()
    if let search { setBasis(search) }
  }

  private mutating func clearBasis() {
    line = nil
    prices = nil
    presolve = nil
    basis = nil
    isDetermined = nil
    lineCount = 0
    derivatives.removeAll(keepingCapacity: true)
  }

  /// Keeps what holds the solution.
  private mutating func setBasis(_ search: FloatingSolver) {
    presolve = search.presolve
    levels = search.presolve.levels
    guard solution.isSatisfiable else { return }
    basis = try? Basis(search.presolve, search.simplex, matrix: matrix)
    if let basis { roles = RowRole.roles(system, search.presolve, search.simplex, basis) }
  }

  /// Whether the required rows can be met and the rows certainly determine every variable.
  ///
  /// It is so where giving up any row of the basis costs something, in either direction. That stays
  /// true along a line, and past the rows that a line crosses.
  package mutating func determinesAll() -> Bool {
    if let isDetermined { return isDetermined }
    var result = false
    if let basis, basis.pinnedVariables.isEmpty, system.isProved(solution.certificate) {
      if let line { end(line) }
      var prices = prices ?? ShadowPrices(basis, system, levels, roles)
      if let flipped = prices.keepAll(at: solution.values) {
        for row in flipped { roles[row] = roles[row].otherSide }
        self.prices = prices
        result = true
      }
    }
    isDetermined = result
    return result
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
