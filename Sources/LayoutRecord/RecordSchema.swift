import JSON
import LayoutModel
import Recipes

/// The JSON Schema of the output of `solve --json`: `docs/solve.schema.json`.
///
/// Later versions can add fields, so no field is forbidden. Fields that are always present are
/// required.
package enum RecordSchema {
  /// The schema as a document.
  package static var text: String {
    let file: JSONSchema = object([("path", .type("string")), ("layouts", .array(layout))])
    var members: JSONSchema = [
      .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      .init("title", .string("ibar solve --json")),
      .init("description", .string("Solved layouts: frames, constraints and findings.")),
    ]
    members += object([
      ("version", [.init("const", .number(Double(SolveDocument.version)))]),
      ("files", .array(file)),
    ])
    members.append(.init("$defs", .object(definitions)))
    return JSONValue.object(members).text(isIndented: true) + "\n"
  }

  private static var definitions: [JSONValue.Member] {
    let parts: [(String, JSONSchema)] = [
      ("frame", object(frame)), ("constraint", constraint), ("finding", finding),
      ("properties", properties),
    ]
    return parts.map { .init($0.0, .object($0.1)) }
  }

  /// An object of fields that are always there, and of others that can be.
  private static func object(
    _ fields: [(String, JSONSchema)], optional others: [(String, JSONSchema)] = []
  ) -> JSONSchema {
    let properties = (fields + others).map { JSONValue.Member($0.0, .object($0.1)) }
    return .type("object") + [
      .init("properties", .object(properties)),
      .init("required", .array(fields.map { .string($0.0) })),
    ]
  }

  private static func words<Value: CaseIterable & RawRepresentable<String>>(
    _ type: Value.Type
  ) -> JSONSchema { .enumeration(type.allCases.map(\.rawValue)) }

  private static func orNull(_ schema: JSONSchema) -> JSONSchema {
    .any(of: [schema, .type("null")])
  }

  private static let string = JSONSchema.type("string")
  private static let stringOrNull = JSONSchema.type("string", "null")
  private static let number = JSONSchema.type("number")
  private static let truth = JSONSchema.type("boolean")
  private static let line = JSONSchema.type("integer")

  private static let frame: [(String, JSONSchema)] = [
    ("x", number), ("y", number), ("width", number), ("height", number),
  ]

  // MARK: - Layouts

  private static var layout: JSONSchema {
    object(
      [
        ("name", string), ("title", string), ("canvas", canvas), ("state", stringOrNull),
        ("language", stringOrNull), ("status", words(LayoutStatus.self)), ("views", .array(view)),
        ("constraints", .array(.reference(to: "constraint"))),
        ("objective", .array(object([("priority", number), ("error", number)]))),
        ("root", .reference(to: "properties")), ("guides", .array(guide)),
        ("inactiveConstraints", .array(.reference(to: "constraint"))),
        ("findings", .array(.reference(to: "finding"))), ("options", options),
        ("diagnostics", .array(diagnostic)),
      ],
      optional: [("scene", string), ("explanation", explanation), ("breakpoints", breakpoints)])
  }

  private static let member = JSONSchema.type("integer", "string")
  private static let part = JSONSchema.enumeration(FrameVariable.allCases.map { "\($0)" })

  /// The answer of `--explain`.
  private static var explanation: JSONSchema {
    let value = object([
      ("part", part), ("value", number), ("isDetermined", truth),
      ("tiePriority", .type("number", "null")), ("constraints", .array(member)),
    ])
    let loss = object([("constraint", member), ("error", number), ("lostTo", .array(member))])
    return object([("view", string), ("values", .array(value)), ("losses", .array(loss))])
  }

  /// The answer of `--breakpoints`.
  private static var breakpoints: JSONSchema {
    let value = object([
      ("view", string), ("part", part), ("isDetermined", truth), ("slope", number),
      ("constant", number),
    ])
    let piece = object([
      ("from", number), ("to", number), ("isSatisfiable", truth), ("values", .array(value)),
    ])
    let side = JSONSchema.enumeration(["width", "height"])
    return object([("side", side), ("from", number), ("to", number), ("pieces", .array(piece))])
  }

  private static var canvas: JSONSchema {
    let own: Set<String> = ["device", "size", "orientations", "direction"]
    let settings = CanvasProperties.all.map(\.key).filter { !own.contains($0.name) }
    return object(
      [
        ("device", stringOrNull), ("orientation", orNull(words(Orientation.self))),
        ("width", number), ("height", number), ("direction", words(LayoutDirection.self)),
        ("derived", .array(string)),
      ], optional: settings.map(field))
  }

  private static var view: JSONSchema {
    object(
      [
        ("name", string), ("id", stringOrNull), ("parent", string),
        ("kind", .enumeration(ViewKind.all.map(\.rawValue))),
      ] + frame + [
        ("status", words(LayoutStatus.self)), ("line", .type("integer", "null")),
        ("properties", .reference(to: "properties")),
      ])
  }

  /// The settings of a view that differ from those of a new view of its kind.
  private static var properties: JSONSchema {
    let names: JSONSchema = .array(string)
    let further: [(String, JSONSchema)] = [
      ("autoresizingMask", names), ("arrangedSubviews", names),
      ("customSpacing", .type("object") + [.init("additionalProperties", .object(number))]),
    ]
    let own: Set<String> = ["kind", "id"]
    let keys = ViewProperties.all.map(\.key).filter { !own.contains($0.name) }
    return object([], optional: keys.map(field) + further)
  }

  private static var guide: JSONSchema {
    object([("name", string), ("kind", words(LayoutGuide.Kind.self)), ("view", string)] + frame)
  }

  private static var options: JSONSchema {
    object(
      [],
      optional: [
        ("overlay", .array(string)), ("selection", .array(string)),
        ("screen", object([], optional: ScreenProperties.all.map { field($0.key) })),
        ("status", words(LayoutStatus.self)),
      ] + FigureProperties.all.map { field($0.key) })
  }

  private static var constraint: JSONSchema {
    object([
      ("number", .type("integer", "null")), ("label", stringOrNull),
      ("line", .type("integer", "null")), ("text", string), ("firstItem", string),
      ("firstAttribute", words(Attribute.self)), ("relation", words(Relation.self)),
      ("secondItem", stringOrNull), ("secondAttribute", orNull(words(Attribute.self))),
      ("multiplier", number), ("constant", number), ("usesStandardSpacing", truth),
      ("priority", number), ("identifier", stringOrNull), ("isActive", truth),
      ("placeholder", truth), ("satisfied", .type("boolean", "null")),
      ("error", .type("number", "null")),
    ])
  }

  // MARK: - Findings

  private static var finding: JSONSchema {
    func kind(_ status: LayoutStatus) -> (String, JSONSchema) {
      ("kind", [.init("const", .string(status.rawValue))])
    }
    let implied = object([("source", string), ("view", stringOrNull), ("text", string)])
    let parts = JSONSchema.array(part)
    let subjects = ["view", "guide", "contentOf"].map { subject in
      object([kind(.ambiguous), (subject, string), ("undetermined", parts)])
    }
    let frame = JSONSchema.reference(to: "frame")
    return .any(
      of: [
        object([kind(.unsatisfiable), ("members", .array(.any(of: [line, implied])))]),
        object([kind(.misplaced), ("view", string), ("frame", frame), ("solved", frame)]),
      ] + subjects)
  }

  private static var diagnostic: JSONSchema {
    object(
      [
        ("id", string), ("severity", .enumeration(["error", "warning"])), ("message", string),
        ("constraints", .array(.type("integer", "string"))),
      ], optional: [("line", line), ("column", line)])
  }

  // MARK: - Values of properties

  private static func field(_ key: Key) -> (String, JSONSchema) {
    (key.name, [.init("description", .string(key.summary))] + schema(of: key.type))
  }

  private static let color =
    string + [.init("pattern", .string("^#([0-9A-F]{6}|[0-9A-F]{8})$"))]

  private static func schema(of type: ValueType) -> JSONSchema {
    switch type {
    case .text, .content: string
    case .truth: truth
    case .number(let rule): .number(rule)
    case .constant: number
    case .color: .any(of: [color, object(ValueType.appearances.map { ($0.name, color) })])
    case .word(let list): .enumeration(list.words)
    case .someOf(let list): .array(.enumeration(list.words))
    case .wordOr(let word, let type): .any(of: [schema(of: type), .enumeration([word])])
    case .nullOr(let type): orNull(schema(of: type))
    case .list(let item): .array(schema(of: item))
    case .tuple(let tuple): .array(schema(of: tuple.item))
    case .fields(let list): object([], optional: list.keys.map(field))
    case .scalarOr(let scalar, let other): .any(of: [schema(of: scalar), schema(of: other)])
    case .tupleOr(let tuple, let list):
      .any(of: [schema(of: .tuple(tuple)), schema(of: .fields(list))])
    case .structure: []
    }
  }
}
