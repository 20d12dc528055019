import Diagnostics

/// Lists of texts that have another number of items in a language than in the recipe: `segments: [Tag, Woche]` for
/// `segments: [Day, Week, Month]`.
struct UnevenLists {
  private let languages: [NamedVariationDraft]
  private let views: [ViewDeclaration]

  /// The keys whose texts a language gives one for one.
  private static let keys: Set<String> = ["segments", "items"]

  init(_ draft: RecipeDraft, of views: [ViewDeclaration]) {
    languages = draft.languages
    self.views = views
  }

  /// Reports each at the language's list.
  func report(_ reader: inout SourceReader) {
    for language in languages {
      for change in language.variation.views {
        for setting in change.change.settings where Self.keys.contains(setting.setting.key) {
          let view = views.first { $0.name.lowercased() == change.name.text.lowercased() }
          let key = setting.setting.key
          let count = setting.setting.value.items.count
          guard let view, let own = view.value(of: key)?.items.count, own > 0, count > 0,
            own != count
          else { continue }
          reader.report(
            Diagnostic(
              "untranslated-text", severity: .advice,
              "'\(view.name)' has \(own) \(key), and \(count) in '\(language.name.text)'",
              at: setting.range, help: "write one text for each of the \(own)"))
        }
      }
    }
  }
}
