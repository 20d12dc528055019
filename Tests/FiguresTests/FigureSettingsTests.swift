import FigureChoices
import LayoutModel
import Recipes
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// Crops, emphasis and captions, in every style.
struct FigureSettingsTests {
  private static let recipe = """
    views:
      Red View: {backgroundColor: '#FF0000', frame: [20, 30, 100, 50]}
      Blue View: {backgroundColor: '#0000FF', frame: [200, 300, 60, 70]}
    constraints: |
      1. Red View.Leading = Superview.Leading + 20
      2. Red View.Top = Superview.Top + 30
      3. Red View.Width = 100
      4. Red View.Height = 50
      5. Blue View.Leading = Superview.Leading + 200
      6. Blue View.Top = Superview.Top + 300
      7. Blue View.Width = 60
      8. Blue View.Height = 70
    """

  private func figure(
    _ style: FigureStyle = .canvas, _ set: (inout FigureSettings) -> Void
  ) throws -> Figure {
    let solved = try Sample.solved(Self.recipe)
    var settings = FigureSettings()
    set(&settings)
    var request = FigureRequest(name: "Test", title: "Test")
    request.crop = settings.crop
    return try style.figure(of: solved, request).applying(settings, to: solved, in: style)
  }

  @Test func `a crop is the part of the canvas, in whole points`() throws {
    let rect = try figure { $0.crop = .rect(Rect(x: 10.5, y: 20, width: 99, height: 60)) }
    #expect(rect.bounds == Rect(x: 10, y: 20, width: 100, height: 60))
    // 20 - 15, 30 - 15, 100 + 2 x 15, 50 + 2 x 15; and twice 4 above and below (130 / 32, in halves), twice 3 beside
    // it, the least, with a point beyond each. The left side is too near to the canvas's for a wave.
    let around = try figure { $0.crop = .around(["Red View"], margin: 15) }
    #expect(around.bounds == Rect(x: 0, y: 15 - 9, width: 135 + 7, height: 80 + 18))
    // 240 / 32 = 7.5, and 340 / 32 = 10.6.
    let both = try figure { $0.crop = .around(["Red View", "Blue View"], margin: 0) }
    #expect(both.bounds == Rect(x: 0, y: 30 - 16, width: 260 + 22, height: 340 + 32))
  }

  /// The styles that show whole layouts.
  private static let styles = FigureStyle.allCases.filter { $0.traits.explains == nil }

  @Test(arguments: styles) func `a crop around a view is smaller in every style`(
    _ style: FigureStyle
  ) throws {
    let whole = try figure(style) { _ in }
    let cropped = try figure(style) { $0.crop = .around(["Red View"], margin: 4) }
    #expect(cropped.bounds.width * cropped.bounds.height < whole.bounds.width * whole.bounds.height)
  }

  // MARK: - What a crop leaves whole

  /// Two views of 100 x 100 points, 8 apart and equal, and a third one far below.
  private static let pair = """
    canvas: {device: iPhone 14, orientations: portrait}
    views: {A: {backgroundColor: blue}, B: {backgroundColor: red}, C: {}}
    constraints: |
      1. A.Leading = Superview.LeadingMargin
      2. A.Top = Safe Area.Top + 20
      3. A.Width = 100
      4. A.Height = 100
      5. B.Leading = A.Trailing + 8
      6. B.Top = A.Top
      7. B.Width = A.Width
      8. B.Height = A.Height
      9. C.Leading = A.Leading
      10. C.Top = A.Bottom + 300
      11. C.Width = 50
      12. C.Height = 50
    """

