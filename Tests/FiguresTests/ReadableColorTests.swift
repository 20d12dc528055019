import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// The system's colours on what an author has filled, in both themes.
struct ReadableColorTests {
  private func figure(_ recipe: String) throws -> Figure {
    try CanvasStyle.figure(of: Sample.solved(recipe), FigureRequest(name: "Test", title: "Test"))
  }

  private func group(_ name: String, in figure: Figure) throws -> Figure.Group {
    try #require(figure.groups.first { $0.id == Figure.idPrefix(of: "Test") + "-" + name })
  }

  /// The colour of the text of a view on a card of a colour.
  private func textColor(_ view: String, on card: String, isSibling: Bool = false) throws
    -> DynamicColor?
  {
    let frames = [
      "autoresizingMask: [], frame: [10, 10, 300, 200]",
      "autoresizingMask: [], frame: [20, 20, 200, 40]",
    ]
    let recipe =
      isSibling
      ? "views:\n  Card: {backgroundColor: \(card), \(frames[0])}\n  T: {\(view), \(frames[1])}"
      : """
      views:
        Card: {backgroundColor: \(card), \(frames[0]), subviews: {T: {\(view), \(frames[1])}}}
      """
    let texts = try figure(recipe).groups.filter { $0.title == "T" }.flatMap(\.marks).filter {
      if case .text = $0.shape { true } else { false }
    }
    guard case .color(let color) = texts.first?.fill else { return nil }
    return color
  }

  @Test(arguments: [
    // White and black alone differ; a light and a dark side are read in their own themes.
    ("white", 0x000000, 0x000000), ("black", 0xFFFFFF, 0xFFFFFF),
    ("{light: white, dark: black}", 0x000000, 0xFFFFFF), ("systemBackground", 0x000000, 0xFFFFFF),
    // Blue has 7.1 to 1 with white, yellow 14 with black.
    ("blue", 0xFFFFFF, 0xFFFFFF), ("yellow", 0x000000, 0x000000),
    // Without any colour of its own, a card shows the theme's ground.
    ("clear", 0x000000, 0xFFFFFF),
  ])
  func `a label is read on a card`(_ row: (card: String, light: UInt32, dark: UInt32)) throws {
    for isSibling in [false, true] {
      let color = try textColor("kind: label, text: A", on: row.card, isSibling: isSibling)
      #expect(color == DynamicColor(row.light, dark: row.dark))
    }
  }

  @Test func `a colour that its author gave stays`() throws {
    let color = try textColor("kind: label, text: A, textColor: white", on: "white")
    #expect(color == DynamicColor(0xFFFFFF))
  }

  @Test func `a title in the tint colour stays on grey, and turns white on blue`() throws {
    // The guide's own buttons are blue on grey, with a contrast of 1.7.
    let tint = DynamicColor(0x007AFF, dark: 0x0A84FF)
    #expect(try textColor("kind: button, title: A", on: "lightGray") == tint)
    #expect(try textColor("kind: button, title: A", on: "blue") == DynamicColor(0xFFFFFF))
  }

  @Test func `a field has its own ground`() throws {
    let color = try textColor("kind: textField, text: A", on: "white")
    #expect(color == DynamicColor(0x000000, dark: 0xFFFFFF))
  }

  private func strokes(of constraint: String, on card: String) throws -> [DynamicColor] {
    let recipe = """
      views: {Card: {backgroundColor: \(card)}}
      constraints: |
        1. \(constraint)
        Card.Leading = Superview.Leading
        Card.Top = Superview.Top
        Card.Width = 600
        Card.Height = 600
      """
    return try group("constraint-1", in: figure(recipe)).marks.compactMap { $0.stroke?.color }
  }

  @Test(arguments: [
    // On white the theme's own line; on a white card the dark theme takes the light one's.
    ("clear", [DynamicColor(0x2976B7, dark: 0x64A5EA)]), ("white", [DynamicColor(0x2976B7)]),
    // No blue is seen on blue: the line is white.
    ("blue", [DynamicColor(0xFFFFFF)]),
  ])
  func `a line is seen on a card`(_ row: (card: String, colors: [DynamicColor])) throws {
    #expect(try strokes(of: "Card.CenterY = Superview.CenterY", on: row.card) == row.colors)
  }

  @Test func `a caption of a label in a diagram is read on its card`() throws {
    let recipe = """
      views:
        Card:
          backgroundColor: white
          subviews: {Title: {kind: label, text: A}}
          constraints: |
            Title.Leading = Superview.Leading + 60
            Title.Trailing = Superview.Trailing - 60
            Title.Top = Superview.Top + 60
            Title.Bottom = Superview.Bottom - 60
      constraints: |
        Card.Leading = Superview.Leading + 20
        Card.Top = Superview.Top + 20
      """
    let figure = try Schematic.Style.figure(
      of: Sample.solved(recipe), FigureRequest(name: "Test", title: "Test"))
    let colors = figure.groups.flatMap(\.marks).compactMap { mark -> DynamicColor? in
      guard case .text(let line, _, _) = mark.shape, line.text == "Title",
        case .color(let color) = mark.fill
      else { return nil }
      return color
    }
    #expect(colors == [DynamicColor(0x000000)])
  }
}
