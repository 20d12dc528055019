import Commands
import Foundation
import TestSupport
import Testing

/// Inputs that once stopped the program, or made it wait or fill the memory.
struct CrashTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var file: String
    var command: [String]
    var status: Commands.ExitStatus
    var testDescription: String { "\(command.joined(separator: " ")) \(file)" }

    init(_ file: String, _ command: String, _ status: Commands.ExitStatus) {
      (self.file, self.status) = (file, status)
      self.command = command.split(separator: " ").map(String.init)
    }
  }

  static let cases = [
    Case("remedy-with-removed-views.yaml", "check --state all", .findings),
    Case("remedy-with-traits.yaml", "check --size 800x400", .findings),
    Case("remedy-mutated.yaml", "check --advice --state all --language all", .findings),
    Case("orientations-overlay.yaml", "check", .failed),
    Case("tall-label.yaml", "render --style canvas,screen,schematic", .done),
    Case("schematic-huge-multiplier.yaml", "render --style schematic", .findings),
    Case("schematic-out-of-memory.yaml", "render --style schematic", .done),
    Case("schematic-memory-generated.yaml", "render -j1 -k --style schematic --format svg", .done),
  ]

  @Test(arguments: cases)
  func `a command ends with its status`(_ row: Case) async throws {
    let sandbox = try Sandbox()
    let file = Repository.root + "/Tests/Fixtures/Crashes/" + row.file
    let output = row.command[0] == "render" ? ["-o", sandbox.path] : []
    #expect(await Outcome.of(row.command + [file] + output).status == row.status)
  }

  @Test func `a remedy is tried on states that lack its views`() async {
    // At this text size the rows are too narrow; a state has fewer rows than another.
    let recipe = Repository.root + "/Recipes/StackViews/DynamicStackView.yaml"
    let outcome = await Outcome.of(
      "solve", "--state=all", "--text-size=accessibility-large", recipe)
    #expect(outcome.status == .findings)
  }

  @Test func `a remedy for all states names views that lie elsewhere in some`() async {
    // Without A, B is where A was in the list of views.
    let outcome = await Outcome.of(
      "check", "-", "--state", "all", "--orientation", "portrait",
      input: """
        views: {A: {}, B: {}}
        constraints: |
          A.Leading = Superview.Leading
          A.Top = Superview.Top
          A.Width = 10
          A.Height = 10
          B.Leading = Superview.Leading
          B.Top = Superview.Top
          B.Height = 10
        states: {Alone: {remove: [A]}}
        """)
    #expect(outcome.errors.contains("help: add 'B.Trailing = Superview.Trailing'\n"))
  }

  @Test(arguments: ["svg", "png"])
  func `figures whose records contradict themselves are compared`(_ format: String) async throws {
    let sandbox = try Sandbox()
    let folder = Repository.root + "/Tests/Fixtures/Crashes"
    let outcome = await Outcome.of(
      "diff", "\(folder)/old.\(format)", "\(folder)/new.\(format)", "-o", sandbox.path,
      "--report", "html,json")
    #expect(outcome.status == .findings)
  }

  @Test func `groups of views make no more constraints than anyone could read`() async {
    func group(_ count: Int) -> String {
      "[\([String](repeating: "a", count: count).joined(separator: ","))]"
    }
    let outcome = await Outcome.of(
      "check", "-",
      input: """
        views: {a: {}}
        visualFormat:
          - extended: true
            formats: ["\(group(100))-\(group(101))"]
        """)
    #expect(outcome.status == .failed)
    #expect(
      outcome.errors.contains(
        "error: The groups of a format string make at most 10000 constraints [visual-format]\n"))
    #expect(outcome.errors.contains("help: each view of a group is tied to each view of the next"))
  }

  @Test func `sizes of many views make no more constraints either`() async {
    let sizes = [String](repeating: ">=1", count: 101).joined(separator: ",")
    let outcome = await Outcome.of(
      "check", "-",
      input: """
        views: {\((1...100).map { "a\($0): {}" }.joined(separator: ", "))}
        visualFormat:
          - extended: true
            formats: ["[a1..100(\(sizes))]"]
        """)
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("The groups of a format string make at most 10000 constraints"))
  }

  @Test func `a named pipe in the place of a cache entry is no figure`() async throws {
    let sandbox = try Sandbox()
    let recipe = try sandbox.write(SampleRecipe.recipe, to: "A.yaml")
    let command = ["render", recipe, "-q", "--cache", sandbox.path + "/cache", "-o"]
    #expect(await Outcome.of(command + [sandbox.path + "/one"]).status == .done)
    let entry = try #require(Sandbox.files(below: sandbox.path + "/cache").keys.first)
    let path = "\(sandbox.path)/cache/\(entry)"
    try FileManager.default.removeItem(atPath: path)
    #expect(mkfifo(path, 0o600) == 0)
    #expect(await Outcome.of(command + [sandbox.path + "/two"]).status == .done)
    #expect(
      Sandbox.files(below: sandbox.path + "/two") == Sandbox.files(below: sandbox.path + "/one"))
  }
}
