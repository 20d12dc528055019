import ConstraintSolver

/// Solves layouts as Apple's Auto Layout does.
///
/// Every priority in turn, the highest first, has the sum of its errors made as small as the priorities
/// above allow: an optional `a == b` asks for the least `abs(a - b)` (NSLayoutConstraint.h, `priority`).
/// Errors of one priority are never weighed against another's.
///
/// Two things are added to make every layout drawable, always in the same way. Of required constraints
/// that conflict, one is broken by a fixed rule and its error is then minimised before anything
/// optional. And what no constraint determines is brought, in the order of the views' names, as near as
/// possible to the size that Interface Builder gives a new view and to the superview's leading and top
/// edges. Neither depends on where views and constraints stand in a file.
public enum LayoutEngine {
  /// Why a layout could not be solved.
  public struct Failure: Error, Hashable, Sendable {
    /// In words, to follow the layout's name and a colon.
    public let message: String
  }

  /// Solves a layout.
  /// - Throws: A failure when a number in the layout is not finite, or when solving takes more steps
  ///   than any sensible layout needs.
  public static func solve(_ layout: Layout) throws(Failure) -> SolvedLayout {
    let order = CanonicalOrder(layout)
    let lowering = Lowering(order.layout)
    var system = lowering.system
    do {
      var conflicts: [LayoutConflict] = []
      var solution = try system.solution(findingAmbiguity: true)
      while !solution.isSatisfiable, let conflict = try system.minimalConflict() {
        let broken = ConflictBreaking.choice(among: conflict.rows, in: lowering)
        conflicts.append(
          ConflictBreaking.conflict(conflict.rows, broken: broken, in: lowering, order))
        system.setLevel(PriorityLevels.broken, ofRow: broken)
        solution = try system.solution(findingAmbiguity: true)
      }
      var result = EngineResult(values: solution.values, ambiguity: solution.ambiguity)
      if let ambiguity = solution.ambiguity {
        CanonicalLayout.appendRows(for: ambiguity.variables, to: &system, lowering)
        solution = try system.solution()
        result.values = solution.values
      }
      result.conflicts = conflicts
      return result.solvedLayout(layout, order, lowering, solution)
    } catch {
      throw Failure(message: error.description)
    }
  }
}

/// What the solver found, before it is put into the layout's own order.
private struct EngineResult {
  var values: [Double]
  var ambiguity: Ambiguity?
  var conflicts: [LayoutConflict] = []

  func solvedLayout(
    _ layout: Layout, _ order: CanonicalOrder, _ lowering: Lowering, _ solution: Solution
  ) -> SolvedLayout {
    var outcomes = [ConstraintOutcome](
      repeating: ConstraintOutcome(error: 0), count: layout.constraints.count)
    for (row, origin) in lowering.origins.enumerated() {
      guard case .constraint(let index) = origin else { continue }
      outcomes[order.constraints[index]] = ConstraintOutcome(
        error: lowering.system.error(ofRow: row, at: values))
    }
    let guides = layout.guides.indices.map { rect(layout.views.count + $0, values) }
    return SolvedLayout(
      layout: layout, frames: frames(order, values), guideFrames: guides, outcomes: outcomes,
      objective: lowering.levels.priorities.map {
        PriorityError(priority: $0, error: solution.error(ofLevel: lowering.levels[$0]))
      },
      undetermined: undetermined(order),
      witnesses: ambiguity.map { [frames(order, values), frames(order, $0.witness)] } ?? [],
      conflicts: conflicts)
  }

  /// The frames of the views in the layout's own order.
  private func frames(_ order: CanonicalOrder, _ values: [Double]) -> [Rect] {
    var frames = [Rect](repeating: rect(0, values), count: order.views.count)
    for (rank, view) in order.views.enumerated() { frames[view] = rect(rank, values) }
    return frames
  }

  private func rect(_ box: Int, _ values: [Double]) -> Rect {
    Rect(
      x: values[4 * box], y: values[4 * box + 1], width: values[4 * box + 2],
      height: values[4 * box + 3])
  }

  private func undetermined(_ order: CanonicalOrder) -> [Set<FrameVariable>] {
    var open = [Set<FrameVariable>](repeating: [], count: order.views.count)
    for variable in ambiguity?.variables ?? [] where variable.index < 4 * order.views.count {
      if let part = FrameVariable(rawValue: variable.index % 4) {
        open[order.views[variable.index / 4]].insert(part)
      }
    }
    return open
  }
}
