import FigureChoices
package import LayoutModel
package import Typesetting

/// Draws a layout as the running app shows it: a picture of the screen, without any overlay.
package struct ScreenStyle {
  /// Measured in the guide's pictures, in points.
  private static let margin = 6.0
  private static let edge = DynamicColor(0xE0E0E0, dark: 0x48484A)

  /// The figure of a layout.
  /// - Throws: An error when no font has a character of a text.
  package static func figure(
    of solved: SolvedLayout, _ request: FigureRequest
  ) throws(TypesettingError) -> Figure {
    let solved = solved.running(request.typesetter)
    var app = request
    (app.isApp, app.overlay, app.selection, app.hasScene) = (true, overlay(of: request), [], false)
    var figure = try CanvasStyle.figure(of: solved, app)
    let ids = FigureIDs(name: request.name, views: solved.layout.views)
    let canvas = solved.layout.canvas
    let cornerRadius = canvas.screenShape?.cornerRadius ?? 0
    let screen = figure.bounds
    let around: [Mark]
    if request.screen.showsDevice, let device = canvas.device {
      let frame = DeviceFrame(device: device, canvas: canvas, screen: screen)
      figure.bounds = frame.bounds
      figure.sheet = TornEdges.Sheet(frame: frame.outline, needsFrame: false)
      around = frame.marks
    } else {
      figure.bounds = screen.insetBy(dx: -margin, dy: -margin)
      figure.sheet = TornEdges.Sheet(frame: screen, cornerRadius: cornerRadius)
      around =
        Mark.edge(
          of: screen, radius: cornerRadius, color: edge, ground: Theme().background)
        + Mark.surround(screen.insetBy(-1), within: figure.bounds)
    }
    figure.layers.append(
      Figure.Layer(
        name: "ib-screens",
        groups: [Figure.Group(id: ids.id("screen"), classes: ["ib-screen"], marks: around)]))
    if request.crop != .content, let side = request.screen.crop,
      let part = part(of: screen, without: side, contentRange(of: solved), in: figure.bounds)
    {
      figure.crop(to: part, nil, isExact: false)
    }
    return figure
  }

  /// Measured in the guide's torn pictures, in points: the least height that remains, and the room between what the
  /// screen shows and the tear, each to the middle of the tear.
  private static let (leastHeight, room) = (169.0, 60.0)

  /// A screen torn off after its content, without its torn edge; nil if the content fills it.
  private static func part(
    of screen: Rect, without side: ScreenOptions.Crop, _ content: (start: Double, end: Double)?,
    in bounds: Rect
  ) -> Rect? {
    let reach = TornEdges.reach(bounds.width)
    var part = bounds
    switch side {
    case .bottom:
      let middle = max(screen.minY + leastHeight, (content?.end ?? screen.minY) + room)
      if middle + reach > screen.maxY { return nil }
      part.height = middle - reach - part.minY
    case .top:
      let middle = min(screen.maxY - leastHeight, (content?.start ?? screen.maxY) - room)
      if middle - reach < screen.minY { return nil }
      part.y = middle + reach
      part.height = bounds.maxY - part.y
    }
    return part
  }

  /// No constraints, but where labels need their marks.
  private static func overlay(of request: FigureRequest) -> [String] {
    if request.labels.allSatisfy({ $0 == .names }) { return [OverlayKind.none.rawValue] }
    return request.overlay ?? OverlayKind.constraints.map(\.rawValue)
  }

  /// From where to where down the screen views lie; nil of a screen without any.
  private static func contentRange(of solved: SolvedLayout) -> (start: Double, end: Double)? {
    let canvas = CanvasLayout(solved)
    let frames = solved.layout.views.indices.dropFirst().filter(canvas.isShown)
      .map(canvas.visibleFrame)
    guard let first = frames.first else { return nil }
    let all = frames.reduce(first) { $0.union($1) }
    return (all.minY, all.maxY)
  }
}

extension Mark {
  /// The area between a rectangle and a larger one around it.
  ///
  /// In the colour of the ground, it hides parts that extend beyond a screen.
  static func surround(
    _ inner: Rect, within outer: Rect, color: DynamicColor = Theme().background
  ) -> [Mark] {
    let parts = [
      Rect(x: outer.minX, y: outer.minY, width: outer.width, height: inner.minY - outer.minY),
      Rect(x: outer.minX, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY),
      Rect(x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: inner.height),
      Rect(x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX, height: inner.height),
    ]
    return parts.map { Mark(.rect($0), .screen, fill: color) }
  }
}
