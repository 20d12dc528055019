import Foundation
import TestSupport
import Testing

@testable import Commands

/// `check --rules`.
struct CheckRuleTests {
  /// A view that lies elsewhere, relative to a margin.
  private static let recipe = """
    views:
      Box: {frame: [0, 0, 10, 10]}
    constraints: |
      Box.Leading = Superview.LeadingMargin
      Box.Top = Superview.Top
      Box.Width = 50.0
      Box.Height = 50.0
    """

  private static func check(_ options: String...) async throws -> (Outcome, ids: [String]) {
    let file = try Sandbox()
    let path = try file.write(recipe, to: "A.yaml")
    let outcome = await Outcome.of(["check", path, "--message-format", "json"] + options)
    let ids = outcome.output.matches(of: /"id": ?"([a-z-]+)"/).map { String($0.1) }
    return (outcome, ids)
  }

  @Test(arguments: [
    ("", ["misplaced"]),
    ("relative-to-margin", ["misplaced", "relative-to-margin"]),
    ("relative-to-margin,-misplaced", ["relative-to-margin"]),
    ("all", ["misplaced", "relative-to-margin"]),
    ("all,-relative-to-margin", ["misplaced"]),
    ("all,-all,hidden-view", []),
    ("-misplaced", []),
    ("-relative-to-margin,all", ["misplaced", "relative-to-margin"]),
  ])
  func `each rule is on or off`(_ rules: String, _ ids: [String]) async throws {
    let options = rules.isEmpty ? [] : ["--rules", rules]
    let (outcome, found) =
      try await options.isEmpty ? Self.check() : Self.check(options[0], options[1])
    // A view is misplaced elsewhere in landscape.
    #expect(Set(found) == Set(ids))
    #expect(outcome.status == (ids.isEmpty ? .done : .findings))
  }

  @Test func `junit stands on standard output, messages beside it`() async throws {
    let (outcome, _) = try await Self.check("--report", "junit", "--message-format", "human")
    #expect(outcome.status == .findings)
    #expect(outcome.output.hasPrefix("<?xml") && outcome.output.contains("type=\"misplaced\""))
    #expect(outcome.errors.contains("'Box' is misplaced"))
    let both = try await Self.check("--report", "junit").0
    #expect(both.output.hasPrefix("<?xml") && both.errors.hasPrefix("{"))
  }

  @Test func `an unknown rule is an error with the nearest name`() async {
    let outcome = await Outcome.of("check", "A.yaml", "--rules", "all,-hidden-veiw")
    #expect(outcome.status == .failed)
    #expect(
      outcome.errors
        == "ibar: error: --rules: 'hidden-veiw' is not a rule; did you mean 'hidden-view'? [usage]\n"
    )
  }

  @Test func `rules on a document run although none of its scenes can be read`() async throws {
    // A root view is at most 8192 points wide.
    let scenes = ["one", "two"].map { id in
      """
      <scene sceneID="\(id)"><objects><viewController id="c-\(id)" storyboardIdentifier="Same">
      <view key="view" id="v-\(id)"><rect key="frame" x="0" y="0" width="9999" height="20"/></view>
      </viewController></objects></scene>

      """
    }
    let sandbox = try Sandbox()
    let path = try sandbox.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      targetRuntime="iOS.CocoaTouch"><scenes>\(scenes.joined())</scenes></document>
      """, to: "A.storyboard")
    let outcome = await Outcome.of("check", path, "--rules", "duplicate-identifier")
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("a root view is 0 to 8192 points wide and high"))
    #expect(outcome.errors.contains("the storyboard identifier 'Same' is given twice"))
  }

  @Test func `a finding about a document stands at its element`() async throws {
    let path = Repository.root + "/Tests/Fixtures/Diagnostics/missing-identifier.storyboard"
    let outcome = await Outcome.of("check", path, "--rules", "all", "--message-format", "short")
    #expect(outcome.status == .findings)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let lines = text.split(separator: "\n").map(String.init)
    let line = try #require(lines.firstIndex { $0.contains("<tableViewCell ") })
    let column = lines[line].prefix { $0 == " " }.count + 1
    let place = "missing-identifier.storyboard:\(line + 1):\(column): warning:"
    #expect(outcome.errors.contains(place), "\(outcome.errors)")
  }

  @Test func `help lists every rule`() async {
    let text = await Outcome.of("help", "rules").output
    let table = await Outcome.of("help", "rules", "--format", "markdown").output
    for rule in CheckRule.all {
      #expect(text.contains("\(rule.id): \(rule.summary)"))
      #expect(table.contains("| `\(rule.id)` | \(rule.summary) |"))
    }
  }

  @Test func `the table of docs/rules.md is current`() async throws {
    let page = try DocumentationPage(path: "docs/rules.md").text()
    #expect(page.contains(await Outcome.of("help", "rules", "--format", "markdown").output))
  }
}
