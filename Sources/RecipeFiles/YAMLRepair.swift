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
    let line = Line(file.line(at: place), of: file)
    if line.indentation.contains("\t") {
      return .malformedYAML(
        "this line is indented with a tab", at: fault.range,
        help: "indent with spaces: YAML does not take tabs")
    }
    if line.content.hasPrefix(":") {
      return .malformedYAML(
        "there is no key before ':'", at: fault.range, help: "write one, such as 'Red View:'")
    }
    let repairs: [() -> Diagnostic?] = [
      { fault.message.contains("escape") ? backslash(before: place, in: file) : nil },
      { closingQuote(before: place, in: file) },
      { closing(from: start, stop: place, in: file) },
      { spacing(before: place, in: file) },
      { apostrophe(at: line, stop: place, in: file) },
      { removingHyphen(above: line, stop: place, in: file) },
      { colon(behindKeyAbove: line, stop: place, in: file) },
      { separating(before: place, in: file) },
      { quoting(before: place, in: file) },
      { quotingSign(at: place, in: file) },
      { quotingWhole(before: place, in: file) },
      { indentingBlock(before: place, in: file) },
      { addingColon(above: line, stop: place, in: file) },
      { replacingForeign(before: place, in: file) },
      { indentingAsNeighbours(above: line, stop: place, in: file) },
      { indenting(line, stop: place, in: file) },
    ]
    let repair = repairs.lazy.compactMap { $0() }.first
    if fault.message.hasSuffix("control characters are not allowed") {
      return .malformedYAML("this is a control character", at: fault.range, help: "delete it")
    }
    return repair
      ?? .malformedYAML(
        "this is not YAML", at: fault.range,
        help:
          "see whether a ':', a quote, a bracket or a blank is missing here or in the lines above")
  }

  // MARK: - Changes

  /// Closes a quote that is open at the end of its line.
  private static func closingQuote(before place: Int, in file: SourceFile) -> Diagnostic? {
    for number in 0...file.line(at: place) {
      let line = Line(number, of: file)
      guard let mark = line.content.firstIndex(of: "\""), !line.content.hasPrefix("#"),
        line.content.count(where: { $0 == "\"" }) % 2 == 1,
        line.content[..<mark].last.map({ " {[,:".contains($0) }) ?? true
      else { continue }
      // In brackets the text ends before them.
      let rest = line.content[mark...]
      let end = rest.lastIndex { !"}] ,".contains($0) } ?? rest.startIndex
      let length = line.content[...end].utf8.count
      let start = line.end - line.content.utf8.count
      let range = SourceRange(
        start: start + line.content[..<mark].utf8.count, end: start + length)
      let edit = Diagnostic.Edit(SourceRange(start: range.end, end: range.end), "\"")
      if let found = tried(
        "this quote is not closed", at: range, help: "write '\(file.text(in: range))\"'", [edit],
        stop: place, in: file, isCertain: rest.count(where: { "}],".contains($0) }) == 0)
      {
        return found
      }
    }
    return nil
  }

  /// Puts a blank behind the hyphen of an item, or behind the colon of a key with a value.
  private static func spacing(before place: Int, in file: SourceFile) -> Diagnostic? {
    let last = file.line(at: place)
    for number in (max(0, last - 2)...last).reversed() {
      let line = Line(number, of: file)
      let start = line.end - line.content.utf8.count
      let isItem = line.content.contains(/^-[^\s-]/)
      let isKey = line.content.contains(/^\w+:[^\s\/]/)
      guard isItem || isKey else { continue }
      let sign = isItem ? "-" : ":"
      let offset = isItem ? 1 : line.content.prefix { $0 != ":" }.utf8.count + 1
      let place = SourceRange(start: start + offset, end: start + offset)
      let written = line.content.prefix(offset) + " " + line.content.dropFirst(offset)
      if let found = tried(
        "there is no blank behind '\(sign)'",
        at: SourceRange(start: start + offset - 1, end: start + offset),
        help: "write '\(written.prefix(longestHelp))'", [Diagnostic.Edit(place, " ")],
        stop: file.start(ofLine: last), in: file, isCertain: true)
      {
        return found
      }
    }
    return nil
  }

  private static let longestHelp = 80

  /// Puts a text in single quotes, which an apostrophe ends, in double ones.
  private static func apostrophe(
    at line: Line, stop place: Int, in file: SourceFile
  ) -> Diagnostic? {
    guard !line.content.contains("\""),
      let match = line.content.firstMatch(of: /: ('[^']*\p{L}'\p{L}[^']*')/)
    else { return nil }
    let start = line.end - line.content.utf8.count
    let text = match.1
    let range = SourceRange(
      start: start + line.content[..<text.startIndex].utf8.count,
      end: start + line.content[..<text.endIndex].utf8.count)
    let written = "\"\(text.dropFirst().dropLast())\""
    return tried(
      "the apostrophe ends this text", at: range, help: "write '\(written.prefix(longestHelp))'",
      [Diagnostic.Edit(range, written)], stop: place, in: file, isCertain: true)
  }

  /// Takes the hyphen from an entry whose neighbours have none.
  private static func removingHyphen(
    above line: Line, stop place: Int, in file: SourceFile
  ) -> Diagnostic? {
    for number in (max(0, line.number - 8)..<max(1, line.number)).reversed() {
      let entry = Line(number, of: file)
      guard entry.indentation.count == line.indentation.count, !line.content.hasPrefix("- "),
        entry.content.contains(/^- [^:]+:/)
      else { continue }
      let start = entry.end - entry.content.utf8.count
      return tried(
        "this is an item of a list, and the entries beside it are none",
        at: SourceRange(start: start, end: start + 1),
        help: "write '\(entry.content.dropFirst(2).prefix(longestHelp))', without '-'",
        [Diagnostic.Edit(SourceRange(start: start, end: start + 2), "")], stop: place, in: file,
        isCertain: true)
    }
    return nil
  }

  /// Puts a colon behind the key of a view that has its value behind a blank: `kind label`.
  private static func colon(
    behindKeyAbove line: Line, stop place: Int, in file: SourceFile
  ) -> Diagnostic? {
    let keys = Set(RecipeKeys.allOfView.map(\.name))
    for number in (max(0, line.number - 2)...line.number).reversed() {
      let entry = Line(number, of: file)
      guard let match = entry.content.wholeMatch(of: /(\w+)( +)([^:]+)/),
        keys.contains(String(match.1))
      else { continue }
      let start = entry.end - entry.content.utf8.count
      let end = start + match.1.utf8.count
      return tried(
        "there is no ':' behind '\(match.1)'", at: SourceRange(start: start, end: end),
        help: "write '\(match.1): \(match.3.prefix(longestHelp))'",
        [Diagnostic.Edit(SourceRange(start: end, end: end), ":")], stop: place, in: file,
        isCertain: true)
    }
    return nil
  }

  /// Indents a line that stands between two of one indentation as these.
  private static func indentingAsNeighbours(
    above line: Line, stop place: Int, in file: SourceFile
  ) -> Diagnostic? {
    guard line.number > 1 else { return nil }
    let (middle, above) = (Line(line.number - 1, of: file), Line(line.number - 2, of: file))
    let width = line.indentation.count
    guard above.indentation.count == width, middle.indentation.count < width,
      middle.content.contains(/^\w+:/)
    else { return nil }
    let blanks = String(repeating: " ", count: width)
    return tried(
      "this line is indented by \(middle.indentation.count), and those beside it by \(width)",
      at: SourceRange(start: middle.start, end: middle.start + max(1, middle.indentation.count)),
      help: "indent it by \(width): '\(blanks)\(middle.content.prefix(longestHelp))'",
      [
        Diagnostic.Edit(
          SourceRange(start: middle.start, end: middle.start + middle.indentation.count), blanks)
      ], stop: place, in: file, isCertain: true)
  }

  /// Puts a comma before a key of a view that stands behind a value: `kind: button title: Save`.
  private static func separating(before place: Int, in file: SourceFile) -> Diagnostic? {
    let line = Line(file.line(at: place), of: file)
    let keys = Set(RecipeKeys.allOfView.map(\.name))
    for match in line.content.matches(of: /[^\s,{]( +)(\w+):/) where keys.contains(String(match.2))
    {
      guard line.content[..<match.range.lowerBound].contains("{") else { continue }
      let start = line.end - line.content.utf8.count
      let gap = SourceRange(
        start: start + line.content[..<match.1.startIndex].utf8.count,
        end: start + line.content[..<match.1.endIndex].utf8.count)
      let key = SourceRange(start: gap.end, end: gap.end + match.2.utf8.count)
      if let found = tried(
        "there is no ',' before '\(match.2)'", at: key, help: "write ', \(match.2)'",
        [Diagnostic.Edit(gap, ", ")], stop: place, in: file, isCertain: true)
      {
        return found
      }
    }
    return nil
  }

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
    if let first = value.unicodeScalars.first, let last = value.unicodeScalars.last,
      let open = ForeignCharacter(first), let close = ForeignCharacter(last),
      open.replacement == "\"", close.replacement == "\""
    {
      let inner = value.dropFirst().dropLast()
      return tried(
        open.message(written: value.prefix(1)),
        at: SourceRange(start: start, end: start + first.utf8.count), help: "write '\"\(inner)\"'",
        [
          Diagnostic.Edit(SourceRange(start: start, end: start + first.utf8.count), "\""),
          Diagnostic.Edit(SourceRange(start: end - last.utf8.count, end: end), "\""),
        ], stop: place, in: file, isCertain: true)
    }
    return tried(
      "a text that holds ': ' is not in quotes", at: SourceRange(start: start, end: end),
      help: "write '\"\(value)\"'",
      [start, end].map { Diagnostic.Edit(SourceRange(start: $0, end: $0), "\"") }, stop: place,
      in: file, isCertain: !isFlow && !value.contains { "{}[]".contains($0) })
  }

  /// Puts a text into quotes that begins with a sign of YAML's own.
  private static func quotingSign(at place: Int, in file: SourceFile) -> Diagnostic? {
    let line = Line(file.line(at: place), of: file)
    let before = file.text(in: SourceRange(start: line.start, end: place))
    let rest = file.text(in: SourceRange(start: place, end: line.end))
    let isFlow = before.contains { "{[".contains($0) }
    let text = String(isFlow ? rest.prefix { !",}]".contains($0) } : rest[...]).trimmed
    guard let sign = text.first, "`@%&*!".contains(sign), !text.contains("\"") else { return nil }
    let end = place + text.utf8.count
    let name = sign == "`" ? "a backquote" : "'\(sign)'"
    return tried(
      "a text that begins with \(name) is not in quotes",
      at: SourceRange(start: place, end: end), help: "write '\"\(text)\"'",
      [place, end].map { Diagnostic.Edit(SourceRange(start: $0, end: $0), "\"") },
      stop: place, in: file, isCertain: true)
  }

  /// Puts a value into quotes that begins as a mapping, a list or a block and goes on as a text: `{count} items`,
  /// `|-[redView]-|`.
  private static func quotingWhole(before place: Int, in file: SourceFile) -> Diagnostic? {
    let last = file.line(at: place)
    for number in (max(0, last - 1)...last).reversed() {
      let line = Line(number, of: file)
      let form = /(?:.*?: +|- +)(?<text>[\[{][^\[\]{}"]*[\]}] *[^\s,\]}"][^"]*|[|>][^\s0-9][^"]+)/
      guard let text = line.content.wholeMatch(of: form)?.text else { continue }
      let start = line.end - text.utf8.count
      if let found = tried(
        "a text that begins with '\(text.first.map(String.init) ?? "")' is not in quotes",
        at: SourceRange(start: start, end: line.end), help: "write '\"\(text)\"'",
        [start, line.end].map { Diagnostic.Edit(SourceRange(start: $0, end: $0), "\"") },
        stop: place, in: file, isCertain: true)
      {
        return found
      }
    }
    return nil
  }

  /// Writes the backslashes of a path as slashes, and puts any other text with them in single quotes.
  private static func backslash(before place: Int, in file: SourceFile) -> Diagnostic? {
    let line = Line(file.line(at: place), of: file)
    guard let match = line.content.matches(of: /"([^"']*\\[^"']*)"/).first else { return nil }
    let start =
      line.end - line.content.utf8.count + line.content[..<match.range.lowerBound].utf8.count
    let range = SourceRange(start: start, end: start + match.0.utf8.count)
    let isPath = match.1.contains(/\.\w+$/)
    let written = isPath ? "\"\(match.1.replacing("\\", with: "/"))\"" : "'\(match.1)'"
    return tried(
      "'\\' has a meaning of its own in double quotes", at: range, help: "write '\(written)'",
      [Diagnostic.Edit(range, written)], stop: place, in: file, isCertain: true)
  }

  /// Indents the lines of a text below `|`.
  private static func indentingBlock(before place: Int, in file: SourceFile) -> Diagnostic? {
    let last = file.line(at: place)
    let header = (0...last).reversed().lazy.map { Line($0, of: file) }.first {
      $0.content.wholeMatch(of: /[\w ]+:\s*[|>][-+]?/) != nil
    }
    guard let header else { return nil }
    let width = header.indentation.count
    var edits: [Diagnostic.Edit] = []
    var first: Line?
    for number in header.number + 1..<file.lineCount {
      let line = Line(number, of: file)
      if line.content.isEmpty { continue }
      // The next key is no line of the text.
      if line.content.contains(/^\w[\w ]*:(\s|$)/) { break }
      first = first ?? line
      guard line.indentation.count <= width else { return nil }
      edits.append(
        Diagnostic.Edit(
          SourceRange(start: line.start, end: line.start + line.indentation.count),
          String(repeating: " ", count: width + 2)))
    }
    guard let first else { return nil }
    let key = String(header.content.prefix { $0 != ":" })
    return tried(
      "the lines of '\(key)' are not indented", at: SourceRange(start: first.start, end: first.end),
      help: "indent them by \(width + 2): "
        + "'\(String(repeating: " ", count: width + 2))\(first.content)'",
      edits, stop: place, in: file, isCertain: true)
  }

  /// Puts a colon behind the key above a line.
  private static func addingColon(
    above line: Line, stop place: Int, in file: SourceFile
  ) -> Diagnostic? {
    for number in (max(0, line.number - 12)...line.number).reversed() {
      let key = Line(number, of: file)
      guard !key.content.isEmpty, !key.content.contains(":"), !key.content.hasPrefix("#"),
        key.content.wholeMatch(of: /\w+/) != nil
      else {
        if let found = colon(inBlockHeader: key, stop: place, in: file) { return found }
        continue
      }
      return tried(
        "there is no ':' behind '\(key.content)'",
        at: SourceRange(start: key.end - key.content.utf8.count, end: key.end),
        help: "write '\(key.content):'",
        [Diagnostic.Edit(SourceRange(start: key.end, end: key.end), ":")], stop: place, in: file,
        isCertain: true)
    }
    return nil
  }

  /// Puts a colon before the sign of a block: `constraints |`.
  private static func colon(
    inBlockHeader line: Line, stop place: Int, in file: SourceFile
  ) -> Diagnostic? {
    guard let match = line.content.wholeMatch(of: /(\w+)(\s*)[|>][-+]?/) else { return nil }
    let start = line.end - line.content.utf8.count
    let end = start + match.1.utf8.count
    return tried(
      "there is no ':' behind '\(match.1)'", at: SourceRange(start: start, end: end),
      help: "write '\(match.1): |'",
      [Diagnostic.Edit(SourceRange(start: end, end: end + match.2.utf8.count), ": ")], stop: place,
      in: file, isCertain: true)
  }

  /// Puts a sign of YAML in the place of one of another keyboard, near a place.
  ///
  /// Only one is changed, since texts may hold such characters too.
  private static func replacingForeign(before place: Int, in file: SourceFile) -> Diagnostic? {
    let last = file.line(at: place)
    // A key without its colon stands above.
    for number in max(0, last - 1)...last {
      let start = file.start(ofLine: number)
      for (found, character) in ForeignCharacter.all(in: file.lineText(number)).prefix(mostTried) {
        let range = SourceRange(start: start + found.lowerBound, end: start + found.upperBound)
        // YAML wants a blank behind a colon.
        let isColon = character.replacement == ":"
        var fault = tried(
          character.message(written: file.text(in: range)), at: range,
          help: isColon ? "write ': '" : character.help,
          [Diagnostic.Edit(range, character.replacement + (isColon ? " " : ""))], stop: place,
          in: file, isCertain: true)
        fault?.id = "foreign-character"
        if let fault { return fault }
      }
    }
    return nil
  }

  /// How many characters of a line are tried, each with the whole file.
  private static let mostTried = 8

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

  /// A fault with help; nil if the changed text has a fault on the same line or before.
  /// - Parameter isCertain: Whether nothing else can be meant, so that the change is a fix.
  private static func tried(
    _ message: String, at range: SourceRange, help: String, _ edits: [Diagnostic.Edit],
    stop place: Int, in file: SourceFile, isCertain: Bool = false
  ) -> Diagnostic? {
    let changed = edits.applied(to: file.text)
    let fault = YAMLReader.firstFault(of: changed)
    let lineEnd = file.start(ofLine: file.line(at: place) + 1)
    let growth = changed.utf8.count - file.text.utf8.count
    guard fault.map({ $0 >= lineEnd + growth }) ?? true else { return nil }
    return .malformedYAML(
      message, at: range, help: help, fixes: isCertain ? [Diagnostic.Fix(help, edits)] : [])
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
