import Diagnostics

/// Branches and loops.
extension CodeParser {
  /// Reads a branch or a loop at the current token; nil when none begins here.
  mutating func control(before end: Int) -> [CodeStatement]? {
    guard index < end, depth < CodeParser.deepest else { return nil }
    if let close = directiveEnds[index] { return directive(upTo: min(close, end)) }
    if let own = declaration(before: end) { return own }
    guard tokens[index].kind == .name, index == 0 || tokens[index - 1].text != "." else {
      return nil
    }
    switch tokens[index].text {
    case "if": return conditional(before: end)
    case "for": return loop(before: end)
    case "switch":
      guard let place = startOfBody(from: index + 1, before: end) else { return nil }
      return branch(from: index, at: place, before: end)
    // The `else` of a `guard`; the `else` of an `if` is read with the `if`.
    case "else" where isSign("{", at: index + 1, before: end):
      return branch(from: index, at: index + 1, before: end)
    default: return nil
    }
  }

  // MARK: - Branches

  /// Reads `#if` to its `#endif`.
  private mutating func directive(upTo end: Int) -> [CodeStatement] {
    let start = index
    let keyword = SourceRange(
      start: tokens[start].range.start, end: tokens[start + 1].range.end)
    index += 2
    let body = nested { $0.statements(upTo: end) }
    index = min(end + 2, tokens.count)
    return [statement(CodeBranch(keyword: "#if", range: keyword, statements: body), from: start)]
  }

  private mutating func branch(from start: Int, at place: Int, before end: Int) -> [CodeStatement] {
    index = place
    let body = body(before: end)
    return [branch(of: body, from: start)]
  }

  private func branch(of body: [CodeStatement], from start: Int) -> CodeStatement {
    let keyword = tokens[start]
    return statement(
      CodeBranch(keyword: keyword.text, range: keyword.range, statements: body), from: start)
  }

  private func statement(_ branch: CodeBranch, from start: Int) -> CodeStatement {
    CodeStatement(
      target: nil, value: CodeExpression(root: .branch(branch), range: range(from: start)))
  }

  /// Reads an `if` with all its `else`; one that only unwraps is as good as its body.
  private mutating func conditional(before end: Int) -> [CodeStatement]? {
    let start = index
    guard let place = startOfBody(from: index + 1, before: end) else { return nil }
    var isWrapper = unwraps(from: index + 1, to: place)
    index += 1
    let conditions = isWrapper ? nested { $0.statements(upTo: place) } : []
    index = place
    var body = body(before: end)
    while isName(at: index, before: end), tokens[index].text == "else" {
      isWrapper = false
      index += 1
      let isLast = !isName(at: index, before: end) || tokens[index].text != "if"
      if !isLast {
        guard let place = startOfBody(from: index + 1, before: end) else { break }
        index = place
      }
      body += self.body(before: end)
      if isLast { break }
    }
    return isWrapper ? conditions + body : [branch(of: body, from: start)]
  }

  /// Whether a condition is `let x = y` or `(self = [super init])`, and no more.
  private func unwraps(from start: Int, to end: Int) -> Bool {
    guard start < end else { return false }
    if isSign("(", at: start, before: end) {
      guard partners[start] == end - 1 else { return false }
      var place = start
      while isSign("(", at: place, before: end) { place += 1 }
      guard place + 1 < end, tokens[place].text == "self" else { return false }
      return isSign(")", at: place + 1, before: end)
        || isSign("=", at: place + 1, before: end) && !isSign("=", at: place + 2, before: end)
    }
    var (place, isStart) = (start, true)
    while place < end {
      if isStart, !["let", "var"].contains(tokens[place].text) { return false }
      isStart = isSign(",", at: place, before: end)
      place = max(place, partners[place]) + 1
    }
    return true
  }

  // MARK: - Loops

  /// Reads `for (i, view) in views { … }` or `for (UIView *view in views) { … }`.
  private mutating func loop(before end: Int) -> [CodeStatement]? {
    let start = index
    let near = start + 1..<max(start + 1, min(end, start + 24))
    guard let place = near.first(where: { tokens[$0].text == "in" }) else { return nil }
    var names = elements(from: start + 1, to: place)
    var body: Int
    var sequenceEnd: Int
    let close = partners[start + 1]
    if isSign("(", at: start + 1, before: end), close > place, close < end {
      names = tokens[place - 1].kind == .name ? [tokens[place - 1].text] : []
      (sequenceEnd, body) = (close, close + 1)
    } else {
      guard let brace = startOfBody(from: place + 1, before: end) else { return nil }
      (sequenceEnd, body) = (brace, brace)
    }
    index = place + 1
    let sequence = nested { $0.statements(upTo: sequenceEnd) }
    index = body
    var closure = CodeClosure(elements: names, statements: self.body(before: end))
    if names.count == 1, sequence.count == 1, sequence[0].value.isKnownSequence {
      closure.sequence = sequence[0].value
    }
    let value = CodeExpression(root: .closure(closure), range: range(from: start))
    return sequence + [CodeStatement(target: nil, value: value)]
  }

  /// The names that a loop's pattern binds, types and cases left out.
  private func elements(from start: Int, to end: Int) -> [String] {
    (start..<end).compactMap { place in
      let text = tokens[place].text
      guard tokens[place].kind == .name,
        !["case", "let", "var", "try", "await", "_", "as"]
          .contains(text)
      else { return nil }
      return [".", ":", "as"].contains(tokens[place - 1].text) ? nil : text
    }
  }

  // MARK: - Bodies

  /// The most tokens between a keyword and its body.
  private static let longestCondition = 200

  /// The index of the body after a condition; nil if there is none.
  private func startOfBody(from start: Int, before end: Int) -> Int? {
    if isSign("(", at: start, before: end), partners[start] > 0 {
      let next = partners[start] + 1
      guard next < end else { return nil }
      // After a condition of C any statement is a body; in Swift the condition goes on.
      let goesOn = tokens[next].kind == .sign && "|&=<>!?.,+-/%".contains(tokens[next].text)
      if !goesOn { return next }
    }
    var place = start
    for _ in 0..<CodeParser.longestCondition {
      guard place < end else { return nil }
      if isSign("{", at: place, before: end) { return place }
      if isSign(";", at: place, before: end) || tokens[place].depthChange < 0 { return nil }
      place = max(place, partners[place]) + 1
    }
    return nil
  }

  /// Reads a body in braces, or a single statement.
  private mutating func body(before end: Int) -> [CodeStatement] {
    guard index < end else { return [] }
    if isSign("{", at: index, before: end) {
      return inBrackets(before: end) { $0.statements(upTo: $1) } ?? []
    }
    var place = index
    for _ in 0..<CodeParser.longestCondition {
      guard place < end, !isSign(";", at: place, before: end) else { break }
      place = max(place, partners[place]) + 1
    }
    let stop = min(place, end)
    defer { index = min(stop + 1, end) }
    return nested { $0.statements(upTo: stop) }
  }
}

extension CodeExpression {
  /// Whether it is a list, or the keys of a dictionary: `views.keys`.
  fileprivate var isKnownSequence: Bool {
    if case .list = root { true } else { path?.last == "keys" && !links.isEmpty }
  }
}
