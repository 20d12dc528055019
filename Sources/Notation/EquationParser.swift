import Basics
package import Diagnostics
import LayoutModel

/// Reads one line of the guide's notation.
///
///     8. Red View.Width = 2.0 x Blue View.Width (Priority 750)
package struct EquationParser {
  let line: String
  let tokens: [EquationLexer.Token]
  let metrics: [String: Double]
  /// The items that constraints can name, for suggestions.
  let names: [String]
  /// The lines around this one, for what is known of an item already.
  let neighbours: () -> [String]
  private(set) var next = 0

  /// Reads a line; nil when it holds nothing but a comment.
  /// - Parameters:
  ///   - metrics: Numbers that constants can name, in points.
  ///   - names: The items that constraints can name, for suggestions.
  ///   - neighbours: The lines around it, for suggestions.
  /// - Throws: Why the line could not be read.
  package static func equation(
    in line: SourceLine, metrics: [String: Double] = [:], names: [String] = [],
    neighbours: @escaping () -> [String] = { [] }
  ) throws(Diagnostic) -> Equation? {
    let bytes = Array(line.text.utf8)
    let (label, start) = label(of: bytes)
    let tokens = EquationLexer.tokens(of: bytes[start...], at: start)
    guard let first = tokens.first, first.kind != .end else { return nil }
    var parser = EquationParser(
      line: line.text, tokens: tokens, metrics: metrics, names: names, neighbours: neighbours)
    do throws(Diagnostic) {
      let equation = try parser.equation(label: label)
      if !parser.knows(equation),
        let fault = parser.otherLine()
      {
        throw fault
      }
      return equation.mapped(line.range)
    } catch {
      throw line.placed(
        parser.otherLine() ?? parser.nameWithoutBackquotes() ?? error)
    }
  }

  /// The number before a line, `8` in `8. Red View…`, and how many bytes it takes with its blanks.
  package static func label(of line: [UInt8]) -> (label: String?, bytes: Int) {
    let start = line.firstIndex { !ASCII.isBlank($0) } ?? line.count
    let digits = line[start...].prefix(while: ASCII.isDigit)
    let rest = line[digits.endIndex...]
    guard !digits.isEmpty, let mark = rest.first,
      mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")"),
      let blank = rest.dropFirst().first, ASCII.isBlank(blank)
    else { return (nil, start) }
    let body = rest.dropFirst().drop(while: ASCII.isBlank)
    return (String(decoding: digits, as: UTF8.self), body.startIndex)
  }

  // MARK: - Grammar

  mutating func equation(label: String?) throws(Diagnostic) -> Equation {
    let first = try term(what: "the item and attribute on the left, as in 'Red View.Leading'")
    var constraint = LayoutConstraint(
      item: .view(0), attribute: .notAnAttribute, relatedBy: try relation(after: first))
    constraint.label = label
    let rightStart = token.range.start
    var equation = Equation(constraint, first: first, rightRange: first.range)
    try rightSide(&equation)
    equation.rightRange = SourceRange(start: rightStart, end: previousEnd)
    try tail(&equation.constraint)
    let range = SourceRange(start: first.range.start, end: previousEnd)
    equation.constraint.origin = range
    equation.constraint.text = text(in: range)
    return equation
  }

  private mutating func relation(after first: Equation.Term) throws(Diagnostic) -> Relation {
    guard case .relation(let sign) = token.kind else { throw missingRelation(after: first) }
    let relations: [String: Relation] = [
      "=": .equal, "==": .equal, ">=": .greaterThanOrEqual, "≥": .greaterThanOrEqual,
      "=>": .greaterThanOrEqual, "<=": .lessThanOrEqual, "≤": .lessThanOrEqual,
      "=<": .lessThanOrEqual,
    ]
    guard let relation = relations[sign] else {
      let unknown = fault(
        "unknown-relation", "'\(sign)' is not a relation", help: "use '=', '>=' or '<='")
      throw [">", "<"].contains(sign) ? unknown.writing(sign + "=") : unknown
    }
    advance()
    return relation
  }

  private mutating func rightSide(_ equation: inout Equation) throws(Diagnostic) {
    switch token.kind {
    case .name("Standard"), .name("standard"):
      try constant(of: &equation.constraint)
    case .name(let name) where metrics[name] != nil:
      try constant(of: &equation.constraint)
      return
    case .name: equation.second = try secondTerm()
    case .number, .sign("+"), .sign("-"), .sign("−"):
      let isNegative = try takeSign()
      if case .name(let name) = token.kind, let value = metrics[name] {
        equation.constraint.constant = isNegative ? -value : value
        return advance()
      }
      let value = try ratio()
      if token.kind == .times {
        advance()
        equation.constraint.multiplier = isNegative ? -value : value
        equation.second = try secondTerm()
      } else {
        equation.constraint.constant = isNegative ? -value : value
        return
      }
    default:  // Any other token begins no side.
      throw solvable("unexpected-text", "a constraint has no parentheses around its sums")
        ?? fault(
          "missing-right-side", "expected an item and attribute, or a number",
          help: "write it as in \(equation.first.examples)")
    }
    switch token.kind {
    case .sign("+"), .sign("-"), .sign("−"): try constant(of: &equation.constraint)
    default: break  // What follows is read, or reported, by the caller.
    }
  }

  /// The item on the right; nil for the guide's `NotAnAttribute`.
  private mutating func secondTerm() throws(Diagnostic) -> Equation.Term? {
    if case .name(let name) = token.kind, name.lowercased() == "notanattribute" {
      advance()
      return nil
    }
    return try term(what: "an item and attribute, as in 'Superview.Leading'")
  }

  private mutating func constant(of constraint: inout LayoutConstraint) throws(Diagnostic) {
    let sign = try takeSign() ? -1.0 : 1
    switch token.kind {
    case .name(let name) where name.lowercased() == "standard":
      (constraint.constant, constraint.usesStandardSpacing) = (sign, true)
    case .number(let value):
      (constraint.constant, constraint.usesStandardSpacing) = (sign * value, false)
    case .name(let name):
      guard let value = metrics[name] else { throw unknownConstant(name) }
      (constraint.constant, constraint.usesStandardSpacing) = (sign * value, false)
    default: throw missingConstant()  // Any other token is no constant.
    }
    advance()
  }

  /// Takes the signs before a number, `+ -8.0` among them; true when they make it negative.
  private mutating func takeSign() throws(Diagnostic) -> Bool {
    var isNegative = false
    while case .sign(let sign) = token.kind, "+-−".contains(sign) {
      if tokens[next + 1].kind == token.kind, tokens[next + 1].range.start == token.range.end {
        throw fault(
          "unexpected-text", "there are two signs in a row", help: "write one '\(sign)'",
          fix: [Diagnostic.Edit(token.range, "")])
      }
      if sign != "+" { isNegative.toggle() }
      advance()
    }
    return isNegative
  }

  /// `2.0`, `200%`, `2/1` or `2:1`.
  private mutating func ratio() throws(Diagnostic) -> Double {
    guard case .number(let value) = token.kind else {
      throw fault("missing-number", "expected a number", help: "write one, as in '+ 8'")
    }
    advance()
    guard case .sign(let sign) = token.kind else { return value }
    if sign == "%" {
      advance()
      guard token.kind == .times else {
        throw missingTimes()
          ?? fault(
            "missing-right-side", "expected 'x' and an item after a percentage",
            help: shareOfRoot(value))
      }
      return value / 100
    }
    guard sign == "/" || sign == ":" else { return value }
    advance()
    guard case .number(let divisor) = token.kind, divisor != 0 else {
      throw fault(
        "missing-number", "expected a number other than 0 after '\(sign)'",
        help: "write a ratio as in '16\(sign)9'")
    }
    advance()
    return value / divisor
  }

  /// Priority and identifier, in any order, then the end.
  private mutating func tail(_ constraint: inout LayoutConstraint) throws(Diagnostic) {
    var hasPriority = false
    while token.kind != .end {
      switch token.kind {
      case .sign("@"):
        try beginPriority(&hasPriority)
        constraint.priority = try priority()
      case .sign("("):
        try beginPriority(&hasPriority)
        constraint.priority = try wordedPriority()
        try take(")")
      case .identifier(let name):
        constraint.identifier = name
        advance()
      case .sign(";"): advance()
      default: throw unexpected()  // Any other token ends no equation.
      }
    }
  }

  private mutating func beginPriority(_ hasPriority: inout Bool) throws(Diagnostic) {
    if hasPriority {
      throw fault("second-priority", "a constraint has one priority", help: "delete one of the two")
    }
    hasPriority = true
    advance()
  }

  /// `Priority 750`, which the lexer takes for a name.
  private mutating func wordedPriority() throws(Diagnostic) -> Priority {
    guard case .name(let text) = token.kind else { throw missingPriority() }
    let words = text.utf8.split(whereSeparator: ASCII.isBlank).map { String(Substring($0)) }
    guard words.first?.lowercased() == "priority", words.count <= 2 else {
      throw missingPriority()
    }
    if words.count == 1 {
      advance()
      if token.kind == .sign(":") { advance() }
      return try priority()
    }
    guard words[1].utf8.allSatisfy({ ASCII.isDigit($0) || $0 == UInt8(ascii: ".") }),
      let value = Double(words[1])
    else { throw missingPriority() }
    return try priority(of: value)
  }

  private mutating func priority() throws(Diagnostic) -> Priority {
    guard case .number(let value) = token.kind else { throw missingPriority() }
    return try priority(of: value)
  }

  private mutating func priority(of value: Double) throws(Diagnostic) -> Priority {
    guard value >= 1, value <= 1000 else {
      throw fault(
        "priority-out-of-range", "the priority is \(DecimalText.rounded(value, to: 3))",
        help: "use 1 to 1000; 1000 is required")
    }
    advance()
    return Priority(value)
  }

  private mutating func term(what: String) throws(Diagnostic) -> Equation.Term {
    guard case .name(let text) = token.kind else {
      let message = "expected \(what)"
      throw unquotedName() ?? numberWithoutBlank() ?? between() ?? solvable("missing-item", message)
        ?? fault("missing-item", message)
    }
    guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else {
      throw missingAttribute(of: text)
    }
    let range = token.range
    // The attribute holds no backquote, so its bytes are counted from the end.
    let attribute = text[text.utf8.index(after: dot)...]
    let attributeStart = range.end - attribute.utf8.count
    if let stray = strayText(in: text) { throw stray }
    advance()
    return Equation.Term(
      String(text[..<dot]).trimmed,
      at: SourceRange(start: range.start, end: attributeStart - 1), String(attribute).trimmed,
      at: SourceRange(start: attributeStart, end: range.end))
  }

  // MARK: - Tokens

  var token: EquationLexer.Token { tokens[next] }

  var previousEnd: Int { next > 0 ? tokens[next - 1].range.end : token.range.start }

  private mutating func advance() {
    if next + 1 < tokens.count { next += 1 }
  }

  private mutating func take(_ sign: Character) throws(Diagnostic) {
    guard token.kind == .sign(sign) else {
      throw fault("unexpected-text", "expected '\(sign)'", help: "write '\(sign)' before it")
    }
    advance()
  }
}
