import Basics
import Diagnostics
import LayoutModel

/// Text that belongs to no part of a constraint.
extension EquationParser {
  /// The fault of text after the end of a constraint.
  func unexpected() -> Diagnostic {
    if let found = comment() ?? strayPriority(from: token.range.start) ?? arithmetic()
      ?? secondConstraint() ?? brokenNumber() ?? afterNumber() ?? factor() ?? sum()
    {
      return found
    }
    if token.kind == .sign("%") {
      return fault(
        "unexpected-text", "a constant is in points, and '%' is not one",
        help:
          "write the points; a percentage is a multiplier of a length, as in '50% x Superview.Width'"
      )
    }
    let help: String? =
      switch token.kind {
      case .sign("+"), .sign("-"), .sign("−"), .number: "write one constant at the end"
      default: nil  // Nothing is sure about other text.
      }
    return fault(
      "unexpected-text", "'\(text(in: token.range))' is not expected here", help: help)
  }

  /// A constant that is to be computed: `Superview.Width - 2 * 16`.
  private func arithmetic() -> Diagnostic? {
    guard let match = line.firstMatch(of: /([+−-]) *([0-9.]+) *([*×x\/+−-]) *([0-9.]+)\s*$/),
      let first = Double(match.2), let second = Double(match.4), second != 0
    else { return nil }
    let value: Double =
      switch match.3 {
      case "*", "×", "x": first * second
      case "/": first / second
      case "+": match.1 == "+" ? first + second : first - second
      default: match.1 == "+" ? first - second : first + second
      }
    let left = line[..<match.range.lowerBound].trimmed
    let sign = value < 0 ? (match.1 == "+" ? "-" : "+") : String(match.1)
    let changed = "\(left) \(sign) \(DecimalText.rounded(value.magnitude, to: 3))"
    guard isConstraint(changed) else { return nil }
    let start = line.utf8.distance(from: line.startIndex, to: match.range.lowerBound)
    let range = SourceRange(start: start, end: line.utf8.count)
    return fault(
      "unexpected-text", "a constant is one number", at: range, help: "write '\(changed)'",
      fix: [
        Diagnostic.Edit(
          SourceRange(start: left.utf8.count, end: line.utf8.count),
          String(changed.dropFirst(left.count)))
      ])
  }

  /// `# fixed`: a comment of another language.
  func comment() -> Diagnostic? {
    guard case .name(let text) = token.kind, text.hasPrefix("#") else { return nil }
    return comment(at: token.range.start)
  }

  private func comment(at start: Int) -> Diagnostic {
    let sign = SourceRange(start: start, end: start + 1)
    return fault(
      "unexpected-text", "a comment begins with '//' here, not with '#'", at: sign,
      help: "write '//'", fix: [Diagnostic.Edit(sign, "//")])
  }

  /// A number behind an attribute, without a sign: `Red View.Bottom 8`.
  private func missingSign(in text: String) -> Diagnostic? {
    guard next > 0, text.utf8.count == token.range.end - token.range.start,
      let dot = text.lastIndex(of: "."),
      let match = text[text.index(after: dot)...].wholeMatch(of: /(\w+) +([0-9]+)/),
      AttributeNames.attribute(named: String(match.1)) != nil
    else { return nil }
    let written = text[..<match.2.startIndex].trimmed + " + " + match.2
    return fault(
      "unexpected-text", "there is no '+' or '-' before '\(match.2)'", help: "write '\(written)'",
      fix: [Diagnostic.Edit(token.range, written)])
  }

