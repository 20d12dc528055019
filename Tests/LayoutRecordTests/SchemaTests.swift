import Foundation
import JSON
import LayoutModel
import Recipes
import TestSupport
import Testing
import Typesetting

@testable import LayoutRecord

/// The JSON Schema of what `solve --json` prints.
struct SchemaTests {
  private static func schema() throws -> JSONValue {
    try JSONValue(
      reading: String(contentsOfFile: Repository.root + "/docs/solve.schema.json", encoding: .utf8))
  }

  @Test func `the schema is what help prints`() throws {
    let text = try String(
      contentsOfFile: Repository.root + "/docs/solve.schema.json", encoding: .utf8)
    #expect(RecordSchema.text == text, "stale: Scripts/generate")
  }

  @Test func `it accepts what is printed, and knows every field of it`() throws {
    let schema = try Self.schema()
    let recipes = Sandbox.files(below: Repository.root + "/Recipes").filter {
      $0.key.hasSuffix(".yaml")
    }
    for text in [Samples.everything] + recipes.values.map({ String(decoding: $0, as: UTF8.self) }) {
      guard let (recipe, file) = try? Samples.recipe(text) else { continue }
      let layouts = try recipe.layouts(on: .init()).map {
        SolveDocument.value(
          of: try LayoutEngine.solve($0, typesetter: Typesetter()), recipe, in: file)
      }
      let document = JSONValue.object([
        .init("version", .number(1)),
        .init(
          "files",
          .array([.object([.init("path", .string("A.yaml")), .init("layouts", .array(layouts))])])),
      ])
      let faults = SchemaCheck(root: schema).faults(of: document, schema, at: "")
      #expect(faults.isEmpty, "\(recipe.displayTitle): \(faults)")
    }
  }

  @Test(arguments: [
    (#""relation":"equal""#, #""relation":"=""#), (#""multiplier":1,"#, ""),
    (#""kind":"view""#, #""kind":"box""#), (#""backgroundColor":"#, #""backColor":"#),
  ])
  func `it refuses what is not promised`(_ from: String, _ to: String) throws {
    let (recipe, file) = try Samples.recipe(Samples.everything)
    let layout = SolveDocument.value(
      of: try LayoutEngine.solve(recipe.layouts(on: .init())[0], typesetter: Typesetter()), recipe,
      in: file)
    let text = #"{"version":1,"files":[{"path":"A","layouts":[\#(layout.text())]}]}"#
    let changed = text.replacingOccurrences(of: from, with: to)
    #expect(changed != text)
    let schema = try Self.schema()
    #expect(
      !SchemaCheck(root: schema).faults(of: try JSONValue(reading: changed), schema, at: "").isEmpty
    )
  }
}

/// The keywords of JSON Schema that ours use.
private struct SchemaCheck {
  let root: JSONValue

  /// What of a value a schema does not accept, or has no word for.
  func faults(of value: JSONValue, _ schema: JSONValue, at path: String) -> [String] {
    if let reference = schema["$ref"]?.string {
      let name = String(reference.dropFirst("#/$defs/".count))
      return faults(of: value, root["$defs"]?[name] ?? .null, at: path)
    }
    if let choices = schema["anyOf"]?.items {
      let fits = choices.contains { faults(of: value, $0, at: path).isEmpty }
      return fits ? [] : ["\(path): none fits: \(value)"]
    }
    var found: [String] = []
    if let constant = schema["const"], constant != value { found.append("\(path): \(value)") }
    if let words = schema["enum"]?.items, !words.contains(value) {
      found.append("\(path): \(value)")
    }
    if let type = schema["type"] {
      let names = type.string.map { [$0] } ?? type.items.compactMap(\.string)
      if !names.contains(where: { isOf($0, value) }) {
        found.append("\(path): \(value) is no \(names)")
      }
    }
    for name in (schema["required"]?.items ?? []).compactMap(\.string) where value[name] == nil {
      found.append("\(path): lacks \(name)")
    }
    for (index, item) in value.items.enumerated() {
      found += faults(of: item, schema["items"] ?? .null, at: "\(path)[\(index)]")
    }
    for member in value.members {
      let own = schema["properties"]?[member.name] ?? schema["additionalProperties"]
      if let own {
        found += faults(of: member.value, own, at: path + "." + member.name)
      } else {
        found.append("\(path): \(member.name) is unknown")
      }
    }
    return found
  }

  private func isOf(_ type: String, _ value: JSONValue) -> Bool {
    switch (type, value) {
    case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .string),
      ("array", .array), ("object", .object):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}
