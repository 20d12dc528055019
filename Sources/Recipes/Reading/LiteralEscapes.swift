import Basics
import Diagnostics

/// Entities of HTML, escapes and comments in a text, which figures show as they stand.
struct LiteralEscapes {
  let text: SourceText
  /// The text as its source writes it.
  let written: String
  /// Writes a text in the source's syntax.
  let notation: (String) -> String

  /// The advice on them; nil if there are none.
  var advice: Diagnostic? {
    // Patterns cost more than all else that is read of a text.
    guard written.utf8.contains(where: { "&<\\/".utf8.contains($0) }) else { return nil }
    return entities ?? tags ?? escapes ?? comment
  }

  private var isOnOneLine: Bool { !written.contains(where: \.isNewline) }

  private static func advice(_ message: String, at range: SourceRange) -> Diagnostic {
    Diagnostic("literal-escape", severity: .advice, message, at: range)
  }

  private func writing(_ text: String, _ message: String) -> Diagnostic {
    let advice = LiteralEscapes.advice(message, at: self.text.range)
    // Of a text on several lines each has its own indentation.
    return isOnOneLine ? advice.writing(text) : advice
  }

  private var entities: Diagnostic? {
    let found = text.text.matches(of: /&(#?\w{2,8});/).compactMap { match in
      LiteralEscapes.character(String(match.1)).map { (String(match.0), $0) }
    }
    guard let (first, character) = found.first else { return nil }
    let message = "figures show '\(first)' as it stands: texts have no entities of HTML"
    guard isOnOneLine else {
      var advice = LiteralEscapes.advice(message, at: text.range)
      advice.help = "write '\(character)'"
      return advice
    }
    let decoded = found.reduce(text.text) { $0.replacing($1.0, with: $1.1) }
    return writing(notation(decoded), message)
  }

  private var tags: Diagnostic? {
    guard let tag = text.text.firstMatch(of: /(?i)<br *\/?>/)?.0 else { return nil }
    let lines = text.text.replacing(/(?i) *<br *\/?> */, with: "\\n")
    return writing(
      LiteralEscapes.quoted(lines), "figures show '\(tag)' as it stands: texts have no tags of HTML"
    )
  }

  /// `\n` without double quotes; a path of another system has such letters too.
  private var escapes: Diagnostic? {
    guard !written.hasPrefix("\""), isOnOneLine, text.text.contains(/\\n/),
      !text.text.contains(/\b[A-Za-z]:\\/), !text.text.contains(/\\[^nt"]/)
    else { return nil }
    let message = "figures show '\\n' as it stands: it ends a line in double quotes alone"
    let written = LiteralEscapes.quoted(text.text)
    // The letter can begin a word: `user\name`.
    guard text.text.contains(/[a-z]\\n[a-z]/) else { return writing(written, message) }
    var advice = LiteralEscapes.advice(message, at: text.range)
    advice.help = "write '\(written)' if it is to end a line"
    return advice
  }

  /// A comment of another language behind a text without quotes.
  private var comment: Diagnostic? {
    guard let first = written.first, !"\"'|>".contains(first),
      let match = written.firstMatch(of: /\s(\/\/\s.*)/)
    else { return nil }
    let start = text.range.start + written[..<match.1.startIndex].utf8.count
    var advice = LiteralEscapes.advice(
      "figures show '//' and what follows: a comment begins with '#'",
      at: SourceRange(start: start, end: start + 2))
    let rest = match.1.dropFirst(2).prefix(80)
    advice.help = "write '#\(rest)' if it is a comment, or put the text into quotes"
    return advice
  }

  /// A text in double quotes, whose escapes stay.
  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\\"", with: "\"").replacing("\"", with: "\\\"") + "\""
  }

  /// The character of an entity; nil of an unknown one.
  private static func character(_ name: String) -> String? {
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let isHexadecimal = digits.first == "x" || digits.first == "X"
      let code = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      guard let code, code >= 0x20, let scalar = Unicode.Scalar(code) else { return nil }
      return code == 0xA0 ? " " : String(Character(scalar))
    }
    return names[name]
  }

  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "copy": "©",
    "reg": "®", "trade": "™", "euro": "€", "pound": "£", "yen": "¥", "deg": "°", "times": "×",
    "hellip": "…", "ndash": "–", "mdash": "—", "bull": "•", "middot": "·", "larr": "←",
    "rarr": "→", "laquo": "«", "raquo": "»", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
    "rdquo": "”", "bdquo": "„", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö",
    "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç",
    "ntilde": "ñ",
  ]
}
