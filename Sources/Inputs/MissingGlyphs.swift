import Basics
package import Diagnostics
import LayoutModel
import Recipes
import Typesetting

extension LoadedInput {
  /// The warning on the characters that no font has, once layouts were solved and drawn; nil if all are there.
  ///
  /// It stands at the first of them in the file, or is about the file as a whole.
  package var missingGlyph: Diagnostic? {
    guard let first = recipes.first else { return nil }
    let missing = first.typesetter.missingCharacters
    let places = missing.compactMap { character in
      Unicode.Scalar(character.scalar).flatMap { scalar in
        first.file.range(of: scalar).map { (character, $0) }
      }
    }.sorted { $0.1.start < $1.1.start }
    guard let character = places.first?.0 ?? missing.first else { return nil }
    let others = missing.filter { $0 != character }
    let languages = languages(with: character)
    let place = languages.isEmpty ? "" : " (\(languages.joined(separator: ", ")))"
    let packages = Set(missing.flatMap(\.packages)).sorted()
    var diagnostic = Diagnostic(
      "missing-glyph", severity: .warning,
      "no font has \(character.name), so figures show a box\(place)", at: places.first?.1,
      help: packages.isEmpty
        ? "use another character, or a font that has it with --font"
        : "install \(WordList.text(packages, "and")) from Debian")
    let shown = others.prefix(MissingGlyphs.shownCount).map(\.name).joined(separator: ", ")
    let rest = others.count - MissingGlyphs.shownCount
    if !others.isEmpty {
      diagnostic.notes = [.init("the same for \(shown)" + (rest > 0 ? " and \(rest) more" : ""))]
    }
    return diagnostic
  }

  /// The languages whose texts hold a character; none if the base has it too, or no text of a view has it.
  private func languages(with character: MissingCharacter) -> [String] {
    func holds(_ recipe: Recipe, _ language: String?) -> Bool {
      guard let canvas = recipe.canvas.canvases(for: CanvasRequest()).first else { return false }
      let layout = recipe.layout(on: canvas, LayoutVariant(language: language))
      return layout.views.flatMap(\.content.texts).contains { text in
        text.unicodeScalars.contains { $0.value == character.scalar }
      }
    }
    if recipes.contains(where: { holds($0.recipe, nil) }) { return [] }
    return Set(
      recipes.flatMap { loaded in
        loaded.recipe.languages.map(\.name).filter { holds(loaded.recipe, $0) }
      }
    ).sorted()
  }
}

private enum MissingGlyphs {
  /// How many characters the warning names besides the first.
  static let shownCount = 5
}
