import FigureChoices
import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// What a reader of a canvas takes a mark for: guides, thin views, bars of one interval, signs and values.
struct CanvasRuleTests {
  private func solved(_ recipe: String) throws -> SolvedLayout { try Sample.solved(recipe) }

  private func figure(_ recipe: String) throws -> Figure {
    try CanvasStyle.figure(of: solved(recipe), FigureRequest(name: "M", title: "M"))
  }

  private func group(_ number: Int, in figure: Figure) throws -> Figure.Group {
    try #require(figure.groups.first { $0.id.hasSuffix("-constraint-\(number)") })
  }

  private func frame(_ view: String, in figure: Figure) throws -> Rect {
    try #require(figure.groups.first { $0.title == view }?.frame)
  }

  @Test func `a layout guide that constraints use is a dotted rectangle with its name`() throws {
    let figure = try figure(
      """
      layoutGuides: [Block, Unused]
      views: {A: {}}
      constraints: |
        1. Block.Leading = Superview.Leading + 100
        2. Block.Top = Superview.Top + 100
        3. Block.Width = 200
        4. Block.Height = 80
        5. A.Leading = Block.Leading
        A.Top = Superview.Top + 50
        A.Width = 20
        A.Height = 20
      """)
    let guides = figure.groups.filter { $0.classes == ["ib-guide"] }
    #expect(guides.map(\.title) == ["Block"])
    let guide = try #require(guides.first)
    let edges = guide.marks.filter { $0.role == .edge }
    #expect(edges.allSatisfy { $0.stroke?.dashes == Theme().dots })
    let box = try #require(edges.compactMap(\.box).reduce(nil) { $0.map($1.union) ?? $1 })
    // Inside of the guide's edges, 100 to 300 and 100 to 180.
    #expect(box == Rect(x: 100.5, y: 100.5, width: 199, height: 79))
    let name = try #require(guide.marks.first { $0.role == .name }?.captionBox)
    #expect(name.maxY <= 100 || name.minY >= 180)
    // The line of A's edge ends at the guide and at A, not at the edges of the screen.
    let line = try #require(try group(5, in: figure).marks.compactMap(\.box).first)
    #expect(line.minY >= 50 && line.maxY <= 180)
  }

  @Test(arguments: [1.0, 2, 3])
  func `the height of a thin view is a tick without caps`(_ height: Double) throws {
    let figure = try figure(
      """
      views: {A: {}}
      constraints: |
        1. A.Height = \(height)
        A.Leading = Superview.Leading + 50
        A.Width = 200
        A.Top = Superview.Top + 50
      """)
    let marks = try group(1, in: figure).marks
    let stem = try #require(marks.first { $0.role == .stem })
    #expect((stem.caps == 0) == (height <= 2))
    guard height <= 2 else { return }
    // Three points beyond each edge, and 5.5 beside the view's end: with a line to it, it would look like a bar's end.
    let box = try #require(stem.box)
    #expect((box.minY, box.maxY) == (47, 53 + height))
    #expect((box.midX - 255.5).magnitude <= 0.5 && !marks.contains { $0.role == .lead })
  }

  @Test func `a tick that stands further off has a line to its view`() throws {
    // The other height of A stands beside it.
    let figure = try figure(
      """
      views: {A: {}}
      constraints: |
        1. A.Height = 1
        2. A.Height >= 1
        A.Leading = Superview.Leading + 50
        A.Width = 200
        A.Top = Superview.Top + 50
      """)
    let leads = try [1, 2].map { try group($0, in: figure).marks.filter { $0.role == .lead } }
    #expect(leads.count { !$0.isEmpty } == 1)
    let lead = try #require(leads.joined().first?.box)
    #expect(lead.midY == 50.5 && (lead.minX == 250 || lead.maxX == 50))
  }

