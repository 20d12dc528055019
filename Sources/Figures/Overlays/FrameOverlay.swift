import LayoutModel

/// Outlines of views with ambiguous or misplaced frames.
enum FrameOverlay {
  /// A red outline round what is ambiguous or unsatisfiable, and a dashed one where a misplaced view
  /// belongs.
  static func groups(
    for canvas: CanvasLayout, over fills: ViewFills, avoiding obstacles: Obstacles, _ theme: Theme,
    _ ids: FigureIDs
  ) -> [Figure.Group] {
    let cuts = LineCuts(canvas, obstacles, [], theme)
    return canvas.layout.views.indices.dropFirst().compactMap { view in
      let status = canvas.solved.status(ofView: view)
      if status == .satisfied || !canvas.isShown(view) { return nil }
      let isMisplaced = status == .misplaced
      let frame =
        isMisplaced
        ? canvas.solved.frames[view].pixelAligned(scale: canvas.scale)
        : canvas.frame(of: .view(view))
      let corners = corners(of: frame)
      let sides = zip(corners, corners.dropFirst()).map { Segment(from: $0, to: $1) }
      let pieces = sides.flatMap(cuts.pieces)
      let ink = LineInk(
        outline: theme.colors(for: status), dashes: isMisplaced ? theme.frameDashes : [], theme
      ).set(off: fills, pieces)
      let name = canvas.layout.views[view].name
      return Figure.Group(
        id: ids.outline(view), classes: ["ib-outline", "ib-\(status.rawValue)"],
        title: "\(name) is \(status.rawValue)",
        marks: ink.outline(pieces == sides ? .polyline(corners) : .segments(pieces), along: pieces),
        part: .view(view), clip: canvas.clip(of: view))
    }
  }

  /// A rectangle's outline, one point wide and inside its edges.
  static func outline(_ frame: Rect, _ stroke: Stroke) -> Mark {
    Mark(.polyline(corners(of: frame)), .edge, stroke: stroke)
  }

  /// The corners inside a rectangle's edges, from the bottom left to the right and up, as Interface
  /// Builder draws it.
  static func corners(of frame: Rect) -> [Point] {
    let (left, right) = (frame.minX + 0.5, frame.maxX - 0.5)
    let (top, bottom) = (frame.minY + 0.5, frame.maxY - 0.5)
    return [
      Point(x: left, y: bottom), Point(x: right, y: bottom), Point(x: right, y: top),
      Point(x: left, y: top), Point(x: left, y: bottom),
    ]
  }
}
