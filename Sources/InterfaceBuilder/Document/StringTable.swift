import JSON

/// The translated texts of a document in one language.
package struct StringTable: Hashable, Sendable {
  /// The tag of the language.
  package var language: String
  /// The texts by their keys: `sta-00-001.text`.
  package var strings: [String: String]

  /// Reads a `.strings` file: `"key" = "text";` and comments, up to the first fault.
  package init(language: String, strings text: String) {
    self.language = language
    strings = [:]
    var scanner = StringsScanner(text)
    while let (key, value) = scanner.entry() { strings[key] = value }
  }

  private init(language: String, _ strings: [String: String]) {
    (self.language, self.strings) = (language, strings)
  }

  /// The languages of a string catalogue, in the order of their tags; none if it is no JSON.
  package static func tables(ofCatalog text: String) -> [StringTable] {
    guard let catalog = try? JSONValue(reading: text) else { return [] }
    let source = catalog["sourceLanguage"]?.string
    var tables: [String: [String: String]] = [:]
    for entry in catalog["strings"]?.members ?? [] {
      for localization in entry.value["localizations"]?.members ?? []
      where localization.name != source {
        let text = localization.value["stringUnit"]?["value"]?.string
        if let text { tables[localization.name, default: [:]][entry.name] = text }
      }
    }
    return tables.sorted { $0.key < $1.key }.map { StringTable(language: $0.key, $0.value) }
  }
}

/// Reads the entries of a `.strings` file.
private struct StringsScanner {
  private var rest: Substring

  init(_ text: String) {
    rest = text[...]
  }

  /// The next key and text; nil at the end and at a fault.
  mutating func entry() -> (String, String)? {
    skipBlanks()
    guard let key = quoted() else { return nil }
    skipBlanks()
    guard take("=") else { return nil }
    skipBlanks()
    guard let value = quoted() else { return nil }
    skipBlanks()
    return take(";") ? (key, value) : nil
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  /// Skips white space and comments.
  private mutating func skipBlanks() {
    while true {
      rest = rest.drop { $0.isWhitespace }
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        guard let end = rest.firstRange(of: "*/") else { return rest = "" }
        rest = rest[end.upperBound...]
      } else {
        return
      }
    }
  }

  private mutating func quoted() -> String? {
    guard take("\"") else { return nil }
    var text = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return text
      case "\\":
        switch rest.popFirst() {
        case "n": text += "\n"
        case "t": text += "\t"
        case let other?: text.append(other)
        case nil: return nil
        }
      default: text.append(character)
      }
    }
    return nil
  }
}
