import FigureChoices
import LayoutModel
package import Recipes

/// Writes recipes in YAML, in the order and style of the guide's own.
package enum RecipeFileWriter {
  /// The text of a recipe; nothing that it includes is needed to read it again.
  package static func text(of recipe: Recipe) -> String {
    guard case .mapping(let entries) = content(of: recipe) else { return "" }
    var mapping = MappingWriter()
    mapping.add("name", recipe.givenName?.text)
    for entry in entries { mapping.add(entry.key, entry.value) }
    mapping.add(
      "figures",
      items: recipe.entries.map { entry in
        .mapping(entry.settings.map { ($0.key, .text($0.value)) })
      })
    return YAMLWriter.text(of: mapping.content)
  }

  /// SHA-256 of a recipe's content without its name and its figures, in hexadecimal; equal recipes have equal digests, in
  /// any notation.
  package static func digest(of recipe: Recipe) -> String {
    RecipeDigest.digest(of: content(of: recipe))
  }

  /// The same of each value of a recipe, by its key.
  package static func digestsByKey(of recipe: Recipe) -> [String: String] {
    guard case .mapping(let entries) = content(of: recipe) else { return [:] }
    let digests = entries.map { ($0.key, RecipeDigest.digest(of: $0.value)) }
    return Dictionary(digests) { first, _ in first }
  }

  static func content(of recipe: Recipe) -> RecipeContent {
    var mapping = MappingWriter()
    mapping.add("title", recipe.title)
    mapping.add("chapter", recipe.chapter)
    mapping.add("summary", recipe.summary)
    mapping.add(
      "colors", mapping: recipe.colors.map { ($0.name, RecipeContent(.color($0.color, name: nil))) }
    )
    mapping.add("metrics", mapping: recipe.metrics.map { ($0.name, .number($0.value)) })
    mapping.add("canvas", CanvasProperties.all, of: recipe.canvas, standard: RecipeCanvas())
    mapping.add(
      "root", mapping: recipe.views[0].settings.map { ($0.key, RecipeContent($0.value)) })
    let views = ViewWriter(recipe)
    mapping.add("views", mapping: views.entries(in: 0))
    mapping.add("layoutGuides", texts: views.guides(of: 0))
    views.addConstraints(of: 0, to: &mapping)
    mapping.add("traits", items: recipe.traits.map { variation($0, recipe) })
    mapping.add("states", mapping: recipe.states.map { ($0.name, variation($0.variation, recipe)) })
    mapping.add("languages", mapping: recipe.languages.map { ($0.name, language($0, recipe)) })
    mapping.add("frames", mapping: frames(recipe.expectations, recipe.views))
    if let overlay = recipe.overlay {
      mapping.add("overlay", .list(overlay.map { .text($0) }))
    }
    mapping.add("selection", texts: recipe.selection)
    mapping.add(FigureProperties.all, of: recipe.figures, standard: FigureSettings())
    mapping.add("screen", ScreenProperties.all, of: recipe.screen, standard: ScreenOptions())
    mapping.add("status", recipe.status?.rawValue)
    return mapping.content
  }

  /// A language, with what it says of states, whose added views it can name.
  private static func language(_ language: NamedVariation, _ recipe: Recipe) -> RecipeContent {
    let states = language.states.map { state -> (key: String, value: RecipeContent) in
      let added = recipe.states.first { $0.name == state.name }?.variation.addedViews ?? []
      return (state.name, VariationWriter(state.variation, of: recipe, besides: added).content)
    }
    return VariationWriter(language.variation, of: recipe, states: states).content
  }

  private static func variation(_ variation: Variation, _ recipe: Recipe) -> RecipeContent {
    VariationWriter(variation, of: recipe).content
  }

  /// Expected frames by canvas.
  static func frames(
    _ expectations: [ExpectedFrames], _ views: [ViewDeclaration]
  ) -> [(key: String, value: RecipeContent)] {
    expectations.map { expected in
      var mapping = MappingWriter()
      if expected.tolerance != ExpectedFrames.standardTolerance {
        mapping.add("tolerance", .number(expected.tolerance))
      }
      if expected.isPixelAligned { mapping.add("pixelAligned", .text("true")) }
      for frame in expected.frames {
        let sides = frame.values.map { $0.map(RecipeContent.number) ?? .text("null") }
        mapping.add(views[frame.view].name, .list(sides))
      }
      return (expected.name, mapping.content)
    }
  }
}
