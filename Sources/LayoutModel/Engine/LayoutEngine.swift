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
}
