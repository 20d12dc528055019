import ConstraintSolver
import Typesetting

/// A layout as rows that have one solution: conflicts broken, and ambiguity settled.
struct LayoutProblem {
  private(set) var layout: Layout
  private(set) var order: CanonicalOrder
  private(set) var lowering: Lowering
  /// The rows of `lowering` with broken ones demoted, and below them the rows that settle
  /// ambiguity.
  private(set) var system: LinearSystem
  private(set) var solution: Solution
  private(set) var conflicts: [LayoutConflict] = []
  private(set) var ambiguity: Ambiguity?
  private(set) var ties: [PriorityTie] = []
  /// Whether ambiguity, if there is any, was settled in the order of views.
  private(set) var isSettled = true
  /// The system before ambiguity was settled.
  private(set) var unsettled: LinearSystem?

  /// The system's sizes and margins depend on frames, and frames on them, so it may take some
  /// rounds.
  static let maximumRounds = 4

  /// - Parameter mostTermsOfRow: The number of terms for each row that may be merged to settle ambiguity.
  init(
    _ layout: Layout, _ typesetter: Typesetter, mostTermsOfRow: Int = LayoutProblem.mostTermsOfRow
  ) throws(LayoutEngine.Failure) {
    try self.init(layout, typesetter) { order, settled throws(LayoutEngine.Failure) in
      try LayoutProblem(layout, order, settled, mostTermsOfRow)
    }
  }

  /// - Parameter solve: Solves a layout that the system has settled.
  init(
    _ layout: Layout, _ typesetter: Typesetter,
    solve: (CanonicalOrder, SettledLayout) throws(LayoutEngine.Failure) -> LayoutProblem
  ) throws(LayoutEngine.Failure) {
    try LayoutCheck(layout: layout).check()
    let order = CanonicalOrder(layout)
    var settled = try SettledLayout(order, typesetter)
    var problem = try solve(order, settled)
    var framesBefore: [Rect]?
    for _ in 1..<LayoutProblem.maximumRounds {
      let frames = problem.canonicalFrames(problem.solution.values)
      let next = try SettledLayout(
        order, typesetter,
        after: .init(settled: settled, framesBefore: framesBefore, frames: frames))
      if next == settled { break }
      (settled, framesBefore) = (next, frames)
      problem = try solve(order, settled)
    }
    self = problem
    (self.layout, self.order) = (layout, order)
    try leaveOutTiesOfWindow(typesetter)
  }

  /// Leaves out what ties only because the root of a document of AppKit keeps its stored size.
  ///
  /// The window has the root's size at the priority of `windowSizeStayPut`, so that stronger content sizes
  /// change it and need not share an error.
  private mutating func leaveOutTiesOfWindow(
    _ typesetter: Typesetter
  ) throws(LayoutEngine.Failure) {
    guard !ties.isEmpty, layout.canvas.sizing == .fixed,
      layout.canvas.storedFrames != nil, layout.views[0].documentFacts.countsFromBottom
    else { return }
    var window = layout
    window.canvas.sizing = .fitting(AxisPriorities(.windowSizeStayPut))
    let open = Set(try LayoutProblem(window, typesetter).ambiguity?.variables ?? [])
    ambiguity?.variables.removeAll { !open.contains($0) }
    if ambiguity?.variables.isEmpty == true { ambiguity = nil }
    ties = ambiguity.map(ties) ?? []
  }

  /// - Parameters:
  ///   - broken: The constraints that are broken, if they are known, by their indices in the layout;
  ///     then it is a failure if others conflict.
  init(
    _ layout: Layout, _ order: CanonicalOrder, _ settled: SettledLayout,
    _ mostTermsOfRow: Int = LayoutProblem.mostTermsOfRow, breaking broken: Set<Int>? = nil
  ) throws(LayoutEngine.Failure) {
    self.layout = layout
    self.order = order
    lowering = Lowering(settled)
    system = lowering.system
    for (row, origin) in lowering.origins.enumerated() {
      if case .constraint(let index) = origin, broken?.contains(order.constraints[index]) ?? false {
        system.setLevel(PriorityLevels.broken, ofRow: row)
      }
    }
    do {
      solution = try system.solution(findingAmbiguity: true)
      if broken == nil { try breakConflicts() }
      ambiguity = solution.ambiguity
      if let ambiguity {
        ties = ties(behind: ambiguity)
        try settle(ambiguity, mostTermsOfRow * system.rowCount)
      }
    } catch {
      throw LayoutEngine.Failure(error, lowering, layout, order)
    }
    if broken != nil, !solution.isSatisfiable {
      throw LayoutEngine.Failure(message: "other constraints conflict")
    }
  }

