import Commands
import Foundation
import TestSupport
import Testing

/// Slips of keyboards and of other tools, through the commands.
struct SlipTests {
  /// What `--fix` makes of a recipe; what an author wrote in texts, identifiers and comments stays.
  @Test(arguments: [
    (
      "views: {Title：{kind: label, text: \"你好，世界。\"}}\nstatus: ambiguous\n",
      "views: {Title: {kind: label, text: \"你好，世界。\"}}\nstatus: ambiguous\n"
    ),
    (
      "views:\n  Title: {text：你好，世界}\nstatus: ambiguous\n",
      "views:\n  Title: {text: 你好，世界}\nstatus: ambiguous\n"
    ),
    (
      "views: {A: {}}\nconstraints: |\n  A.Height ＝ 100 [高度，一] // 高度，固定。\nstatus: ambiguous\n",
      "views: {A: {}}\nconstraints: |\n  A.Height = 100 [高度，一] // 高度，固定。\nstatus: ambiguous\n"
    ),
    (
      "views: {视图（上）: {}}\nconstraints: |\n  视图（上）.Height = １００\nstatus: ambiguous\n",
      "views: {视图（上）: {}}\nconstraints: |\n  视图（上）.Height = 100\nstatus: ambiguous\n"
    ),
    // Two numbers, and a number in two pieces.
    (
      "views: {A: {}}\nconstraints: |\n  A.Height = 20 50\n  A.Width = 4 0\nstatus: ambiguous\n",
      "views: {A: {}}\nconstraints: |\n  A.Height = 20 50\n  A.Width = 40\nstatus: ambiguous\n"
    ),
    // What stands behind code is kept, or the line is.
    (
      "views: {A: {}}\nconstraints: |\n  A.heightAnchor.constraint(equalToConstant: 40) // tall\n"
        + "status: ambiguous\n",
      "views: {A: {}}\nconstraints: |\n  A.Height = 40 // tall\nstatus: ambiguous\n"
    ),
    (
      "views: {A: {}}\nconstraints: |\n"
        + "  A.heightAnchor.constraint(equalToConstant: 40).isActive = false\nstatus: ambiguous\n",
      "views: {A: {}}\nconstraints: |\n"
        + "  A.heightAnchor.constraint(equalToConstant: 40).isActive = false\nstatus: ambiguous\n"
    ),
  ])
  func `a fix changes signs, and no words`(_ row: (before: String, after: String)) async throws {
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write(row.before, to: "A.yaml")
    _ = await Outcome.of("check", "--fix", path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == row.after)
  }

  /// Help that prints the exact text is a fix, in JSON too.
  @Test(arguments: [
    ("isOn: yes", "isOn: true", "true"), ("title: Save: now", "title: \"Save: now\"", "\""),
    ("font: bold", "font: {weight: bold}", "{weight: bold}"),
    ("intrinsicContentSize: 40x20", "intrinsicContentSize: [40, 20]", "[40, 20]"),
    ("layoutMargins: 8pt", "layoutMargins: 8", "8"),
  ])
  func `what help writes is a fix`(_ before: String, _ after: String, _ edit: String) async throws {
    let sandbox = try Sandbox(inMemory: true)
    let kind = before.hasPrefix("isOn") ? "switch" : "button"
    func text(_ line: String) -> String {
      "views:\n  A:\n    kind: \(kind)\n    \(line)\nstatus: ambiguous\n"
    }
    let path = try sandbox.write(text(before), to: "A.yaml")
    let found = await Outcome.of("check", "--message-format", "json", path)
    let document = try JSONSerialization.jsonObject(with: Data(found.output.utf8))
    let diagnostics = (document as? [String: Any])?["diagnostics"] as? [[String: Any]]
    let fix = try #require((diagnostics?.first?["fixes"] as? [[String: Any]])?.first)
    let edits = try #require(fix["edits"] as? [[String: Any]])
    #expect(edits.first?["text"] as? String == edit && edits.first?["line"] as? Int == 4)
    _ = await Outcome.of("check", "--fix", path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text(after))
  }

