import LayoutModel

/// Interface Builder's scene around a canvas (Xcode 7): the dock above it, the frame, the entry arrow.
enum Scene {
  private static let dockHeight = 31.0
  private static let iconSize = 16.0
  /// The room at the left for the arrow, and around all.
  private static let arrowWidth = 34.0
  private static let margin = 6.0
  private static let edge = DynamicColor(0x6C6C6C, dark: 0x98989C)
  private static let field = DynamicColor(0xFFFFFF, dark: 0x2C2C2E)
  private static let arrow = DynamicColor(0xB5B5B5, dark: 0x6C6C70)

  /// Puts a scene around a figure.
  static func enclose(_ figure: inout Figure, _ ids: FigureIDs) {
    figure.clipToBounds()
    let canvas = figure.bounds
    let frame = Rect(
      x: canvas.minX - 1, y: canvas.minY - dockHeight - 2, width: canvas.width + 2,
      height: canvas.height + dockHeight + 3)
    figure.bounds = Rect(
      x: frame.minX - arrowWidth, y: frame.minY - margin, width: frame.width + arrowWidth + margin,
      height: frame.height + 2 * margin)
    figure.sheet = TornEdges.Sheet(frame: frame, needsFrame: false)
    let scene = Figure.Group(
      id: ids.id("scene"), classes: ["ib-scene"],
      marks: border(frame, canvas) + icons(frame) + entryArrow(canvas))
    figure.layers.insert(.ground(figure.bounds, prefix: ids.prefix), at: 0)
    figure.layers.append(Figure.Layer(name: "ib-scenes", groups: [scene]))
  }

  /// A frame of one point, rounded at the top, with a line between the dock and the canvas.
  private static func border(_ frame: Rect, _ canvas: Rect) -> [Mark] {
    let stroke = Stroke(color: edge, width: 1)
    let radius = 5.0
    let (left, right) = (frame.minX + 0.5, frame.maxX - 0.5)
    let (top, bottom) = (frame.minY + 0.5, frame.maxY - 0.5)
    func corner(_ middle: Point, from turns: Double) -> [Point] {
      middle.arc(radius: radius, from: turns, by: 1.0 / 32, count: 9)
    }
    let dock =
      [Point(x: left, y: canvas.minY - 0.5)]
      + corner(Point(x: left + radius, y: top + radius), from: 0.5)
      + corner(Point(x: right - radius, y: top + radius), from: 0.75)
      + [Point(x: right, y: canvas.minY - 0.5)]
    let sides = [
      Segment(from: Point(x: left, y: canvas.minY - 1), to: Point(x: left, y: frame.maxY)),
      Segment(from: Point(x: right, y: canvas.minY - 1), to: Point(x: right, y: frame.maxY)),
      Segment(from: Point(x: frame.minX, y: bottom), to: Point(x: frame.maxX, y: bottom)),
      Segment(
        from: Point(x: frame.minX, y: canvas.minY - 0.5),
        to: Point(x: frame.maxX, y: canvas.minY - 0.5)),
    ]
    return [
      Mark(.polyline(dock), fill: .color(field), stroke: stroke),
      Mark(.segments(sides), stroke: stroke),
    ]
  }

  /// The view controller, the first responder and the exit.
  private static func icons(_ frame: Rect) -> [Mark] {
    let y = frame.minY + 1 + dockHeight / 2
    func place(_ number: Double) -> Point {
      Point(x: frame.minX + frame.width / 2 + 37 * number, y: y)
    }
    func square(_ middle: Point, _ color: DynamicColor) -> Mark {
      Mark(
        .roundedRect(Rect(around: middle, width: iconSize, height: iconSize), radius: 2.5),
        fill: color)
    }
    let white = DynamicColor(0xFFFFFF)
    let (controller, responder, exit) = (place(-1), place(0), place(1))
    let glass = Rect(x: controller.x - 4, y: controller.y - 3, width: 8, height: 6)
    let cube = [0.0, 1, 2, 3, 4, 5].map {
      responder.moved(by: iconSize / 2, towards: .direction(turns: $0 / 6 + 1.0 / 12))
    }
    let corners = [cube[5], cube[1], cube[3]]
    return [
      Mark(.circle(center: controller, radius: iconSize / 2), fill: DynamicColor(0xFFD119)),
      Mark(.frame(glass, width: 1), fill: white),
      Mark(.polyline(cube), fill: DynamicColor(0xFC7C42)),
    ]
      + corners.map {
        Mark(.polyline([responder, $0]), stroke: Stroke(color: white, width: 1))
      } + [
        square(exit, DynamicColor(0xEF6D3F)),
        Mark(
          .polyline([
            Point(x: exit.x, y: exit.y - 4.5), Point(x: exit.x + 4.5, y: exit.y),
            Point(x: exit.x, y: exit.y + 4.5),
          ]), fill: white),
        Mark(
          .rect(Rect(x: exit.x - 5, y: exit.y - 1, width: 5, height: 2)), fill: white),
      ]
  }

  /// The arrow at the left of the scene that an app begins with.
  private static func entryArrow(_ canvas: Rect) -> [Mark] {
    let (x, y) = (canvas.minX - 1, canvas.minY + canvas.height / 2)
    let corners = [(-28.0, -5.0), (-12, -5), (-12, -11), (-2, 0), (-12, 11), (-12, 5), (-28, 5)]
    return [Mark(.polyline(corners.map { Point(x: x + $0.0, y: y + $0.1) }), fill: arrow)]
  }
}
