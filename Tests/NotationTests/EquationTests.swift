import LayoutModel
import TestSupport
import Testing

/// The forms of the guide's notation: Anatomy of a Constraint, Listings 3-1 to 3-3, and the cookbook.
struct EquationTests {
  /// A line, and the same constraint as the guide's cookbook would write it.
  static let forms: [(line: String, meaning: String)] = [
    ("Red.Leading = Superview.LeadingMargin", "Red.Leading = Superview.LeadingMargin"),
    ("12. Red.Top = Blue.Bottom", "Red.Top = Blue.Bottom"),
    ("3) Red.Top = Blue.Bottom", "Red.Top = Blue.Bottom"),
    ("Red.leading = 1.0 * Superview.leading + 20.0", "Red.Leading = Superview.Leading + 20.0"),
    ("Red.height = 0.0 * NotAnAttribute + 40.0", "Red.Height = 40.0"),
    ("Red.Width = 2.0 x Blue.Width", "Red.Width = 2.0 x Blue.Width"),
    ("Red.Width = 2 × Blue.Width", "Red.Width = 2.0 x Blue.Width"),
    ("Red.Width = 200% x Blue.Width", "Red.Width = 2.0 x Blue.Width"),
    ("Red.Width = 3/2 * Blue.Width", "Red.Width = 1.5 x Blue.Width"),
    ("Red.Width = 4:2 x Red.Height", "Red.Width = 2.0 x Red.Height"),
    ("Red.Width == Blue.Width", "Red.Width = Blue.Width"),
    ("Red.Width >= 150.0", "Red.Width >= 150.0"),
    ("Red.Width ≥ 150", "Red.Width >= 150.0"),
    ("Red.Width ≤ Blue.Width - 8", "Red.Width <= Blue.Width - 8.0"),
    ("Red.Top = Blue.Top + -8.0", "Red.Top = Blue.Top - 8.0"),
    ("Red.Top = Blue.Bottom + Standard", "Red.Top = Blue.Bottom + Standard"),
    ("Red.Top = Blue.Bottom - Standard", "Red.Top = Blue.Bottom - Standard"),
    ("Red.Width = 10 (Priority 750)", "Red.Width = 10.0 (Priority 750)"),
    ("Red.Width = 10 (priority: 750)", "Red.Width = 10.0 (Priority 750)"),
    ("Red.Width = 10 @999.5", "Red.Width = 10.0 (Priority 999.5)"),
    ("red.BASELINE = Name label.Baseline", "Red.Baseline = Name Label.Baseline"),
    ("Red.Center X = Superview.CenterX", "Red.CenterX = Superview.CenterX"),
    ("Red.CenterX = Superview.CenterX - 20", "Red.CenterX = Superview.CenterX - 20.0"),
    ("Red.CenterY = Superview.CenterY-20", "Red.CenterY = Superview.CenterY - 20.0"),
    ("Red.Top = Blue.LastBaseline - Standard", "Red.Top = Blue.Baseline - Standard"),
    ("Red.Left = Superview.LeftMargin - 8", "Red.Left = Superview.LeftMargin - 8.0"),
    ("Red.Width = -2/3 x Blue.Width + 9", "Red.Width = -2/3 x Blue.Width + 9.0"),
    (
      "Red.CenterX = Superview.CenterXWithinMargins", "Red.CenterX = Superview.CenterXWithinMargins"
    ),
    ("Red.Width = 10 // as wide as a hand", "Red.Width = 10.0"),
    ("Red.Width = 10 [Hand Width]", "Red.Width = 10.0"),
    ("Red.Width = 10 [2nd hand-width] @999.9996", "Red.Width = 10.0 (Priority 999.9996)"),
    ("`2-up View`.Width = Red.Width", "`2-up View`.Width = Red.Width"),
    ("Red.Top = v1.2 Box.Bottom + 20.0", "Red.Top = v1.2 Box.Bottom + 20.0"),
    ("Bottom Layout Guide.Top = Red.Bottom + 20", "Bottom Layout Guide.Top = Red.Bottom + 20.0"),
  ]

