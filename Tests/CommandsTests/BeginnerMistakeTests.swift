import Commands
import Foundation
import TestSupport
import Testing

/// Mistakes of authors who are new to YAML and to recipes, through the commands.
struct BeginnerMistakeTests {
  /// A fault's place and help, and what `--fix` makes of the recipe; nil if it changes nothing.
  struct Row: Sendable, CustomTestStringConvertible {
    let before: String
    let place: String
    let help: String
    let after: String?

    init(_ before: String, _ place: String, _ help: String, _ after: String? = nil) {
      (self.before, self.place, self.help, self.after) = (before, place, help, after)
    }

    var testDescription: String { before }
  }

  private static func label(_ text: String) -> String {
    "views:\n  A:\n    kind: label\n    text: \(text)\n  B: {}\nstatus: ambiguous\n"
  }

  private static func view(_ keys: String) -> String {
    "views:\n  A: {\(keys)}\nstatus: ambiguous\n"
  }

  static let quotes = [
    Row(label("'"), "4:11", "write '\"\"' for an empty text", label("\"\"")),
    Row(label("'Hello"), "4:11", "write '\"Hello\"'", label("\"Hello\"")),
    Row(label("'It's"), "4:11", "write '\"It's\"'", label("\"It's\"")),
    Row(label("'Don't'"), "4:11", "write '\"Don't\"'", label("\"Don't\"")),
    Row(label("\"Hello"), "4:11", "write '\"Hello\"'", label("\"Hello\"")),
    Row(
      view("kind: label, text: 'Hello"), "2:26", "write '\"Hello\"'",
      view("kind: label, text: \"Hello\"")),
    Row(label("A\n/* B */"), "5:1", "write '# B'", label("A\n# B")),
    Row(label("A\n<!-- B -->"), "5:1", "write '# B'", label("A\n# B")),
  ]

  static let texts = [
    Row(label("A &amp; B"), "4:11", "write 'A & B'", label("A & B")),
    Row(label("\"&#39;A&#x41;\""), "4:11", "write '\"'AA\"'", label("\"'AA\"")),
    Row(label("A&nbsp;B"), "4:11", "write 'A B'", label("A B")),
    Row(label("A<br/>B"), "4:11", "write '\"A\\nB\"'", label("\"A\\nB\"")),
    Row(label("A\\nB"), "4:11", "write '\"A\\nB\"'", label("\"A\\nB\"")),
    Row(label("'A\\nB'"), "4:11", "write '\"A\\nB\"'", label("\"A\\nB\"")),
    Row(label("A // B"), "4:13", "write '# B' if it is a comment, or put the text into quotes"),
  ]

  static let keys = [
    Row(
      "canvas: {orientations: portrait-only}\nviews: {A: {}}\nstatus: ambiguous\n", "1:24",
      "write 'portrait'",
      "canvas: {orientations: portrait}\nviews: {A: {}}\nstatus: ambiguous\n"),
    Row(
      "views: {A: {}, B: {}}\nframes: {portrait: {Old: [0, 0, 1, 1], B: [0, 0, 1, 1]}}\n", "2:21",
      "if it was renamed, write its new name here: 'A'; if not, delete it"),
    Row(
      "views: {A: {}}\nframes: {portrait: {Old: [0, 0, 1, 1], A: [0, 0, 1, 1]}}\n", "2:21",
      "delete it: every view has its frame here"),
    Row(
      "views:\n  A:\n    Inner View: {}\nstatus: ambiguous\n", "3:5",
      "write 'subviews: {Inner View: {}}'",
      "views:\n  A:\n    subviews: {Inner View: {}}\nstatus: ambiguous\n"),
    Row(
      "views:\n  A:\n    Inner View: {}\n    Other View: {}\nstatus: ambiguous\n", "3:5",
      "write 'subviews:' on the line above, and indent 'Inner View', 'Other View' below it"),
    Row(
      view("kind: label, fr: {text: Bonjour}"), "2:20",
      "delete it, and write 'languages: {fr: {views: {A: {text: Bonjour}}}}' at the end of the recipe"
    ),
    Row(
      "views: {A: {kind: label, text: Hello}}\nde: {A: Hallo}\nstatus: ambiguous\n", "2:1",
      "write 'languages: {de: {views: {A: {text: Hallo}}}}'",
      "views: {A: {kind: label, text: Hello}}\nlanguages: {de: {views: {A: {text: Hallo}}}}\nstatus: ambiguous\n"
    ),
    Row(
      view("kind: label, text: A, font: Helvetica"), "2:35",
      "delete 'font', or write a size, such as 'font: 17'", view("kind: label, text: A")),
    Row(
      view("kind: label, text: A, font: Arial-Bold"), "2:35", "write '{weight: bold}'",
      view("kind: label, text: A, font: {weight: bold}")),
    Row(view("kind: slider, value: 50"), "2:28", "write '0.5' for 50 of 100"),
    // (30 - 20) / (40 - 20)
    Row(
      view("kind: slider, min: 20, max: 40, value: 30"), "2:21", "delete 'min' and 'max'",
      view("kind: slider, value: 0.5")),
    Row(
      view("kind: segmentedControl, items: [A]"), "2:31", "write 'segments'",
      view("kind: segmentedControl, segments: [A]")),
    Row(
      view("kind: segmentedControl, segments: [A], selectedSegmentIndex: 0"), "2:46",
      "write 'selectedSegment'",
      view("kind: segmentedControl, segments: [A], selectedSegment: 0")),
  ]

