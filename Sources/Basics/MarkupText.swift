/// Text in XML and HTML.
package enum MarkupText {
  /// Appends a text with the characters of markup escaped, and without characters that XML does not
  /// allow.
  /// - Parameter escapesQuotes: Whether the text is valid in an attribute.
  package static func append(_ text: String, to bytes: inout [UInt8], escapesQuotes: Bool) {
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for index in utf8.indices {
        var length = 1
        let other: StaticString
        switch utf8[index] {
        case UInt8(ascii: "&"): other = "&amp;"
        case UInt8(ascii: "<"): other = "&lt;"
        case UInt8(ascii: ">"): other = "&gt;"
        case UInt8(ascii: "\"") where escapesQuotes: other = "&quot;"
        case UInt8(ascii: "\n"), UInt8(ascii: "\t"): continue
        case 0..<0x20: other = ""
        case 0xEF where utf8[index + 1] == 0xBF && utf8[index + 2] >= 0xBE:
          // U+FFFE and U+FFFF.
          other = ""
          length = 3
        default: continue
        }
        bytes.append(contentsOf: utf8[start..<index])
        other.withUTF8Buffer { bytes.append(contentsOf: $0) }
        start = index + length
      }
      bytes.append(contentsOf: utf8[start...])
    }
  }

  /// A text that is valid in an element or an attribute.
  package static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes, escapesQuotes: true)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text with the entities of XML itself replaced by their characters.
  package static func unescaped(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    let entities = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&apos;": "'", "&amp;": "&"].map {
      (name: Array($0.key.utf8), character: Array($0.value.utf8))
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<start]
      rest = rest[start...]
      let entity = entities.first { rest.starts(with: $0.name) }
      result += entity?.character ?? [UInt8(ascii: "&")]
      rest = rest.dropFirst(entity?.name.count ?? 1)
    }
    return String(decoding: result + rest, as: UTF8.self)
  }
}
