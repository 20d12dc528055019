import Basics
import Diagnostics
import Recipes

/// Signs of other keyboards and code of apps.
extension YAMLRepair {
  /// Writes a value of UIKit's code as recipes have it.
  static func codeValue(before place: Int, in file: SourceFile) -> Diagnostic? {
    let last = file.line(at: place)
    for number in (max(0, last - 1)...last).reversed() {
      let line = YAMLLine(number, of: file)
      let form = /(?:@"[^"]*"|(?:UI|CG|NS)?[\w.]*\([^()]*\))/
      for match in line.content.matches(of: form) {
        guard let written = CodeValue.written(String(match.0)) else { continue }
        let start = line.end - line.content.utf8.count
        let range = SourceRange(
          start: start + line.content[..<match.range.lowerBound].utf8.count,
          end: start + line.content[..<match.range.upperBound].utf8.count)
        if let found = tried(
          "this is code of an app, not a value", at: range, help: "write '\(written)'",
          [Diagnostic.Edit(range, written)], stop: place, in: file, isCertain: true,
          hasOthers: range.end > place)
        {
          return found
        }
      }
    }
    return nil
  }

  /// Writes the kind of a view for the call that makes one: `UIButton(type: .system)`.
  static func codeKind(before place: Int, in file: SourceFile) -> Diagnostic? {
    let line = YAMLLine(file.line(at: place), of: file)
    for match in line.content.matches(of: /\bkind: *(UI\w+\([^()]*\))/) {
      guard let kind = CodeValue.kind(String(match.1)) else { continue }
      let start = line.end - line.content[match.1.startIndex...].utf8.count
      let range = SourceRange(start: start, end: start + match.1.utf8.count)
      var fault = tried(
        "'\(match.1)' is not a kind of view", at: range, help: "use '\(kind)'",
        [Diagnostic.Edit(range, kind)], stop: place, in: file, isCertain: true,
        hasOthers: range.end > place)
      fault?.id = "unknown-value"
      if let fault { return fault }
    }
    return nil
  }

  /// Puts `|` behind a key above lines of constraints.
  static func addingPipe(before place: Int, in file: SourceFile) -> Diagnostic? {
    let line = YAMLLine(file.line(at: place), of: file)
    let header = (0..<line.number).reversed().lazy.map { YAMLLine($0, of: file) }.first {
      !$0.content.isEmpty && $0.indentation.count < line.indentation.count
    }
    guard let header, let key = header.content.wholeMatch(of: /(constraints|visualFormat):/)?.1,
      !line.content.hasPrefix("-")
    else { return nil }
    return tried(
      "YAML joins these lines into one, because '|' is missing",
      at: SourceRange(start: header.end - header.content.utf8.count, end: header.end),
      help: "write '\(key): |'",
      [Diagnostic.Edit(SourceRange(start: header.end, end: header.end), " |")], stop: place,
      in: file, isCertain: true)
  }

  /// The fault of all lines that begin with the comments of code outside of constraints, if YAML cannot read the file.
  static func comments(in file: SourceFile) -> [Diagnostic] {
    var faulty: [YAMLLine] = []
    var block: Int?
    for line in (0..<file.lineCount).map({ YAMLLine($0, of: file) }) where !line.content.isEmpty {
      if let indent = block, line.indentation.count > indent { continue }
      block =
        line.content.contains(/[|>][-+]?$/) || isUnmarked(line, in: file)
        ? line.indentation.count : nil
      if line.content.hasPrefix("//") { faulty.append(line) }
    }
    guard let first = faulty.first, YAMLReader.firstFault(of: file.text) != nil else { return [] }
    func sign(_ line: YAMLLine) -> SourceRange {
      let start = line.end - line.content.utf8.count
      return SourceRange(start: start, end: start + 2)
    }
    let isOne = faulty.count == 1
    let help =
      isOne
      ? "write '#\(first.content.dropFirst(2).prefix(longestHelp))'"
      : "write '#' in place of '//' in \(lineList(faulty.map(\.number)))"
    return [
      .malformedYAML(
        "a comment begins with '#' here, not with '//'", at: sign(first), help: help,
        fixes: [Diagnostic.Fix(help, faulty.map { Diagnostic.Edit(sign($0), "#") })])
    ]
  }

  /// Whether a line is the key of constraints that stand below it without `|`, as comments with `//` may.
  private static func isUnmarked(_ line: YAMLLine, in file: SourceFile) -> Bool {
    guard ["constraints:", "visualFormat:"].contains(line.content) else { return false }
    let first = (line.number + 1..<file.lineCount).lazy.map { YAMLLine($0, of: file).content }
      .first { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("#") }
    return first.map { !$0.hasPrefix("-") } ?? false
  }

