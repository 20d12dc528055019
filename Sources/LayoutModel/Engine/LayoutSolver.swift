package import Typesetting

/// Solves layouts one after another, those that the system settles alike once.
///
/// A recipe is such a layout on devices with the same screen, and between versions of iOS that measure its
/// views alike.
package struct LayoutSolver {
  private var problems: [SettledLayout: LayoutProblem] = [:]

  /// Creates a solver that has solved nothing.
  package init() {}

  /// Solves a layout.
  /// - Parameter typesetter: Measures texts.
  /// - Throws: A failure as ``LayoutEngine/solve(_:typesetter:)`` does.
  package mutating func solve(
    _ layout: Layout, typesetter: Typesetter
  ) throws(LayoutEngine.Failure) -> SolvedLayout {
    try LayoutProblem(layout, typesetter) { order, settled throws(LayoutEngine.Failure) in
      let key = settled.withoutDevice
      if let known = problems[key] { return known }
      let problem = try LayoutProblem(layout, order, settled)
      problems[key] = problem
      return problem
    }.solvedLayout
  }
}

extension SettledLayout {
  /// The settled layout on a canvas without device and version of iOS, whose effects it holds.
  fileprivate var withoutDevice: SettledLayout {
    var settled = self
    settled.removeDevice()
    return settled
  }
}
