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

  /// Priorities that no one takes for a distance.
  private static let usual: Set<Double> = [
    249, 250, 251, 490, 500, 501, 510, 700, 749, 750, 751, 800, 900, 950, 990, 998, 999, 1000,
  ]

  /// The words for priorities of code and of other languages.
  private static let worded = levels.merging([
    "hoch": 750, "alta": 750, "haute": 750, "高": 750, "عالية": 750,
    "niedrig": 250, "baja": 250, "basse": 250, "低": 250, "منخفضة": 250, "mittel": 500, "中": 500,
    "erforderlich": 1000, "requise": 1000, "requerida": 1000, "必須": 1000, "必需": 1000, "必须": 1000,
    "مطلوبة": 1000,
  ]) { own, _ in own }

  /// A priority at the end of a line in another form: `A.Width = 100 (750)`, `A.Width = B.Width Priority 750`.
  func otherPriority() -> Diagnostic? {
    guard line.utf8.count <= 300, line.contains(where: { "=<>≤≥".contains($0) }) else { return nil }
    let form =
      /(?<left>.+?)(?<mark>(?:\s*[,;@(]\s*)+|\s+)(?<part>(?:(?:with |mit |avec )?(?<word>priority|prio|p|优先级|優先級|优先权|優先度|優先順位|priorität|prioritaet|priorité|prioridad|priorità|우선순위|우선도|الأولوية|أولوية|עדיפות)\s*[:=]?\s*)?(?:UILayoutPriority\s*\(?\s*(?:rawValue:)?)?\s*\.?(?<level>\d+(?:\.\d+)?|\p{L}+)\)?(?:\s+(?<behind>priority|prio))?)(?:\s*\))?(?<end>\s*(?:\[[^\]]*\]\s*)?;?\s*(?:\/\/.*)?)/
      .ignoresCase()
    guard let match = line.wholeMatch(of: form) else { return nil }
    let number = Double(match.level)
    let key = match.level.lowercased().replacing(/^uilayoutpriority/, with: "")
    guard let level = number ?? EquationParser.worded[key].map(Double.init), 1...1000 ~= level
    else { return nil }
    let isWorded = match.word != nil || match.behind != nil || match.part.contains("UI")
    let written = level == 1000 ? "" : " (Priority \(DecimalText.rounded(level, to: 3)))"
    let changed = "\(match.left)\(written)\(match.end)"
    guard isConstraint(changed), changed != line else { return nil }
    let start = line.utf8.distance(from: line.startIndex, to: match.part.startIndex)
    let place = SourceRange(
      start: start,
      end: start + match.part.utf8.count
        - (match.part.hasSuffix(")") && !match.part.contains("(") ? 1 : 0))
    let isMarked = match.mark.contains { "(@".contains($0) }
    if number != nil, !isWorded {
      guard isMarked || match.mark.contains(/, |;/) else { return nil }
      if !EquationParser.usual.contains(level) {
        return numberBehind(match.left, DecimalText.rounded(level, to: 3), match.end, at: place)
      }
    }
    let whole = measured(changed)
    return fault(
      isMarked ? "missing-priority" : "unexpected-text",
      message(number == nil ? match.level : nil, match.word, isMarked: isMarked), at: place,
      help: "write '\(body(whole))'",
      fix: [Diagnostic.Edit(SourceRange(start: 0, end: line.utf8.count), whole)])
  }

  /// What is wrong with a priority that is a word, or has another word before it.
  private func message(_ level: Substring?, _ word: Substring?, isMarked: Bool) -> String {
    if let level {
      let key = level.lowercased().replacing(/^uilayoutpriority/, with: "")
      let isOfCode = EquationParser.levels[key] != nil
      return "a priority is a number, "
        + (isOfCode ? "and '\(level)' is its name in code" : "not '\(level)'")
    }
    if isMarked, let word, word.lowercased() != "priority" { return "'\(word)' is not 'Priority'" }
    return isMarked
      ? "a priority in parentheses is the word 'Priority' and a number"
      : "a priority stands in parentheses"
  }

  /// A number in parentheses or behind a comma, which may be a distance or a priority; nil where it can be no distance.
  private func numberBehind(
    _ left: Substring, _ number: String, _ end: Substring, at place: SourceRange
  ) -> Diagnostic? {
    let constant = body("\(left) + \(number)\(end)")
    // A far edge may lie before or behind the other one.
    guard isConstraint(constant), left.contains(/[=<>≤≥].*\.\s*\w+$/) else { return nil }
    return fault(
      "unexpected-text", "'\(number)' may be a constant or a priority", at: place,
      help: "write '\(constant)' for a distance, with '-' for one to the left or up, or "
        + "'\(body("\(left) (Priority \(number))\(end)"))' for a priority")
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
