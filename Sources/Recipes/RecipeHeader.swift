package import FigureChoices
package import LayoutModel

/// What a recipe says without naming a view or a constraint.
package struct RecipeHeader: Hashable, Sendable {
  /// The name of its figures: the given one, or else the file's name without extension.
  package var name: String
  /// The name that its author gives it; nil without one.
  package var givenName: FigureName?
  /// The author's title.
  package var title: String?
  /// The title of the chapter.
  package var chapter: String?
  /// The summary in one sentence.
  package var summary: String?
  /// The colours that the recipe names.
  package var colors: [NamedColor] = []
  /// The numbers that the recipe names.
  package var metrics: [Metric] = []
  /// The id of the scene or view of a document that it is; nil of any other recipe.
  package var scene: String?
  /// The figures that are drawn of it, in order; empty for those that options choose.
  package var entries: [FigureEntry] = []
  /// The canvas.
  package var canvas = RecipeCanvas()
  /// The settings of a picture of the running app.
  package var screen = ScreenOptions()
  /// The status that the recipe declares for its layouts, when it teaches one that is not satisfied.
  package var status: LayoutStatus?
  /// The log of a conflict that it was read from; nil of any other source.
  package var log: LoggedConflict?
}
