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
      $0.classes == ["ib-region"]
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
      .filter { $0.classes == ["ib-reserved"] }
    // The hinge is too narrow for a name.
    #expect(groups.map { $0.marks.count { $0.captionBox != nil } } == [1, 0])
    let name = try #require(groups[0].marks.compactMap(\.captionBox).first)
    #expect((name.midX - 200).magnitude < 1 && (name.midY - 240).magnitude < 2)
  }

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
      figure.groups.first { $0.classes == ["ib-region"] }?.marks.compactMap(\.captionBox).first)
    let lines = figure.groups.first { $0.part == .constraint(0) }?.marks.flatMap(\.segments) ?? []
    let views = figure.groups.filter { $0.classes == ["ib-view"] }
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
    let group = try #require(figure.groups.first { $0.classes == ["ib-region"] })
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
    let group = try #require(figure.groups.first { $0.classes == ["ib-region"] })
    // 1000 - 16 - 672 = 312 at both sides of the text.
    #expect(group.marks[0].bounds == Rect(x: 264, y: 8, width: 672, height: 818))
  }

  @Test func `readable content is 672 points wide on a pad`() throws {
    // A pad of 768 points: (768 - 672) / 2.
    let area = try areas([.readable], .screen, on: "iPad Air 2")["Readable Content"]
    #expect(area?.x == 48)
    #expect(area?.width == 672)
  }
}
