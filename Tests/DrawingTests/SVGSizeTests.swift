import Diagnostics
import Drawing
import Figures
import Foundation
import LayoutModel
import Recipes
import TestSupport
import Testing

/// How large an SVG is, what it says of itself for machines left out.
struct SVGSizeTests {
  private func size(of figure: Figure, keepsText: Bool = false) throws -> Int {
    try SVGFile(figure, keepsText: keepsText).bytes.count
  }

  private func limit(_ constraints: Int, _ base: Int, each: Int) -> Int {
    base + each * max(0, constraints - 10)
  }

  @Test(arguments: Array(UInt64(1)...100))
  func `random layouts are small`(_ seed: UInt64) throws {
    let solved = try LayoutEngine.solve(RandomLayout.layout(seed: seed))
    let figure = try CanvasStyle.figure(of: solved, name: "R", title: "R")
    let count = solved.layout.constraints.count
    #expect(try size(of: figure) <= limit(count, 14_000, each: 400))
    // Frames and pills of views in doubt come on top of their constraints.
    let base = solved.status == .satisfied ? 3000 : 6500
    #expect(try size(of: figure, keepsText: true) <= limit(count, base, each: 300))
  }

  private static var recipes: [String] {
    let folder = Repository.root + "/Recipes"
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted()
  }

  @Test(arguments: recipes) func `the recipes' figures are small`(_ path: String) throws {
    let text = try String(
      decoding: #require(
        FileManager.default.contents(atPath: Repository.root + "/Recipes/" + path)),
      as: UTF8.self)
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let recipe = try #require(
      RecipeReader.recipe(in: SourceFile(path: path, text: text), named: name).value)
    for layout in recipe.layouts(on: CanvasRequest()) {
      let solved = try LayoutEngine.solve(layout)
      let orientation = layout.canvas.orientation?.rawValue ?? "square"
      let figure = try CanvasStyle.figure(
        of: solved, name: "\(name).\(orientation)", title: recipe.title)
      let count = layout.constraints.count
      #expect(try size(of: figure) <= limit(count, 14_000, each: 400))
      // The name stands in the id of each view and constraint: up to 34 characters in 14 ids.
      #expect(try size(of: figure, keepsText: true) <= limit(count, 4000, each: 300))
    }
  }
}