  /// Names that a translator writes, and keys in the wrong place.
  @Test(arguments: [
    ("constraints: A.Top = 父视图.Top + 8", "use 'Superview'"),
    ("constraints: A.Top = 安全区域.Top + 8", "use 'Safe Area'"),
    ("phrases: {item: 项}", "the set of phrases has no key 'item' [unknown-key]"),
    ("phrases: {item: 项}", "did you mean 'item1' or 'item2'?"),
    ("phrases: {前边: 前}", "'ibar help recipe' lists its keys"),
    ("descriptions: zh", "write it into 'ibar.yaml'"),
  ])
  func `help says what a translator writes`(_ line: String, _ help: String) async throws {
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write("views: {A: {}}\nstatus: ambiguous\n\(line)\n", to: "A.yaml")
    let outcome = await Outcome.of("check", path)
    #expect(outcome.status == .failed && outcome.errors.contains(help), "\(outcome.errors)")
  }

  @Test func `a language without recipes names the key for descriptions, if ibar has it`()
    async throws
  {
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write("views: {A: {}}\nstatus: ambiguous\n", to: "A.yaml")
    for (tag, isKnown) in [("zh", true), ("de-AT", true), ("fi", false)] {
      let outcome = await Outcome.of("check", path, "--language", tag)
      #expect(
        outcome.status == .failed && outcome.errors.contains("no recipe has a language '\(tag)'"))
      #expect(outcome.errors.contains("write 'descriptions: \(tag)' into ibar.yaml") == isKnown)
    }
  }

  @Test(arguments: [
    (["ja"], "write '--language ja'"), (["-ja"], "write '--language ja'"),
    (["--zh-Hans"], "write '--language zh-Hans'"), (["-l", "ja"], "use '--language'"),
    (["abc"], nil),
  ])
  func `a language without its option gets help`(_ words: [String], _ help: String?) async throws {
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write("views: {A: {}}\nstatus: ambiguous\n", to: "A.yaml")
    let outcome = await Outcome.of(["check", path] + words)
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains(help ?? words[0]))
    #expect(outcome.errors.contains("language") == (help != nil))
  }

  /// Applied as an editor does, a remedy leaves nothing to report; `--fix` leaves it to the author.
  @Test(arguments: [
    ("31-ambiguous.yaml", "\n  7. Red View.Height = 128.0"),
    ("30-conflict.yaml", ""),
  ])
  func `a remedy is a fix in JSON`(_ name: String, _ text: String) async throws {
    let source = try String(
      contentsOfFile: Repository.root + "/Tests/Fixtures/Mistakes/" + name, encoding: .utf8)
    let found = await Outcome.of("check", "-", "--message-format", "json", input: source)
    let document = try JSONSerialization.jsonObject(with: Data(found.output.utf8))
    let diagnostics = (document as? [String: Any])?["diagnostics"] as? [[String: Any]]
    let fix = try #require((diagnostics?.first?["fixes"] as? [[String: Any]])?.first)
    let edit = try #require((fix["edits"] as? [[String: Any]])?.first)
    #expect(edit["text"] as? String == text)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    func offset(_ line: String, _ column: String) throws -> String.Index {
      let line = try #require(edit[line] as? Int) - 1
      return source.index(
        lines[line].startIndex, offsetBy: try #require(edit[column] as? Int) - 1)
    }
    var changed = source
    try changed.replaceSubrange(
      offset("line", "column")..<offset("endLine", "endColumn"), with: text)
    let after = await Outcome.of("check", "-", input: changed)
    #expect(after.status == .done, "\(changed)\n\(after.errors)")
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write(source, to: "A.yaml")
    _ = await Outcome.of("check", "--fix", path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == source)
  }

  @Test func `a view's number that constraints tie for is explained by them`() async throws {
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write(
      """
      views:
        Left: {kind: label, text: aaaaaaaaaaaaaaaaaaaaaaaaaaaaa}
        Right: {kind: label, text: bbbbbbbbbbbbbbbbbbbbbbbbbbbb}
      constraints: |
        Left.Leading = Superview.LeadingMargin
        Right.Leading = Left.Trailing + 8
        Right.Trailing = Superview.TrailingMargin
        Left.Top = Superview.Top + 40
        Right.Top = Left.Top
      """, to: "A.yaml")
    let outcome = await Outcome.of(
      "solve", path, "--explain", "Left", "--orientation", "portrait")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    let width = try #require(lines.firstIndex { $0.hasPrefix("  width = ") })
    #expect(lines[width].hasSuffix(": constraints of the priority 750 tie for it"))
    #expect(lines[width + 1].contains("Left.Width >= "))
    #expect(lines[width + 2].contains("Right.Width >= "))
  }

  @Test func `an image of a figure that is gone is reported while others of the layout are there`()
    async throws
  {
    let sandbox = try Sandbox(inMemory: true)
    let text =
      "# One\n\n```ibar\nviews: {A: {}}\nstatus: ambiguous\n```\n\n![x](g.One.portrait.screen.svg)\n"
    let guide = try sandbox.write(text, to: "g.md")
    // Nothing is drawn yet, as after a fresh clone.
    #expect(await Outcome.of("check", guide).errors == "")
    try sandbox.write("<svg/>", to: "g.One.portrait.svg")
    let gone = await Outcome.of("check", guide)
    #expect(gone.errors.contains("there is no figure 'g.One.portrait.screen.svg'"))
    try sandbox.write("<svg/>", to: "g.One.portrait.screen.svg")
    #expect(await Outcome.of("check", guide).errors == "")
  }

  @Test(arguments: [
    ("figure=schematic", "did you mean 'figures'?"), ("nmae=x", "did you mean 'name'?"),
    ("width=400", nil), ("fig-alt=x", nil),
  ])
  func `an attribute of a fence that nearly is one of ibar's is a warning`(
    _ row: (attribute: String, help: String?)
  ) async throws {
    let sandbox = try Sandbox(inMemory: true)
    let guide = try sandbox.write(
      "# One\n\n```{.ibar \(row.attribute)}\nviews: {A: {}}\nstatus: ambiguous\n```\n", to: "g.md")
    let errors = await Outcome.of("check", guide).errors
    if let help = row.help {
      #expect(errors.contains("g.md:4:1: warning: ") && errors.contains(help))
    } else {
      #expect(errors == "")
    }
  }

  /// Twelve habits of someone who knows UIKit and not YAML, which YAML can read one after the other alone.
  @Test func `fixes lead from a file of an app's developer to a layout`() async throws {
    let sandbox = try Sandbox(inMemory: true)
    let source = Repository.root + "/Tests/Fixtures/Beginners/app-developer.yaml"
    let path = try sandbox.write(
      String(contentsOfFile: source, encoding: .utf8), to: "app-developer.yaml")
    var last = ""
    while case let text = try String(contentsOfFile: path, encoding: .utf8), text != last {
      last = text
      _ = await Outcome.of("check", "--fix", path)
    }
    let found = await Outcome.of("check", path)
    #expect(!found.errors.contains(": error: "), "\(found.errors)")
    // What the author meant, by the file's own words.
    for line in [
      "font: {size: 28, weight: bold}", "backgroundColor: systemGray6", "axis: vertical",
      "device: iPhone 14", "spacing: 16", "frame: [0, 0, 100, 44]",
      "settingsStack.Top = Safe Area.Top + 20", "settingsStack.trailing = Safe Area.Trailing - 16",
      "saveButton.Height = 44", "{kind: switch, isOn: true}", "# Settings screen",
    ] {
      #expect(last.contains(line), "\(line)")
    }
  }
}
