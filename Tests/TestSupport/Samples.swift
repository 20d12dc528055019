import Diagnostics
import Foundation
package import LayoutModel
import RecipeFiles
package import Recipes

/// Layouts for tests, written as recipes.
package enum Sample {
  /// What is wrong with a sample.
  package struct Fault: Error, CustomStringConvertible {
    package var description: String
  }

  /// A recipe's text, read.
  package static func recipe(_ recipe: String) throws -> Recipe {
    let file = SourceFile(path: "Sample.yaml", text: recipe)
    let checked = RecipeFileReader.recipe(in: file, named: "Sample")
    guard let value = checked.value else {
      let formatter = DiagnosticFormatter()
      throw Fault(description: checked.diagnostics.map { formatter.text($0, in: file) }.joined())
    }
    return value
  }

  /// The layout of a recipe's text on a canvas.
  package static func layout(_ recipe: String, on canvas: Canvas = .square) throws -> Layout {
    try self.recipe(recipe).layout(on: canvas)
  }

  /// The same, solved.
  package static func solved(_ recipe: String, on canvas: Canvas = .square) throws -> SolvedLayout {
    try LayoutEngine.solve(layout(recipe, on: canvas))
  }

  /// The layouts of a recipe's file in all its orientations, states and languages, solved.
  /// - Parameter languages: By default all.
  package static func solvedRecipe(
    at path: String, languages: String? = RecipeVariants.all
  ) throws -> [SolvedLayout] {
    try layouts(at: path, languages).map { try LayoutEngine.solve($0) }
  }

  /// The same, of which `make test` takes one: which it is depends on the name.
  package static func solvedSample(
    at path: String, languages: String? = RecipeVariants.all,
    where isIncluded: (Layout) -> Bool = { _ in true }
  ) throws -> [SolvedLayout] {
    let layouts = try layouts(at: path, languages).filter(isIncluded)
    if Seed.takesAll { return try layouts.map { try LayoutEngine.solve($0) } }
    let name = path.dropFirst(Repository.root.count)
    let sum = name.utf8.reduce(0) { $0 + Int($1) }
    return [try LayoutEngine.solve(layouts[sum % layouts.count])]
  }

  private static func layouts(at path: String, _ languages: String?) throws -> [Layout] {
    var request = CanvasRequest()
    (request.states, request.languages) = (RecipeVariants.all, languages)
    return try recipe(at: path).layouts(on: request)
  }

  /// A recipe's file, read; its pictures are squares of 100 points.
  package static func recipe(at path: String) throws -> Recipe {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let checked = RecipeFileReader.recipe(
      in: SourceFile(path: path, text: text), named: "Sample",
      imageSize: { _, _ in .size(Size(width: 100, height: 100)) })
    guard let recipe = checked.value else { throw Fault(description: "\(path) has faults") }
    return recipe
  }
}

extension Canvas {
  /// Interface Builder's old canvas for every device: 600 x 600 points.
  package static let square = Canvas(size: Size(width: 600, height: 600))
}

extension SolvedLayout {
  /// A view's frame in its superview, by its name.
  package func frame(_ name: String) -> Rect? {
    layout.views.firstIndex { $0.name == name }.map { frameInSuperview(of: $0) }
  }
}

extension Collection<LayoutConflict.Member> {
  /// The members that a layout implies, in words and by what they come from.
  package func implied(in layout: Layout) -> [String: ImpliedConstraint.Source] {
    reduce(into: [:]) { found, member in
      if case .implied(let implied) = member { found[layout.text(of: implied)] = implied.source }
    }
  }
}
