package import Diagnostics
package import LayoutModel

/// The frames that a recipe expects on one canvas.
package struct ExpectedFrames: Hashable, Sendable {
  /// One view's frame, in its superview's coordinates, in points.
  package struct Frame: Hashable, Sendable {
    /// The view's index in the recipe; views that a state adds follow the recipe's own.
    package var view: Int
    /// x, y, width and height; nil is not checked.
    package var values: [Double?]
    /// The place of the frame in the recipe, in UTF-8 offsets.
    package var range: SourceRange
  }

  /// The canvas as the recipe names it: `portrait`, `600x600`.
  package var name: String
  /// The canvas on which the frames are expected.
  package var canvas: Canvas
  /// The expected frames, in the coordinates of the superviews, in points.
  package var frames: [Frame] = []
  /// The tolerance of each number, in points.
  package var tolerance = ExpectedFrames.standardTolerance
  /// Whether the frames are those after rounding to pixels.
  package var isPixelAligned = false

  /// The tolerance if the recipe gives none, in points.
  package static let standardTolerance = 0.01
}

extension ExpectedFrames {
  /// The frames by the views' indices in a layout from which some views are removed.
  func frames(in views: [ViewDeclaration], without removed: Set<Int>) -> ExpectedFrames {
    if removed.isEmpty { return self }
    let places = Layout.places(of: views.map(\.superview), without: removed)
    var result = self
    result.frames = frames.compactMap { frame in
      places[frame.view].map { place in
        var frame = frame
        frame.view = place
        return frame
      }
    }
    return result
  }
}