  private func cropped(_ style: FigureStyle, _ crop: FigureSettings.Crop) throws -> Figure {
    let recipe = try Sample.recipe(Self.pair)
    let layout = try #require(recipe.layouts(on: CanvasRequest()).first)
    let solved = try LayoutEngine.solve(layout)
    var request = FigureRequest(name: "Test", title: "Test")
    request.crop = crop
    var settings = FigureSettings()
    settings.crop = crop
    #expect(
      try style.figure(of: solved, request).hasCrop(of: settings, in: solved, style))
    return try style.figure(of: solved, request).applying(settings, to: solved, in: style)
  }

  private func part(_ names: String...) -> FigureSettings.Crop { .around(names, margin: 10) }

  @Test func `an outline lists the views that a crop shows, and their constraints`() throws {
    let figure = try cropped(.outline, part("A", "B"))
    let whole = try cropped(.outline, .rect(Rect(x: 0, y: 0, width: 390, height: 844)))
    func texts(_ figure: Figure) -> [String] {
      figure.groups.flatMap(\.marks).compactMap { mark in
        if case .text(let line, _, _) = mark.shape { line.text } else { nil }
      }
    }
    // Constraint 9 is about C too, and the rows keep their height.
    #expect(
      Set(texts(whole)).subtracting(texts(figure)) == [
        "C", "A.leading = C.leading", "C.top = A.bottom + 300", "C.width = 50", "C.height = 50",
      ])
    #expect(figure.bounds.height == 18 * Double(texts(figure).count) + 24)
    let rows = figure.groups.compactMap(\.frame)
    #expect(rows.allSatisfy { figure.bounds.holds($0, within: 0) })
  }

  /// A rectangle on the canvas is no part of a diagram, which shows what lies in it.
  @Test(arguments: [
    FigureSettings.Crop.around(["A", "B"], margin: 10),
    .rect(Rect(x: 50, y: 80, width: 120, height: 60)),
  ])
  func `a schematic shows the views of a crop whole`(_ crop: FigureSettings.Crop) throws {
    let figure = try cropped(.schematic, crop)
    for (view, isShown) in [(1, true), (2, true), (3, false)] {
      let frame = try #require(figure.groups.first { $0.part == .view(view) }?.frame)
      #expect(figure.bounds.holds(frame, within: 0) == isShown)
      #expect(figure.bounds.intersects(frame) == isShown)
    }
  }

  @Test(arguments: [FigureStyle.canvas, .schematic], [["A", "B"], ["A"], ["C"]])
  func `numbers and signs are whole or not there`(_ style: FigureStyle, _ names: [String]) throws {
    for margin in stride(from: 0.0, through: 40, by: 2.5) {
      let figure = try cropped(style, .around(names, margin: margin))
      var count = 0
      for group in figure.groups where group.isConstraint || group.isNumber {
        for mark in group.marks {
          switch mark.shape {
          case .symbol, .circle:
            let box = try #require(mark.box)
            if !figure.bounds.intersects(box) { continue }
            count += 1
            #expect(figure.bounds.holds(box, within: 1e-9), "\(margin)")
          case .rect, .roundedRect, .shadow, .frame, .capsule, .segments, .polyline, .text: break
          }
        }
      }
      #expect(count > 0 || style == .canvas && names != ["A", "B"])
    }
  }

  /// The bars of the equal widths are the second ones below A and B, 18.5 points away: a sign for each size of both.
  @Test func `a crop holds the signs beside its views`() throws {
    for margin in [0.0, 10] {
      let figure = try cropped(.canvas, .around(["A", "B"], margin: margin))
      let signs = figure.groups.flatMap(\.marks).filter { $0.role == .sign }.compactMap(\.box)
      #expect(signs.count == 4 && signs.allSatisfy(figure.bounds.contains))
    }
  }

  /// C is 300 points below A, and the numbers 10 to 12 are not shown.
  @Test func `a cropped diagram has the numbers that it shows`() throws {
    let numbers = try cropped(.schematic, part("A", "B")).groups.compactMap(\.number)
    #expect(Set(["3", "4", "5", "6", "7", "8"]).isSubset(of: numbers))
    #expect(Set(numbers).isDisjoint(with: ["10", "11", "12"]))
  }

  /// The bar of constraint 2 ends at A, and its number is far above.
  @Test func `a cropped diagram has no lines without their numbers`() throws {
    let groups = try cropped(.schematic, part("A", "B")).groups
    for group in groups where group.isConstraint {
      let number = groups.first { $0.isNumber && $0.part == group.part }
      #expect(number?.number != nil, "\(group.id)")
    }
  }

  /// Below A and B, at the middle of A, the bar of 300 points of constraint 10 begins with a cap; what the crop
  /// cuts of it has none.
  @Test func `a bar that a crop cuts has an open end`() throws {
    let figure = try cropped(.canvas, part("A", "B"))
    let marks = try #require(figure.groups.first { $0.part == .constraint(9) }).marks
    let caps = marks.flatMap(\.segments).filter { $0.from.y == $0.to.y }
    let stems = marks.flatMap(\.segments).filter { $0.from.x == $0.to.x }
    #expect(caps.count == 2 && caps.count { figure.bounds.maxY > $0.from.y } == 1)
    #expect(stems.contains { $0.box.minY < figure.bounds.maxY && $0.box.maxY > figure.bounds.maxY })
  }

  @Test func `a rectangle keeps its size, and signs that it cuts are left out`() throws {
    let whole = try cropped(.canvas, part("A", "B"))
    let sign = try #require(
      whole.groups.first { $0.part == .constraint(6) }?.marks.compactMap(\.placedSymbol).first
    ).place
    // Its left edge runs through the middle of the sign.
    let rect = Rect(
      x: sign.x.rounded(.down), y: sign.y.rounded(.down) - 50, width: 200, height: 120)
    let figure = try cropped(.canvas, .rect(rect))
    #expect(figure.bounds == rect)
    let left = figure.groups.first { $0.part == .constraint(6) }?.marks.compactMap(\.placedSymbol)
    #expect(left?.contains { $0.place == sign } == false)
  }

  @Test(arguments: styles) func `all but the emphasized is dimmed in every style`(
    _ style: FigureStyle
  ) throws {
    let plain = try figure(style) { _ in }
    let dimmed = try figure(style) { $0.emphasis = ["Red View", "5"] }
    let kept: [LayoutPart?] = [.view(0), .view(1), .constraint(4)]
    for (old, new) in zip(plain.groups, dimmed.groups) where !old.marks.isEmpty {
      let isKept = kept.contains(old.part) && old.part != nil || old.has(.ground)
      #expect((old == new) == isKept, "\(old.id)")
    }
  }

  /// A quarter of red and three quarters of white.
  @Test func `a dimmed colour is nearly the ground's`() throws {
    let dimmed = try figure { $0.emphasis = ["Blue View"] }
    let red = try #require(dimmed.groups.first { $0.part == .view(1) }?.marks.first)
    guard case .color(let color)? = red.fill else {
      Issue.record("no colour")
      return
    }
    #expect(color.light == Color(0xFFBFBF))
  }

  @Test func `a caption stands below the figure, in its middle`() throws {
    let plain = try figure { _ in }
    let figure = try FigureCaption.figure(plain, "Two views")
    #expect(figure.bounds.minY == plain.bounds.minY)
    #expect(figure.bounds.maxY > plain.bounds.maxY)
    let texts = figure.groups.last?.marks.compactMap(\.captionBox) ?? []
    #expect(texts.count == 1)
    #expect(texts.allSatisfy { abs($0.midX - plain.bounds.midX) < 0.01 })
    #expect(texts.allSatisfy { $0.minY > plain.bounds.maxY && $0.maxY < figure.bounds.maxY })
  }
}
