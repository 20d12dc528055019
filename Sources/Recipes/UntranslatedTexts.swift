package import Diagnostics

extension Recipe {
  /// Advice on texts that a language lacks while another one has them, at the language's tag.
  ///
  /// Only texts that are surely forgotten count. If a language translates less than half of what others do, one
  /// advice names the rest. The only language of a recipe is compared with the recipe's own phrases. A label in
  /// Latin letters may be a name, which only languages in other letters write in another way.
  package var untranslatedTexts: [Diagnostic] {
    let translations = languages.map { Translation($0.variation, of: views) }
    return languages.indices.flatMap { index -> [Diagnostic] in
      let own = translations[index]
      let others = translations.indices.filter { $0 != index }
      let all = Set(others.flatMap { translations[$0].texts.keys })
      let known = all.filter { own.texts[$0] != nil }
      let lacking = all.subtracting(known).sorted().compactMap { place in
        others.first {
          translations[$0].texts[place].map { isForgotten($0, place, by: own) } ?? false
        }.map { (place: place, other: $0) }
      }
      // A variant of English changes a word only.
      let isEnglish = languages[index].name.lowercased().prefix { $0.isLetter } == "en"
      if others.isEmpty {
        return own.texts.isEmpty || isEnglish ? [] : untranslatedPhrases(in: languages[index], own)
      }
      if known.isEmpty { return [] }
      if known.count * 2 < all.count {
        return isEnglish || lacking.isEmpty
          ? [] : [mostlyMissing(lacking.map(\.place), in: languages[index])]
      }
      return lacking.map {
        missing($0.place, in: languages[index], "and '\(languages[$0.other].name)' has one")
      }
    }
  }

  /// Advice on the phrases of a recipe that its only language lacks.
  private func untranslatedPhrases(
    in language: NamedVariation, _ own: Translation
  ) -> [Diagnostic] {
    let phrases = views.indices.flatMap { view in
      Translation.keys.compactMap { key -> Translation.Place? in
        guard let text = views[view].value(of: key)?.text, text.contains(where: \.isLetter),
          isPhrase(text, key)
        else { return nil }
        return Translation.Place(view: view, key: key)
      }
    }
    let lacking = phrases.filter { own.texts[$0] == nil }
    if own.texts.count < lacking.count, lacking.count > 1 {
      return [mostlyMissing(lacking, in: language)]
    }
    return lacking.map { place in
      let text = views[place.view].value(of: place.key)?.text ?? ""
      return missing(place, in: language, "so that it stays '\(text)'")
    }
  }

  /// One advice on a language that lacks more texts than it has.
  private func mostlyMissing(
    _ places: [Translation.Place], in language: NamedVariation
  ) -> Diagnostic {
    let names = places.map { "'\(views[$0.view].name)'" }
    let first = names.prefix(3).joined(separator: ", ")
    let rest = names.count > 3 ? " and \(names.count - 3) others" : ""
    return Diagnostic(
      "untranslated-text", severity: .advice,
      "'\(language.name)' lacks \(places.count) texts, of \(first)\(rest)", at: language.origin,
      help: "write their texts under 'views' of '\(language.name)'")
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
    // Abbreviations and addresses are the same in many languages: `OK`, `name@example.com`.
    if text == text.uppercased() || text.contains("@") || text.contains("://") { return false }
    return key != "text"
      || text.split(separator: " ").dropFirst().contains { $0.first?.isLowercase ?? false }
  }

  private func missing(
    _ place: Translation.Place, in language: NamedVariation, _ reason: String
  ) -> Diagnostic {
    let view = views[place.view].name
    let hasView = language.variation.edits.contains { edit in
      if case .set(_, of: place.view) = edit { true } else { false }
    }
    return Diagnostic(
      "untranslated-text", severity: .advice,
      "'\(language.name)' has no \(place.key) of '\(view)', \(reason)",
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

  /// The keys of texts.
  static let keys = ["text", "title", "placeholder"]

  private(set) var texts: [Place: String] = [:]

  init(_ variation: Variation, of views: [ViewDeclaration]) {
    for case .set(let setting, let view) in variation.edits where views.indices.contains(view) {
      guard Translation.keys.contains(setting.key), let text = setting.value.text
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
