import FigureChoices
import LayoutModel
import Recipes
import TestSupport
import Testing

@testable import Figures

/// Where bars and lines stand, and where they do not.
struct BarPlaceTests {
  private func figure(_ recipe: String, _ settings: (inout FigureRequest) -> Void = { _ in })
    throws -> Figure
  {
    let layout = try #require(Sample.recipe(recipe).layouts(on: CanvasRequest()).first)
    var request = FigureRequest(name: "Test", title: "Test")
    settings(&request)
    return try CanvasStyle.figure(of: LayoutEngine.solve(layout), request)
  }

  private func marks(of constraint: Int, in figure: Figure) throws -> [Mark] {
    try #require(figure.groups.first { $0.part == .constraint(constraint) }).marks
  }

  private func lines(of constraint: Int, in figure: Figure) throws -> [Segment] {
    try marks(of: constraint, in: figure).flatMap(\.segments)
  }

  /// Bar covers the last 50 of 667 points of A's margin line, or of a centre line; 12 points of it there would be a
  /// mark of Bar.
  @Test(arguments: ["A.Leading = Superview.LeadingMargin", "A.CenterX = Superview.CenterX"])
  func `a line to the superview ends at a view over the superview's edge`(_ line: String) throws {
    let figure = try figure(
      """
      canvas: {device: iPhone 8, orientations: portrait}
      views: {A: {}, Bar: {backgroundColor: lightGray}}
      constraints: |
        \(line)
        A.Top = Superview.Top + 100
        A.Width = 100
        A.Height = 40
        Bar.Leading = Superview.Leading
        Bar.Trailing = Superview.Trailing
        Bar.Bottom = Superview.Bottom
        Bar.Height = 50
      """)
    let pieces = try lines(of: 0, in: figure).map(\.box)
    #expect(pieces.contains { $0.minY <= 1 && 616 <= $0.maxY })
    #expect(pieces.allSatisfy { $0.maxY <= 617 })
  }

  /// The button is 16 to 304 points from the left: with 16 points of room at both sides, both bars of its height lie on
  /// one side of its middle.
  @Test func `sizes of one interval stand at one side`() throws {
    let figure = try figure(
      """
      canvas: {system: 15, size: [320, 140], bars: {status: false}, layoutMargins: 16}
      views: {A: {kind: button, style: filled, title: Continue}}
      constraints: |
        A.Leading = Superview.LeadingMargin
        A.Trailing = Superview.TrailingMargin
        A.Top = Superview.Top + 40
        A.Height >= 44
        A.Height = 50 (Priority 750)
      """)
    let places = try [3, 4].map { constraint in
      try #require(lines(of: constraint, in: figure).max { $0.length < $1.length }).from.x
    }
    #expect((places[0] < 160) == (places[1] < 160))
    #expect((places[0] - places[1]).magnitude >= 14)
  }

  /// On a 3x screen the line is at a third of a point, where its 2 points are a little more.
  @Test func `a size of 2 points is a tick without caps`() throws {
    let figure = try figure(
      """
      canvas: {device: iPhone 14 Plus, orientations: portrait, bars: {navigation: {title: Sum}}}
      views: {Title: {kind: label, text: Posten, font: {style: headline}}, Rule: {backgroundColor: label}}
      constraints: |
        Title.Top = Safe Area.Top + 12
        Title.Leading = Superview.LeadingMargin
        Rule.Top = Title.LastBaseline + 8
        Rule.Leading = Superview.LeadingMargin
        Rule.Trailing = Superview.TrailingMargin
        Rule.Height = 2
      """)
    #expect(try marks(of: 5, in: figure).allSatisfy { $0.role != .cap && $0.caps == 0 })
  }

  /// The guide is 1 point wide, from 60 to 160 points down.
  @Test func `the name of a narrow guide stands between its edges`() throws {
    let figure = try figure(
      """
      canvas: {size: [320, 300], bars: {status: false}}
      layoutGuides: Space
      views: {A: {backgroundColor: lightGray}}
      constraints: |
        A.Top = Superview.Top + 20
        A.Height = 40
        A.CenterX = Superview.CenterX
        A.Width = 120
        Space.Top = A.Bottom
        Space.Height = 100
        Space.Leading = Superview.Leading
        Space.Width = 1
      """)
    let guide = try #require(figure.groups.first { $0.classes == ["ib-guide"] })
    let name = try #require(guide.marks.compactMap(\.captionBox).first)
    #expect(60 <= name.minY && name.maxY <= 160)
  }

