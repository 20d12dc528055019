import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// Diagrams against what was measured in the guide's own pictures, whose two pixels are a point here.
struct SchematicMeasureTests {
  /// Half a pixel.
  private static let tolerance = 0.25

  private func marks(_ recipe: String, _ id: String) throws -> [Mark] {
    let figure = try Schematic.Style.figure(
      of: Sample.solved(recipe), FigureRequest(name: "Test", title: "Test"))
    return try #require(figure.groups.first { $0.id == Figure.idPrefix(of: "Test") + "-" + id })
      .marks
  }

  private func isNear(_ value: Double, pixels: Double) -> Bool {
    (value - pixels / 2).magnitude <= Self.tolerance
  }

  private func segments(_ marks: [Mark]) -> [Segment] {
    marks.flatMap { mark -> [Segment] in
      if case .segments(let segments) = mark.shape { segments } else { [] }
    }
  }

  private func frame(_ recipe: String, view: String) throws -> Rect {
    let figures = try marks(recipe, "view-" + view).compactMap { mark -> Rect? in
      if case .rect(let rect) = mark.shape { rect } else { nil }
    }
    return try #require(figures.first)
  }

  /// A small canvas takes what it needs, and nothing is in the room behind the second view.
  @Test func `a view does not look tied to an edge that nothing ties it to`() throws {
    let recipe = """
      canvas: {size: [240, 120], bars: {status: false}}
      views: {A: {backgroundColor: lightGray}, B: {backgroundColor: red}}
      constraints: |
        1. B.Height = A.Height
        A.Leading = Superview.Leading + 40
        A.Top = Superview.Top + 20
        A.Width = 60
        A.Height = 60
        B.Leading = A.Trailing + 40
        B.Top = A.Top + 20
        B.Width = A.Width
      """
    let (superview, last) = try (
      frame(recipe, view: "Superview"), frame(recipe, view: "B")
    )
    #expect(superview.maxX - last.maxX >= 16)
    #expect(superview.maxY - last.maxY >= 16)
  }

  /// From the middle of a line to the end of a bar, of which each has its width of 1.5: 1.25 points are white.
  @Test(arguments: SchematicSamples.recipes)
  func `a bar ends apart from a line of another constraint`(_ path: String) throws {
    for solved in try SchematicSamples.sample(of: path) {
      let marks = try SchematicSamples.diagram(of: solved).marks.map(\.candidate)
      let lines = marks.flatMap(\.strokes).filter { $0.role == .line }
      for mark in marks {
        for bar in mark.strokes where bar.role == .bar {
          for line in lines where line.axis != bar.axis {
            guard line.start < bar.cross + 5, bar.cross - 5 < line.end else { continue }
            let distance = min(
              (bar.start - line.cross).magnitude, (bar.end - line.cross).magnitude)
            #expect(distance >= 2, "\(path): \(bar) at \(line)")
          }
        }
      }
    }
  }

  private static let one = """
    views: {A: {backgroundColor: red}}
    constraints: |
      1. A.Leading = Superview.LeadingMargin
      2. A.Trailing = Superview.TrailingMargin
      3. A.Top = Superview.Top + 20
      4. Superview.Bottom >= A.Bottom + 20
      5. A.Width = 200 (Priority 750)
      A.Height = 200
    """

