import LayoutModel

/// The frames that an ambiguous layout could have as well.
enum GhostOverlay {
  private static let dashes = [2.0, 3.0]

  /// A pale dashed frame for each place of a view that the canvas does not show.
  static func groups(
    for canvas: CanvasLayout, _ theme: Theme, _ ids: FigureIDs
  ) -> [Figure.Group] {
    canvas.layout.views.indices.dropFirst().compactMap { view in
      let shown = canvas.frame(of: .view(view))
      var frames: [Rect] = []
      for witness in canvas.solved.witnesses {
        let frame = witness[view].pixelAligned(scale: canvas.scale)
        if frame != shown, !frames.contains(frame) { frames.append(frame) }
      }
      if frames.isEmpty { return nil }
      return Figure.Group(
        id: ids.ghost(view), classes: ["ib-ghost"],
        title: "\(canvas.layout.views[view].name) could be here too",
        marks: frames.flatMap { ghost($0, canvas.layout.views[view], theme) }, part: .view(view))
    }
  }

  private static func ghost(_ frame: Rect, _ view: View, _ theme: Theme) -> [Mark] {
    let color = theme.colors(for: .ambiguous).line
    let fill = view.backgroundColor?.opacity(0.2) ?? color.opacity(0.06)
    return [
      Mark(.rect(frame), .area, fill: fill),
      FrameOverlay.outline(frame, Stroke(color: color, width: 1, dashes: dashes)),
    ]
  }
}
