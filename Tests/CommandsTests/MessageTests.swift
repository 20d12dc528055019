import Commands
import Foundation
import TestSupport
import Testing

/// Findings in all their forms, and their fixes.
struct MessageTests {
  private static let faulty = """
    titel: Two
    views: {Red View: {colour: red}}
    constraints: |
      Red View.Leadin = Superview.left-edge + 8

    """

  private func check(
    _ recipe: String, _ options: String...
  ) async throws -> (outcome: Outcome, text: String) {
    let sandbox = try Sandbox()
    let path = try sandbox.write(recipe, to: "A, 100%.yaml")
    var outcome = await Outcome.of(["check", path] + options)
    outcome.output = outcome.output.replacingOccurrences(of: sandbox.path + "/", with: "")
    outcome.errors = outcome.errors.replacingOccurrences(of: sandbox.path + "/", with: "")
    // Foundation would take the mark of the encoding away.
    let bytes = FileManager.default.contents(atPath: path) ?? Data()
    return (outcome, String(decoding: bytes, as: UTF8.self))
  }

  @Test func `the short form is a line for each`() async throws {
    let (outcome, _) = try await check(Self.faulty, "--message-format", "short")
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        A, 100%.yaml:1:1: error: a recipe has no key 'titel'
        A, 100%.yaml:2:20: error: a view has no key 'colour'
        A, 100%.yaml:4:12: error: 'Red View' has no attribute 'Leadin'
        A, 100%.yaml:4:31: error: 'Superview' has no attribute 'left-edge'

        """)
  }

  @Test func `the json form has places, help and fixes, on standard output`() async throws {
    let (outcome, _) = try await check(Self.faulty, "--message-format", "json")
    #expect(outcome.errors.isEmpty)
    let document =
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let diagnostics = try #require(document?["diagnostics"] as? [[String: Any]])
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

  @Test(arguments: ["human", "short", "github", "json", "sarif"])
  func `no form of messages prints a control character of a name`(_ form: String) async throws {
    let sandbox = try Sandbox()
    let names = ["a\n::error::pwn.yaml", "e\u{1B}]0;x\u{7}.yaml", "c\u{9B}31m.yaml"]
    for name in names {
      try sandbox.write("views: {\"V\\e[31m\": {}}\n", to: "d/" + name)
    }
    let outcome = await Outcome.of("check", sandbox.path + "/d", "--message-format", form)
    let text = outcome.output + outcome.errors
    #expect(outcome.status != .done)
    for scalar in text.unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control)
    }
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::error::") })
    // Programs get the names as they are.
    if form == "json" {
      let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      let found = try #require((document as? [String: Any])?["diagnostics"] as? [[String: Any]])
      let paths = found.compactMap { $0["path"] as? String }
      for name in names { #expect(paths.contains(sandbox.path + "/d/" + name)) }
    }
  }

  @Test func `the github form escapes what its commands mean`() async throws {
    let (outcome, _) = try await check(Self.faulty, "--message-format", "github")
    #expect(
      outcome.output.hasPrefix(
        "::error file=A%2C 100%25.yaml,line=1,endLine=1,col=1,endColumn=6,title=unknown-key::"
          + "a recipe has no key 'titel'%0Ahelp: did you mean 'title'?\n"))
  }

  @Test func `the sarif form names its rules, places and replacements`() async throws {
    let (outcome, _) = try await check(Self.faulty, "--message-format", "sarif")
    let log = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    #expect(log?["version"] as? String == "2.1.0")
    let run = try #require((log?["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 4)
    let location = (results[0]["locations"] as? [[String: Any]])?.first?["physicalLocation"]
    let artifact = (location as? [String: Any])?["artifactLocation"] as? [String: Any]
    #expect(artifact?["uri"] as? String == "A%2C%20100%25.yaml")
    let region = (location as? [String: Any])?["region"] as? [String: Any]
    #expect(region?["startLine"] as? Int == 1 && region?["endColumn"] as? Int == 6)
  }

  @Test func `a mistake with one sure fix is fixed in the file`() async throws {
    let (outcome, text) = try await check(Self.faulty, "--fix", "--message-format", "short")
    #expect(
      text == """
        title: Two
        views: {Red View: {backgroundColor: red}}
        constraints: |
          Red View.Leading = Superview.Left + 8

        """)
    #expect(outcome.errors.contains("advice: replaced 'Leadin' with 'Leading'"))
    // Leading with left is for the author to decide.
    #expect(outcome.errors.contains("4:22: error: Leading and Trailing cannot be tied"))
    #expect(outcome.status == .failed)
  }

  @Test func `a fix keeps line ends and the mark of the encoding`() async throws {
    let recipe = "\u{FEFF}views: {A: {backgroundColor: #3953A4}} # blue\r\ntitel: X\r\n"
    let (outcome, text) = try await check(recipe, "--fix")
    #expect(outcome.errors.contains("advice: replaced '#3953A4' with '\"#3953A4\"'"))
    #expect(
      text.utf8.elementsEqual(
        "\u{FEFF}views: {A: {backgroundColor: \"#3953A4\"}} # blue\r\ntitle: X\r\n".utf8))
  }

  /// Auto Layout Guide, Working with Constraints in Interface Builder, "Rules of Thumb".
  @Test func `advice goes by the guide's rules of thumb, on request and without a status`()
    async throws
  {
    let recipe = """
      views:
        A: {kind: button, title: Save, contentCompressionResistancePriority: 1000}
        B: {}
      constraints: |
        A.Left = Superview.Left + 20
        A.Width = 100
        A.Top = Superview.Top + 20
        B.Top = A.Top
        B.Leading = A.Trailing + 8
        Superview.Trailing = B.Trailing + 20
        B.Height = A.Height
        A.Height >= 40 (Priority 613)
        A.Height <= 40
        Superview.Trailing = A.Trailing + 100 (Priority 200)
      """
    let (quiet, _) = try await check(recipe, "--size", "600x600")
    #expect(quiet.status == .done && quiet.errors.isEmpty)
    let (outcome, _) = try await check(
      recipe, "--size", "600x600", "--advice", "--message-format", "json")
    #expect(outcome.status == .done)
    let document =
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let advice = (document?["diagnostics"] as? [[String: Any]] ?? []).map {
      "\($0["line"] ?? 0) \($0["id"] ?? "")"
    }
    #expect(
      advice == [
        "5 left-or-right", "6 fixed-size", "12 unusual-priority", "14 skips-neighbour",
        "14 unusual-priority", "2 required-content-size",
      ])
  }
}
