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
