import Basics
import Diagnostics

/// Hints for faults that are common in YAML.
enum YAMLHints {
  /// A fault for a `#` that begins a comment by mistake.
  ///
  /// If a colour follows, the fix puts it into quotes.
  static func hiddenText(at range: SourceRange, in file: SourceFile) -> Diagnostic {
    if let text = text(at: range, in: file) {
      return .malformedYAML(
        "'#' begins a comment here, which hides the rest of the line", at: text
      ).writing("\"\(file.text(in: text))\"")
    }
    let digits = file.text(in: SourceRange(start: range.end, end: range.end + 9)).utf8
      .prefix { Character(Unicode.Scalar($0)).isHexDigit }.count
    let end = range.end + digits
    let quotes = [range.start, end].map {
      Diagnostic.Edit(SourceRange(start: $0, end: $0), "\"")
    }
    return .malformedYAML(
      "'#' begins a comment here, which hides the rest of the line", at: range,
      help: "put the text or colour into quotes, or a blank behind '#' if this is a comment",
      fixes: [6, 8].contains(digits) ? [Diagnostic.Fix("put the colour into quotes", quotes)] : [])
  }

  /// The text that a `#` begins as the value of a key that has a text, without quotes in it.
  private static func text(at sign: SourceRange, in file: SourceFile) -> SourceRange? {
    let line = YAMLLine(file.line(at: sign.start), of: file)
    let before = file.text(in: SourceRange(start: line.start, end: sign.start))
    guard let key = before.firstMatch(of: /(\w+): *$/)?.1,
      RecipeFileReader.textKeys.contains(String(key))
    else { return nil }
    let rest = file.text(in: SourceRange(start: sign.start, end: line.end))
    let isFlow = before.contains { "{[".contains($0) }
    let text = (isFlow ? YAMLRepair.item(rest, behind: before) : String(rest)).trimmed
    if text.contains("\"") { return nil }
    return SourceRange(start: sign.start, end: sign.start + text.utf8.count)
  }

  /// A `#` at the place of a value without a blank after it, on one of some lines.
  static func comment(in file: SourceFile, onLines lines: [Int]) -> SourceRange? {
    for line in lines where line >= 0 && line < file.lineCount {
      let text = file.lineText(line)
      guard let mark = text.firstRange(of: ": #")?.lowerBound else { continue }
      let bytes = text.utf8.distance(from: text.startIndex, to: mark) + 2
      if let range = comment(in: file, after: file.start(ofLine: line) + bytes) { return range }
    }
    return nil
  }

  /// A `#` that follows a place and blanks, without a blank after it.
  static func comment(in file: SourceFile, after offset: Int) -> SourceRange? {
    let end = file.text.utf8.count
    let rest = file.text(in: SourceRange(start: min(offset, end), end: end)).utf8
    let mark = rest.drop { $0 == UInt8(ascii: " ") }.prefix(2)
    guard mark.first == UInt8(ascii: "#"), let next = mark.dropFirst().first,
      case let character = Character(Unicode.Scalar(next)),
      character.isLetter || character.isNumber
    else { return nil }
    let start = rest.distance(from: rest.startIndex, to: mark.startIndex) + offset
    return SourceRange(start: start, end: start + 1)
  }
}
