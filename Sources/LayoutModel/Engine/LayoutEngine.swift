import ConstraintSolver
package import Diagnostics
package import Typesetting

/// Solves layouts as Apple's Auto Layout does.
///
/// The sum of errors of each priority is minimised in turn, the highest first. An optional `a == b`
/// asks for the least `abs(a - b)` (NSLayoutConstraint.h, `priority`). Errors of one priority are
/// never weighed against another's.
///
/// Two rules make every layout drawable, always in the same way. Of required constraints that
/// conflict, one is broken by a fixed rule, and its error is then minimised before anything
/// optional. Frames that no constraint determines are settled in the order of the views' names.
/// They come as near as possible to the size that Interface Builder gives a new view, and to the
/// superview's leading and top edges. Neither rule depends on the order of views and constraints in
/// a file.
package enum LayoutEngine {
  /// The reason why a layout could not be solved.
  package struct Failure: Error, Hashable, Sendable {
    /// In words, to follow the layout's name and a colon.
    package let message: String
    /// The place of the declaration that could not be solved.
    package let origin: SourceRange?

    init(message: String, at origin: SourceRange? = nil) {
      self.message = message
      self.origin = origin
    }
  }

  /// Solves a layout.
  /// - Parameter typesetter: Measures texts.
  /// - Throws: A failure if a number is not finite, an index is out of range, a text cannot be set,
  ///   or solving takes more steps than any sensible layout needs.
  package static func solve(
    _ layout: Layout, typesetter: Typesetter = .standard
  ) throws(Failure) -> SolvedLayout {
    try LayoutProblem(layout, typesetter).solvedLayout
  }

  /// Solves a changed layout whose conflicts are known: the same constraints are broken, without a search.
  /// - Parameter conflicts: The conflicts, by the indices of constraints in this layout.
  /// - Throws: A failure as ``solve(_:typesetter:)`` does, and if other constraints conflict as well.
  package static func solve(
    _ layout: Layout, breaking conflicts: [LayoutConflict], typesetter: Typesetter
  ) throws(Failure) -> SolvedLayout {
    let broken = Set(conflicts.compactMap(\.brokenConstraint))
    // Constraints that the layout implies have no index of their own.
    guard broken.count == conflicts.count else { return try solve(layout, typesetter: typesetter) }
    var solved = try LayoutProblem(layout, typesetter) { order, settled throws(Failure) in
      try LayoutProblem(layout, order, settled, breaking: broken)
    }.solvedLayout
    solved.conflicts = conflicts
    return solved
  }

  /// Whether all required constraints of a layout can hold, and its optional ones as well as in another solution;
  /// no conflict is searched.
  /// - Throws: A failure as ``solve(_:typesetter:)`` does.
  package static func isSatisfiable(
    _ layout: Layout, asWellAs other: SolvedLayout, typesetter: Typesetter
  ) throws(Failure) -> Bool {
    try LayoutCheck(layout: layout).check()
    let order = CanonicalOrder(layout)
    let lowering = Lowering(try SettledLayout(order, typesetter))
    do {
      let solution = try lowering.system.solution()
      return solution.isSatisfiable
        && other.objective.allSatisfy { old in
          (solution.error(ofLevel: lowering.levels[old.priority]) - old.error).magnitude < 1e-6
        }
    } catch {
      throw Failure(error, lowering, layout, order)
    }
  }
}