  @Test func `a sign stands beside a line that crosses its bar`() throws {
    let figure = try figure(
      """
      views: {A: {}}
      constraints: |
        1. A.Width = A.Height
        2. A.CenterX = Superview.CenterX
        A.CenterY = Superview.CenterY
        A.Height = 100
      """)
    let line = try #require(try group(2, in: figure).marks.first?.box)
    let signs = try group(1, in: figure).marks.filter { $0.role == .sign }.compactMap(\.box)
    // 5 points and half of the sign's 11, on whole pixels.
    #expect(signs.count == 2 && signs.allSatisfy { ($0.midX - line.midX).magnitude >= 10 })
  }

  @Test func `sizes in views full of text have their signs beyond their ends`() throws {
    let figure = try figure(
      """
      views:
        Rows:
          kind: stackView
          axis: vertical
          spacing: 4
          arrangedSubviews:
            A: {kind: textField, text: Vornamen eingeben}
            B: {kind: textField, text: Zweiten Vornamen}
      constraints: |
        1. A.Width = B.Width
        A.Width = 100
        Rows.Top = Superview.Top + 20
        Rows.CenterX = Superview.CenterX
      """)
    let frames = figure.groups.filter { $0.part == .view(2) || $0.part == .view(3) }.compactMap(
      \.frame)
    let marks = try group(1, in: figure).marks
    let stems = marks.flatMap(\.stems).map(\.box)
    // Each bar lies in its own field, since the gap of 4 points has no room for it.
    #expect(frames.allSatisfy { frame in stems.contains { frame.insetBy(1).contains($0) } })
    let signs = marks.filter { $0.role == .sign }.compactMap(\.box)
    #expect(signs.allSatisfy { sign in frames.allSatisfy { $0.maxX <= sign.minX + 1 } })
  }

