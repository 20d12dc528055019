import Basics
import Diagnostics
import Recipes

/// Quotes that are missing, or are not the right ones.
extension YAMLRepair {
  /// Closes a quote that is open at the end of its line.
  /// - Parameter begin: Where the text begins that YAML reads.
  static func closingQuote(
    from begin: Int, stop place: Int, in file: SourceFile
  ) -> Diagnostic? {
    for (number, place) in lines(from: begin, to: place, in: file) {
      let line = YAMLLine(number, of: file)
      guard let mark = line.content.firstIndex(of: "\""), !line.content.hasPrefix("#"),
        line.content.count(where: { $0 == "\"" }) % 2 == 1,
        line.content[..<mark].last.map({ " {[,:".contains($0) }) ?? true
      else { continue }
      if let found = closingQuote(at: mark, beforeKeyOf: line, stop: place, in: file) {
        return found
      }
      // In brackets the text ends before them.
      let rest = line.content[mark...]
      let end = rest.lastIndex { !"}] ,".contains($0) } ?? rest.startIndex
      let length = line.content[...end].utf8.count
      let start = line.end - line.content.utf8.count
      let range = SourceRange(
        start: start + line.content[..<mark].utf8.count, end: start + length)
      let text = file.text(in: range)
      // One of a text processor at the end is meant to close it.
      let other = text.unicodeScalars.last.flatMap { sign in
        ForeignCharacter(sign)?.replacement == "\"" ? sign : nil
      }
      let count = other.map { $0.utf8.count } ?? 0
      let edit = Diagnostic.Edit(SourceRange(start: range.end - count, end: range.end), "\"")
      let written = text.dropLast(other == nil ? 0 : 1)
      if let found = tried(
        "this quote is not closed", at: range,
        help: line.hasComment ? "write '\"' at the end of the text" : "write '\(written)\"'",
        [edit],
        stop: place, in: file,
        // The text may go on where a comment seems to begin.
        isCertain: !line.hasComment && rest.count(where: { "}],".contains($0) }) == 0)
      {
        return found
      }
    }
    return nil
  }

