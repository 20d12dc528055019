import FigureChoices
import LayoutModel
import Recipes
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// Parts of screens, canvases and diagrams, with torn edges where they are cut.
struct TornEdgesTests {
  private static let styles: [FigureStyle] = [.canvas, .screen, .schematic]

  private func content(
    of solved: SolvedLayout, _ style: FigureStyle, scene: Bool = false
  ) throws -> Figure {
    var settings = FigureSettings()
    settings.crop = .content
    var request = FigureRequest(name: "Test", title: "Test")
    (request.crop, request.hasScene) = (settings.crop, scene)
    return try style.figure(of: solved, request).applying(settings, to: solved, in: style)
  }

  private func solved(_ vertical: String) throws -> SolvedLayout {
    try Sample.solved(
      """
      views: {A: {backgroundColor: blue}}
      constraints: |
        1. A.Leading = Superview.Leading + 20
        2. A.Width = 100
        3. A.Height = 50
        4. \(vertical)
      """)
  }

  /// The longest line of the torn edges.
  private func wave(_ figure: Figure) throws -> [Point] {
    let lines = figure.groups.filter { $0.classes == ["ib-torn-edge"] }.flatMap(\.marks).compactMap
    {
      mark -> [Point]? in
      guard mark.stroke != nil, case .polyline(let points) = mark.shape else { return nil }
      return points
    }
    return try #require(lines.max { $0.count < $1.count })
  }

  /// The view ends at 80, so that the middle of the wave is at 104, and its lowest place at 115.5.
  @Test func `the content ends 24 points below the last view`() throws {
    let screen = try content(of: solved("A.Top = Superview.Top + 30"), .screen)
    // A screen has six points around it.
    #expect(screen.bounds == Rect(x: -6, y: -6, width: 612, height: 6 + 115.5 + 6.5))
    let heights = try wave(screen).map(\.y).filter { $0 > 1 }
    #expect(heights.contains { ($0 - 92.5).magnitude < 1e-9 })
    #expect(heights.contains { ($0 - 115.5).magnitude < 1e-9 })
  }

  @Test func `a screen whose views are at the bottom is cut above them`() throws {
    let figure = try content(of: solved("A.Bottom = Superview.Bottom - 20"), .canvas)
    // The view begins at 530; its bar of the width stands above it.
    #expect(figure.isTorn && figure.bounds.minY > 480 && figure.bounds.minY < 493.5)
    #expect(figure.bounds.maxY == 600)
  }

  @Test(arguments: styles)
  func `a full screen stays whole`(_ style: FigureStyle) throws {
    let solved = try Sample.solved(
      """
      views: {A: {backgroundColor: blue}}
      constraints: |
        A.Top = Superview.Top
        A.Bottom = Superview.Bottom - 60
        A.Leading = Superview.Leading
        A.Trailing = Superview.Trailing
      """)
    let whole = try style.figure(of: solved, FigureRequest(name: "Test", title: "Test"))
    let figure = try content(of: solved, style)
    #expect(figure.bounds == whole.bounds && !figure.isTorn)
  }

  /// The page is only the ground of what it holds, and the bar to the bottom is torn off.
  @Test(arguments: [FigureStyle.screen, .canvas])
  func `a view that fills the screen counts by what it holds`(_ style: FigureStyle) throws {
    let solved = try Sample.solved(
      """
      views: {Page: {kind: scrollView, subviews: {A: {backgroundColor: blue}}}}
      constraints: |
        Page.Top = Superview.Top + 20
        Page.Bottom = Superview.Bottom - 8
        Page.Leading = Superview.Leading
        Page.Trailing = Superview.Trailing
        A.Top = Page.Top + 10
        A.Leading = Page.Leading
        A.Trailing = Page.Trailing
        A.Width = Page.Width
        A.Height = 50
        A.Bottom = Page.Bottom
      """)
    #expect(try content(of: solved, style).isTorn)
  }

