package import LayoutModel

/// One key of a mapping: a row of the tables that readers, the writer, the schema and the documentation use.
package struct Key: Sendable {
  /// The name of the key in recipes.
  package let name: String
  /// The type of the value.
  package let type: ValueType
  /// A summary in one line, for the documentation.
  package let summary: String
  /// The default in words, if it is no plain value.
  package let defaultText: String?
  /// The kinds of views that have it, none for all.
  private let kindList: @Sendable () -> [ViewKind]

  init(
    _ name: String, _ type: ValueType, _ summary: String, default defaultText: String? = nil,
    on kinds: @autoclosure @escaping @Sendable () -> [ViewKind] = []
  ) {
    self.name = name
    self.type = type
    self.summary = summary
    self.defaultText = defaultText
    kindList = kinds
  }

  /// The kinds of views that have it, none for all.
  package var kinds: [ViewKind] { kindList() }
}

/// A key whose value is a part of a thing, with how the value is taken from it and put into it.
package struct Property<Target>: Sendable {
  /// The key of the property.
  package let key: Key
  /// Reads the value of an object; nil if it has none and there is no default.
  package let get: @Sendable (Target) -> PropertyValue?
  /// Sets a value of the key's type.
  package let set: @Sendable (inout Target, PropertyValue) -> Void

  init(
    _ name: String, _ type: ValueType, _ summary: String, default defaultText: String? = nil,
    on kinds: @autoclosure @escaping @Sendable () -> [ViewKind] = [],
    get: @escaping @Sendable (Target) -> PropertyValue?,
    set: @escaping @Sendable (inout Target, PropertyValue) -> Void
  ) {
    key = Key(name, type, summary, default: defaultText, on: kinds())
    self.get = get
    self.set = set
  }
}

/// A property of a view with a value.
package struct PropertySetting: Hashable, Sendable {
  /// The property's index in ``ViewProperties/all``.
  let row: Int
  /// The value of the property.
  package var value: PropertyValue

  /// A value of the property with a key; nil where no property of views has the key.
  package init?(_ key: String, _ value: PropertyValue) {
    guard let row = ViewProperties.row(of: key) else { return nil }
    self.row = row
    self.value = value
  }

  /// Whether another setting has the same property.
  package func hasProperty(of other: PropertySetting) -> Bool { row == other.row }

  /// The key of the property.
  package var key: String { property.key.name }

  /// The property.
  package var property: Property<View> { ViewProperties.all[row] }

  /// Sets the value in a view.
  func apply(to view: inout View) { property.set(&view, value) }
}
