import Diagnostics
import Testing

struct SourceFileTests {
  /// A place with its line and column, counted from 1 in characters.
  static let places: [(text: String, offset: Int, line: Int, column: Int)] = [
    ("abc", 0, 1, 1), ("abc", 3, 1, 4), ("a\nbc", 2, 2, 1), ("a\nbc", 1, 1, 2),
    // é is two bytes and one character, 観 three bytes and one character.
    ("é: x", 4, 1, 4), ("観: x", 5, 1, 4),
    // A family of three is 18 bytes and one character.
    ("👨‍👩‍👧 x", 19, 1, 3), ("a\rb\r\nc", 5, 3, 1), ("a\u{2028}b\u{85}c", 4, 1, 3),
    ("a\u{2029}b\nc", 6, 2, 1),
    ("\tx", 1, 1, 2), ("", 0, 1, 1),
  ]

  @Test(arguments: places)
  func `a place is counted in characters`(
    _ place: (text: String, offset: Int, line: Int, column: Int)
  ) {
    let position = SourceFile(path: "a", text: place.text).position(at: place.offset)
    #expect(position.line == place.line)
    #expect(position.column == place.column)
  }
}

struct DiagnosticFormatterTests {
  @Test func `the caret stands under the fault`() {
    let file = SourceFile(path: "a.yaml", text: "views:\n  Red: {color: x}\n")
    let diagnostic = Diagnostic(
      "unknown-key", "a view has no key 'color'", at: SourceRange(start: 15, end: 20),
      notes: [.init("seen before", at: SourceRange(start: 0, end: 5))], help: "leave it out")
    #expect(
      DiagnosticFormatter().text(diagnostic, in: file) == """
        a.yaml:2:9: error: a view has no key 'color' [unknown-key]
            2 |   Red: {color: x}
              |         ^~~~~
               = note: seen before (line 1)
               = help: leave it out

        """)
  }

  @Test func `tabs stay tabs and wide characters take two cells`() {
    let file = SourceFile(path: "a", text: "\t標題🟥: x")
    let start = "\t標題🟥: ".utf8.count
    let text = DiagnosticFormatter().text(
      Diagnostic("x", "here", at: SourceRange(start: start, end: start + 1)), in: file)
    #expect(text == "a:1:7: error: here [x]\n    1 | \t標題🟥: x\n      | \t        ^\n")
  }

  @Test func `a place at the end of a line gets a caret of its own`() {
    let file = SourceFile(path: "a", text: "ab\ncd")
    let text = DiagnosticFormatter().text(
      Diagnostic("x", severity: .warning, "more", at: SourceRange(start: 2, end: 2)), in: file)
    #expect(text == "a:1:3: warning: more [x]\n    1 | ab\n      |   ^\n")
  }
}

struct UntrustedTextTests {
  /// A clear of the screen, a title of the window, a line of its own, the control sequence introducer in one
  /// character, and an override of the reading direction.
  static let controls = ["\u{1B}[2J", "\u{1B}]0;x\u{7}", "\n::error::x", "\u{9B}31m", "\u{202E}x"]

  @Test(arguments: controls)
  func `no control character of a file reaches a terminal`(_ text: String) {
    let file = SourceFile(path: "a" + text, text: "b" + text.replacing("\n", with: ""))
    let range = SourceRange(start: 0, end: file.text.utf8.count)
    let written = DiagnosticFormatter().text(
      Diagnostic("x", "found '\(text)'", at: range, notes: [.init(text)], help: text), in: file)
    let lines = written.split(separator: "\n")
    // The heading, the excerpt, the caret, the note and the help.
    #expect(lines.count == 5)
    for scalar in lines.joined().unicodeScalars {
      #expect(scalar.properties.generalCategory != .control)
      #expect(!(0x202A...0x202E).contains(scalar.value))
    }
    #expect(written.hasPrefix("a\\"))
    // The caret is as long as what the line shows.
    #expect(lines[2].count { $0 == "~" } + 1 == lines[1].dropFirst("    1 | ".count).count)
  }

  @Test func `a message and an excerpt quote at most 200 characters`() {
    let secret = String(repeating: "s", count: 5_000_000)
    let file = SourceFile(path: "a", text: secret)
    let diagnostic = Diagnostic(
      "x", "found '\(secret)', and not 'b'", at: SourceRange(start: 100, end: 5_000_000),
      notes: [.init("the file's '\(secret)'")], help: "write '\(secret)'")
    let written = DiagnosticFormatter().text(diagnostic.withShortQuotations, in: file)
    for line in written.split(separator: "\n") {
      #expect(line.count { $0 == "s" } <= 204, "\(line)")
    }
    #expect(written.contains("…', and not 'b'"))
    let short = Diagnostic("x", "the view's 'a' is 'b'")
    #expect(short.withShortQuotations == short)
  }

  /// A letter with a million marks is one character.
  @Test func `a character of a million scalars is cut too`() {
    let text = "a" + String(repeating: "\u{301}", count: 1_000_000)
    let file = SourceFile(path: "a", text: text)
    let diagnostic = Diagnostic(
      "x", "'\(text)'", at: SourceRange(start: 0, end: text.utf8.count))
    let written = DiagnosticFormatter().text(diagnostic.withShortQuotations, in: file)
    #expect(written.unicodeScalars.count < 2000)
  }
}

struct SuggestionTests {
  static let words: [(typed: String, meant: String?)] = [
    ("Leadin", "Leading"), ("laeding", "Leading"), ("Widht", "Width"), ("trailing", "Trailing"),
    ("Bottm", "Bottom"), ("colour", nil), ("x", nil),
  ]

  @Test(arguments: words)
  func `the nearest name is found`(_ word: (typed: String, meant: String?)) {
    let names = ["Leading", "Trailing", "Width", "Height", "Bottom", "Baseline"]
    #expect(Suggestion.nearest(to: word.typed, among: names) == word.meant)
  }

  @Test func `the nearest of many names is found`() {
    let names = (0..<500).map { "Some View \($0)" }
    for index in [0, 7, 42, 499] {
      let help = Suggestion.help(for: "Soem Veiw \(index)", among: names)
      #expect(help == "did you mean 'Some View \(index)'?")
    }
  }

  @Test func `names that differ in digits are not corrected to each other`() {
    #expect(Suggestion.correction(for: "Label 2", among: ["Label 1", "Box"]) == nil)
    #expect(Suggestion.correction(for: "Lable 1", among: ["Label 1", "Box"]) == "Label 1")
  }

  @Test func `a word longer than all names is like none of them`() {
    #expect(
      Suggestion.help(for: String(repeating: "x", count: 5_000_000), among: ["Leading"])
        == "known here: 'Leading'")
    #expect(
      Suggestion.help(for: "Leadingxxx", among: ["Leading"]) == "did you mean 'Leading'?")
  }

  @Test func `of two equally near names the first by alphabet is taken`() {
    #expect(Suggestion.nearest(to: "bat", among: ["cat", "bad"]) == "bad")
  }
}
