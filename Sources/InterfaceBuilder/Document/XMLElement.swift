import Diagnostics

/// An element of an XML document.
struct XMLElement: Sendable {
  /// The name of the element.
  var name: String
  /// The attributes in the order of the document.
  var attributes: [(name: String, value: String)] = []
  /// The elements in it, in the order of the document.
  var children: [XMLElement] = []
  /// The text directly in it.
  var text = ""
  /// The place of its start tag in the document, in UTF-8 offsets.
  var range: SourceRange
  /// The place behind its end tag, or behind its start tag if that is all, in UTF-8 offsets.
  var end = 0

  /// The value of an attribute; nil if it has none.
  subscript(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The number that an attribute gives; nil if it gives none.
  func number(_ name: String) -> Double? { self[name].flatMap(InterfaceNumber.number) }

  /// Whether an attribute is `YES`; the default if the element does not have it.
  func flag(_ name: String, default standard: Bool = false) -> Bool {
    self[name].map { $0 == "YES" } ?? standard
  }

  /// The first child with a name.
  func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The first child with a value of `key`, of any name or of one.
  func child(_ name: String? = nil, key: String) -> XMLElement? {
    children.first { $0["key"] == key && (name == nil || $0.name == name) }
  }

  /// The text of an attribute, or of the child that stands for it when it has several lines.
  func content(_ key: String) -> String? {
    if let value = self[key] { return value }
    guard let child = child(key: key), ["string", "mutableString"].contains(child.name) else {
      return nil
    }
    return child.text
  }
}

/// Numbers as Interface Builder writes them.
enum InterfaceNumber {
  /// The finite number of a text; nil if it is none.
  static func number(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The number of a multiplier: `2`, `1:3` or `16/9`; nil if it is none.
  static func ratio(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    guard let first = parts.first.flatMap({ number($0.filter { $0 != " " }) }) else { return nil }
    if parts.count == 1 { return first }
    guard parts.count == 2, let second = number(parts[1].filter({ $0 != " " })), second != 0 else {
      return nil
    }
    return first / second
  }
}
