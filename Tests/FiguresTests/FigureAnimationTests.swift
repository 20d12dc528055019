import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// Figures that move.
struct FigureAnimationTests {
  private func animation() throws -> (still: [Figure], moving: Figure) {
    let recipe = "views: {A: {backgroundColor: red}}\nconstraints: A.Width = 50"
    let still = try Orientation.allCases.enumerated().map { index, orientation in
      try CanvasStyle.figure(
        of: Sample.solved(recipe, on: Canvas(device: .standard, orientation: orientation)),
        FigureRequest(name: "Test-\(index)", title: "Test"))
    }
    return (still, FigureAnimation.figure(of: still, name: "Test", title: "Test"))
  }

  @Test func `the first frame is the still figure, and the others are hidden without motion`()
    throws
  {
    let (still, moving) = try animation()
    #expect(moving.bounds == Rect(x: 0, y: 0, width: 667, height: 667))
    let first = moving.groups.filter {
      $0.classes.contains(Figure.idPrefix(of: "Test") + "-frame-1")
    }
    // 667 - 375 = 292, half of which lies at each side.
    #expect(first.map(\.marks) == still[0].moved(dx: 146, dy: 0).groups.map(\.marks))
    #expect(!moving.styleSheet.contains(".\(Figure.idPrefix(of: "Test"))-frame-1{opacity:0"))
    #expect(moving.styleSheet.contains(".\(Figure.idPrefix(of: "Test"))-frame-2{opacity:0"))
    #expect(moving.styleSheet.contains("@media (prefers-reduced-motion:reduce)"))
  }

  @Test func `a view moves from its place to its place in the next figure`() throws {
    let sheet = try animation().moving.styleSheet
    // The root: 375 x 667 at 146, 0 becomes 667 x 375 at 0, 146.
    let (x, y) = (667.0 / 375, 375.0 / 667)
    let factors = [x, y].map { "\(($0 * 1000).rounded() / 1000)" }.joined(separator: ",")
    #expect(sheet.contains("scale(\(factors))"))
    #expect(sheet.contains("#\(Figure.idPrefix(of: "Test-0"))-view-A{animation:"))
  }
}
