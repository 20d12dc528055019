import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// Lengths of schematics that a reader compares.
struct SchematicTruthTests {
  private struct Sample {
    let diagram: Schematic.Diagram

    /// On a screen of 390 x 844 points.
    init(_ views: String, _ constraints: String) throws {
      var canvas = Canvas.square
      canvas.size = Size(width: 390, height: 844)
      let text = "views: {\(views)}\nconstraints: |\n" + constraints
      diagram = try SchematicSamples.diagram(of: TestSupport.Sample.solved(text, on: canvas))
    }

    func frame(_ name: String) throws -> Rect {
      diagram.places.frames[
        try #require(diagram.model.boxes.firstIndex { $0.name == name })]
    }
  }

  /// Of the 844 points the views and the gaps with constraints take 164, so that 680 are free.
  @Test func `a free stretch is no shorter than a short gap with a bar`() throws {
    let sample = try Sample(
      "Field: {kind: textField}, Text: {kind: textView}, Button: {kind: button, title: Send}",
      """
        1. Field.Top = Superview.Top + 12
        2. Field.Leading = Superview.LeadingMargin
        3. Field.Trailing = Superview.TrailingMargin
        4. Field.Height = 34
        5. Text.Top = Field.Bottom + 12
        6. Text.Leading = Superview.LeadingMargin
        7. Text.Trailing = Superview.TrailingMargin
        8. Text.Height = 50
        9. Button.Height = 44
        10. Button.CenterX = Superview.CenterX
        11. Superview.Bottom = Button.Bottom + 12
      """)
    let (field, text, button) = (
      try sample.frame("Field"), try sample.frame("Text"), try sample.frame("Button")
    )
    // Places are in half points.
    #expect(button.minY - text.maxY >= text.minY - field.maxY - 0.5)
  }

  /// The distances of 8 and 20 points of the guide's two views need equally long bars.
  @Test func `no distance is longer than one that is longer in the layout`() throws {
    let sample = try Sample(
      "Upper: {}, Lower: {}",
      """
        1. Upper.Leading = Superview.Leading + 20
        2. Superview.Trailing = Upper.Trailing + 20
        3. Upper.Top = Superview.Top + 20
        4. Lower.Leading = Superview.Leading + 20
        5. Superview.Trailing = Lower.Trailing + 20
        6. Lower.Top = Upper.Bottom + 8
        7. Superview.Bottom = Lower.Bottom + 20
        8. Lower.Height = Upper.Height
      """)
    let (upper, lower) = (try sample.frame("Upper"), try sample.frame("Lower"))
    let root = sample.diagram.places.frames[0]
    let short = lower.minY - upper.maxY
    // 20 is at least twice 8, so that 1.3 is asked for; places are in half points.
    #expect(upper.minY - root.minY >= 1.3 * short - 0.5)
    #expect(upper.minX - root.minX >= 1.3 * short - 0.5)
    #expect((root.maxY - lower.maxY - upper.minY + root.minY).magnitude <= 0.5)
  }

  @Test func `a line stays one, with its size beside it`() throws {
    let sample = try Sample(
      "Line: {backgroundColor: lightGray}",
      """
        1. Line.Top = Superview.Top + 80
        2. Line.CenterX = Superview.CenterX
        3. Line.Width = 150
        4. Line.Height = 1
      """)
    let line = try sample.frame("Line")
    #expect(line.height == 3)
    let mark = try #require(sample.diagram.marks.first { $0.ties == [3] }).candidate
    #expect(mark.strokes.map(\.role) == [.bar, .thin])
    // A cap at each side of the line.
    #expect(mark.strokes[0].start == line.minY - 1 && mark.strokes[0].end == line.maxY + 1)
    #expect(mark.strokes[0].cross < line.minX || line.maxX < mark.strokes[0].cross)
  }

  @Test func `one constant for width and height makes a square`() throws {
    let sample = try Sample(
      "Last Photo: {backgroundColor: gray}",
      """
        1. Last Photo.Top = Superview.Top + 80
        2. Last Photo.CenterX = Superview.CenterX
        3. Last Photo.Width = 48
        4. Last Photo.Height = 48
      """)
    let photo = try sample.frame("Last Photo")
    // Places are in half points.
    #expect((photo.width - photo.height).magnitude <= 0.5)
  }

  /// The icon is as high as the label above its centre and their bars, and the buttons share the width.
  @Test func `a square is kept before the width of the page`() throws {
    let sample = try Sample(
      """
      Icon: {kind: imageView}, Plant Label: {kind: label, text: Plants},
      Lesson Label: {kind: label, text: "9:41"},
      Account Button: {kind: button, title: Cancel}, Card Button: {kind: button, title: Save}
      """,
      """
        1. Icon.Top = Superview.Top + 20
        2. Icon.Leading = Superview.LeadingMargin
        3. Icon.Width = 48
        4. Icon.Height = 48
        5. Plant Label.Leading = Icon.Trailing + 12
        6. Plant Label.Bottom = Icon.CenterY - 1
        7. Lesson Label.Trailing = Superview.TrailingMargin
        8. Lesson Label.FirstBaseline = Plant Label.FirstBaseline
        9. Account Button.Top = Icon.Bottom + 8
        10. Account Button.Leading = Superview.LeadingMargin
        11. Card Button.Leading = Account Button.Trailing + 16
        12. Card Button.Trailing = Superview.TrailingMargin
        13. Card Button.Width = Account Button.Width
        14. Card Button.CenterY = Account Button.CenterY
      """)
    let icon = try sample.frame("Icon")
    // Places are in half points.
    #expect((icon.width - icon.height).magnitude <= 0.5)
  }
}
