import Basics
import Diagnostics

/// Writes elements as Interface Builder does: four spaces a level, one tag a line.
enum ElementText {
  /// The text of a document.
  static func document(_ root: XMLElement) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    add(root, depth: 0, to: &text)
    return text
  }

  private static func add(_ element: XMLElement, depth: Int, to text: inout String) {
    let indent = String(repeating: " ", count: 4 * depth)
    text += indent + tag(element)
    if !element.text.isEmpty {
      text += ">" + MarkupText.escaped(element.text) + "</\(element.name)>\n"
    } else if element.children.isEmpty {
      text += "/>\n"
    } else {
      text += ">\n"
      for child in element.children { add(child, depth: depth + 1, to: &text) }
      text += indent + "</\(element.name)>\n"
    }
  }

  /// A start tag without its end.
  static func tag(_ element: XMLElement) -> String {
    element.attributes.reduce(into: "<" + element.name) { text, attribute in
      text += " \(attribute.name)=\"\(escaped(attribute.value))\""
    }
  }

  /// A text as attributes have it.
  static func escaped(_ text: String) -> String {
    MarkupText.escaped(text).replacing("\n", with: "&#10;")
  }

  /// A number as Interface Builder writes it: `20`, `0.0`, `20.5`.
  static func number(_ number: Double) -> String {
    let text = "\(number + 0)"
    return text != "0.0" && text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension XMLElement {
  /// Makes an element that no source has.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:],
    _ children: [XMLElement] = []
  ) {
    self.init(name: name, range: SourceRange(start: 0, end: 0))
    self.children = children
    for (name, value) in attributes { add(name, value) }
  }

  /// Adds an attribute that has a value.
  mutating func add(_ name: String, _ value: String?) {
    if let value { attributes.append((name, value)) }
  }
}
