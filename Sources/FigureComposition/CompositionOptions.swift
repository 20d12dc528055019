import Basics
package import FigureChoices
package import Figures
package import LayoutModel
package import Recipes

/// The choices of how layouts become figures, in every style.
package struct CompositionOptions: Hashable, Sendable {
  /// The layouts of a recipe to draw, and those that stand side by side.
  package var selection = LayoutSelection()
  /// Whether the layouts of a row follow each other in time.
  package var isAnimated = false
  /// The place of the list of constraints; nil for no list.
  package var legend: ConstraintLegend.Place?
  /// Whether the captions of recipes are set below their figures.
  package var hasCaption = false
  /// The part that figures show; nil for the recipes' own.
  package var crop: FigureSettings.Crop?
  /// What is written beside views and constraints; nil for the recipes' own choice.
  package var labels: [LabelKind]?
  /// The names of the overlay's marks to draw; nil for the recipe's own choice.
  package var overlay: [String]?
  /// The views and constraints that figures show selected or explain; nil for the recipe's own choice.
  package var selected: [String]?
  /// What figures that explain show besides; nil for the recipe's own choice.
  package var details: [FigureDetail]?
  /// The colours of marks in place of ibar's own.
  package var colors = MarkColors()
  /// The language of the descriptions of layouts in a language without phrases, or in none (BCP 47).
  package var descriptions: String?
  /// Whether Interface Builder's scene is drawn around the canvas.
  package var hasScene = false

  /// Makes the choices of plain figures of a recipe's own layouts.
  package init() {}

  /// The settings of the figures of a variant, with these choices in place of the recipe's own.
  package func settings(of recipe: Recipe, _ variant: LayoutVariant) -> FigureSettings {
    var settings = recipe.figures(of: variant)
    settings.crop = crop ?? settings.crop
    settings.labels = labels ?? settings.labels
    settings.details = details ?? settings.details
    return settings
  }
}
