import Basics
import Diagnostics
import LayoutModel

/// Spaces and shares in the words of CSS and Android: `A.marginTop = 8`, `A.Width = 100% - 40`.
extension EquationParser {
  /// The help for a percentage without its item, at the token behind the sign: the line with the superview's length.
  func shareOfRoot(_ percentage: Double) -> String {
    let term = Layout.term(Layout.rootName, otherAttribute ?? "Width")
    let start = tokens[..<next].last { if case .relation = $0.kind { true } else { false } }
    let left = text(in: SourceRange(start: 0, end: start?.range.end ?? 0))
    let rest = text(in: SourceRange(start: token.range.start, end: line.utf8.count))
    let share = DecimalText.rounded(percentage / 100, to: 4)
    let changed = "\(left) \(percentage == 100 ? "" : share + " x ")\(term) \(rest)".trimmed
    return isConstraint(changed)
      ? "write '\(body(changed))'"
      : "write the item, as in '\(DecimalText.rounded(percentage, to: 3))% x \(term)'"
  }

  /// The fault of a space that is written as an attribute: `A.marginTop = 8`, `margin-top: 8`.
  func space() -> Diagnostic? {
    let form =
      /(?:\d+[.)]\s*)?(?:(?<item>.+)\.\s*)?(?<name>(?:layout_?)?(?:margin|padding)[-_ ]?(?<side>top|bottom|left|right|start|end|leading|trailing))\s*(?:==?|:)\s*(?<number>\d+(?:\.\d+)?)\s*/
      .ignoresCase()
    guard let match = line.wholeMatch(of: form),
      let side = SynonymTable.side(String(match.side)),
      case let item = match.item.map({ $0.trimmed }) ?? "NAME"
    else { return nil }
    let start = line.utf8.distance(from: line.startIndex, to: match.name.startIndex)
    let line = SynonymTable.space(of: Layout.notation(of: item), side, String(match.number))
    let known = match.item == nil ? nil : tie(of: item, side)
    return fault(
      "unknown-attribute",
      "'\(match.name)' is no attribute: a space is the constant of a constraint",
      at: SourceRange(start: start, end: start + match.name.utf8.count),
      help: known.map { tie in
        "delete this line, and write '\(tie.edges) \(tie.sign) \(match.number)' in place of '\(tie.line)'"
      } ?? "write it with the view or edge that the space is to, such as '\(line)'")
  }

  /// The line around this one that ties a side of an item to another item, without its number and its constant, and the
  /// sign of a space there.
  private func tie(of item: String, _ side: String) -> (line: String, edges: String, sign: String)?
  {
    let term = Layout.term(item, side).lowercased()
    let isFar = ["Bottom", "Trailing"].contains(side)
    let form =
      /(?<edges>(?<left>[^=<>]+?)\s*=\s*(?<right>[^=<>+−(@*×-]*?[^=<>+−(@*×\s-]))(?:\s*[+−-]\s*[\w.]+)?\s*/
    return neighbours().lazy.compactMap { line in
      let text = body(line.trimmed.drop { "- ".contains($0) })
      guard let match = text.wholeMatch(of: form), isConstraint(text), match.right.contains(".")
      else { return nil }
      let isLeft = match.left.trimmed.lowercased() == term
      guard isLeft || match.right.trimmed.lowercased() == term else { return nil }
      return (text, String(match.edges), isLeft == isFar ? "-" : "+")
    }.first
  }
}
