import Commands
import Foundation
import TestSupport
import Testing

/// Layouts that are too large for a schematic.
struct SchematicLimitTests {
  @Test func `a schematic of very many views leaves some out and says so`() async throws {
    let count = 300
    let views = (0..<count).map { "V\($0): {}" }.joined(separator: ", ")
    let places = (1..<count).map { "  V\($0).Leading = V\($0 - 1).Trailing + 8" }
    let sizes = (0..<count).map {
      "  V\($0).Width = 30\n  V\($0).Height = 30\n  V\($0).Top = Superview.Top + 20"
    }
    let recipe =
      "canvas: {size: [375, 667]}\nviews: {\(views)}\nconstraints: |\n"
      + (["  V0.Leading = Superview.Leading + 8"] + places + sizes).joined(separator: "\n")
    let sandbox = try Sandbox()
    let file = try sandbox.write(recipe, to: "Row.yaml")
    let outcome = await Outcome.of(
      "render", file, "--style", "schematic", "--format", "svg", "-o",
      sandbox.path + "/Row.svg")
    // The superview takes one of the 100 places.
    #expect(outcome.errors.contains("leaves out 201 of its 300 views"))
    #expect(outcome.status == .done)
  }

  @Test func `a schematic of views far beyond the canvas is small`() async throws {
    let sandbox = try Sandbox()
    let file = try sandbox.write(
      """
      canvas: {size: [375, 667]}
      views: {A: {}, B: {}}
      constraints: |
        A.Leading = Superview.Leading + 900000
        A.Top = Superview.Top - 900000
        A.Width = 10
        A.Height = 800000
        B.Leading = Superview.Leading
        B.Trailing = Superview.Leading
        B.Top = Superview.Bottom
        B.Bottom = Superview.Bottom
      """, to: "Far.yaml")
    let outcome = await Outcome.of(
      "render", file, "--style", "schematic", "--format", "svg", "-o",
      sandbox.path + "/Far.svg")
    #expect(outcome.status == .done)
    let figure = try String(contentsOfFile: sandbox.path + "/Far.svg", encoding: .utf8)
    let width = try #require(figure.firstMatch(of: /width="([0-9]+)"/)?.1)
    #expect(Int(width) ?? .max < 1200)
  }
}
