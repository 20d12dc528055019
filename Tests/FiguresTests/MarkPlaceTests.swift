import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// Where the marks of single constraints stand on a canvas of 600 x 600 points.
struct MarkPlaceTests {
  private func figure(_ recipe: String) throws -> Figure {
    try CanvasStyle.figure(of: Sample.solved(recipe), FigureRequest(name: "M", title: "M"))
  }

  private func mark(_ number: Int, in figure: Figure) throws -> CanvasMarks.Constraint {
    try #require(CanvasMarks(figure).constraints.first { $0.id == "-constraint-\(number)" })
  }

  private func segment(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Segment {
    Segment(from: Point(x: x1, y: y1), to: Point(x: x2, y: y2))
  }

  @Test func `a centre line stays two points clear of a text`() throws {
    let figure = try figure(
      """
      views: {A: {kind: label, text: Play}}
      constraints: |
        1. A.CenterX = Superview.CenterX
        2. A.Top = Superview.Top + 100
      """)
    let text = try #require(figure.groups.flatMap(\.marks).compactMap(\.captionBox).first)
    #expect(
      try mark(1, in: figure).lines == [
        segment(299.5, 0, 299.5, text.minY - 2), segment(299.5, text.maxY + 2, 299.5, 600),
      ])
  }

  @Test func `an alignment of touching texts shows its ends over them`() throws {
    let figure = try figure(
      """
      views: {A: {kind: label, text: MMM}, B: {kind: label, text: MMM}}
      constraints: |
        1. B.CenterY = A.CenterY
        2. B.Leading = A.Trailing
        A.Leading = Superview.Leading + 50
        A.Top = Superview.Top + 50
      """)
    let frames = figure.groups.filter { $0.title == "A" || $0.title == "B" }.compactMap(\.frame)
    let (start, end) = (
      try #require(frames.map(\.minX).min()), try #require(frames.map(\.maxX).max())
    )
    // Nothing of it can be seen between them, and nothing lies beyond their outer edges.
    let lines = try mark(1, in: figure).lines
    #expect(lines.map(\.box.minX) == [start, end - 8])
    #expect(lines.map(\.box.maxX) == [start + 8, end])
  }

