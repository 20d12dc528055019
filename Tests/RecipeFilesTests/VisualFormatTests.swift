import Diagnostics
import LayoutModel
import TestSupport
import Testing

/// The visual format in recipes.
struct VisualFormatTests {
  @Test func `lines of constraints can be in the visual format`() throws {
    let layout = try Sample.layout(
      """
      views: {Red View: {}, Blue: {id: second}, Name Label: {}}
      constraints: |
        1. H:|-[redView]-[second(==redView)]-|
        2. Red View.Top = Superview.Top
        V:[topLayoutGuide]-20-[Blue]  // by its name
        |[blue]
        [nameLabel(layoutMarginsGuide)]
      """)
    #expect(
      layout.constraints.map(layout.equation) == [
        "Red View.Leading = Superview.LeadingMargin", "Blue.Leading = Red View.Trailing + Standard",
        "Blue.Width = Red View.Width", "Superview.TrailingMargin = Blue.Trailing",
        "Red View.Top = Superview.Top", "Blue.Top = Top Layout Guide.Bottom + 20.0",
        "Blue.Leading = Superview.Leading", "Name Label.Width = Layout Margins Guide.Width",
      ])
    #expect(layout.constraints.map(\.label) == ["1", "1", "1", "1", "2", nil, nil, nil])
    #expect(layout.constraints[5].text == "V:[topLayoutGuide]-20-[Blue]")
    #expect(layout.constraints[1].constant == 8)
  }

  @Test func `the key has metrics and options for all its strings, or each for its own`() throws {
    let layout = try Sample.layout(
      """
      views: {A: {}, B: {}}
      visualFormat:
        - H:|[a]
        - {format: "H:[a]-gap-[b]", options: [alignAllTop, alignAllBottom], metrics: {gap: 12}}
        - metrics: {p: 250}
          formats:
            - "[a(50@p)]"
            - {formats: "[b(w@p)]", metrics: {w: 3}}
      """)
    #expect(
      layout.constraints.map(layout.equation) == [
        "A.Leading = Superview.Leading", "B.Leading = A.Trailing + 12.0", "A.Top = B.Top",
        "A.Bottom = B.Bottom", "A.Width = 50.0 (Priority 250)", "B.Width = 3.0 (Priority 250)",
      ])
  }

  @Test func `in a view the bar is that view`() throws {
    let layout = try Sample.layout(
      """
      views:
        Box:
          subviews: {Inner: {}}
          constraints: |
            H:|-5-[inner]
          visualFormat: |
            V:|[inner]|
      """)
    #expect(
      layout.constraints.map(layout.equation) == [
        "Inner.Leading = Box.Leading + 5.0", "Inner.Top = Box.Top", "Box.Bottom = Inner.Bottom",
      ])
  }

  @Test func `the extended language makes the guides it needs`() throws {
    let solved = try Sample.solved(
      """
      views: {top: {}, content: {}, dot: {}}
      visualFormat:
        extended: true
        formats: |
          V:|[column:[top(50)]-[content]]|
          H:|~[column(50%)]~|
          HV:|~[dot(10%)]~|
      """)
    #expect(solved.status == .satisfied)
    #expect(solved.frame("top") == Rect(x: 150, y: 0, width: 300, height: 50))
    #expect(solved.frame("content") == Rect(x: 150, y: 58, width: 300, height: 542))
    #expect(solved.frame("dot") == Rect(x: 270, y: 270, width: 60, height: 60))
    #expect(
      solved.layout.guides.dropFirst(3).map(\.name) == [
        "column", "Spacer 1", "Spacer 2", "Spacer 3", "Spacer 4", "Spacer 5", "Spacer 6",
      ])
  }

  @Test func `a constraint has the place of its part of the string`() throws {
    let recipe = "views: {A: {}}\nvisualFormat:\n  - H:|-5-[a(>=50)]\n"
    let layout = try Sample.layout(recipe)
    let utf8 = Array(recipe.utf8)
    let parts = layout.constraints.map {
      String(decoding: utf8[($0.origin?.start ?? 0)..<($0.origin?.end ?? 0)], as: UTF8.self)
    }
    #expect(parts == ["-5-", ">=50"])
  }

  @Test func `a variation can be in the visual format`() throws {
    let layout = try Sample.layout(
      """
      views: {A: {}}
      traits:
        - {widthClass: any, constraints: "H:|-9-[a]"}
      """)
    #expect(layout.constraints.map(layout.equation) == ["A.Leading = Superview.Leading + 9.0"])
  }
}
