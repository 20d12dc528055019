import Commands
import Foundation
import TestSupport
import Testing

/// Figures that an older version of ibar drew.
struct DiffVersionTests {
  /// Three figures, and the same as an older version would have written them.
  private static func sandbox() async throws -> Sandbox {
    let sandbox = try Sandbox()
    for name in ["A", "B", "C"] { try sandbox.write(DiffTests.recipe, to: "recipes/\(name).yaml") }
    let recipes = sandbox.path + "/recipes"
    _ = await Outcome.of("render", recipes, "-o", sandbox.path + "/new", "--format", "svg")
    for name in ["A", "B", "C"] {
      let text = try String(contentsOfFile: sandbox.path + "/new/\(name).svg", encoding: .utf8)
      // The form of version 1 had a layout, and its facts beside it.
      let start = try #require(text.range(of: "<metadata>"))
      let end = try #require(text.range(of: "</metadata>"))
      let older =
        text[..<start.upperBound]
        + #"{"version":1,"drawing":2,"digest":"00","layout":{"name":"A"},"facts":{}}"#
        + text[end.lowerBound...]
      try sandbox.write(String(older), to: "old/\(name).svg")
    }
    return sandbox
  }

  @Test func `all of them are one line`() async throws {
    let sandbox = try await Self.sandbox()
    let outcome = await Outcome.of("diff", sandbox.path + "/old", sandbox.path + "/new")
    #expect(outcome.status == .findings && outcome.errors.isEmpty)
    #expect(
      outcome.output == """
        drawing: 3 figures were drawn by an older version of ibar; their pictures are the same. \
        Draw them again to compare their layouts.

        3 changed

        """)
  }

  @Test func `their pictures are compared`() async throws {
    let sandbox = try await Self.sandbox()
    let path = sandbox.path + "/old/B.svg"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    // The blue view's fill.
    try sandbox.write(text.replacingOccurrences(of: "#3953A4", with: "#3953A5"), to: "old/B.svg")
    let outcome = await Outcome.of("diff", sandbox.path + "/old", sandbox.path + "/new")
    #expect(outcome.output.contains("drawing: 2 figures were drawn by an older version of ibar;"))
    #expect(
      outcome.output.contains(
        """
        drawing: B.svg
          drawn differently: Blue View
          drawn by an older version of ibar: draw it again

        """), "\(outcome.output)")
  }

  @Test func `a part without a title is not named by its id`() async throws {
    let sandbox = try await Self.sandbox()
    let text = try String(contentsOfFile: sandbox.path + "/old/B.svg", encoding: .utf8)
    // The battery of the status bar.
    let wider = text.replacingOccurrences(
      of: #"width="22" height="9""#, with: #"width="23" height="9""#)
    #expect(wider != text)
    try sandbox.write(wider, to: "old/B.svg")
    let outcome = await Outcome.of("diff", sandbox.path + "/old/B.svg", sandbox.path + "/new/B.svg")
    #expect(outcome.output.hasPrefix("drawing: B.svg\n  drawn differently\n"), "\(outcome.output)")
  }
}
