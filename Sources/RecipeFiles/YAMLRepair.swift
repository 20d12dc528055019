import Basics
import Diagnostics
import Recipes

/// A change of a text that libyaml could not read, tried on a copy before it is offered.
enum YAMLRepair {
  /// The identifier of a fault in libyaml's own words, with where the part began that it is in as a note.
  static let unread = "unread-yaml"

  /// A fault in the words of recipes where a change of the text is known that ends it.
  static func fault(_ fault: Diagnostic, in file: SourceFile) -> Diagnostic {
    guard fault.id == unread, let place = fault.range?.start else { return fault }
    let start = fault.notes.first?.range?.start ?? place
    let line = YAMLLine(file.line(at: place), of: file)
    if line.indentation.contains("\t"), let fault = tabs(in: file).first { return fault }
    if let blank = foreignIndentation(in: file) { return blank }
    if line.content.hasPrefix(":") {
      return .malformedYAML(
        "there is no key before ':'", at: fault.range, help: "write one, such as 'Red View:'")
    }
    if fault.message.hasSuffix("control characters are not allowed") {
      return .malformedYAML("this is a control character", at: fault.range, help: "delete it")
    }
    let isEscape = ["escape", "hexdecimal"].contains(where: fault.message.contains)
    let escape = isEscape ? backslash(before: place, in: file) : nil
    return escape ?? repair(of: line, from: start, stop: place, in: file)
      ?? .malformedYAML(
        "this is not YAML", at: fault.range,
        help:
          "see whether a ':', a ',', a quote, a bracket or a blank is missing or too many, here or in the lines above"
      )
  }

  /// The first repair that ends a fault, the likeliest tried first.
  /// - Parameters:
  ///   - line: The line with the fault.
  ///   - start: Where the part begins that it is in.
  ///   - place: Where YAML stops.
  private static func repair(
    of line: YAMLLine, from start: Int, stop place: Int, in file: SourceFile
  ) -> Diagnostic? {
    let repairs: [() -> Diagnostic?] = [
      { fence(before: place, in: file) },
      { addingViews(above: line, stop: place, in: file) },
      { addingSubviews(above: line, stop: place, in: file) },
      { bullets(before: place, in: file) },
      { deletingSign(at: place, in: file) },
      { deletingQuotes(from: start, stop: place, in: file) },
      { indentingConstraint(before: place, in: file) },
      { codeKind(before: place, in: file) },
      { codeValue(before: place, in: file) },
      { commas(before: place, in: file) },
      { braces(before: place, in: file) },
      { addingPipe(before: place, in: file) },
      { equality(before: place, in: file) },
      { comment(before: place, in: file) },
      { closingQuote(from: start, stop: place, in: file) },
      { commas(atLineEndsFrom: start, stop: place, in: file) },
      { closing(from: start, stop: place, in: file) },
      { spacing(before: place, in: file) },
      { apostrophe(at: line, stop: place, in: file) },
      { closingSingleQuote(from: start, stop: place, in: file) },
      { removingHyphen(above: line, stop: place, in: file) },
      { colon(behindKeyAbove: line, stop: place, in: file) },
      { separating(before: place, in: file) },
      { quoting(before: place, in: file) },
      { quotingSign(at: place, in: file) },
      { quotingWhole(before: place, in: file) },
      { quotingTemplate(before: place, in: file) },
      { indentingBlock(before: place, in: file) },
      { addingColon(above: line, stop: place, in: file) },
      { replacingForeign(before: place, in: file) },
      { quotingValue(before: place, in: file) },
      { indentingAsNeighbours(above: line, stop: place, in: file) },
      { indenting(line, stop: place, in: file) },
    ]
    return repairs.lazy.compactMap { $0() }.first
  }

  static let longestHelp = 80

  /// A fault with help; nil if the changed text has a fault on the same line or before.
  /// - Parameters:
  ///   - isCertain: Whether nothing else can be meant, so that the change is a fix.
  ///   - hasOwnLine: Whether the line where YAML stops can have a fault of its own behind that place, if a line above
  ///     is changed.
  ///   - hasOthers: Whether the line can have further faults of texts and code behind that place.
  static func tried(
    _ message: String, at range: SourceRange, help: String, _ edits: [Diagnostic.Edit],
    stop place: Int, in file: SourceFile, isCertain: Bool = false, hasOwnLine: Bool = false,
    hasOthers: Bool = false
  ) -> Diagnostic? {
    let changed = edits.applied(to: file.text)
    let fault = YAMLReader.firstFault(of: changed)
    let lineEnd = file.start(ofLine: file.line(at: place) + 1)
    let growth = changed.utf8.count - file.text.utf8.count
    let lineStart = file.start(ofLine: file.line(at: place))
    let isAbove = hasOwnLine && edits.allSatisfy { $0.range.end < lineStart }
    let isEnded = fault.map { $0 >= (isAbove ? place + 1 : lineEnd) + growth } ?? true
    if !isEnded {
      guard hasOthers, let fault, fault > place + growth,
        isRepairable(at: fault, in: SourceFile(path: file.path, text: changed))
      else { return nil }
    }
    return .malformedYAML(
      message, at: range, help: help, fixes: isCertain ? [Diagnostic.Fix(help, edits)] : [])
  }

  /// Whether code or a text without quotes is the fault at a place.
  private static func isRepairable(at place: Int, in file: SourceFile) -> Bool {
    let fault =
      codeKind(before: place, in: file) ?? codeValue(before: place, in: file)
      ?? quoting(before: place, in: file)
    return fault != nil
  }
}

/// A line of a file.
struct YAMLLine {
  let number: Int
  let start: Int
  /// The end of its content, in UTF-8 offsets.
  let end: Int
  /// The white space before its content.
  let indentation: String
  /// Its text without a comment behind it.
  let content: String
  /// Whether a comment stands behind its content.
  let hasComment: Bool

  init(_ number: Int, of file: SourceFile) {
    let text = file.lineText(number)
    self.number = number
    start = file.start(ofLine: number)
    // Blanks of other keyboards are part of the content.
    func isBlank(_ character: Character) -> Bool { [" ", "\t", "\r", "\r\n"].contains(character) }
    indentation = String(text.prefix { $0 == " " || $0 == "\t" })
    let whole = String(text.trimmingPrefix(while: isBlank).trimmingSuffix(while: isBlank))
    content = YAMLLine.withoutComment(whole)
    hasComment = content.utf8.count < whole.utf8.count
    end = start + indentation.utf8.count + content.utf8.count
  }

  /// A text without the comment at its end, which begins with a blank, `#` and a blank outside of quotes.
  private static func withoutComment(_ text: String) -> String {
    guard text.utf8.dropFirst().contains(UInt8(ascii: "#")), !text.hasPrefix("#") else {
      return text
    }
    let bytes = Array(text.utf8)
    var quote: UInt8?
    for (index, byte) in bytes.enumerated() {
      let before = index > 0 ? bytes[index - 1] : UInt8(ascii: " ")
      if let mark = quote {
        let isEscaped = mark == UInt8(ascii: "\"") && before == UInt8(ascii: "\\")
        if byte == mark, !isEscaped { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        let canOpen = " \t{[,:(".utf8.contains(before)
        if canOpen, bytes[(index + 1)...].contains(byte) { quote = byte }
      } else if byte == UInt8(ascii: "#"), ASCII.isBlank(before),
        index + 1 == bytes.count || ASCII.isBlank(bytes[index + 1])
      {
        return String(decoding: bytes[..<index], as: UTF8.self).trimmed
      }
    }
    return text
  }
}
