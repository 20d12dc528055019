import LayoutModel
import Figures
import LayoutRecord
import Recipes

/// What a figure says of itself, in its file.
enum FigureMetadata {
  /// JSON of the drawing's version, the recipe's digest, the layouts as solved and their inputs.
  ///
  /// Lines of the source are left out, so that a comment more in a recipe changes no figure.
  static func text(of solved: [SolvedLayout], _ set: FigureSet) -> String {
    let recipe = set.loaded.recipe
    let layouts = solved.map { solved in
      LayoutDocument.value(
        of: solved, name: recipe.name, title: recipe.title(of: solved.layout.variant))
    }
    let facts = solved.map {
      LayoutFacts.value(of: $0.layout, overlay: recipe.overlay, selection: recipe.selection)
    }
    return JSONValue.object([
      .init("version", .number(Double(LayoutDocument.version))),
      .init("drawing", .number(Double(Figure.drawingVersion))),
      .init("digest", .string(set.digest)),
      layouts.count == 1 ? .init("layout", layouts[0]) : .init("layouts", .array(layouts)),
      facts.count == 1 ? .init("facts", facts[0]) : .init("facts", .array(facts)),
    ]).text()
  }
}
