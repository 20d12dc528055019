import ConstraintSolver
package import Diagnostics
public import Typesetting

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
    /// Where what could not be solved was declared.
    package let origin: SourceRange?

    init(message: String, at origin: SourceRange? = nil) {
      self.message = message
      self.origin = origin
    }
  }

  /// Solves a layout.
  /// - Parameter typesetter: What measures texts.
  /// - Throws: A failure when a number in the layout is not finite, when it names what is not there, when
  ///   a text cannot be set, or when solving takes more steps than any sensible layout needs.
  public static func solve(
    _ layout: Layout, typesetter: Typesetter = .standard
  ) throws(Failure) -> SolvedLayout {
    try LayoutProblem(layout, typesetter).solvedLayout
  }
}
