import Diagnostics
import Foundation
import Testing

@testable import Reports

/// Findings in all forms of messages.
struct MessageFormatTests {
  private static let text = """
    titel: Two
    views: {Red View: {colour: red}}
    constraints: |
      Red View.Leadin = Superview.left-edge + 8

    """

  /// The place of a word in the text.
  private static func place(_ word: String) throws -> SourceRange {
    let found = try #require(text.range(of: word))
    let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    return SourceRange(start: start, end: start + word.utf8.count)
  }

  private static func findings(in path: String = "A, 100%.yaml") throws -> [Finding] {
    let file = SourceFile(path: path, text: text)
    let last = try place("left-edge")
    return try [
      Diagnostic(
        "unknown-key", "a recipe has no key 'titel'", at: place("titel"),
        help: "did you mean 'title'?"),
      Diagnostic("unknown-key", "a view has no key 'colour'", at: place("colour")),
      Diagnostic("unknown-attribute", "'Red View' has no attribute 'Leadin'", at: place("Leadin")),
      Diagnostic(
        "unknown-attribute", "'Superview' has no attribute 'left-edge'", at: last,
        help: "use 'Left'",
        fixes: [Diagnostic.Fix("use 'Left'", [Diagnostic.Edit(last, "Left")])]),
    ].map { Finding($0, in: file) }
  }

  private static func text(_ format: MessageFormat, _ findings: [Finding]) -> String {
    format.text(of: findings, by: "1.0")
  }

  private static func json(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `the short form is a line for each`() throws {
    #expect(
      try Self.text(.short, Self.findings()) == """
        A, 100%.yaml:1:1: error: a recipe has no key 'titel' [unknown-key]
        A, 100%.yaml:2:20: error: a view has no key 'colour' [unknown-key]
        A, 100%.yaml:4:12: error: 'Red View' has no attribute 'Leadin' [unknown-attribute]
        A, 100%.yaml:4:31: error: 'Superview' has no attribute 'left-edge' [unknown-attribute]

        """)
  }

