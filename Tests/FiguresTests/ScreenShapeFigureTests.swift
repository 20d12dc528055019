import FigureChoices
import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// Corners, cameras, home indicators and status bars in figures, in points.
struct ScreenShapeFigureTests {
  private static let prefix = Figure.idPrefix(of: "Test")

  private func canvas(
    _ device: String, _ orientation: Orientation = .portrait, bars: Bars = Bars(),
    system: Int? = nil
  ) throws -> Canvas {
    let device = try #require(Device.named(device))
    return Canvas(device: device, orientation: orientation, bars: bars, system: system)
  }

  private func figure(
    _ style: FigureStyle = .screen, on canvas: Canvas, recipe: String = "views: {A: {}}",
    crop: ScreenOptions.Crop? = nil, showsDevice: Bool = false
  ) throws -> Figure {
    var request = FigureRequest(name: "Test", title: "Test")
    request.screen.crop = crop
    request.screen.showsDevice = showsDevice
    return try style.figure(of: Sample.solved(recipe, on: canvas), request)
  }

  private func marks(_ name: String, _ figure: Figure) -> [Mark] {
    figure.groups.filter { $0.id == Self.prefix + "-" + name }.flatMap(\.marks)
  }

  // MARK: - Status bar

  struct TextRow: Sendable {
    var device: String
    var system: Int?
    var orientation = Orientation.portrait
    var bars = Bars()
    var texts: [String]
  }

  @Test(arguments: [
    TextRow(device: "iPhone 8", system: 9, texts: ["Carrier", "9:41 AM"]),
    // Since iOS 13 there is no carrier, and up to iOS 15 the time is in the middle.
    TextRow(device: "iPhone 8", system: 12, texts: ["Carrier", "9:41 AM"]),
    TextRow(device: "iPhone 8", system: 13, texts: ["9:41 AM"]),
    TextRow(device: "iPhone 8", system: 15, texts: ["9:41 AM"]),
    TextRow(device: "iPhone 8", system: 16, texts: ["9:41"]),
    TextRow(device: "iPhone X", texts: ["9:41"]),
    TextRow(device: "iPhone 17 Pro", texts: ["9:41"]),
    TextRow(device: "iPad Pro 13 (M4)", texts: ["9:41"]),
    TextRow(device: "iPhone X", orientation: .landscape, texts: []),
    // Up to iOS 18 the safe area has no room for a bar on the side, since iOS 26 it has 20 points.
    TextRow(
      device: "iPhone X", system: 18, orientation: .landscape, bars: Bars(status: true), texts: []),
    TextRow(
      device: "iPhone X", system: 26, orientation: .landscape, bars: Bars(status: true),
      texts: ["9:41"]),
    TextRow(device: "iPhone Duo", texts: []),
  ])
  func `the status bar is that of the device and the system`(_ row: TextRow) throws {
    let canvas = try canvas(row.device, row.orientation, bars: row.bars, system: row.system)
    let texts = marks("status-bar", try figure(on: canvas)).compactMap { mark -> String? in
      if case .text(let line, _, _) = mark.shape { line.text } else { nil }
    }
    #expect(texts == row.texts)
  }

  /// The text's colour, where the time stands and where the battery ends.
  private func statusBar(_ figure: Figure) throws -> (ink: DynamicColor, time: Rect, right: Double)
  {
    let bar = marks("status-bar", figure)
    let text = try #require(bar.first { $0.captionBox != nil })
    let ink: DynamicColor? = if case .color(let color) = text.fill { color } else { nil }
    return (
      try #require(ink), try #require(text.captionBox),
      bar.compactMap(\.bounds).map(\.maxX).max() ?? 0
    )
  }

  @Test(arguments: [FigureStyle.canvas, .screen])
  func `right to left, the bar is mirrored`(_ style: FigureStyle) throws {
    var canvas = try canvas("iPhone 14")
    let (_, time, right) = try statusBar(figure(style, on: canvas))
    canvas.direction = .rightToLeft
    let mirrored = try statusBar(figure(style, on: canvas))
    #expect((mirrored.time.minX - (390 - time.maxX)).magnitude < 0.001)
    #expect(time.maxX < 195 && right > 195)
    #expect((mirrored.right - mirrored.time.maxX).magnitude < 0.001)
  }

