package import Recipes

/// The lines with which a recipe begins to have languages.
package enum LanguageBlock {
  /// The most texts that are written.
  private static let maximumTexts = 8

  /// The lines for a language, with the texts of the views to translate; empty if there are none.
  package static func lines(for language: String, of recipe: Recipe) -> [String] {
    let texts = recipe.views.compactMap { view -> String? in
      let name = view.name
      guard recipe.views.count(where: { $0.name == name }) == 1 else { return nil }
      let own = ["text", "title", "placeholder"].compactMap { key in
        view.value(of: key)?.text.map { "\(key): \(YAMLQuoting.scalar($0))" }
      }
      if own.isEmpty || own.contains(where: { $0.contains("\n") }) { return nil }
      return "      \(YAMLQuoting.scalar(name)): {\(own.joined(separator: ", "))}"
    }
    if texts.isEmpty { return [] }
    return ["languages:", "  \(language):", "    views:"] + texts.prefix(maximumTexts)
  }
}