  @Test(arguments: [8.0, 14, 20])
  func `a short dashed bar has a dash at both ends`(_ length: Double) throws {
    let figure = try figure(
      """
      views: {A: {}}
      constraints: |
        1. A.Top = Superview.Top + \(length) @750
        A.Leading = Superview.Leading + 50
        A.Width = 200
        A.Height = 100
      """)
    let stem = try #require(
      try group(1, in: figure).marks.first { $0.role == .stem && $0.caps == 0 })
    // Interface Builder's dashes and gaps of 5 points, where one dash, a gap and a dash have room.
    let part = min(length / 3, 5)
    #expect(stem.stroke?.dashes == [part, part])
  }

  @Test func `a value stands at the first item, and the other item's bar keeps its sign`() throws {
    let solved = try solved(
      """
      views: {A: {}, B: {}}
      constraints: |
        1. B.Height = A.Height
        2. B.Width = 3:4 x B.Height
        A.Leading = Superview.Leading + 20
        B.Leading = Superview.Leading + 220
        A.Top = Superview.Top + 40
        B.Top = A.Top
        A.Width = 100
        A.Height = 160
      """)
    let plain = try CanvasStyle.figure(of: solved, FigureRequest(name: "M", title: "M"))
    let figure = try plain.labeled([.values], of: solved)
    let b = try frame("B", in: figure)
    for (number, text) in [(1, "= A"), (2, "3:4 ×")] {
      let signs = try [plain, figure].map { figure in
        try group(number, in: figure).marks.filter { $0.role == .sign }.compactMap(\.box)
      }
      #expect(signs.map(\.count) == [2, 1])
      let label = try #require(
        figure.groups.first { $0.marks.contains { $0.role == .label && $0.text == text } })
      let plate = try #require(label.marks.first { $0.role == .plate }?.box)
      // The height's bar lies beside B, the width's above or below it.
      let isAtB = b.insetBy(-40).intersects(plate)
      #expect(
        isAtB && (number == 2) == (plate.midY < b.minY || b.maxY < plate.midY),
        "\(text) at \(plate)")
    }
  }

  /// The distance of two bars over one interval, as measured in Interface Builder, in points.
  private static let beside = 11.0

  @Test func `bars of one interval stand beside each other in each row`() throws {
    let figure = try figure(
      """
      views: {A: {kind: textField}, B: {kind: textField, placeholder: Enter}, C: {kind: textField}}
      constraints: |
        1. B.Top >= A.Bottom + 8
        2. B.Top = A.Bottom + 8 @249
        3. C.Top >= B.Bottom + 8
        4. C.Top = B.Bottom + 8 @249
        A.Leading = Superview.Leading + 50
        A.Width = 300
        A.Top = Superview.Top + 50
        B.Leading = A.Leading
        B.Trailing = A.Trailing
        C.Leading = A.Leading
        C.Trailing = A.Trailing
      """)
    let places = try (1...4).map { number in
      try #require(
        try group(number, in: figure).marks.filter { $0.role == .stem }.compactMap(\.box).first
      ).midX
    }
    #expect(places[1] - places[0] == Self.beside && places[3] - places[2] == Self.beside)
    #expect(places[0] == places[2])
  }

  @Test func `a sign on a line of two constraints stands at its own view`() throws {
    let figure = try figure(
      """
      views: {A: {}, B: {kind: label, text: Two lines here}}
      constraints: |
        1. A.Bottom <= Superview.BottomMargin
        2. B.Bottom <= Superview.BottomMargin
        A.Leading = Superview.Leading + 50
        A.Width = 40
        A.Height = 48
        A.Bottom = Superview.BottomMargin @750
        B.Bottom = Superview.BottomMargin @750
        B.Leading = A.Trailing + 12
      """)
    for (number, view) in [(1, "A"), (2, "B")] {
      let sign = try #require(
        try group(number, in: figure).marks.first { $0.role == .sign }?.box)
      let frame = try frame(view, in: figure)
      #expect(frame.minX <= sign.midX && sign.midX <= frame.maxX, "\(view)")
    }
  }

  @Test func `a bar stands beside a view that would cover it`() throws {
    let figure = try figure(
      """
      views:
        Card:
          subviews: {Name: {kind: label, text: Year}}
          constraints: |
            7. Name.Top = Superview.Top + 20
            8. Name.CenterX = Superview.CenterX
        Badge: {kind: label, text: BEST VALUE, backgroundColor: blue}
      constraints: |
        Card.Top = Superview.Top + 100
        Card.Leading = Superview.Leading + 20
        Card.Trailing = Superview.Trailing - 20
        Card.Height = 90
        Badge.CenterX = Card.CenterX
        Badge.CenterY = Card.Top
      """)
    let badge = try frame("Badge", in: figure)
    let bar = try #require(
      try group(7, in: figure).marks.filter { $0.role == .stem }.compactMap(\.box).first)
    #expect(!bar.intersects(badge) && bar.height == 20)
  }

  // MARK: - Labels and callouts

  private func values(_ recipe: String) throws -> Figure {
    let solved = try solved(recipe)
    return try CanvasStyle.figure(of: solved, FigureRequest(name: "M", title: "M"))
      .labeled([.values], of: solved)
  }

  @Test func `a value stands in its own gap`() throws {
    let figure = try values(
      """
      views:
        A: {kind: label, text: Express delivery to the door}
        Line: {backgroundColor: gray}
        B: {kind: label, text: Total}
      constraints: |
        1. Line.Top = A.Bottom + 12
        2. B.Top = Line.Bottom + 12
        A.Top = Superview.Top + 60
        A.Leading = Superview.Leading + 50
        Line.Leading = A.Leading
        Line.Trailing = Superview.Trailing
        Line.Height = 1
        B.Leading = A.Leading
      """)
    let (first, line, second) = (
      try frame("A", in: figure), try frame("Line", in: figure), try frame("B", in: figure)
    )
    for (number, gap) in [(1, (first.maxY, line.minY)), (2, (line.maxY, second.minY))] {
      let label = try #require(
        figure.groups.first { $0.id.hasSuffix("-constraint-\(number)-value") }?.marks.first?.box)
      #expect(gap.0 <= label.midY && label.midY <= gap.1, "\(number)")
    }
  }

  @Test(arguments: [
    ("9/16", "9/16 ×"), ("3/4", "3/4 ×"), ("0.75", "0.75 ×"), ("2", "2 ×"), ("1.5", "1.5 ×"),
  ])
  func `fractions are as their author wrote them`(_ written: String, _ shown: String) throws {
    let figure = try values(
      """
      views: {A: {}}
      constraints: |
        A.Top = Superview.Top + 60
        A.Leading = Superview.Leading + 50
        A.Width = 160
        1. A.Height = \(written) x A.Width
      """)
    let texts = figure.groups.filter { $0.id.hasSuffix("-value") }.flatMap(\.marks)
      .compactMap { mark -> String? in
        if case .text(let line, _, _) = mark.shape { String(line.text) } else { nil }
      }
    #expect(texts.contains(shown))
  }

  @Test func `a line is whole where a value stands in place of a sign`() throws {
    let recipe = """
      views: {A: {}, B: {}}
      constraints: |
        1. B.Trailing = Superview.TrailingMargin
        2. B.Height = A.Height
        A.Leading = Superview.Leading + 50
        A.Width = 100
        A.Top = Superview.Top + 50
        A.Height = 200
        B.Leading = A.Trailing + 12
        B.Top = A.Top
      """
    let whole = try group(1, in: values(recipe)).marks.filter { $0.role == .alignment }
    #expect(whole.flatMap(\.segments).count == 1)
  }

  // MARK: - Ghosts and borders

  @Test func `a ghost stands beside its view, in the figure`() throws {
    let solved = try solved(
      """
      views: {Box: {}, Label: {kind: label, text: 248 results}}
      constraints: |
        Box.Leading = Superview.Leading
        Box.Trailing = Superview.Trailing
        Box.Width = 900
        Box.Top = Superview.Top
        Box.Height = 40
        Label.Top = Box.Bottom + 8
      """)
    let (shown, ghost) = (solved.witnesses[0][2], solved.witnesses[1][2])
    #expect(!shown.intersects(ghost) && Rect(x: 0, y: 0, width: 600, height: 600).contains(ghost))
    #expect((ghost.y, ghost.width, ghost.height) == (shown.y, shown.width, shown.height))
  }

  @Test func `marks are seen on wide borders`() throws {
    let figure = try figure(
      """
      views: {Ring: {borderColor: "#FA114F", borderWidth: 40}}
      constraints: |
        1. Ring.CenterX = Superview.CenterX
        Ring.CenterY = Superview.CenterY
        Ring.Width = 260
        Ring.Height = 260
      """)
    // The centre line crosses the border from 170 to 210.
    let pieces = try group(1, in: figure).marks.filter { mark in
      mark.segments.contains { $0.box.minY < 200 && 180 < $0.box.maxY }
    }
    let color = try #require(pieces.last?.stroke?.color.light)
    #expect(color.contrast(to: DynamicColor(0xFA114F).light) >= 3)
  }

  /// The centre line runs from the top of Photo, at y = 20, to the end of Pages, at 160: bars to both stand beside it.
  @Test func `no centre line joins the caps of two bars`() throws {
    let figure = try figure(
      """
      views: {Photo: {backgroundColor: blue}, Pages: {kind: pageControl}, Name: {kind: textField}}
      constraints: |
        1. Photo.Top = Superview.Top + 20
        2. Name.Top = Pages.Bottom + 20
        3. Pages.CenterX = Photo.CenterX
        Photo.Leading = Superview.Leading + 100
        Photo.Trailing = Superview.Trailing - 100
        Photo.Height = 100
        Pages.Top = Photo.Bottom
        Name.Leading = Photo.Leading
        Name.Trailing = Photo.Trailing
      """)
    let center = try #require(group(3, in: figure).marks.compactMap(\.box).first)
    for number in [1, 2] {
      let bar = try #require(group(number, in: figure).marks.first?.stems.first)
      #expect((bar.from.x - center.midX).magnitude >= 5, "\(number)")
    }
  }

  /// The bar of the space lies 6.5 points from the centres: the sign's radius of 5.5 points, and a line's width.
  @Test func `a sign in a row does not interrupt the row's centre line`() throws {
    let figure = try figure(
      """
      views:
        Strip: {backgroundColor: systemGray6}
        Count Label: {kind: label, text: 128 photos}
        Sort Button: {kind: button, title: Sort}
      constraints: |
        1. Strip.Top = Superview.Top + 24
        2. Strip.Leading = Superview.Leading
        3. Strip.Trailing = Superview.Trailing
        4. Strip.Height = 44
        5. Count Label.Leading = Strip.Leading + 12
        6. Count Label.CenterY = Strip.CenterY
        7. Sort Button.Trailing = Strip.Trailing - 12
        8. Sort Button.CenterY = Strip.CenterY
        9. Sort Button.Leading >= Count Label.Trailing + 8
      """)
    let sign = try #require(
      try group(9, in: figure).marks.first { $0.role == .sign }?.box)
    let lines = try [6, 8].flatMap { try group($0, in: figure).marks }
      .filter { $0.role == .center }.flatMap(\.segments)
    #expect(lines.contains { $0.from.x < sign.minX && $0.to.x > sign.maxX })
  }

  @Test func `a centre line ends beside the track of a progress view`() throws {
    let figure = try figure(
      """
      views:
        Goal Label: {kind: label, text: Goal}
        Goal Progress: {kind: progressView, value: 0.6}
      constraints: |
        1. Goal Label.Leading = Superview.LeadingMargin
        2. Goal Label.Top = Superview.Top + 40
        3. Goal Progress.CenterY = Goal Label.CenterY
        4. Goal Progress.Leading = Goal Label.Trailing + 12
        5. Goal Progress.Trailing = Superview.TrailingMargin
      """)
    let track = try frame("Goal Progress", in: figure)
    let lines = try group(3, in: figure).marks.filter { $0.role == .center }.flatMap(\.segments)
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { $0.to.x <= track.minX - 2 || $0.from.x >= track.maxX + 2 })
  }

  @Test func `the caps of a width between two lines are seen`() throws {
    let figure = try figure(
      """
      views: {Sidebar: {backgroundColor: lightGray}, Detail: {}}
      constraints: |
        1. Sidebar.Leading = Superview.Leading
        2. Sidebar.Top = Superview.Top
        3. Sidebar.Bottom = Superview.Bottom
        4. Sidebar.Width = 200
        5. Detail.Leading = Sidebar.Trailing
        6. Detail.Top = Superview.Top
        7. Detail.Bottom = Superview.Bottom
        8. Detail.Trailing = Superview.Trailing
      """)
    let caps = try group(4, in: figure).marks.flatMap(\.segments).filter { $0.from.x == $0.to.x }
    let places = caps.map(\.from.x).sorted()
    // Lines lie inside the edges at 0 and 200.
    #expect(places.count == 2 && places[0] >= 2 && places[1] <= 198)
  }

  @Test func `the bar of a size is no nearer to a longer view than to its own`() throws {
    let figure = try figure(
      """
      views:
        Hero: {kind: imageView, placeholder: map}
        Stack:
          kind: stackView
          axis: vertical
          alignment: center
          spacing: 12
          arrangedSubviews:
            Title: {kind: label, text: Find Your Way, font: {style: title1}}
            Note: {kind: label, text: Maps that work}
      constraints: |
        1. Hero.Top = Superview.Top + 24
        2. Hero.Leading = Superview.LeadingMargin
        3. Hero.Trailing = Superview.TrailingMargin
        4. Hero.Height = 100
        5. Stack.Top = Hero.Bottom + 24
        6. Stack.Leading = Superview.LeadingMargin
        7. Stack.Trailing = Superview.TrailingMargin
        8. Title.Width <= Stack.Width
      """)
    let (hero, title) = (try frame("Hero", in: figure), try frame("Title", in: figure))
    let bars = try group(8, in: figure).marks.flatMap(\.segments).filter {
      $0.from.y == $0.to.y && ($0.to.x - $0.from.x - title.width).magnitude < 1
    }
    let bar = try #require(bars.first)
    let own = max(title.minY - bar.from.y, bar.from.y - title.maxY)
    #expect(own < bar.from.y - hero.maxY)
  }
}
