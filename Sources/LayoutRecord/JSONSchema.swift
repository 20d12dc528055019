package import JSON
package import Recipes

/// The keywords of a JSON Schema.
package typealias JSONSchema = [JSONValue.Member]

extension JSONSchema {
  /// A value of one of some types.
  package static func type(_ types: String...) -> JSONSchema {
    [.init("type", types.count == 1 ? .string(types[0]) : .array(types.map { .string($0) }))]
  }

  /// A text; YAML reads some texts without quotes as numbers and truth values.
  package static var text: JSONSchema { type("string", "number", "boolean") }

  /// A text of lines, which can be empty.
  package static var lines: JSONSchema { type("string", "null") }

  /// A reference to a definition of the schema.
  package static func reference(to definition: String) -> JSONSchema {
    [.init("$ref", .string("#/$defs/" + definition))]
  }

  /// A value that one of some schemas accepts.
  package static func any(of schemas: [JSONSchema]) -> JSONSchema {
    [.init("anyOf", .array(schemas.map { .object($0) }))]
  }

  /// A list of values.
  package static func array(_ item: JSONSchema) -> JSONSchema {
    type("array") + [.init("items", .object(item))]
  }

  /// A list, or a single value for a list of one.
  package static func list(_ item: JSONSchema) -> JSONSchema { any(of: [item, array(item)]) }

  /// A number with the bounds of a rule, except bounds that all numbers have.
  package static func number(_ rule: NumberRule) -> JSONSchema {
    let (range, widest) = (rule.range, NumberRule.any.range)
    let least = range.lowerBound > widest.lowerBound ? range.lowerBound : nil
    let most = range.upperBound < widest.upperBound ? range.upperBound : nil
    return number(from: least, to: most, isWhole: rule.isWhole)
  }

  /// A number between bounds; nil for none.
  package static func number(from least: Double?, to most: Double?, isWhole: Bool = false)
    -> JSONSchema
  {
    var schema = type(isWhole ? "integer" : "number")
    if let least { schema.append(.init("minimum", .number(least))) }
    if let most { schema.append(.init("maximum", .number(most))) }
    return schema
  }

  /// A colour's name, digits, or a name that the recipe gives a colour: any text.
  ///
  /// Editors complete the names. YAML reads some digits as a number.
  package static var color: JSONSchema {
    any(of: [enumeration(Vocabulary.colorNames), type("string", "number")])
  }

  /// Words as editors complete them.
  package static func enumeration(_ words: [String]) -> JSONSchema {
    [.init("enum", .array(words.map { .string($0) }))]
  }

  /// Words in upper or lower case.
  package static func anyCase(of words: [String]) -> JSONSchema {
    let pattern = words.map(anyCase).joined(separator: "|")
    return type("string") + [.init("pattern", .string("^(?:\(pattern))$"))]
  }

  /// A regular expression for a word.
  private static func anyCase(_ word: String) -> String {
    word.map { character in
      if character.isLetter { return "[\(character.lowercased())\(character.uppercased())]" }
      return (".+*?()[]{}|^$\\".contains(character) ? "\\" : "") + String(character)
    }.joined()
  }
}
