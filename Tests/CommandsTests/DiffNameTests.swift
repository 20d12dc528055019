import Commands
import Foundation
import TestSupport
import Testing

/// Views that go by other names.
struct DiffNameTests {
  private func lines(_ outcome: Outcome) -> [Substring] {
    outcome.output.split(separator: "\n").filter { $0.hasPrefix("  ") }
  }

  private func renamed(_ from: String, _ to: String, in text: String = DiffTests.recipe) -> String {
    text.replacingOccurrences(of: from, with: to)
  }

  @Test(arguments: ["Rose View", "R", "2nd View", "Rose-View", "Blue View 2"])
  func `a renamed view is reported as renamed and nothing else`(_ name: String) async throws {
    let isPlain = name.allSatisfy { $0.isLetter || $0 == " " || $0 == "2" } && name.first != "2"
    var new = renamed("Red View", isPlain ? name : "`\(name)`")
    new = renamed("  `\(name)`: {", "  \(name): {", in: new)
    let outcome = try await DiffTests.diff(DiffTests.recipe, new)
    #expect(outcome.status == .findings)
    #expect(lines(outcome).count == 1, "\(outcome.output)")
    #expect(outcome.output.contains("Red View is called \(name) now (line 4)"), "\(outcome.output)")
  }

  @Test func `an edit of a renamed view is reported with the new name`() async throws {
    let new = renamed(
      "8. Blue View.Height = 100.0", "8. Blue View.Height = 90.0", in: renamed("Red View", "Rose"))
    let outcome = try await DiffTests.diff(DiffTests.recipe, renamed("Blue View", "Sky", in: new))
    #expect(outcome.output.contains("Red View is called Rose now"))
    #expect(outcome.output.contains("Blue View is called Sky now"))
    #expect(
      outcome.output.contains(
        "Sky: height 100 -> 90, because constraint 8 \"Sky.Height = 100.0\" became "
          + "\"Sky.Height = 90.0\""), "\(outcome.output)")
    #expect(!outcome.output.contains("was added") && !outcome.output.contains("was removed"))
  }

  @Test func `a view of another kind is another view`() async throws {
    let new = renamed("Name Label: {kind: label", "Name Button: {kind: button")
    let outcome = try await DiffTests.diff(
      DiffTests.recipe, renamed("Name Label", "Name Button", in: new))
    #expect(outcome.output.contains("Name Button (button) was added"), "\(outcome.output)")
    #expect(outcome.output.contains("Name Label (label) was removed"))
  }

  @Test func `names that end in another one, or begin with it, stay`() async throws {
    func text(_ name: String) -> String {
      """
      canvas: {size: [300, 300]}
      views:
        \(name): {}
        Box View: {}
        Stack: {kind: stackView, arrangedSubviews: {View 2: {kind: label, text: One}}}
      constraints: |
        Stack.Leading = Superview.Leading
        Stack.Top = Superview.Top
        Box View.Leading = Superview.Leading
        Box View.Top = Superview.Top
        Box View.Width = 20.0
        Box View.Height = 20.0
        \(name).Leading = Box View.Trailing
        \(name).Top = Superview.Top
        \(name).Width = 20.0
        \(name).Height = 20.0
      """
    }
    let outcome = try await DiffTests.diff(text("View"), text("Pane"))
    #expect(lines(outcome).count == 1, "\(outcome.output)")
  }

  @Test func `names in a stack view follow`() async throws {
    let recipe = """
      canvas: {size: [300, 300]}
      views:
        Stack:
          kind: stackView
          axis: vertical
          customSpacing: {First: 12}
          arrangedSubviews:
            First: {kind: label, text: One}
            Second: {kind: label, text: Two}
      constraints: |
        Stack.Top = Superview.Top + 20
        Stack.Leading = Superview.Leading + 20
      """
    let outcome = try await DiffTests.diff(recipe, renamed("First", "Upper", in: recipe))
    #expect(outcome.status == .findings)
    #expect(lines(outcome).count == 1, "\(outcome.output)")
    #expect(outcome.output.contains("First is called Upper now"), "\(outcome.output)")
  }
}
