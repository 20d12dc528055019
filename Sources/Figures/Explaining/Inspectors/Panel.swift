import LayoutModel
import Typesetting

/// A panel of Interface Builder while it is drawn: texts, fields and boxes on its ground.
struct Panel {
  private(set) var marks: [Mark] = []
  let typesetter: Typesetter
  /// What a menu will be drawn over: a text ends before it, and none lies in it.
  var cover: Rect?

  static let font = Font(size: 11)
  static let bold = Font(size: 11, weight: .semibold)
  static let ground = DynamicColor(0xF2F2F2, dark: 0x2B2B2D)
  static let paper = DynamicColor(0xFFFFFF, dark: 0x1E1E20)
  static let edge = DynamicColor(0xB3B3B3, dark: 0x5A5A5E)
  static let ink = DynamicColor(0x1C1C1C, dark: 0xEDEDED)
  static let quiet = DynamicColor(0x6E6E73, dark: 0xA1A1A6)
  static let blue = DynamicColor(0x1E6FD0, dark: 0x3C8CF0)
  private static let shadow = DynamicColor(0x000000).opacity(0.04)
  static let beam = DynamicColor(0xD9342B, dark: 0xFF6A60)

  init(_ typesetter: Typesetter) { self.typesetter = typesetter }

  /// The side of a place on which a text stands.
  enum Anchor { case left, center, right }

  /// The width of a text, in points.
  func width(_ text: String, _ font: Font = Self.font) throws(TypesettingError) -> Double {
    try typesetter.width(of: text, font: font)
  }

  /// The widest of some texts, in points.
  func widest(_ texts: [String], _ font: Font = Self.font) throws(TypesettingError) -> Double {
    var widest = 0.0
    for text in texts { widest = max(widest, try width(text, font)) }
    return widest.rounded(.up)
  }

  /// A line of text with its capitals around a height; cut off with "…" where it is too wide.
  mutating func text(
    _ text: String, _ anchor: Anchor, of place: Point, font: Font = Self.font,
    color: DynamicColor = Self.ink, most: Double? = nil
  ) throws(TypesettingError) {
    let paragraph = try typesetter.paragraph(
      text, font: font, width: most.map { $0 + 0.5 }, numberOfLines: 1)
    guard let line = paragraph.lines.first else { return }
    let x =
      switch anchor {
      case .left: place.x
      case .center: place.x - line.width / 2
      case .right: place.x - line.width
      }
    let origin = Point(x: x, y: place.y + font.baselineBelowMiddle)
    guard let shown = try uncovered(line, of: text, font, at: origin) else { return }
    marks.append(Mark(.text(shown, font: font, origin: origin), .caption, fill: color))
  }

  /// The words of a line before a cover, or all of it; nil if none is left.
  private func uncovered(
    _ line: Line, of text: String, _ font: Font, at origin: Point
  ) throws(TypesettingError) -> Line? {
    guard let cover, let box = Mark(.text(line, font: font, origin: origin)).captionBox,
      box.insetBy(-1).intersects(cover)
    else { return line }
    let room = cover.minX - origin.x - 1
    // The words of a line that is read from the right are at its end.
    guard room > 0, !line.isRightToLeft else { return nil }
    let first = try typesetter.paragraph(text, font: font, width: room, numberOfLines: 0).lines
      .first
    return first.flatMap { shown in
      // A line that is too narrow for a word breaks it.
      let rest = text.dropFirst(shown.text.count)
      return shown.width <= room && rest.first?.isWhitespace ?? true ? shown : nil
    }
  }

  mutating func add(_ mark: Mark) { marks.append(mark) }

  mutating func box(
    _ rect: Rect, radius: Double = 0, fill: DynamicColor, edge: DynamicColor = Self.edge
  ) {
    marks += Mark.bordered(rect, radius: radius, fill: fill, border: edge, width: 0.5)
  }

  mutating func line(
    from start: Point, to end: Point, _ color: DynamicColor = Self.edge, width: Double = 0.5
  ) {
    marks.append(
      Mark(
        .segments([Segment(from: start, to: end)]), .edge,
        stroke: Stroke(color: color, width: width)))
  }

  /// A box that lies over others, with a faint shadow.
  mutating func raisedBox(_ rect: Rect, radius: Double) {
    for (growth, drop) in [(0.5, 0.5), (1, 1), (1.5, 1.5), (2, 2), (2.5, 2.5)] {
      let shadow = rect.insetBy(-growth).offset(dx: 0, dy: drop)
      marks.append(
        Mark(.roundedRect(shadow, radius: radius + growth), .plate, fill: Self.shadow))
    }
    box(rect, radius: radius, fill: Self.ground)
  }

  // MARK: - Controls

