import Basics
package import Figures
package import LayoutModel
import RecipeFiles
package import Recipes
package import Typesetting

/// A recipe to draw, with what holds for all its figures and is found once.
package struct FigureSubject: Sendable {
  /// The recipe.
  package let recipe: Recipe
  /// The typesetter of its texts.
  package let typesetter: Typesetter
  /// SHA-256 of the recipe's content, in hexadecimal.
  package let digest: String
  /// The style of its figures where none is chosen: the canvas, or of a log the style that fits it.
  package let style: FigureStyle

  /// Makes a subject; the style of a log is found by solving what it states.
  package init(_ recipe: Recipe, _ typesetter: Typesetter = .standard) {
    (self.recipe, self.typesetter) = (recipe, typesetter)
    digest = RecipeFileWriter.digest(of: recipe)
    style = LogFigure.style(of: recipe, typesetter) ?? .canvas
  }

  /// The sets of layouts of which each figure shows one.
  package func sets(_ selection: LayoutSelection) -> [FigureSet] {
    selection.rows(of: recipe).map { FigureSet(subject: self, layouts: $0) }
  }
}

/// Layouts of a recipe that one figure shows, and that are solved once for all figures of them.
package struct FigureSet: Sendable {
  /// The recipe.
  package let subject: FigureSubject
  /// One layout, or several that stand side by side.
  package let layouts: [Layout]

  /// The name of a figure of one layout: `Card.portrait`, with the words of a state and a language after it.
  package var name: String {
    let (canvas, variant) = (layouts[0].canvas, layouts[0].variant)
    let words = [
      canvas.orientation?.rawValue, variant.state.map(Slug.lowercased),
      variant.language.map { Slug.text($0) },
    ]
    return ([subject.recipe.name] + words.compactMap { $0 }).joined(separator: ".")
  }

  /// The variant whose title the figures have.
  package var title: String { subject.recipe.displayTitle(of: layouts[0].variant) }

  /// The layouts, solved.
  /// - Parameter solve: Solves a layout.
  package func solved(
    by solve: (Layout, Typesetter) throws(LayoutEngine.Failure) -> SolvedLayout = {
      layout, typesetter throws(LayoutEngine.Failure) in
      try LayoutEngine.solve(layout, typesetter: typesetter)
    }
  ) throws(LayoutEngine.Failure) -> [SolvedLayout] {
    var solved: [SolvedLayout] = []
    for layout in layouts { solved.append(try solve(layout, subject.typesetter)) }
    return solved
  }
}
