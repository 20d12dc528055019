import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// What the marks of every canvas figure have to hold, found from its own marks.
struct CanvasMarkTests {
  @Test(arguments: Repository.recipes + Repository.trialRecipes)
  func `bars lie beside no line, and badges stand on their own`(
    _ path: String
  ) throws {
    for solved in try Sample.solvedSample(at: path) {
      let marks = CanvasMarks(
        try CanvasStyle.figure(of: solved, FigureRequest(name: "M", title: "M")))
      #expect(marks.crowdedBars.isEmpty)
      #expect(marks.looseBadges.isEmpty)
    }
  }
}
