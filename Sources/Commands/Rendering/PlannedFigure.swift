import Diagnostics
import Drawing
import FigureComposition
import Figures
import Inputs
import LayoutModel
import Pictures

/// Figures that show the same layouts, which are solved once for all of them.
struct PlannedSet: Sendable {
  /// The look of its figures.
  let plan: FigurePlan
  let loaded: LoadedRecipe
  /// The place of the recipe's entry that asks for them; nil without one.
  let entry: SourceRange?
  let set: FigureSet
  /// A figure for each style.
  let figures: [PlannedFigure]

  /// What asks for the figures: `Login.yaml`, or `Login.yaml:12:5` for an entry of a recipe.
  var origin: String {
    let path = loaded.input.path
    guard let entry else { return path }
    let (line, column) = loaded.file.position(at: entry.start)
    return "\(path):\(line):\(column)"
  }

  /// One layout, or several that stand side by side.
  var layouts: [Layout] { self.set.layouts }
}

/// A figure to draw, and the files to draw it into.
struct PlannedFigure: Sendable {
  let style: FigureStyle
  let appearance: Appearance
  /// The part that it explains, by its word; nil of a figure of a whole layout.
  let explained: String?
  /// The name of its files without extension.
  let name: String
  let files: [(format: OutputFormat, path: String)]

  /// Its files' paths below the folder that figures are written to.
  /// - Parameter folder: The folder of its input's figures there.
  func fileNames(in folder: String) -> [String] {
    files.map { folder + ($0.path.split(separator: "/").last ?? "") }
  }

  /// The figure that a composer of its layouts makes.
  /// - Parameter whole: Is given the layouts of which a crop shows nothing.
  /// - Throws: What keeps a figure from being made.
  func figure(
    by composer: inout FigureComposer, whole: (SolvedLayout) -> Void = { _ in }
  ) throws -> Figure {
    try composer.figure(style, named: name, explaining: explained, whole: whole)
  }
}
