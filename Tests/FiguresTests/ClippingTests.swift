import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// What is scrolled out of a view that clips its subviews does not show: `UIView.clipsToBounds`.
struct ClippingTests {
  /// A scroll view of 200 x 100 at (20, 20); the three views in it are 80 points high, the second is cut at 120, and
  /// the third begins at 196, below it.
  private func recipe(_ clips: String = "") -> String {
    """
    views:
      Scroll View:
        kind: scrollView
        \(clips)
        subviews:
          A: {backgroundColor: red}
          B: {backgroundColor: green}
          C: {backgroundColor: blue}
    constraints: |
      1. Scroll View.Leading = Superview.Leading + 20
      2. Scroll View.Top = Superview.Top + 20
      3. Scroll View.Width = 200
      4. Scroll View.Height = 100
      5. A.Leading = Scroll View.Content Layout Guide.Leading
      6. A.Trailing = Scroll View.Content Layout Guide.Trailing
      7. A.Width = Scroll View.Frame Layout Guide.Width
      8. A.Top = Scroll View.Content Layout Guide.Top
      9. B.Top = A.Bottom + 8
      10. C.Top = B.Bottom + 8
      11. C.Bottom = Scroll View.Content Layout Guide.Bottom
      12. A.Height = 80
      13. B.Height = 80
      14. C.Height = 80
      15. B.Leading = A.Leading + 8
      16. C.Leading = A.Leading + 8
      17. B.Width = 100
      18. C.Width = 100
    """
  }

  private func figure(_ recipe: String, _ style: FigureStyle = .canvas) throws -> Figure {
    try style.figure(of: Sample.solved(recipe), FigureRequest(name: "Test", title: "Test"))
  }

  private func views(_ figure: Figure) -> [String] {
    figure.groups.filter(\.isView).compactMap(\.title)
  }

  private func lines(_ figure: Figure, of number: Int) -> [Segment] {
    figure.groups.filter { $0.part == .constraint(number - 1) }
      .flatMap(\.marks).flatMap(\.segments)
  }

  @Test(arguments: [FigureStyle.canvas, .screen])
  func `views show in the view that clips them`(_ style: FigureStyle) throws {
    let figure = try figure(recipe(), style)
    #expect(views(figure) == ["Scroll View", "A", "B"])
    let b = try #require(figure.groups.first { $0.title == "B" })
    #expect(b.clip == Rect(x: 20, y: 20, width: 200, height: 100))
    #expect(b.frame == Rect(x: 28, y: 108, width: 100, height: 12))
  }

  @Test(arguments: [FigureStyle.canvas, .screen])
  func `a view that does not clip shows all of its subviews`(_ style: FigureStyle) throws {
    let figure = try figure(recipe("clipsToBounds: false"), style)
    #expect(views(figure) == ["Scroll View", "A", "B", "C"])
    #expect(figure.groups.allSatisfy { $0.clip == nil })
    #expect(!figure.description.contains("scrolled"))
  }

  @Test func `constraints of what is scrolled out of view are left out`() throws {
    let figure = try figure(recipe())
    // 10 lies at 188, 11 at 276; 14, 16 and 18 are C's.
    let hidden = [10, 11, 14, 16, 18]
    for number in 1...18 {
      #expect(lines(figure, of: number).isEmpty == hidden.contains(number), "constraint \(number)")
    }
    #expect(
      figure.description.hasSuffix("1 view and 5 constraints are scrolled out of view."))
  }

  @Test func `a bar that is cut has no cap at its open end`() throws {
    let figure = try figure(recipe())
    let bar = lines(figure, of: 13)
    let stem = try #require(bar.max { $0.length < $1.length })
    #expect([stem.from.y, stem.to.y].sorted() == [108, 120])
    #expect(bar.count == 2)
    let cap = try #require(bar.min { $0.length < $1.length })
    #expect((cap.from.y - 108).magnitude <= 0.5)
    // The same bar where nothing is cut.
    #expect(lines(try self.figure(recipe("clipsToBounds: false")), of: 13).count == 3)
  }
}
