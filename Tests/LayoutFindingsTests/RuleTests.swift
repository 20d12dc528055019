import Diagnostics
import LayoutFindings
import LayoutModel
import TestSupport
import Testing

/// Rules that some projects follow.
struct RuleTests {
  /// A view of 100 x 100 points with a place in both directions.
  private static func layout(
    _ leading: String = "Box.Leading = Superview.Leading + 20.0", box: String = "",
    others: String = "", constraints: String = ""
  ) -> String {
    """
    views:
      Box: {backgroundColor: red\(box)}
    \(others)
    constraints: |
      \(leading)
      Box.Top = Superview.Top + 20.0
      Box.Width = 100.0
      Box.Height = 100.0
    \(constraints)
    """
  }

  private static func stack(_ views: String) -> String {
    layout(
      others: "  Row: {kind: stackView, arrangedSubviews: {\(views)}}",
      constraints: """
          Row.Leading = Superview.Leading
          Row.Top = Superview.Top
          Row.Width = 50.0
          Row.Height = 50.0
        """)
  }

  struct Row: Sendable {
    var name: String
    var recipe: String
    var find: @Sendable (SolvedLayout) -> [Diagnostic]
    /// The message; nil if nothing is against the rule.
    var message: String?
  }

  static let rows = [
    Row(
      name: "margin attribute", recipe: layout("Box.Leading = Superview.LeadingMargin"),
      find: { $0.relativeToMargin },
      message: "this constraint is relative to the margins of 'Superview'"),
    Row(
      name: "margins guide", recipe: layout("Box.Leading = Layout Margins Guide.Leading"),
      find: { $0.relativeToMargin },
      message: "this constraint is relative to the margins of 'Superview'"),
    Row(name: "edge", recipe: layout(), find: { $0.relativeToMargin }, message: nil),
    Row(
      name: "repeated", recipe: layout(constraints: "  Box.Width = 100.0"),
      find: { $0.duplicateConstraints }, message: "this constraint repeats Box.Width = 100.0"),
    Row(
      name: "repeated with its sides exchanged",
      recipe: layout(constraints: "  Superview.Leading = Box.Leading - 20.0"),
      find: { $0.duplicateConstraints },
      message: "this constraint repeats Box.Leading = Superview.Leading + 20.0"),
    Row(
      name: "another relation", recipe: layout(constraints: "  Box.Width >= 100.0"),
      find: { $0.duplicateConstraints }, message: nil),
    Row(
      name: "hidden", recipe: layout(box: ", isHidden: true"), find: { $0.hiddenViews },
      message: "'Box' is hidden, and 4 constraints of it still hold"),
    Row(
      name: "hidden in a stack view", recipe: stack("A: {isHidden: true}, B: {}"),
      find: { $0.hiddenViews }, message: nil),
    Row(
      name: "one view", recipe: stack("A: {}"), find: { $0.stackViewsWithOneView },
      message: "'Row' arranges only 'A'"),
    Row(
      name: "two views", recipe: stack("A: {}, B: {}"), find: { $0.stackViewsWithOneView },
      message: nil),
    Row(
      name: "partly outside", recipe: layout("Box.Trailing = Superview.Trailing + 50.0"),
      find: { $0.viewsOutsideSuperview },
      message: "'Box' lies partly outside 'Superview': beyond its right by 50"),
    Row(
      name: "outside", recipe: layout("Box.Trailing = Superview.Leading - 10.0"),
      find: { $0.viewsOutsideSuperview },
      message: "'Box' lies outside 'Superview': beyond its left by 110"),
    Row(
      name: "half a point", recipe: layout("Box.Trailing = Superview.Trailing + 0.5"),
      find: { $0.viewsOutsideSuperview }, message: nil),
    Row(
      name: "hidden and outside",
      recipe: layout("Box.Trailing = Superview.Leading - 10.0", box: ", isHidden: true"),
      find: { $0.viewsOutsideSuperview }, message: nil),
    Row(
      name: "identifier given twice",
      recipe: layout(
        "Box.Leading = Superview.Leading [edge]", constraints: "  Box.Width <= 200.0 [edge]"),
      find: { $0.duplicateIdentifiers }, message: "two constraints have the identifier 'edge'"),
  ]

  @Test(arguments: rows)
  func `a rule finds what is against it`(_ row: Row) throws {
    let found = row.find(try Sample.solved(row.recipe))
    #expect(found.map(\.message) == [row.message].compactMap { $0 }, "\(row.name)")
    #expect(found.allSatisfy { $0.range != nil && $0.severity == .warning })
  }

  /// The content of a view that scrolls is larger than the view.
  @Test func `content that scrolls lies inside`() throws {
    let recipe = Self.layout(
      others: """
          Scroll:
            kind: scrollView
            subviews: {Page: {}}
            constraints: |
              Page.Leading = Superview.Leading
              Page.Trailing = Superview.Trailing
              Page.Top = Superview.Top
              Page.Bottom = Superview.Bottom
              Page.Width = 500.0
              Page.Height = 500.0
        """,
      constraints: """
          Scroll.Leading = Superview.Leading
          Scroll.Top = Superview.Top
          Scroll.Width = 50.0
          Scroll.Height = 50.0
        """)
    #expect(try Sample.solved(recipe).viewsOutsideSuperview == [])
  }
}