  @Test(
    arguments: [
      ("white", nil, 0x000000, 0x000000), ("black", nil, 0xFFFFFF, 0xFFFFFF),
      ("systemBackground", nil, 0x000000, 0xFFFFFF), ("black", .dark, 0x000000, 0x000000),
      ("white", .light, 0xFFFFFF, 0xFFFFFF),
    ] as [(String, ScreenOptions.StatusBarText?, UInt32, UInt32)])
  func `the bar is read on what is below`(
    _ row: (fill: String, text: ScreenOptions.StatusBarText?, light: UInt32, dark: UInt32)
  ) throws {
    let recipe = """
      views: {A: {backgroundColor: \(row.fill)}}
      constraints: |
        A.Top = Superview.Top
        A.Leading = Superview.Leading
        A.Trailing = Superview.Trailing
        A.Height = 100
      """
    var request = FigureRequest(name: "Test", title: "Test")
    request.screen.statusBar = row.text
    for style in [FigureStyle.canvas, .screen] {
      let solved = try Sample.solved(recipe, on: canvas("iPhone 14"))
      let bar = try statusBar(style.figure(of: solved, request))
      #expect(bar.ink == DynamicColor(row.light, dark: row.dark))
    }
  }

  @Test func `up to iOS 12 Interface Builder shows the battery alone`() throws {
    for (system, count) in [(12, 0), (13, 1)] {
      let figure = try figure(.canvas, on: canvas("iPhone 8", system: system))
      #expect(marks("status-bar", figure).compactMap(\.captionBox).count == count)
    }
  }

  @Test func `the time is in the middle up to iOS 15, and the symbols around it`() throws {
    let bar = marks("status-bar", try figure(on: canvas("iPhone 8", system: 15)))
    let boxes = bar.compactMap(\.captionBox)
    #expect(boxes.count == 1)
    // The middle of 375.
    #expect(try (#require(boxes.first).midX - 187.5).magnitude < 0.001)
  }

  @Test(arguments: Device.all.filter { $0.shape.cutout != nil }, [false, true])
  func `the status bar stands beside the camera, at half of the top inset`(
    _ device: Device, _ hasNavigationBar: Bool
  ) throws {
    let canvas = Canvas(
      device: device, orientation: .portrait, bars: Bars(navigation: hasNavigationBar))
    let cutout = try #require(device.shape.cutoutFrame(on: canvas.size, .portrait))
    let bar = marks("status-bar", try figure(on: canvas))
    let boxes = bar.compactMap(\.bounds)
    let all = try #require(boxes.first.map { boxes.reduce($0) { $0.union($1) } })
    let middle = device.safeAreaInsets(.portrait).top / 2
    #expect((all.midY - middle).magnitude < 1)
    // Left and right of the camera, as far from it as from the screen's edge.
    let (left, right) = (
      boxes.filter { $0.maxX <= cutout.minX }, boxes.filter { $0.minX >= cutout.maxX }
    )
    #expect(left.count == 1 && left.count + right.count == boxes.count)
    for (group, ear) in [(left, cutout.minX / 2), (right, canvas.size.width - cutout.minX / 2)] {
      let first = try #require(group.first)
      #expect((group.reduce(first) { $0.union($1) }.midX - ear).magnitude < 2)
    }
    // Nothing is outside the round corners.
    let radius = device.shape.cornerRadius
    for box in boxes where box.minY < radius {
      let reach = (radius * radius - (radius - box.minY) * (radius - box.minY)).squareRoot()
      #expect(box.minX > radius - reach && box.maxX < canvas.size.width - radius + reach)
    }
  }

  // MARK: - Shape

  @Test(arguments: ["iPhone X", "iPhone 17 Pro"], Orientation.allCases)
  func `a screen shows camera and home indicator, a canvas too but faintly`(
    _ name: String, _ orientation: Orientation
  ) throws {
    let canvas = try canvas(name, orientation)
    let shape = try #require(canvas.screenShape)
    let cutout = try #require(shape.cutoutFrame(on: canvas.size, orientation))
    for (style, alpha) in [(FigureStyle.screen, UInt8(255)), (.canvas, 38)] {
      let marks = marks("screen-shape", try figure(style, on: canvas))
      // The canvas hides what lies beyond its four corners; the screen has an edge for that.
      let covers = style == .canvas ? [UInt8](repeating: 255, count: 4) : []
      #expect(marks.compactMap { $0.fill?.light?.alpha } == [alpha, alpha] + covers)
      let box = try #require(marks.first?.bounds)
      // A notch also curves 6 points out where it meets the edge of the screen.
      let reach = shape.cutout?.kind == .notch ? 6.0 : 0
      let expected =
        orientation == .portrait ? cutout.grown(reach, 0) : cutout.grown(0, reach)
      #expect(expected.holds(box, within: 0.001) && box.holds(expected, within: 0.001))
      let indicator = shape.homeIndicatorFrame(on: canvas.size, orientation)
      #expect(marks.dropFirst().first?.bounds == indicator)
    }
  }