  /// Closes a quote in braces before the next key: `{text: "Total: 5, textColor: gray}`.
  private static func closingQuote(
    at mark: String.Index, beforeKeyOf line: YAMLLine, stop place: Int, in file: SourceFile
  ) -> Diagnostic? {
    let rest = line.content[mark...]
    guard line.content[..<mark].contains("{"), !line.hasComment,
      let key = rest.matches(of: #/ *, *(\w+): /#).first(where: {
        RecipeFileReader.keyNames.contains(String($0.1))
      })
    else { return nil }
    let start = line.end - rest.utf8.count
    let text = rest[..<key.range.lowerBound]
    let end = start + text.utf8.count
    return tried(
      "this quote is not closed", at: SourceRange(start: start, end: end),
      help: "write '\(text)\"'", [Diagnostic.Edit(SourceRange(start: end, end: end), "\"")],
      stop: place, in: file, isCertain: text.count > 1)
  }

  /// Puts a text in double quotes that begins with a single one alone, `'Hello`, or is a quote alone.
  /// - Parameter begin: Where the text begins that YAML reads.
  static func closingSingleQuote(
    from begin: Int, stop place: Int, in file: SourceFile
  ) -> Diagnostic? {
    for (number, place) in lines(from: begin, to: place, in: file) {
      let line = YAMLLine(number, of: file)
      let form = /^(?:[^#'"]*[{\[,: ] *|- +)(?:'(?<text>[^"]*?)|")(?<end> *[}\]][}\], ]*)?$/
      guard !line.content.hasPrefix("#"),
        let match = line.content.firstMatch(of: form),
        match.text?.last != "'",
        // The quote of `'New' flowers` is closed.
        !(match.text ?? "").replacing("''", with: "").contains(/'(?!\p{L})/)
      else { continue }
      let end = line.end - (match.end?.utf8.count ?? 0)
      let text = match.text ?? ""
      let range = SourceRange(start: end - text.utf8.count - 1, end: end)
      let written = "\"\(text.replacing("''", with: "'").replacing("\\", with: "\\\\"))\""
      if let found = tried(
        "this quote is not closed", at: range,
        help: text.isEmpty ? "write '\"\"' for an empty text" : "write '\(written)'",
        [Diagnostic.Edit(range, written)], stop: place, in: file, isCertain: !line.hasComment)
      {
        return found
      }
    }
    return nil
  }

  /// The lines that can have an open quote, each with the place up to which closing it must lead: of the one where
  /// YAML's text begins its end alone, since the text hides the faults below it.
  private static func lines(
    from begin: Int, to place: Int, in file: SourceFile
  ) -> [(number: Int, place: Int)] {
    let last = file.line(at: place)
    let all = (0...last).map { ($0, place) }
    let sign = file.text(in: SourceRange(start: begin, end: min(begin + 1, file.text.utf8.count)))
    let first = file.line(at: begin)
    return ["\"", "'"].contains(sign) && first < last ? [(first, begin)] + all : all
  }

  /// Puts a text in single quotes, which an apostrophe ends, in double ones.
  static func apostrophe(
    at line: YAMLLine, stop place: Int, in file: SourceFile
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

  /// Puts a text into quotes that holds a colon and a blank, the colon at a place.
  static func quoting(before place: Int, in file: SourceFile) -> Diagnostic? {
    let line = YAMLLine(file.line(at: place), of: file)
    let before = file.text(in: SourceRange(start: line.start, end: place))
    guard let mark = before.ranges(of: ": ").last else { return nil }
    let start = line.start + before[..<mark.upperBound].utf8.count
    let rest = file.text(in: SourceRange(start: start, end: line.end))
    let isFlow = before.contains { "{[".contains($0) }
    let whole =
      (isFlow ? item(rest, behind: before[..<mark.upperBound]) : String(rest)).trimmed
    // A comma at the end separates the keys of braces that begin on another line.
    let value = whole.hasSuffix(",") ? whole.dropLast().trimmed : whole
    guard value.contains(": "), !value.contains("\""),
      !value.unicodeScalars.contains(where: { scalar in
        ["{", "}", "[", "]"].contains(ForeignCharacter(scalar)?.replacement)
      })
    else { return nil }
    let end = start + value.utf8.count
    if let first = value.unicodeScalars.first, let last = value.unicodeScalars.last,
      let open = ForeignCharacter(first), let close = ForeignCharacter(last),
      open.replacement == "\"", close.replacement == "\""
    {
      // French quotes have blanks beside their text.
      let written = quoted(value.dropFirst().dropLast().trimmed)
      return tried(
        open.message(written: value.prefix(1)),
        at: SourceRange(start: start, end: start + first.utf8.count), help: "write '\(written)'",
        [Diagnostic.Edit(SourceRange(start: start, end: end), written)], stop: place, in: file,
        isCertain: true)
    }
    let range = SourceRange(start: start, end: end)
    let written = quoted(value)
    let isPlain = written == "\"\(value)\""
    let edits =
      isPlain
      ? [start, end].map { Diagnostic.Edit(SourceRange(start: $0, end: $0), "\"") }
      : [Diagnostic.Edit(range, written)]
    return tried(
      "a text that holds ': ' is not in quotes", at: range, help: "write '\(written)'", edits,
      stop: place, in: file,
      isCertain: isPlaceOfText(before[..<mark.upperBound])
        && !value.contains { "{}[]".contains($0) }
        && (!isFlow || value.ranges(of: ": ").count == 1), hasOthers: isFlow)
  }

  /// A text up to the bracket or the comma that ends it; a comma before a digit is a decimal one: `12,50 €`.
  /// - Parameter before: What stands before it in its line: of a key with a text, only a comma before another key ends
  ///   it.
  static func item(_ text: some StringProtocol, behind before: some StringProtocol) -> String {
    let key = String(before).firstMatch(of: /[{,] *(\w+): *$/).map { String($0.1) } ?? ""
    let isText =
      RecipeFileReader.textKeys.contains(key)
      || !key.isEmpty && !RecipeFileReader.keyNames.contains(key)
    let text = String(text)
    var end = text.startIndex
    while end < text.endIndex, !"}]".contains(text[end]) {
      let next = text.index(after: end)
      if text[end] == ",", next == text.endIndex || !text[next].isNumber {
        let isEnd = !isText || text[next...].contains(/^[ ]*(?:\w+:(?:[ ]|$)|$)/)
        if isEnd { break }
      }
      end = next
    }
    return String(text[..<end])
  }

  /// Puts a text into quotes that begins with a sign of YAML's own.
  static func quotingSign(at place: Int, in file: SourceFile) -> Diagnostic? {
    let line = YAMLLine(file.line(at: place), of: file)
    let before = file.text(in: SourceRange(start: line.start, end: place))
    let rest = file.text(in: SourceRange(start: place, end: line.end))
    let isFlow = before.contains { "{[".contains($0) }
    let text = (isFlow ? item(rest, behind: before) : String(rest)).trimmed
    guard let sign = text.first, "`@%&*!".contains(sign), !text.contains("\"") else { return nil }
    let end = place + text.utf8.count
    if sign == "`", text.hasSuffix("`"), text.count(where: { $0 == "`" }) == 2 {
      let range = SourceRange(start: place, end: end)
      let written = YAMLQuoting.scalar(String(text.dropFirst().dropLast()))
      return tried(
        "a text does not stand in backquotes", at: range, help: "write '\(written)'",
        [Diagnostic.Edit(range, written)], stop: place, in: file, isCertain: true)
    }
    let name = sign == "`" ? "a backquote" : "'\(sign)'"
    return tried(
      "a text that begins with \(name) is not in quotes",
      at: SourceRange(start: place, end: end), help: "write '\(quoted(text))'",
      [Diagnostic.Edit(SourceRange(start: place, end: end), quoted(text))],
      stop: place, in: file, isCertain: true)
  }

  /// The text from a place to the end of its line, or in brackets to what ends it there.
  private static func text(from place: Int, in file: SourceFile) -> String {
    let line = YAMLLine(file.line(at: place), of: file)
    let before = file.text(in: SourceRange(start: line.start, end: place))
    let rest = file.text(in: SourceRange(start: place, end: line.end))
    let isFlow = before.contains { "{[".contains($0) }
    return (isFlow ? item(rest, behind: before) : String(rest).replacing(/\s#.*/, with: "")).trimmed
  }

  /// The fault of a text that begins with `*`, which YAML takes for a repetition.
  /// - Parameter isText: Whether nothing in the file can be repeated.
  static func alias(at range: SourceRange, isText: Bool, in file: SourceFile) -> Diagnostic {
    let name = file.text(in: range)
    let text = text(from: range.start, in: file)
    if isText { return unquoted(text, at: range.start) }
    return .malformedYAML(
      "'\(name)' repeats what '&\(name.dropFirst())' marks, and nothing above has that mark",
      at: range, help: "write '\"\(text.prefix(longestHelp))\"' if this is a text")
  }

  /// The fault of a text that begins with `&` or `!`, of which YAML drops the first word.
  /// - Parameter value: The place of the scalar, with its marks.
  static func mark(before value: SourceRange, in file: SourceFile) -> Diagnostic? {
    let sign = file.text(in: SourceRange(start: value.start, end: value.start + 1))
    guard sign == "&" || sign == "!" else { return nil }
    let line = YAMLLine(file.line(at: value.start), of: file)
    let before = file.text(in: SourceRange(start: line.start, end: value.start))
    guard let key = before.firstMatch(of: /(\w+): *$/)?.1,
      RecipeFileReader.textKeys.contains(String(key)), value.end <= line.end
    else { return nil }
    let text = text(from: value.start, in: file)
    let name = text.dropFirst().prefix { $0 != " " }
    // A mark that another place repeats is YAML's, and so are its own types.
    guard name.first != "!", !(sign == "&" && file.text.contains("*" + name)) else { return nil }
    return unquoted(text, at: value.start)
  }

  private static func unquoted(_ text: String, at place: Int) -> Diagnostic {
    let range = SourceRange(start: place, end: place + text.utf8.count)
    let fault = Diagnostic.malformedYAML(
      "a text that begins with '\(text.prefix(1))' is not in quotes", at: range)
    if text.contains("\"") || text.contains("\\") { return fault.writing("'\(text)'") }
    return fault.writing("\"\(text)\"")
  }

  /// Puts a text into quotes that YAML takes for something else: `& more`, `"Big" flowers`.
  static func quotingValue(before place: Int, in file: SourceFile) -> Diagnostic? {
    let last = file.line(at: place)
    for number in (max(0, last - 1)...last).reversed() {
      let line = YAMLLine(number, of: file)
      let form =
        /(?:^|[{,] *|- +)[\p{L}\w ]+: +(?<text>[^{}\[\],|][^{}\[\]]*?)(?= *(?:[}\]]|, +[\p{L}\w ]+:|,?$))/
      for match in line.content.matches(of: form) {
        let text = match.text
        let inner = quotedWithin(text) ?? text
        let written = quoted(inner)
        let start = line.end - line.content[text.startIndex...].utf8.count
        let range = SourceRange(start: start, end: start + text.utf8.count)
        if let found = tried(
          inner == text ? "this text is not in quotes" : "the quotes within this text end it",
          at: range, help: "write '\(written.prefix(longestHelp))'",
          [Diagnostic.Edit(range, written)], stop: place, in: file,
          isCertain: isPlaceOfText(line.content[..<text.startIndex]))
        {
          return found
        }
      }
    }
    return nil
  }

  /// What stands between the outer quotes of a text with others within it, `"Your "first" name"`; nil where the first
  /// and the last quote can be parts of the text, `"Big" and "small"`.
  private static func quotedWithin(_ text: Substring) -> Substring? {
    let inner = text.dropFirst().dropLast()
    guard text.count > 2, text.first == "\"", text.last == "\"",
      let next = inner.firstIndex(of: "\""), next > inner.startIndex,
      inner.count(where: { $0 == "\"" }) % 2 == 0
    else { return nil }
    return " (".contains(inner[inner.index(before: next)]) ? inner : nil
  }

  /// Puts a value into quotes that begins as a mapping, a list or a block and goes on as a text: `{count} items`,
  /// `|-[redView]-|`.
  static func quotingWhole(before place: Int, in file: SourceFile) -> Diagnostic? {
    let last = file.line(at: place)
    for number in (max(0, last - 1)...last).reversed() {
      let line = YAMLLine(number, of: file)
      let form = /(?:.*?: +|- +)(?<text>[\[{][^\[\]{}"]*[\]}] *[^\s,\]}"][^"]*|[|>][^\s0-9][^"]+)/
      guard let text = line.content.wholeMatch(of: form)?.text else { continue }
      let start = line.end - text.utf8.count
      if let found = tried(
        "a text that begins with '\(text.first.map(String.init) ?? "")' is not in quotes",
        at: SourceRange(start: start, end: line.end), help: "write '\(quoted(text))'",
        [Diagnostic.Edit(SourceRange(start: start, end: line.end), quoted(text))],
        stop: place, in: file,
        isCertain: line.content.contains(/^(?:- +|visualFormat:)/)
          || isPlaceOfText(line.content.dropLast(text.count)))
      {
        return found
      }
    }
    return nil
  }

  /// Writes the backslashes of a path as slashes, and puts any other text with them in single quotes.
  static func backslash(before place: Int, in file: SourceFile) -> Diagnostic? {
    let line = YAMLLine(file.line(at: place), of: file)
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
}
