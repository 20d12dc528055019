import Basics
import Diagnostics
import LayoutModel

/// Sides of a constraint without a relation between them, and a constant on the left side.
extension EquationParser {
  /// Two sides without a relation, or with a word in its place: `A.Leading B.Leading`, `A.Top to B.Top`.
  func withoutRelation(_ message: String) -> Diagnostic? {
    let words = RelationWords.between + [("to", "="), ("and", "="), ("", "=")]
    let start = tokens[0].range.start
    let text = text(in: SourceRange(start: start, end: line.utf8.count))
    for (left, rest) in knownTerms(before: text) {
      for (word, sign) in words where rest.lowercased().hasPrefix(word) {
        let right = rest.dropFirst(word.count)
        // A constant behind the attribute may be meant on either side.
        guard word.isEmpty || right.first == " ", !["+", "-"].contains(right.trimmed.first) else {
          continue
        }
        let changed = "\(left) \(sign) \(right.trimmed)"
        guard isConstraint(changed) else { continue }
        let gap = SourceRange(
          start: start + left.utf8.count, end: line.utf8.count - right.trimmed.utf8.count)
        if let found = missingRelation(message, changed, at: gap) { return found }
        return fault(
          "missing-relation", message, at: gap, help: "write '\(changed)'",
          fix: [Diagnostic.Edit(gap, " \(sign) ")])
      }
    }
    guard let (left, rest) = knownTerms(before: text).first, rest.contains(".") else { return nil }
    let end = start + left.utf8.count
    return fault(
      "missing-relation", message, at: SourceRange(start: end, end: end + 1),
      help: "write '=' between '\(left)' and '\(rest)'")
  }

  /// The known items with an attribute with which a text begins, each with what follows behind a blank.
  private func knownTerms(before text: String) -> [(term: String, rest: String)] {
    names.sorted { $0.utf8.count > $1.utf8.count }.compactMap { name in
      let start = Layout.notation(of: name) + "."
      guard text.lowercased().hasPrefix(start.lowercased()) else { return nil }
      let attribute = text.dropFirst(start.count).prefix { $0.isLetter }
      let rest = text[attribute.endIndex...]
      guard rest.first == " ", AttributeNames.attribute(named: String(attribute)) != nil else {
        return nil
      }
      return (String(text[..<attribute.endIndex]), rest.trimmed)
    }
  }

  /// A constant beside the left item: `A.Top + 8 = B.Top`.
  func constantOnTheLeft(_ first: Equation.Term) -> Diagnostic? {
    guard case .sign(let sign) = token.kind, "+-−".contains(sign), tokens.count > next + 2,
      case let relation = tokens[next + 2], case .relation = relation.kind
    else { return nil }
    let constant = SourceRange(start: token.range.start, end: tokens[next + 1].range.end)
    let turned = turned(from: first)
    let moved = turned == nil ? moved(from: first, to: relation) : nil
    if turned == nil, moved == nil, let sum = sumOnTheLeft() { return sum }
    return fault(
      "unexpected-text", "a constant stands on the right side of a constraint, behind its item",
      at: constant, help: turned?.help ?? moved,
      fix: turned.map { [$0.edit] } ?? [])
  }

  /// The line with its sides exchanged if the constant stands beside the left one: `A.Top + 8 = B.Top`.
  private func turned(from first: Equation.Term) -> (help: String, edit: Diagnostic.Edit)? {
    let start = first.range.start
    let rest = text(in: SourceRange(start: token.range.start, end: line.utf8.count))
    let form =
      /^(?<left>[+−-]\s*(?:[0-9]+(?:\.[0-9]+)?|(?<name>\p{L}\w*)))\s*(?<sign>==?|>=|<=|≥|≤)\s*(?<right>[^=<>+−\[(@]+\.\s*\p{Alphabetic}+)\s*$/
    guard let match = rest.firstMatch(of: form),
      match.name.map({ $0 == EquationParser.standard || metrics[String($0)] != nil }) ?? true
    else { return nil }
    let mirrored = [">=": "<=", "<=": ">=", "≥": "≤", "≤": "≥"]
    let sign = mirrored[String(match.sign)] ?? String(match.sign)
    let left = text(in: first.range)
    let text = "\(match.right.trimmed) \(sign) \(left) \(match.left)"
    let range = SourceRange(start: start, end: line.utf8.count)
    return ("write '\(text)'", Diagnostic.Edit(range, text))
  }

  /// The help with the constant moved to the right, and added to the one that is there.
  private func moved(from first: Equation.Term, to relation: EquationLexer.Token) -> String? {
    let rest = text(in: SourceRange(start: relation.range.end, end: line.utf8.count))
    let left = text(in: SourceRange(start: token.range.start, end: relation.range.start))
    let form =
      /(?<item>[^=<>+−\[(@]*?\p{L}[^=<>+−\[(@]*?)??\s*(?<other>(?:[+−-]?\s*[0-9]+(?:\.[0-9]+)?)?)(?<tail>\s*[@\[(].*)?/
    guard let match = rest.trimmed.wholeMatch(of: form),
      let own = EquationParser.number(left),
      let other = match.other.isEmpty ? 0 : EquationParser.number(String(match.other))
    else { return nil }
    let value = other - own
    let number = DecimalText.rounded(value.magnitude, to: 3)
    let right: String
    if let item = match.item.map({ $0.trimmed }), !item.isEmpty {
      right = item + (value == 0 ? "" : " \(value < 0 ? "-" : "+") \(number)")
    } else {
      right = (value < 0 ? "-" : "") + number
    }
    let tail = match.tail.map { " " + $0.trimmed } ?? ""
    let changed = "\(text(in: first.range)) \(text(in: relation.range)) \(right)\(tail)"
    return isConstraint(changed) ? "write '\(changed)'" : nil
  }

  /// The number of a text with a sign before it: `+ 20`, `−8`.
  private static func number(_ text: String) -> Double? {
    Double(text.filter { $0 != " " }.replacing("−", with: "-"))
  }
}
