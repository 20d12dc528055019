import FigureChoices
import LayoutModel
import Recipes
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// Texts beside torn edges.
struct CroppedTextTests {
  private func figure(
    of recipe: String, _ style: FigureStyle, _ crop: FigureSettings.Crop
  ) throws -> Figure {
    let layout = try #require(Sample.recipe(recipe).layouts(on: CanvasRequest()).first)
    let solved = try LayoutEngine.solve(layout)
    var settings = FigureSettings()
    settings.crop = crop
    var request = FigureRequest(name: "Test", title: "Test")
    request.crop = crop
    return try style.figure(of: solved, request).applying(settings, to: solved, in: style)
  }

  private func text(of view: String, in figure: Figure) throws -> Rect {
    try #require(
      figure.groups.first { $0.title == view }?.marks.compactMap(\.captionBox).last)
  }

  /// The places of the lines along the torn edges.
  private func wave(_ figure: Figure) -> [Point] {
    figure.groups.filter { $0.classes == ["ib-torn-edge"] }.flatMap(\.marks).flatMap {
      mark -> [Point] in
      guard mark.stroke != nil, case .polyline(let points) = mark.shape else { return [] }
      return points
    }
  }

  /// The middle of the wave is 24 points below the text, and its highest place 11.5 above its middle.
  @Test(
    arguments: [FigureStyle.canvas, .screen],
    [
      ("device: iPhone 13, orientations: landscape", "plain"),
      ("device: iPhone 13, orientations: landscape", "insetGrouped"),
      // The app's status bar moves the rows down.
      ("size: [600, 600]", "grouped"),
    ])
  func `the content ends below the footer of the last section`(
    _ style: FigureStyle, _ table: (canvas: String, style: String)
  ) throws {
    let figure = try figure(
      of: """
        canvas: {\(table.canvas)}
        views:
          Table:
            kind: tableView
            style: \(table.style)
            subviews: {Cell: {kind: tableViewCell, footer: Everybody can read it.}}
        constraints: |
          Table.Leading = Superview.Leading
          Table.Trailing = Superview.Trailing
          Table.Top = Superview.Top
          Table.Bottom = Superview.Bottom
        """, style, .content)
    let (text, wave) = (try text(of: "Table", in: figure), wave(figure))
    let highest = try #require(wave.map(\.y).filter { $0 > text.midY }.min())
    // The box of the letters may begin and end a point beside that of the label.
    #expect((highest - text.maxY - 12.5).magnitude < 2, "\(highest - text.maxY)")
  }

  /// The names are 60 to 80 points wide, and 16 points from the sliders; the crop has 20 around these.
  @Test(arguments: [FigureStyle.canvas, .screen], ["Growth", "Contrast"])
  func `a crop around a control holds the name beside it`(
    _ style: FigureStyle, _ name: String
  ) throws {
    let figure = try figure(
      of: """
        views:
          Name: {kind: label, text: \(name), font: {style: headline}}
          Slider: {kind: slider}
        constraints: |
          Name.Leading = Superview.Leading + 200
          Name.Top = Superview.Top + 300
          Slider.Leading = Name.Trailing + 16
          Slider.Trailing = Superview.Trailing - 124
          Slider.CenterY = Name.CenterY
        """, style, .around(["Slider"], margin: 20))
    let (text, wave) = (try text(of: "Name", in: figure), wave(figure))
    let left = wave.filter { $0.x < text.midX || text.insetBy(-1).holds($0) }
    #expect(!left.isEmpty)
    #expect(left.allSatisfy { $0.x < text.minX || $0.y < text.minY || text.maxY < $0.y })
    #expect(figure.bounds.minX < text.minX)
  }

  /// The title of the bar lies between y = 59 and 91, and the crop begins at y = 83.
  @Test(arguments: [FigureStyle.canvas, .screen])
  func `a wave cuts no text of a bar of the system`(_ style: FigureStyle) throws {
    let figure = try figure(
      of: """
        canvas: {device: iPhone 15, orientations: portrait, bars: {navigation: {title: Transfer}}}
        views: {Field: {kind: textField}}
        constraints: |
          Field.Top = Safe Area.Top
          Field.Leading = Superview.LeadingMargin
          Field.Trailing = Superview.TrailingMargin
        """, style, .around(["Field"], margin: 20))
    let bar = try #require(figure.groups.first { $0.classes == ["ib-navigation-bar"] })
    let title = try #require(bar.marks.compactMap(\.captionBox).first)
    let edge = wave(figure).filter { $0.y < 103 && title.minX < $0.x && $0.x < title.maxX }
    #expect(!edge.isEmpty && !edge.contains { title.minY < $0.y && $0.y < title.maxY })
  }

  /// The next section begins 35 points below the row, whose crop ends after 24.
  @Test func `a wave shows no sliver of the next section`() throws {
    let figure = try figure(
      of: """
        canvas: {device: iPhone 15, orientations: portrait}
        views:
          Table:
            kind: tableView
            style: insetGrouped
            subviews:
              Level: {kind: tableViewCell, text: Level}
              Reset: {kind: tableViewCell, text: Reset, header: ''}
        constraints: |
          Table.Leading = Superview.Leading
          Table.Trailing = Superview.Trailing
          Table.Top = Superview.Top
          Table.Bottom = Superview.Bottom
        """, .screen, .around(["Level"], margin: 24))
    let row = try #require(figure.groups.first { $0.title == "Reset" }?.frame)
    let low = wave(figure).map(\.y).max() ?? 0
    #expect(low <= row.minY || low >= row.minY + 20)
  }

  /// The names of the guides, whose own place is at the upper left corner, are in the part.
  @Test func `a part of a schematic names the guides that it shows, and its bars are whole`() throws
  {
    let figure = try figure(
      of: """
        views:
          Title: {kind: label, text: Title}
          Field: {kind: textField}
          Slider: {kind: slider}
        constraints: |
          1. Title.Top = Safe Area.Top + 20
          2. Title.Leading = Superview.LeadingMargin
          3. Field.Top = Title.Bottom + 20
          4. Field.Leading = Superview.LeadingMargin
          5. Field.Trailing = Superview.TrailingMargin
          6. Slider.Top = Field.Bottom + 20
          7. Slider.Leading = Superview.LeadingMargin
          8. Slider.Trailing = Superview.TrailingMargin
        """, .schematic, .around(["Field", "Slider"], margin: 10))
    let names = figure.groups.filter { $0.id.contains("-name-") }
    let boxes = names.flatMap(\.marks).compactMap(\.captionBox)
    #expect(boxes.contains(where: figure.bounds.contains))
    let bar = try #require(
      figure.groups.first { $0.part == .constraint(2) && $0.classes.contains("ib-constraint") })
    #expect(bar.marks.compactMap(\.box).allSatisfy(figure.bounds.contains))
  }

  /// The crop ends within the third row, whose text it cuts; its wave runs along no line between rows.
  @Test(arguments: [20.0, 30, 40, 50, 60])
  func `a wave does not double a line between rows`(_ margin: Double) throws {
    let rows = ["A", "B", "C", "D", "E", "F"]
    let figure = try figure(
      of: """
        canvas: {device: iPad mini, orientations: portrait}
        views:
          Table:
            kind: tableView
            style: insetGrouped
            subviews: {\(rows.map { "\($0): {kind: tableViewCell, text: \($0)}" }.joined(separator: ", "))}
        constraints: |
          Table.Leading = Superview.Leading
          Table.Trailing = Superview.Trailing
          Table.Top = Superview.Top
          Table.Bottom = Superview.Bottom
        """, .screen, .around(["A", "B"], margin: margin))
    let end = try #require(figure.groups.first { $0.title == "B" }?.frame).maxY
    let places = wave(figure).map(\.y).filter { $0 > end }
    let (top, bottom) = try (#require(places.min()), #require(places.max()))
    for row in rows {
      let frame = try #require(figure.groups.first { $0.title == row }?.frame)
      #expect(!(top < frame.maxY && frame.maxY < bottom), "\(row)")
    }
  }

  @Test(arguments: [nil, FigureSettings.Crop.content])
  func `a canvas names a guide in the part that it shows`(_ crop: FigureSettings.Crop?) throws {
    let layout = """
      canvas: {device: iPad 10.9, orientations: landscape}
      views: {Field: {kind: textField}}
      constraints: |
        Field.Top = Safe Area.Top + 40
        Field.Leading = Readable Content Guide.Leading
        Field.Trailing = Readable Content Guide.Trailing
      """
    let figure = try figure(
      of: layout, .canvas, crop ?? .rect(Rect(x: 0, y: 0, width: 1180, height: 820)))
    let guide = try #require(figure.groups.first { $0.classes == ["ib-guide"] })
    let name = try #require(guide.marks.compactMap(\.captionBox).first)
    #expect(figure.bounds.contains(name) && (crop == nil || figure.isTorn))
  }

  /// A bar of the superview's width stands below it, where nothing can be torn off.
  @Test func `a schematic with a bar below it is not made higher`() throws {
    let recipe = """
      canvas: {device: iPad mini, orientations: portrait}
      views: {Field: {kind: textField}}
      constraints: |
        1. Field.Top = Safe Area.Top + 40
        2. Field.CenterX = Superview.CenterX
        3. Field.Width = 0.5 x Superview.Width
      """
    let solved = try Sample.solved(recipe)
    let whole = try FigureStyle.schematic.figure(
      of: solved, FigureRequest(name: "Test", title: "Test"))
    var settings = FigureSettings()
    settings.crop = .content
    #expect(whole.applying(settings, to: solved, in: .schematic).bounds == whole.bounds)
  }
}
