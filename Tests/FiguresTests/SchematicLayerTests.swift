import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// Corners, borders, shadows, selections and overlays in diagrams.
struct SchematicLayerTests {
  private static let constraints = """
    constraints: |
      1. V.Leading = Superview.Leading + 20
      2. V.Top = Superview.Top + 20
      3. V.Trailing = Superview.Trailing - 20
      4. V.Bottom = Superview.Bottom - 20
    """

  private func figure(_ keys: String, _ more: String = "", selection: [String] = []) throws
    -> Figure
  {
    var request = FigureRequest(name: "T", title: "T")
    request.selection = selection
    return try Schematic.Style.figure(
      of: Sample.solved("views: {V: {\(keys)}}\n" + Self.constraints + more), request)
  }

  private func marks(_ keys: String, _ more: String = "") throws -> (marks: [Mark], frame: Rect) {
    let group = try #require(figure(keys, more).groups.first { $0.title == "V" })
    return (group.marks, try #require(group.frame))
  }

  @Test(arguments: [
    (["1"], ["1"]), (["V"], ["1", "2", "3", "4"]), (["none"], []),
    (["spacing"], ["1", "2", "3", "4"]),
    (["2...3"], ["2", "3"]),
  ])
  func `only constraints of the overlay are shown, between the same boxes`(
    _ words: [String], _ numbers: [String]
  ) throws {
    let solved = try Sample.solved("views: {V: {}}\n" + Self.constraints)
    var request = FigureRequest(name: "T", title: "T")
    let whole = try Schematic.Style.figure(of: solved, request)
    request.overlay = words
    let figure = try Schematic.Style.figure(of: solved, request)
    #expect(figure.groups.compactMap(\.number) == numbers)
    let drawn = figure.groups.filter { $0.classes.contains("ib-constraint") && !$0.marks.isEmpty }
    #expect(drawn.count == numbers.count)
    #expect(figure.groups.compactMap(\.frame) == whole.groups.compactMap(\.frame))
  }

  @Test func `a box has the corners of its view`() throws {
    let (filled, frame) = try marks("backgroundColor: red, cornerRadius: 8")
    #expect(filled.map(\.shape) == [.roundedRect(frame, radius: 8)])
    let plain = try marks("cornerRadius: 8")
    #expect(plain.marks.first?.shape == .roundedRect(plain.frame, radius: 8))
    // A line of 1.5 points inside the edge.
    #expect(plain.marks.last?.shape == .roundedRect(plain.frame.insetBy(0.75), radius: 7.25))
    let image = try marks("kind: imageView, cornerRadius: 8")
    #expect(image.marks.first?.shape == .roundedRect(image.frame, radius: 8))
  }

  @Test func `a round view is round, with the bars of its sizes across its middle`() throws {
    let solved = try Sample.solved(
      """
      views: {V: {backgroundColor: red, cornerRadius: 300}}
      constraints: |
        1. V.CenterX = Superview.CenterX
        2. V.Top = Superview.Top + 20
        3. V.Width = 100
        4. V.Height = V.Width
        5. V.Leading >= Superview.Leading + 20
      """)
    let figure = try Schematic.Style.figure(of: solved, FigureRequest(name: "T", title: "T"))
    let view = try #require(figure.groups.first { $0.title == "V" })
    let frame = try #require(view.frame)
    #expect(
      view.marks.map(\.shape) == [
        .roundedRect(frame, radius: min(frame.width, frame.height) / 2)
      ])
    let diagram = try SchematicSamples.diagram(of: solved)
    let bars = diagram.marks.filter { mark in
      let stroke = mark.candidate.strokes[0]
      return stroke.axis == .horizontal && stroke.role == .bar
    }
    // The width of 3 and of 4, and the distance of 5.
    #expect(bars.map { $0.ties[0] + 1 }.sorted() == [3, 4, 5])
    for mark in bars {
      // Beside the edge of a circle of radius r, at a height h from its middle: r - sqrt(r^2 - h^2).
      let stroke = mark.candidate.strokes[0]
      let radius = frame.height / 2
      let height = stroke.cross - frame.midY
      #expect(radius - (radius * radius - height * height).squareRoot() <= 3, "\(mark.ties)")
    }
  }

