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
    var parser = CodeParser(ReusedNames.separated(tokens))
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
    var list = StatementList()
    while index < end {
      let start = index
      if let own = control(before: end) {
        list.close()
        list.statements += own
      } else if isSign("=", at: index, before: end), list.target != nil {
        index += 1
        list.assign(expression(upTo: end))
      } else if isSign(":", at: index, before: end), list.last != nil {
        list.beginType()
        index += 1
      } else if tokens[index].text == "return", tokens[index].kind == .name {
        list.close()
        index += 1
        if index < end, !tokens[index].isFirstOfLine, let value = startOfExpression(before: end) {
          list.statements.append(CodeStatement(value: value, isReturn: true))
        }
      } else if let next = startOfExpression(before: end) {
        list.append(next, tokens[start])
      } else {
        list.close()
      }
      if index == start { index += 1 }
    }
    list.close()
    return list.statements
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

/// The statements of a body while it is read.
private struct StatementList {
  var statements: [CodeStatement] = []
  /// The expression before the current token, or the type behind a colon.
  private(set) var last: CodeExpression?
  /// `let padding: CGFloat = 16` has a type between the name and its value.
  private var typed: CodeExpression?
  /// The colon after `case .wide` begins no type.
  private var isCase = false

  /// The expression that a sign of equality gives a value.
  var target: CodeExpression? { typed ?? last }

  mutating func assign(_ value: CodeExpression) {
    guard let target else { return }
    let type = typed == nil ? nil : last?.typeName
    statements.append(CodeStatement(target: target, type: type, value: value))
    (last, typed) = (nil, nil)
  }

  mutating func beginType() { (last, typed, isCase) = (nil, isCase ? nil : last, false) }

  mutating func append(_ next: CodeExpression, _ token: CodeToken) {
    if token.isFirstOfLine {
      close()
      isCase = false
    } else if let last {
      keep(last)
    }
    if ["case", "default"].contains(token.text) { isCase = true }
    last = next
  }

  /// Ends the statement, so that what follows begins another.
  mutating func close() {
    if let name = typed, name.path != nil, let type = last?.typeName, let value = last {
      statements.append(CodeStatement(target: name, type: type, value: value))
    } else {
      for expression in [typed, last] { if let expression { keep(expression) } }
    }
    (last, typed) = (nil, nil)
  }

  private mutating func keep(_ expression: CodeExpression) {
    if expression.name == nil { statements.append(CodeStatement(value: expression)) }
  }
}
