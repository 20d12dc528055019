import LayoutModel
import Recipes

/// The content of a recipe in the order in which recipes give it, without the syntax of a file.
enum RecipeContent {
  case text(String)
  /// Lines of constraints.
  case lines([String])
  case list([RecipeContent])
  case mapping([(key: String, value: RecipeContent)])

  /// A number in its shortest form.
  static func number(_ number: Double) -> RecipeContent {
    let text = "\(number)"
    return .text(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  /// The content of a property's value.
  init(_ value: PropertyValue) {
    switch value {
    case .truth(let value): self = .text(value ? "true" : "false")
    case .number(let value): self = .number(value)
    case .text(let value): self = .text(value)
    case .color(let color, let name): self = name.map { .text($0) } ?? RecipeContent(color)
    case .nothing: self = .text("null")
    case .list(let items): self = .list(items.map { RecipeContent($0) })
    case .fields(let fields): self = .mapping(fields.map { ($0.key, RecipeContent($0.value)) })
    }
  }

  /// A colour without a name: digits, or those of both appearances.
  private init(_ color: DynamicColor) {
    if let single = color.single {
      self = .text(single.hexadecimal)
    } else {
      self = .mapping([
        ("light", .text(color.light.hexadecimal)), ("dark", .text(color.dark.hexadecimal)),
      ])
    }
  }
}

/// A mapping while it is written: keys without a value are left out.
struct MappingWriter {
  private var entries: [(key: String, value: RecipeContent)] = []

  var content: RecipeContent { .mapping(entries) }

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ key: String, _ value: RecipeContent) { entries.append((key, value)) }

  mutating func add(_ key: String, _ text: String?) {
    if let text { add(key, .text(text)) }
  }

  mutating func add(_ key: String, mapping: [(key: String, value: RecipeContent)]) {
    if !mapping.isEmpty { add(key, .mapping(mapping)) }
  }

  mutating func add(_ key: String, items: [RecipeContent]) {
    if !items.isEmpty { add(key, .list(items)) }
  }

  mutating func add(_ key: String, texts: [String]) { add(key, items: texts.map { .text($0) }) }

  /// Adds a mapping of the properties that differ from a standard.
  mutating func add<Target>(
    _ key: String, _ properties: [Property<Target>], of target: Target, standard: Target
  ) {
    var mapping = MappingWriter()
    mapping.add(properties, of: target, standard: standard)
    if !mapping.isEmpty { add(key, mapping.content) }
  }

  /// Adds the properties that differ from a standard.
  mutating func add<Target>(
    _ properties: [Property<Target>], of target: Target, standard: Target
  ) {
    for property in properties {
      guard let value = property.get(target), value != property.get(standard) else { continue }
      add(property.key.name, RecipeContent(value))
    }
  }

  /// Puts the entries into the order of some keys.
  mutating func sort(by keys: [Key]) {
    let places = Dictionary(
      uniqueKeysWithValues: keys.enumerated().map { ($0.element.name, $0.offset) })
    entries.sort { (places[$0.key] ?? 0) < (places[$1.key] ?? 0) }
  }
}
