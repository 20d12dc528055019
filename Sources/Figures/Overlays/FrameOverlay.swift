import LayoutModel

/// Outlines of views with ambiguous or misplaced frames.
enum FrameOverlay {
  /// A red outline round what is ambiguous or unsatisfiable, and a dashed one where a misplaced view
  /// belongs.
  static func groups(
    for canvas: CanvasLayout, _ theme: Theme, _ ids: FigureIDs
  ) -> [Figure.Group] {
    canvas.layout.views.indices.dropFirst().compactMap { view in
      let status = canvas.solved.status(ofView: view)
      let colors = theme.colors(for: status)
      let marks: [Mark]
      switch status {
      case .satisfied: return nil
      case .misplaced:
        let frame = canvas.solved.frames[view].pixelAligned(scale: canvas.scale)
        let dashed = Stroke(color: colors.line, width: 1, dashes: theme.frameDashes)
        let edge = colors.edge.map {
          outline(frame, Stroke(color: $0, width: 2, dashes: theme.frameDashes))
        }
        marks = [edge, outline(frame, dashed)].compactMap { $0 }
      case .ambiguous, .unsatisfiable:
        marks = [
          outline(canvas.frame(of: .view(view)), Stroke(color: colors.line, width: 1))
        ]
      }
      let name = canvas.layout.views[view].name
      return Figure.Group(
        id: ids.outline(view), classes: ["ib-outline", "ib-\(status.rawValue)"],
        title: "\(name) is \(status.rawValue)", marks: marks, part: .view(view))
    }
  }

  /// A rectangle's outline, one point wide and inside its edges, from the bottom left to the right
  /// and up, as Interface Builder draws it.
  static func outline(_ frame: Rect, _ stroke: Stroke) -> Mark {
    let (left, right) = (frame.minX + 0.5, frame.maxX - 0.5)
    let (top, bottom) = (frame.minY + 0.5, frame.maxY - 0.5)
    let corners = [
      Point(x: left, y: bottom), Point(x: right, y: bottom), Point(x: right, y: top),
      Point(x: left, y: top), Point(x: left, y: bottom),
    ]
    return Mark(.polyline(corners), stroke: stroke)
  }
}
