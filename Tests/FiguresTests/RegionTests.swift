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
    request.screen.regions = regions
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

  @Test func `no line runs through the name of a region`() throws {
    var request = FigureRequest(name: "Test", title: "Test")
    request.screen.regions = [.safeArea]
    let canvas = Canvas(device: try #require(Device.named("iPhone 14")), orientation: .portrait)
    // The name begins 4 points from the left, below 47 points.
    let recipe = """
      views: {A: {}, B: {}}
      constraints: |
        1. A.CenterX = B.CenterX
        A.CenterX = Superview.Leading + 30
        A.Top = Superview.Top + 10
        A.Width = 20
        A.Height = 20
        B.Top = Superview.Top + 200
        B.Width = 20
        B.Height = 20
      """
    let figure = try CanvasStyle.figure(of: Sample.solved(recipe, on: canvas), request)
    let name = try #require(
      figure.groups.first { $0.classes == ["ib-region"] }?.marks.compactMap(\.captionBox).first)
    let lines = figure.groups.first { $0.part == .constraint(0) }?.marks.flatMap(\.segments) ?? []
    #expect(name.minX < 30 && 30 < name.maxX && lines.count >= 2)
    #expect(lines.allSatisfy { !$0.crosses(name) })
  }

  @Test func `readable content is 672 points wide on a pad`() throws {
    // A pad of 768 points: (768 - 672) / 2.
    let area = try areas([.readable], .screen, on: "iPad Air 2")["Readable Content"]
    #expect(area?.x == 48)
    #expect(area?.width == 672)
  }
}
