import LayoutModel
import Recipes

extension Verb {
  static let convert = Verb(
    name: "convert", operands: "PATH... --to FORMAT",
    abstract: "write a layout in another notation",
    discussion: """
      Prints the constraints of recipes as strings of the Visual Format Language, and in the guide's
      notation what that has no words for. In strings a view goes by its name in lowerCamelCase.
      """,
    options: [.conversion, .messageFormat], run: Convert.run)
}

/// A notation that layouts are written in.
enum ConversionTarget: String, Hashable, Sendable, CaseIterable {
  case vfl
}

private enum Convert {
  static func run(_ settings: Settings, _ console: Console) -> ExitStatus {
    guard let target = settings.conversionTarget else {
      console.writeError("ibar: error: 'convert' needs '--to'; see 'ibar help convert'\n")
      return .failed
    }
    var report = Report(settings)
    let recipes = RecipeLoader.load(settings, console, &report).map(\.recipe)
    let texts = recipes.map { recipe in
      (recipes.count > 1 ? "// \(recipe.title)\n" : "") + text(of: recipe, target)
    }
    let status = report.write(settings, console, hasOutput: true)
    return console.output(texts.joined(separator: "\n"), status)
  }

  private static func text(of recipe: Recipe, _ target: ConversionTarget) -> String {
    switch target {
    case .vfl:
      VisualFormatText.text(
        of: Layout(
          canvas: recipe.canvas.canvas(orientation: .portrait), views: recipe.views,
          guides: recipe.guides, constraints: recipe.constraints))
    }
  }
}
