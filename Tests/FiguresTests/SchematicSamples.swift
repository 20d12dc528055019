import LayoutModel
import TestSupport
import Typesetting

@testable import Figures

/// Layouts to draw as diagrams.
enum SchematicSamples {
  /// The recipes of the cookbook and of a trial.
  static let recipes = Repository.recipes + Repository.trialRecipes

  /// The layouts of a recipe in its own language, in all orientations and states.
  static func layouts(of path: String) throws -> [SolvedLayout] {
    try Sample.solvedRecipe(at: path, languages: nil)
  }

  /// A layout of 3 to 5 views made at random, some of them nested, by turns on an upright and a level screen.
  static func layout(seed: Int, mostViews: Int = 5) throws -> SolvedLayout {
    var layout = RandomLayout.layout(seed: UInt64(seed), mostViews: mostViews)
    layout.canvas.size =
      seed % 2 == 0 ? Size(width: 375, height: 667) : Size(width: 667, height: 375)
    return try LayoutEngine.solve(layout)
  }

  /// Whether a layout is a phone's screen of up to 30 constraints.
  static func isSmall(_ solved: SolvedLayout) -> Bool {
    let size = solved.layout.canvas.size
    return min(size.width, size.height) <= 450 && max(size.width, size.height) <= 950
      && solved.layout.constraints.count <= 30
  }

  static func diagram(of solved: SolvedLayout) throws -> SchematicDiagram {
    try SchematicDiagram.diagram(of: solved, .standard)
  }
}
