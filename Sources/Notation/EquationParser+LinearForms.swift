import Basics
import Diagnostics
import LayoutModel

/// Constraints whose sides are sums in another order: `200 = A.Height`, `A.Top - B.Bottom = 8`.
extension EquationParser {
  /// The line solved for one attribute, as the notation has it; nil of one that no constraint says.
  func solvedLine() -> String? {
    let signs = tokens.indices.filter {
      if case .relation = tokens[$0].kind { true } else { false }
    }
    guard line.utf8.count <= 300, signs.count == 1,
      case .relation(let sign) = tokens[signs[0]].kind,
      let relation = ["==": "=", "≥": ">=", "≤": "<=", "=>": ">=", "=<": "<="][sign]
        ?? (["=", ">=", "<="].contains(sign) ? sign : nil)
    else { return nil }
    var left = LinearReader(tokens[..<signs[0]], text: written, isMetric: isMetric)
    var right = LinearReader(tokens[(signs[0] + 1)...], text: written, isMetric: isMetric)
    guard let first = left.sum(), left.index == signs[0], let second = right.sum(),
      let term = EquationParser.solved(first, second)
    else { return nil }
    var sum = second
    sum.add(first, times: -1)  // 0 relation sum
    guard let own = sum.terms.first(where: { $0.text == term })?.multiplier else { return nil }
    sum.terms.removeAll { $0.text == term }
    sum = sum.times(-1 / own)
    // `0 >= own x term + rest` is `term <= …` if the multiplier is positive.
    let isTurned = own > 0
    guard sum.terms.count <= 1, let value = side(sum) else { return nil }
    let mirrored = [">=": "<=", "<=": ">="]
    let start = text(in: SourceRange(start: 0, end: tokens[0].range.start))
    let tail = right.index < tokens.count ? tokens[right.index].range.start : line.utf8.count
    let end = text(in: SourceRange(start: tail, end: line.utf8.count)).trimmed
    let solved =
      "\(start)\(term) \(isTurned ? mirrored[relation] ?? relation : relation) \(value) \(end)"
      .trimmed
    return isLegal(solved) ? solved : nil
  }

  /// The term that a line is solved for: the side that is one alone, or else the first that is not the superview's.
  private static func solved(_ first: LinearSide, _ second: LinearSide) -> String? {
    func alone(_ side: LinearSide) -> String? {
      side.terms.count == 1 && side.terms[0].multiplier == 1 && side.constant == 0
        && side.metrics.isEmpty ? side.terms[0].text : nil
    }
    if let term = alone(first) ?? alone(second) { return term }
    let all = (first.terms + second.terms).map(\.text)
    return all.first { !$0.hasPrefix(Layout.rootName) } ?? all.first
  }

  /// A sum as the right side of a constraint; nil of one that is to be computed.
  private func side(_ sum: LinearSide) -> String? {
    guard let constant = sum.constantText else { return nil }
    guard let (term, multiplier) = sum.terms.first else {
      let number = constant.trimmed
      if number.isEmpty { return "0" }
      return number.hasPrefix("+ ") ? String(number.dropFirst(2)) : number.filter { $0 != " " }
    }
    return LinearSide.multiplierText(multiplier) + term + constant
  }

  private func written(_ token: EquationLexer.Token) -> String { text(in: token.range).trimmed }

  private func isMetric(_ name: String) -> Bool {
    metrics[name] != nil || name == EquationParser.standard
  }

  /// Whether a line is a constraint on known items that breaks no rule, and a location has no negative multiplier.
  func isLegal(_ line: String) -> Bool {
    var (parser, label) = reading(line)
    guard let equation = try? parser.equation(label: label), parser.knows(equation) else {
      return false
    }
    var constraint = equation.constraint
    constraint.firstAttribute =
      AttributeNames.attribute(named: equation.first.attribute) ?? .notAnAttribute
    if let second = equation.second {
      let isSame = second.name.lowercased() == equation.first.name.lowercased()
      constraint.secondItem = .view(isSame ? 0 : 1)
      constraint.secondAttribute =
        AttributeNames.attribute(named: second.attribute) ?? .notAnAttribute
    }
    return AttributeRule.broken(by: constraint) == nil
      && (constraint.multiplier > 0 || constraint.firstAttribute.isSize)
  }

  /// The fault of a line that says a constraint in another order.
  func solvable(_ id: String, _ message: String, at range: SourceRange? = nil) -> Diagnostic? {
    guard let solved = solvedLine() else { return nil }
    return fault(
      id, message, at: range, help: "write '\(body(solved))'",
      fix: [Diagnostic.Edit(SourceRange(start: 0, end: line.utf8.count), solved)])
  }

  /// A left side that is more than one attribute: `A.Width / 2 = B.Width`, `A.Top - B.Bottom = 8`.
  func sumOnTheLeft() -> Diagnostic? {
    let relation = tokens.firstIndex { if case .relation = $0.kind { true } else { false } }
    guard let relation, relation > next else { return nil }
    return solvable(
      "unexpected-text", "the left side of a constraint is one attribute of an item",
      at: SourceRange(start: tokens[0].range.start, end: tokens[relation - 1].range.end))
  }
}
