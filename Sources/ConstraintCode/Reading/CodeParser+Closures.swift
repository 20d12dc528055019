import Diagnostics

/// Closures of Swift and blocks of Objective-C, bodies of functions among them.
extension CodeParser {
  mutating func trailingClosure(of expression: inout CodeExpression, upTo end: Int) {
    let place = tokens[index].range
    let argument = CodeArgument(labelRange: place, value: closure(upTo: end))
    if case .call(let arguments)? = expression.links.last {
      expression.links[expression.links.count - 1] = .call(arguments + [argument])
    } else {
      expression.links.append(.call([argument]))
    }
  }

  /// `{ make in … }`, or a block `^(MASConstraintMaker *make) { … }`.
  mutating func closure(upTo end: Int) -> CodeExpression {
    let start = index
    var parameters: [String] = []
    if isSign("^", at: index, before: end) {
      index += 1
      if isName(at: index, before: end) { index += 1 }
      if isSign("(", at: index, before: end) {
        let list = inBrackets(before: end) { $0.arguments(upTo: $1) } ?? []
        if case .operation(let operands, _)? = list.first?.value.root {
          parameters = [operands.last?.name].compactMap { $0 }
        }
      }
      guard isSign("{", at: index, before: end) else {
        return CodeExpression(root: .parts([]), range: range(from: start))
      }
    }
    let body =
      inBrackets(before: end) { parser, end in
        let own = parser.header(before: end)
        return CodeClosure(
          parameters: own.isEmpty ? parameters : own, statements: parser.statements(upTo: end))
      } ?? CodeClosure(statements: [])
    return CodeExpression(root: .closure(body), range: range(from: start))
  }

  /// Skips the parameters of a closure and their `in`, on the line of its brace, and returns them.
  private mutating func header(before end: Int) -> [String] {
    var names: [String] = []
    // A type stands behind a colon.
    var isType = false
    var isCapture = false
    for next in index..<min(end, index + 20) {
      let token = tokens[next]
      if token.isFirstOfLine
        || ["for", "if", "let", "var", "=", "{", ".", ";"].contains(token.text)
      {
        break
      }
      if token.text == "[" { isCapture = true }
      if token.text == "]" { isCapture = false }
      if token.text == ":" || token.text == ">" { isType = true }
      if token.text == "," { isType = false }
      guard token.kind == .name, !isCapture else { continue }
      if token.text == "in" {
        index = next + 1
        return names
      }
      if !isType, token.text != "_" { names.append(token.text) }
    }
    return []
  }
}
