import LayoutModel

/// Outlines of views whose frames are in doubt.
enum FrameOverlay {
  /// A red outline round what is ambiguous or unsatisfiable, and a dashed one where a misplaced view
  /// belongs.
  static func groups(
    for canvas: CanvasLayout, _ theme: Theme, _ ids: FigureIDs
  ) -> [Figure.Group] {
    canvas.layout.views.indices.dropFirst().compactMap { view in
      let status = canvas.solved.status(ofView: view)
      let color = theme.colors(for: status).line
      let mark: Mark
      switch status {
      case .satisfied: return nil
      case .misplaced:
        let frame = canvas.solved.frames[view].pixelAligned(scale: canvas.scale)
        mark = outline(frame, Stroke(color: color, width: 1, dashes: theme.frameDashes))
      case .ambiguous, .unsatisfiable:
        mark = outline(canvas.frame(of: .view(view)), Stroke(color: color, width: 1))
      }
      let name = canvas.layout.views[view].name
      return Figure.Group(
        id: ids.outline(view), classes: ["ib-outline", "ib-\(status.rawValue)"],
        title: "\(name) is \(status.rawValue)", marks: [mark])
    }
  }

  /// A rectangle's outline, one point wide and inside its edges, from the top left clockwise.
  private static func outline(_ frame: Rect, _ stroke: Stroke) -> Mark {
    let (left, right) = (frame.minX + 0.5, frame.maxX - 0.5)
    let (top, bottom) = (frame.minY + 0.5, frame.maxY - 0.5)
    let corners = [
      Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom),
      Point(x: left, y: bottom), Point(x: left, y: top),
    ]
    return Mark(.polyline(corners), stroke: stroke)
  }
}
