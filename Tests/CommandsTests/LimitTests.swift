import Commands
import TestSupport
import Testing

/// Small versions of inputs whose cost grew with the square or the cube of a count.
struct LimitTests {
  private func render(_ recipe: String, _ options: String...) async throws -> Outcome {
    let sandbox = try Sandbox()
    let file = try sandbox.write(recipe, to: "A.yaml")
    return await Outcome.of(
      ["render", file, "-o", sandbox.path, "--format", "svg", "--orientation", "portrait"]
        + options)
  }

  @Test(arguments: ["canvas", "schematic"])
  func `many sizes of one view are drawn`(_ style: String) async throws {
    let sizes = (0..<60).map { "  A.Width >= \($0) (Priority \($0 + 1))" }
    let recipe =
      "views: {A: {}}\nstatus: ambiguous\nconstraints: |\n" + sizes.joined(separator: "\n")
    #expect(try await render(recipe, "--style", style).status == .done)
  }

  @Test func `many views are described`() async throws {
    let views = (0..<200).map { "V\($0): {}" }.joined(separator: ", ")
    #expect(try await render("status: ambiguous\nviews: {\(views)}").status == .done)
  }

  @Test func `faults of a long line have their columns`() async {
    let line = #"A.Leadin = Superview.Leading\n"#
    let count = 500
    let text = [String](repeating: line, count: count).joined()
    let outcome = await Outcome.of(
      "check", "-", "--message-format", "short",
      input: "views: {A: {}}\nconstraints: \"\(text)\"\n")
    let columns = outcome.errors.split(separator: "\n").compactMap {
      $0.split(separator: ":").dropFirst(2).first.flatMap { Int($0) }
    }
    // The text begins behind `constraints: "`, and the attribute behind `A.`.
    #expect(columns == (0..<count).map { 15 + $0 * line.count + 2 })
  }

  @Test func `unknown keys are all reported`() async {
    let keys = (0..<300).map { "k\($0): 1" }.joined(separator: "\n")
    let outcome = await Outcome.of(
      "check", "-", "--message-format", "short", input: "views: {A: {}}\n\(keys)\n")
    #expect(outcome.errors.split(separator: "\n").count == 300)
  }

  @Test func `suggestions end when names and faults are too many to compare`() async {
    let views = (0..<2000).map { "A view with a long name \($0): {}" }.joined(separator: ", ")
    let faults = [String](repeating: "  Supervew.Leading = Superview.Leading", count: 150)
    let outcome = await Outcome.of(
      "check", "-",
      input: "views: {\(views)}\nconstraints: |\n" + faults.joined(separator: "\n"))
    let errors = outcome.errors.matches(of: /error: there is no view or guide 'Supervew'/)
    let suggestions = outcome.errors.matches(of: /help: did you mean 'Superview'\?/)
    #expect(errors.count == 150)
    // 200,000 comparisons are enough for fewer than 100 lists of more than 2,000 names.
    #expect((90..<100).contains(suggestions.count))
  }
}