  @Test func `the form for people has the line, a caret and help`() throws {
    #expect(
      try Self.text(.human, [Self.findings()[0]]) == """
        A, 100%.yaml:1:1: error: a recipe has no key 'titel' [unknown-key]
            1 | titel: Two
              | ^~~~~
               = help: did you mean 'title'?

        """)
  }

  @Test func `the json form has places, help and fixes`() throws {
    let document = try Self.json(Self.text(.json, Self.findings()))
    let diagnostics = try #require(document["diagnostics"] as? [[String: Any]])
    #expect(
      diagnostics.map { $0["id"] as? String } == [
        "unknown-key", "unknown-key", "unknown-attribute", "unknown-attribute",
      ])
    let last = try #require(diagnostics.last)
    #expect(last["line"] as? Int == 4 && last["column"] as? Int == 31)
    #expect(last["endColumn"] as? Int == 40)
    #expect(last["help"] as? String == "use 'Left'")
    let fix = (last["fixes"] as? [[String: Any]])?.first
    #expect((fix?["edits"] as? [[String: Any]])?.first?["text"] as? String == "Left")
  }

  @Test func `the github form escapes what its commands mean`() throws {
    #expect(
      try Self.text(.github, Self.findings()).hasPrefix(
        "::error file=A%2C 100%25.yaml,line=1,endLine=1,col=1,endColumn=6,title=unknown-key::"
          + "a recipe has no key 'titel'%0Ahelp: did you mean 'title'?\n"))
  }

  @Test func `the sarif form names its rules, places and replacements`() throws {
    let log = try Self.json(Self.text(.sarif, Self.findings()))
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(
      results.map { $0["ruleId"] as? String } == [
        "unknown-key", "unknown-key", "unknown-attribute", "unknown-attribute",
      ])
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rule = try #require((driver?["rules"] as? [[String: Any]])?.last)
    #expect(rule["id"] as? String == "unknown-key")
    let words = "A mapping has a key that has no meaning there."
    #expect((rule["shortDescription"] as? [String: String])?["text"] == words)
    #expect(
      (rule["help"] as? [String: String])?["markdown"] == "`ibar help unknown-key`: \(words)")
    let location = (results[0]["locations"] as? [[String: Any]])?.first?["physicalLocation"]
    let artifact = (location as? [String: Any])?["artifactLocation"] as? [String: Any]
    #expect(artifact?["uri"] as? String == "A%2C%20100%25.yaml")
    let region = (location as? [String: Any])?["region"] as? [String: Any]
    #expect(region?["startLine"] as? Int == 1 && region?["endColumn"] as? Int == 6)
  }

  @Test func `the table of ids is in order, without doubles`() {
    let ids = MessageKind.all.map(\.id)
    #expect(zip(ids, ids.dropFirst()).allSatisfy { $0 < $1 })
    #expect(Self.misses.allSatisfy { MessageKind.named($0) == nil })
    #expect(MessageKind.all.allSatisfy { $0.meaning.hasSuffix(".") })
  }

  private static let misses = ["", "unknown", "unknown-key "]

  @Test func `junit has a test for each input, with a failure for each fault`() throws {
    let findings = try Self.findings()
    let advice = Finding(
      path: "b/C.yaml", diagnostic: Diagnostic("fixed-size", severity: .advice, "less"))
    let text = JUnitMessages.text(of: [
      ("A, 100%.yaml", Array(findings[2...2])), ("./a/B.yaml", []), ("b/C.yaml", [advice]),
    ])
    #expect(text.contains("<testsuite name=\"ibar check\" tests=\"3\" failures=\"1\">"))
    #expect(text.contains("<testcase classname=\"a\" name=\"B.yaml\"/>"))
    #expect(text.contains("<testcase classname=\"b\" name=\"C.yaml\"/>"))
    #expect(
      text.contains(
        """
        <testcase classname="inputs" name="A, 100%.yaml">
        <failure type="unknown-attribute" message="'Red View' has no attribute 'Leadin'">\
        A, 100%.yaml:4:12: error: 'Red View' has no attribute 'Leadin' [unknown-attribute]
        """))
  }

  @Test(arguments: MessageFormat.allCases)
  func `no form prints a control character of a name`(_ format: MessageFormat) throws {
    let names = ["a\n::error::pwn.yaml", "e\u{1B}]0;x\u{7}.yaml", "c\u{9B}31m.yaml"]
    let findings = names.map { name in
      Finding(
        Diagnostic("x", "'V\u{1B}[31m' is wrong", at: SourceRange(start: 0, end: 4)),
        in: SourceFile(path: name, text: "V\u{1B}[31m\n"))
    }
    let unread = names.map { Finding(path: $0, diagnostic: Diagnostic("file", "no \u{7}")) }
    let text = Self.text(format, findings + unread)
    for scalar in text.unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control)
    }
    let commands = text.split(separator: "\n").filter { $0.hasPrefix("::error") }
    #expect(commands.count == (format == .github ? 6 : 0))
    #expect(!commands.contains { $0.hasPrefix("::error::") })
    // Programs get the names as they are.
    if format == .json {
      let found = try #require(Self.json(text)["diagnostics"] as? [[String: Any]])
      #expect(found.compactMap { $0["path"] as? String } == names + names)
    }
  }

  @Test func `nothing found is nothing to read, and a whole document to programs`() throws {
    for format in MessageFormat.allCases {
      let text = Self.text(format, [])
      switch format {
      case .human, .short, .github: #expect(text.isEmpty)
      case .json: #expect(try (Self.json(text)["diagnostics"] as? [Any])?.isEmpty == true)
      case .sarif:
        let run = (try Self.json(text)["runs"] as? [[String: Any]])?.first
        #expect((run?["results"] as? [Any])?.isEmpty == true)
      }
    }
  }
}