  @Test func `corners and borders leave room in a box`() throws {
    let (marks, frame) = try marks(
      "cornerRadius: 90, borderWidth: 60, borderColor: green", "\n  5. V.Width = 200")
    let shorter = min(frame.width, frame.height)
    #expect(shorter < 300)
    // A border lies inside the edges: its middle is half of its width from them.
    let width = 0.15 * shorter
    #expect(
      marks.last?.shape
        == .roundedRect(frame.insetBy(width / 2), radius: 0.25 * shorter - width / 2))
  }

  @Test func `marks on a thick border are seen on it, and those inside on what lies there`() throws
  {
    let diagram = try SchematicSamples.diagram(
      of: Sample.solved(
        "views: {V: {backgroundColor: white, borderWidth: 40, borderColor: black}}\n"
          + Self.constraints))
    let ink = ViewFills(diagram.model.boxes, diagram.places.frames)
    let frame = diagram.places.frames[1]
    let onBorder = ink.color(at: Point(x: frame.minX + 1, y: frame.midY))
    #expect(onBorder.light == Color(0x000000))
    #expect(ink.color(at: Point(x: frame.midX, y: frame.midY)).light == Color(0xFFFFFF))
  }

  @Test func `a label is as high as its lines`() throws {
    let text = "One line, two lines, three lines of text in a label that is as wide as a phone. "
    let solved = try Sample.solved(
      """
      views:
        One: {kind: label, text: One}
        More: {kind: label, numberOfLines: 0, text: "\(text)\(text)"}
      constraints: |
        1. One.Leading = Superview.Leading + 20
        2. One.Top = Superview.Top + 20
        3. More.Leading = Superview.Leading + 20
        4. More.Trailing = Superview.Trailing - 20
        5. More.Top = One.Bottom + 20
      """)
    let diagram = try SchematicSamples.diagram(of: solved)
    #expect(diagram.model.boxes.map(\.lines) == [1, 1, 3])
    let heights = diagram.places.frames.map(\.height)
    #expect(heights[2] >= heights[1] + 2 * Schematic.Texts.lineHeight)
  }

  @Test(arguments: ["backgroundColor: red", "", "kind: label, text: A", "kind: textField"])
  func `a border of the view's own takes the place of the frame`(_ keys: String) throws {
    let separator = keys.isEmpty ? "" : ", "
    let (bordered, frame) = try marks(keys + separator + "borderWidth: 2, borderColor: green")
    #expect(
      bordered.filter { $0.fill == .color(DynamicColor(0x1B811D)) }.map(\.shape) == [
        .frame(frame, width: 2)
      ])
    #expect(!bordered.contains { $0.shape == .frame(frame, width: Schematic.Measures.lineWidth) })
  }

  @Test func `the rows of an inset group are equally wide`() throws {
    let cells = """
      A: {kind: tableViewCell, subviews: {L: {kind: label, text: A}}},
      B: {kind: tableViewCell}, C: {kind: tableViewCell, header: C}
      """
    let figure = try Schematic.Style.figure(
      of: Sample.solved(
        """
        canvas: {system: 16}
        views: {V: {kind: tableView, style: insetGrouped, subviews: {\(cells)}}}
        \(Self.constraints)
        """, on: Canvas(size: Size(width: 375, height: 600), system: 16)),
      FigureRequest(name: "T", title: "T"))
    let frames = figure.groups.filter { ["A", "B", "C"].contains($0.title) }.compactMap(\.frame)
    #expect(frames.count == 3 && Set(frames.map(\.width)).count == 1)
  }

  @Test func `a shadow lies below the box`() throws {
    let plain = try marks("backgroundColor: red").marks.count
    #expect(try marks("backgroundColor: red, shadow: true").marks.count > plain)
  }

  @Test func `a selected view has handles and a selected constraint a pale area`() throws {
    let none = try figure("backgroundColor: red")
    #expect(!none.layers.contains { ["ib-selections", "ib-handles"].contains($0.name) })
    let selected = try figure("backgroundColor: red", selection: ["V", "3"])
    let frame = try #require(selected.groups.first { $0.title == "V" }?.frame)
    let handles = try #require(selected.layers.last { $0.name == "ib-handles" }?.groups)
    #expect(handles.map(\.part) == [.view(1)])
    let squares = handles.flatMap(\.marks).compactMap { mark -> Rect? in
      if case .rect(let rect) = mark.shape { rect } else { nil }
    }
    #expect(squares.count == 8 && squares.allSatisfy { $0.width == 7 && $0.height == 7 })
    #expect(squares.allSatisfy { !frame.insetBy(5).intersects($0) })
    let areas = try #require(selected.layers.first { $0.name == "ib-selections" }?.groups)
    #expect(areas.map(\.part) == [.constraint(2)])
    // The area holds the bar's stem, and lies below it.
    let names = selected.layers.map(\.name)
    #expect(names.firstIndex(of: "ib-selections")! < names.firstIndex(of: "ib-constraints")!)
    let area = try #require(areas.first?.marks.first?.bounds)
    let bar = try #require(
      selected.layers.first { $0.name == "ib-constraints" }?.groups.first {
        $0.part == .constraint(2)
      }?.marks.first?.bounds)
    #expect(area.minX < bar.minX && bar.maxX < area.maxX)
  }
}
