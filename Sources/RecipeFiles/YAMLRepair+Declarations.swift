import Basics
import Diagnostics
import Recipes

/// Numbers that are declared as in Swift, in the place of metrics.
extension YAMLRepair {
  /// The fault of all lines such as `let margin: CGFloat = 24` between the keys of a recipe.
  static func declarations(in file: SourceFile) -> [Diagnostic] {
    guard file.text.contains("let ") || file.text.contains("var ") else { return [] }
    let lines = (0..<file.lineCount).map { YAMLLine($0, of: file) }
    let isRecipe = lines.contains {
      $0.indentation.isEmpty && $0.content.contains(/^(views|constraints):/)
    }
    let found =
      isRecipe ? lines.compactMap { line in metric(in: line).map { (line: line, metric: $0) } } : []
    guard let first = found.first?.line else { return [] }
    let place = SourceRange(start: first.start, end: first.end)
    let key = lines.first { $0.indentation.isEmpty && $0.content.hasPrefix("metrics:") }
    let (help, edits) = metrics(found, beside: key, in: file)
    return [
      Diagnostic(
        "foreign-code", "this is a declaration in Swift, not a key of a recipe", at: place,
        help: help, fixes: edits.map { [Diagnostic.Fix(help, $0)] } ?? [])
    ]
  }

  /// The faults of lines such as `import UIKit`, which are no part of a recipe.
  static func imports(in file: SourceFile) -> [Diagnostic] {
    guard file.text.contains("import ") else { return [] }
    return (0..<file.lineCount).map { YAMLLine($0, of: file) }.filter { line in
      line.indentation.isEmpty
        && line.content.wholeMatch(of: /(?:@\w+ +)?import +[A-Z]\w*;?/) != nil
    }.map { line in
      let end = line.number + 1 < file.lineCount ? file.start(ofLine: line.number + 1) : line.end
      return Diagnostic(
        "foreign-code", "this is a line of Swift, not a key of a recipe",
        at: SourceRange(start: line.start, end: line.end), help: "delete this line",
        fixes: [
          Diagnostic.Fix(
            "delete this line", [Diagnostic.Edit(SourceRange(start: line.start, end: end), "")])
        ])
    }
  }

  /// What writes declared numbers as metrics; no edits if the form of the metrics that there are is another one.
  private static func metrics(
    _ found: [(line: YAMLLine, metric: String)], beside key: YAMLLine?, in file: SourceFile
  ) -> (help: String, edits: [Diagnostic.Edit]?) {
    let lines = found.count == 1 ? "this line" : lineList(found.map(\.line.number))
    let metrics = found.map(\.metric).joined(separator: ", ")
    // Comments behind the numbers stay.
    let deletions = found.map { line, _ in
      let isLast = line.number + 1 == file.lineCount
      let end = isLast ? line.end : file.start(ofLine: line.number + 1)
      let comment = comment(behind: line, in: file).map { $0 + (isLast ? "" : "\n") }
      return Diagnostic.Edit(SourceRange(start: line.start, end: end), comment ?? "")
    }
    guard let key else {
      let written = "metrics: {\(metrics)}"
      let first = found[0].line
      let place = SourceRange(
        start: first.start, end: first.start + file.lineText(first.number).utf8.count)
      let comment = comment(behind: first, in: file).map { " " + $0 } ?? ""
      return (
        "write '\(written)' in place of \(lines)",
        [Diagnostic.Edit(place, written + comment)] + deletions.dropFirst()
      )
    }
    return (
      "write '\(metrics)' under 'metrics' in line \(key.number + 1), and delete \(lines)",
      adding(found.map(\.metric), to: key, in: file).map { deletions + [$0] }
    )
  }

  /// The comment behind a declaration, as YAML has it; nil if there is none.
  private static func comment(behind line: YAMLLine, in file: SourceFile) -> String? {
    file.lineText(line.number).firstMatch(of: /(?:\/\/|#)\s*(.*\S)/).map { "# \($0.1)" }
  }

  /// The metric that a declaration of a number means: `margin: 24`; nil of another line.
  private static func metric(in line: YAMLLine) -> String? {
    let form =
      /(?:(?:private|fileprivate|public|static) +)*(?:let|var) +(?<name>\p{L}\w*) *(?:: *(?:CGFloat|Double|Float|Int) *= *|[=:] *)(?:CGFloat\()?(?<number>-?[0-9]+(?:\.[0-9]+)?)\)? *;?(?: *(?:\/\/|#).*)?/
    guard line.indentation.isEmpty, let match = line.content.wholeMatch(of: form) else {
      return nil
    }
    return "\(match.name): \(match.number)"
  }

  /// Adds metrics to those of a recipe; nil if they are neither in braces on one line nor on lines of their own.
  private static func adding(
    _ metrics: [String], to key: YAMLLine, in file: SourceFile
  ) -> Diagnostic.Edit? {
    if let match = key.content.wholeMatch(of: /(metrics: *\{ *)([^{} ][^{}]*)?\}/) {
      let place = key.start + match.1.utf8.count
      return Diagnostic.Edit(
        SourceRange(start: place, end: place),
        metrics.joined(separator: ", ") + (match.2 == nil ? "" : ", "))
    }
    let below = (key.number + 1..<file.lineCount).lazy.map { YAMLLine($0, of: file) }
      .first { !$0.content.isEmpty && !$0.content.hasPrefix("#") }
    guard key.content == "metrics:", let below, !below.indentation.isEmpty else { return nil }
    return Diagnostic.Edit(
      SourceRange(start: below.start, end: below.start),
      metrics.map { below.indentation + $0 + "\n" }.joined())
  }
}
