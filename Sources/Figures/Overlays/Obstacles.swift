import LayoutModel

/// What bars and their signs avoid, in the root's coordinates.
struct Obstacles: Hashable, Sendable {
  /// Texts, which no sign may hide, and no line if there is another place for it.
  var texts: [TextBox] = []
  /// What views draw but for their texts.
  var surfaces: [Surface] = []
  /// Handles, which no sign may hide; lines end at them.
  var handles: [Rect]
  /// The status bar, through which no size runs.
  var statusBar: Rect?

  /// A line of text.
  struct TextBox: Hashable, Sendable {
    /// From its ascenders to its descenders.
    var box: Rect
    var baseline: Double
  }

  /// A view of which more than texts can be seen.
  struct Surface: Hashable, Sendable {
    var view: Int
    var frame: Rect
  }

  /// - Parameter views: The visible views with their marks.
  init(
    views: [(view: Int, marks: [Mark])], handles: [Rect], in canvas: CanvasLayout
  ) {
    self.handles = handles
    for (view, marks) in views {
      texts += marks.compactMap { mark in
        guard case .text(_, _, let origin) = mark.shape else { return nil }
        return mark.captionBox.map { TextBox(box: $0, baseline: origin.y) }
      }
      if marks.contains(where: { $0.captionBox == nil }) {
        surfaces.append(Surface(view: view, frame: canvas.frame(of: .view(view))))
      }
    }
    statusBar = StatusBarPlace(on: canvas.layout.canvas).map {
      Rect(x: 0, y: 0, width: canvas.layout.canvas.size.width, height: 2 * $0.middle)
    }
  }
}
