import FigureChoices
import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// The shaded regions of a root, in points.
struct RegionTests {
  private func areas(
    _ regions: [ScreenOptions.Region], _ style: FigureStyle, on device: String
  ) throws -> [String: Rect] {
    let device = try #require(Device.named(device))
    var request = FigureRequest(name: "Test", title: "Test")
    request.screen.regions = regions.map { ScreenOptions.ShadedRegion($0) }
    let solved = try Sample.solved(
      "views: {A: {}}", on: Canvas(device: device, orientation: .portrait))
    let groups = try style.figure(of: solved, request).groups.filter {
      $0.isRegion
    }
    let pairs = try groups.map { (try #require($0.title), try #require($0.marks[0].bounds)) }
    #expect(groups.allSatisfy { $0.marks.contains { $0.captionBox != nil } })
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test(arguments: [FigureStyle.canvas, .screen])
  func `regions are shaded with their names`(_ style: FigureStyle) throws {
    // 47 and 34 points of the safe area, margins of 16 in it; a readable text fills a phone's.
    let all = try areas(ScreenOptions.Region.allCases, style, on: "iPhone 14")
    #expect(all["Safe Area"] == Rect(x: 0, y: 47, width: 390, height: 763))
    #expect(all["Layout Margins"] == Rect(x: 16, y: 47, width: 358, height: 763))
    #expect(all["Readable Content"] == all["Layout Margins"])
    #expect(try areas([], style, on: "iPhone 14").isEmpty)
  }

  @Test(arguments: [FigureStyle.canvas, .screen])
  func `reserved regions have their names`(_ style: FigureStyle) throws {
    var canvas = Canvas(size: Size(width: 400, height: 300))
    canvas.reserved = [
      ReservedRegion(name: "Keyboard", frame: Rect(x: 0, y: 180, width: 400, height: 120)),
      ReservedRegion(name: "Hinge", frame: Rect(x: 196, y: 0, width: 8, height: 180)),
    ]
    let solved = try Sample.solved("views: {A: {}}", on: canvas)
    let groups = try style.figure(of: solved, FigureRequest(name: "Test", title: "Test")).groups
      .filter { $0.isReserved }
    // The hinge is too narrow for a name.
    #expect(groups.map { $0.marks.count { $0.captionBox != nil } } == [1, 0])
    let name = try #require(groups[0].marks.compactMap(\.captionBox).first)
    #expect((name.midX - 200).magnitude < 1 && (name.midY - 240).magnitude < 2)
  }

  /// iPhone 16, whose home indicator is 134 x 5 points and ends 8 above the edge: tables of third parties.
  @Test(arguments: [FigureStyle.canvas, .screen])
  func `a reserved region lies below the home indicator and leaves it clear`(
    _ style: FigureStyle
  ) throws {
    var canvas = Canvas(device: try #require(Device.named("iPhone 16")), orientation: .portrait)
    canvas.reserved = [
      ReservedRegion(name: "Keyboard", frame: Rect(x: 0, y: 516, width: 393, height: 336))
    ]
    let figure = try style.figure(
      of: Sample.solved("views: {A: {}}", on: canvas), FigureRequest(name: "Test", title: "Test"))
    let indicator = Rect(x: (393 - 134) / 2, y: 852 - 8 - 5, width: 134, height: 5)
    let lines = figure.groups.filter { $0.isReserved }.flatMap(\.marks)
      .flatMap(\.segments)
    // All of the region is hatched, 8 points apart along its edges: 393 + 336, and 134 beside the indicator twice.
    #expect(lines.count > 91)
    #expect(lines.allSatisfy { $0.length(inside: indicator) == 0 })
    let layers = figure.layers.map(\.name)
    let region = try #require(layers.firstIndex(of: "ib-reserved"))
    let shape = try #require(
      figure.layers.firstIndex { $0.groups.contains { $0.has(.screen) } })
    #expect(region < shape)
  }

  @Test(arguments: [("", 0xFFFFFF, 0x000000), ("backgroundColor: green", 0x1B811D, 0x1B811D)])
  func `the name of a reserved region is on the colour that is there`(
    _ row: (keys: String, light: Int, dark: Int)
  ) throws {
    var canvas = Canvas(size: Size(width: 400, height: 300))
    canvas.reserved = [
      ReservedRegion(name: "Keyboard", frame: Rect(x: 0, y: 180, width: 400, height: 120))
    ]
    let recipe = """
      views: {A: {\(row.keys)}}
      constraints: |
        A.Leading = Superview.Leading
        A.Trailing = Superview.Trailing
        A.Top = Superview.Top
        A.Bottom = Superview.Bottom
      """
    let figure = try CanvasStyle.figure(
      of: Sample.solved(recipe, on: canvas), FigureRequest(name: "Test", title: "Test"))
    let marks = try #require(figure.groups.first { $0.isReserved }).marks
    let ground = DynamicColor(UInt32(row.light), dark: UInt32(row.dark))
    let plates = marks.filter { if case .rect = $0.shape { true } else { false } }
    #expect(plates.map(\.fill) == [.color(ground)])
    let name = try #require(marks.first { $0.captionBox != nil })
    guard case .color(let ink)? = name.fill else { throw MissingInk() }
    #expect(ink.light.contrast(to: ground.light) >= 4.5)
    #expect(ink.dark.contrast(to: ground.dark) >= 4.5)
  }

  private struct MissingInk: Error {}

  /// The names of the regions, the lines of a constraint between centres at an x, and the boxes of texts.
  private func marks(
    at x: Double, width: Double = 375
  ) throws -> (name: Rect, lines: [Segment], texts: [Rect]) {
    var request = FigureRequest(name: "Test", title: "Test")
    request.screen.regions = [ScreenOptions.ShadedRegion(.safeArea)]
    let canvas = Canvas(size: Size(width: width, height: 400), bars: Bars(status: false))
    let recipe = """
      views: {A: {}, B: {}, L: {kind: label, text: Right}}
      constraints: |
        1. A.CenterX = B.CenterX
        A.CenterX = Superview.Leading + \(x)
        A.Top = Superview.Top + 100
        A.Width = 20
        A.Height = 20
        B.Top = Superview.Top + 300
        B.Width = 20
        B.Height = 20
        L.Top = Superview.Top + 4
        L.Trailing = Superview.Trailing - 4
      """
    let figure = try CanvasStyle.figure(of: Sample.solved(recipe, on: canvas), request)
    let name = try #require(
      figure.groups.first { $0.isRegion }?.marks.compactMap(\.captionBox).first)
    let lines = figure.groups.first { $0.part == .constraint(0) }?.marks.flatMap(\.segments) ?? []
    let views = figure.groups.filter { $0.isView }
    return (name, lines, views.flatMap(\.marks).compactMap(\.captionBox))
  }

  /// The bar of constraint 2 lies at the views, 100 points below the name's place.
  @Test func `the name of a region stands at its upper left corner if nothing is there`() throws {
    let (name, lines, _) = try marks(at: 200)
    #expect(name.minX == 4 && name.maxY < 20)
    #expect(!lines.isEmpty && lines.allSatisfy { !$0.crosses(name) })
  }

  @Test func `a region's name gives way to texts`() throws {
    // 120 points have room for one of the two in a row.
    let (name, _, texts) = try marks(at: 60, width: 90)
    #expect(texts.count == 1 && texts.allSatisfy { !$0.intersects(name) })
  }

  /// The line between the centres goes from 100 to 320 and the names of a region below are in its way at the left.
  @Test func `a region's name stands where no line crosses it`() throws {
    var request = FigureRequest(name: "Test", title: "Test")
    request.screen.regions = [ScreenOptions.ShadedRegion(.margins, of: "Card")]
    let recipe = """
      views:
        Card: {subviews: {A: {}, B: {}}}
      constraints: |
        1. A.CenterX = B.CenterX
        A.CenterX = Card.Leading + 40
        A.Top = Card.Top + 2
        A.Width = 20
        A.Height = 4
        B.Top = Card.Top + 200
        B.Width = 20
        B.Height = 20
        Card.Leading = Superview.Leading
        Card.Top = Superview.Top + 20
        Card.Width = 300
        Card.Height = 300
      """
    let canvas = Canvas(size: Size(width: 375, height: 400), bars: Bars(status: false))
    let figure = try CanvasStyle.figure(of: Sample.solved(recipe, on: canvas), request)
    let group = try #require(figure.groups.first { $0.isRegion })
    #expect(group.title == "Layout Margins of Card")
    // Margins of 8 in 300 x 300.
    let area = Rect(x: 8, y: 28, width: 284, height: 284)
    #expect(group.marks[0].bounds == area)
    let name = try #require(group.marks.compactMap(\.captionBox).first)
    // At the left the line at x = 40 runs through all rows, so that the name stands at the right.
    #expect(area.contains(name) && name.minX > 150)
    let lines = figure.groups.first { $0.part == .constraint(0) }?.marks.flatMap(\.segments) ?? []
    #expect(!lines.isEmpty && lines.allSatisfy { !$0.crosses(name) })
  }

  /// A split view of 834 points: a readable text of 672 is as wide as the detail's margins, 834 - 300 - 2 x 8.
  @Test func `the readable content of a view is that in its margins`() throws {
    var request = FigureRequest(name: "Test", title: "Test")
    request.screen.regions = [ScreenOptions.ShadedRegion(.readable, of: "detail view")]
    let recipe = """
      views: {Detail View: {}}
      constraints: |
        Detail View.Leading = Superview.Leading + 100
        Detail View.Trailing = Superview.Trailing
        Detail View.Top = Superview.Top
        Detail View.Bottom = Superview.Bottom
      """
    let canvas = Canvas(size: Size(width: 1100, height: 834), bars: Bars(status: false))
    let figure = try CanvasStyle.figure(of: Sample.solved(recipe, on: canvas), request)
    let group = try #require(figure.groups.first { $0.isRegion })
    // 1000 - 16 - 672 = 312 at both sides of the text.
    #expect(group.marks[0].bounds == Rect(x: 264, y: 8, width: 672, height: 818))
  }

  @Test func `readable content is 672 points wide on a pad`() throws {
    // A pad of 768 points: (768 - 672) / 2.
    let area = try areas([.readable], .screen, on: "iPad Air 2")["Readable Content"]
    #expect(area?.x == 48)
    #expect(area?.width == 672)
  }

  /// The readable width is 672 points: less than the detail's 700.
  @Test(arguments: [
    ("L.Leading = Detail.Readable Content Guide.Leading", "Readable Content of Detail", 214.0),
    ("L.Leading = Readable Content Guide.Leading", "Readable Content", 114),
    ("L.Leading = Detail.Leading", "Readable Content", 114),
  ])
  func `a region without a view is that of the view whose guide the constraints use`(
    _ row: (constraint: String, title: String, x: Double)
  ) throws {
    var request = FigureRequest(name: "Test", title: "Test")
    request.screen.regions = [ScreenOptions.ShadedRegion(.readable)]
    let recipe = """
      views: {Detail: {subviews: {L: {kind: label}}}}
      constraints: |
        Detail.Leading = Superview.Leading + 200
        Detail.Trailing = Superview.Trailing
        Detail.Top = Superview.Top
        Detail.Bottom = Superview.Bottom
        L.Top = Detail.Top + 50
        \(row.constraint)
      """
    let canvas = Canvas(size: Size(width: 900, height: 600), bars: Bars(status: false))
    let figure = try CanvasStyle.figure(of: Sample.solved(recipe, on: canvas), request)
    let groups = figure.groups.filter { $0.isRegion }
    #expect(groups.map(\.title) == [row.title])
    // (700 - 672) / 2 beyond 200, or (900 - 672) / 2.
    #expect(groups.first?.marks.first?.bounds?.x == row.x)
  }

  /// The side's edge at x = 60 runs through the first place of the name, from 20 to about 95.
  @Test func `a region's name lies in one view`() throws {
    var request = FigureRequest(name: "Test", title: "Test")
    request.screen.regions = [ScreenOptions.ShadedRegion(.margins)]
    let recipe = """
      views: {Side: {backgroundColor: yellow}}
      constraints: |
        Side.Leading = Superview.Leading
        Side.Width = 60
        Side.Top = Superview.Top
        Side.Bottom = Superview.Bottom
      """
    let canvas = Canvas(size: Size(width: 375, height: 400), bars: Bars(status: false))
    let figure = try ScreenStyle.figure(of: Sample.solved(recipe, on: canvas), request)
    let name = try #require(
      figure.groups.first { $0.isRegion }?.marks.compactMap(\.captionBox).first)
    #expect(name.minX > 60)
  }

  /// Margins of 8 in a card from 100 to 300, whose edges at 108 and 292 run through the label, from 20.
  @Test func `no edge of a region runs through a text`() throws {
    var request = FigureRequest(name: "Test", title: "Test")
    request.screen.regions = [ScreenOptions.ShadedRegion(.margins, of: "Card")]
    let recipe = """
      views:
        Card: {}
        L: {kind: label, text: "A long text, which is not in the card but lies over its edges"}
      constraints: |
        Card.Leading = Superview.Leading + 100
        Card.Width = 200
        Card.Top = Superview.Top + 20
        Card.Height = 200
        L.Leading = Superview.Leading + 20
        L.Top = Superview.Top + 100
      """
    let canvas = Canvas(size: Size(width: 600, height: 400), bars: Bars(status: false))
    let figure = try ScreenStyle.figure(of: Sample.solved(recipe, on: canvas), request)
    let lines = try #require(figure.groups.first { $0.isRegion }).marks
      .flatMap(\.segments)
    let text = try #require(
      figure.groups.first { $0.title == "L" }?.marks.compactMap(\.captionBox).first)
    #expect(text.minX < 108 && text.maxX > 292)
    #expect(lines.allSatisfy { $0.length(inside: text) == 0 })
    // Both upright edges are there above and below the text.
    let upright = lines.filter { $0.from.x == $0.to.x }
    #expect(Set(upright.map(\.from.x)) == [108.5, 291.5] && upright.count == 4)
  }
}
