package import LayoutModel
package import LayoutRecord

/// A layout of a recipe with the way to solve it once more, so that causes can be verified.
package struct LayoutSource: Sendable {
  /// The layout as the recipe states it.
  package var layout: Layout
  /// Solves a changed layout with the fonts and texts of the recipe; nil if that is impossible.
  package var solve: @Sendable (Layout) -> LayoutRecord?

  /// Creates a source.
  package init(layout: Layout, solve: @escaping @Sendable (Layout) -> LayoutRecord?) {
    (self.layout, self.solve) = (layout, solve)
  }
}