  /// Begins comments with the sign of YAML's: `// Settings screen`.
  static func comment(before place: Int, in file: SourceFile) -> Diagnostic? {
    let last = file.line(at: place)
    for number in (max(0, last - 3)...last).reversed() {
      let line = YAMLLine(number, of: file)
      if let found = markedComment(line, stop: place, in: file) { return found }
      guard let mark = line.content.firstMatch(of: /(?:^|\s)(\/\/)(?=\s|\w|$)/)?.1 else { continue }
      let start =
        line.end - line.content.utf8.count + line.content[..<mark.startIndex].utf8.count
      let sign = SourceRange(start: start, end: start + 2)
      let written = "#\(line.content[mark.endIndex...].prefix(longestHelp))"
      // It can be a part of a text without quotes.
      let text = line.content[..<mark.startIndex].firstMatch(of: /^(?:- +)?[^:]+: +(?=[^"' ])/)
      let isInText = text.map { isPlaceOfText($0.0) } ?? false
      if let found = tried(
        "a comment begins with '#' here, not with '//'", at: sign,
        help: "write '\(written)'"
          + (isInText ? " if it is a comment, or put the text into quotes" : ""),
        [Diagnostic.Edit(sign, "#")], stop: place, in: file, isCertain: !isInText)
      {
        return found
      }
    }
    return nil
  }

  /// Begins a line that is a comment of code or of HTML, `/* … */` or `<!-- … -->`, with the sign of YAML's.
  private static func markedComment(
    _ line: YAMLLine, stop place: Int, in file: SourceFile
  ) -> Diagnostic? {
    let form = /(?:\/\*+(?<code>.*?)\*+\/|<!--(?<page>.*?)-->)/
    guard let match = line.content.wholeMatch(of: form) else { return nil }
    let range = SourceRange(start: line.end - line.content.utf8.count, end: line.end)
    let text = (match.code ?? match.page ?? "").trimmed
    let written = "# \(text)"
    return tried(
      "a comment begins with '#' here", at: range,
      help: "write '\(written.prefix(longestHelp))'", [Diagnostic.Edit(range, written)],
      stop: place, in: file, isCertain: true)
  }

  /// Puts a sign of YAML in the place of one of another keyboard, near a place.
  ///
  /// Only one is changed, since texts may hold such characters too.
  static func replacingForeign(before place: Int, in file: SourceFile) -> Diagnostic? {
    let last = file.line(at: place)
    // A key without its colon stands above.
    for number in max(0, last - 1)...last {
      let start = file.start(ofLine: number)
      for (found, character) in ForeignCharacter.all(in: file.lineText(number)).prefix(mostTried) {
        let range = SourceRange(start: start + found.lowerBound, end: start + found.upperBound)
        if let pair = brackets(from: found, character, inLine: number, stop: place, in: file) {
          return pair
        }
        // Another quote of the line closes the text.
        if character.replacement == "\"",
          ForeignCharacter.all(in: file.lineText(number)).contains(
            where: { $0.character.replacement == "\"" && $0.range != found })
        {
          continue
        }
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

  /// Deletes the fence of a code block that was copied with the recipe.
  static func fence(before place: Int, in file: SourceFile) -> Diagnostic? {
    let line = YAMLLine(file.line(at: place), of: file)
    guard line.content.hasPrefix("```") else { return nil }
    let range = SourceRange(start: line.start, end: line.end)
    return .malformedYAML(
      "this is the fence of a code block, and a file of a recipe has none", at: range,
      help: "delete this line", fixes: [Diagnostic.Fix("delete it", [Diagnostic.Edit(range, "")])])
  }

  /// Puts brackets of YAML in the place of a pair of another keyboard: one alone would hide the faults below it.
  private static func brackets(
    from open: Range<Int>, _ character: ForeignCharacter, inLine number: Int, stop place: Int,
    in file: SourceFile
  ) -> Diagnostic? {
    let closing = ["{": "}", "[": "]"][character.replacement]
    guard let closing,
      let close = ForeignCharacter.all(in: file.lineText(number)).last(where: {
        $0.character.replacement == closing && $0.range.lowerBound > open.lowerBound
      })
    else { return nil }
    let start = file.start(ofLine: number)
    func range(_ place: Range<Int>) -> SourceRange {
      SourceRange(start: start + place.lowerBound, end: start + place.upperBound)
    }
    let inner = SourceRange(start: range(open).end, end: range(close.range).start)
    // Keys stand in braces.
    let key = file.text(in: inner).firstMatch(of: /^[ ]*(\w+):[ ]/).map { String($0.1) }
    let isMapping = key.map(RecipeFileReader.keyNames.contains) ?? false
    let (first, last) = isMapping ? ("{", "}") : (character.replacement, closing)
    var fault = tried(
      character.message(written: file.text(in: range(open))), at: range(open),
      help: "write '\(first)\(file.text(in: inner))\(last)'",
      [
        Diagnostic.Edit(range(open), first), Diagnostic.Edit(range(close.range), last),
      ], stop: place, in: file, isCertain: true)
    fault?.id = "foreign-character"
    return fault
  }

  /// How many characters of a line are tried, each with the whole file.
  private static let mostTried = 8
}