  @Test(arguments: forms)
  func `each form of the notation is read`(_ form: (line: String, meaning: String)) throws {
    let layout = try Sample.layout(
      """
      views: {Red: {}, Blue: {}, Name Label: {}, 2-up View: {}, v1.2 Box: {}}
      constraints: |
        \(form.line)
      """)
    try #require(layout.constraints.count == 1)
    #expect(layout.equation(of: layout.constraints[0]) == form.meaning)
  }

  @Test func `comments and blank lines are no constraints, and labels and identifiers are kept`()
    throws
  {
    let layout = try Sample.layout(
      """
      views: {Red: {}}
      constraints: |
        // Sizes

        7. Red.Width = 10 [Hand Width]
        Red.Height = 20
      """)
    #expect(layout.constraints.map(\.label) == ["7", nil])
    #expect(layout.constraints.map(\.identifier) == ["Hand Width", nil])
    #expect(layout.constraints.map(\.text) == ["Red.Width = 10 [Hand Width]", "Red.Height = 20"])
  }

  @Test func `a list of lines and mappings serves too`() throws {
    let layout = try Sample.layout(
      """
      views: {Red: {}, Blue: {}}
      constraints:
        - Red.Width = 10
        - {firstItem: Red, firstAttribute: leading, secondItem: Superview, secondAttribute: leading,
           constant: 8, priority: 500, relation: greaterThanOrEqual, identifier: Left}
        - {firstItem: Red, firstAttribute: width, secondItem: blue, secondAttribute: Width, multiplier: 2}
        - {firstItem: Red, firstAttribute: top, secondItem: Blue, secondAttribute: top, isActive: false}
      """)
    #expect(
      layout.constraints.map(layout.equation) == [
        "Red.Width = 10.0", "Red.Leading >= Superview.Leading + 8.0 (Priority 500)",
        "Red.Width = 2.0 x Blue.Width",
      ])
  }

  /// Constraints in every way YAML writes a text.
  static let scalars = [
    "constraints: A.Top = B.Top + 8", "constraints: \"A.Top = B.Top + 8\"",
    "constraints: \"A.Top \\u003d B.Top + 8\"", "constraints: 'A.Top = B.Top + 8'",
    "constraints: !!str A.Top = B.Top + 8", "constraints: &c\n  A.Top = B.Top\n  + 8",
    "constraints: >\n  A.Top = B.Top\n  + 8\n", "constraints: &c |\n  A.Top = B.Top + 8",
    "title: &c |\n  A.Top = B.Top + 8\nconstraints: *c\n",
    "constraints:\n  - &c A.Top = B.Top + 8\n",
    "# old Mac\rconstraints: |\r  A.Top = B.Top + 8\r", "constraints: |\r\n  A.Top = B.Top + 8\r\n",
    "summary: 'one\u{2028}two'\nconstraints: |\n  A.Top = B.Top + 8\n",
  ]

  @Test(arguments: scalars)
  func `constraints are read from any form of a text`(_ text: String) throws {
    let layout = try Sample.layout("views: {A: {}, B: {}}\n" + text)
    #expect(layout.constraints.map(layout.equation) == ["A.Top = B.Top + 8.0"])
  }

  @Test func `in a view's own constraints the superview is that view`() throws {
    let layout = try Sample.layout(
      """
      views:
        Box:
          subviews: {Inner: {}}
          constraints: |
            Inner.Leading = Superview.Leading + Standard
      """)
    #expect(layout.views.map(\.superview) == [nil, 0, 1])
    #expect(layout.equation(of: layout.constraints[0]) == "Inner.Leading = Box.Leading + Standard")
    #expect(layout.constraints[0].constant == 20)
  }

  @Test func `in a view's own constraints a guide is that view's, the safe area the root's`()
    throws
  {
    let layout = try Sample.layout(
      """
      views:
        Box:
          subviews: {Inner: {}}
          constraints: |
            Inner.Leading = Readable Content Guide.Leading
            Inner.Trailing = Layout Margins Guide.Trailing
            Inner.Top = Safe Area.Top
      constraints: |
        Box.Leading = Readable Content Guide.Leading
      """)
    #expect(
      Set(layout.constraints.map(layout.equation)) == [
        "Inner.Leading = Box.Readable Content Guide.Leading",
        "Inner.Trailing = Box.Layout Margins Guide.Trailing",
        "Inner.Top = Safe Area.Top", "Box.Leading = Readable Content Guide.Leading",
      ])
  }
}
