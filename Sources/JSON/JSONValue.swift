import CJSON

/// A JSON value whose members keep their order.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A name and a value.
  package struct Member: Hashable, Sendable {
    /// The name of the member.
    package var name: String
    /// The value of the member.
    package var value: JSONValue

    /// Creates a member of an object.
    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// A string, or null for nil.
  package static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  /// A whole number, or null for nil.
  package static func optional(_ number: Int?) -> JSONValue {
    number.map { .number(Double($0)) } ?? .null
  }

  /// A length in points, rounded to a billionth, since smaller parts are rounding errors.
  package static func points(_ value: Double) -> JSONValue {
    .number((value * 1e9).rounded() / 1e9 + 0)
  }

  /// The value as text: one line, or indented by two spaces.
  package func text(isIndented: Bool = false) -> String {
    let object = cValue
    defer { json_object_put(object) }
    let layout =
      isIndented ? JSON_C_TO_STRING_PRETTY | JSON_C_TO_STRING_SPACED : JSON_C_TO_STRING_PLAIN
    let flags = layout | JSON_C_TO_STRING_NOSLASHESCAPE
    return json_object_to_json_string_ext(object, flags).map { String(cString: $0) } ?? "null"
  }

  /// The value as json-c's, which the caller releases.
  private var cValue: OpaquePointer? {
    switch self {
    case .null: return nil
    case .bool(let value): return json_object_new_boolean(value ? 1 : 0)
    case .number(let value): return json_object_new_double_s(value, JSONValue.text(of: value))
    case .string(let text):
      var text = text
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          json_object_new_string_len($0.baseAddress, Int32($0.count))
        }
      }
    case .array(let items):
      let array = json_object_new_array_ext(Int32(items.count))
      for item in items { json_object_array_add(array, item.cValue) }
      return array
    case .object(let members):
      let object = json_object_new_object()
      for member in members { json_object_object_add(object, member.name, member.value.cValue) }
      return object
    }
  }

  /// The shortest text that reads back as the same number; whole numbers without a point.
  private static func text(of value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int64(value)) : "\(value)"
  }
}
