import Basics
import Diagnostics
import LayoutModel

/// The fault of a line, by the text where the parser stopped.
extension EquationParser {
  func missingRelation(after first: Equation.Term) -> Diagnostic {
    let message = "expected '=', '>=' or '<=' after the first attribute"
    if let fault = ratio() ?? otherRelation(message)
      ?? wordedRelation(first, message) ?? constantOnTheLeft(first) ?? sumOnTheLeft()
    {
      return fault
    }
    let attribute = first.attribute
    guard let digit = attribute.firstIndex(where: { $0.isASCII && $0.isNumber }),
      case let known = attribute[..<digit].trimmed,
      AttributeNames.attribute(named: known) != nil
    else {
      return withoutRelation(message)
        ?? fault(
          "missing-relation", message,
          help:
            "write '=' and what it is equal to, as in '\(Layout.term(first.name, first.attribute)) = …'"
        )
    }
    let start = first.attributeRange.end - attribute[digit...].utf8.count
    let rest = text(in: SourceRange(start: start, end: line.utf8.count)).trimmed
    let term = Layout.term(first.name, known)
    let place = SourceRange(start: start, end: first.attributeRange.end)
    let before = text(in: SourceRange(start: 0, end: tokens[0].range.start))
    return missingRelation(message, "\(before)\(term) = \(rest)", at: place)
      ?? fault(
        "missing-relation", message, at: place, help: "did you mean '\(term) = \(rest)'?")
  }

  /// The fault of a location and a number without a relation, which is a distance from the superview's: `A.Leading 20`.
  func missingRelation(
    _ message: String, _ written: String, at place: SourceRange
  ) -> Diagnostic? {
    let measured = measured(written)
    guard measured != written, isConstraint(measured) else { return nil }
    return fault(
      "missing-relation", message, at: place, help: "write '\(body(measured))'",
      fix: [Diagnostic.Edit(SourceRange(start: 0, end: line.utf8.count), measured)])
  }

  /// A ratio of two attributes: `A.Width:Height = 16:9`.
  private func ratio() -> Diagnostic? {
    let form =
      /(?<head>(?:\d+\. *)?(?<name>.+)\.(?<first>Width|Height)) *[:\/] *(?:\k<name>\.)?(?<second>Width|Height) *==? *(?<wide>[0-9.]+) *[:\/] *(?<high>[0-9.]+)/
    guard let match = line.trimmed.wholeMatch(of: form), match.first != match.second else {
      return nil
    }
    let changed = "\(match.head) = \(match.wide):\(match.high) x \(match.name).\(match.second)"
    guard isConstraint(changed) else { return nil }
    return fault(
      "unexpected-text", "a ratio is the multiplier of a constraint",
      at: SourceRange(start: 0, end: line.utf8.count), help: "write '\(changed)'",
      fix: [Diagnostic.Edit(SourceRange(start: 0, end: line.utf8.count), changed)])
  }

  /// A sign or a word of another language in the place of the relation: `A.Top -> B.Top`, `A.Width: 100`.
  private func otherRelation(_ message: String) -> Diagnostic? {
    let start = token.range.start
    let rest = text(in: SourceRange(start: start, end: line.utf8.count))
    let signs = [
      "-->", "->", "~>", "<-", "::", ":", ",", "to ", "is equal to ", "equals ", "equal to ", "is ",
    ]
    guard let sign = signs.first(where: { rest.hasPrefix($0) }) else { return nil }
    let range = SourceRange(start: start, end: start + sign.utf8.count)
    let left = text(in: SourceRange(start: 0, end: start)).trimmed
    let changed = left + " = " + rest.dropFirst(sign.count).trimmed
    guard isConstraint(changed) else { return nil }
    if let found = missingRelation(message, changed, at: range) { return found }
    let gap = SourceRange(start: left.utf8.count, end: range.end)
    return fault(
      "missing-relation", message, at: range, help: "write '\(changed)'",
      fix: [Diagnostic.Edit(gap, rest.dropFirst(sign.count).first == " " ? " =" : " = ")])
  }

