import LayoutModel
import TestSupport
import Testing

/// Constraints as they are written back.
struct NotationTests {
  private func layout(_ constraint: String) throws -> Layout {
    try Sample.layout(
      """
      views: {First Name: , Middle Name: , Enter first name: }
      constraints: |
        \(constraint)
      """)
  }

  /// Anatomy of a Constraint, "Equality, Not Assignment": whole multipliers before fractions, positive
  /// constants before negative ones, views in layout order.
  static let guide = [
    (
      "First Name.Trailing = Superview.Trailing - 20",
      "Superview.Trailing = First Name.Trailing + 20.0"
    ),
    (
      "First Name.Trailing = Middle Name.Leading - 8",
      "Middle Name.Leading = First Name.Trailing + 8.0"
    ),
    (
      "Superview.LeadingMargin = First Name.Leading", "First Name.Leading = Superview.LeadingMargin"
    ),
    ("Middle Name.Width = First Name.Width", "First Name.Width = Middle Name.Width"),
    ("Middle Name.Width = 0.5 x First Name.Width", "First Name.Width = 2.0 x Middle Name.Width"),
    (
      "Middle Name.Width >= 0.5 x First Name.Width - 4",
      "First Name.Width <= 2.0 x Middle Name.Width + 8.0"
    ),
    // What is in that form already, and what has no better one.
    ("First Name.Top >= Superview.Top + 20", "First Name.Top >= Superview.Top + 20.0"),
    ("First Name.Width = 2/3 x Middle Name.Width", "First Name.Width = 2/3 x Middle Name.Width"),
    ("First Name.Height >= 40", "First Name.Height >= 40.0"),
    (
      "Middle Name.Width = 0.5 x First Name.Width (Priority 750)",
      "Middle Name.Width = 0.5 x First Name.Width (Priority 750)"
    ),
    (
      "Bottom Layout Guide.Top = First Name.Bottom + Standard (Priority 750)",
      "Bottom Layout Guide.Top = First Name.Bottom + Standard (Priority 750)"
    ),
  ]

  @Test(arguments: guide)
  func `a constraint prints as the guide prefers it`(_ written: String, _ expected: String) throws {
    let layout = try layout(written)
    let form = layout.guideForm(of: layout.constraints[0])
    #expect(layout.equation(of: form) == expected)
    // What is printed is read as the same.
    let again = try self.layout(expected)
    #expect(again.equation(of: again.guideForm(of: again.constraints[0])) == expected)
  }

  /// Read off Interface Builder's document outline, which leaves a standard space out: a reader of a figure
  /// cannot select the line to see it.
  static let outline = [
    (
      "First Name.Top >= Top Layout Guide.Bottom + 20",
      "First Name.top ≥ Top Layout Guide.bottom + 20"
    ),
    ("First Name.Leading = Superview.LeadingMargin", "First Name.leading = leadingMargin"),
    (
      "Middle Name.Top = First Name.Bottom + Standard (Priority 249)",
      "Middle Name.top = First Name.bottom + Standard @249"
    ),
    (
      "Enter first name.Leading = First Name.Trailing + Standard",
      "Enter first name.leading = First Name.trailing + Standard"
    ),
    ("First Name.Width = 150", "First Name.width = 150"),
    ("First Name.Width = 2 x Middle Name.Width", "First Name.width = 2 × Middle Name.width"),
    ("First Name.Trailing = Superview.Trailing - 7.5", "trailing = First Name.trailing + 7.5"),
  ]

  @Test(arguments: outline)
  func `a constraint prints as the document outline lists it`(
    _ written: String, _ expected: String
  ) throws {
    let layout = try layout(written)
    #expect(layout.outline(of: layout.constraints[0]) == expected)
  }
}

struct EquationTextTests {
  static let lines = [
    "Red View.Leading = Superview.LeadingMargin",
    "Red View.Top = Top Layout Guide.Bottom + 20.0",
    "Bottom Layout Guide.Top = Red View.Bottom + Standard (Priority 750)",
    "Red View.Width = 2.0 x Blue View.Width (Priority 750)",
    "Blue View.Width >= 150.0",
    "Red View.Baseline = Blue View.FirstBaseline - 8.0",
    "Red View.Height <= 0.5 x Blue View.Width (Priority 999.5)",
    "Red View.Width = 2/3 x Blue View.Width",
  ]

  @Test(arguments: lines)
  func `a constraint prints as the guide writes it`(_ line: String) throws {
    let layout = try Sample.layout(
      "views: {Red View: {}, Blue View: {}}\nconstraints: |\n  \(line)\n")
    #expect(layout.equation(of: layout.constraints[0]) == line)
  }
}
