import Basics
import Diagnostics

/// Priorities in the words of other systems.
extension EquationParser {
  /// The priorities of code, by their names in lower case.
  private static let levels = [
    "required": 1000, "high": 750, "defaulthigh": 750, "medium": 500, "low": 250,
    "defaultlow": 250, "fittingsizelevel": 50,
  ]

  /// A priority without its parentheses, as in `, priority: 750` or `, priority = .required`, as the notation has it;
  /// nil of another text.
  static func written(priority text: some StringProtocol) -> String? {
    let form =
      /^ *[,;]? *[Pp]riority *[:=]* *(?:UILayoutPriority)?\.?(?<level>[0-9]+(?:\.[0-9]+)?|[A-Za-z]+)(?<end>.*)$/
    guard let match = String(text).wholeMatch(of: form),
      let level = Double(match.level).map({ DecimalText.rounded($0, to: 3) })
        ?? levels[match.level.lowercased()].map(String.init)
    else { return nil }
    // Constraints are required without a word.
    return (level == "1000" ? "" : " (Priority \(level))") + match.end
  }

  /// A priority without its parentheses at the end of a line.
  func strayPriority(from start: Int) -> Diagnostic? {
    let rest = SourceRange(start: start, end: line.utf8.count)
    guard let written = EquationParser.written(priority: text(in: rest)) else { return nil }
    let left = String(
      text(in: SourceRange(start: 0, end: start)).trimmingSuffix(while: \.isWhitespace))
    let changed = left + written
    let isConstraint = isConstraint(changed)
    return fault(
      "unexpected-text", "a priority stands in parentheses", at: rest,
      help: "write '\(isConstraint ? body(changed) : written.trimmed)'",
      fix: isConstraint
        ? [Diagnostic.Edit(SourceRange(start: left.utf8.count, end: rest.end), written)] : [])
  }

  /// A word in the place of a priority: one of another language, or the name of a level in code.
  func missingPriority() -> Diagnostic {
    // A word of another language in the place of `Priority`.
    if case .name(let text) = token.kind, let match = text.wholeMatch(of: /(\p{L}+):? +([0-9.]+)/) {
      return fault(
        "missing-priority", "'\(match.1)' is not 'Priority'", help: "write 'Priority \(match.2)'",
        fix: [Diagnostic.Edit(token.range, "Priority \(match.2)")])
    }
    if case .name(let text) = token.kind,
      let word = text.split(whereSeparator: { " .".contains($0) }).last,
      let level = EquationParser.levels[word.lowercased()]
    {
      let isWorded = text.lowercased().hasPrefix("priority")
      let written = (isWorded ? "Priority " : "") + "\(level)"
      return fault(
        "missing-priority", "a priority is a number, and '\(word)' is its name in code",
        help: "write '\(written)'", fix: [Diagnostic.Edit(token.range, written)])
    }
    return fault(
      "missing-priority", "expected a priority from 1 to 1000",
      help: "write it as '(Priority 750)' or '@750'")
  }
}
