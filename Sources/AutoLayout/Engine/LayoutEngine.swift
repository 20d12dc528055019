import ConstraintSolver

/// Solves layouts as Apple's Auto Layout does.
///
/// Every priority in turn, the highest first, has the sum of its errors made as small as the priorities
/// above allow: "if a constraint `a == b` is optional, that means we will attempt to minimize
/// `abs(a-b)`" (NSLayoutConstraint.h). Errors of one priority are never weighed against another's.
///
/// Two things are added to make every layout drawable, always in the same way. Of required constraints
/// that conflict, one is broken by a fixed rule and its error is then minimised before anything
/// optional. And what no constraint determines is brought, in the order of the views' names, as near as
/// possible to the size that Interface Builder gives a new view and to the superview's leading and top
/// edges. Neither depends on the order of constraints.
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
    let lowering = Lowering(layout)
    var system = lowering.system
    do {
      var conflicts: [LayoutConflict] = []
      var solution = try system.solution(findingAmbiguity: true)
      while !solution.isSatisfiable, let conflict = try system.minimalConflict() {
        let broken = ConflictBreaking.choice(among: conflict.rows, in: lowering)
        conflicts.append(ConflictBreaking.conflict(conflict.rows, broken: broken, in: lowering))
        system.setLevel(PriorityLevels.broken, ofRow: broken)
        solution = try system.solution(findingAmbiguity: true)
      }
      let undetermined = solution.ambiguity?.variables ?? []
      if !undetermined.isEmpty {
        CanonicalLayout.appendRows(for: undetermined, to: &system, lowering)
        solution = try system.solution(findingAmbiguity: false)
      }
      return solvedLayout(lowering, solution, undetermined: undetermined, conflicts: conflicts)
    } catch {
      throw Failure(message: error.description)
    }
  }

  private static func solvedLayout(
    _ lowering: Lowering, _ solution: Solution, undetermined: [Variable],
    conflicts: [LayoutConflict]
  ) -> SolvedLayout {
    let layout = lowering.layout
    func rect(_ box: Int) -> Rect {
      let values = solution.values[4 * box..<4 * box + 4].map { $0 == 0 ? 0 : $0 }
      return Rect(x: values[0], y: values[1], width: values[2], height: values[3])
    }
    var open = [Set<FrameVariable>](repeating: [], count: layout.views.count)
    for variable in undetermined where variable.index < 4 * layout.views.count {
      if let part = FrameVariable(rawValue: variable.index % 4) {
        open[variable.index / 4].insert(part)
      }
    }
    var outcomes = [ConstraintOutcome](
      repeating: ConstraintOutcome(error: 0), count: layout.constraints.count)
    for (row, origin) in lowering.origins.enumerated() {
      guard case .constraint(let index) = origin else { continue }
      outcomes[index] = ConstraintOutcome(
        error: lowering.system.error(ofRow: row, at: solution.values))
    }
    return SolvedLayout(
      layout: layout, frames: layout.views.indices.map(rect),
      guideFrames: layout.guides.indices.map { rect(layout.views.count + $0) }, outcomes: outcomes,
      objective: lowering.levels.priorities.map {
        PriorityError(priority: $0, error: solution.error(ofLevel: lowering.levels[$0]))
      },
      undetermined: open, conflicts: conflicts)
  }
}
