import Basics
import Diagnostics
import Recipes

/// Quotes that are missing, or are not the right ones.
extension YAMLRepair {
  /// Closes a quote that is open at the end of its line.
  static func closingQuote(before place: Int, in file: SourceFile) -> Diagnostic? {
    for number in 0...file.line(at: place) {
      let line = YAMLLine(number, of: file)
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
      let text = file.text(in: range)
      // One of a text processor at the end is meant to close it.
      let other = text.unicodeScalars.last.flatMap { sign in
        ForeignCharacter(sign)?.replacement == "\"" ? sign : nil
      }
      let count = other.map { $0.utf8.count } ?? 0
      let edit = Diagnostic.Edit(SourceRange(start: range.end - count, end: range.end), "\"")
      let written = text.dropLast(other == nil ? 0 : 1)
      if let found = tried(
        "this quote is not closed", at: range, help: "write '\(written)\"'", [edit],
        stop: place, in: file, isCertain: rest.count(where: { "}],".contains($0) }) == 0)
      {
        return found
      }
    }
    return nil
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
    let value = (isFlow ? item(rest) : String(rest)).trimmed
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
      let inner = value.dropFirst().dropLast()
      // Quotes within the text stay.
      let quote = inner.contains("\"") && !inner.contains("'") ? "'" : "\""
      return tried(
        open.message(written: value.prefix(1)),
        at: SourceRange(start: start, end: start + first.utf8.count),
        help: "write '\(quote)\(inner)\(quote)'",
        [
          Diagnostic.Edit(SourceRange(start: start, end: start + first.utf8.count), quote),
          Diagnostic.Edit(SourceRange(start: end - last.utf8.count, end: end), quote),
        ], stop: place, in: file, isCertain: true)
    }
    return tried(
      "a text that holds ': ' is not in quotes", at: SourceRange(start: start, end: end),
      help: "write '\"\(value)\"'",
      [start, end].map { Diagnostic.Edit(SourceRange(start: $0, end: $0), "\"") }, stop: place,
      in: file,
      isCertain: !value.contains { "{}[]".contains($0) }
        && (!isFlow || value.ranges(of: ": ").count == 1))
  }

  /// A text up to the bracket or the comma that ends it; a comma before a digit is a decimal one: `12,50 €`.
  static func item(_ text: some StringProtocol) -> String {
    var end = text.startIndex
    while end < text.endIndex, !"}]".contains(text[end]) {
      let next = text.index(after: end)
      if text[end] == ",", next == text.endIndex || !text[next].isNumber { break }
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
    let text = (isFlow ? item(rest) : String(rest)).trimmed
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
      at: SourceRange(start: place, end: end), help: "write '\"\(text)\"'",
      [place, end].map { Diagnostic.Edit(SourceRange(start: $0, end: $0), "\"") },
      stop: place, in: file, isCertain: true)
  }

  /// Puts a text into quotes that YAML takes for something else: `& more`, `"Big" flowers`.
  static func quotingValue(before place: Int, in file: SourceFile) -> Diagnostic? {
    let last = file.line(at: place)
    for number in (max(0, last - 1)...last).reversed() {
      let line = YAMLLine(number, of: file)
      let form =
        /(?:^|[{,] *|- +)[\p{L}\w ]+: +(?<text>[^{}\[\],|][^{}\[\]]*?)(?= *(?:[}\]]|, +[\p{L}\w ]+:|$))/
      for match in line.content.matches(of: form) {
        let text = match.text
        let quote = text.contains("\"") && !text.contains("'") ? "'" : "\""
        let written = quote + text.replacing("\"", with: quote == "'" ? "\"" : "\\\"") + quote
        let start = line.end - line.content[text.startIndex...].utf8.count
        let range = SourceRange(start: start, end: start + text.utf8.count)
        if let found = tried(
          "this text is not in quotes", at: range,
          help: "write '\(written.prefix(longestHelp))'", [Diagnostic.Edit(range, written)],
          stop: place, in: file, isCertain: true)
        {
          return found
        }
      }
    }
    return nil
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