  /// Settles ambiguity in the order of views, unless that costs too much.
  ///
  /// Then the solution stays as it was found, which depends on the canonical order as well.
  private mutating func settle(
    _ ambiguity: Ambiguity, _ mostTerms: Int
  ) throws(SolverError) {
    unsettled = system
    var settling = system
    CanonicalLayout.appendRows(for: ambiguity, at: solution.values, to: &settling, lowering)
    do throws(SolverError) {
      solution = try settling.solution(mostTerms: mostTerms)
      system = settling
    } catch .tooManyTerms {
      isSettled = false
    }
  }

  /// The number of terms for each row that may be merged to settle ambiguity.
  ///
  /// With a limit for each row, twice the views take at most twice the time.
  /// A stack view of 330 labels on one screen takes more, since each of their places depends on all sizes before it.
  static let mostTermsOfRow = 3000

  /// So many conflicts are searched for one by one, each of which takes a search and a solution.
  private static let mostConflicts = 40

  /// Demotes a row of each conflict until the rest can hold.
  private mutating func breakConflicts() throws(SolverError) {
    if solution.isSatisfiable { return }
    let own = lowering.origins.indices.filter {
      if case .constraint = lowering.origins[$0] { true } else { false }
    }
    let following = lowering.origins.indices.filter { lowering.origins[$0].isLogged }
    var found: [(rows: [Int], broken: Int)] = []
    var sums: [ConflictSum?] = []
    while !solution.isSatisfiable,
      let conflict = try system.minimalConflict(givingUp: own, then: following)
    {
      let broken = rowToBreak(among: conflict.rows)
      found.append((conflict.rows, broken))
      let refutation = try system.refutation(ofRows: conflict.rows)
      sums.append(refutation.flatMap { ConflictSum($0, in: lowering, order) })
      system.setLevel(PriorityLevels.broken, ofRow: broken)
      if found.count == LayoutProblem.mostConflicts { try breakRest(of: own) }
      solution = try system.solution(findingAmbiguity: true)
    }
    try restoreConstraints(&found)
    conflicts = zip(found, sums).map {
      LayoutConflict(
        members: members(ofRows: $0.rows), broken: member(ofRow: $0.broken), sum: $1)
    }
  }

  /// Demotes rows that do not hold where the total of their errors is least, without rows that are
  /// already broken.
  private mutating func breakRest(of rows: [Int]) throws(SolverError) {
    let required = rows.filter { system.level(ofRow: $0) == PriorityLevels.required }
    var demoted = system
    let last = PriorityLevels.broken + lowering.levels.priorities.count + 1
    for row in rows { demoted.setLevel(last, ofRow: row) }
    for row in required { demoted.setLevel(PriorityLevels.broken, ofRow: row) }
    let values = try demoted.solution().values
    for row in required where system.error(ofRow: row, at: values) > 1e-6 {
      system.setLevel(PriorityLevels.broken, ofRow: row)
    }
  }

  /// Makes a broken constraint required again if a later break has resolved its conflict too.
  private mutating func restoreConstraints(
    _ found: inout [(rows: [Int], broken: Int)]
  ) throws(SolverError) {
    for index in found.indices.dropLast() {
      let (rows, broken) = found[index]
      let others = found.map(\.broken).filter { $0 != broken && rows.contains($0) }
      guard let other = others.last, system.error(ofRow: broken, at: solution.values) < 1e-6 else {
        continue
      }
      var restored = system
      restored.setLevel(PriorityLevels.required, ofRow: broken)
      let again = try restored.solution(findingAmbiguity: true)
      if again.isSatisfiable {
        (system, solution) = (restored, again)
        found[index].broken = other
      }
    }
  }