  /// Where a mark at the end of the content would leave no 48 points to tear off, all of the canvas is drawn.
  @Test(arguments: [70, 74, 80, 90, 94, 98, 110])
  func `bars reach the bottom of a canvas that stays whole`(_ room: Int) throws {
    let solved = try Sample.solved(
      """
      views: {A: {backgroundColor: blue}}
      constraints: |
        1. A.Width = 0.5 x Superview.Width
        2. A.Bottom = Superview.Bottom - \(room)
        A.Leading = Superview.Leading
        A.Top = Superview.Top
      """)
    let figure = try content(of: solved, .canvas)
    let bar = figure.groups.filter { $0.part == .constraint(1) }.flatMap(\.marks)
    let end = try #require(bar.flatMap(\.stems).map(\.box.maxY).max())
    // A cap is at the bottom edge, or the bar runs through a wave.
    #expect(figure.isTorn ? end >= figure.bounds.maxY : end == figure.bounds.maxY)
    #expect(figure.isTorn || bar.contains { $0.caps == 2 })
  }

  @Test func `a crop around a view grows for the words beside its arrows`() throws {
    let solved = try Sample.solved(
      """
      views: {A: {kind: label, text: TEXT}}
      constraints: |
        A.CenterX = Superview.CenterX
        A.CenterY = Superview.CenterY
      """)
    var settings = FigureSettings()
    settings.crop = .around(["A"], margin: 20)
    var request = FigureRequest(name: "Test", title: "Test")
    (request.overlay, request.labels, request.crop) = (["contentSize"], [.values], settings.crop)
    let whole = try FigureStyle.canvas.figure(of: solved, request)
    let words = whole.groups.flatMap(\.marks).filter { $0.role == .label }.compactMap(\.captionBox)
    let cropped = whole.applying(settings, to: solved)
    #expect(words.count == 4 && words.allSatisfy(cropped.bounds.contains))
    #expect(cropped.groups.flatMap(\.marks).count { $0.role == .label } == 4)
  }

  /// Of a bar from the last view to the bottom, and of the width of the screen, something is seen.
  @Test func `bars of what is torn off stand above the edge`() throws {
    let solved = try Sample.solved(
      """
      views: {A: {backgroundColor: blue}}
      constraints: |
        1. A.Top = Superview.Top + 50
        2. A.Width = 0.5 x Superview.Width
        3. Superview.Bottom >= A.Bottom + 8
        A.Leading = Superview.Leading
        A.Height = 50
      """)
    let figure = try content(of: solved, .canvas)
    #expect(figure.isTorn)
    let end = figure.bounds.maxY
    func marks(_ number: Int) -> [Mark] {
      figure.groups.filter { $0.part == .constraint(number - 1) }.flatMap(\.marks)
    }
    // A ends at 100, and the sign of 3 stands below it, where its line runs to the edge.
    let widths = marks(2).flatMap(\.stems).map(\.box.midY)
    #expect(widths.count == 2 && widths.allSatisfy { $0 < end - 12 })
    let sign = try #require(marks(3).first { $0.role == .sign }?.box)
    #expect(100 <= sign.minY && sign.maxY < end - 12)
    #expect(marks(3).flatMap(\.stems).contains { $0.box.maxY >= end })
  }

