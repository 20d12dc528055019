package import LayoutModel

/// The value of a property, without the syntax that it was read from.
package enum PropertyValue: Hashable, Sendable {
  case truth(Bool)
  case number(Double)
  /// A text, or one of the words that a type lists, in the type's spelling.
  case text(String)
  /// A colour with its name in the recipe; nil for digits.
  case color(DynamicColor, name: String?)
  /// An item that has no value: `null` in a frame.
  case nothing
  case list([PropertyValue])
  /// Parts by their keys, in the order of their source.
  case fields([PropertyField])

  /// The truth value; false for any other value.
  package var truth: Bool { if case .truth(let value) = self { value } else { false } }

  /// The number; nil for any other value.
  package var number: Double? { if case .number(let value) = self { value } else { nil } }

  /// The text; nil for any other value.
  package var text: String? { if case .text(let value) = self { value } else { nil } }

  /// The colour; nil for any other value.
  package var color: DynamicColor? { if case .color(let value, _) = self { value } else { nil } }

  /// The items of a list; none for any other value.
  package var items: [PropertyValue] { if case .list(let items) = self { items } else { [] } }

  /// The numbers of a list, 0 in the place of what is none.
  var numbers: [Double] { items.map { $0.number ?? 0 } }

  /// The part with a key; nil where there is none.
  package subscript(key: String) -> PropertyValue? {
    guard case .fields(let fields) = self else { return nil }
    return fields.first { $0.key == key }?.value
  }
}

/// A part of a property's value.
package struct PropertyField: Hashable, Sendable {
  /// The key of the field.
  package var key: String
  /// The value of the field.
  package var value: PropertyValue

  /// Creates a field.
  package init(_ key: String, _ value: PropertyValue) {
    self.key = key
    self.value = value
  }
}

extension PropertyValue {
  /// A list of numbers.
  static func numbers(_ numbers: [Double]) -> PropertyValue { .list(numbers.map { .number($0) }) }

  /// A text, or nothing where there is none.
  static func text(_ text: String?) -> PropertyValue? { text.map { .text($0) } }

  /// The fields that have a value.
  static func fields(_ parts: (key: String, value: PropertyValue?)...) -> PropertyValue {
    .fields(parts.compactMap { part in part.value.map { PropertyField(part.key, $0) } })
  }
}
