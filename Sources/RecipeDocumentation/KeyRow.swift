package import LayoutModel
package import Recipes

/// A key of recipes as help, the documentation and the schema show it.
package struct KeyRow: Sendable {
  /// The key itself.
  package var key: String
  /// The key of the mapping that is a value and has the key.
  package var parent: String?
  /// The type of its values.
  package var type: ValueType
  /// What it is for, in a sentence.
  package var summary: String
  /// The value if a recipe does not give the key; nil for nothing.
  package var defaultValue: DefaultValue?
  /// The kinds of views that have it; none for all.
  package var kinds: [ViewKind]

  /// - Parameter value: The value of an object without settings.
  init(_ key: Key, _ value: PropertyValue? = nil, in parent: String? = nil) {
    (self.key, self.parent) = (key.name, parent)
    (type, summary) = (key.type, key.summary)
    defaultValue = DefaultValue(of: key, value)
    kinds = key.kinds
  }

  /// The key with the key of its mapping before it: `font.size`.
  package var name: String { (parent.map { $0 + "." } ?? "") + key }

  /// Whether its values are the names of devices, which have a list of their own.
  package var isDevice: Bool { type.wordList.contains(Device.all[0].name) }

  /// The default of a key.
  package enum DefaultValue: Sendable {
    case value(PropertyValue)
    /// Words, where the default depends on something.
    case words(String)

    init?(of key: Key, _ value: PropertyValue?) {
      if let text = key.defaultText {
        self = key.type.literal(text).map { .value($0) } ?? .words(text)
      } else if let value, value != .list([]) {
        self = .value(value)
      } else {
        return nil
      }
    }
  }
}

extension ValueType {
  /// The value that a text is; nil where it is none of the type.
  fileprivate func literal(_ text: String) -> PropertyValue? {
    switch self {
    case .truth: ["true": .truth(true), "false": .truth(false)][text]
    case .number: Double(text).map { .number($0) }
    case .word(let list): list.words.contains(text) ? .text(text) : nil
    case .scalarOr(let scalar, _): scalar.literal(text)
    case .wordOr(let word, let type): text == word ? .text(word) : type.literal(text)
    default: nil  // Defaults are words, numbers and truths.
    }
  }
}

/// Keys that stand in the same mapping.
package struct KeyGroup: Sendable {
  /// The heading.
  package let title: String
  /// The place of the keys in a recipe, in a sentence.
  package let place: String
  /// The keys.
  package let rows: [KeyRow]

  /// - Parameter rows: The keys; those of a mapping that is a value follow the key of the mapping.
  init(_ title: String, _ place: String, _ rows: [KeyRow]) {
    (self.title, self.place) = (title, place)
    self.rows = rows.flatMap(KeyGroup.withFields)
  }

  /// A key, and the keys of the mapping that is its value.
  private static func withFields(_ row: KeyRow) -> [KeyRow] {
    [row]
      + row.type.listedFields.flatMap { field in
        var field = KeyRow(field, in: row.name)
        field.kinds = row.kinds
        return withFields(field)
      }
  }
}