  /// A field with a value and the arrow of its menu; one that is edited has a light around it.
  mutating func field(
    _ rect: Rect, _ text: String, color: DynamicColor = Self.ink, hasMenu: Bool = true,
    isEdited: Bool = false
  ) throws(TypesettingError) {
    if isEdited {
      let light = Self.blue.opacity(0.4)
      marks.append(Mark(.roundedRect(rect.insetBy(-3), radius: 3), .plate, fill: light))
    }
    box(rect, fill: Self.paper)
    let most = rect.width - (hasMenu ? 20 : 8)
    if isEdited {
      let selection = Rect(
        x: rect.minX + 3, y: rect.minY + 2.5, width: min(most, try width(text)) + 2,
        height: rect.height - 5)
      marks.append(Mark(.rect(selection), .plate, fill: Self.blue.opacity(0.3)))
    }
    try self.text(
      text, .left, of: Point(x: rect.minX + 4, y: rect.midY), color: color, most: most)
    if hasMenu { triangle(Point(x: rect.maxX - 9, y: rect.midY + 0.5), Self.ink) }
  }

  /// A button that opens a list of choices, or a menu below it; blue if it is in a panel in use.
  mutating func choice(
    _ rect: Rect, _ text: String, isEnabled: Bool = true, isBlue: Bool = true,
    opensBelow: Bool = false
  ) throws(TypesettingError) {
    box(rect, radius: 3.5, fill: Self.paper)
    let knob = Rect(x: rect.maxX - 14, y: rect.minY, width: 14, height: rect.height)
    if isBlue { marks.append(Mark(.roundedRect(knob, radius: 3.5), .plate, fill: Self.blue)) }
    let sign = isBlue ? DynamicColor(0xFFFFFF) : Self.quiet
    if opensBelow {
      chevron(Point(x: knob.midX, y: knob.midY), up: false, sign)
    } else {
      chevron(Point(x: knob.midX, y: knob.midY - 2.5), up: true, sign)
      chevron(Point(x: knob.midX, y: knob.midY + 2.5), up: false, sign)
    }
    try self.text(
      text, .left, of: Point(x: rect.minX + 7, y: rect.midY),
      color: isEnabled ? Self.ink : Self.quiet, most: rect.width - 24)
  }

  mutating func stepper(_ middle: Point) {
    box(Rect(around: middle, width: 10, height: 18), radius: 4, fill: Self.paper)
    chevron(Point(x: middle.x, y: middle.y - 4), up: true, Self.ink)
    chevron(Point(x: middle.x, y: middle.y + 4), up: false, Self.ink)
  }

  mutating func checkbox(_ middle: Point, isOn: Bool, isEnabled: Bool = true) {
    let rect = Rect(around: middle, width: 12, height: 12)
    if isOn {
      marks.append(Mark(.roundedRect(rect, radius: 2.5), .plate, fill: Self.blue))
      tick(middle, DynamicColor(0xFFFFFF))
    } else {
      box(rect, radius: 2.5, fill: isEnabled ? Self.paper : Self.ground)
    }
  }

  /// The sign of a button that adds something.
  mutating func plus(_ middle: Point) {
    line(
      from: Point(x: middle.x - 3.5, y: middle.y), to: Point(x: middle.x + 3.5, y: middle.y),
      Self.quiet, width: 1)
    line(
      from: Point(x: middle.x, y: middle.y - 3.5), to: Point(x: middle.x, y: middle.y + 3.5),
      Self.quiet, width: 1)
  }

  mutating func tick(_ middle: Point, _ color: DynamicColor) {
    let points = [(-3.0, 0.2), (-0.8, 2.6), (3.2, -2.8)].map {
      Point(x: middle.x + $0.0, y: middle.y + $0.1)
    }
    let stroke = Stroke(color: color, width: 1.4)
    marks.append(Mark(.polyline(Array(points[0...1])), stroke: stroke))
    marks.append(Mark(.polyline(Array(points[1...2])), stroke: stroke))
  }

  private mutating func triangle(_ middle: Point, _ color: DynamicColor) {
    let corners = [(-3.5, -2.0), (3.5, -2.0), (0, 2.5)].map {
      Point(x: middle.x + $0.0, y: middle.y + $0.1)
    }
    marks.append(Mark(.polyline(corners), fill: color))
  }

  private mutating func chevron(_ middle: Point, up: Bool, _ color: DynamicColor) {
    let rise = up ? 1.25 : -1.25
    let points = [(-2.5, rise), (0, -rise), (2.5, rise)].map {
      Point(x: middle.x + $0.0, y: middle.y + $0.1)
    }
    let stroke = Stroke(color: color, width: 1)
    marks.append(Mark(.polyline(Array(points[0...1])), stroke: stroke))
    marks.append(Mark(.polyline(Array(points[1...2])), stroke: stroke))
  }
}
