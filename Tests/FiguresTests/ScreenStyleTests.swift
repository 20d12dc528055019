import FigureChoices
import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// Pictures of the running app, against the measures of the guide's, in points.
struct ScreenStyleTests {
  private func figure(
    _ recipe: String = "views: {A: {}}", on canvas: Canvas, crop: ScreenOptions.Crop? = nil,
    showsDevice: Bool = false
  ) throws -> Figure {
    var request = FigureRequest(name: "Test", title: "Test")
    request.screen.crop = crop
    request.screen.showsDevice = showsDevice
    return try ScreenStyle.figure(of: Sample.solved(recipe, on: canvas), request)
  }

  private func phone(_ orientation: Orientation) -> Canvas {
    Canvas(device: .standard, orientation: orientation)
  }

  private func texts(_ figure: Figure) -> [String] {
    figure.groups.filter { $0.id == Figure.idPrefix(of: "Test") + "-status-bar" }.flatMap(\.marks)
      .compactMap { mark in
        if case .text(let line, _, _) = mark.shape { line.text } else { nil }
      }
  }

  @Test func `a screen of a size has no status bar, a canvas of it has one`() throws {
    let solved = try Sample.solved(
      "views: {A: {}}", on: Canvas(size: Size(width: 400, height: 700)))
    let bars = try [FigureStyle.screen, .canvas].map { style in
      try style.figure(of: solved, FigureRequest(name: "Test", title: "Test")).groups
        .contains { $0.id.hasSuffix("-status-bar") }
    }
    #expect(bars == [false, true])
  }

  /// A scroll view, a table or a text view from the top edge of an upright iPhone 6, whose status bar is 20 high.
  private static func scrolling(_ view: String, _ style: FigureStyle) throws -> [Double] {
    let solved = try Sample.solved(
      """
      views:
        Scroll: {\(view)}
      constraints: |
        Scroll.Top = Superview.Top
        Scroll.Leading = Superview.Leading
        Scroll.Trailing = Superview.Trailing
        Scroll.Height = 400
      """, on: Canvas(device: .standard, orientation: .portrait))
    #expect(solved.frames.dropFirst(2).allSatisfy { $0.y == 0 || $0.y == 60 })
    let figure = try style.figure(of: solved, FigureRequest(name: "Test", title: "Test"))
    return figure.groups.filter { $0.part != nil }.dropFirst(2).compactMap { $0.frame?.minY }
  }

  /// Content that is wider than the scroll view and as high.
  private static let strip = """
    kind: scrollView, subviews: {A: {kind: view, backgroundColor: red}}, constraints: [
      A.Top = Scroll.Content Layout Guide.Top, A.Leading = Scroll.Content Layout Guide.Leading,
      A.Trailing = Scroll.Content Layout Guide.Trailing,
      A.Bottom = Scroll.Content Layout Guide.Bottom,
      A.Height = Scroll.Frame Layout Guide.Height, A.Width = 900]
    """

  private static let column = """
    kind: scrollView, subviews: {
      A: {kind: view, backgroundColor: red}, Fixed: {kind: view}},
      constraints: [
        A.Top = Scroll.Content Layout Guide.Top, A.Leading = Scroll.Content Layout Guide.Leading,
        A.Trailing = Scroll.Content Layout Guide.Trailing,
        A.Bottom = Scroll.Content Layout Guide.Bottom, A.Height = 50,
        A.Width = Scroll.Frame Layout Guide.Width, Fixed.Top = Scroll.Frame Layout Guide.Top + 60,
        Fixed.Leading = Scroll.Frame Layout Guide.Leading, Fixed.Width = 10, Fixed.Height = 10]
    """

  @Test(arguments: [
    // The content begins below the bar; what keeps to the scroll view's frame stays.
    (Self.column, FigureStyle.screen, [20.0, 60]), (Self.column, .canvas, [0, 60]),
    (Self.column + ", contentInsetAdjustmentBehavior: never", .screen, [0, 60]),
    (Self.strip, .screen, [0]),
    ("kind: tableView, subviews: {Cell: {kind: tableViewCell}}", .screen, [20]),
    ("kind: tableView, subviews: {Cell: {kind: tableViewCell}}", .canvas, [0]),
    (
      "kind: tableView, contentInsetAdjustmentBehavior: never, subviews: {Cell: {kind: tableViewCell}}",
      .screen, [0]
    ),
  ])
  func `content of a scroll view begins below a status bar where the app runs`(
    _ view: String, _ style: FigureStyle, _ tops: [Double]
  ) throws {
    #expect(try Self.scrolling(view, style) == tops)
  }