  /// Two attributes on each side: `A.Width, A.Height = B.Width, B.Height`.
  private func lists() -> Diagnostic? {
    let form =
      /(?:[0-9]+[.)] *)?(?<first>[^,=<>]+), *(?<second>[^,=<>]+?) *(?<sign>[=<>]+) *(?<third>[^,=<>]+), *(?<fourth>[^,=<>]+)/
    guard let match = line.trimmed.wholeMatch(of: form) else { return nil }
    /// The second attribute of a side, whose item may stand before the first alone.
    func second(_ text: Substring, _ first: Substring) -> String {
      let item = first.lastIndex(of: ".").map { first[...$0] } ?? ""
      return text.contains(".") ? text.trimmed : item.trimmed + text.trimmed
    }
    let lines = [
      "\(match.first.trimmed) \(match.sign) \(match.third.trimmed)",
      "\(second(match.second, match.first)) \(match.sign) \(second(match.fourth, match.third))",
    ]
    guard lines.allSatisfy(isConstraint) else { return nil }
    return fault(
      "unexpected-text", "a line holds one constraint, and these are two",
      at: SourceRange(start: 0, end: line.utf8.count),
      help: "write '\(lines[0])' and '\(lines[1])', each on a line of its own")
  }

  /// A letter that looks like a minus sign, between an attribute and a number: `Superview.Trailing ー 16`.
  private func letterAsMinus(in text: String) -> Diagnostic? {
    guard let match = text.firstMatch(of: /\w +([ー一ㅡـ]) *[0-9.]*[0-9]$/),
      text.utf8.count == token.range.end - token.range.start
    else { return nil }
    let start = token.range.start + text[..<match.1.startIndex].utf8.count
    let range = SourceRange(start: start, end: start + match.1.utf8.count)
    return fault(
      "foreign-character", "'\(match.1)' is a letter, not '-'", at: range, help: "write '-'",
      fix: [Diagnostic.Edit(range, "-")])
  }

  /// The fault of text after an attribute that cannot belong to its name.
  func strayText(in text: String) -> Diagnostic? {
    // Regular expressions cost more than reading a whole recipe, so nearly all names are done with here.
    if text.last?.isNumber == true, let fault = letterAsMinus(in: text) ?? missingSign(in: text) {
      return fault
    }
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: ",") })
    else { return nil }
    if text.hasPrefix("#"), next == 0, !names.contains(where: text.hasPrefix) {
      return comment(at: token.range.start)
    }
    let found = text.indices.first { index in
      guard "#,".contains(text[index]), let dot = text[..<index].lastIndex(of: ".") else {
        return false
      }
      return AttributeNames.attribute(named: text[text.index(after: dot)..<index].trimmed) != nil
    }
    // With backquotes the token is longer than its text, and places in it are not known.
    guard let found, text.utf8.count == token.range.end - token.range.start else { return nil }
    let place = token.range.start + text[..<found].utf8.count
    let character = text[found]
    let range = SourceRange(start: place, end: place + character.utf8.count)
    if character == "#" { return comment(at: place) }
    if let found = strayPriority(from: place) ?? lists() { return found }
    return secondConstraint(from: place + 1) ?? stray(",", at: range)
  }

  private func stray(_ text: String, at range: SourceRange) -> Diagnostic {
    fault("unexpected-text", "'\(text)' is not expected here", at: range, help: "delete it")
  }

  // MARK: - Two constraints

  private func secondConstraint() -> Diagnostic? {
    if case .relation = token.kind {
      return fault(
        "unexpected-text", "a constraint has one relation, and this is a second one", help: chain())
    }
    return secondConstraint(from: token.range.start)
  }

  /// The two constraints of a chain: `A.Leading = B.Leading = C.Leading`.
  private func chain() -> String? {
    let signs = tokens.filter { if case .relation = $0.kind { true } else { false } }
    guard signs.count == 2 else { return nil }
    let middle = text(in: SourceRange(start: signs[0].range.end, end: signs[1].range.start)).trimmed
    let lines = [
      text(in: SourceRange(start: 0, end: signs[1].range.start)).trimmed,
      middle + " "
        + text(in: SourceRange(start: signs[1].range.start, end: line.utf8.count)).trimmed,
    ]
    guard lines.allSatisfy(isConstraint) else { return nil }
    let first = body(lines[0])
    if !isLegal(lines[1]), case .number? = tokens.dropLast().last?.kind, tokens.count == 6 {
      let distance = "\(first) + \(text(in: tokens[4].range))"
      return isLegal(distance) ? "write '\(distance)' if the number is a distance" : nil
    }
    return "write '\(first)' and '\(lines[1])', each on a line of its own"
  }

  /// A second constraint on the line, from a place on that may be a comma before it.
  private func secondConstraint(from place: Int) -> Diagnostic? {
    let isFollowed = tokens.contains {
      if case .relation = $0.kind { $0.range.start > place } else { false }
    }
    guard isFollowed else { return nil }
    let skipped = line.utf8.dropFirst(place).prefix { $0 == UInt8(ascii: ",") || ASCII.isBlank($0) }
    let range = SourceRange(
      start: place + skipped.count, end: tokens.last { $0.kind != .end }?.range.end ?? place)
    let hasComma = skipped.contains(UInt8(ascii: ","))
    return fault(
      "unexpected-text", "a line holds one constraint, and this is a second one", at: range,
      help: "put '\(text(in: range))' on a line of its own"
        + (hasComma ? ", and delete the ','" : ""))
  }

  /// An item after a multiplier without `x` between them: `2 Red View.Width`, `50% of
  /// Superview.Width`.
  func missingTimes() -> Diagnostic? {
    guard case .name(let text) = token.kind, let dot = text.lastIndex(of: "."),
      AttributeNames.attribute(named: text[text.index(after: dot)...].trimmed) != nil,
      let first = text.first, !".,–—".contains(first)
    else { return nil }
    let word =
      ["of ", "times ", "х ", "mal ", "fois ", "veces ", "倍の", "倍 ", "倍", "von ", "de "].first {
        text.lowercased().hasPrefix($0)
      } ?? ""
    let name = text[..<dot].dropFirst(word.count).trimmed
    let isKnown = names.isEmpty || names.contains { $0.lowercased() == name.lowercased() }
    guard isKnown || itemName(name) != nil || Suggestion.nearest(to: name, among: names) != nil
    else { return nil }
    let item = token.range.start + word.utf8.count
    let gap = SourceRange(start: previousEnd, end: item)
    let start = tokens[..<next].last { if case .relation = $0.kind { true } else { false } }
    let multiplier = self.text(
      in: SourceRange(start: start?.range.end ?? previousEnd, end: previousEnd))
    let term = self.text(in: SourceRange(start: item, end: token.range.end))
    return fault(
      "missing-times", "expected 'x' between the multiplier and the item",
      help: "write '\(multiplier.trimmed) x \(term)'", fix: [Diagnostic.Edit(gap, " x ")])
  }

  // MARK: - Arithmetic

  /// `gap * 2`: a metric that is to be computed.
  private func factor() -> Diagnostic? {
    guard token.kind == .sign("/") || token.kind == .times, next > 0,
      [next - 1, next + 1].contains(where: { metrics[text(in: tokens[$0].range)] != nil })
    else { return nil }
    return fault(
      "unexpected-text", "a constant is one number",
      help: "constants are not computed: declare the result as a metric of its own")
  }

  /// `12 + Red View.Bottom`: a constant before its item.
  private func sum() -> Diagnostic? {
    if case .sign(let sign) = token.kind, "+-−".contains(sign),
      let found = solvable("unexpected-text", "'\(sign)' is not expected here")
    {
      return found
    }
    guard token.kind == .sign("+"), next > 0, next + 1 < tokens.count,
      case .number = tokens[next - 1].kind, case .name(let name) = tokens[next + 1].kind,
      name.contains("."), case .relation? = next > 1 ? tokens[next - 2].kind : nil
    else { return nil }
    let term = text(in: tokens[next + 1].range)
    return fault(
      "unexpected-text", "'+' is not expected here",
      help: "put the constant last: '\(term) + \(text(in: tokens[next - 1].range))'")
  }
}