  /// Half of the wave's 23 points lie on each side of its middle, 24 points from what is shown.
  @Test(arguments: Repository.sampleRecipes)
  func `nothing is cut within 12 points of the wave`(_ path: String) throws {
    for solved in try Sample.solvedSample(at: path) {
      for style in Self.styles {
        let figure = try content(of: solved, style)
        guard figure.isTorn, let sheet = figure.sheet else { continue }
        // Round corners at the other end of a screen are no wave.
        let (top, bottom) = (figure.bounds.minY, figure.bounds.maxY)
        let wave = try wave(figure).filter { place in
          sheet.frame.minY < top - 1 && place.y < top + 30
            || bottom < sheet.frame.maxY - 1 && bottom - 30 < place.y
        }
        // The ground of a screen goes on below the wave.
        for group in figure.groups
        where group.part != nil && group.part != .view(0)
          && group.frame.map({ $0.height < sheet.frame.height / 2 }) ?? true
        {
          for mark in group.marks where mark.role != .rim {
            guard let box = mark.box, box.height < sheet.frame.height / 2 else { continue }
            // A bar to the bottom runs through the wave.
            if mark.role == .stem, box.maxY >= figure.bounds.maxY { continue }
            let near = wave.filter { box.minX <= $0.x && $0.x <= box.maxX }
            #expect(
              !near.contains { box.minY - 12 < $0.y && $0.y < box.maxY + 12 },
              "\(style) \(solved.layout.circumstances): \(group.id) \(box)")
          }
        }
      }
    }
  }

  /// Only the sides inside the canvas are cut; a rectangle keeps its size.
  @Test func `waves are where the canvas goes on`() throws {
    let solved = try solved("A.Top = Superview.Top + 30")
    func edges(_ crop: FigureSettings.Crop) throws -> Figure {
      var settings = FigureSettings()
      settings.crop = crop
      return try FigureStyle.canvas.figure(of: solved, FigureRequest(name: "Test", title: "Test"))
        .applying(settings, to: solved)
    }
    let corner = try edges(.rect(Rect(x: 0, y: 0, width: 320, height: 160)))
    #expect(corner.bounds == Rect(x: 0, y: 0, width: 320, height: 160))
    let line = try wave(corner)
    // The frame at the left and above, half a line inside; waves of 5 and 10 points at the right and below.
    #expect(line.map(\.x).min() == TornEdges.lineWidth / 2)
    #expect(line.map(\.y).min() == TornEdges.lineWidth / 2)
    let right = line.filter { $0.y > 1 && $0.y < 140 && $0.x > 200 }.map(\.x)
    #expect(right.min() == 310 && right.max() == 320)
    let whole = try edges(.rect(Rect(x: 0, y: 0, width: 600, height: 600)))
    #expect(!whole.isTorn)
  }

  @Test func `a scene is torn across its frame`() throws {
    let solved = try solved("A.Top = Superview.Top + 30")
    let whole = try FigureStyle.canvas.figure(
      of: solved, FigureRequest(name: "Test", title: "Test"))
    let figure = try content(of: solved, .canvas, scene: true)
    #expect(figure.isTorn && figure.bounds.height < whole.bounds.height)
    let line = try wave(figure)
    #expect(line.map(\.x).min() == -1 && line.map(\.x).max() == 601)
  }

  /// The photo ends 16 points above the text, and what it says 8 points above its end; the map begins 20 below.
  @Test(arguments: [FigureStyle.canvas, .screen], [0.0, 8, 12])
  func `a crop around a view cuts no text and no sliver beside it`(
    _ style: FigureStyle, _ margin: Double
  ) throws {
    let solved = try Sample.solved(
      """
      views:
        Photo: {backgroundColor: darkGray, autoresizingMask: [], frame: [0, 100, 600, 200]}
        Name: {kind: label, text: Heino, autoresizingMask: [], frame: [16, 271, 80, 21]}
        Text: {kind: label, text: The hut, autoresizingMask: [], frame: [16, 316, 300, 21]}
        Map: {backgroundColor: lightGray, autoresizingMask: [], frame: [16, 357, 400, 160]}
      """)
    var settings = FigureSettings()
    settings.crop = .around(["Text"], margin: margin)
    let figure = try style.figure(of: solved, FigureRequest(name: "Test", title: "Test"))
      .applying(settings, to: solved, in: style)
    // Without the waves at the sides.
    let wave = try wave(figure).filter {
      figure.bounds.minX + 24 < $0.x && $0.x < figure.bounds.maxX - 24
    }
    let (upper, lower) = (wave.filter { $0.y < 316 }, wave.filter { $0.y > 337 })
    for (part, edge) in [(upper, 300.0), (lower, 357)] {
      let (top, bottom) = try (
        #require(part.map(\.y).min()), #require(part.map(\.y).max())
      )
      // No wave crosses the end of a view, and where it shows some of one, it shows 12 points.
      #expect(!(top < edge && edge < bottom), "\(top) \(bottom)")
    }
    let name = try #require(
      figure.groups.first { $0.title == "Name" }?.marks.compactMap(\.captionBox).first)
    #expect(!upper.contains { name.minY < $0.y && $0.y < name.maxY })
  }

  /// The crop begins at y = 265, one point above a view.
  @Test func `a wave is six points from a view that it does not cut`() throws {
    let solved = try Sample.solved(
      """
      views:
        Chip: {backgroundColor: darkGray, autoresizingMask: [], frame: [16, 266, 80, 20]}
        Text: {kind: label, text: The hut, autoresizingMask: [], frame: [16, 316, 300, 21]}
      """)
    var settings = FigureSettings()
    settings.crop = .around(["Text"], margin: 51)
    let figure = try FigureStyle.canvas.figure(
      of: solved, FigureRequest(name: "Test", title: "Test")
    ).applying(settings, to: solved, in: .canvas)
    let middle = try wave(figure).filter { 30 < $0.x && $0.x < 300 && $0.y < 316 }
    #expect(!middle.isEmpty && middle.allSatisfy { $0.y <= 266 - 6 })
  }
}
