import JSON
import LayoutModel

/// A value in a record, to and from JSON.
protocol RecordValue: Hashable {
  init(_ json: JSONValue) throws(JSONFault)
  /// - Parameter isShort: Whether fields with their default values are left out.
  func json(isShort: Bool) -> JSONValue
}

/// A part of a record that lists its fields once, to be written and to be read.
protocol RecordObject: RecordValue {
  init()
  mutating func list(_ fields: inout RecordFields) throws(JSONFault)
}

extension RecordObject {
  init(_ json: JSONValue) throws(JSONFault) {
    self.init()
    var fields = RecordFields(source: json, isShort: false)
    try list(&fields)
  }

  func json(isShort: Bool) -> JSONValue {
    var (part, fields) = (self, RecordFields(source: nil, isShort: isShort))
    // Only reading throws.
    try? part.list(&fields)
    return .object(fields.members)
  }
}

/// The fields of an object while it is written or read.
struct RecordFields {
  private(set) var members: [JSONValue.Member] = []
  /// The object to read; nil while one is written.
  fileprivate let source: JSONValue?
  fileprivate let isShort: Bool

  var isReading: Bool { source != nil }

  /// A field; without a default, an object that lacks it is a fault.
  mutating func value<Value: RecordValue>(
    _ name: String, _ value: inout Value, default standard: Value? = nil
  ) throws(JSONFault) {
    if let source {
      guard let found = try source[name].map(Value.init) ?? standard else {
        throw JSONFault(reason: "'\(name)' is missing")
      }
      value = found
    } else if !isShort || value != standard {
      members.append(.init(name, value.json(isShort: isShort)))
    }
  }

  /// A field that is null or missing for nil.
  mutating func optional<Value: RecordValue>(
    _ name: String, _ value: inout Value?
  ) throws(JSONFault) {
    if let source {
      value = try source[name].flatMap { json throws(JSONFault) in
        json == .null ? nil : try Value(json)
      }
    } else if let value {
      members.append(.init(name, value.json(isShort: isShort)))
    } else {
      derived(name, .null)
    }
  }

  /// A field of settings by their keys.
  mutating func settings(_ name: String, _ value: inout [JSONValue.Member]) {
    if let source {
      value = source[name]?.members ?? []
    } else if !isShort || !value.isEmpty {
      members.append(.init(name, .object(value)))
    }
  }

  /// All settings of the object itself but its fields so far.
  mutating func settings(_ value: inout [JSONValue.Member], besides names: Set<String>) {
    if let source {
      value = source.members.filter { !names.contains($0.name) }
    } else {
      members += value
    }
  }

  /// A field that follows from others; short forms lack it.
  mutating func derived(_ name: String, _ value: @autoclosure () -> JSONValue) {
    if source == nil, !isShort { members.append(.init(name, value())) }
  }
}

extension RecordFields {
  mutating func frame(_ frame: inout Rect) throws(JSONFault) {
    try value("x", &frame.x)
    try value("y", &frame.y)
    try value("width", &frame.width)
    try value("height", &frame.height)
  }
}

// MARK: - Plain values

extension JSONValue {
  /// Returns a value read from it; throws an error if there is none.
  fileprivate func read<Value>(_ value: Value?) throws(JSONFault) -> Value {
    guard let value else { throw JSONFault(reason: "\(text().prefix(40)) is not expected") }
    return value
  }
}

extension String: RecordValue {
  init(_ json: JSONValue) throws(JSONFault) { self = try json.read(json.string) }
  func json(isShort: Bool) -> JSONValue { .string(self) }
}

extension Double: RecordValue {
  init(_ json: JSONValue) throws(JSONFault) {
    self = try json.read(json.number.flatMap { $0.isFinite ? $0 : nil })
  }
  func json(isShort: Bool) -> JSONValue { .number(self) }
}

extension Int: RecordValue {
  init(_ json: JSONValue) throws(JSONFault) {
    self = try json.read(json.number.flatMap { Int(exactly: $0) })
  }
  func json(isShort: Bool) -> JSONValue { .number(Double(self)) }
}

extension Bool: RecordValue {
  init(_ json: JSONValue) throws(JSONFault) { self = try json.read(json.bool) }
  func json(isShort: Bool) -> JSONValue { .bool(self) }
}

extension Array: RecordValue where Element: RecordValue {
  init(_ json: JSONValue) throws(JSONFault) {
    self = []
    for item in json.items { append(try Element(item)) }
  }
  func json(isShort: Bool) -> JSONValue { .array(map { $0.json(isShort: isShort) }) }
}

extension RecordValue where Self: RawRepresentable<String> {
  init(_ json: JSONValue) throws(JSONFault) {
    self = try json.read(json.string.flatMap(Self.init(rawValue:)))
  }
  func json(isShort: Bool) -> JSONValue { .string(rawValue) }
}

extension Attribute: RecordValue {}
extension LayoutDirection: RecordValue {}
extension LayoutGuide.Kind: RecordValue {}
extension LayoutStatus: RecordValue {}
extension Orientation: RecordValue {}
extension Relation: RecordValue {}

extension FrameVariable: RecordValue {
  init(_ json: JSONValue) throws(JSONFault) {
    self = try json.read(FrameVariable.allCases.first { "\($0)" == json.string })
  }
  func json(isShort: Bool) -> JSONValue { .string("\(self)") }
}
