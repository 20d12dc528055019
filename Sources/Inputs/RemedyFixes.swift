import Diagnostics
import LayoutFindings
import LayoutModel

/// Remedies of ambiguities and conflicts as changes of a recipe's lines.
///
/// `check --fix` does not apply them, since an author may want other ones.
struct RemedyFixes {
  private let file: SourceFile
  private let found: GroupedFindings
  /// The places of the recipe's constraints.
  private let origins: [SourceRange]

  init(_ found: GroupedFindings, of layouts: [SolvedLayout], in file: SourceFile) {
    (self.found, self.file) = (found, file)
    origins = layouts.first?.layout.constraints.compactMap(\.origin) ?? []
  }

  /// The findings with their fixes.
  var diagnostics: [Diagnostic] {
    found.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      if diagnostic.id == "ambiguous", diagnostic.help != nil { diagnostic.fixes = additions }
      if let constraint = found.deletions[diagnostic] {
        diagnostic.fixes = deletion(of: constraint)
      }
      return diagnostic
    }
  }

  /// The equations as lines below the last constraint, if all stand in one block of lines.
  private var additions: [Diagnostic.Fix] {
    let lines = Set(origins.map { file.line(at: $0.start) })
    let margins = Set(lines.map { margin(of: $0) })
    guard !found.additions.isEmpty, let last = lines.max(), margins.count == 1,
      let margin = margins.first,
      isLine(last)
    else { return [] }
    let content = file.lineText(last).dropFirst(margin.count)
    let number = content.firstMatch(of: /^(\d+)\.\s/).flatMap { Int($0.1) }
    let head = content.hasPrefix("- ") ? "- " : ""
    let end = file.start(ofLine: last) + file.lineText(last).utf8.count
    let text = found.additions.enumerated().map { index, equation in
      "\n\(margin)\(head)\(number.map { "\($0 + index + 1). " } ?? "")\(equation)"
    }.joined()
    let what = found.additions.count == 1 ? "this constraint" : "these constraints"
    return [
      Diagnostic.Fix(
        "add \(what)", [Diagnostic.Edit(SourceRange(start: end, end: end), text)])
    ]
  }

  private func deletion(of constraint: LayoutConstraint) -> [Diagnostic.Fix] {
    guard let origin = constraint.origin, case let line = file.line(at: origin.start), isLine(line),
      origins.count(where: { file.line(at: $0.start) == line }) == 1, line + 1 < file.lineCount
    else { return [] }
    let range = SourceRange(start: file.start(ofLine: line), end: file.start(ofLine: line + 1))
    return [Diagnostic.Fix("delete this constraint", [Diagnostic.Edit(range, "")])]
  }

  /// Whether a line holds a constraint and nothing of YAML.
  private func isLine(_ line: Int) -> Bool {
    let text = file.lineText(line)
    return !text.contains(":") && !text.contains("{") && !text.contains("[")
  }

  private func margin(of line: Int) -> String {
    String(file.lineText(line).prefix { $0 == " " })
  }
}
