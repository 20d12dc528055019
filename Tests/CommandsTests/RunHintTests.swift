import Diagnostics
import Testing

@testable import Commands

/// The lines at the end of a run on a terminal.
struct RunHintTests {
  /// `--fix` changes none of these: which constraint is to go is the author's choice.
  @Test(arguments: [
    ("unknown-key", "1 sure fix; ibar check --fix\n"), ("unsatisfiable", nil), ("ambiguous", nil),
  ])
  func `only what --fix changes is a sure fix`(_ id: String, _ text: String?) {
    let range = SourceRange(start: 0, end: 1)
    let fault = Diagnostic(
      id, "A fault", at: range,
      fixes: [Diagnostic.Fix("delete it", [Diagnostic.Edit(range, "")])])
    var hint = RunHint()
    hint.add([], [Finding(path: "A.yaml", diagnostic: fault)])
    #expect(hint.text == text)
  }
}
