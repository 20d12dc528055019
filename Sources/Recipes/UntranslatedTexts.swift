package import Diagnostics

extension Recipe {
  /// Advice on texts that a language lacks while another one has them, at the language's tag.
  ///
  /// Only texts that are surely forgotten count. The language translates at least half of what others do. A label in
  /// Latin letters may be a name, which only languages in other letters write in another way.
  package var untranslatedTexts: [Diagnostic] {
    let translations = languages.map { Translation($0.variation, of: views) }
    return languages.indices.flatMap { index -> [Diagnostic] in
      let own = translations[index]
      let others = translations.indices.filter { $0 != index }
      let all = Set(others.flatMap { translations[$0].texts.keys })
      let known = all.filter { own.texts[$0] != nil }
      guard !known.isEmpty, known.count * 2 >= all.count else { return [] }
      return all.subtracting(known).sorted().compactMap { place in
        let other = others.first {
          translations[$0].texts[place].map { isForgotten($0, place, by: own) } ?? false
        }
        return other.map { missing(place, in: languages[index], but: languages[$0]) }
      }
    }
  }

  private func isForgotten(
    _ text: String, _ place: Translation.Place, by own: Translation
  ) -> Bool {
    let base = views[place.view].value(of: place.key)?.text ?? ""
    return base.contains(where: \.isLetter) && text.contains(where: \.isLetter)
      && (text.isLatin || !own.isLatin || isPhrase(base, place.key))
  }

  /// Whether a text is surely no name: a title or a placeholder, or one of several words not all of which begin as names do.
  private func isPhrase(_ text: String, _ key: String) -> Bool {
    // Abbreviations are the same in many languages: `OK`.
    if text == text.uppercased() { return false }
    return key != "text"
      || text.split(separator: " ").dropFirst().contains { $0.first?.isLowercase ?? false }
  }

  private func missing(
    _ place: Translation.Place, in language: NamedVariation, but other: NamedVariation
  ) -> Diagnostic {
    let view = views[place.view].name
    let hasView = language.variation.edits.contains { edit in
      if case .set(_, of: place.view) = edit { true } else { false }
    }
    return Diagnostic(
      "untranslated-text", severity: .advice,
      "'\(language.name)' has no \(place.key) of '\(view)', and '\(other.name)' has one",
      at: language.origin,
      help: hasView
        ? "write '\(place.key): …' under '\(view)' of '\(language.name)'"
        : "write '\(view): {\(place.key): …}' under 'views' of '\(language.name)'")
  }
}

/// The texts of a language.
private struct Translation {
  /// A view, by its index in the recipe, and the key of a text.
  struct Place: Hashable, Comparable {
    var view: Int
    var key: String

    static func < (left: Place, right: Place) -> Bool {
      (left.view, left.key) < (right.view, right.key)
    }
  }

  private(set) var texts: [Place: String] = [:]

  init(_ variation: Variation, of views: [ViewDeclaration]) {
    for case .set(let setting, let view) in variation.edits where views.indices.contains(view) {
      guard ["text", "title", "placeholder"].contains(setting.key), let text = setting.value.text
      else { continue }
      texts[Place(view: view, key: setting.key)] = text
    }
  }

  /// Whether its texts are in Latin letters.
  var isLatin: Bool { texts.values.allSatisfy(\.isLatin) }
}

extension String {
  /// Whether its letters are Latin: those below the Greek ones in Unicode.
  fileprivate var isLatin: Bool {
    unicodeScalars.allSatisfy { $0.value < 0x370 || !$0.properties.isAlphabetic }
  }
}