  @Test(arguments: ["iPhone 6", "iPhone Duo", "iPhone Duo inner"])
  func `a screen without a known shape is square`(_ name: String) throws {
    for style in [FigureStyle.screen, .canvas] {
      let figure = try figure(style, on: canvas(name))
      #expect(marks("screen-shape", figure).isEmpty)
      #expect(!marks("screen", figure).contains { $0.isRounded })
    }
  }

  @Test func `a pad without bars shows round corners alone`() throws {
    let canvas = try canvas("iPad Pro 11", bars: Bars(status: false))
    #expect(try figure(on: canvas).layers.map(\.name) == ["ib-views", "ib-screens"])
    // Its four corners, of 18 points: an arc each, and what hides the area beyond it.
    #expect(try marks("screen-shape", figure(.canvas, on: canvas)).count == 8)
  }

  @Test func `the ground covers the corners of a screen`() throws {
    let marks = marks("screen", try figure(on: canvas("iPhone 17 Pro")))
    // A line of one point outside the corners' radius of 62.
    #expect(
      marks.contains { mark in
        mark.shape
          == .roundedRect(Rect(x: -0.5, y: -0.5, width: 403, height: 875), radius: 62.5)
          && mark.stroke?.width == 1
      })
    let covers = marks.compactMap(\.points)
    #expect(covers.count == 4)
    for points in covers {
      // 62.5 points from the middle of the corner, as far as the last point: the corner itself.
      let x = points[0].x < 201 ? 62.0 : 402 - 62
      let y = points[0].y < 437 ? 62.0 : 874 - 62
      for point in points.dropLast() {
        let (dx, dy) = (point.x - x, point.y - y)
        #expect(((dx * dx + dy * dy).squareRoot() - 62.5).magnitude < 0.001)
      }
    }
  }

  @Test func `a torn screen has round corners where it is whole`() throws {
    let canvas = try canvas("iPhone X")
    for (crop, side, corner) in [
      (ScreenOptions.Crop.bottom, "Top", 39.0), (.top, "Bottom", 812 - 39),
    ] {
      let recipe = """
        views: {A: {}}
        constraints: |
          A.\(side) = Superview.\(side)
          A.Height = 50
        """
      let figure = try figure(on: canvas, recipe: recipe, crop: crop)
      let line = marks("torn-edges", figure).first { $0.stroke != nil }
      // Its right side ends where its corner begins.
      let points = try #require(line?.points).filter { ($0.x - 375).magnitude < 0.001 }
      #expect(points.contains { ($0.y - corner).magnitude < 0.001 })
      #expect(!points.contains { ($0.y - (crop == .bottom ? 0 : 812)).magnitude < 0.001 })
    }
  }

  @Test(arguments: [("iPhone 17 Pro", 62.0), ("iPhone X", 39), ("iPhone Duo", 0)])
  func `a device's outline runs beside the screen's corners`(
    _ name: String, _ radius: Double
  ) throws {
    let canvas = try canvas(name, .landscape)
    let figure = try figure(on: canvas, showsDevice: true)
    let marks = marks("screen", figure)
    // The body is 14 points wide, and the line of one point inside its edge.
    let size = canvas.size
    let outline = Shape.roundedRect(
      Rect(x: -13.5, y: -13.5, width: size.width + 27, height: size.height + 27),
      radius: radius + 13.5)
    let last = try #require(marks.lastIndex { $0.shape == outline })
    // The ground beyond the outline hides what covers the screen's corners: four of them at last.
    #expect(marks[..<last].suffix(4).allSatisfy { $0.fill?.light == Theme().background.light })
    #expect(marks[..<last].suffix(4).allSatisfy { $0.points != nil })
    #expect(!marks[last...].contains { $0.points != nil })
  }
}

extension Mark {
  fileprivate var points: [Point]? {
    if case .polyline(let points) = shape { points } else { nil }
  }

  fileprivate var isRounded: Bool {
    if case .roundedRect = shape { true } else { points != nil }
  }
}
