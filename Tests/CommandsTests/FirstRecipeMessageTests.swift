import Commands
import TestSupport
import Testing

/// Messages about what people write in their first recipes.
struct FirstRecipeMessageTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var recipe: String
    /// Each line of the report that begins with the file, and each help.
    var lines: [String]
    var status = ExitStatus.failed

    var testDescription: String { recipe }
  }

  private static func constrained(_ text: String, _ constant: String = "20") -> String {
    text + """
      constraints: |
        A.Leading = Superview.Leading + \(constant)
        A.Top = Superview.Top
        A.Width = 100
        A.Height = 40

      """
  }

  static let rows = [
    Row(
      recipe: constrained("views: {A: {}}\n", "abc"),
      lines: [
        "3:35: error: there is no metric 'abc' [unknown-metric]",
        "write a number, or give 'abc' one under 'metrics'",
      ]),
    Row(
      recipe: constrained("metrics: {gutter: 12}\nviews: {A: {}}\n", "guter"),
      lines: ["4:35: error: there is no metric 'guter' [unknown-metric]", "did you mean 'gutter'?"]),
    // The file that is not there may have the metric and the colour.
    Row(
      recipe: constrained(
        "include: common.yaml\nviews: {A: {backgroundColor: brand}}\n", "gutter"),
      lines: [
        "1:10: error: 'common.yaml' cannot be included: No such file or directory [unusable-include]",
        "write its path from the folder of this file",
      ]),
    Row(
      recipe: "A.Leading = Superview.Leading\nA.Top = Superview.Top\nA.Width = 9\nA.Height = 9\n",
      lines: [
        "1:1: error: a recipe has its constraints under the key 'constraints' [bare-constraints]",
        "write 'constraints: |' above them, and two blanks before each",
      ]),
    Row(
      recipe: constrained("canvas: {device: iPhone 99}\nviews: {A: {}}\n"),
      lines: [
        "1:18: error: 'iPhone 99' is not a device [unknown-value]",
        "nearest: 'iPhone 18 Pro'; 'ibar help devices' lists all",
      ]),
    Row(
      recipe: "views: {A: {kind: imageView, image: \"a, b\"}}\n",
      lines: [
        "1:37: error: there is no file 'a, b' beside the recipe [unusable-image]",
        "put the file there, or give its size in points: '{name: \"a, b\", size: [300, 400]}'",
      ]),
    Row(
      recipe: "views: {A: {backgroundColor: tomato}}\n",
      lines: [
        "1:30: error: 'tomato' is not a colour [unknown-color]",
        "known here: 'red', 'blue', 'green', 'yellow', 'purple', 'orange', 'lightGray', 'darkGray', "
          + "'gray', 'white', 'black', 'clear', '\"#RRGGBB\"', 'label', 'placeholderText', 'separator', "
          + "'opaqueSeparator', 'link', 'systemBackground', 'systemGroupedBackground', 'systemFill', "
          + "'systemRed', 'systemOrange', 'systemYellow', 'systemGreen', 'systemMint', 'systemTeal', "
          + "'systemCyan', 'systemBlue', 'systemIndigo', 'systemPurple', 'systemPink', 'systemBrown', "
          + "'systemGray'",
      ]),
  ]

  @Test(arguments: rows)
  func `a message says what to do`(_ row: Row) async throws {
    let sandbox = try Sandbox()
    let path = try sandbox.write(row.recipe, to: "Card.yaml")
    let outcome = await Outcome.of("check", path)
    #expect(outcome.status == row.status)
    let found = outcome.errors.split(separator: "\n").compactMap { line -> String? in
      if line.hasPrefix(path + ":") { return String(line.dropFirst(path.count + 1)) }
      return line.firstMatch(of: /^ +(?:\d+ \|)? *= help: (.*)$/).map { String($0.1) }
    }
    #expect(found == row.lines)
  }

  /// Lines without a key are still a recipe on standard input, and a list in YAML is none.
  @Test func `a file that only looks like constraints is skipped`() async throws {
    let sandbox = try Sandbox()
    let path = try sandbox.write("- one: 1\n- two: 2\n", to: "List.yaml")
    let outcome = await Outcome.of("check", path)
    #expect(outcome.status == .done)
    #expect(outcome.errors.contains("advice: this file has no key of a recipe, so it is skipped"))
  }

  @Test(arguments: [("", true), ("caption: A card\n", false)])
  func `captions that are not there are reported`(_ key: String, _ isReported: Bool) async throws {
    let sandbox = try Sandbox()
    let path = try sandbox.write(Self.constrained(key + "views: {A: {}}\n"), to: "Card.yaml")
    let outcome = await Outcome.of(
      "render", path, "-o", sandbox.path, "--caption", "--format", "svg")
    #expect(outcome.status == .done)
    let advice = "advice: there is no caption to set below the figures"
    #expect(outcome.errors.contains(advice) == isReported)
  }
}
