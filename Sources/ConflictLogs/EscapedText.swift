import Basics

/// Text as it is pasted into pages: with the escapes of Markdown, of HTML and of property lists.
enum EscapedText {
  /// The text without escapes, and with plain quotes and blanks.
  static func unescaped(_ bytes: Bytes) -> Bytes {
    guard
      bytes.contains(where: { "\\&~".utf8.contains($0) || $0 > 0x7F })
    else { return bytes }
    var text = withoutBackslashes(bytes)
    text = MarkupText.unescaped(text)
    for (escape, character) in [
      ("&#39;", "'"), ("&#x27;", "'"), ("&nbsp;", " "), ("\u{A0}", " "), ("\u{2018}", "'"),
      ("\u{2019}", "'"), ("~~", "-"),
    ] where text.contains(escape) {
      text = text.replacing(escape, with: character)
    }
    return Bytes(text)
  }

  /// The text with hyphens in the place of typographic dashes.
  static func hyphenated(_ bytes: Bytes) -> Bytes {
    let dashes: Set<Character> = [
      "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}",
    ]
    return Bytes(String(bytes.text.map { dashes.contains($0) ? "-" : $0 }))
  }

  /// A backslash stands before any sign in Markdown, and `\U2026` is a character in a property list.
  private static func withoutBackslashes(_ bytes: Bytes) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.first else {
        result.append(byte)
        continue
      }
      let digits = rest.dropFirst().prefix(4)
      if next | 0x20 == UInt8(ascii: "u"), digits.hexadecimalPrefix.count == 4,
        let value = UInt32(digits.text, radix: 16), let scalar = Unicode.Scalar(value)
      {
        result += Array(String(Character(scalar)).utf8)
        rest = rest.dropFirst(5)
      } else if next == UInt8(ascii: "n") {
        result.append(UInt8(ascii: " "))
        rest = rest.dropFirst()
      } else if ASCII.isLetter(next) || ASCII.isDigit(next) || next > 0x7F {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
