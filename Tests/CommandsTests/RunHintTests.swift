import Diagnostics
import TestSupport
import Testing

@testable import Commands

/// The lines at the end of a run on a terminal.
struct RunHintTests {
  /// `--fix` changes none of these: which constraint is to go is the author's choice.
  @Test(arguments: [
    ("unknown-key", "1 sure fix: ibar check --fix 'My Form.yaml'\n"), ("unsatisfiable", nil),
    ("ambiguous", nil),
  ])
  func `only what --fix changes is a sure fix`(_ id: String, _ text: String?) {
    let range = SourceRange(start: 0, end: 1)
    let fault = Diagnostic(
      id, "A fault", at: range,
      fixes: [Diagnostic.Fix("delete it", [Diagnostic.Edit(range, "")])])
    var hint = RunHint(Arguments(options: CheckOptions(), paths: ["My Form.yaml"]))
    hint.add([], [Finding(path: "A.yaml", diagnostic: fault)])
    #expect(hint.text == text)
  }

  /// The command finds the same advice, so it names the same inputs and canvases.
  @Test
  func `a check without faults ends with the number of advices and the command that prints them`()
    async throws
  {
    let path = Repository.root + "/Tests/Fixtures/Mistakes/advice-signs.yaml"
    let arguments = ["check", path, "--device", "iPhone 15"]
    let outcome = await Outcome.of(arguments, isTerminal: true)
    #expect(outcome.status == .done)
    #expect(
      outcome.errors == "3 advices: ibar check --advice --device 'iPhone 15' \(path)\n")
    let advised = await Outcome.of(
      ["check", "--advice", "--device", "iPhone 15", path, "--message-format", "short"])
    #expect(advised.errors.split(separator: "\n").count == 3)
    #expect(await Outcome.of(arguments).errors.isEmpty)
    #expect(await Outcome.of(arguments + ["--quiet"], isTerminal: true).errors.isEmpty)
  }

  @Test func `a rule that is on is not advice as well`() async {
    let path = Repository.root + "/Tests/Fixtures/Mistakes/advice-signs.yaml"
    let outcome = await Outcome.of(
      "check", "--advice", "--rules", "duplicate-constraint", "--message-format", "short", path)
    #expect(outcome.status == .findings)
    #expect(outcome.errors.ranges(of: "[duplicate-constraint]").count == 1)
  }

  @Test(arguments: [([], true), (["--language", "de"], false), (["--language", "all"], false)])
  func `render names the languages that a recipe has besides`(
    _ options: [String], _ isNamed: Bool
  ) async throws {
    let recipe = Repository.root + "/Tests/Fixtures/Diagnostics/untranslated-text.yaml"
    let output = try Sandbox().path
    let outcome = await Outcome.of(["render", recipe, "-o", output] + options, isTerminal: true)
    let line = "also in German and French: --language all\n"
    #expect(outcome.errors.hasSuffix(line) == isNamed)
    #expect(outcome.errors.contains("1 advice: ibar check --advice "))
    #expect(await Outcome.of(["render", recipe, "-o", output] + options).errors.isEmpty)
  }
}