  /// The guide's bar stands below its 200 points, the root's at the edge.
  @Test func `the size of a guide has a bar`() throws {
    let figure = try figure(
      """
      canvas: {device: iPhone 8, orientations: portrait}
      layoutGuides: G
      views: {A: {}}
      constraints: |
        G.Width = 0.5 x Superview.Width
        G.Leading = Superview.Leading + 50
        G.Top = Superview.Top + 100
        G.Height = 200
        A.Leading = G.Leading
        A.Top = G.Top
        A.Width = 40
        A.Height = 40
      """)
    let stems = try lines(of: 0, in: figure).map(\.box).filter { $0.height == 0 && $0.width > 100 }
    // 375 / 2 points, on whole pixels.
    #expect(stems.contains { 49 <= $0.minX && $0.maxX <= 238 && 300 < $0.minY && $0.minY < 320 })
    #expect(stems.contains { $0.minX <= 1 && 374 <= $0.maxX })
  }

  /// The sizes of a column inside of three cards: the texts of the second are the only ones with a comma and a wide
  /// word.
  @Test func `short bars of like cards stand alike between their texts`() throws {
    let cards = [("128", "Posts"), ("4,096", "Followers"), ("77", "Likes")].enumerated()
    let views = cards.map { index, texts in
      """
        Card \(index):
          backgroundColor: lightGray
          subviews:
            Count \(index): {kind: label, text: "\(texts.0)", font: {style: headline}}
            Word \(index): {kind: label, text: \(texts.1), font: {style: caption1}}
          constraints: |
            Count \(index).Top = Superview.Top + 12
            Count \(index).CenterX = Superview.CenterX
            Word \(index).Top = Count \(index).Bottom + 2
            Word \(index).CenterX = Superview.CenterX
            Superview.Bottom = Word \(index).Bottom + 12
      """
    }
    let figure = try figure(
      """
      canvas: {device: iPhone 16 Pro, orientations: portrait}
      views:
        Name: {kind: label, text: Noah}
        Bio: {kind: label, text: Takes pictures}
      \(views.joined(separator: "\n"))
      constraints: |
        Bio.Top = Name.Bottom + 4
        Bio.CenterX = Superview.CenterX
        Name.CenterX = Superview.CenterX
        Name.Top = Superview.Top + 60
        Card 0.Leading = Superview.LeadingMargin
        Card 1.Leading = Card 0.Trailing + 12
        Card 2.Leading = Card 1.Trailing + 12
        Card 2.Trailing = Superview.TrailingMargin
        Card 1.Width = Card 0.Width
        Card 2.Width = Card 0.Width
        Card 0.Top = Superview.Top + 140
        Card 1.Top = Card 0.Top
        Card 2.Top = Card 0.Top
      """)
    let gaps = figure.groups.filter { $0.title?.hasSuffix("Bottom + 2.0") ?? false }
    let frames = (0..<3).map { index in
      figure.groups.first { $0.title == "Word \(index)" }?.frame
    }
    let sides = zip(gaps, frames).map { group, frame -> Bool? in
      let stem = group.marks.flatMap(\.segments).first { $0.from.x == $0.to.x }
      return frame.flatMap { frame in stem.map { frame.midX < $0.from.x } }
    }
    #expect(sides == [true, true, true] || sides == [false, false, false])
  }

  /// A and B share 60 to 120 points, B and C 60 to 260: each pair has another middle, 90 and 160.
  @Test func `the bars of a column stand in one lane`() throws {
    let figure = try figure(
      """
      canvas: {device: iPhone 8, orientations: portrait}
      views: {A: {}, B: {}, C: {}}
      constraints: |
        B.Top = A.Bottom + 40
        C.Top = B.Bottom + 40
        A.Top = Superview.Top + 100
        A.Leading = Superview.Leading + 20
        A.Width = 100
        B.Leading = Superview.Leading + 60
        B.Width = 200
        C.Leading = Superview.Leading + 60
        C.Width = 300
        A.Height = 60
        B.Height = 60
        C.Height = 60
      """)
    let stems = try (0...2).compactMap { index in
      try lines(of: index, in: figure).first { $0.from.x == $0.to.x }
    }
    #expect(stems.count == 3)
    #expect(Set(stems.map(\.from.x)).count == 1)
    #expect(stems.allSatisfy { 60 <= $0.from.x && $0.from.x <= 120 })
  }

