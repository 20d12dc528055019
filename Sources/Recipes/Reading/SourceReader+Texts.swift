import Basics
import Diagnostics
import LayoutModel
import Notation

/// Texts that figures show.
extension SourceReader {
  /// A text that is not empty and can be shown.
  package mutating func text(_ text: SourceText) -> String? {
    guard !text.isMissing else {
      reportType(
        expected: "a text", found: "nothing", at: text.range,
        help: "write one behind the ':', or delete the key")
      return nil
    }
    guard !Printable.isViolated(by: text.text) else {
      report(
        "control-character", "this text holds a character that cannot be shown", at: text.range,
        help: "delete it, or write what it stands for")
      return nil
    }
    if let fault = unevenQuotes(around: text) { report(fault) }
    return text.text
  }

  /// A quote of YAML at one end of a text, and one of a text processor at the other: `„Weiter"`.
  private func unevenQuotes(around text: SourceText) -> Diagnostic? {
    let (own, words) = (text.range, text.text.unicodeScalars)
    guard own.end - own.start == text.text.utf8.count, words.count > 2, let first = words.first,
      let last = words.last, (first == "\"") != (last == "\""),
      let foreign = ForeignCharacter(first == "\"" ? last : first), foreign.replacement == "\"",
      words.dropFirst().dropLast().allSatisfy({ ForeignCharacter($0)?.replacement != "\"" })
    else { return nil }
    let sign = first == "\"" ? last : first
    let length = sign.utf8.count
    let range =
      first == "\""
      ? SourceRange(start: own.end - length, end: own.end)
      : SourceRange(start: own.start, end: own.start + length)
    let written = "\"\(String(String.UnicodeScalarView(words.dropFirst().dropLast())))\""
    return Diagnostic(
      "foreign-character", foreign.message(written: String(sign)), at: range,
      help: "write '\(written)'",
      fixes: [Diagnostic.Fix("write '\(written)'", [Diagnostic.Edit(own, written)])])
  }

  mutating func shownText(_ text: SourceText) -> PropertyValue? {
    if let advice = ownQuotes(around: text) ?? literalEscapes(in: text) { report(advice) }
    return self.text(text).map { .text($0) }
  }

  private func literalEscapes(in text: SourceText) -> Diagnostic? {
    // Other sources than YAML have no escapes of their own.
    if notation(": ") == ": " { return nil }
    let written = (includedFile ?? file).text(in: text.range)
    return LiteralEscapes(text: text, written: String(written), notation: notation).advice
  }

  /// Quotes of a text processor around a whole text, which are shown with it.
  private func ownQuotes(around text: SourceText) -> Diagnostic? {
    let words = text.text.unicodeScalars
    guard text.range.end - text.range.start == text.text.utf8.count, words.count > 2,
      let first = words.first.flatMap(ForeignCharacter.init),
      let last = words.last.flatMap(ForeignCharacter.init), first.replacement == last.replacement,
      first.replacement == "\"" || Self.isSingle(words)
    else { return nil }
    // French quotes have blanks within.
    let inner = String(String.UnicodeScalarView(words.dropFirst().dropLast())).trimmed
    let quote = inner.contains("\"") && !inner.contains("'") ? "'" : "\""
    return Diagnostic(
      "foreign-character", severity: .advice, "figures show the quotes of this text",
      at: text.range,
      help:
        "write '\(quote)\(inner)\(quote)' without them, or '\(quote)\(text.text)\(quote)' with them"
    )
  }

  /// Whether a text stands in single quotes, `‚Weiter‘`; an apostrophe can begin a word or end one.
  private static func isSingle(_ words: String.UnicodeScalarView) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    let isPair = first == "‚" && "‘’".unicodeScalars.contains(last) || first == "‘" && last == "’"
    return isPair && words.count { "‚‘’".unicodeScalars.contains($0) } == 2
  }
}
