import Commands
import Foundation
import TestSupport
import Testing

/// Storyboards and xibs on the command line.
@Suite struct InterfaceBuilderDocumentTests {
  private static let fixtures = Repository.root + "/Tests/Fixtures/InterfaceBuilder"

  @Test func `the page shows the figure that is drawn`() async throws {
    let sandbox = try Sandbox()
    let figure = sandbox.path + "/Widths.svg"
    _ = await Outcome.of("render", Self.fixtures + "/Widths.storyboard", "-o", figure)
    let drawn = FileManager.default.contents(atPath: figure)
    #expect(drawn != nil)
    let stored = FileManager.default.contents(atPath: Repository.root + "/docs/figures/Widths.svg")
    #expect(drawn == stored)
  }

  @Test func `frames have the ids of views and scenes`() async throws {
    let outcome = await Outcome.of("solve", "--json", Self.fixtures + "/Profile.storyboard")
    #expect(outcome.output.contains("\"scene\": \"sc1-00-002\""))
    #expect(outcome.output.contains("\"id\": \"swi-00-001\""))
  }

  @Test func `a document in a folder is checked, and a misplaced view is a finding`() async throws {
    let outcome = await Outcome.of("check", Self.fixtures)
    #expect(outcome.status == .findings)
    #expect(outcome.errors.contains("Expected: width=184 / Actual: width=180"))
  }

  @Test func `a run that prints only errors reports how many findings there are`() async {
    let outcome = await Outcome.of("check", Self.fixtures + "/Widths.storyboard", "-q")
    #expect(outcome.status == .findings)
    #expect(outcome.errors == "ibar: 1 finding is not printed (--quiet)\n")
  }

  /// A view of 184 points that is stored with 183.
  @Test(arguments: [
    ([], true), (["--tolerance", "1"], true), (["--tolerance", "0.5"], false),
    (["--tolerance", "0"], false),
  ])
  func `misplaced has a tolerance of one point`(_ options: [String], _ isDone: Bool) async throws {
    let text = try String(contentsOfFile: Self.fixtures + "/Widths.storyboard", encoding: .utf8)
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write(
      text.replacing("width=\"180\"", with: "width=\"183\""), to: "Widths.storyboard")
    let outcome = await Outcome.of(["check", path] + options)
    #expect(outcome.status == (isDone ? .done : .findings), "\(outcome)")
    #expect(outcome.errors.contains("width=184 / Actual: width=183") == !isDone)
  }

  @Test func `a tolerance is a number of points`() async {
    let outcome = await Outcome.of("check", Self.fixtures, "--tolerance", "-1")
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("'-1' is not a distance"))
  }
}
