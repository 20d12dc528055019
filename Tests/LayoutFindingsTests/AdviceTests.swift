import Diagnostics
import LayoutFindings
import LayoutModel
import TestSupport
import Testing
import Typesetting

/// Advice on layouts that may work.
struct AdviceTests {
  private func advice(_ recipe: String) throws -> [String] {
    try Sample.solved(recipe).advice(.standard).map(\.message)
  }

  private static let fixedSize = """
    views:
      Grabber: {backgroundColor: darkGray}
      Icon: {kind: imageView, image: {name: icon, size: [20, 20]}}
      Line: {}
      Save: {kind: button, title: Save}
      Card: {subviews: {Name: {kind: label, text: Name}}}
    constraints: |
      Grabber.Width = 36
      Grabber.Height = 5
      Icon.Width = 24
      Line.Height = 1

    """

  @Test func `what shows no text may have a fixed size`() throws {
    #expect(try advice(Self.fixedSize) == [])
  }

  @Test(arguments: [
    ("Save.Height = 50", "'Save' has a fixed height and cannot grow with its text"),
    ("Card.Width = 100", "'Card' has a fixed width and cannot grow with its text"),
  ])
  func `a text grows`(_ line: String, _ message: String) throws {
    #expect(try advice(Self.fixedSize + "  " + line + "\n") == [message])
  }

  /// Between 200 and 300 points every width is as good at 750, and the last line decides for 300.
  @Test func `a constraint that ties with a content size and loses is reported`() throws {
    let recipe = """
      views:
        Picture: {kind: imageView, image: {name: flowers, size: [300, 400]}}
      constraints: |
        Picture.Leading = Superview.Leading
        Picture.Top = Superview.Top
        Picture.Width = 200 @PRIORITY
        Picture.Width = 300 @248
      """
    let tie =
      "this constraint does not hold: the compression resistance of 'Picture' has the same priority 750"
    #expect(try advice(recipe.replacing("PRIORITY", with: "750")) == [tie])
    // It holds; and it loses to what is stronger.
    #expect(try advice(recipe.replacing("PRIORITY", with: "751")) == [])
    #expect(try advice(recipe.replacing("PRIORITY", with: "749")) == [])
  }
}
