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

  /// The start of the messages in each form, and whether they go to standard output.
  @Test(arguments: [
    (
      "human",
      "A, 100%.yaml:1:1: error: a recipe has no key 'titel' [unknown-key]\n    1 | titel: Two\n",
      false
    ),
    ("short", "A, 100%.yaml:1:1: error: a recipe has no key 'titel' [unknown-key]\nA, ", false),
    ("json", "{\n  \"version\": 1,\n  \"diagnostics\":", true),
    ("sarif", "{\n  \"version\": \"2.1.0\"", true),
    ("github", "::error file=A%2C 100%25.yaml,line=1,", true),
  ])
  func `messages have the form that is asked for`(
    _ form: String, _ start: String, _ isOutput: Bool
  ) async throws {
    let (outcome, _) = try await check(Self.faulty, "--message-format", form)
    let texts = isOutput ? [outcome.output, outcome.errors] : [outcome.errors, outcome.output]
    #expect(texts[0].hasPrefix(start), "\(texts[0])")
    #expect(texts[1].isEmpty)
    #expect(outcome.status == .failed)
  }

  @Test func `a mistake with one sure fix is fixed in the file`() async throws {
    let (outcome, text) = try await check(Self.faulty, "--fix", "--message-format", "short")
    #expect(
      text == """
        title: Two
        views: {Red View: {backgroundColor: red}}
        constraints: |
          Red View.Leading = Superview.Leading + 8

        """)
    #expect(outcome.errors.contains("advice: replaced 'Leadin' with 'Leading'"))
    // The left edge is the leading one, as the other side of the constraint has it. What is left is that nothing
    // determines the rest.
    #expect(outcome.errors.contains("advice: replaced 'left-edge' with 'Leading'"))
    #expect(outcome.errors.contains("'Red View' is ambiguous"))
    #expect(outcome.status == .findings)
  }

  @Test func `a fix keeps line ends and the mark of the encoding`() async throws {
    let recipe = "\u{FEFF}views: {A: {backgroundColor: #3953A4}} # blue\r\ntitel: X\r\n"
    let (outcome, text) = try await check(recipe, "--fix")
    #expect(outcome.errors.contains("advice: replaced '#3953A4' with '\"#3953A4\"'"))
    #expect(
      text.utf8.elementsEqual(
        "\u{FEFF}views: {A: {backgroundColor: \"#3953A4\"}} # blue\r\ntitle: X\r\n".utf8))
  }

  /// A bracket that closes a text is no first one of a pair, and a blank of another keyboard makes no text of a key.
  @Test(arguments: [
    ("{kind: label, text: 「姓」, contentHuggingPriority: ２５１}", "姓\","),
    ("{kind: label, text: a, font:\u{3000}17}", "\"a,"),
    ("{kind: label, text: a, font:\u{A0}17}", "\"a,"),
  ])
  func `a fix writes over no other keys`(_ view: String, _ wrong: String) async throws {
    let recipe = """
      views:
        A: \(view)
      constraints: |
        A.Leading = Superview.Leading
      languages:
        de:
          views:
            A: {text: „b“}
           B: {text: c}

      """
    let (_, text) = try await check(recipe, "--fix")
    #expect(!text.contains(wrong), "\(text)")
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

  /// The English text fits, and no constraint ends the German one before the edge.
  @Test func `a text that runs off the screen in one language is advice with its name`()
    async throws
  {
    let recipe = """
      canvas: {size: [320, 480]}
      views: {Title: {kind: label, text: Sum}}
      constraints: |
        Title.Top = Superview.Top + 40
        Title.Leading = Superview.Leading + 16
      languages:
        de: {views: {Title: {text: Die Summe aller Beträge einschließlich der Umsatzsteuer}}}
      """
    let (outcome, _) = try await check(recipe, "--advice")
    #expect(outcome.status == .done)
    #expect(outcome.errors.contains("'Title' lies partly outside the screen"))
    #expect(outcome.errors.contains("(320x480, de) [outside-screen]"))
    #expect(
      outcome.errors.contains(
        "add 'Title.Trailing <= Superview.Trailing - 16.0', and 'numberOfLines: 0' to 'Title'"))
    // Each finding is reported once, also if the language is asked for.
    let (german, _) = try await check(recipe, "--advice", "--language", "de")
    #expect(german.errors.ranges(of: "[outside-screen]").count == 1)
  }
  @Test func `a view above another one and the screen may belong below it`() async throws {
    let recipe = """
      canvas: {size: [320, 480]}
      views: {Photo: {kind: imageView, image: {name: sea, size: [80, 80]}}, Name: {kind: label, text: Ann}}
      constraints: |
        Photo.Top = Superview.Top + 40
        Photo.CenterX = Superview.CenterX
        Name.Bottom = Photo.Top - 60
        Name.CenterX = Photo.CenterX
      """
    let (outcome, _) = try await check(recipe, "--advice")
    // The text is 20.33 points high, and ends at 40 - 60 = -20.
    #expect(outcome.errors.contains(":6:3: advice: 'Name' lies outside the screen"))
    #expect(
      outcome.errors.contains(
        "write 'Name.Top = Photo.Bottom + 60.0' in place of 'Name.Bottom = Photo.Top - 60'"))
  }

  @Test func `a container ends below what it holds`() async throws {
    let recipe = """
      canvas: {size: [320, 480]}
      views:
        Panel: {subviews: {Photo: {kind: imageView, image: {name: sea, size: [80, 80]}}}}
      constraints: |
        Panel.Top = Superview.Top + 40
        Panel.Leading = Superview.Leading
        Panel.Trailing = Superview.Trailing
        Photo.Top = Panel.Top + 12
        Photo.Leading = Panel.Leading + 12
      """
    let (outcome, _) = try await check(recipe)
    #expect(
      outcome.errors.contains(":3:3: error: 'Panel' is ambiguous: nothing determines its height"))
    #expect(outcome.errors.contains("help: add 'Photo.Bottom = Panel.Bottom - 12.0'"))
  }
}