  /// The rows with their solution, which follows changed constants; nil if it depends on more than the rows.
  var followed: FollowedSystem? {
    guard isSettled else { return nil }
    let broken = (0..<system.rowCount).filter {
      system.level(ofRow: $0) == PriorityLevels.broken
    }
    return FollowedSystem(
      system, solution, fixedCount: lowering.origins.count - layout.constraints.count,
      open: ambiguity?.variables ?? [], broken: broken)
  }

  // MARK: - The answer

  /// The frames and their findings, in the layout's own order.
  var solvedLayout: SolvedLayout {
    var outcomes = [ConstraintOutcome](
      repeating: ConstraintOutcome(error: 0), count: layout.constraints.count)
    for (row, origin) in lowering.origins.enumerated() {
      guard case .constraint(let index) = origin else { continue }
      outcomes[order.constraints[index]] = ConstraintOutcome(
        error: lowering.system.error(ofRow: row, at: solution.values))
    }
    let geometry = geometry(solution.values)
    return SolvedLayout(
      layout: layout, geometry: geometry, metrics: ordered(lowering.settled.metrics),
      outcomes: outcomes,
      objective: lowering.levels.priorities.map {
        PriorityError(priority: $0, error: solution.error(ofLevel: lowering.levels[$0]))
      },
      undetermined: undetermined(ambiguity?.variables ?? []),
      witnesses: witness.map { [geometry.frames, self.geometry($0).frames] } ?? [],
      ties: ties, conflicts: conflicts)
  }

  /// Values by canonical rank in the layout's own order.
  private func ordered<Value>(_ values: [Value]) -> [Value] {
    var result = values
    for (rank, view) in order.views.enumerated() { result[view] = values[rank] }
    return result
  }

  /// The frames of all items in the layout's own order.
  func geometry(_ values: [Double]) -> SolvedLayout.Geometry {
    let guides = layout.views.count..<layout.views.count + layout.guides.count
    var contentAreas: [Int: Rect] = [:]
    for (rank, guide) in lowering.settled.contentGuides {
      contentAreas[order.views[rank]] = rect(layout.views.count + guide, values)
    }
    return SolvedLayout.Geometry(
      frames: ordered(canonicalFrames(values)), guideFrames: guides.map { rect($0, values) },
      contentAreas: contentAreas)
  }

  /// The frames by canonical rank: alignment rectangles and what they leave out.
  func canonicalFrames(_ values: [Double]) -> [Rect] {
    order.views.indices.map { rank in
      rect(rank, values).outset(by: lowering.settled.metrics[rank].alignmentRectInsets)
    }
  }

  private func rect(_ box: Int, _ values: [Double]) -> Rect {
    Rect(
      x: values[4 * box], y: values[4 * box + 1], width: values[4 * box + 2],
      height: values[4 * box + 3])
  }

  private func undetermined(_ variables: [Variable]) -> SolvedLayout.Undetermined {
    let settled = lowering.settled
    var open = [Set<FrameVariable>](
      repeating: [], count: order.views.count + settled.layout.guides.count)
    for variable in variables {
      if let part = FrameVariable(rawValue: variable.index % 4) {
        open[variable.index / 4].insert(part)
      }
    }
    let guides = open.dropFirst(order.views.count)
    var contentAreas: [Int: Set<FrameVariable>] = [:]
    for (rank, guide) in settled.contentGuides {
      let sides = guides[order.views.count + guide].intersection([.width, .height])
      if !sides.isEmpty { contentAreas[order.views[rank]] = sides }
    }
    return SolvedLayout.Undetermined(
      views: ordered(Array(open.prefix(order.views.count))),
      guides: Array(guides.prefix(settled.ownGuideCount)), contentAreas: contentAreas)
  }
}

extension LayoutEngine.Failure {
  /// A failure of the solver in the author's terms.
  init(
    _ error: SolverError, _ lowering: Lowering, _ layout: Layout, _ order: CanonicalOrder
  ) {
    switch error {
    case .unusableNumber(let row), .lostPrecision(let row):
      guard row < lowering.origins.count else { fallthrough }
      let text = lowering.text(lowering.origins[row], layout, order)
      self.init(message: "'\(text)' has numbers too large or too different to be solved")
    default:  // The solver's own words.
      self.init(message: error.description)
    }
  }
}
