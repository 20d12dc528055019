package import LayoutModel
package import Typesetting

extension Recipe {
  /// One of its layouts with the root as wide or as high as a number of points.
  ///
  /// Margins, readable widths and size classes are those of that size; a document keeps the margins that it was saved
  /// with.
  package func layout(_ layout: Layout, along axis: Axis, at length: Double) -> Layout {
    var size = layout.canvas.size
    switch axis {
    case .horizontal: size.width = length
    case .vertical: size.height = length
    }
    return self.layout(
      on: self.canvas.canvas(like: layout.canvas, size: size), layout.variant)
  }

  /// The pieces of one of its layouts as the root's width or height grows, with the layout as it is at each size.
  /// - Parameters:
  ///   - range: The sizes of the root, in points.
  ///   - change: Is made to the layout at each size.
  /// - Throws: A failure as `LayoutEngine.pieces` does.
  package func pieces(
    of layout: Layout, along axis: Axis, over range: ClosedRange<Double>,
    typesetter: Typesetter = .standard,
    changed change: @escaping (Layout) -> Layout = { $0 }
  ) throws(LayoutEngine.Failure) -> [LayoutPiece] {
    try LayoutEngine.pieces(along: axis, over: range, typesetter: typesetter) { length in
      change(self.layout(layout, along: axis, at: length))
    }
  }
}
