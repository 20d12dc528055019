import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// Diagrams of screens that nobody drew for the guide: what an editor of it would send back.
struct SchematicTrialTests {
  private func diagrams(_ recipe: String) throws -> [Schematic.Diagram] {
    let path = try #require(SchematicSamples.recipes.first { $0.hasSuffix("/\(recipe).yaml") })
    return try SchematicSamples.layouts(of: path).map { try SchematicSamples.diagram(of: $0) }
  }

  private func diagram(_ recipe: String, upright: Bool = true) throws -> Schematic.Diagram {
    var canvas = Canvas.square
    canvas.size = upright ? Size(width: 390, height: 844) : Size(width: 844, height: 390)
    return try SchematicSamples.diagram(of: Sample.solved(recipe, on: canvas))
  }

  private func frame(_ name: String, in diagram: Schematic.Diagram) throws -> Rect {
    let box = try #require(diagram.model.boxes.firstIndex { $0.name == name })
    return diagram.places.frames[box]
  }

  /// The mark with the number of a constraint.
  private func mark(_ number: Int, in diagram: Schematic.Diagram) throws -> Schematic.ConstraintMark
  {
    try #require(
      diagram.marks.first { mark in
        mark.ties.contains { diagram.model.ties[$0].constraint.number == "\(number)" }
      })
  }

  /// The spacing of the stack view is 8 points, twice.
  @Test func `the gaps of a stack view are equal`() throws {
    for diagram in try diagrams("ProfileHeader") {
      let frames = try ["Posts", "Followers", "Following"].map { try frame($0, in: diagram) }
      let gaps = zip(frames, frames.dropFirst()).map { $1.minX - $0.maxX }
      #expect((gaps[0] - gaps[1]).magnitude <= 1)
    }
  }

  @Test(arguments: [4, 5])
  func `a row of equal views has each number in both items, and its names in its views`(
    _ count: Int
  ) throws {
    let names = ["Mon", "Tue", "Wed", "Thu", "Fri"].prefix(count)
    let pairs = zip(names, names.dropFirst())
    let diagram = try diagram(
      """
      views:
      \(names.map { "  \($0): {kind: label, text: \($0)}\n" }.joined())
      constraints: |
        \(names[0]).Leading = Superview.LeadingMargin
        \(names[0]).Top = Superview.Top + 20
      \(pairs.map { "  \($1).Leading = \($0).Trailing\n" }.joined())
        \(names[count - 1]).Trailing = Superview.TrailingMargin
      \(names.dropFirst().map { "  \($0).Width = Mon.Width\n" }.joined())
      \(pairs.map { "  \($1).LastBaseline = \($0).LastBaseline\n" }.joined())
      """)
    #expect(diagram.captions.filter { $0.guide == nil }.allSatisfy { $0.place.side == .inside })
    let widths = diagram.marks.filter { $0.isSize }
    // All numbers stand at the one view that has them all.
    #expect(widths.map(\.ties.count).max() == count - 1)
    #expect(widths.count == count)
  }

  /// A rule of one point is drawn as high as a line of text, so that its line needs a lane of its own.
  @Test func `the line of a thin view lies outside it`() throws {
    let diagram = try diagram(
      """
      views: {Rule: {}, Note: {kind: label, text: Note}}
      constraints: |
        Rule.Leading = Superview.LeadingMargin
        Rule.Trailing = Superview.TrailingMargin
        Rule.Top = Superview.Top + 20
        Rule.Height = 1
        Note.Leading = Rule.Leading
        Note.Top = Rule.Bottom + 8
      """)
    let edge = try frame("Rule", in: diagram).minX
    let lines = try [1, 5].map { try mark($0, in: diagram).candidate.strokes[0].cross }
    #expect(lines.allSatisfy { $0 < edge })
    // The shorter one is nearer, at most 3 points from its edge.
    #expect(edge - lines[0] <= 3 && lines[1] < lines[0])
  }

  /// Constraints 1, 2 and 3 pin the picture to three edges of the card; 19 centers the card on the screen.
  @Test func `all openings of a picture have lines`() throws {
    let diagram = try #require(try diagrams("Card").first)
    let cover = try frame("Cover Image", in: diagram)
    let card = try frame("Card", in: diagram)
    for number in 1...3 { #expect(try mark(number, in: diagram).kind == .line) }
    #expect(cover.minY - card.minY <= Schematic.Measures.opening)
    let number = try #require(try mark(19, in: diagram).candidate.numbers.first)
    for frame in diagram.places.frames.dropFirst() {
      // A number on an edge would hide it.
      #expect(frame.distance(to: number) > Schematic.Measures.calloutRadius)
    }
  }

  /// The mark of the width needs room below the list, so that the lower opening is as long as a bar.
  @Test func `all openings of a view have bars if one has`() throws {
    for upright in [true, false] {
      let diagram = try diagram(
        """
        views:
          Side:
            subviews: {List: {kind: tableView}}
            constraints: |
              List.Leading = Superview.Leading
              List.Trailing = Superview.Trailing
              List.Top = Superview.Top
              List.Bottom = Superview.Bottom
          Detail: {}
        constraints: |
          Side.Leading = Superview.Leading
          Side.Top = Superview.Top
          Side.Bottom = Superview.Bottom
          Detail.Leading = Side.Trailing
          Detail.Trailing = Superview.Trailing
          Detail.Top = Superview.Top
          Detail.Bottom = Superview.Bottom
          Side.Width = 1/3 x Superview.Width
        """, upright: upright)
      let bars = diagram.marks.filter { $0.isDistance }.flatMap(\.ties)
      // All but the edge that both views share, and the width; the constraints of the root come first.
      #expect(bars.sorted() == [0, 1, 2, 4, 5, 6, 8, 9, 10, 11])
    }
  }

  /// Three widths of one view: an inequality at each end, and one that may break.
  ///
  /// The bar below the list has its number between them.
  @Test func `all sizes of a container stand beside what it holds`() throws {
    for upright in [true, false] {
      let diagram = try diagram(
        """
        views:
          Sidebar View:
            subviews:
              Search Bar: {kind: searchBar}
              Notes Table: {kind: tableView, subviews: {Cell: {kind: tableViewCell}}}
            constraints: |
              Search Bar.Leading = Superview.Leading
              Search Bar.Trailing = Superview.Trailing
              Search Bar.Top = Superview.Top
              Notes Table.Leading = Superview.Leading
              Notes Table.Trailing = Superview.Trailing
              Notes Table.Top = Search Bar.Bottom
              Notes Table.Bottom = Superview.Bottom
          Detail View: {}
        constraints: |
          Sidebar View.Leading = Superview.Leading
          Sidebar View.Top = Superview.Top
          Sidebar View.Bottom = Superview.Bottom
          Detail View.Leading = Sidebar View.Trailing
          Detail View.Trailing = Superview.Trailing
          Detail View.Top = Superview.Top
          Detail View.Bottom = Superview.Bottom
          Sidebar View.Width = 1/3 x Superview.Width (Priority 750)
          Sidebar View.Width >= 100
          Sidebar View.Width <= 300
        """, upright: upright)
      let table = try frame("Notes Table", in: diagram)
      let widths = diagram.marks.filter { $0.isSize }
      #expect(widths.count == 3)
      for mark in widths { #expect(mark.candidate.strokes[0].cross > table.maxY) }
    }
  }

  /// One line along both would say that their edges are aligned with each other.
  @Test func `edge lines of views that touch do not look like one`() throws {
    let diagram = try diagram(
      """
      views: {Upper: {}, Lower: {}}
      constraints: |
        1. Upper.Leading = Superview.Leading
        2. Lower.Leading = Superview.Leading
        3. Upper.Trailing = Superview.Trailing
        4. Lower.Trailing = Superview.Trailing
        5. Upper.Top = Superview.Top
        6. Lower.Top = Upper.Bottom
        7. Lower.Bottom = Superview.Bottom
        8. Lower.Height = 200
      """)
    let (upper, lower) = try (mark(1, in: diagram), mark(2, in: diagram))
    let strokes = [upper, lower].map { $0.candidate.strokes[0] }
    #expect(upper.kind == .line && strokes[0].cross == strokes[1].cross)
    #expect(strokes[1].start - strokes[0].end >= 5.9)
  }

  @Test func `a baseline does not run through a view between its two`() throws {
    let solved = try Sample.solved(
      """
      views:
        Camera Button: {kind: button, title: "+"}
        Message Text: {kind: textView, isScrollEnabled: false, text: Are you there?}
        Send Button: {kind: button, title: Send}
      constraints: |
        1. Camera Button.Leading = Superview.Leading + 8
        2. Camera Button.Width = 36
        3. Message Text.Leading = Camera Button.Trailing + 8
        4. Message Text.CenterY = Camera Button.CenterY
        5. Message Text.Top = Superview.Top + 40
        6. Send Button.Leading = Message Text.Trailing + 8
        7. Send Button.Trailing = Superview.Trailing - 8
        8. Send Button.LastBaseline = Camera Button.LastBaseline
      """)
    let figure = try Schematic.Style.figure(of: solved, FigureRequest(name: "T", title: "T"))
    let text = try #require(figure.groups.first { $0.title == "Message Text" }?.frame)
    let line = try #require(
      figure.groups.first { $0.part == .constraint(7) })
    let segments = line.marks.flatMap(\.segments)
    #expect(segments.count >= 2)
    #expect(segments.allSatisfy { $0.to.x <= text.minX || $0.from.x >= text.maxX })
    #expect(segments.contains { $0.to.x <= text.minX })
    #expect(segments.contains { $0.from.x >= text.maxX })
  }

  /// The picture fills the screen behind both: it lies in front of neither.
  @Test func `a view behind does not hide a baseline`() throws {
    let solved = try Sample.solved(
      """
      views:
        Picture: {kind: imageView}
        Place: {kind: label, text: Harbour}
        Distance: {kind: label, text: 350 m}
      constraints: |
        1. Picture.Leading = Superview.Leading
        2. Picture.Trailing = Superview.Trailing
        3. Picture.Top = Superview.Top
        4. Picture.Bottom = Superview.Bottom
        5. Place.Leading = Superview.Leading + 20
        6. Place.Top = Superview.Top + 100
        7. Distance.FirstBaseline = Place.FirstBaseline
        8. Distance.Leading = Place.Trailing + 40
      """)
    let figure = try Schematic.Style.figure(of: solved, FigureRequest(name: "T", title: "T"))
    let line = try #require(
      figure.groups.first { $0.part == .constraint(6) })
    #expect(!line.marks.flatMap(\.segments).isEmpty)
  }

  /// Dashes of two lines that met would say that the views are centred on each other.
  @Test func `centre lines of two views do not look like one`() throws {
    let portrait = try #require(try diagrams("Onboarding").first { $0.model.isPortrait })
    let (upper, lower) = try (mark(1, in: portrait), mark(6, in: portrait))
    let distance = lower.candidate.strokes[0].start - upper.candidate.strokes[0].end
    #expect(lower.candidate.strokes[0].cross == upper.candidate.strokes[0].cross)
    #expect(distance >= 11.9)
  }

  @Test func `the number of a centre stands beside a view at the edge of the screen`() throws {
    let landscape = try #require(
      try diagrams("LoginForm").first { !$0.model.isPortrait })
    let button = try frame("Forgot Button", in: landscape)
    let mark = try mark(16, in: landscape)
    #expect(mark.candidate.numbers.allSatisfy { $0.y < button.minY })
    // Its line still runs through the button.
    #expect(mark.candidate.strokes[0].end >= button.maxY)
    let name = landscape.captions.first { landscape.model.boxes[$0.box].name == "Forgot Button" }
    #expect(name?.place.side == .inside)
  }
}
