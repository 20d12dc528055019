import LayoutModel
import TestSupport
import Testing

@testable import Descriptions

/// Layouts in words; the numbers are those of the recipes.
struct DescriptionTests {
  private static let rows: [(recipe: String, words: String)] = [
    (
      """
      views: {A: {}, B: {}}
      constraints: |
        A.Leading = Superview.Leading + 20
        A.Top = Superview.Top + 20
        A.Width = 100
        A.Height = 50
        B.Leading = A.Trailing + 8
        B.Top = A.Top
        B.Width = 80
        B.Height = 40 @750
      """,
      "Two views side by side, 8 points apart: A, 100 x 50, and B, 80 x 40. On a canvas of 600 x 600 "
        + "points, 20 from the left and the top, 392 from the right, 530 from the bottom. "
        + "8 constraints, 1 of them optional."
    ),
    (
      "views: {}",
      "An empty canvas. On a canvas of 600 x 600 points. 0 constraints."
    ),
    (
      """
      views:
        Stack View:
          kind: stackView
          axis: vertical
          spacing: 4
          arrangedSubviews:
            A: {intrinsicContentSize: [10, 10]}
            B: {intrinsicContentSize: [10, 10]}
            C: {intrinsicContentSize: [10, 10]}
      constraints: |
        Stack View.Leading = Superview.Leading
        Stack View.Top = Superview.Top
      """,
      "Stack View, 10 x 38. On a canvas of 600 x 600 points, 0 from the left and the top, 590 from the "
        + "right, 562 from the bottom. In Stack View: three views one above the other, 4 points apart: "
        + "A, B, and C. 2 constraints."
    ),
    (
      """
      views: {A: {}, B: {}, C: {frame: [0, 0, 10, 10]}}
      constraints: |
        A.Leading = Superview.Leading
        A.Top = Superview.Top
        A.Width = 10
        A.Height = 10
        B.Leading = A.Trailing
        B.Top = A.Top
        B.Width = 10
        B.Height = 10
        C.Leading = A.Leading
        C.Top = A.Bottom + 10
        C.Width = 10
        C.Height = 10
      """,
      // C is shown over A, in no row.
      "Three views: A, 10 x 10, B, 10 x 10, and C, 10 x 10. On a canvas of 600 x 600 points, 0 from the "
        + "left and the top, 580 from the right, 590 from the bottom. "
        + "12 constraints; a view is not where they put it."
    ),
  ]

  @Test(arguments: rows)
  func `a description says what is arranged how, and where`(
    _ row: (recipe: String, words: String)
  ) throws {
    let solved = try Sample.solved(row.recipe, on: .square)
    #expect(LayoutDescription.text(for: solved, in: .english) == row.words)
  }

  @Test func `views in rows are described in the order of the rows`() throws {
    let views = ["D": (20, 60), "A": (0, 0), "C": (0, 50), "B": (20, 5)].sorted { $0.key > $1.key }
    let solved = try Sample.solved(
      "views:\n"
        + views.map { name, place in
          "  \(name): {autoresizingMask: [], frame: [\(place.0), \(place.1), 10, 20]}"
        }.joined(separator: "\n"), on: .square)
    #expect(
      LayoutDescription.text(for: solved, in: .english).hasPrefix(
        "Four views in 2 rows: A, 10 x 20, B, 10 x 20, C, 10 x 20, and D, 10 x 20."))
  }
}
