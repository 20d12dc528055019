import ConstraintCode
import Diagnostics
import Foundation
import LayoutModel
import RecipeFiles
import Recipes
import TestSupport
import Testing

/// The code of the recipes, compiled with our own library under UIKit's names.
@Suite struct CookbookCodeTests {
  /// Recipes that have no code: the library has no tables and no cells, and UIKit no baseline of a plain view.
  static let refused: Set<String> = ["AttributesOfAView", "ChainOfViews", "SelfSizingCells"]

  static let paths = Repository.recipes.filter { !refused.contains(name(of: $0)) }

  static func name(of path: String) -> String {
    String(path.split(separator: "/").last ?? "").replacing(".yaml", with: "")
  }

  static func layout(at path: String) throws -> Layout {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let checked = RecipeFileReader.recipe(
      in: SourceFile(path: path, text: text), named: name(of: path))
    return try #require(checked.value?.layouts(on: CanvasRequest()).first)
  }

  @Test(arguments: paths) func `the code has the frames of its recipe`(_ path: String) throws {
    let layout = try Self.layout(at: path)
    // Placeholders are removed when an app is built, and what is ambiguous may lie anywhere.
    var built = layout
    built.constraints.removeAll(where: \.isPlaceholder)
    let solved = try LayoutEngine.solve(built)
    let images = layout.views.compactMap { view in
      view.content.imageSize.map { (view.content.imageName ?? view.name, $0) }
    }
    let frames = try codeFrames(
      of: Self.name(of: path), on: layout.canvas,
      images: Dictionary(images, uniquingKeysWith: { $1 }))
    let found = try #require(frames, "Scripts/generate-code writes the code")
    #expect(found.count == layout.views.count - 1)
    for (frame, index) in zip(found, layout.views.indices.dropFirst())
    where solved.undetermined[index].isEmpty {
      let wanted = solved.frameInSuperview(of: index)
      #expect(frame.distance(to: wanted) < 1e-6, "\(layout.views[index].name): \(frame)")
    }
  }

  @Test(arguments: paths) func `the compiled code is what is written today`(_ path: String) throws {
    let name = Self.name(of: path)
    let file = Repository.root + "/Tests/CookbookCodeTests/Code/\(name).swift"
    let text = try SwiftCode.text(of: Self.layout(at: path), named: name)
    #expect(
      try String(contentsOfFile: file, encoding: .utf8) == "// swift-format-ignore-file\n" + text,
      "run Scripts/generate-code")
  }

  @Test func `cells have no code`() throws {
    let path = try #require(Repository.recipes.first { Self.name(of: $0) == "SelfSizingCells" })
    let layout = try Self.layout(at: path)
    let refusal = #expect(throws: SwiftCode.Refusal.self) {
      try SwiftCode.text(of: layout, named: "Cells")
    }
    #expect(refusal?.reasons.first == "'Table View' is a tableView")
  }
}
