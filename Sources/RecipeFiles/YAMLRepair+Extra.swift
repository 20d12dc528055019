import Basics
import Diagnostics
import Recipes

/// Signs that are too many.
extension YAMLRepair {
  /// Deletes the sign that YAML does not expect: `;` or `,` at the end of a line, a bracket that nothing opens.
  static func deletingSign(at place: Int, in file: SourceFile) -> Diagnostic? {
    let line = YAMLLine(file.line(at: place), of: file)
    let before = file.text(in: SourceRange(start: line.start, end: min(place, line.end)))
    let rest = file.text(in: SourceRange(start: min(place, line.end), end: line.end))
    // YAML takes the first of several for the fault.
    guard let match = rest.prefixMatch(of: /([;,.])$|([\]}])/) else { return nil }
    let sign = match.0
    if match.2 != nil {
      // Of a line whose brackets are in pairs, none is too many.
      let (open, close) = sign == "]" ? ("[", "]") : ("{", "}")
      let count = line.content.count { String($0) == close }
      if line.content.count(where: { String($0) == open }) >= count { return nil }
      // Its counterpart may be missing instead.
      let value = before.split(separator: ":").last ?? ""
      guard !value.contains(",") || value.contains(where: { "]}".contains($0) }) else { return nil }
    }
    let range = SourceRange(start: place, end: place + sign.utf8.count)
    if isInText(sign, before: before, rest: rest) {
      return .malformedYAML(
        "'\(sign)' in a text without quotes ends a list or a mapping", at: range,
        help: "put the text into quotes, or delete '\(sign)'")
    }
    return tried(
      "'\(sign)' is one sign too many", at: range, help: "delete it",
      [Diagnostic.Edit(range, "")], stop: place, in: file, isCertain: sign != ".")
  }

  /// Whether a bracket can be one of a text: `Sum [net]]`, `a]b`.
  private static func isInText(
    _ sign: Substring, before: some StringProtocol, rest: some StringProtocol
  ) -> Bool {
    guard sign == "]" || sign == "}" else { return false }
    if let next = rest.dropFirst().trimmed.first, !"]},".contains(next) { return true }
    let form = /(?:^|[{,\[])(?<key>[^{,\[]*: *)[^"'\]},{\[ ][^"'\]},{\[]*$/
    return String(before).firstMatch(of: form).map { isPlaceOfText($0.key) } ?? false
  }

  /// Puts a text into quotes that holds braces of a template: `${title}`, `Hello ${name}!`.
  static func quotingTemplate(before place: Int, in file: SourceFile) -> Diagnostic? {
    let line = YAMLLine(file.line(at: place), of: file)
    let form = /: +(?<text>[^"'{}\[\],]+\{[^{}"]*\}[^,{}"]*)(?= *(?:[},]|$))/
    for match in line.content.matches(of: form) {
      let text = match.text.trimmed
      let start = line.end - line.content[match.text.startIndex...].utf8.count
      let range = SourceRange(start: start, end: start + text.utf8.count)
      let written = "\"\(text)\""
      if let found = tried(
        "this text is not in quotes", at: range, help: "write '\(written.prefix(longestHelp))'",
        [Diagnostic.Edit(range, written)], stop: place, in: file, isCertain: true)
      {
        return found
      }
    }
    return nil
  }

  /// Deletes one of two quotes that stand side by side: `text: ""Sign In""`.
  /// - Parameter start: Where the text begins that YAML reads.
  static func deletingQuotes(
    from start: Int, stop place: Int, in file: SourceFile
  ) -> Diagnostic? {
    let last = file.line(at: place)
    for number in [last, max(0, last - 1), file.line(at: start)] {
      let line = YAMLLine(number, of: file)
      let form =
        /""[^"{}\[\],][^"{}\[\]]*""?|''[^'{}\[\],][^'{}\[\]]*''?|"[^"']+""|'[^"']+''/
      for match in line.content.matches(of: form) where !match.0.contains("\\") {
        let before = line.content[..<match.range.lowerBound]
        let other: Character = match.0.first == "\"" ? "'" : "\""
        // In a text between other quotes they are a part of it.
        if before.last == "\\" || before.count(where: { $0 == other }) % 2 == 1 { continue }
        let mark = match.0.prefix(1)
        let text = match.0.filter { !mark.contains($0) }
        let start = line.end - line.content[match.range.lowerBound...].utf8.count
        let range = SourceRange(start: start, end: start + match.0.utf8.count)
        let written = "\"\(text)\""
        if let found = tried(
          "a quote is doubled here", at: range, help: "write '\(written.prefix(longestHelp))'",
          [Diagnostic.Edit(range, written)], stop: range.start, in: file, isCertain: true)
        {
          return found
        }
      }
    }
    return nil
  }
}
