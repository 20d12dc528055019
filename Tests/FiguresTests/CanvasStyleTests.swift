import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// The overlay against the measures taken from Interface Builder's own canvas, in points.
struct CanvasStyleTests {
  private func figure(_ recipe: String, on canvas: Canvas = .square) throws -> Figure {
    try CanvasStyle.figure(
      of: Sample.solved(recipe, on: canvas), FigureRequest(name: "Test", title: "Test"))
  }

  private func marks(_ figure: Figure, constraint number: Int) throws -> [Mark] {
    try #require(
      figure.groups.first { $0.id == Figure.idPrefix(of: "Test") + "-constraint-\(number)" }
    ).marks
  }

  private func segments(_ marks: [Mark]) -> [Segment] {
    marks.flatMap { mark -> [Segment] in
      if case .segments(let segments) = mark.shape { segments } else { [] }
    }
  }

  private func segment(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Segment {
    Segment(from: Point(x: x1, y: y1), to: Point(x: x2, y: y2))
  }

  private static let pinned = """
    views: {A: {backgroundColor: red}}
    constraints: |
      1. A.Leading = Superview.LeadingMargin
      2. A.Trailing = Superview.TrailingMargin
      3. A.Top = Top Layout Guide.Bottom + 24.0
      4. A.Height = 100.0
    """

  @Test func `a margin line runs through the superview, inside the edge it aligns`() throws {
    let figure = try figure(Self.pinned)
    // Measured: the line of a leading margin of 20 covers 20...21, of a trailing one 579...580.
    #expect(segments(try marks(figure, constraint: 1)) == [segment(20.5, 0, 20.5, 600)])
    // Two points below the battery, 9 points high with its middle at 10; what is left above it would be a stub.
    #expect(segments(try marks(figure, constraint: 2)) == [segment(579.5, 16.5, 579.5, 600)])
  }

  @Test func `a bar fills its interval, with caps of seven points inside it`() throws {
    // From the guide's edge at 20 to the view's at 44, half a point before the middle of 20...580.
    let bars = segments(try marks(try figure(Self.pinned), constraint: 3))
    #expect(
      bars == [
        segment(296, 20.5, 303, 20.5), segment(296, 43.5, 303, 43.5),
        segment(299.5, 44, 299.5, 20),
      ])
  }

  @Test func `a height stands six points and a half behind the trailing edge`() throws {
    // Measured: a line at 6...7 from the edge, as long as the view.
    let bars = segments(try marks(try figure(Self.pinned), constraint: 4))
    #expect(bars.last == segment(586.5, 144, 586.5, 44))
  }

  @Test func `a width stands seven points and a half below`() throws {
    let figure = try figure(
      """
      views: {A: {}}
      constraints: |
        A.CenterX = Superview.CenterX
        A.CenterY = Superview.CenterY
        A.Width = 200
        A.Height = 200
      """)
    // Measured on a view of 200 in 600 x 600: width at 407...408, height at 406...407, centre lines
    // at 299...300 and 300...301.
    #expect(segments(try marks(figure, constraint: 3)).last == segment(200, 407.5, 400, 407.5))
    #expect(segments(try marks(figure, constraint: 4)).last == segment(406.5, 400, 406.5, 200))
    #expect(segments(try marks(figure, constraint: 1)) == [segment(299.5, 0, 299.5, 600)])
    #expect(segments(try marks(figure, constraint: 2)) == [segment(0, 300.5, 600, 300.5)])
  }

  @Test func `bars that share an interval stand eleven points apart, the inequality first`() throws
  {
    let figure = try figure(
      """
      views: {A: {}}
      constraints: |
        1. A.Top = Top Layout Guide.Bottom + 40.0 (Priority 249)
        2. A.Top >= Top Layout Guide.Bottom + 24.0
        3. A.Leading = Superview.LeadingMargin
        4. A.Trailing = Superview.TrailingMargin
        5. A.Height = 100.0
      """)
    // Measured: one point before the middle, and ten behind it.
    let optional = try marks(figure, constraint: 1)
    #expect(segments(optional).last == segment(309.5, 60, 309.5, 20))
    #expect(optional.contains { $0.stroke?.dashes == [5, 5] })
    let inequality = try marks(figure, constraint: 2)
    #expect(segments(inequality).last == segment(298.5, 60, 298.5, 20))
    #expect(inequality.allSatisfy { $0.stroke?.dashes.isEmpty ?? true })
    let badge = try #require(inequality.compactMap(\.placedSymbol).first)
    #expect(badge.place == Point(x: 298.5, y: 40))
    #expect(badge.symbol.name == "badge-greaterThanOrEqual-satisfied")
    let disc = badge.symbol.marks.first
    #expect(disc?.shape == .circle(center: Point(x: 0, y: 0), radius: 5.5))
    #expect(disc?.fill?.light == Color(0x3686DF))
  }

  @Test func `equal widths show a badge under both views`() throws {
    let figure = try figure(
      """
      views: {A: {}, B: {}}
      constraints: |
        1. A.Width = 2.0 x B.Width
        A.Leading = Superview.Leading
        B.Leading = A.Trailing
        B.Trailing = Superview.Trailing
        A.Top = Superview.Top + 20
        A.Height = 100
        B.Top = A.Top
        B.Height = A.Height
      """)
    let marks = try marks(figure, constraint: 1)
    // Under the middles of 0...400 and 400...600.
    #expect(
      marks.compactMap(\.placedSymbol?.place) == [Point(x: 200, y: 127.5), Point(x: 500, y: 127.5)])
    // 0-point spacing between siblings is a plain line along the edge they share.
    #expect(
      segments(try self.marks(figure, constraint: 3)) == [segment(400.5, 20, 400.5, 120)])
  }

  @Test func `status gives the colour`() throws {
    let colors: [(frame: String, constraint: String, color: UInt32)] = [
      ("", "A.Width = 50", 0x2976B7), ("frame: [0, 30, 50, 50]", "A.Width = 50", 0xFA950C),
      ("", "A.Width >= 50", 0xFD2D19),
    ]
    for row in colors {
      let figure = try figure(
        """
        views: {A: {\(row.frame)}}
        constraints: |
          1. A.Top = Superview.Top + 100
          2. A.Leading = Superview.Leading
          3. A.Height = 50
          4. \(row.constraint)
        """)
      let lines = try marks(figure, constraint: 1).filter { $0.role == .stem }
      #expect(lines.first?.stroke?.color.light == Color(row.color))
    }
  }

  @Test func `a misplaced view shows its delta and where it belongs`() throws {
    // The measured scene: 43 points up, the space above it 43 too small and the one below too large.
    let figure = try figure(
      """
      views: {A: {frame: [0, 57, 40, 20]}, B: {}}
      constraints: |
        1. A.Top = Superview.Top + 100
        2. B.Top = A.Bottom + 80
        A.Leading = Superview.Leading
        A.Width = 40
        A.Height = 20
        B.Leading = Superview.Leading
        B.Width = 40
        B.Height = 20
      """)
    func texts(_ number: Int) throws -> [String] {
      try marks(figure, constraint: number).compactMap { mark in
        if case .text(let line, _, _) = mark.shape, mark.fill != nil { line.text } else { nil }
      }
    }
    #expect(try texts(1) == ["−43"])
    #expect(try texts(2) == ["+43"])
    let outline = try #require(
      figure.groups.first { $0.id == Figure.idPrefix(of: "Test") + "-outline-A" })
    #expect(outline.marks.last?.stroke?.dashes == [4, 4])
    // The solved frame, half a point inside.
    let corners = [(0.5, 119.5), (39.5, 119.5), (39.5, 100.5), (0.5, 100.5), (0.5, 119.5)]
    #expect(outline.marks.last?.shape == .polyline(corners.map { Point(x: $0.0, y: $0.1) }))
  }

  @Test func `signs stay inside the canvas`() throws {
    let figure = try figure(
      """
      views: {A: {}}
      constraints: |
        A.Leading = Superview.Leading + 500
        A.Width = 300
        A.Width >= 200
        A.Bottom = Superview.Bottom
        A.Height = 60
      """)
    let badges = figure.groups.flatMap(\.marks).filter { $0.placedSymbol != nil }
    #expect(badges.count == 1)
    for box in badges.compactMap(\.bounds) {
      #expect(box.minX >= 0 && box.maxX <= 600 && box.minY >= 0 && box.maxY <= 600)
    }
  }

  @Test func `names that make the same slug have ids of their own`() throws {
    let figure = try figure("views: {Red View: {}, Red-View: {}, A: {}, A-outline: {}}")
    #expect(Set(figure.groups.map(\.id)).count == figure.groups.count)
  }

  @Test func `every view and constraint has a group with a stable id and a title`() throws {
    let figure = try figure(Self.pinned)
    #expect(Set(figure.groups.map(\.id)).count == figure.groups.count)
    let constraint = try #require(
      figure.groups.first { $0.id == Figure.idPrefix(of: "Test") + "-constraint-3" })
    #expect(constraint.title == "A.Top = Top Layout Guide.Bottom + 24.0")
    #expect(constraint.classes == ["ib-constraint"])
    #expect(constraint.data == [.init(name: "priority", value: "1000")])
    #expect(
      figure.groups.contains {
        $0.id == Figure.idPrefix(of: "Test") + "-view-A" && $0.classes == ["ib-view"]
      })
  }
}