  @Test(arguments: ["Age", "Send", "Name"], [21.0, 40])
  func `a line on a baseline is drawn in one manner`(_ text: String, _ height: Double) throws {
    // A black text without descenders stands on its line. At another one it would break, at a white text too since it
    // would seem cut off, and underline B: it passes two points below both texts if that is in both views, else it
    // breaks at both.
    let figure = try figure(
      """
      views:
        A: {kind: label, text: \(text), \(text == "Send" ? "textColor: white, backgroundColor: blue" : "")}
        B: {kind: label, text: MMM}
      constraints: |
        1. B.LastBaseline = A.LastBaseline
        A.CenterX = Superview.CenterX - 100
        B.CenterX = Superview.CenterX + 100
        A.Top = Superview.Top + 50
        A.Height = \(height)
        B.Height = \(height)
      """)
    let texts = figure.groups.flatMap(\.marks).compactMap(\.captionBox)
    let (first, second) = (try #require(texts.first), try #require(texts.dropFirst().first))
    let lines = try mark(1, in: figure).lines.map(\.box)
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    // The view is as high as the text, and a line below it is below the view.
    switch (text, height) {
    case ("Name", _): #expect(line.minY - 0.5 < first.maxY && line.minX < first.maxX)
    case (_, 40): #expect(line.minY - 0.5 == (first.maxY + 2).rounded(.up), "\(line), \(first)")
    default:
      #expect(line.minX >= first.maxX + 2 && line.maxX <= second.minX - 2)
      #expect(line.midY < first.maxY)
    }
  }

  /// Constraints of one class: the widths of three text fields in a column.
  @Test(arguments: ["FixedHeightColumns", "DynamicHeightColumns"])
  func `equal widths of a column have their bars at one place`(_ recipe: String) throws {
    let path = try #require(Repository.recipes.first { $0.hasSuffix("/\(recipe).yaml") })
    for solved in try Sample.solvedRecipe(at: path) {
      let figure = try CanvasStyle.figure(
        of: solved, FigureRequest(name: "Test", title: "Test"))
      let widths = solved.layout.constraints.indices.filter {
        solved.layout.constraints[$0].firstAttribute == .width
          && solved.layout.constraints[$0].secondItem != nil
      }
      let stems = figure.groups.filter { group in
        widths.contains { group.part == .constraint($0) }
      }.flatMap(\.marks).flatMap(\.segments).filter { $0.box.width > 20 }
      let fields = figure.groups.filter { $0.title?.hasSuffix("Text Field") == true }
        .compactMap(\.frame)
      #expect(fields.count == 3)
      let offsets = fields.map { field in
        Set(stems.map { $0.from.y - field.minY }.filter { -10 < $0 && $0 < field.height + 10 })
      }
      #expect(!offsets[0].isEmpty && Set(offsets.map { $0.sorted() }).count == 1)
    }
  }

  @Test func `a sign stands on its whole line over a view`() throws {
    let figure = try figure(
      """
      views: {A: {}, B: {backgroundColor: red}}
      constraints: |
        1. Superview.Width = 10 x A.Width
        A.Height = 40
        A.Leading = Superview.Leading
        A.Top = Superview.Top + 100
        B.Leading = Superview.Leading + 100
        B.Width = 400
        B.Top = Superview.Top
        B.Bottom = Superview.Bottom
      """)
    let mark = try mark(1, in: figure)
    let sign = try #require(mark.badges.max { $0.x < $1.x })
    #expect((sign.x - 300).magnitude < 1)
    // Bits of the line beside the view, and one below the sign, would not look like one bar.
    let beside = mark.stems.filter { ($0.from.y - sign.y).magnitude < 1 }.map(\.box)
    #expect(beside.contains { $0.minX <= 1 && 599 <= $0.maxX })
  }

  @Test func `a line is interrupted at a view that it does not belong to`() throws {
    let figure = try figure(
      """
      views: {A: {}, B: {backgroundColor: red}, C: {backgroundColor: red}}
      constraints: |
        1. A.CenterX = Superview.CenterX
        2. C.CenterX = Superview.CenterX
        A.Top = Superview.Top
        A.Width = 40
        A.Height = 40
        B.Leading = Superview.Leading + 200
        B.Width = 300
        B.Top = Superview.Top + 100
        B.Height = 50
        C.Width = 60
        C.Top = Superview.Top + 300
        C.Height = 100
      """)
    // B covers 100...150 and C 300...400; C is on its own line.
    #expect(
      try mark(1, in: figure).lines == [
        segment(299.5, 0, 299.5, 100), segment(299.5, 150, 299.5, 300),
        segment(299.5, 400, 299.5, 600),
      ])
    #expect(
      try mark(2, in: figure).lines == [
        segment(299.5, 0, 299.5, 100), segment(299.5, 150, 299.5, 600),
      ])
  }

  @Test func `a bar stands a badge's width beside a centre line`() throws {
    let figure = try figure(
      """
      views: {A: {}}
      constraints: |
        1. A.CenterX = Superview.CenterX
        2. A.Top = Superview.Top + 100
        A.Width = 80
        A.Height = 60
      """)
    #expect(try mark(2, in: figure).stems == [segment(310.5, 100, 310.5, 0)])
  }

  @Test func `an optional alignment stands three points inside a required one`() throws {
    let figure = try figure(
      """
      views: {A: {}, B: {}}
      constraints: |
        1. A.Leading = Superview.LeadingMargin (Priority 750)
        2. B.Leading = Superview.LeadingMargin
        3. A.Trailing = Superview.TrailingMargin
        4. B.Trailing = Superview.TrailingMargin
        A.Top = Superview.Top
        A.Height = 40
        B.Top = A.Bottom + 20
        B.Height = 40
      """)
    #expect(try mark(2, in: figure).lines == [segment(20.5, 0, 20.5, 600)])
    #expect(try mark(1, in: figure).lines == [segment(23.5, 0, 23.5, 600)])
    #expect(try mark(3, in: figure).lines == mark(4, in: figure).lines)
  }

  @Test func `a bar stands at its view, with a thin line to the other item`() throws {
    let figure = try figure(
      """
      views: {A: {}, B: {}}
      constraints: |
        1. A.Leading = Superview.Leading + 30
        2. A.Top = Superview.Top + 40
        A.Width = 100
        A.Height = 20
        5. B.Leading = A.Leading + 24
        B.Top = Superview.Top + 100
        B.Width = 200
        B.Height = 60
      """)
    // In the middle of B's 100...160; the thin line from A's lower edge to the cap, half of 7 points long,
    // without the cap of A's width, which is 7 points long at 67.5.
    let mark = try mark(5, in: figure)
    #expect(mark.stems == [segment(30, 130.5, 54, 130.5)])
    #expect(mark.extensions == [segment(30.5, 60, 30.5, 64), segment(30.5, 71, 30.5, 127)])
  }

  @Test func `equal widths in a grid without gaps stand in their views`() throws {
    let figure = try figure(
      """
      views: {A: {backgroundColor: red}, B: {backgroundColor: yellow}}
      constraints: |
        1. A.Width = B.Width
        A.Leading = Superview.Leading + 20
        B.Leading = Superview.Leading + 20
        A.Width = 200
        A.Top = Superview.Top
        A.Height = 300
        B.Top = A.Bottom
        B.Bottom = Superview.Bottom
      """)
    let stems = try mark(1, in: figure).stems
    #expect(stems.count == 2)
    // A covers 0...300, B 300...600.
    #expect(stems.map { $0.from.y > 0 && $0.from.y < 300 } == [true, false])
    #expect(stems.map { $0.from.y > 300 && $0.from.y < 600 } == [false, true])
  }

  /// Lines of a readable guide stay in that, which ends at the margins of 8 points.
  @Test func `lines of a view's own guides stay in the view`() throws {
    let figure = try figure(
      """
      views:
        A:
          subviews: {B: {}}
          constraints: |
            5. B.Leading = A.Readable Content Guide.Leading
            6. B.Trailing = A.Safe Area.Trailing
            B.Top = A.Top
            B.Height = 20
      constraints: |
        A.Top = Superview.Top + 200
        A.Height = 100
        A.Leading = Superview.Leading
        A.Trailing = Superview.Trailing
      """)
    // B, at the top edge, is an item too.
    for (number, bottom) in [(5, 292.0), (6, 300)] {
      let line = try #require(try mark(number, in: figure).lines.first)
      #expect((line.box.minY, line.box.maxY) == (200, bottom))
    }
  }

  @Test func `widths of the root stay below the status bar`() throws {
    let figure = try figure(
      """
      canvas: {device: iPhone 6}
      views: {A: {}, B: {}}
      constraints: |
        1. A.Width = 0.5 x Superview.Width
        2. B.Width = 0.25 x Superview.Width (Priority 750)
        3. B.Width <= 0.5 x Superview.Width
        A.Leading = Superview.Leading
        A.Top = Superview.Top + 100
        A.Height = 40
        B.Leading = Superview.Leading
        B.Top = Superview.Top + 200
        B.Height = 40
      """)
    for number in 1...3 {
      #expect(try mark(number, in: figure).stems.map(\.from.y).filter { $0 <= 20 } == [])
    }
  }

  /// What the reader sees: at least or at most so many points between the two.
  @Test(arguments: [
    ("A.Leading >= Superview.Leading + 100", "greaterThanOrEqual"),
    ("A.Leading <= Superview.Leading + 100", "lessThanOrEqual"),
    ("Superview.Leading <= A.Leading - 100", "greaterThanOrEqual"),
    ("A.Trailing <= Superview.Trailing - 20", "greaterThanOrEqual"),
    ("A.Trailing >= Superview.Trailing - 600", "lessThanOrEqual"),
    ("Superview.Bottom >= A.Bottom + 20", "greaterThanOrEqual"),
    ("A.Top >= Superview.Top", "greaterThanOrEqual"),
    ("Superview.Top <= A.Top", "greaterThanOrEqual"),
    ("A.Top <= Superview.Top + 30", "lessThanOrEqual"),
  ])
  func `signs say what the reader sees`(_ constraint: String, _ sign: String) throws {
    // A covers 100...300 across and 0...40 down.
    let figure = try figure(
      """
      views: {A: {frame: [100, 0, 200, 40]}}
      constraints: |
        1. \(constraint)
        A.Leading = Superview.Leading + 100
        A.Top = Superview.Top
        A.Width = 200
        A.Height = 40
      """)
    let group = try #require(figure.groups.first { $0.id.hasSuffix("-constraint-1") })
    #expect(
      group.marks.compactMap(\.placedSymbol?.symbol.name) == ["badge-\(sign)-satisfied"])
  }
}
