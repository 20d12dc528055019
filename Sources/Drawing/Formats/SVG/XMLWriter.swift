/// Writes well-formed XML, what stands below the root to a line each.
struct XMLWriter {
  private(set) var text = ""
  private var open: [String] = []

  /// Begins an element that holds others.
  mutating func begin(_ name: String, _ attributes: [(String, String)] = []) {
    text += tag(name, attributes) + ">\n"
    open.append(name)
  }

  /// Ends the element begun last.
  mutating func end() {
    guard let name = open.popLast() else { return }
    text += "</\(name)>\n"
  }

  /// Writes an element that holds a text or nothing.
  mutating func element(
    _ name: String, _ attributes: [(String, String)] = [], text content: String? = nil
  ) {
    text += tag(name, attributes)
    if let content {
      text += ">" + XMLWriter.escaped(content) + "</\(name)>"
    } else {
      text += "/>"
    }
    text += "\n"
  }

  /// Writes an element with all that is in it.
  /// - Parameter breaks: How deep its elements have a line each.
  mutating func element(_ node: SVGNode, breaks: Int = 1) {
    text += tag(node.name, node.allAttributes)
    if node.children.isEmpty, node.text == nil {
      text += "/>"
    } else {
      text += ">"
      if let content = node.text { text += XMLWriter.escaped(content) }
      if breaks > 1 { text += "\n" }
      for child in node.children { element(child, breaks: breaks - 1) }
      text += "</\(node.name)>"
    }
    if breaks > 0 { text += "\n" }
  }

  private func tag(_ name: String, _ attributes: [(String, String)]) -> String {
    attributes.reduce(into: "<" + name) {
      $0 += " \($1.0)=\"\(XMLWriter.escaped($1.1, isAttribute: true))\""
    }
  }

  /// Text with XML's own signs spelt out, and without characters that XML does not take.
  static func escaped(_ text: String, isAttribute: Bool = false) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x20 && byte != 0xEF && !"&<>\"".utf8.contains(byte)
    }
    if isPlain { return text }
    return text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"" where isAttribute: escaped += "&quot;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      default:
        let isCharacter = scalar.value >= 0x20 && scalar.value & 0xFFFE != 0xFFFE
        if isCharacter { escaped.unicodeScalars.append(scalar) }
      }
    }
  }
}
