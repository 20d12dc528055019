import Diagnostics

/// Texts of states that a language hides, since what it says comes after the state.
struct HiddenTexts {
  private let states: [NamedVariationDraft]
  private let languages: [NamedVariationDraft]

  /// The keys of a view whose values are texts that people read.
  private static let keys: Set<String> = [
    "text", "title", "placeholder", "segments", "rows", "items", "header", "footer", "detailText",
    "navigationItem",
  ]

  init(_ draft: RecipeDraft) { (states, languages) = (draft.states, draft.languages) }

  /// A text with what it is of.
  private typealias Place = (view: SourceText?, key: String, range: SourceRange)

  /// Reports each once, at the language's text.
  func report(_ reader: inout SourceReader) {
    let known = Set(states.map(\.name.text))
    for language in languages
    where language.variation.states.allSatisfy({ known.contains($0.name.text) }) {
      var reported: Set<SourceRange> = []
      for state in states {
        let own = language.variation.states.filter { $0.name.text == state.name.text }
        let hidden = Self.texts(of: state.variation).compactMap { text in
          let isTranslated = own.contains { Self.text(like: text, in: $0.variation) != nil }
          return isTranslated ? nil : Self.text(like: text, in: language.variation)
        }
        for text in hidden where reported.insert(text.range).inserted {
          reader.report(
            "hidden-text",
            "this \(text.key) hides that of the state '\(state.name.text)' in '\(language.name.text)'",
            at: text.range, help: Self.help(text, state.name.text))
        }
      }
    }
  }

  private static func texts(of variation: VariationDraft) -> [Place] {
    variation.views.flatMap { view in
      view.change.settings.filter { keys.contains($0.setting.key) }.map {
        (view.name, $0.setting.key, $0.range)
      }
    }
  }

  private static func text(like place: Place, in variation: VariationDraft) -> Place? {
    texts(of: variation).first {
      $0.key == place.key && $0.view?.text.lowercased() == place.view?.text.lowercased()
    }
  }

  private static func help(_ text: Place, _ state: String) -> String {
    "write the state's own in this language: "
      + "'states: {\(state): {views: {\(text.view?.text ?? ""): {\(text.key): …}}}}'"
  }
}
