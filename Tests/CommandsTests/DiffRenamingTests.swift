import Commands
import Foundation
import TestSupport
import Testing

/// Figures of recipes that have another name, or lie elsewhere.
struct DiffRenamingTests {
  /// A recipe, another one, and a third, of which the first two go by other names on the new side.
  private static func sandbox() async throws -> Sandbox {
    let sandbox = try Sandbox()
    let other = DiffTests.recipe.replacingOccurrences(of: "+ 8.0", with: "+ 9.0")
    let names = [("One", "Eins"), ("sub/Two", "moved/Two"), ("Three", "Drei")]
    for (index, name) in names.enumerated() {
      let old =
        index == 0
        ? DiffTests.recipe
        : other.replacingOccurrences(
          of: "Sample", with: "Sample \(index)")
      let new = index == 2 ? old.replacingOccurrences(of: "40.0", with: "41.0") : old
      try sandbox.write(old, to: "recipes-old/\(name.0).yaml")
      try sandbox.write(new, to: "recipes-new/\(name.1).yaml")
    }
    for side in ["old", "new"] {
      _ = await Outcome.of(
        "render", sandbox.path + "/recipes-" + side, "-o", sandbox.path + "/figures-" + side,
        "--format", "svg")
    }
    return sandbox
  }

  @Test(arguments: [("recipes", ""), ("figures", ".svg")])
  func `a renamed part is reported with both names`(_ sides: String, _ ending: String) async throws
  {
    let sandbox = try await Self.sandbox()
    let report = sandbox.path + "/report"
    let outcome = await Outcome.of(
      "diff", sandbox.path + "/\(sides)-old", sandbox.path + "/\(sides)-new", "-o", report,
      "--report", "json,junit")
    #expect(
      outcome.output == """
        added: Drei\(ending)
        added: Eins\(ending) (renamed from One\(ending))
        added: moved/Two\(ending) (renamed from sub/Two\(ending))

        removed: One\(ending) (renamed to Eins\(ending))
        removed: Three\(ending)
        removed: sub/Two\(ending) (renamed to moved/Two\(ending))

        3 added, 3 removed

        """, "\(outcome)")
    let files = Sandbox.files(below: report).mapValues { String(decoding: $0, as: UTF8.self) }
    #expect(files["report.json"]?.contains("\"renamed from One\(ending)\"") == true)
    #expect(files["junit.xml"]?.contains(">renamed to Eins\(ending)<") == true)
    let github = await Outcome.of(
      "diff", sandbox.path + "/\(sides)-old", sandbox.path + "/\(sides)-new",
      "--message-format", "github")
    #expect(
      github.output.contains("::Eins\(ending): added%0AEins\(ending): renamed from One\(ending)\n"),
      "\(github.output)")
  }
}
