import Foundation
import RecipeCanvases
import TestSupport
import Testing

/// The example of a program that draws without a command line, beside what the program itself writes.
struct RecipeCanvasesTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: Repository.root + "/" + path, encoding: .utf8)
  }

  /// `Output/` holds the figures of the command line.
  @Test(arguments: ["TwoEqualWidthViews", "SimpleSingleView"])
  func `the canvases are those of the command line`(_ name: String) throws {
    let recipe = "Recipes/SimpleConstraints/\(name).yaml"
    let canvases = try canvases(
      of: Self.text(recipe), at: Repository.root + "/" + recipe
    ) { Issue.record("\($0)") }
    #expect(Set(canvases.keys) == ["\(name).portrait", "\(name).landscape"])
    for (figure, svg) in canvases {
      let drawn = try Self.text("Output/SimpleConstraints/\(figure).svg")
      #expect(String(decoding: svg, as: UTF8.self) == drawn, "\(figure)")
    }
  }

  /// The files beside mistakes hold the whole reports of `ibar check`.
  @Test(arguments: ["01-typo-view", "02-typo-attr", "05-key-typo"])
  func `the reports are those of the command line`(_ name: String) throws {
    let folder = "Tests/Fixtures/Mistakes/"
    var report = ""
    _ = try canvases(of: Self.text(folder + name + ".yaml"), at: name + ".yaml") {
      report += $0
    }
    #expect(try report == Self.text(folder + name + ".txt"))
  }

  @Test func `what is wrong with a layout is reported as well`() throws {
    var report = ""
    let canvases = try canvases(
      of: """
        canvas: {size: [320, 480]}
        views: {A: {}}
        constraints: |
          A.Width = 100
          A.Width = 200
        """, at: "A.yaml"
    ) { report += $0 }
    #expect(
      report.contains("error: 'A.Width = 200' and 'A.Width = 100' cannot both hold"), "\(report)")
    #expect(report.contains("'A' is ambiguous: nothing determines its x, y"), "\(report)")
    #expect(canvases.count == 1)
  }
}