  @Test func `a bar keeps off the edges it measures from, with caps of 20 pixels`() throws {
    let bar = try marks(Self.one, "constraint-3")
    #expect(bar.compactMap(\.stroke).map(\.width) == [1.5])
    #expect(bar[0].stroke?.color.light == Color(0x0078D7))
    let lines = segments(bar)
    let stem = try #require(lines.first { $0.from.x == $0.to.x })
    // The frame has 3 pixels, and 5 are left free inside it; at the view 6.
    #expect(isNear(min(stem.from.y, stem.to.y), pixels: 8))
    let view = try frame(Self.one, view: "A")
    #expect(isNear(view.minY - max(stem.from.y, stem.to.y), pixels: 6))
    let caps = lines.filter { $0.from.y == $0.to.y }
    #expect(caps.count == 2)
    for cap in caps { #expect(isNear((cap.to.x - cap.from.x).magnitude, pixels: 20)) }
  }

  @Test func `a margin is a plain line 3 pixels beside the view, 4 inside the frame`() throws {
    let line = try marks(Self.one, "constraint-1")
    let stem = try #require(segments(line).first)
    let view = try frame(Self.one, view: "A")
    // Of a line of 3 pixels the near edge is 1 pixel away: its middle 2.5.
    #expect(isNear(view.minX - stem.from.x, pixels: 2.5))
    #expect(isNear(min(stem.from.y, stem.to.y), pixels: 3 + 4))
    #expect(line.compactMap(\.stroke).map(\.width) == [1.5])
  }

  @Test func `an inequality is an arrow with heads 24 pixels long and 13 to 14 wide`() throws {
    let arrow = try marks(Self.one, "constraint-4")
    #expect(arrow.compactMap(\.stroke).map(\.width) == [1])
    let heads = arrow.compactMap { mark -> [Point]? in
      if case .polyline(let points) = mark.shape { points } else { nil }
    }
    #expect(heads.count == 2)
    for head in heads {
      #expect(isNear((head[0].y - head[1].y).magnitude, pixels: 24))
      #expect(isNear((head[1].x - head[2].x).magnitude, pixels: 13.5))
    }
  }

  @Test func `an optional width is dashed and white in a red view, 8 pixels from its sides`() throws
  {
    let bar = try marks(Self.one, "constraint-5")
    #expect(bar.compactMap(\.stroke).map(\.color.light) == [Color(0xFFFFFF), Color(0xFFFFFF)])
    let dashes = try #require(bar.last?.stroke?.dashes)
    // 17 to 18 pixels on and 11 to 12 off, fitted to the length: a twentieth more or less.
    #expect((dashes[0] / dashes[1] - 9 / 5.5).magnitude < 0.001)
    #expect((dashes[0] * 2 - 17.5).magnitude < 17.5 / 20 + 0.5)
    let stem = try #require(segments(bar).last)
    let view = try frame(Self.one, view: "A")
    #expect(isNear(stem.from.x - view.minX, pixels: 8))
    #expect(isNear(view.maxX - stem.to.x, pixels: 8))
  }

  @Test(arguments: [("Leading", "Horizontal"), ("Top", "Vertical")])
  func `an optional bar as short as one can be shows two dashes at each side of its number`(
    _ attribute: String, _ axis: String
  ) throws {
    let recipe = """
      views: {A: {}}
      constraints: |
        1. A.\(attribute) = Superview.\(attribute) + 8 (Priority 750)
      """
    let bar = try #require(marks(recipe, "constraint-1").last)
    let dashes = try #require(bar.stroke?.dashes)
    let segment = try #require(segments([bar]).first)
    guard case .circle(let middle, let radius) = try marks(recipe, "callout-1")[0].shape else {
      Issue.record("a callout has a disc")
      return
    }
    let isLevel = axis == "Horizontal"
    let (start, end) = isLevel ? (segment.from.x, segment.to.x) : (segment.from.y, segment.to.y)
    let number = isLevel ? middle.x : middle.y
    for (from, to) in [(start, number - radius), (number + radius, end)] {
      // What one sees of each dash at that side: at least two points of two of them.
      let seen = stride(from: start, to: end, by: dashes[0] + dashes[1]).filter { dash in
        min(dash + dashes[0], to) - max(dash, from) >= 2
      }
      #expect(seen.count >= 2)
    }
  }

  @Test func `a callout is a disc of 29 pixels in a ring of 3`() throws {
    let callout = try marks(Self.one, "callout-1")
    let discs = callout.compactMap { mark -> (Double, Color?)? in
      if case .circle(_, let radius) = mark.shape { (radius, mark.fill?.light) } else { nil }
    }
    #expect(discs.map(\.0) == [35.0 / 4, 29.0 / 4])
    #expect(discs.map(\.1) == [Color(0xFFFFFF), Color(0xEC1E24)])
    guard case .text(let line, let font, _) = try #require(callout.last).shape else {
      Issue.record("a callout has a number")
      return
    }
    // Capitals of 14 to 15 pixels; San Francisco's are 0.705 em high.
    #expect(
      line.text == "1" && font.weight == .bold && (font.size * 0.705 * 2 - 14.5).magnitude < 0.5)
  }

  @Test(arguments: ["1", "9", "10", "24"])
  func `numbers of one and of two digits have one weight`(_ number: String) throws {
    let marks = try NumberDisc().marks(number, at: Point(x: 0, y: 0), .standard)
    let weights = marks.compactMap { mark -> Font.Weight? in
      if case .text(_, let font, _) = mark.shape { font.weight } else { nil }
    }
    #expect(weights == [.bold])
  }

  @Test(arguments: [
    ("label", [UInt32?.none]), ("textField", [0xFFFFFF]), ("imageView", [0xE6E7E7]),
  ])
  func `boxes have frames of 3 gray pixels, of 3:1 on the superview, and the guide's fills`(
    _ kind: String, _ fills: [UInt32?]
  ) throws {
    let marks = try marks("views: {A: {kind: \(kind)}}", "view-A")
    let rects = marks.compactMap { mark -> Color? in
      if case .rect = mark.shape { mark.fill?.light } else { nil }
    }
    #expect(rects == fills.compactMap { $0 }.map { Color($0) })
    let isDashed = kind == "label"
    let grays = marks.filter { mark in
      (isDashed ? mark.stroke?.color.light : mark.fill?.light) == Color(0x808080)
    }
    #expect(isDashed ? grays.count > 4 : grays.count == 1)
    for mark in grays {
      if case .frame(_, let width) = mark.shape { #expect(width == 1.5) }
      if let stroke = mark.stroke { #expect(stroke.width == 1.5) }
    }
  }

  @Test func `containers are gray by turns, the superview in its own`() throws {
    let nested = "views: {A: {subviews: {B: {subviews: {C: {subviews: {D: {}}}}}}}}"
    let fills = try ["Superview", "A", "B", "C"].map { view in
      try marks(nested, "view-" + view).first?.fill?.light
    }
    #expect(fills == [Color(0xE6E7E7), Color(0xF1F1F2), Color(0xD9D9D9), Color(0xF1F1F2)])
  }
}
