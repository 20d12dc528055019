package import LayoutModel

/// What follows from a value of a key.
package struct PropertyEffect: OptionSet, Sendable {
  /// The bits of the effects.
  package let rawValue: Int

  /// Creates a set of effects.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Frames can follow from it.
  package static let layout = PropertyEffect(rawValue: 1)
  /// It is part of how things look.
  package static let look = PropertyEffect(rawValue: 2)
  /// People read it.
  package static let text = PropertyEffect(rawValue: 4)
  /// It belongs to what a view is in its document: no state and no size class changes it.
  package static let document = PropertyEffect(rawValue: 8)
}

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
  /// What follows from the value.
  package let effect: PropertyEffect
  /// Whether the root view has it.
  package let isOfRoot: Bool
  /// The kinds of views that have it, none for all.
  private let kindList: @Sendable () -> [ViewKind]

  init(
    _ name: String, _ type: ValueType, _ summary: String, default defaultText: String? = nil,
    effect: PropertyEffect = .layout, isOfRoot: Bool = false,
    on kinds: @autoclosure @escaping @Sendable () -> [ViewKind] = []
  ) {
    self.name = name
    self.type = type
    self.summary = summary
    self.defaultText = defaultText
    (self.effect, self.isOfRoot) = (effect, isOfRoot)
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
    effect: PropertyEffect = .layout, isOfRoot: Bool = false,
    on kinds: @autoclosure @escaping @Sendable () -> [ViewKind] = [],
    get: @escaping @Sendable (Target) -> PropertyValue?,
    set: @escaping @Sendable (inout Target, PropertyValue) -> Void
  ) {
    key = Key(
      name, type, summary, default: defaultText, effect: effect, isOfRoot: isOfRoot, on: kinds())
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
