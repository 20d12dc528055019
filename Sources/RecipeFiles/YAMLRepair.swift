import Basics
import Diagnostics

/// A change of a text that libyaml could not read, tried on a copy before it is offered.
enum YAMLRepair {
  /// The identifier of a fault in libyaml's own words, with where the part began that it is in as a note.
  static let unread = "unread-yaml"

  /// A fault in the words of recipes where a change of the text is known that ends it.
  static func fault(_ fault: Diagnostic, in file: SourceFile) -> Diagnostic {
    guard fault.id == unread, let place = fault.range?.start else { return fault }
    let start = fault.notes.first?.range?.start ?? place
    let line = Line(file.line(at: place), of: file)
    if line.indentation.contains("\t") {
      return .malformedYAML(
        "this line is indented with a tab", at: fault.range,
        help: "indent with spaces: YAML does not take tabs")
    }
    if line.content.hasPrefix(":") {
      return .malformedYAML("there is no key before ':'", at: fault.range)
    }
    let repair =
      closing(from: start, stop: place, in: file) ?? quoting(before: place, in: file)
      ?? quotingBackquote(at: place, in: file)
      ?? indenting(line, stop: place, in: file)
    return repair ?? .malformedYAML(fault.message, at: fault.range)
  }

  // MARK: - Changes

  /// Closes brackets that are open at the end of the line of one of them.
  private static func closing(
    from start: Int, stop place: Int, in file: SourceFile
  ) -> Diagnostic? {
    let line = Line(file.line(at: start), of: file)
    var open: [Character] = []
    var quote: Character?
    for character in line.content {
      if let mark = quote {
        if character == mark { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "{" || character == "[" {
        open.append(character == "{" ? "}" : "]")
      } else if character == open.last {
        open.removeLast()
      }
    }
    let bracket = file.text(in: SourceRange(start: start, end: start + 1))
    guard quote == nil, ["{", "["].contains(bracket), !open.isEmpty else { return nil }
    let closers = String(open.reversed())
    return tried(
      "'\(bracket)' is not closed", at: SourceRange(start: start, end: start + 1),
      help: "write '\(line.content)\(closers)'",
      [Diagnostic.Edit(SourceRange(start: line.end, end: line.end), closers)], stop: place,
      in: file)
  }

  /// Puts a text into quotes that holds a colon and a blank, the colon at a place.
  private static func quoting(before place: Int, in file: SourceFile) -> Diagnostic? {
    let line = Line(file.line(at: place), of: file)
    let before = file.text(in: SourceRange(start: line.start, end: place))
    guard let mark = before.ranges(of: ": ").last else { return nil }
    let start = line.start + before[..<mark.upperBound].utf8.count
    let rest = file.text(in: SourceRange(start: start, end: line.end))
    let isFlow = before.contains { "{[".contains($0) }
    let value = (isFlow ? rest.prefix { !",}]".contains($0) } : rest).trimmed
    guard value.contains(": "), !value.contains("\"") else { return nil }
    let end = start + value.utf8.count
    return tried(
      "a text that holds ': ' is not in quotes", at: SourceRange(start: start, end: end),
      help: "write '\"\(value)\"'",
      [start, end].map { Diagnostic.Edit(SourceRange(start: $0, end: $0), "\"") }, stop: place,
      in: file)
  }

  /// Puts a text into quotes that begins with a backquote.
  private static func quotingBackquote(at place: Int, in file: SourceFile) -> Diagnostic? {
    let line = Line(file.line(at: place), of: file)
    let text = file.text(in: SourceRange(start: place, end: line.end))
    guard text.hasPrefix("`"), !text.contains("\"") else { return nil }
    return tried(
      "YAML does not take a text that begins with a backquote",
      at: SourceRange(start: place, end: line.end), help: "write '\"\(text)\"'",
      [place, line.end].map { Diagnostic.Edit(SourceRange(start: $0, end: $0), "\"") },
      stop: place, in: file)
  }

  /// Indents a line, and the lines below that belong to it, as a line above it.
  private static func indenting(
    _ line: Line, stop place: Int, in file: SourceFile
  ) -> Diagnostic? {
    let width = line.indentation.count
    guard line.content.contains(":") || line.content.hasPrefix("-") else { return nil }
    var levels: [Int] = []
    for number in (0..<line.number).reversed() {
      let above = Line(number, of: file)
      guard !above.content.isEmpty, !above.content.hasPrefix("#") else { continue }
      if above.indentation.count < levels.last ?? .max { levels.append(above.indentation.count) }
    }
    let nearest = levels.sorted { ($0 - width).magnitude < ($1 - width).magnitude }
    for level in nearest where level != width {
      var edits: [Diagnostic.Edit] = []
      for number in line.number..<file.lineCount {
        let below = Line(number, of: file)
        guard number == line.number || below.indentation.count > width || below.content.isEmpty
        else { break }
        if below.content.isEmpty { continue }
        let count = below.indentation.count
        edits.append(
          Diagnostic.Edit(
            SourceRange(start: below.start, end: below.start + count),
            String(repeating: " ", count: count - width + level)))
      }
      let blanks = String(repeating: " ", count: level)
      let found = tried(
        "this line is indented by \(width), which fits no line above it",
        at: SourceRange(start: line.start, end: line.start + max(width, 1)),
        help: "indent it by \(level): '\(blanks)\(line.content)'", edits, stop: place, in: file)
      if let found { return found }
    }
    return nil
  }

  /// A fault with a fix; nil if the fixed text has a fault on the same line or before.
  private static func tried(
    _ message: String, at range: SourceRange, help: String, _ edits: [Diagnostic.Edit],
    stop place: Int, in file: SourceFile
  ) -> Diagnostic? {
    var bytes = Array(file.text.utf8)
    for edit in edits.reversed() {
      bytes.replaceSubrange(edit.range.start..<edit.range.end, with: edit.text.utf8)
    }
    let fault = YAMLReader.firstFault(of: String(decoding: bytes, as: UTF8.self))
    let lineEnd = file.start(ofLine: file.line(at: place) + 1)
    let growth = bytes.count - file.text.utf8.count
    guard fault.map({ $0 >= lineEnd + growth }) ?? true else { return nil }
    return .malformedYAML(message, at: range, help: help)
  }
}

/// A line of a file.
private struct Line {
  let number: Int
  let start: Int
  /// The end of its content, in UTF-8 offsets.
  let end: Int
  /// The white space before its content.
  let indentation: String
  let content: String

  init(_ number: Int, of file: SourceFile) {
    let text = file.lineText(number)
    self.number = number
    start = file.start(ofLine: number)
    content = text.trimmed
    indentation = String(text.prefix { $0 == " " || $0 == "\t" })
    end = start + indentation.utf8.count + content.utf8.count
  }
}
