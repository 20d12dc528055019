import FigureChoices
import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// What crops leave of constraints, and of diagrams.
struct CropMarkTests {
  private func cropped(
    _ style: FigureStyle, _ crop: FigureSettings.Crop, _ recipe: String,
    on canvas: Canvas? = nil
  ) throws -> Figure {
    let solved = try canvas.map { try Sample.solved(recipe, on: $0) } ?? Sample.solved(recipe)
    var settings = FigureSettings()
    settings.crop = crop
    var request = FigureRequest(name: "Test", title: "Test")
    request.crop = crop
    return try style.figure(of: solved, request).applying(settings, to: solved, in: style)
  }

  private func marks(_ constraint: Int, _ figure: Figure) -> [Mark] {
    figure.groups.filter { $0.part == .constraint(constraint) }.flatMap(\.marks)
  }

  /// The bar of constraint 3 ends at the form, whose upper edge is in the crop; its number is above.
  @Test func `a diagram has no stub of a bar whose number is cut away`() throws {
    let figure = try cropped(
      .schematic, .around(["Email", "Password"], margin: 20),
      """
      views:
        Welcome: {kind: label, text: Welcome}
        Form:
          kind: stackView
          axis: vertical
          spacing: 12
          arrangedSubviews: {Email: {kind: textField}, Password: {kind: textField}}
      constraints: |
        1. Welcome.Top = Safe Area.Top + 20
        2. Welcome.CenterX = Superview.CenterX
        3. Form.Top = Welcome.Bottom + 24
        4. Form.CenterX = Superview.CenterX
        5. Form.Width = 300
      """)
    #expect(marks(2, figure).isEmpty)
    #expect(!marks(4, figure).isEmpty)
  }

  /// The sign of constraint 3, the ratio of Cover, is in the middle of its bar.
  @Test(arguments: [("Song", true), ("Cover", false)])
  func `a canvas shows a bar with its sign or not at all`(_ name: String, _ isLeftOut: Bool) throws
  {
    let figure = try cropped(
      .canvas, .around([name], margin: 16),
      """
      views: {Cover: {backgroundColor: darkGray}, Song: {kind: label, text: Song}}
      constraints: |
        1. Cover.Leading = Superview.Leading + 20
        2. Cover.Top = Superview.Top + 20
        3. Cover.Width = Cover.Height
        4. Cover.Bottom = Superview.Bottom - 20
        5. Song.Leading = Cover.Trailing + 24
        6. Song.Top = Cover.Top
      """, on: Canvas(size: Size(width: 400, height: 220)))
    #expect(marks(2, figure).isEmpty == isLeftOut)
    #expect(!marks(5, figure).isEmpty)
  }

  /// The crop holds Button and a part of Note, from y = 120 to 240; Title ends at y = 60.
  @Test(arguments: [
    (2, false, "the centre of Title, which is not shown"),
    (4, true, "from Title to Button"),
    (5, true, "from Button to Note"),
    (6, false, "from Title to Note, cut by the edge"),
  ])
  func `a part shows no marks of what lies outside`(
    _ constraint: Int, _ isShown: Bool, _ name: Comment
  ) throws {
    let figure = try cropped(
      .canvas, .around(["Button"], margin: 40),
      """
      views:
        Title: {backgroundColor: blue, intrinsicContentSize: [100, 40]}
        Button: {backgroundColor: blue, intrinsicContentSize: [100, 40]}
        Note: {backgroundColor: blue, intrinsicContentSize: [200, 40]}
      constraints: |
        1. Title.Top = Superview.Top + 20
        2. Title.CenterX = Superview.CenterX - 150
        3. Button.Leading = Superview.Leading + 20
        4. Button.Top = Title.Bottom + 100
        5. Note.Leading = Button.Trailing + 10
        6. Note.Top = Title.Bottom + 100
      """, on: Canvas(size: Size(width: 400, height: 400)))
    #expect(!marks(constraint - 1, figure).isEmpty == isShown, name)
  }

  /// The bar of the superview's height, left of it, has number 1; the crop is from the middle of it.
  @Test func `a number whose bar is left out is so too`() throws {
    let figure = try cropped(
      .schematic, .around(["Bar"], margin: 20),
      """
      canvas: {device: iPhone 12}
      views: {Map: {}, Bar: {}, Foot: {}}
      constraints: |
        1. Map.Height = 0.4 x Superview.Height
        2. Map.Top = Superview.Top
        3. Map.Leading = Superview.LeadingMargin
        4. Map.Trailing = Superview.TrailingMargin
        5. Bar.Top = Map.Bottom + 20
        6. Bar.Leading = Superview.LeadingMargin
        7. Bar.Trailing = Superview.TrailingMargin
        8. Bar.Height = 40
        9. Foot.Top = Bar.Bottom + 20
        10. Foot.Leading = Superview.LeadingMargin
        11. Foot.Trailing = Superview.TrailingMargin
        12. Foot.Bottom = Safe Area.Bottom - 16
      """)
    #expect(marks(0, figure).isEmpty && !marks(7, figure).isEmpty)
    #expect(figure.groups.allSatisfy { $0.number != "1" })
  }

  private static func column(_ end: String) -> String {
    """
    views: {A: {backgroundColor: blue}}
    constraints: |
      1. A.CenterX = Superview.CenterX
      2. A.Width = 100
      3. A.Height = 50
      4. \(end)
    """
  }

  /// A diagram draws the empty end of the canvas short, and keeps an end to which a bar goes.
  @Test(arguments: [
    ("A.Top = Superview.Top + 20", true), ("A.Bottom = Superview.Bottom - 20", true),
    ("A.CenterY = Superview.CenterY", false), ("A.Bottom = Superview.Bottom - 400", false),
    ("Bottom Layout Guide.Top = A.Bottom + 400", false),
  ])
  func `the content of a diagram is torn where the canvas is empty`(
    _ end: String, _ isTorn: Bool
  ) throws {
    let recipe = Self.column(end)
    let figure = try cropped(.schematic, .content, recipe)
    #expect(figure.isTorn == isTorn)
    guard isTorn else { return }
    let box = try #require(figure.groups.first { $0.part == .view(1) }?.frame)
    #expect(figure.bounds.contains(box))
    for constraint in 0..<4 { #expect(!marks(constraint, figure).isEmpty) }
  }

  /// A margin of 16 points, at which the button of the bar ends.
  @Test(arguments: [FigureStyle.canvas]) func `a line breaks at the items of bars`(
    _ style: FigureStyle
  ) throws {
    var bars = Bars(navigation: true)
    bars.navigationItem.right = "Edit"
    let canvas = Canvas(device: .standard, orientation: .portrait, bars: bars)
    let solved = try Sample.solved(
      """
      views: {A: {backgroundColor: blue}}
      constraints: |
        1. A.Leading = Superview.LeadingMargin
        2. A.Trailing = Superview.TrailingMargin
        3. A.Top = Safe Area.Top + 20
        4. A.Height = 60
      """, on: canvas)
    let figure = try style.figure(of: solved, FigureRequest(name: "Test", title: "Test"))
    let bar = figure.groups.filter {
      $0.classes.contains("ib-navigation-bar") || $0.classes.contains("ib-status-bar")
    }
    let texts = bar.flatMap(\.marks).compactMap(\.captionBox)
    #expect(!texts.isEmpty)
    for line in marks(1, figure).flatMap(\.segments) {
      #expect(!texts.contains { $0.insetBy(-0.5).intersects(line.box.insetBy(-0.1)) })
    }
  }
}
