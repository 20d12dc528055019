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

  /// The same, of which `make test` takes one.
  static func sample(of path: String) throws -> [SolvedLayout] {
    try Sample.solvedSample(at: path, languages: nil)
  }

  /// The layouts of 3 to 5 views made at random, some of them nested, on an upright and on a level screen.
  static func layouts(seed: UInt64) throws -> [SolvedLayout] {
    try [Size(width: 375, height: 667), Size(width: 667, height: 375)].map { size in
      var layout = RandomLayout.layout(seed: seed, mostViews: 5)
      layout.canvas.size = size
      return try LayoutEngine.solve(layout)
    }
  }

  static func diagram(of solved: SolvedLayout) throws -> Schematic.Diagram {
    try Schematic.Diagram.diagram(of: solved, .standard)
  }
}
