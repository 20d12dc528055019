import Diagnostics
import Recipes
import TestSupport
import Testing

/// Texts that one language lacks and another one has.
struct UntranslatedTextTests {
  /// The help on a recipe with some languages, without its views.
  private func help(_ languages: String) throws -> [String] {
    try Sample.recipe(
      """
      views:
        Name: {kind: label, text: Name}
        City: {kind: label, text: Berlin}
        Size: {kind: label, text: "3.5"}
        Save: {kind: button, title: Save}
        Hint: {kind: label, text: Not now}
      languages:
      \(languages.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
      """
    ).untranslatedTexts.compactMap(\.help)
  }

  @Test(arguments: [
    // One language alone can have names and numbers that stay, but no phrases and titles.
    (
      "de: {views: {Name: {text: Vorname}, Hint: {text: Jetzt nicht}}}",
      ["write 'Save: {title: …}' under 'views' of 'de'"]
    ),
    ("de: {views: {Save: {title: Sichern}, Hint: {text: Jetzt nicht}}}", []),
    ("en-GB: {views: {Name: {text: Forename}}}", []),
    // It lacks two of the three texts that the other one has.
    (
      """
      de: {views: {Name: {text: Vorname}, Save: {title: Sichern}, Hint: {text: Jetzt nicht}}}
      fr: {views: {Name: {text: Nom}}}
      """, ["write their texts under 'views' of 'fr'"]
    ),
    (
      """
      de: {views: {Name: {text: Vorname}, Save: {title: Sichern}}}
      fr: {views: {Name: {text: Nom}}}
      """, ["write 'Save: {title: …}' under 'views' of 'fr'"]
    ),
    (
      """
      de: {views: {Name: {text: Vorname}, Save: {title: Sichern}}}
      fr: {views: {Name: {text: Nom}, Save: {font: 20}}}
      """, ["write 'title: …' under 'Save' of 'fr'"]
    ),
    // German writes names in Latin letters as they are, and the number with a comma.
    (
      """
      de: {views: {Name: {text: Vorname}, Save: {title: Sichern}, Size: {text: "3,5"}}}
      ja: {views: {Name: {text: 名前}, Save: {title: 保存}, City: {text: ベルリン}}}
      """, []
    ),
    (
      """
      zh: {views: {Name: {text: 姓名}, Save: {title: 保存}, City: {text: 柏林}}}
      ja: {views: {Name: {text: 名前}, Save: {title: 保存}}}
      """, ["write 'City: {text: …}' under 'views' of 'ja'"]
    ),
    // A title and a phrase are no names.
    (
      """
      de: {views: {Name: {text: Vorname}}}
      ar: {views: {Name: {text: الاسم}, Save: {title: حفظ}}}
      """, ["write 'Save: {title: …}' under 'views' of 'de'"]
    ),
    (
      """
      de: {views: {Save: {title: Sichern}}}
      ar: {views: {Hint: {text: لاحقا}, Save: {title: حفظ}}}
      """, ["write 'Hint: {text: …}' under 'views' of 'de'"]
    ),
    // A variant of English changes a word only.
    (
      """
      de: {views: {Name: {text: Vorname}, Save: {title: Sichern}, City: {text: Stadt}}}
      en-GB: {views: {Name: {text: Forename}}}
      """, []
    ),
  ])
  func `texts that are surely forgotten are advice`(_ languages: String, _ help: [String]) throws {
    #expect(try self.help(languages) == help)
  }
}
