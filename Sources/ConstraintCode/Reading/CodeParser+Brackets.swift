import Diagnostics

/// The content of brackets, and the members and calls after an expression.
extension CodeParser {
  /// Reads the members, calls and closures after an expression.
  mutating func links(of expression: inout CodeExpression, upTo end: Int, _ joinsNames: Bool) {
    while index < end {
      let token = tokens[index]
      if token.kind == .name {
        // `NSLayoutAttributeLea` and `ding` on the next line are one name.
        guard joinsNames, token.isFirstOfLine, !isSign(":", at: index + 1, before: end),
          expression.join(token)
        else { return }
        index += 1
        continue
      }
      guard token.kind == .sign else { return }
      let isOnLine = !token.isFirstOfLine
      switch token.text {
      case ".":
        guard isName(at: index + 1, before: end) else { return }
        let name = tokens[index + 1]
        expression.links.append(.member(name.text, name.range))
        index += 2
      case "!" where isAdjacent(index) && !isSign("=", at: index + 1, before: end): index += 1
      case "?" where isAdjacent(index) && isOptional(before: end): index += 1
      case "(" where isOnLine && expression.isCallable:
        expression.links.append(.call(inBrackets(before: end) { $0.arguments(upTo: $1) } ?? []))
      case "[" where isAdjacent(index):
        expression.links.append(.index(inBrackets(before: end) { $0.list(upTo: $1) } ?? []))
      case "{" where isOnLine && expression.isCallable: trailingClosure(of: &expression, upTo: end)
      default: return
      }
    }
  }

  /// Whether a question mark belongs to `superview?.topAnchor`, and not to a choice.
  private func isOptional(before end: Int) -> Bool {
    guard index + 1 < end else { return true }
    return tokens[index + 1].kind == .sign && isAdjacent(index + 1)
      && ".([,)".contains(tokens[index + 1].text)
  }

  /// Arguments, or the entries of a dictionary.
  mutating func arguments(upTo end: Int) -> [CodeArgument] {
    var arguments: [CodeArgument] = []
    while index < end {
      let start = index
      var argument = CodeArgument(
        labelRange: tokens[index].range,
        value: CodeExpression(root: .parts([]), range: tokens[index].range))
      if tokens[index].kind == .name, isSign(":", at: index + 1, before: end) {
        argument.label = tokens[index].text
        index += 2
      }
      argument.value = value(upTo: end)
      if isSign(":", at: index, before: end) {
        argument.label = argument.value.string
        argument.labelRange = argument.value.range
        index += 1
        argument.value = value(upTo: end)
      }
      if index > start { arguments.append(argument) }
      if isSign(",", at: index, before: end) || index == start { index += 1 }
    }
    return arguments
  }

  /// The entries of a dictionary of Swift, the key of the first read.
  private mutating func entries(
    from key: CodeExpression, upTo end: Int
  ) -> [CodeArgument] {
    index += 1
    let first = CodeArgument(label: key.string, labelRange: key.range, value: value(upTo: end))
    if isSign(",", at: index, before: end) { index += 1 }
    return [first] + arguments(upTo: end)
  }

  /// A value up to a comma, a colon, or the label of the next argument.
  private mutating func value(upTo end: Int) -> CodeExpression {
    guard index < end else { return CodeExpression(root: .parts([]), range: tokens[end - 1].range) }
    let start = index
    var parts = [expression(upTo: end, joinsNames: true)]
    while index < end, !isSign(",", at: index, before: end), !isSign(":", at: index, before: end) {
      if tokens[index].kind == .name, isSign(":", at: index + 1, before: end) { break }
      let before = index
      parts.append(expression(upTo: end, joinsNames: true))
      if index == before { index += 1 }
    }
    return parts.count == 1
      ? parts[0] : CodeExpression(root: .parts(parts), range: range(from: start))
  }

