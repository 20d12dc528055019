import Basics
import Diagnostics
import LayoutModel

/// Attributes in other words, where the number of the line hides them.
extension EquationParser {
  /// A number of a line without a blank behind it, and an attribute in another word: `1.見出し.上 = Superview.Top`.
  func numberWithoutBlank() -> Diagnostic? {
    guard let match = line.wholeMatch(of: /(?<number>\d+[.)])(?<rest>[^\d\s].*)/) else {
      return nil
    }
    let rest = withKnownNames(String(match.rest))
    let written = "\(match.number) " + withKnownAttributes(rest)
    guard isConstraint(written),
      case .name(let text)? = EquationLexer.tokens(of: Array(match.rest.utf8)[...], at: 0).first?
        .kind,
      let dot = text.lastIndex(of: "."), case let item = text[..<dot].trimmed,
      case let attribute = text[text.index(after: dot)...].trimmed,
      AttributeNames.attribute(named: attribute) == nil,
      let place = line.firstRange(of: attribute)
    else { return nil }
    let start = line.utf8.distance(from: line.startIndex, to: place.lowerBound)
    return fault(
      "unknown-attribute", "'\(item)' has no attribute '\(attribute)'",
      at: SourceRange(start: start, end: start + attribute.utf8.count), help: "write '\(written)'",
      fix: [Diagnostic.Edit(SourceRange(start: 0, end: line.utf8.count), written)])
  }

  /// A line with the words of other systems and slips for attributes replaced by those here.
  private func withKnownAttributes(_ line: String) -> String {
    var changed = line
    for token in EquationLexer.tokens(of: Array(line.utf8)[...], at: 0).reversed() {
      guard case .name(let text) = token.kind, let dot = text.lastIndex(of: "."),
        case let word = text[text.index(after: dot)...].trimmed,
        AttributeNames.attribute(named: word) == nil, let meant = attributeName(word)
      else { continue }
      let utf8 = changed.utf8
      let range =
        utf8.index(
          utf8.startIndex, offsetBy: token.range.start)..<utf8.index(
          utf8.startIndex, offsetBy: token.range.end)
      changed.replaceSubrange(range, with: Layout.term(text[..<dot].trimmed, meant))
    }
    return changed
  }

  private func attributeName(_ word: String) -> String? {
    let names = AttributeNames.names
    if case .word(let name)? = SynonymTable.meaning(of: word, among: names) { return name }
    return Suggestion.nearest(to: word, among: names)
  }

  /// A share in place of an edge: `A.Top = 10%`, `A.Leading = 10vw`.
  ///
  /// Edges are multiples of the superview's centre, which lies at the half.
  func shareOfEdge() -> Diagnostic? {
    let form =
      /(?<left>.+\.\s*(?<edge>[Tt]op|[Ll]eading|[Ll]eft|[Bb]ottom|[Tt]railing|[Rr]ight)\s*[=<>]+\s*)(?<part>(?<share>\d+(?:\.\d+)?)\s*(?<unit>%|vh|vw)(?:\s+of(?:\s+the)?\s+(?:[Ss]uperview|screen|parent))?)(?<rest>(?:\s*[+−-]\s*\d+(?:\.\d+)?)?)/
    guard let match = line.wholeMatch(of: form), let share = Double(match.share), 0 < share,
      share < 100
    else { return nil }
    let edge = match.edge.lowercased()
    let isVertical = ["top", "bottom"].contains(edge)
    guard match.unit == "%" || (match.unit == "vh") == isVertical else { return nil }
    let centre = Layout.term(Layout.rootName, isVertical ? "CenterY" : "CenterX")
    func written(_ share: Double) -> String {
      match.left + LinearSide.multiplierText(share / 50) + centre + match.rest
    }
    let (line, other) = (written(share), written(100 - share))
    guard isConstraint(line), isConstraint(other) else { return nil }
    let start = self.line.utf8.distance(from: self.line.startIndex, to: match.part.startIndex)
    let isNear = ["top", "leading", "left"].contains(edge)
    let from = isVertical ? ("top", "bottom") : ("leading edge", "trailing edge")
    return fault(
      "unexpected-text", "a place is tied to another place, and '\(match.unit)' is none",
      at: SourceRange(start: start, end: start + match.part.utf8.count),
      help: isNear
        ? "write '\(body(line))'"
        : "write '\(body(line))' to measure from the superview's \(from.0), or "
          + "'\(body(other))' from its \(from.1)",
      fix: isNear
        ? [Diagnostic.Edit(SourceRange(start: 0, end: self.line.utf8.count), line)] : [])
  }

  /// A constant of code among the lines: `let gap = margin * 2`.
  func constantOfCode() -> Diagnostic? {
    let form =
      /\s*(?<part>let|var|const|val|final)\s+(?<name>\w+)(?:\s*:\s*\w+)?\s*=\s*(?<value>.+)/
    guard let match = line.wholeMatch(of: form) else { return nil }
    let text = String(match.value)
    let tokens = EquationLexer.tokens(of: Array(text.utf8)[...], at: 0)
    var reader = LinearReader(
      tokens[...], text: { _ in "" }, isMetric: { metrics[$0] != nil })
    guard let sum = reader.sum(), sum.terms.isEmpty, reader.index >= tokens.count - 1 else {
      return nil
    }
    let value = sum.metrics.reduce(sum.constant) { $0 + (metrics[$1.key] ?? 0) * $1.value }
    let start = line.utf8.distance(from: line.startIndex, to: match.part.startIndex)
    return fault(
      "unexpected-text", "'\(match.part) \(match.name)' is code, and no constraint",
      at: SourceRange(start: start, end: line.utf8.count),
      help: "delete the line, and write '\(match.name): \(DecimalText.rounded(value, to: 3))' "
        + "under the recipe's 'metrics'")
  }
}