  /// A bar from baseline to baseline ends inside the second text wherever it lies between the texts.
  @Test func `both ends of a bar between baselines are seen`() throws {
    let figure = try figure(
      """
      canvas: {device: iPhone 8, orientations: portrait}
      views:
        Title: {kind: label, text: Walk, font: {style: title1}}
        Hint: {kind: label, text: Count your steps and walk them}
      constraints: |
        Hint.FirstBaseline = Title.LastBaseline + 32
        Title.Top = Superview.Top + 100
        Title.CenterX = Superview.CenterX
        Hint.CenterX = Superview.CenterX
      """)
    let lines = try lines(of: 0, in: figure)
    let stem = try #require(lines.first { $0.from.x == $0.to.x })
    #expect((stem.box.height - 32).magnitude < 1)
    let caps = lines.filter { $0.from.y == $0.to.y && $0.box.width == 7 }
    #expect(caps.count == 2)
    let texts = figure.groups.flatMap(\.marks).compactMap(\.captionBox)
    #expect(!texts.contains { $0.intersects(stem.box.insetBy(-1)) })
  }

  /// 300 of 500 points are cut off; outside of the scroll view the bar would be as long as the scroll view's.
  @Test func `the bar of what is cut off stands in what can be seen of it`() throws {
    let figure = try figure(
      """
      canvas: {device: iPhone 8, orientations: portrait}
      views: {Scroll: {kind: scrollView, subviews: {Long: {backgroundColor: blue}}}}
      constraints: |
        Long.Height = 500
        Long.Top = Scroll.Content Layout Guide.Top
        Long.Bottom = Scroll.Content Layout Guide.Bottom
        Long.Leading = Scroll.Content Layout Guide.Leading
        Long.Trailing = Scroll.Content Layout Guide.Trailing
        Long.Width = 295
        Scroll.Leading = Superview.Leading + 40
        Scroll.Trailing = Superview.Trailing - 40
        Scroll.Top = Superview.Top + 100
        Scroll.Height = 200
      """)
    let seen = Rect(x: 40, y: 100, width: 295, height: 200)
    #expect(try lines(of: 0, in: figure).allSatisfy { seen.insetBy(-0.5).contains($0.box) })
  }

  /// The margins of B begin 8 points below A, where the bar of A's width would be by half a point.
  @Test func `no bar runs along the edge of a shaded region`() throws {
    let figure = try figure(
      """
      canvas: {device: iPhone 8, orientations: portrait}
      views: {A: {}, B: {}}
      constraints: |
        A.Width = 100
        A.Height = 40
        A.CenterX = Superview.CenterX
        A.Top = Superview.Top + 100
        B.Leading = Superview.Leading
        B.Trailing = Superview.Trailing
        B.Top = A.Bottom
        B.Height = 200
      """
    ) { $0.screen.regions = [ScreenOptions.ShadedRegion(.margins, of: "B")] }
    let edges = figure.groups.filter(\.isRegion).flatMap(\.marks)
      .flatMap(\.segments).filter { $0.from.y == $0.to.y }
    #expect(edges.contains { ($0.from.y - 148).magnitude < 1 })
    let stems = try lines(of: 0, in: figure).filter { $0.from.y == $0.to.y && $0.box.width > 20 }
    #expect(!stems.isEmpty)
    for edge in edges {
      #expect(stems.allSatisfy { ($0.from.y - edge.from.y).magnitude >= 4 })
    }
  }

  /// The centre line of a stepper stops 4 points before its minus and its plus.
  @Test func `no line runs through the signs of a stepper`() throws {
    let figure = try figure(
      """
      canvas: {device: iPhone 8, orientations: portrait}
      views: {A: {kind: stepper}, B: {kind: label, text: Two}}
      constraints: |
        A.CenterY = B.CenterY
        A.Leading = B.Trailing + 40
        B.Leading = Superview.LeadingMargin
        B.Top = Superview.Top + 100
      """)
    let stepper = try #require(figure.groups.first { $0.title == "A" })
    let signs = stepper.marks.flatMap(\.segments).filter { $0.from.y == $0.to.y }
    #expect(signs.count == 2)
    for sign in signs {
      let line = try lines(of: 0, in: figure).filter { $0.box.width > 0 }
      #expect(!line.contains { $0.box.minX < sign.box.maxX && sign.box.minX < $0.box.maxX })
    }
  }
}