  private mutating func list(upTo end: Int) -> [CodeExpression] {
    var items: [CodeExpression] = []
    while index < end {
      let before = index
      let item = expression(upTo: end)
      if index > before { items.append(item) }
      if isSign(",", at: index, before: end) || index == before { index += 1 }
    }
    return items
  }

  /// Brackets around a value, or the type that a value is cast to: `(id)view`.
  mutating func group(upTo end: Int) -> CodeExpression {
    let start = index
    let arguments = inBrackets(before: end) { $0.arguments(upTo: $1) } ?? []
    if index < end, !tokens[index].isFirstOfLine, tokens[index].kind != .sign || isAdjacentCast {
      return expressionBehindCast(upTo: end)
    }
    guard arguments.count == 1, arguments[0].label == nil else {
      return CodeExpression(root: .parts(arguments.map { $0.value }), range: range(from: start))
    }
    var value = arguments[0].value
    if case .string = value.root { return value }
    value.range = range(from: start)
    return value
  }

  /// Whether what follows a type in brackets is a message or a literal of Objective-C.
  private var isAdjacentCast: Bool {
    isAdjacent(index) && (tokens[index].text == "[" || tokens[index].text == "@")
  }

  private mutating func expressionBehindCast(upTo end: Int) -> CodeExpression {
    if tokens[index].text == "@" { index += 1 }
    return root(upTo: end)
  }

  // MARK: - Square brackets

  /// A message of Objective-C, a list or a dictionary.
  mutating func brackets(upTo end: Int) -> CodeExpression {
    let start = index
    let isLiteral = start > 0 && tokens[start - 1].text == "@" && isAdjacent(start)
    var result =
      inBrackets(before: end) { parser, end in
        parser.contents(upTo: end, isLiteral: isLiteral)
      } ?? CodeExpression(root: .parts([]), range: tokens[start].range)
    result.range = range(from: start)
    return result
  }

  private mutating func contents(upTo end: Int, isLiteral: Bool) -> CodeExpression {
    let place = tokens[min(index, tokens.count - 1)].range
    guard index < end else { return CodeExpression(root: .list([]), range: place) }
    if isSign(":", at: index, before: end) {
      return CodeExpression(root: .dictionary([]), range: place)
    }
    let first = expression(upTo: end)
    if isSign(":", at: index, before: end) {
      return CodeExpression(root: .dictionary(entries(from: first, upTo: end)), range: place)
    }
    if !isLiteral, isName(at: index, before: end), let message = message(to: first, upTo: end) {
      return message
    }
    if isSign(",", at: index, before: end) { index += 1 }
    return CodeExpression(root: .list([first] + list(upTo: end)), range: place)
  }

  /// `[a selector]` or `[a selector:x label:y]`; nil when it is neither.
  private mutating func message(
    to receiver: CodeExpression, upTo end: Int
  ) -> CodeExpression? {
    let selector = tokens[index]
    var message = receiver
    message.links.append(.member(selector.text, selector.range))
    if isSign(":", at: index + 1, before: end) {
      var arguments = arguments(upTo: end)
      if !arguments.isEmpty { arguments[0].label = nil }
      message.links.append(.call(arguments))
      return message
    }
    guard index + 1 == end else { return nil }
    index += 1
    return message
  }
}

extension CodeExpression {
  /// Whether brackets after it are a call's.
  fileprivate var isCallable: Bool {
    if !links.isEmpty { return true }
    return switch root {
    case .name, .closure, .list, .dictionary, .implied: true
    case .number, .string, .branch, .declaration, .negative, .operation, .comparison, .parts: false
    }
  }

  /// Adds to its last name the end of that name; false when it does not end in a name.
  fileprivate mutating func join(_ token: CodeToken) -> Bool {
    switch (root, links.last) {
    case (.name(let name), nil):
      root = .name(name + token.text)
    case (_, .member(let name, let range)?):
      links[links.count - 1] = .member(
        name + token.text, SourceRange(start: range.start, end: token.range.end))
    default: return false  // It ends in no name.
    }
    return true
  }
}
