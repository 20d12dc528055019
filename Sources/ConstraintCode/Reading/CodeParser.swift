import Diagnostics

/// Makes expressions of any tokens of Objective-C or Swift.
///
/// It reads each token once and skips brackets that are nested very deeply.
struct CodeParser {
  let tokens: [CodeToken]
  /// The index of the bracket that closes each one; -1 for unclosed ones.
  let partners: [Int]
  /// The indices of the `#endif` of each `#if`.
  let directiveEnds: [Int: Int]
  var index = 0
  private(set) var depth = 0

  static let deepest = 24

  /// The statements that some tokens make.
  static func statements(of tokens: [CodeToken]) -> [CodeStatement] {
    var parser = CodeParser(tokens)
    return parser.statements(upTo: tokens.count)
  }

  private init(_ tokens: [CodeToken]) {
    self.tokens = tokens
    partners = CodeParser.partners(in: tokens)
    directiveEnds = CodeParser.directiveEnds(in: tokens)
  }

  private static func partners(in tokens: [CodeToken]) -> [Int] {
    var partners = [Int](repeating: -1, count: tokens.count)
    var open: [Int] = []
    for index in tokens.indices where tokens[index].depthChange != 0 {
      if tokens[index].depthChange > 0 {
        open.append(index)
      } else {
        // A bracket or two may be missing in a listing that was pasted.
        let near = open.suffix(3)
        guard let match = near.lastIndex(where: { tokens[$0].isClosed(by: tokens[index]) })
        else { continue }
        partners[open[match]] = index
        open.removeSubrange(match...)
      }
    }
    return partners
  }

  private static func directiveEnds(in tokens: [CodeToken]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [Int] = []
    for index in tokens.indices.dropLast() where tokens[index].text == "#" {
      switch tokens[index + 1].text {
      case "if", "ifdef", "ifndef": open.append(index)
      case "endif": if let start = open.popLast() { ends[start] = index }
      default: break
      }
    }
    for start in open { ends[start] = tokens.count }
    return ends
  }

  // MARK: - Tokens

  func isSign(_ sign: StaticString, at index: Int, before end: Int) -> Bool {
    index < end && tokens[index].kind == .sign && tokens[index].byte == sign.utf8Start.pointee
  }

  func isName(at index: Int, before end: Int) -> Bool {
    index < end && tokens[index].kind == .name
  }

  /// Whether a token follows the one before it without a blank.
  func isAdjacent(_ index: Int) -> Bool {
    index > 0 && tokens[index - 1].range.end == tokens[index].range.start
  }

  func range(from start: Int) -> SourceRange {
    let last = max(start, min(index, tokens.count) - 1)
    return SourceRange(start: tokens[start].range.start, end: tokens[last].range.end)
  }

  /// Reads the content of the brackets that the current token opens, and skips them.
  mutating func inBrackets<Content>(
    before end: Int, _ read: (inout CodeParser, Int) -> Content
  ) -> Content? {
    let partner = partners[index]
    let inner = partner < 0 || partner > end ? end : partner
    defer { index = partner < 0 || partner >= end ? end : partner + 1 }
    guard depth < CodeParser.deepest else { return nil }
    index += 1
    depth += 1
    defer { depth -= 1 }
    return read(&self, inner)
  }

  /// Reads content that is nested without brackets.
  mutating func nested<Content>(_ read: (inout CodeParser) -> Content) -> Content {
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  // MARK: - Statements

  mutating func statements(upTo end: Int) -> [CodeStatement] {
    var statements: [CodeStatement] = []
    var last: CodeExpression?
    // `let padding: CGFloat = 16` has a type between the name and its value.
    var typed: CodeExpression?
    // The colon after `case .wide` begins no type.
    var isCase = false
    func close(_ expression: CodeExpression?) {
      guard let expression, expression.name == nil else { return }
      statements.append(CodeStatement(target: nil, value: expression))
    }
    while index < end {
      let start = index
      if let own = control(before: end) {
        close(typed)
        close(last)
        (last, typed) = (nil, nil)
        statements += own
      } else if isSign("=", at: index, before: end), let target = typed ?? last {
        index += 1
        let value = expression(upTo: end)
        statements.append(CodeStatement(target: target, value: value))
        (last, typed) = (nil, nil)
      } else if isSign(":", at: index, before: end), last != nil {
        (last, typed, isCase) = (nil, isCase ? nil : last, false)
        index += 1
      } else if let next = startOfExpression(before: end) {
        close(last)
        if tokens[start].isFirstOfLine { close(typed) }
        if tokens[start].isFirstOfLine { typed = nil }
        if tokens[start].isFirstOfLine { isCase = false }
        if ["case", "default"].contains(tokens[start].text) { isCase = true }
        last = next
      } else {
        close(typed)
        close(last)
        (last, typed) = (nil, nil)
      }
      if index == start { index += 1 }
    }
    close(typed)
    close(last)
    return statements
  }

  /// An expression at the current token; nil when none begins here.
  private mutating func startOfExpression(before end: Int) -> CodeExpression? {
    let token = tokens[index]
    if token.kind == .sign, !CodeParser.beginners.contains(token.byte) { return nil }
    return expression(upTo: end)
  }

  /// The signs with which an expression can begin.
  private static let beginners = Set("([{.-+@^&!*".utf8)
}
