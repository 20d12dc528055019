import Diagnostics
import Recipes
import Testing

@testable import RecipeFiles

/// The examples in help are recipes that can be read.
struct ExampleTests {
  private static let views = """
    views:
      Red View: {backgroundColor: red}
      Name Label: {kind: label, text: Name}
      Save Button: {kind: button, title: Save}
    constraints: |
      3. Red View.Width = 100

    """

  /// Where an example of each noun stands.
  @Test(arguments: [
    ("a canvas", "canvas: nothing", "canvas: EXAMPLE"),
    ("a screen", "screen: nothing", "screen: EXAMPLE"),
    ("a states by name", "states: nothing", "states: EXAMPLE"),
    ("a languages by name", "languages: nothing", "languages: EXAMPLE"),
    ("a language", "languages: {de: nothing}", "languages: {de: EXAMPLE}"),
    ("a state", "states: {Done: nothing}", "states: {Done: EXAMPLE}"),
    ("metrics by name", "metrics: nothing", "metrics: EXAMPLE"),
    ("colours by name", "colors: nothing", "colors: EXAMPLE"),
    ("frames by canvas", "frames: nothing", "frames: EXAMPLE"),
    ("frames by view", "frames: {portrait: nothing}", "frames: {portrait: EXAMPLE}"),
    (
      "a view here", "states: {Done: {views: {Red View: [nothing]}}}",
      "states: {Done: {views: {Red View: EXAMPLE}}}"
    ),
    (
      "constraints by number", "states: {Done: {constraints: {3: 8}}}",
      "states: {Done: {constraints: EXAMPLE}}"
    ),
    ("a trait variation", "traits: nothing", "traits: EXAMPLE"),
    ("a figure", "figures: [[nothing]]", "figures: EXAMPLE"),
  ])
  func `an example can be written in the place of what is wrong`(
    _ row: (what: String, wrong: String, right: String)
  ) throws {
    let example = try #require(RecipeFileReader.examples[row.what])
    let right = Self.faults(Self.views + row.right.replacing("EXAMPLE", with: example))
    #expect(right.isEmpty, "\(right.map(\.message))")
    if row.what == "constraints by number" { return }
    let wrong = Self.faults(Self.views + row.wrong)
    #expect(wrong.first?.help == "write it as in '\(example)'", "\(wrong.map(\.message))")
  }

  private static func faults(_ text: String) -> [Diagnostic] {
    RecipeFileReader.recipe(
      in: SourceFile(path: "r.yaml", text: text), named: "r",
      imageSize: { _, _ in .missing(near: nil) }
    ).diagnostics
  }

  @Test(arguments: [
    ("label", "{kind: label}"), ("red", "{backgroundColor: red}"),
    ("Sign In", "{kind: label, text: Sign In}"), ("", "{kind: label}"),
  ])
  func `a text in the place of a view is its kind, its colour or what it shows`(
    _ row: (text: String, help: String)
  ) {
    let faults = Self.faults("views:\n  A: [\(row.text)]\n")
    #expect(faults.first?.severity == .error)
    let text = row.text.isEmpty ? "[]" : row.text
    let help = Self.faults("views:\n  A: \(text)\n").first?.help
    #expect(help == "write '\(row.help)'")
  }

  /// YAML takes both apart at the comma.
  @Test(arguments: [
    ("kind: label, text: Call (home, work)", "a text that holds a comma is not in quotes"),
    ("backgroundColor: rgb(255, 0, 0)", "'rgb(255, 0, 0)' is not a colour"),
  ])
  func `brackets in braces are never accepted in silence`(_ row: (view: String, message: String)) {
    #expect(Self.faults("views:\n  A: {\(row.view)}\n").map(\.message) == [row.message])
  }
}
