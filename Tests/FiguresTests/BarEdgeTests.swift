import LayoutModel
import Recipes
import TestSupport
import Testing

@testable import Figures

/// Bars and lines at edges: of the canvas, of views, and beside each other.
struct BarEdgeTests {
  private func groups(_ recipe: String) throws -> [Figure.Group] {
    let layout = try #require(Sample.recipe(recipe).layouts(on: CanvasRequest()).first)
    return try CanvasStyle.figure(
      of: LayoutEngine.solve(layout), FigureRequest(name: "Test", title: "Test")
    ).groups
  }

  private func marks(of constraint: Int, in groups: [Figure.Group]) throws -> [Mark] {
    try #require(groups.first { $0.part == .constraint(constraint) }).marks
  }

  /// The space of two points at the leading edge: tails before it would be cut off.
  @Test func `a short bar at the canvas's edge is whole`() throws {
    let recipe = """
      canvas: {device: iPhone 8, orientations: portrait}
      views: {A: {backgroundColor: blue}}
      constraints: |
        A.Leading = Superview.Leading + 2
        A.Top = Superview.Top + 100
        A.Width = 100
        A.Height = 100
      """
    let lines = try marks(of: 0, in: groups(recipe)).flatMap(\.segments)
    #expect(lines.count >= 3)
    #expect(lines.allSatisfy { min($0.from.x, $0.to.x) >= 0 })
  }

  /// On whole pixels the first one begins at 137.5 and not at (375 - 100.5) / 2 = 137.25, so that its middle is
  /// 187.75 where that of the second one is 187.5.
  @Test func `centre lines less than a point apart are one`() throws {
    let recipe = """
      canvas: {device: iPhone 8, orientations: portrait}
      views: {A: {}, B: {}}
      constraints: |
        A.CenterX = Superview.CenterX
        B.CenterX = Superview.CenterX
        A.Top = Superview.Top + 100
        B.Top = A.Bottom + 100
        A.Width = 100.5
        B.Width = 101
        A.Height = 50
        B.Height = 50
      """
    let groups = try groups(recipe)
    let places = try [0, 1].flatMap { try marks(of: $0, in: groups).flatMap(\.segments) }
      .map(\.from.x)
    #expect(places.count >= 2 && Set(places).count == 1)
  }

  /// The white bar in the blue view has white caps, though blue would be seen on the page beside the view.
  @Test func `caps have the colour of their bar`() throws {
    let recipe = """
      canvas: {device: iPhone 8, orientations: portrait}
      views:
        A:
          backgroundColor: blue
          subviews: {B: {backgroundColor: blue}}
          constraints: |
            1. B.Leading = Superview.Leading + 60
            2. B.Top = Superview.Top + 40
            3. B.Width = 60
            4. B.Height = 40
      constraints: |
        5. A.Leading = Superview.Leading + 40
        6. A.Top = Superview.Top + 100
        7. A.Width = 200
        8. A.Height = 150
      """
    let groups = try groups(recipe)
    let inner = try #require(
      groups.first { $0.title?.contains("B.Leading") ?? false }
    ).marks.filter { !$0.segments.isEmpty }
    #expect(inner.flatMap(\.segments).count >= 3)
    #expect(Set(inner.compactMap(\.stroke?.color)).count == 1)
  }

  /// The usual place of the width's bar, 7.5 points below the view, is in the keyboard.
  @Test func `bars of views keep out of regions that others draw in`() throws {
    let recipe = """
      canvas:
        device: iPhone 8
        orientations: portrait
        reserved: [{name: Keyboard, frame: [0, 400, 375, 267]}]
      views: {A: {backgroundColor: blue}}
      constraints: |
        A.Leading = Superview.Leading + 100
        A.Top = Superview.Top + 300
        A.Width = 100
        A.Height = 100
      """
    let lines = try marks(of: 2, in: groups(recipe)).flatMap(\.segments)
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { max($0.from.y, $0.to.y) <= 400 })
  }
}
