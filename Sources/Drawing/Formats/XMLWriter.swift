/// Writes well-formed XML, an element to a line.
struct XMLWriter {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
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
      text += ">" + XMLWriter.escaped(content) + "</\(name)>\n"
    } else {
      text += "/>\n"
    }
  }

  private func tag(_ name: String, _ attributes: [(String, String)]) -> String {
    attributes.reduce(into: "<" + name) {
      $0 += " \($1.0)=\"\(XMLWriter.escaped($1.1))\""
    }
  }

  /// Text with XML's own signs spelt out, and without characters that XML does not take.
  static func escaped(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x20 && byte != 0xEF && !"&<>\"".utf8.contains(byte)
    }
    if isPlain { return text }
    return text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      default:
        let isCharacter = scalar.value >= 0x20 && scalar.value & 0xFFFE != 0xFFFE
        if isCharacter { escaped.unicodeScalars.append(scalar) }
      }
    }
  }
}
