import Commands
import Foundation
import TestSupport
import Testing

/// Edits of the canvas and removed constraints, between recipes and between figures alike.
struct DiffCanvasTests {
  private static let recipe = """
    title: A
    canvas: {device: iPhone 6}
    views: {Red View: {backgroundColor: red}}
    constraints: |
      1. Red View.Leading = Superview.LeadingMargin
      2. Red View.Trailing = Superview.TrailingMargin
      3. Red View.Top = Top Layout Guide.Bottom + 20.0
      4. Red View.Height = 100.0
      5. Red View.Height <= 300.0

    """

  /// A text of the recipe, what stands in its place, and what `diff` says of it.
  static let edits: [(old: String, new: String, words: [String])] = [
    ("iPhone 6", "iPhone SE", ["the canvas's device went from iPhone 6 to iPhone SE"]),
    (
      "device: iPhone 6", "size: [375, 667]",
      ["added: A", "removed: A.landscape", "removed: A.portrait"]
    ),
    ("iPhone 6", "iPhone 6, orientations: [portrait]", ["removed: A.landscape"]),
    (
      // The guide's margins of an iPhone 6 are 20 points in landscape, 16 in portrait.
      "iPhone 6", "iPhone 6, layoutMargins: 30",
      ["layoutMargins went from 0, 20, 0, 20 to 30", "layoutMargins went from 0, 16, 0, 16 to 30"]
    ),
    (
      "iPhone 6", "iPhone 6, safeAreaInsets: [40, 0, 0, 0]",
      ["the canvas's safeAreaInsets went from 20, 0, 0, 0 to 40, 0, 0, 0"]
    ),
    (
      "iPhone 6", "iPhone 6, direction: rightToLeft",
      ["the canvas's direction went from leftToRight to rightToLeft"]
    ),
    (
      "iPhone 6", "iPhone 6, textSize: extraExtraLarge",
      ["the canvas got textSize extraExtraLarge"]
    ),
    ("iPhone 6", "iPhone 6, bars: {tab: true}", ["tab true"]),
    (
      "  5. Red View.Height <= 300.0\n", "",
      ["constraint 5 \"Red View.Height <= 300.0\" was removed"]
    ),
    (
      "  4. Red View.Height = 100.0\n", "", ["constraint 4 \"Red View.Height = 100.0\" was removed"]
    ),
  ]

  @Test(arguments: edits, ["recipes", "figures"])
  func `an edit has a line`(
    _ edit: (old: String, new: String, words: [String]), _ sides: String
  ) async throws {
    let sandbox = try Sandbox(inMemory: true)
    let edited = Self.recipe.replacing(edit.old, with: edit.new)
    for (side, text) in [("old", Self.recipe), ("new", edited)] {
      try sandbox.write(text, to: "recipes/\(side)/A.yaml")
      _ = await Outcome.of(
        "render", sandbox.path + "/recipes/" + side, "-o", sandbox.path + "/figures/" + side)
    }
    let outcome = await Outcome.of(
      ["diff"] + ["old", "new"].map { sandbox.path + "/\(sides)/" + $0 })
    #expect(outcome.status == .findings)
    for words in edit.words { #expect(outcome.output.contains(words), "\(outcome)") }
  }
}
