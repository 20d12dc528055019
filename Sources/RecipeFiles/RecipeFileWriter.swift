import Diagnostics
import LayoutModel
package import Recipes

/// Writes recipes in YAML, in the order and style of the guide's own.
package enum RecipeFileWriter {
  /// The text of a recipe; nothing that it includes is needed to read it again.
  package static func text(of recipe: Recipe) -> String {
    YAMLWriter.text(of: document(of: recipe))
  }

  /// SHA-256 of a recipe's content, in hexadecimal; equal recipes have equal digests, in any
  /// notation.
  package static func digest(of recipe: Recipe) -> String {
    RecipeDigest.digest(of: document(of: recipe))
  }

  /// The same of each value of a recipe, by its key.
  package static func digestsByKey(of recipe: Recipe) -> [String: String] {
    guard case .mapping(let entries) = document(of: recipe).content else { return [:] }
    let digests = entries.map { ($0.key.text ?? "", RecipeDigest.digest(of: $0.value)) }
    return Dictionary(digests) { first, _ in first }
  }

  static func document(of recipe: Recipe) -> YAMLNode {
    var mapping = MappingWriter()
    mapping.add("title", recipe.title)
    mapping.add("chapter", recipe.chapter)
    mapping.add("summary", recipe.summary)
    mapping.add(
      "colors", mapping: recipe.colors.map { ($0.name, YAMLNode(.color($0.color, name: nil))) })
    mapping.add("metrics", mapping: recipe.metrics.map { ($0.name, .number($0.value)) })
    mapping.add("canvas", CanvasProperties.all, of: recipe.canvas, standard: RecipeCanvas())
    let root = recipe.views[0].settings.map {
      YAMLEntry(key: .text($0.key), value: YAMLNode($0.value))
    }
    if !root.isEmpty { mapping.add("root", .mapping(root)) }
    let views = ViewWriter(recipe)
    mapping.add("views", mapping: views.entries(in: 0))
    mapping.add("layoutGuides", texts: views.guides(of: 0))
    views.addConstraints(of: 0, to: &mapping)
    mapping.add("traits", items: recipe.traits.map { variation($0, recipe) })
    mapping.add("states", mapping: recipe.states.map { ($0.name, variation($0.variation, recipe)) })
    mapping.add(
      "languages", mapping: recipe.languages.map { ($0.name, variation($0.variation, recipe)) })
    mapping.add("frames", mapping: frames(recipe.expectations, recipe.views))
    if let overlay = recipe.overlay {
      mapping.add("overlay", .sequence(overlay.map(YAMLNode.text)))
    }
    mapping.add("selection", texts: recipe.selection)
    mapping.add(FigureProperties.all, of: recipe.figures, standard: FigureSettings())
    mapping.add("screen", ScreenProperties.all, of: recipe.screen, standard: ScreenOptions())
    mapping.add("status", recipe.status?.rawValue)
    return mapping.node
  }

  private static func variation(_ variation: Variation, _ recipe: Recipe) -> YAMLNode {
    VariationWriter(variation, of: recipe).node
  }

  /// Expected frames by canvas.
  static func frames(
    _ expectations: [ExpectedFrames], _ views: [ViewDeclaration]
  ) -> [(String, YAMLNode)] {
    expectations.map { expected in
      var mapping = MappingWriter()
      if expected.tolerance != ExpectedFrames.standardTolerance {
        mapping.add("tolerance", .number(expected.tolerance))
      }
      if expected.isPixelAligned { mapping.add("pixelAligned", .text("true")) }
      for frame in expected.frames {
        let sides = frame.values.map { $0.map(YAMLNode.number) ?? .text("null") }
        mapping.add(views[frame.view].name, .sequence(sides))
      }
      return (expected.name, mapping.node)
    }
  }
}

/// A mapping while it is written: keys without a value are left out.
struct MappingWriter {
  private var entries: [YAMLEntry] = []

  var node: YAMLNode { .mapping(entries) }

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ key: String, _ value: YAMLNode) {
    entries.append(YAMLEntry(key: .text(key), value: value))
  }

  mutating func add(_ key: String, _ text: String?) {
    if let text { add(key, .text(text)) }
  }

  mutating func add(_ key: String, mapping: [(String, YAMLNode)]) {
    if mapping.isEmpty { return }
    add(key, .mapping(mapping.map { YAMLEntry(key: .text($0), value: $1) }))
  }

  mutating func add(_ key: String, items: [YAMLNode]) {
    if !items.isEmpty { add(key, .sequence(items)) }
  }

  mutating func add(_ key: String, texts: [String]) { add(key, items: texts.map(YAMLNode.text)) }

  /// Adds a mapping of the properties that differ from a standard.
  mutating func add<Target>(
    _ key: String, _ properties: [Property<Target>], of target: Target, standard: Target
  ) {
    var mapping = MappingWriter()
    mapping.add(properties, of: target, standard: standard)
    if !mapping.isEmpty { add(key, mapping.node) }
  }

  /// Adds the properties that differ from a standard.
  mutating func add<Target>(
    _ properties: [Property<Target>], of target: Target, standard: Target
  ) {
    for property in properties {
      guard let value = property.get(target), value != property.get(standard) else { continue }
      add(property.key.name, YAMLNode(value))
    }
  }

  /// Puts the entries into the order of some keys.
  mutating func sort(by keys: [Key]) {
    let places = Dictionary(
      uniqueKeysWithValues: keys.enumerated().map { ($0.element.name, $0.offset) })
    entries.sort { (places[$0.name] ?? 0) < (places[$1.name] ?? 0) }
  }
}

extension YAMLNode {
  private static let nowhere = SourceRange(start: 0, end: 0)

  static func text(_ text: String) -> YAMLNode { .scalar(text, at: nowhere) }

  /// A text of several lines.
  static func lines(_ lines: [String]) -> YAMLNode {
    .scalar(lines.map { $0 + "\n" }.joined(), .literal, at: nowhere)
  }

  static func number(_ number: Double) -> YAMLNode {
    let text = "\(number)"
    return .text(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  static func sequence(_ items: [YAMLNode]) -> YAMLNode { .sequence(items, at: nowhere) }

  static func mapping(_ entries: [YAMLEntry]) -> YAMLNode { .mapping(entries, at: nowhere) }

  /// The node of a property's value.
  init(_ value: PropertyValue) {
    switch value {
    case .truth(let value): self = .text(value ? "true" : "false")
    case .number(let value): self = .number(value)
    case .text(let value): self = .text(value)
    case .color(let color, let name): self = name.map { .text($0) } ?? YAMLNode(color)
    case .nothing: self = .text("null")
    case .list(let items): self = .sequence(items.map { YAMLNode($0) })
    case .fields(let fields):
      self = .mapping(fields.map { YAMLEntry(key: .text($0.key), value: YAMLNode($0.value)) })
    }
  }

  /// The node of a colour without a name: digits, or those of both appearances.
  private init(_ color: DynamicColor) {
    if let single = color.single {
      self = .text(single.hexadecimal)
    } else {
      self = .mapping([
        YAMLEntry(key: .text("light"), value: .text(color.light.hexadecimal)),
        YAMLEntry(key: .text("dark"), value: .text(color.dark.hexadecimal)),
      ])
    }
  }
}
