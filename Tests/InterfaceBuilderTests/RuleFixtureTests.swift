import Diagnostics
import Foundation
import LayoutFindings
import LayoutModel
import Recipes
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Documents of one rule each: the comment at the head of the document has the rule and the arithmetic
/// of the frames that it stores.
@Suite struct RuleFixtureTests {
  private static let folder = "Rules"

  static let documents =
    (try? FileManager.default.contentsOfDirectory(
      atPath: Repository.root + "/Tests/Fixtures/InterfaceBuilder/" + folder
    ).sorted()) ?? []

  @Test(arguments: documents) func `stored frames are the ones that the rule gives`(
    _ document: String
  ) throws {
    let checked = try Documents.layouts(ofFixture: Self.folder + "/" + document)
    #expect(checked.diagnostics.isEmpty)
    var count = 0
    for recipe in checked.value ?? [] {
      let layout = try #require(recipe.layouts(on: CanvasRequest()).first)
      let solved = try LayoutEngine.solve(layout)
      #expect(solved.diagnostics.map(\.message).isEmpty)
      for view in layout.views.indices.dropFirst() {
        guard let stored = layout.views[view].frame, layout.views[view].autoresizing == nil,
          !layout.isHidden(view)
        else { continue }
        let found = solved.frameInSuperview(of: view)
        let name = "\(layout.views[view].name): \(found), stored \(stored)"
        #expect(stored.distance(to: found) < 0.01, "\(name)")
        count += 1
      }
    }
    #expect(count > 0)
  }

  @Test func `a button with a background image does not have its stored size`() throws {
    let path = Repository.root + "/Tests/Fixtures/InterfaceBuilder/Rules/BackgroundImage.xib"
    let text = try String(contentsOfFile: path, encoding: .utf8)
      .replacing(#"y="20" width="64""#, with: #"y="20" width="0""#)
    let recipe = try #require(Documents.layouts(of: text).value?.first)
    let solved = try LayoutEngine.solve(try #require(recipe.layouts(on: CanvasRequest()).first))
    #expect(solved.layout.views[1].frame == Rect(x: 20, y: 20, width: 0, height: 48))
    #expect(solved.frameInSuperview(of: 1) == Rect(x: 20, y: 20, width: 64, height: 48))
  }
}
