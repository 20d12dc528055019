import Diagnostics
import LayoutModel
import Recipes

extension SceneDraft {
  /// The languages of a scene: those that translate one of its texts.
  func languages(_ tables: [StringTable]) -> [NamedVariationDraft] {
    tables.compactMap { table in
      var variation = VariationDraft()
      for (index, view) in tree.views.enumerated().dropFirst() {
        let range = view.element.range
        var change = ViewDraft(name: SourceText(names.names[index], at: range))
        for (key, property) in SceneDraft.translatedKeys {
          guard let text = table.strings["\(view.id).\(key)"] else { continue }
          change.set(property, .text(text), at: range)
        }
        if !change.settings.isEmpty { variation.views.append((change.name, change)) }
      }
      if variation.views.isEmpty { return nil }
      return NamedVariationDraft(
        name: SourceText(table.language, at: tree.root.element.range), variation)
    }
  }

  /// The ends of keys in tables of strings, and the properties that they translate.
  private static let translatedKeys = [
    ("text", "text"), ("placeholder", "placeholder"), ("normalTitle", "title"),
    ("configuration.title", "title"),
  ]
}
