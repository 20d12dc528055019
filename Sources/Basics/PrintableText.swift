/// Text for terminals and logs, which obey control characters.
package enum PrintableText {
  /// A text with each character that a terminal or a log would obey as its Unicode escape: `\u{1B}`, `\n`.
  ///
  /// These are control characters, separators of lines and paragraphs, and those that change the direction of
  /// the text behind them (UAX #9, 2).
  /// - Parameter keepsTabs: Whether tabs stay as they are.
  package static func escaped(_ text: some StringProtocol, keepsTabs: Bool = false) -> String {
    if !text.utf8.contains(where: isSuspect) { return String(text) }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if isObeyed(scalar), !(keepsTabs && scalar == "\t") {
        result += scalar.escaped(asASCII: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  /// A text of JSON with such characters in its strings as JSON's own escapes, which leave the value as it is.
  package static func escapedJSON(_ text: String) -> String {
    if !text.utf8.contains(where: { $0 != 0x0A && isSuspect($0) }) { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if isObeyed(scalar), scalar != "\n" {
        result += "\\u" + UInt16(scalar.value).hexadecimal(digits: 4)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether a byte can begin such a character: the longer ones begin with C2 and E2.
  private static func isSuspect(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2
  }

  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
