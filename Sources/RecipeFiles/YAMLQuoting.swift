import Basics
import Diagnostics

/// Writes texts in a recipe's YAML so that they are read back unchanged.
enum YAMLQuoting {
  /// A key or value, in double quotes if YAML would read it differently.
  static func scalar(_ text: String) -> String {
    let isPlain =
      text.first.map { !"#-?:,[]{}&*!|>'\"%@`".contains($0) } ?? false
      && !text.contains { ",[]{}".contains($0) } && !text.contains(": ") && !text.contains(" #")
      && !text.hasSuffix(":")
    return isPlain ? text : quoted(text)
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// A diagnostic whose fix puts a line into quotes that would begin with a backquote, which YAML does not
  /// take.
  static func quotingBackquotes(_ diagnostic: Diagnostic, in file: SourceFile) -> Diagnostic {
    guard diagnostic.file == nil, let fix = diagnostic.fixes.first,
      let first = fix.edits.first, first.text.hasPrefix("`")
    else { return diagnostic }
    let line = file.line(at: first.range.start)
    let lineStart = file.start(ofLine: line)
    let before = file.text(in: SourceRange(start: lineStart, end: first.range.start)).trimmed
    guard let mark = before.last, "-:[,".contains(mark) else { return diagnostic }
    var result = diagnostic
    let rest = file.text(
      in: SourceRange(start: first.range.start, end: file.start(ofLine: line + 1))
    ).trimmed
    if "[,".contains(mark) || rest.contains(where: { "\"\\#,]".contains($0) }) {
      // The end of the text is not certain.
      result.fixes = []
      return result
    }
    let end = first.range.start + rest.utf8.count
    result.fixes[0].edits[0].text = "\"" + first.text
    result.fixes[0].edits.append(
      Diagnostic.Edit(SourceRange(start: end, end: end), "\""))
    return result
  }
}