  @Test func `a text that scrolls begins below the status bar`() throws {
    func top(_ keys: String) throws -> Double {
      let figure = try figure(
        "views: {T: {kind: textView, text: Hello, frame: [0, 0, 375, 300], autoresizingMask: []\(keys)}}",
        on: phone(.portrait))
      let marks = figure.groups.filter { $0.classes == ["ib-view"] }.flatMap(\.marks)
      return try #require(marks.compactMap(\.captionBox).first).minY
    }
    let still = try top(", isScrollEnabled: false")
    #expect(try (top("") - still - 20).magnitude < 0.01)
    #expect(try top(", contentInsetAdjustmentBehavior: never") == still)
  }

  /// iPhone 14's bar of iOS 16: the time alone as text, in the middle of 47 points, and no camera beside it.
  @Test func `a window has the status bar of its device`() throws {
    var canvas = Canvas(
      device: try #require(Device.named("iPhone 14")), orientation: .portrait)
    canvas.becomeWindow(width: 700)
    #expect(canvas.name == "iPhone 14, portrait, 700 wide")
    let figure = try ScreenStyle.figure(
      of: Sample.solved("views: {A: {}}", on: canvas), FigureRequest(name: "Test", title: "Test"))
    let bar = try #require(figure.groups.first { $0.id.hasSuffix("-status-bar") }).marks
    let texts = bar.compactMap(\.captionBox)
    #expect(texts.count == 1 && texts.allSatisfy { ($0.midY - 23.5).magnitude < 2 })
    #expect(!figure.groups.contains { $0.id.hasSuffix("-screen-shape") })
  }

  @Test func `a phone has a status bar when it is held upright, and no constraints`() throws {
    #expect(texts(try figure(on: phone(.portrait))) == ["Carrier", "9:41 AM"])
    #expect(texts(try figure(on: phone(.landscape))) == [])
    let recipe = "views: {A: {}}\nconstraints: A.Leading = Superview.Leading"
    let layers = try figure(recipe, on: phone(.portrait)).layers.map(\.name)
    #expect(layers == ["ib-views", "ib-bars", "ib-screens"])
  }

  @Test(arguments: [("zh-Hans", ["运营商", "上午9:41"]), ("de", ["Netzbetreiber", "09:41"])])
  func `the words of the status bar are those of the figure's language`(
    _ language: String, _ words: [String]
  ) throws {
    var request = FigureRequest(name: "Test", title: "Test")
    request.words = FigurePhrases(language: language)
    let solved = try Sample.solved("views: {A: {}}", on: phone(.portrait))
    // A text may have runs in several fonts.
    #expect(texts(try ScreenStyle.figure(of: solved, request)).joined() == words.joined())
  }

  @Test func `a whole screen has six points of white around it`() throws {
    // The guide's picture of 375 x 667 points is 774 x 1358 pixels at two a point.
    let bounds = try figure(on: phone(.portrait)).bounds
    #expect(bounds == Rect(x: -6, y: -6, width: 387, height: 679))
  }

  @Test(arguments: ScreenOptions.Crop.allCases)
  func `a torn edge is one period of a sine`(_ crop: ScreenOptions.Crop) throws {
    let side = crop == .bottom ? "A.Top = Superview.Top" : "A.Bottom = Superview.Bottom"
    let recipe =
      "views: {A: {}}\nconstraints: |\n  \(side)\n  A.Leading = Superview.Leading\n"
      + "  A.Height = 50\n  A.Width = 50"
    let figure = try figure(recipe, on: phone(.portrait), crop: crop)
    let line = figure.groups.filter { $0.classes == ["ib-torn-edge"] }.flatMap(\.marks).compactMap {
      mark -> [Point]? in
      guard mark.stroke != nil, case .polyline(let points) = mark.shape else { return nil }
      return points
    }
    // 169 points are left up to the middle; the wave rises by 11.5, a quarter of the width away.
    let middle = crop == .bottom ? 169.0 : 667 - 169
    let wave = try #require(line.first).filter { ($0.y - middle).magnitude < 12 }.sorted {
      $0.x < $1.x
    }
    for (share, expected) in [(0.0, 0.0), (0.25, -11.5), (0.5, 0), (0.75, 11.5), (1, 0)] {
      let place = try #require(wave.first { ($0.x - 375 * share).magnitude < 0.001 })
      #expect((place.y - middle - expected).magnitude < 0.001)
    }
    // Six points of white above and below, and half a point to the next whole one.
    #expect(figure.bounds.height == 169 + 11.5 + 12 + 0.5)
  }

  @Test func `a screen that is full is not torn`() throws {
    let recipe = """
      views: {A: {}}
      constraints: |
        A.Top = Superview.Top
        A.Bottom = Superview.Bottom
      """
    #expect(try figure(recipe, on: phone(.portrait), crop: .bottom).bounds.height == 679)
  }

  @Test func `a device lies around its screen`() throws {
    let upright = try figure(on: phone(.portrait), showsDevice: true).bounds
    let lying = try figure(on: phone(.landscape), showsDevice: true).bounds
    #expect(upright.width > 375 && upright.height > 667)
    #expect((lying.width, lying.height) == (upright.height, upright.width))
  }
}
