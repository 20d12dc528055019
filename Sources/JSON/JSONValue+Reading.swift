import CJSON

/// A syntax error of JSON.
package struct JSONFault: Error, Hashable {
  /// json-c's words.
  package let reason: String

  /// Creates a fault.
  package init(reason: String) { self.reason = reason }
}

extension JSONValue {
  /// The depth to which values may be nested.
  private static let depthLimit: Int32 = 64

  /// Reads a whole text.
  /// - Throws: What is wrong with it.
  package init(reading text: String) throws(JSONFault) {
    guard let tokener = json_tokener_new_ex(JSONValue.depthLimit) else {
      throw JSONFault(reason: "no memory")
    }
    defer { json_tokener_free(tokener) }
    json_tokener_set_flags(tokener, JSON_TOKENER_STRICT)
    var text = text
    let object = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        json_tokener_parse_ex(tokener, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
    defer { json_object_put(object) }
    let fault = json_tokener_get_error(tokener)
    if fault == json_tokener_success, json_tokener_get_parse_end(tokener) < text.utf8.count {
      throw JSONFault(reason: "there is more behind its end")
    }
    guard fault == json_tokener_success else {
      throw JSONFault(
        reason: fault == json_tokener_continue
          ? "it ends too early" : String(cString: json_tokener_error_desc(fault)))
    }
    self.init(object)
  }

  private init(_ object: OpaquePointer?) {
    switch json_object_get_type(object) {
    case json_type_boolean: self = .bool(json_object_get_boolean(object) != 0)
    case json_type_double, json_type_int: self = .number(json_object_get_double(object))
    case json_type_string:
      let count = Int(json_object_get_string_len(object))
      let bytes = UnsafeRawBufferPointer(start: json_object_get_string(object), count: count)
      self = .string(String(decoding: bytes, as: UTF8.self))
    case json_type_array:
      let count = json_object_array_length(object)
      self = .array((0..<count).map { JSONValue(json_object_array_get_idx(object, $0)) })
    case json_type_object:
      var members: [Member] = []
      var entry = json_object_get_object(object).flatMap { lh_table_head($0) }
      while let current = entry {
        let key = lh_entry_k(current).map {
          String(cString: $0.assumingMemoryBound(to: CChar.self))
        }
        let value = lh_entry_v(current).map { OpaquePointer($0) }
        members.append(Member(key ?? "", JSONValue(value)))
        entry = lh_entry_next(current)
      }
      self = .object(members)
    default: self = .null
    }
  }

  /// The value of a member; nil if this is no object or has no such member.
  package subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The text of a string.
  package var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The value of a number.
  package var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The truth value.
  package var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The items of an array; none of anything else.
  package var items: [JSONValue] {
    if case .array(let items) = self { items } else { [] }
  }

  /// The members of an object; none of anything else.
  package var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }
}
