import Diagnostics
import Foundation
import LayoutModel
import RecipeFiles
import Recipes
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Recipes that are written from documents.
@Suite struct RecipeOfDocumentTests {
  /// The frames of a recipe on its own canvas, by the names of the views.
  private func frames(_ recipe: Recipe) throws -> [String: Rect] {
    let layout = try #require(recipe.layouts(on: CanvasRequest()).first)
    let solved = try LayoutEngine.solve(layout)
    let frames = layout.views.indices.map { (layout.views[$0].name, solved.documentFrame(of: $0)) }
    return Dictionary(uniqueKeysWithValues: frames)
  }

  private func expectSameFrames(_ recipes: [Recipe], _ path: String) throws {
    for recipe in recipes {
      let text = RecipeFileWriter.text(of: recipe)
      let checked = RecipeFileReader.recipe(
        in: SourceFile(path: "Main.yaml", text: text), named: recipe.name)
      let written = try #require(checked.value, "\(path): \(checked.diagnostics)")
      #expect(try frames(written) == frames(recipe), "\(path), \(recipe.displayTitle)")
      #expect(RecipeFileWriter.text(of: written) == text, "\(path), \(recipe.displayTitle)")
    }
  }

  @Test(arguments: ["Adaptive.storyboard", "Profile.storyboard", "Sheet.xib", "Widths.storyboard"])
  func `the recipe of a fixture has the frames of the document`(_ name: String) throws {
    try expectSameFrames(Documents.layouts(ofFixture: name).value ?? [], name)
  }

  @Test(
    .disabled(
      if: StoredDocuments.isAbsent, "\(StoredDocuments.absence)"))
  func `the recipes of all stored documents have the frames of the documents`() throws {
    for path in StoredDocuments.sample {
      try expectSameFrames(StoredDocuments.layouts(path).value ?? [], path)
    }
  }
}
