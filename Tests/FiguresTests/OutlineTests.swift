import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// The document outline and the list of constraints.
struct OutlineTests {
  private static let recipe = """
    title: Two Views
    canvas: {size: [600, 600]}
    views: {Red View: {}, Blue View: {subviews: {Name Label: {kind: label, text: Name}}}}
    constraints: |
      1. Red View.Leading = Superview.LeadingMargin
      2. Red View.Width = 2.0 x Blue View.Width (Priority 750)
      8. Name Label.Top >= Blue View.Top + 20.0
      9. Name Label.Width = 40.0
    """

  /// As in Xcode: a line at the side of each, and a frame for the others.
  @Test func `guides have pictures of their own`() {
    let pictures = [LayoutGuide.Kind.top, .bottom, .safeArea].map {
      OutlineIcon.guide($0).marks(at: Point(x: 0, y: 0))
    }
    #expect(Set(pictures).count == 3)
    func line(_ marks: [Mark]) -> Double? {
      marks.last.flatMap {
        if case .segments(let lines) = $0.shape { lines[0].from.y } else { nil }
      }
    }
    #expect(line(pictures[0]) == -3 && line(pictures[1]) == 3)
  }

  private func texts(_ groups: [Figure.Group]) -> [String] {
    groups.flatMap(\.marks).compactMap { mark in
      if case .text(let line, _, _) = mark.shape { line.text } else { nil }
    }
  }

  @Test func `constraints are listed under the view that holds them, in Interface Builder's words`()
    throws
  {
    let figure = try OutlineStyle.figure(
      of: Sample.solved(Self.recipe), FigureRequest(name: "Test", title: "Two Views"))
    #expect(
      texts(figure.groups) == [
        "Two Views Scene", "View Controller", "Top Layout Guide", "Bottom Layout Guide",
        "Superview", "Red View", "Blue View", "Name Label", "Constraints", "Name Label.width = 40",
        "Constraints", "Name Label.top ≥ top + 20", "Constraints",
        "Red View.leading = leadingMargin", "Red View.width = 2 × Blue View.width @750",
      ])
    #expect(Set(figure.groups.map(\.id)).count == figure.groups.count)
    // A row is 18 points high, as measured; 15 rows between margins of 12.
    #expect(figure.bounds.height == 15 * 18 + 24)
  }

  @Test(arguments: ConstraintLegend.Place.allCases)
  func `a legend lists each constraint with its printed number`(
    _ place: ConstraintLegend.Place
  ) throws {
    let solved = try Sample.solved(Self.recipe)
    let bare = try Schematic.Style.figure(of: solved, FigureRequest(name: "Test", title: "Test"))
    let figure = try ConstraintLegend.figure(
      bare, listing: [solved.layout, solved.layout], place)
    let rows = figure.groups.filter(\.isListRow)
    #expect(rows.map { texts([$0]).first ?? "" } == ["1", "2", "8", "9"])
    #expect(texts([rows[3]]).last == "Name Label.Width = 40.0")
    let isBelow = place == .below
    #expect(figure.bounds.height > bare.bounds.height || !isBelow)
    #expect(figure.bounds.width > bare.bounds.width || isBelow)
    #expect(Set(figure.groups.map(\.id)).count == figure.groups.count)
  }

  @Test func `a standard space is named`() throws {
    let figure = try OutlineStyle.figure(
      of: Sample.solved(
        """
        views: {Red View: {}, Blue View: {}}
        constraints: |
          1. Blue View.Leading = Red View.Trailing + Standard
        """), FigureRequest(name: "Test", title: "Test"))
    #expect(texts(figure.groups).contains("Blue View.leading = Red View.trailing + Standard"))
  }

  /// Xcode lists both guides, before the views that a scroll view holds.
  @Test func `a scroll view whose guides are used has rows for both`() throws {
    let figure = try OutlineStyle.figure(
      of: Sample.solved(
        """
        views: {Page: {kind: scrollView, subviews: {Form: {}}}, List: {kind: scrollView}}
        constraints: |
          1. Form.Top = Page.Content Layout Guide.Top
        """), FigureRequest(name: "Test", title: "Test"))
    let rows = texts(figure.groups)
    let page = try #require(rows.firstIndex(of: "Page"))
    #expect(
      rows[page...].prefix(4) == ["Page", "Content Layout Guide", "Frame Layout Guide", "Form"])
    #expect(rows.filter { $0 == "Frame Layout Guide" }.count == 1)
    #expect(Set(figure.groups.map(\.id)).count == figure.groups.count)
  }

  /// A width of 40 and of 50 at once is unsatisfiable; the other view's width is left open by the rest.
  @Test func `lines with a finding have a sign`() throws {
    let figure = try OutlineStyle.figure(
      of: Sample.solved(
        """
        canvas: {size: [300, 200]}
        views: {Red View: {frame: [10, 10, 40, 40]}}
        constraints: |
          1. Red View.Leading = Superview.Leading + 10
          2. Red View.Top = Superview.Top + 10
          3. Red View.Width = 40
          4. Red View.Width = 50
          5. Red View.Height = 40
        """), FigureRequest(name: "Test", title: "Test"))
    let red = figure.groups.filter { $0.classes.contains("ib-unsatisfiable") }
    #expect(texts(red) == ["Red View", "Red View.width = 40", "Red View.width = 50"])
    for group in figure.groups {
      guard case .constraint? = group.part else { continue }
      let hasSign = group.marks.contains { if case .circle = $0.shape { true } else { false } }
      #expect(hasSign == group.classes.contains("ib-unsatisfiable"))
    }
  }
}
