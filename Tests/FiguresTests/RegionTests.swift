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

  @Test func `readable content is 672 points wide on a pad`() throws {
    // A pad of 768 points: (768 - 672) / 2.
    let area = try areas([.readable], .screen, on: "iPad Air 2")["Readable Content"]
    #expect(area?.x == 48)
    #expect(area?.width == 672)
  }
}
