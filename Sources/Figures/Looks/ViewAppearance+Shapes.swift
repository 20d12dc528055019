import LayoutModel

extension ViewAppearance {
  /// The width of the thinnest line that a device draws: one pixel, in points.
  var hairline: Double { 1 / canvas.scale }

  var isRightToLeft: Bool { metrics.direction == .rightToLeft }

  /// The rectangle that constraints act on, without what shadows take.
  var alignmentRect: Rect {
    let rect = frame.inset(by: metrics.alignmentRectInsets)
    return Rect(x: rect.x, y: rect.y, width: max(0, rect.width), height: max(0, rect.height))
  }

  /// The place of a control that the system draws in one size only, at the frame's origin.
  ///
  /// In a frame that cannot hold it, it is smaller.
  func fixed(_ size: Size) -> Rect {
    let factor = min(1, frame.width / size.width, frame.height / size.height)
    return Rect(
      x: frame.x, y: frame.y, width: size.width * factor, height: size.height * factor)
  }

  /// A rectangle, mirrored in the frame's middle if reading goes to the left.
  func mirrored(_ rect: Rect) -> Rect { mirrored(rect, in: frame) }

  /// A rectangle, mirrored in the middle of another if reading goes to the left.
  func mirrored(_ rect: Rect, in whole: Rect) -> Rect {
    guard isRightToLeft else { return rect }
    var rect = rect
    rect.x = whole.minX + whole.maxX - rect.maxX
    return rect
  }

  /// A level line one pixel thick, with its upper edge at a height.
  func hairline(from left: Double, to right: Double, y: Double, _ color: DynamicColor) -> Mark {
    let middle = y + hairline / 2
    return Mark(
      .segments([
        Segment(from: Point(x: left, y: middle), to: Point(x: right, y: middle))
      ]), stroke: Stroke(color: color, width: hairline))
  }
}

extension ViewKind {
  private var solid: ViewLook.Solid? { ViewLook.of(self).solid }

  /// The least width of a knob or a sign that lines stop at, in points.
  private static let smallestKnob = 10.0

  /// What lies below the knob of a control.
  func marksBelowKnob(_ look: [Mark]) -> [Mark] {
    switch solid {
    case .knob, .knobAndTrack: look.filter { $0.role != .knob && $0.role != .rim }
    case .track, .signs, .dots, nil: look
    }
  }

  /// The boxes of the knob, the track, the signs of a stepper or the dots among the marks of a control,
  /// which no line crosses.
  func solidParts(of marks: [Mark]) -> [Rect] {
    let knobs = marks.filter { $0.role == .knob }
    switch solid {
    case .knob, .knobAndTrack:
      // A line that gave way to a smaller knob would be lost with it; one along a track would look hollow.
      guard let knob = knobs.first?.box, knob.width >= Self.smallestKnob else { return [] }
      return [knob] + marks.filter { $0.role == .track }.compactMap(\.box)
    case .track:
      return marks.filter { $0.role == .track }.compactMap(\.box)
    case .signs:
      // A minus has no height; a line beside it would be a second one.
      return knobs.flatMap(\.segments).map(\.box)
        .filter { $0.height == 0 && $0.width >= Self.smallestKnob }.map { $0.insetBy(-2) }
    case .dots:
      // A line at the edge of a dot, where the frame is, touches it.
      return knobs.compactMap { $0.box?.insetBy(dx: -1, dy: 0) }
    case nil: return []
    }
  }
}

extension Mark {
  /// A rounded rectangle with a line inside its edge; none where the line alone would fill it.
  static func bordered(
    _ rect: Rect, radius: Double, _ role: Role = .picture, fill: DynamicColor? = nil,
    border: DynamicColor, width: Double
  ) -> [Mark] {
    guard min(rect.width, rect.height) > 2 * width else { return [] }
    return [
      Mark(
        .roundedRect(rect.insetBy(width / 2), radius: radius - width / 2), role,
        fill: fill.map { .color($0) }, stroke: Stroke(color: border, width: width))
    ]
  }

  /// The white knob of a switch or a slider, over a faint shadow: round if it is as wide as high.
  static func knob(_ middle: Point, width: Double, height: Double) -> [Mark] {
    let shadow = DynamicColor(0x000000)
    let drop = height / 28
    func part(
      _ role: Role, _ growth: Double, drop: Double = 0, _ color: DynamicColor
    ) -> Mark {
      let middle = Point(x: middle.x, y: middle.y + drop)
      let radius = height / 2 + growth
      if width == height { return Mark(.circle(center: middle, radius: radius), role, fill: color) }
      let whole = Rect(around: middle, width: width + 2 * growth, height: height + 2 * growth)
      return Mark(.roundedRect(whole, radius: radius), role, fill: color)
    }
    return [
      part(.rim, drop / 2, drop: drop, shadow.opacity(0.06)),
      part(.rim, 0, drop: drop, shadow.opacity(0.10)), part(.rim, 0.25, shadow.opacity(0.12)),
      part(.knob, 0, ControlColors.knob),
    ]
  }
}