  static let otherSystems = [
    Row(
      "views: {A: {kind: label, text: Hi}}\nlanguages: {de: {A: Hallo}}\nstatus: ambiguous\n",
      "2:18", "write 'views: {A: {text: Hallo}}'",
      "views: {A: {kind: label, text: Hi}}\nlanguages: {de: {views: {A: {text: Hallo}}}}\nstatus: ambiguous\n"
    ),
    Row(
      "views: {A: {kind: label, text: Hi}}\nlanguages: {de: {Hi: Hallo}}\nstatus: ambiguous\n",
      "2:18", "write 'views: {A: {text: Hallo}}'",
      "views: {A: {kind: label, text: Hi}}\nlanguages: {de: {views: {A: {text: Hallo}}}}\nstatus: ambiguous\n"
    ),
    Row(
      view("right: 20px"), "2:7",
      "add 'A.Trailing = Superview.Trailing - 20' to 'constraints', and delete this"),
    Row(view("parent: B"), "2:7", "delete it, and move 'A' below 'subviews:' of 'B'"),
    Row(
      view("kind: textField, value: Hi"), "2:24", "write 'text'",
      view("kind: textField, text: Hi")),
    Row(
      view("backgroundColor: 0xFF0000"), "2:24", "write '\"#FF0000\"'",
      view("backgroundColor: \"#FF0000\"")),
    // 16 is 10 in hexadecimal digits.
    Row(
      view("backgroundColor: [255, 16, 0]"), "2:24", "write '\"#FF1000\"'",
      view("backgroundColor: \"#FF1000\"")),
    Row(
      view("kind: label, text: ${title}"), "2:26", "write '\"${title}\"'",
      view("kind: label, text: \"${title}\"")),
    Row(
      view("kind: label, text: {{title}}"), "2:26", "write '\"{{title}}\"'",
      view("kind: label, text: \"{{title}}\"")),
  ]

  @Test(arguments: quotes + texts + keys + otherSystems)
  func `a mistake has its place, its help and its fix`(_ row: Row) async throws {
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write(row.before, to: "A.yaml")
    let found = await Outcome.of("check", path)
    #expect(found.errors.contains("A.yaml:\(row.place): "))
    #expect(found.errors.contains("= help: \(row.help)\n"))
    _ = await Outcome.of("check", "--fix", path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == row.after ?? row.before)
  }

  /// Texts that only look like mistakes.
  @Test(arguments: [
    "AT&T; Co", "\"C:\\\\new\"", "C:\\new\\table", "https://a.b/c", "\"A // B\"", "'\"'", "a & b;",
    "\"It's\"", "'It''s'",
  ])
  func `a right text has no message`(_ text: String) async throws {
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write(BeginnerMistakeTests.label(text), to: "A.yaml")
    #expect(await Outcome.of("check", path).errors.isEmpty)
  }

  /// The space between views across the axis of their stack view.
  @Test func `views below each other in a horizontal stack view want its axis`() async throws {
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write(
      """
      views:
        S:
          kind: stackView
          arrangedSubviews:
            X: {intrinsicContentSize: [50, 50]}
            Y: {intrinsicContentSize: [50, 50]}
      constraints: |
        S.Top = Superview.Top + 40
        S.Leading = Superview.Leading + 20
        Y.Top = X.Bottom + 8
      """, to: "A.yaml")
    let found = await Outcome.of("check", path)
    #expect(
      found.errors.contains(
        "write 'axis: vertical' and 'spacing: 8' in it, and delete 'Y.Top = X.Bottom + 8'"))
  }

  /// Files that are no recipes.
  @Test(arguments: [
    ("A.json", "YAML holds JSON: rename it to '"), ("A.swift", "between a line '```swift'"),
    ("A.png", "this is a figure: name its recipe"),
    ("A.yaml", "if it is one, begin it with 'views:'"),
  ])
  func `a file that is no recipe has help`(_ row: (name: String, help: String)) async throws {
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write("- A\n", to: row.name)
    #expect(await Outcome.of("check", path).errors.contains(row.help))
  }
}
