import Basics
import Diagnostics
import Recipes

/// Signs of YAML that are missing or do not belong there.
extension YAMLRepair {
  /// Puts a blank behind the hyphen of an item, or behind the colon of a key with a value.
  static func spacing(before place: Int, in file: SourceFile) -> Diagnostic? {
    let last = file.line(at: place)
    for number in (max(0, last - 2)...last).reversed() {
      let line = YAMLLine(number, of: file)
      let start = line.end - line.content.utf8.count
      let isItem = line.content.contains(/^-[^\s-]/)
      let isKey = line.content.contains(/^\w+:[^\s\/;,]/)
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

  /// Takes the hyphen from an entry whose neighbours have none.
  static func removingHyphen(
    above line: YAMLLine, stop place: Int, in file: SourceFile
  ) -> Diagnostic? {
    for number in (max(0, line.number - 8)...line.number).reversed() {
      let entry = YAMLLine(number, of: file)
      let isBeside = number < line.number && !line.content.hasPrefix("- ")
      guard entry.indentation.count == line.indentation.count,
        isBeside || number == line.number, entry.content.contains(/^- [^:]+:/),
        // A list of views by name is more than its hyphens.
        !entry.content.contains(/^- +["']?(?:name|view|id)["']? *:/.ignoresCase())
      else { continue }
      let start = entry.end - entry.content.utf8.count
      return tried(
        "this line begins with '-', and those beside it do not",
        at: SourceRange(start: start, end: start + 1),
        help: "write '\(entry.content.dropFirst(2).prefix(longestHelp))', without '-'",
        [Diagnostic.Edit(SourceRange(start: start, end: start + 2), "")], stop: place, in: file,
        isCertain: true)
    }
    return nil
  }

  /// Puts braces around the properties of a view on its line: `Email Label: kind: label, text: Email`.
  static func braces(before place: Int, in file: SourceFile) -> Diagnostic? {
    let line = YAMLLine(file.line(at: place), of: file)
    let form = /[^:{}]+: +(?<settings>(?:kind|text|title|backgroundColor|placeholder): +[^{}]+)/
    guard let settings = line.content.wholeMatch(of: form)?.settings else { return nil }
    let start = line.end - settings.utf8.count
    return tried(
      "the properties of a view on its line are not in braces",
      at: SourceRange(start: start, end: line.end),
      help: "write '{\(settings.prefix(longestHelp))}'",
      [
        Diagnostic.Edit(SourceRange(start: start, end: start), "{"),
        Diagnostic.Edit(SourceRange(start: line.end, end: line.end), "}"),
      ], stop: place, in: file, isCertain: true)
  }

  /// Puts commas in the place of semicolons between keys in braces.
  static func commas(before place: Int, in file: SourceFile) -> Diagnostic? {
    let line = YAMLLine(file.line(at: place), of: file)
    let places = line.content.matches(of: /(?<sign>;) *\w+:/).map(\.sign)
    guard line.content.contains("{"), let first = places.first else { return nil }
    let start = line.end - line.content.utf8.count
    func range(_ sign: Substring) -> SourceRange {
      let place = start + line.content[..<sign.startIndex].utf8.count
      return SourceRange(start: place, end: place + 1)
    }
    return tried(
      "';' is not ','", at: range(first), help: "write ',' between the keys",
      places.map { Diagnostic.Edit(range($0), ",") }, stop: place, in: file, isCertain: true)
  }

  /// Puts a colon behind a name before braces: `Email Field {kind: textField}`.
  private static func colon(
    beforeBraceIn line: YAMLLine, stop place: Int, in file: SourceFile
  ) -> Diagnostic? {
    guard let match = line.content.wholeMatch(of: /([^:：{}\[\]#-][^:：{}\[\]#]*?)( *:?)(\{.*)/)
    else { return nil }
    let start = line.end - line.content.utf8.count
    let end = start + match.1.utf8.count
    let gap = SourceRange(start: end, end: end + match.2.utf8.count)
    let message =
      match.2.hasSuffix(":")
      ? "there is no blank behind ':'" : "there is no ':' behind '\(match.1)'"
    return tried(
      message, at: SourceRange(start: start, end: end),
      help: "write '\(match.1): \(match.3.prefix(longestHelp))'",
      [Diagnostic.Edit(gap, ": ")], stop: place, in: file, isCertain: true)
  }

  /// Puts a colon behind the key of a view that has its value behind a blank: `kind label`.
  static func colon(
    behindKeyAbove line: YAMLLine, stop place: Int, in file: SourceFile
  ) -> Diagnostic? {
    let keys = Set(RecipeKeys.allOfView.map(\.name))
    for number in (max(0, line.number - 2)...line.number).reversed() {
      let entry = YAMLLine(number, of: file)
      if let found = colon(beforeBraceIn: entry, stop: place, in: file) { return found }
      guard let match = entry.content.wholeMatch(of: /(\w+)( *= *| +)([^:=]+)/),
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

  /// Puts a colon before the sign of a block: `constraints |`.
  static func colon(
    inBlockHeader line: YAMLLine, stop place: Int, in file: SourceFile
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

  /// Puts a comma before a key of a view that stands behind a value: `kind: button title: Save`.
  static func separating(before place: Int, in file: SourceFile) -> Diagnostic? {
    let line = YAMLLine(file.line(at: place), of: file)
    let keys = Set(RecipeFileReader.keyNames)
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
  static func closing(
    from start: Int, stop place: Int, in file: SourceFile
  ) -> Diagnostic? {
    let line = YAMLLine(file.line(at: start), of: file)
    if let found = closing(withinLine: line, stop: place, in: file) { return found }
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
    // Behind a comma the brackets go on.
    guard quote == nil, ["{", "["].contains(bracket), !open.isEmpty, line.content.last != "," else {
      return nil
    }
    let closers = String(open.reversed())
    // One of another keyboard is meant to close it.
    let other = line.content.unicodeScalars.last.flatMap { sign in
      ForeignCharacter(sign)?.replacement == closers ? sign.utf8.count : nil
    }
    let edit = Diagnostic.Edit(SourceRange(start: line.end - (other ?? 0), end: line.end), closers)
    let below = (line.number + 1..<file.lineCount).lazy.map { YAMLLine($0, of: file) }
      .first { !$0.content.isEmpty }
    // A comment of code, or a bracket of another keyboard, stands behind what the brackets hold.
    let hasMore =
      line.content.contains(" //") || other == nil && line.content.contains { "｝］".contains($0) }
    let isWhole =
      !hasMore && (below.map { $0.indentation.count <= line.indentation.count } ?? true)
    return tried(
      "'\(bracket)' is not closed", at: SourceRange(start: start, end: start + 1),
      help: "write '\(line.content.dropLast(other == nil ? 0 : 1))\(closers)'", [edit],
      stop: place, in: file,
      isCertain: isWhole, hasOwnLine: true)
  }

  private static let knownKeys = Set((RecipeKeys.recipe + RecipeKeys.allOfView).map(\.name))

  /// Puts a colon behind the key above a line.
  static func addingColon(
    above line: YAMLLine, stop place: Int, in file: SourceFile
  ) -> Diagnostic? {
    for number in (max(0, line.number - 12)...line.number).reversed() {
      let key = YAMLLine(number, of: file)
      guard !key.content.isEmpty, !key.content.contains(":"), !key.content.hasPrefix("#"),
        key.content.wholeMatch(of: /\w[\w ]*/) != nil
      else {
        if let found = colon(inBlockHeader: key, stop: place, in: file) { return found }
        continue
      }
      // A known key has its value behind the blank: `title Sign In`.
      let first = key.content.prefix { $0 != " " }
      let isKnown = knownKeys.contains(String(first))
      let name = isKnown ? first : key.content[...]
      let start = key.end - key.content.utf8.count
      let end = start + name.utf8.count
      return tried(
        "there is no ':' behind '\(name)'", at: SourceRange(start: start, end: end),
        help: "write '\(name):\(key.content.dropFirst(name.count).prefix(longestHelp))'",
        [Diagnostic.Edit(SourceRange(start: end, end: end), ":")], stop: place, in: file,
        // A line of a text stands over no others.
        isCertain: isKnown || isAboveIndented(key, in: file))
    }
    return nil
  }

  private static func isAboveIndented(_ line: YAMLLine, in file: SourceFile) -> Bool {
    let below = (line.number + 1..<file.lineCount).lazy.map { YAMLLine($0, of: file) }
      .first { !$0.content.isEmpty && !$0.content.hasPrefix("#") }
    return below.map { $0.indentation.count > line.indentation.count } ?? false
  }

  /// Puts a colon in the place of an equality sign behind a key: `device = iPhone 14`.
  static func equality(before place: Int, in file: SourceFile) -> Diagnostic? {
    let last = file.line(at: place)
    for number in (max(0, last - 2)...last).reversed() {
      let line = YAMLLine(number, of: file)
      guard let match = line.content.wholeMatch(of: /(\w+)( *= *)([^=].*)/) else { continue }
      let start = line.end - line.content.utf8.count + match.1.utf8.count
      let sign = SourceRange(start: start, end: start + match.2.utf8.count)
      if let found = tried(
        "there is no ':' behind '\(match.1)'", at: sign,
        help: "write '\(match.1): \(match.3.prefix(longestHelp))'",
        [Diagnostic.Edit(sign, ": ")], stop: place, in: file, isCertain: true, hasOwnLine: true)
      {
        return found
      }
    }
    return nil
  }
}
