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

  /// On pixels of a third of a point, 479.333 less 473.333 is less than 6 by a rounding.
  @Test(
    arguments: [(5.999_999_999_9, false), (6, false), (5.667, true)] as [(Double, Bool)])
  func `a bar of 6 points has its caps inside`(_ length: Double, _ hasTails: Bool) {
    let bar = IBar(
      axis: .vertical, start: 1420.0 / 3, end: 1420.0 / 3 + length, cross: 10, signPlace: 480)
    #expect(bar.hasTails == hasTails)
  }

  private func signs(of constraint: Int, in groups: [Figure.Group]) throws -> [Point] {
    try marks(of: constraint, in: groups).compactMap { mark in
      if case .symbol(_, let place) = mark.shape { place } else { nil }
    }
  }

  /// Beside the bars of two dots stand their margin's line and their own centre lines.
  @Test func `the sign of a dot's height stands clear of the dot`() throws {
    let recipe = """
      canvas: {device: iPhone 16, orientations: portrait}
      views:
        One: {backgroundColor: systemGreen, cornerRadius: 8}
        One Label: {kind: label, text: Packed}
        Two: {backgroundColor: systemGreen, cornerRadius: 8}
        Two Label: {kind: label, text: On its way}
      constraints: |
        1. One.Leading = Superview.LeadingMargin
        2. One.Top = Safe Area.Top + 40
        3. One.Width = 16
        4. One.Height = 16
        5. One Label.Leading = One.Trailing + 12
        6. One Label.CenterY = One.CenterY
        7. Two.Top = One.Bottom + 24
        8. Two.CenterX = One.CenterX
        9. Two.Width = One.Width
        10. Two.Height = One.Height
        11. Two Label.Leading = One Label.Leading
        12. Two Label.CenterY = Two.CenterY
      """
    let groups = try groups(recipe)
    let signs = try signs(of: 9, in: groups)
    #expect(signs.count == 2)
    // One lies at (16, 59 + 40), Two 16 + 24 points below it.
    for dot in [
      Rect(x: 16, y: 99, width: 16, height: 16), Rect(x: 16, y: 139, width: 16, height: 16),
    ] {
      #expect(
        signs.allSatisfy { !dot.intersects(Rect(x: $0.x - 4, y: $0.y - 4, width: 8, height: 8)) })
    }
  }

  /// The home indicator of an iPhone X lies 8 to 13 points above the edge of 812, its tab bar is 83 high.
  @Test(arguments: [("", 799), ("bars: {tab: [One]}, ", 729)] as [(String, Double)])
  func `the root's width stands above what covers its edge`(_ bars: String, _ free: Double) throws {
    let recipe = """
      canvas: {device: iPhone X, \(bars)orientations: portrait}
      views: {A: {}}
      constraints: |
        A.Width = 0.5 x Superview.Width
        A.CenterX = Superview.CenterX
        A.CenterY = Superview.CenterY
        A.Height = 100
      """
    let groups = try groups(recipe)
    let sign = try #require(try signs(of: 0, in: groups).map(\.y).max())
    #expect(free - 20 < sign && sign + 5.5 <= free)
  }

  /// A sign is 11 points wide, and on a space of 8 it would hide the bar; beside its caps of 7 it is (11 + 7 + 1) / 2
  /// from the line.
  @Test func `the sign of a short bar stands beside it`() throws {
    let recipe = """
      canvas: {device: iPhone 8, orientations: portrait}
      views: {A: {}, B: {}}
      constraints: |
        B.Top >= A.Bottom + 8
        B.Top = A.Bottom (Priority 500)
        A.Top = Superview.Top + 100
        A.CenterX = Superview.CenterX
        B.CenterX = Superview.CenterX
        A.Width = 100
        B.Width = 100
        A.Height = 50
        B.Height = 50
      """
    let groups = try groups(recipe)
    let sign = try #require(try signs(of: 0, in: groups).first)
    let lines = try marks(of: 0, in: groups).flatMap(\.segments)
    let stem = try #require(lines.first { $0.from.x == $0.to.x })
    #expect((stem.from.y - stem.to.y).magnitude == 8)
    #expect((sign.x - stem.from.x).magnitude == 9.5)
  }

  /// The text of the second label leaves no free place on its bar, those of the others do.
  @Test func `signs of equal widths stand alike`() throws {
    let rows = ["Name", "Email address", "Name"]
    let views = rows.enumerated().map { "L\($0): {kind: label, text: \($1)}" }
    let recipe = """
      canvas: {device: iPhone 8, orientations: portrait}
      views: {\(views.joined(separator: ", "))}
      constraints: |
        L1.Width = L0.Width
        L2.Width = L0.Width
        L0.Leading = Superview.LeadingMargin
        L1.Leading = L0.Leading
        L2.Leading = L0.Leading
        L0.Top = Superview.Top + 100
        L1.Top = L0.Bottom + 26
        L2.Top = L1.Bottom + 26
      """
    let groups = try groups(recipe)
    let places = try [0, 1].flatMap { try signs(of: $0, in: groups) }
    #expect(places.count == 3 && Set(places.map(\.x)).count == 1)
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