  /// A size in the words of Android and CSS: `A.Width = match_parent`, `A.Width = ~100`.
  func wordedSize(_ text: String) -> Diagnostic? {
    let message = "'\(text)' is no number, no metric and no item with an attribute"
    if let about = text.wholeMatch(of: /(?:~|≈|about|ca\.?|circa) *([0-9.]+)/) {
      return fault(
        "missing-attribute", message,
        help: "write '\(about.1)'; a constraint that may give way has a priority: "
          + "'\(about.1) (Priority 750)'")
    }
    switch text.lowercased().filter({ !"_- ".contains($0) }) {
    case "matchparent", "fillparent", "fill", "full", "infinity", ".infinity":
      let help = otherAttribute.map { "write '\(Layout.term(Layout.rootName, $0))'" }
      return fault("missing-attribute", message, help: help)
    case "wrapcontent", "fitcontent", "auto", "automatic", "intrinsic", "hug":
      return fault(
        "missing-attribute", message,
        help: "delete this line if the view has a content, as labels and buttons have; "
          + "a plain view needs a number")
    default: return nil
    }
  }

  /// A length between two numbers: `100 <= A.Height <= 200`.
  func between() -> Diagnostic? {
    let kinds = tokens.map(\.kind)
    guard next == 0, kinds.count == 6, case .number = kinds[0], case .relation(let low) = kinds[1],
      case .name = kinds[2], case .relation(let high) = kinds[3], case .number = kinds[4],
      let least = ["<": ">=", "<=": ">=", "≤": ">=", ">": "<=", ">=": "<=", "≥": "<="][low],
      let most = ["<": "<=", "<=": "<=", "≤": "<=", ">": ">=", ">=": ">=", "≥": ">="][high]
    else { return nil }
    let words = tokens.map { text(in: $0.range) }
    return fault(
      "unexpected-text", "a line holds one constraint, and these are two",
      at: SourceRange(start: tokens[0].range.start, end: tokens[4].range.end),
      help: "write '\(words[2]) \(least) \(words[0])' and '\(words[2]) \(most) \(words[4])', "
        + "each on a line of its own")
  }

  /// A name in the place of a constant.
  func unknownConstant(_ name: String) -> Diagnostic {
    if let dot = name.lastIndex(of: "."),
      AttributeNames.attribute(named: name[name.index(after: dot)...].trimmed) != nil
    {
      if let found = solvable("unexpected-text", "an attribute stands once, with its multiplier") {
        return found
      }
      let isLength = name.contains(/\.\s*(?:[Ww]idth|[Hh]eight)$/)
      return fault(
        "unexpected-text", "a constraint ties at most two attributes, and this is a third",
        help: isLength
          ? "one item stands on the right side: write the length of the other one as a number"
          : "write two constraints, each on a line of its own")
    }
    let translations = ["標準", "标准", "standardabstand", "estándar", "standart", "قياسي", "표준"]
    if translations.contains(name.lowercased())
      || Suggestion.nearest(to: name, among: [EquationParser.standard]) != nil
    {
      return missingConstant(help: meaning(EquationParser.standard))
    }
    let near = Suggestion.nearest(to: name, among: metrics.keys.sorted())
    // A name with a hyphen, `big-gap`, cannot be a metric's.
    let isWhole = line.utf8.dropFirst(token.range.end).first != UInt8(ascii: "-")
    let remedy = isWhole ? "write a number, or give '\(name)' one under 'metrics'" : nil
    return fault(
      "unknown-metric", "there is no metric '\(name)'", help: near.map(meaning) ?? remedy)
  }

  func missingConstant(help: String? = nil) -> Diagnostic {
    let expected = metrics.isEmpty ? "a number or 'Standard'" : "a number, 'Standard' or a metric"
    return fault("missing-constant", "expected " + expected, help: help)
  }

  static let standard = "Standard"

  func meaning(_ name: String) -> String { "did you mean '\(name)'?" }

  // MARK: - Parts

  func text(in range: SourceRange) -> String {
    let utf8 = line.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.start)
    return String(line[start..<utf8.index(utf8.startIndex, offsetBy: range.end)])
  }

  /// A fault at a place, or at the token where the parser is.
  func fault(
    _ id: String, _ message: String, at range: SourceRange? = nil, help: String? = nil,
    fix edits: [Diagnostic.Edit] = []
  ) -> Diagnostic {
    Diagnostic(
      id, message, at: range ?? token.range, help: help,
      fixes: edits.isEmpty ? [] : [Diagnostic.Fix(help ?? message, edits)])
  }
}
