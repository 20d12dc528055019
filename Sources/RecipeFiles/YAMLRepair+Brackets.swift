import Basics
import Diagnostics
import Recipes

/// Brackets and commas that are missing between others.
extension YAMLRepair {
  /// Closes a bracket before the one around it, which its line closes: `{segments: [Day, Week}`.
  static func closing(
    withinLine line: YAMLLine, stop place: Int, in file: SourceFile
  ) -> Diagnostic? {
    var open: [(closer: Character, place: String.Index)] = []
    var quote: Character?
    for index in line.content.indices {
      let character = line.content[index]
      if let mark = quote {
        if character == mark { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "{" || character == "[" {
        open.append((character == "{" ? "}" : "]", index))
      } else if character == open.last?.closer {
        open.removeLast()
      } else if "]}".contains(character), open.dropLast().last?.closer == character,
        let inner = open.last
      {
        let start = line.end - line.content.utf8.count
        func offset(_ index: String.Index) -> Int { start + line.content[..<index].utf8.count }
        let end = SourceRange(start: offset(index), end: offset(index))
        let whole = line.content[inner.place..<index].trimmed + String(inner.closer)
        return tried(
          "'\(line.content[inner.place])' is not closed",
          at: SourceRange(start: offset(inner.place), end: offset(inner.place) + 1),
          help: "write '\(whole)'", [Diagnostic.Edit(end, String(inner.closer))], stop: place,
          in: file, isCertain: true, hasOwnLine: true)
      }
    }
    return nil
  }

  /// Puts commas at the ends of lines between the braces of a view, each with one of its keys.
  /// - Parameter start: Where the braces begin.
  static func commas(atLineEndsFrom start: Int, stop place: Int, in file: SourceFile) -> Diagnostic?
  {
    guard file.text(in: SourceRange(start: start, end: start + 1)) == "{" else { return nil }
    var edits: [Diagnostic.Edit] = []
    var line = YAMLLine(file.line(at: start), of: file)
    while line.number + 1 < file.lineCount {
      let next = YAMLLine(line.number + 1, of: file)
      if next.content.hasPrefix("}") { break }
      guard next.content.contains(/^\w+:[ ]/), !line.content.contains("}"), !line.content.isEmpty
      else { return nil }
      if let last = line.content.last, !",{[".contains(last) {
        edits.append(Diagnostic.Edit(SourceRange(start: line.end, end: line.end), ","))
      }
      line = next
      if line.content.hasSuffix("}") { break }
    }
    guard let first = edits.first else { return nil }
    let number = file.line(at: first.range.start)
    let content = YAMLLine(number, of: file).content
    return tried(
      "there is no ',' between the keys in braces",
      at: SourceRange(start: first.range.start - 1, end: first.range.end),
      help: edits.count == 1
        ? "write '\(content.prefix(longestHelp)),'"
        : "write ',' at the end of \(lineList(edits.map { file.line(at: $0.range.start) }))",
      edits, stop: place, in: file, isCertain: true)
  }
}
