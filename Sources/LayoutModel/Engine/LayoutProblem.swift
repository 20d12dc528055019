import ConstraintSolver

/// A layout as rows that have one solution: conflicts broken, and what is open settled.
struct LayoutProblem {
  let layout: Layout
  let order: CanonicalOrder
  let lowering: Lowering
  /// The rows of `lowering` with broken ones demoted, and below them those that settle what is open.
  private(set) var system: LinearSystem
  private(set) var solution: Solution
  private(set) var conflicts: [LayoutConflict] = []
  private(set) var ambiguity: Ambiguity?

  init(_ layout: Layout) throws(LayoutEngine.Failure) {
    try layout.checkPriorities()
    self.layout = layout
    order = CanonicalOrder(layout)
    lowering = Lowering(order.layout)
    system = lowering.system
    do {
      solution = try system.solution(findingAmbiguity: true)
      try breakConflicts()
      ambiguity = solution.ambiguity
      if let ambiguity {
        CanonicalLayout.appendRows(for: ambiguity.variables, to: &system, lowering)
        solution = try system.solution()
      }
    } catch {
      throw LayoutEngine.Failure(error, lowering)
    }
  }

  /// Demotes a row of each conflict until the rest can hold.
  private mutating func breakConflicts() throws(SolverError) {
    if solution.isSatisfiable { return }
    let own = lowering.origins.indices.filter {
      if case .constraint = lowering.origins[$0] { true } else { false }
    }
    var found: [(rows: [Int], broken: Int)] = []
    while !solution.isSatisfiable, let conflict = try system.minimalConflict(givingUp: own) {
      let broken = ConflictBreaking.choice(among: conflict.rows, in: lowering)
      found.append((conflict.rows, broken))
      system.setLevel(PriorityLevels.broken, ofRow: broken)
      solution = try system.solution(findingAmbiguity: true)
    }
    try mendConflicts(&found)
    conflicts = found.map {
      ConflictBreaking.conflict($0.rows, broken: $0.broken, in: lowering, order)
    }
  }

  /// Takes back what was broken for a conflict that a later break has mended too.
  private mutating func mendConflicts(
    _ found: inout [(rows: [Int], broken: Int)]
  ) throws(SolverError) {
    for index in found.indices.dropLast() {
      let (rows, broken) = found[index]
      let others = found.map(\.broken).filter { $0 != broken && rows.contains($0) }
      guard let other = others.last, system.error(ofRow: broken, at: solution.values) < 1e-6 else {
        continue
      }
      var mended = system
      mended.setLevel(PriorityLevels.required, ofRow: broken)
      let again = try mended.solution(findingAmbiguity: true)
      if again.isSatisfiable {
        (system, solution) = (mended, again)
        found[index].broken = other
      }
    }
  }

  /// The frames, in the layout's own order.
  var solvedLayout: SolvedLayout {
    var outcomes = [ConstraintOutcome](
      repeating: ConstraintOutcome(error: 0), count: layout.constraints.count)
    for (row, origin) in lowering.origins.enumerated() {
      guard case .constraint(let index) = origin else { continue }
      outcomes[order.constraints[index]] = ConstraintOutcome(
        error: lowering.system.error(ofRow: row, at: solution.values))
    }
    let frames = frames(solution.values)
    return SolvedLayout(
      layout: layout, frames: frames,
      guideFrames: layout.guides.indices.map { rect(layout.views.count + $0, solution.values) },
      outcomes: outcomes,
      objective: lowering.levels.priorities.map {
        PriorityError(priority: $0, error: solution.error(ofLevel: lowering.levels[$0]))
      },
      undetermined: undetermined(ambiguity?.variables ?? []),
      witnesses: ambiguity.map { [frames, self.frames($0.witness)] } ?? [], conflicts: conflicts)
  }

  /// The frames of the views in the layout's own order.
  private func frames(_ values: [Double]) -> [Rect] {
    var frames = [Rect](repeating: rect(0, values), count: order.views.count)
    for (rank, view) in order.views.enumerated() { frames[view] = rect(rank, values) }
    return frames
  }

  private func rect(_ box: Int, _ values: [Double]) -> Rect {
    Rect(
      x: values[4 * box], y: values[4 * box + 1], width: values[4 * box + 2],
      height: values[4 * box + 3])
  }

  /// The variables of views, by the view's index in the layout.
  func undetermined(_ variables: [Variable]) -> [Set<FrameVariable>] {
    var open = [Set<FrameVariable>](repeating: [], count: order.views.count)
    for variable in variables where variable.index < 4 * order.views.count {
      if let part = FrameVariable(rawValue: variable.index % 4) {
        open[order.views[variable.index / 4]].insert(part)
      }
    }
    return open
  }
}

extension Layout {
  /// Checks that every priority is one: more than 0 and at most 1000.
  fileprivate func checkPriorities() throws(LayoutEngine.Failure) {
    func check(_ priority: Priority, _ owner: @autoclosure () -> String) throws(LayoutEngine
      .Failure)
    {
      guard priority.rawValue > 0, priority.rawValue <= 1000 else {
        throw LayoutEngine.Failure(
          message: "\(owner()) has the priority \(priority.rawValue); use 1 to 1000")
      }
    }
    for constraint in constraints {
      try check(constraint.priority, "'\(equation(of: constraint))'")
    }
    for view in views {
      for axis in Axis.allCases {
        try check(view.contentHuggingPriority[axis], "'\(view.name)'")
        try check(view.contentCompressionResistancePriority[axis], "'\(view.name)'")
      }
    }
  }
}

extension LayoutEngine.Failure {
  /// A failure of the solver in the author's terms.
  init(_ error: SolverError, _ lowering: Lowering) {
    switch error {
    case .unusableNumber(let row), .lostPrecision(let row):
      guard row < lowering.origins.count else { fallthrough }
      let text = ConflictBreaking.text(lowering.origins[row], in: lowering.layout)
      message = "'\(text)' has numbers too large or too different to be solved"
    default:
      message = error.description
    }
  }
}
