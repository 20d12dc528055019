import Basics
import FigureChoices
import JSON
import LayoutModel
import LayoutRecord
import Recipes

/// The JSON Schema of recipes, for editors: `Recipes/recipe.schema.json`.
///
/// It accepts everything that the reader accepts. It does not check names of views and constraints.
package struct RecipeSchema {
  private var definitions: [JSONValue.Member] = []
  private var known: Set<String> = []

  /// The schema's text, with its keys indented.
  package static var text: String {
    text(
      of: RecipeKeys.recipe, titled: "ibar recipe",
      "A layout of views and constraints, drawn as figures.")
  }

  /// The text of the schema of a project's file: `Recipes/config.schema.json`.
  package static var project: String {
    text(of: ProjectKeys.all, titled: "ibar project", "The defaults of a project's figures.")
  }

  private static func text(
    of keys: [Key], titled title: String, _ description: String
  ) -> String {
    var schema = RecipeSchema()
    var members: JSONSchema = [
      .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      .init("title", .string(title)), .init("description", .string(description)),
    ]
    members += schema.mapping(RecipeReference.rows(keys))
    members.append(.init("$defs", .object(schema.definitions)))
    return JSONValue.object(members).text(isIndented: true) + "\n"
  }

  // MARK: - Mappings

  /// A mapping that has some keys.
  private mutating func mapping(
    _ rows: [KeyRow], required: [String] = [], others: JSONSchema? = nil
  ) -> JSONSchema {
    let properties = rows.map { JSONValue.Member($0.key, .object(property($0))) }
    var schema = JSONSchema.type("object") + [.init("properties", .object(properties))]
    if !required.isEmpty {
      schema.append(.init("required", .array(required.map { .string($0) })))
    }
    return schema + [.init("additionalProperties", others.map { .object($0) } ?? .bool(false))]
  }

  private mutating func property(_ row: KeyRow) -> JSONSchema {
    var schema = [.init("description", .string(row.summary))] + self.schema(of: row.type)
    if case .value(let value) = row.defaultValue { schema.append(.init("default", value.json)) }
    return schema
  }

  /// A mapping of any names to values of one form.
  private func named(_ value: JSONSchema) -> JSONSchema {
    .type("object") + [.init("additionalProperties", .object(value))]
  }

  /// A reference to a definition, which is made when it is first needed.
  private mutating func reference(
    _ name: String, _ make: (inout RecipeSchema) -> JSONSchema
  ) -> JSONSchema {
    if known.insert(name).inserted {
      let schema = make(&self)
      definitions.append(.init(name, .object(schema)))
    }
    return .reference(to: name)
  }

  // MARK: - Values

  private mutating func schema(of type: ValueType) -> JSONSchema {
    switch type {
    case .text: .text
    case .content: .type("string", "number", "boolean", "null")
    case .truth: .type("boolean")
    case .number(.priority): reference("priority") { _ in .number(.priority) }
    case .number(let rule): .number(rule)
    case .constant: .type("number", "string")
    case .color: reference("color") { $0.color() }
    case .word(let list): word(list)
    case .someOf(let list):
      .any(of: [word(list), .array(word(list)) + [.init("minItems", .number(1))]])
    case .wordOr(let word, let type):
      .any(of: [schema(of: type), .enumeration([word]), .anyCase(of: [word])])
    case .nullOr(let type): .any(of: [schema(of: type), .type("null")])
    case .list(let item): .list(schema(of: item))
    case .tuple(let tuple): self.tuple(tuple)
    case .fields(let list): mapping(RecipeReference.rows(list.keys))
    case .scalarOr(let scalar, let other): .any(of: [schema(of: scalar), schema(of: other)])
    case .tupleOr(let tuple, let list):
      .any(of: [self.tuple(tuple), mapping(RecipeReference.rows(list.keys))])
    case .structure(let structure): schema(of: structure)
    }
  }

  private mutating func color() -> JSONSchema {
    let keys = ValueType.appearances
    let both = mapping(RecipeReference.rows(keys), required: keys.map(\.name))
    return .any(of: [.color, both])
  }

  private mutating func word(_ list: Recipes.WordList) -> JSONSchema {
    reference(RecipeSchema.name(of: list)) { _ in
      .any(of: [.enumeration(list.words), .anyCase(of: list.words)])
    }
  }

  /// The definition's name for a list of words: `textStyle` for "a text style".
  private static func name(of list: Recipes.WordList) -> String {
    let words = list.what.split(separator: " ").drop { ["a", "an"].contains($0) }
    return words.dropFirst().reduce(words.first.map(String.init) ?? "") {
      $0 + $1.capitalizedFirst
    }
  }

  private mutating func tuple(_ tuple: TupleForm) -> JSONSchema {
    let item: JSONSchema =
      switch tuple.rule {
      case .canvasSize: .number(from: 1, to: TupleForm.maximumCanvas)
      case .storedSize: .number(from: 0, to: TupleForm.maximumCanvas)
      // Only the sizes in a frame cannot be negative.
      case .size where tuple.count == 2: .number(.length)
      case .size, .none: schema(of: tuple.item)
      }
    let count = JSONValue.number(Double(tuple.count))
    return .array(item) + [.init("minItems", count), .init("maxItems", count)]
  }

  // MARK: - Parts of recipes

  private mutating func schema(of structure: ValueType.Structure) -> JSONSchema {
    switch structure {
    case .itemName: .text
    case .names, .layoutGuides, .include: reference("names") { _ in .list(.text) }
    case .formats: schema(of: .visualFormat)
    // Each other has a definition of its own, which lists all.
    default: reference(structure.rawValue) { $0.definition(of: structure) }
    }
  }

  private mutating func definition(of structure: ValueType.Structure) -> JSONSchema {
    switch structure {
    case .rules: named(.enumeration(["error", "warning", "off"]))
    case .figures: .list(mapping(RecipeReference.rows(RecipeKeys.figure)))
    case .views: named(.any(of: [view(), .type("null")]))
    case .arrangedSubviews: .any(of: [schema(of: .views), schema(of: .names)])
    case .customSpacing, .metrics: named(.number(.any))
    case .colors: named(schema(of: .color))
    case .constraints: .any(of: [.lines, .array(.any(of: [.lines, constraint()]))])
    case .visualFormat: visualFormat()
    case .canvas: mapping(RecipeReference.rows(CanvasProperties.all, of: RecipeCanvas()))
    case .screen: mapping(RecipeReference.rows(ScreenProperties.all, of: ScreenOptions()))
    case .frames: named(expectation())
    case .traits: .list(mapping(RecipeReference.rows(RecipeKeys.trait)))
    case .states: named(mapping(RecipeReference.rows(RecipeKeys.state)))
    case .languages: named(mapping(RecipeReference.rows(RecipeKeys.language)))
    case .languageStates: named(mapping(RecipeReference.rows(RecipeKeys.languageState)))
    case .viewChanges: named(reference("viewChange") { $0.viewChange() })
    case .constraintChanges: .any(of: [schema(of: .constraints), named(constraintChange())])
    case .additions:
      named(.any(of: [view(), mapping(RecipeReference.rows(RecipeKeys.addition)), .type("null")]))
    case .itemName, .names, .layoutGuides, .include, .formats: schema(of: structure)
    }
  }

  private mutating func view() -> JSONSchema {
    reference("view") { $0.mapping(RecipeReference.view) + RecipeSchema.keysOfKinds }
  }

  /// Which kinds the keys go with.
  ///
  /// A view without a kind may get it from a shared file.
  private static var keysOfKinds: JSONSchema {
    let rows = RecipeReference.view.filter { $0.parent == nil && !$0.kinds.isEmpty }
    let dependencies = rows.map { row in
      let kinds = row.kinds.map(\.rawValue)
      let kind = JSONSchema.any(of: [.enumeration(kinds), .anyCase(of: kinds)])
      let properties = JSONValue.object([.init("kind", .object(kind))])
      return JSONValue.Member(row.key, .object([.init("properties", properties)]))
    }
    return [.init("dependentSchemas", .object(dependencies))]
  }

  private mutating func constraint() -> JSONSchema {
    reference("constraint") {
      $0.mapping(RecipeReference.constraint, required: ["firstItem", "firstAttribute"])
    }
  }

  /// Properties as a view has them.
  private mutating func viewChange() -> JSONSchema {
    _ = view()
    let properties = RecipeKeys.viewChange.map { key in
      JSONValue.Member(key.name, .object(.reference(to: "view/properties/" + key.name)))
    }
    return .type("object") + [
      .init("properties", .object(properties)), .init("additionalProperties", .bool(false)),
    ]
  }

  private mutating func constraintChange() -> JSONSchema {
    mapping(RecipeReference.rows(ConstraintProperties.changes.map(\.key)))
  }

  private mutating func visualFormat() -> JSONSchema {
    .any(of: [
      .lines, .array(.reference(to: "visualFormat")),
      mapping(RecipeReference.rows(RecipeKeys.formats)),
    ])
  }

  private mutating func expectation() -> JSONSchema {
    mapping(
      RecipeReference.rows(RecipeKeys.expectation),
      others: .any(of: [schema(of: RecipeKeys.frame), .type("null")]))
  }
}
