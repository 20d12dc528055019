import Testing
import Typesetting

@testable import LayoutModel

/// What an ambiguous layout gets if it costs too much to settle what is open.
struct SettlingLimitTests {
  /// A and B side by side from edge to edge: one more width is as good as another.
  private static let layout = Layout(
    canvas: Canvas(size: Size(width: 600, height: 600)),
    views: [
      View(name: "Superview", superview: nil), View(name: "A", superview: 0),
      View(name: "B", superview: 0),
    ],
    constraints: [
      edge(.view(1), .leading, .view(0), .leading),
      edge(.view(2), .leading, .view(1), .trailing),
      edge(.view(2), .trailing, .view(0), .trailing),
    ])

  private static func edge(
    _ first: LayoutItem, _ attribute: Attribute, _ second: LayoutItem, _ other: Attribute
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other)
  }

  private func solved(mostTermsOfRow: Int) throws -> SolvedLayout {
    try LayoutProblem(SettlingLimitTests.layout, .standard, mostTermsOfRow: mostTermsOfRow)
      .solvedLayout
  }

  @Test func `with few terms the first solution stays, and is as ambiguous`() throws {
    let settled = try solved(mostTermsOfRow: LayoutProblem.mostTermsOfRow)
    let first = try solved(mostTermsOfRow: 0)
    // Interface Builder's new view is 240 points wide.
    #expect(settled.frame(of: .view(1)).width == 240)
    #expect(first.frame(of: .view(1)).width != 240)
    #expect(first.undetermined == settled.undetermined)
    for layout in [settled, first] {
      #expect(layout.frame(of: .view(1)).width + layout.frame(of: .view(2)).width == 600)
    }
  }
}
