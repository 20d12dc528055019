import LayoutModel

/// The marks of a screen's shape.
struct ScreenShapeMarks {
  let shape: ScreenShape
  let orientation: Orientation
  /// The size of the screen in the orientation, in points.
  let size: Size
  private let fills: ViewFills

  /// The radii of a notch where it meets the screen's edge, and of its own corners.
  ///
  /// Drawn after pictures of iPhone X, in points.
  private static let notchRadii = (edge: 6.0, corner: 20.0)
  private static let cutoutColor = DynamicColor(0x000000)
  private static let faintness = 0.15

  /// The marks of a canvas's screen; nil if it has no shape.
  init?(of canvas: Canvas, over fills: ViewFills) {
    guard let shape = canvas.screenShape, let orientation = canvas.orientation else { return nil }
    self.shape = shape
    self.orientation = orientation
    size = canvas.size
    self.fills = fills
  }

  /// Black or white, as it is seen on what is below a frame.
  private func ink(over frame: Rect) -> DynamicColor {
    ControlColors.text.readable(on: fills.color(under: frame), least: 4.5)
  }

  /// The cutout and the home indicator as a device shows them.
  var solid: [Mark] {
    cutout { _ in Self.cutoutColor } + homeIndicator(opacity: 1)
  }

  /// The cutout, the home indicator and the corners, so faint that views and constraints stay
  /// legible; nothing of the screen is beyond its corners.
  var faint: [Mark] {
    let line = Stroke(color: ControlColors.text.opacity(Self.faintness), width: 1)
    let screen = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let corners = screen.insetBy(0.5).cornerArcs(radius: shape.cornerRadius - 0.5)
    return cutout { ink(over: $0).opacity(Self.faintness) }
      + homeIndicator(opacity: Self.faintness)
      + Mark.cornerCovers(of: screen, radius: shape.cornerRadius, color: Theme().background)
      + corners.map { Mark(.polyline($0.arc), .screen, stroke: line) }
  }

  private func homeIndicator(opacity: Double) -> [Mark] {
    guard let frame = shape.homeIndicatorFrame(on: size, orientation) else { return [] }
    let color = ink(over: frame).opacity(opacity)
    return [Mark(.roundedRect(frame, radius: frame.height / 2), .screen, fill: color)]
  }

  private func cutout(_ color: (Rect) -> DynamicColor) -> [Mark] {
    guard let cutout = shape.cutout,
      let frame = shape.cutoutFrame(on: size, orientation)
    else { return [] }
    return switch cutout.kind {
    case .island:
      [Mark(.roundedRect(frame, radius: cutout.size.height / 2), .screen, fill: color(frame))]
    case .notch: [Mark(.polyline(notch(frame)), .screen, fill: color(frame))]
    }
  }

  /// The outline of a notch, round where it meets the screen's edge and at its corners.
  private func notch(_ frame: Rect) -> [Point] {
    let axis: Axis = orientation == .portrait ? .horizontal : .vertical
    let (start, end) = frame.range(axis)
    let depth = min(frame.width, frame.height)
    let (edge, corner) = Self.notchRadii
    func arc(_ along: Double, _ across: Double, _ radius: Double, from: Double, by step: Double)
      -> [Point]
    {
      Point(x: along, y: across).arc(radius: radius, from: from, by: step / 32, count: 9)
        .map { axis.point($0.x, $0.y) }
    }
    return arc(start - edge, edge, edge, from: 0.75, by: 1)
      + arc(start + corner, depth - corner, corner, from: 0.5, by: -1)
      + arc(end - corner, depth - corner, corner, from: 0.25, by: -1)
      + arc(end + edge, edge, edge, from: 0.5, by: 1)
  }
}

extension Canvas {
  /// The frame of the home indicator, in the root's coordinates, in points; nil of a screen without one.
  var homeIndicatorFrame: Rect? {
    orientation.flatMap { screenShape?.homeIndicatorFrame(on: size, $0) }
  }
}

extension Rect {
  /// The arc of each corner, clockwise, and the corner itself; none if the radius is not positive.
  func cornerArcs(radius: Double) -> [(arc: [Point], corner: Point)] {
    guard radius > 0 else { return [] }
    let corners: [(x: Double, y: Double, turns: Double)] = [
      (minX, minY, 0.5), (maxX, minY, 0.75), (maxX, maxY, 0), (minX, maxY, 0.25),
    ]
    return corners.map { corner in
      let middle = Point(
        x: corner.x + (corner.x == minX ? radius : -radius),
        y: corner.y + (corner.y == minY ? radius : -radius))
      let arc = middle.arc(radius: radius, from: corner.turns, by: 1.0 / 64, count: 17)
      return (arc, Point(x: corner.x, y: corner.y))
    }
  }
}

extension Mark {
  /// The areas at the corners of a rectangle outside its round corners; none if they are square.
  static func cornerCovers(of rect: Rect, radius: Double, color: DynamicColor) -> [Mark] {
    rect.cornerArcs(radius: radius).map {
      Mark(.polyline($0.arc + [$0.corner]), .screen, fill: color)
    }
  }

  /// The edge of a screen: a line one point wide outside it, and the ground beyond its corners.
  static func edge(
    of screen: Rect, radius: Double, color: DynamicColor, ground: DynamicColor
  ) -> [Mark] {
    guard radius > 0 else {
      return [Mark(.frame(screen.insetBy(-1), width: 1), .screen, fill: color)]
    }
    // Square lines hide what extends beyond the screen, and the round one the border of the covers.
    return [Mark(.frame(screen.insetBy(-1), width: 1), .screen, fill: ground)]
      + cornerCovers(of: screen.insetBy(-0.5), radius: radius + 0.5, color: ground) + [
        Mark(
          .roundedRect(screen.insetBy(-0.5), radius: radius + 0.5), .screen,
          stroke: Stroke(color: color, width: 1))
      ]
  }
}
