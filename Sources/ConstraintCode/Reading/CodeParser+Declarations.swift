import Diagnostics

/// Types and functions that code declares.
extension CodeParser {
  private static let typeWords: Set = ["class", "struct", "enum", "extension", "actor"]

  /// Reads a type or a function at the current token; nil when none begins here.
  ///
  /// A function without a body is a declaration only: it has no statement.
  mutating func declaration(before end: Int) -> [CodeStatement]? {
    let token = tokens[index]
    if token.kind == .sign {
      if isSign("@", at: index, before: end), isName(at: index + 1, before: end) {
        return objectiveCType(before: end)
      }
      return token.isFirstOfLine ? method(before: end) : nil
    }
    guard index == 0 || tokens[index - 1].text != ".", isName(at: index + 1, before: end) else {
      return nil
    }
    if token.text == "func" { return function(before: end) }
    return CodeParser.typeWords.contains(token.text) ? type(before: end) : nil
  }

  /// The most tokens between the name of a declaration and its body.
  private static let longestHead = 60

  /// Reads `final class Cell: UITableViewCell { … }`.
  private mutating func type(before end: Int) -> [CodeStatement]? {
    let start = index
    guard let body = bodyOfDeclaration(from: start + 2, before: end) else { return nil }
    let colon = (start + 2..<body).first { isSign(":", at: $0, before: body) }
    let base = colon.map { $0 + 1 }.flatMap { isName(at: $0, before: body) ? tokens[$0].text : nil }
    var declaration = CodeDeclaration(kind: .type, name: tokens[start + 1].text, type: base)
    index = body
    declaration.statements = inBrackets(before: end) { $0.statements(upTo: $1) } ?? []
    return [statement(declaration, from: start)]
  }

  /// Reads `func makeLabel(_ text: String) -> UILabel { … }`.
  private mutating func function(before end: Int) -> [CodeStatement]? {
    let start = index
    let near = start + 2..<max(start + 2, min(end, start + 24))
    guard let open = near.first(where: { isSign("(", at: $0, before: end) }),
      partners[open] > 0, partners[open] < end
    else { return nil }
    let close = partners[open]
    let body = bodyOfDeclaration(from: close + 1, before: end)
    var declaration = CodeDeclaration(kind: .function, name: tokens[start + 1].text)
    declaration.parameters = parameters(in: open + 1..<close)
    let head = close + 1..<(body ?? min(end, close + CodeParser.longestHead))
    if let arrow = head.first(where: { isSign(">", at: $0, before: end) }) {
      declaration.type = (arrow + 1..<head.upperBound).first {
        isName(at: $0, before: end) && !["some", "any"].contains(tokens[$0].text)
      }.map { tokens[$0].text }
    }
    guard let body else {
      index = head.first { tokens[$0].isFirstOfLine } ?? head.upperBound
      return []
    }
    index = body
    declaration.statements = inBrackets(before: end) { $0.statements(upTo: $1) } ?? []
    return [statement(declaration, from: start)]
  }

  /// The parameters between the brackets of a function.
  private func parameters(in range: Range<Int>) -> [(label: String?, name: String)] {
    var parameters: [(label: String?, name: String)] = []
    var names: [String] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if isSign(":", at: index, before: range.upperBound), let first = names.first {
        parameters.append((first == "_" ? nil : first, names.last ?? first))
        // The type and a default value, up to the comma.
        while index < range.upperBound, !isSign(",", at: index, before: range.upperBound) {
          index = max(index, partners[index]) + 1
        }
        names = []
      } else if tokens[index].kind == .name {
        names.append(tokens[index].text)
      }
      index += 1
    }
    return parameters
  }

  /// The index of the brace behind the head of a declaration; nil when another statement comes first.
  private func bodyOfDeclaration(from start: Int, before end: Int) -> Int? {
    var place = start
    while place < min(end, start + CodeParser.longestHead) {
      if isSign("{", at: place, before: end) { return place }
      let token = tokens[place]
      let endsHead =
        token.depthChange < 0 || [";", "=", "@"].contains(token.text)
        || token.isFirstOfLine && token.kind == .name
          && !["where", "throws", "async", "rethrows"].contains(token.text)
      if endsHead, !isContinued(place) { return nil }
      place = max(place, partners[place]) + 1
    }
    return nil
  }

  /// Whether the head of a declaration goes on with a name on a new line, as a list of protocols does.
  private func isContinued(_ place: Int) -> Bool {
    tokens[place].kind == .name && place > 0 && [",", ":"].contains(tokens[place - 1].text)
  }

  // MARK: - Objective-C

  /// Reads `@interface Cell : UITableViewCell`, and skips the name of `@implementation`.
  private mutating func objectiveCType(before end: Int) -> [CodeStatement]? {
    let start = index
    guard ["interface", "implementation"].contains(tokens[index + 1].text),
      isName(at: index + 2, before: end)
    else { return nil }
    var declaration = CodeDeclaration(kind: .type, name: tokens[index + 2].text)
    index += 3
    if isSign(":", at: index, before: end), isName(at: index + 1, before: end) {
      declaration.type = tokens[index + 1].text
      index += 2
    }
    return [statement(declaration, from: start)]
  }

  /// Reads `- (UILabel *)makeLabel:(NSString *)text { … }`.
  private mutating func method(before end: Int) -> [CodeStatement]? {
    let start = index
    guard isSign("-", at: start, before: end) || isSign("+", at: start, before: end),
      isSign("(", at: start + 1, before: end), partners[start + 1] > 0,
      case let close = partners[start + 1], isName(at: close + 1, before: end)
    else { return nil }
    let type = isName(at: start + 2, before: close) ? tokens[start + 2].text : nil
    var declaration = CodeDeclaration(kind: .function, name: tokens[close + 1].text, type: type)
    var place = close + 2
    while place < min(end, close + CodeParser.longestHead), !isSign("{", at: place, before: end) {
      if isSign(";", at: place, before: end) {
        index = place + 1
        return []
      }
      if isSign(":", at: place, before: end), isSign("(", at: place + 1, before: end),
        partners[place + 1] > 0, isName(at: partners[place + 1] + 1, before: end)
      {
        let isFirst = declaration.parameters.isEmpty
        declaration.parameters.append(
          (isFirst ? nil : tokens[place - 1].text, tokens[partners[place + 1] + 1].text))
        place = partners[place + 1] + 2
        continue
      }
      guard tokens[place].kind == .name else { return nil }
      place += 1
    }
    guard isSign("{", at: place, before: end) else { return nil }
    index = place
    declaration.statements = inBrackets(before: end) { $0.statements(upTo: $1) } ?? []
    return [statement(declaration, from: start)]
  }

  private func statement(_ declaration: CodeDeclaration, from start: Int) -> CodeStatement {
    CodeStatement(
      value: CodeExpression(root: .declaration(declaration), range: range(from: start)))
  }
}
