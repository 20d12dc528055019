import Foundation

@testable import RecipeFiles

/// The part of JSON Schema (2020-12) that the recipes' schema uses; any other keyword is an error.
struct SchemaValidator {
  private let root: [String: Any]

  init(_ schema: [String: Any]) {
    root = schema
  }

  /// Where and why an instance is not what the schema asks for; empty when it is.
  func faults(in instance: Any) throws -> [String] { try faults(instance, root, at: "") }

  private func faults(_ instance: Any, _ schema: [String: Any], at path: String) throws -> [String]
  {
    try schema.keys.sorted().flatMap { keyword -> [String] in
      try faults(instance, keyword, schema[keyword] ?? NSNull(), schema, at: path)
    }
  }

  private func faults(
    _ instance: Any, _ keyword: String, _ value: Any, _ schema: [String: Any], at path: String
  ) throws -> [String] {
    func check(_ holds: Bool?) -> [String] { holds == false ? ["\(path): \(keyword)"] : [] }
    let object = instance as? [String: Any]
    let items = instance as? [Any]
    switch keyword {
    case "$schema", "$defs", "title", "description", "default": return []
    case "$ref":
      return try faults(instance, target(of: value as? String ?? ""), at: path)
    case "type":
      return check((value as? [String] ?? [value as? String ?? ""]).contains { isA($0, instance) })
    case "enum": return check((value as? [Any])?.contains { same($0, instance) })
    case "const": return check(same(value, instance))
    case "anyOf":
      let all = value as? [[String: Any]] ?? []
      return check(try all.contains { try faults(instance, $0, at: path).isEmpty })
    case "pattern":
      guard let text = instance as? String, let pattern = value as? String else { return [] }
      return check(text.firstMatch(of: try Regex(pattern)) != nil)
    case "minimum", "maximum":
      guard let number = self.number(instance), let bound = self.number(value) else { return [] }
      return check(keyword == "minimum" ? number >= bound : number <= bound)
    case "minItems": return check(items.map { $0.count >= (value as? Int ?? 0) })
    case "maxItems": return check(items.map { $0.count <= (value as? Int ?? 0) })
    case "required":
      return check(object.map { o in (value as? [String] ?? []).allSatisfy { o[$0] != nil } })
    case "items":
      return try (items ?? []).enumerated().flatMap {
        try faults($1, value as? [String: Any] ?? [:], at: path + "/\($0)")
      }
    case "properties":
      return try (value as? [String: [String: Any]] ?? [:]).flatMap { name, schema in
        try object?[name].map { try faults($0, schema, at: path + "/" + name) } ?? []
      }
    case "additionalProperties":
      let known = (schema["properties"] as? [String: Any])?.keys.map { $0 } ?? []
      let others = (object ?? [:]).filter { !known.contains($0.key) }
      guard let rest = value as? [String: Any] else { return check(others.isEmpty) }
      return try others.flatMap { try faults($1, rest, at: path + "/" + $0) }
    case "dependentSchemas":
      return try (value as? [String: [String: Any]] ?? [:]).flatMap { name, schema in
        object?[name] == nil ? [] : try faults(instance, schema, at: path)
      }
    default: throw UnknownKeyword(name: keyword)
    }
  }

  /// The schema that a JSON pointer in a fragment leads to: `#/$defs/view/properties/kind`.
  private func target(of reference: String) throws -> [String: Any] {
    let steps = reference.split(separator: "/", omittingEmptySubsequences: false)
    let target = steps.dropFirst().reduce(root as [String: Any]?) { schema, step in
      schema?[String(step)] as? [String: Any]
    }
    guard steps.first == "#", let target else { throw UnknownKeyword(name: "$ref \(reference)") }
    return target
  }

  struct UnknownKeyword: Error {
    var name: String
  }

  private func isA(_ type: String, _ instance: Any) -> Bool {
    switch type {
    case "object": instance is [String: Any]
    case "array": instance is [Any]
    case "string": instance is String
    case "boolean": instance is Bool && !isNumber(instance)
    case "number": isNumber(instance)
    case "integer": number(instance).map { $0 == $0.rounded() } ?? false
    case "null": instance is NSNull
    default: false
    }
  }

  private func isNumber(_ instance: Any) -> Bool { instance is Double }

  private func number(_ instance: Any) -> Double? {
    (instance as? Double) ?? (instance as? Int).map(Double.init)
  }

  private func same(_ a: Any, _ b: Any) -> Bool {
    if let a = a as? String, let b = b as? String { return a == b }
    return false
  }
}

extension YAMLNode {
  /// The node as JSON has it, plain scalars by YAML's core schema, the way editors read them.
  var json: Any {
    switch content {
    case .sequence(let items): return items.map(\.json)
    case .mapping(let entries):
      return Dictionary(entries.map { ($0.key.text ?? "", $0.value.json) }) { $1 }
    case .scalar(let scalar):
      guard scalar.style == .plain else { return scalar.text }
      switch scalar.text {
      case "", "~", "null": return NSNull()
      case "true": return true
      case "false": return false
      default: return Double(scalar.text) ?? scalar.text
      }
    }
  }
}
