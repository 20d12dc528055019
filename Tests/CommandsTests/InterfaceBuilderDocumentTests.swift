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
}
