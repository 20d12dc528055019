import LayoutModel
import Figures
import LayoutJSON
import Recipes

/// What a figure says of itself, in its file.
enum FigureMetadata {
  /// JSON of the drawing's version, the recipe's digest, the layout as solved and what it was told.
  ///
  /// Lines of the source are left out, so that a comment more in a recipe changes no figure.
  static func text(of solved: SolvedLayout, _ recipe: Recipe) -> String {
    JSONValue.object([
      .init("version", .number(Double(LayoutDocument.version))),
      .init("drawing", .number(Double(Figure.drawingVersion))),
      .init("digest", .string(recipe.digest)),
      .init(
        "layout",
        LayoutDocument.value(
          of: solved, name: recipe.name, title: recipe.title(of: solved.layout.variant), in: nil)),
      .init(
        "facts",
        LayoutFacts.value(
          of: solved.layout, overlay: recipe.overlay, selection: recipe.selection)),
    ]).text()
  }
}
