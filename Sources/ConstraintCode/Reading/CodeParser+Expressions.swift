import Diagnostics
import LayoutModel

extension CodeParser {
  /// An expression with its operators.
  /// - Parameter joinsNames: Whether a name that a line break has torn apart is whole again; in
  ///   statements a line ends them.
  mutating func expression(upTo end: Int, joinsNames: Bool = false) -> CodeExpression {
    let start = index
    var sums = [Sum(operands: [operand(upTo: end, joinsNames: joinsNames)])]
    var comparison: (relation: Relation, place: SourceRange)?
    var isKnown = true
    var isChoice = false
    while index < end, tokens[index].kind == .sign {
      let sign = tokens[index].byte
      let isDouble = index + 1 < end && tokens[index + 1].kind == .sign && isAdjacent(index + 1)
      let next = isDouble ? tokens[index + 1].byte : 0
      if CodeParser.arithmetic.contains(sign), next != UInt8(ascii: "=") {
        if !joinsNames, tokens[index].isFirstOfLine, isSign("(", at: index + 1, before: end) {
          break
        }
        index += 1
        if next == UInt8(ascii: ">") { isKnown = false }
        sums[sums.count - 1].signs.append(sign)
      } else if sums.count == 1, let relation = relation(before: end) {
        comparison = (
          relation, SourceRange(start: tokens[index].range.start, end: tokens[index + 1].range.end)
        )
        sums.append(Sum())
        index += 2
      } else if sums.count == 2, sign == UInt8(ascii: "~"), !isDouble {
        sums.append(Sum())
        index += 1
      } else if sign == UInt8(ascii: ":"), isChoice {
        isChoice = false
        index += 1
      } else if CodeParser.others.contains(sign) || next == UInt8(ascii: "=") {
        if sign == UInt8(ascii: "?"), next != sign { isChoice = true }
        isKnown = false
        index += 1
        // `x += 8` assigns a value; the rest of `&&` belongs to its first sign.
        if CodeParser.arithmetic.contains(sign) { break }
        skipSigns(before: end)
      } else {
        break
      }
      if index < end {
        sums[sums.count - 1].operands.append(operand(upTo: end, joinsNames: joinsNames))
      }
    }
    return expression(of: sums, comparison, isKnown: isKnown, from: start)
  }

  /// Operands with the arithmetic signs between them.
  private struct Sum {
    var operands: [CodeExpression] = []
    var signs: [UInt8] = []

    var isWhole: Bool { !operands.isEmpty && signs.count == operands.count - 1 }

    var expression: CodeExpression {
      if operands.count == 1 { return operands[0] }
      let range = SourceRange(
        start: operands[0].range.start, end: operands[operands.count - 1].range.end)
      return CodeExpression(root: .operation(operands, signs: signs), range: range)
    }
  }

  private func expression(
    of sums: [Sum], _ comparison: (relation: Relation, place: SourceRange)?, isKnown: Bool,
    from start: Int
  ) -> CodeExpression {
    guard isKnown, sums.allSatisfy(\.isWhole) else {
      return CodeExpression(root: .parts(sums.flatMap(\.operands)), range: range(from: start))
    }
    if sums.count == 1, sums[0].operands.count == 1 { return sums[0].operands[0] }
    var whole = sums[0].expression
    whole.range = range(from: start)
    guard let comparison else { return whole }
    let sides = CodeComparison(
      left: sums[0].expression, relation: comparison.relation, right: sums[1].expression,
      priority: sums.count > 2 ? sums[2].expression : nil, place: comparison.place)
    return CodeExpression(root: .comparison(sides), range: range(from: start))
  }

  /// The relation that two signs are; nil for others.
  private func relation(before end: Int) -> Relation? {
    guard isSign("=", at: index + 1, before: end), isAdjacent(index + 1),
      !(isSign("=", at: index + 2, before: end) && isAdjacent(index + 2))
    else { return nil }
    return switch tokens[index].text {
    case "=": .equal
    case ">": .greaterThanOrEqual
    case "<": .lessThanOrEqual
    default: nil  // Another operator.
    }
  }

  private mutating func skipSigns(before end: Int) {
    while index < end, tokens[index].kind == .sign, isAdjacent(index),
      CodeParser.others.contains(tokens[index].byte) || tokens[index].text == "="
    {
      index += 1
    }
  }

  private static let arithmetic = Set("+-*/".utf8)
  private static let others = Set("|&<>%^?!~".utf8)

  private mutating func operand(upTo end: Int, joinsNames: Bool) -> CodeExpression {
    let start = min(index, tokens.count - 1)
    var isNegative = false
    while index < end, tokens[index].kind == .sign {
      switch tokens[index].text {
      case "-": isNegative.toggle()
      case "+", "&", "*": break
      case "@":
        if isSign("{", at: index + 1, before: end) {
          index += 1
          let entries = inBrackets(before: end) { $0.arguments(upTo: $1) } ?? []
          return CodeExpression(root: .dictionary(entries), range: range(from: start))
        }
      case "!": return parts(from: start, upTo: end)
      default:
        return negated(isNegative, primary(upTo: end, joinsNames), from: start)
      }
      index += 1
    }
    return negated(isNegative, primary(upTo: end, joinsNames), from: start)
  }

  /// The operand after a sign that makes its value unknown.
  private mutating func parts(from start: Int, upTo end: Int) -> CodeExpression {
    index += 1
    let inner = primary(upTo: end, false)
    return CodeExpression(root: .parts([inner]), range: range(from: start))
  }

  private func negated(
    _ isNegative: Bool, _ value: CodeExpression, from start: Int
  ) -> CodeExpression {
    isNegative ? CodeExpression(root: .negative(value), range: range(from: start)) : value
  }

  private mutating func primary(upTo end: Int, _ joinsNames: Bool) -> CodeExpression {
    let start = min(index, tokens.count - 1)
    var expression = root(upTo: end)
    if index == start, !isSign(".", at: index, before: end) { return expression }
    links(of: &expression, upTo: end, joinsNames)
    if case .string = expression.root, expression.links.isEmpty { return expression }
    expression.range = range(from: start)
    return expression
  }

  mutating func root(upTo end: Int) -> CodeExpression {
    let start = min(index, tokens.count - 1)
    let place = tokens[start].range
    guard index < end else { return CodeExpression(root: .parts([]), range: place) }
    let token = tokens[index]
    switch token.kind {
    case .name:
      // `let width = if isWide { … } else { … }`
      if ["if", "switch"].contains(token.text), let own = control(before: end) {
        return CodeExpression(
          root: .closure(CodeClosure(statements: own)), range: range(from: start))
      }
      index += 1
      return CodeExpression(root: .name(token.text), range: place)
    case .number:
      index += 1
      let number = Double(token.text.filter { $0 != "_" }.withoutFinalDot)
      let isWhole = !token.text.contains(".") && !token.isFloat
      return CodeExpression(
        root: number.map { .number($0, isWhole: isWhole) } ?? .parts([]), range: place)
    case .string:
      index += 1
      return CodeExpression(root: .string(token.text), range: place)
    case .sign: break
    }
    switch token.text {
    // The dot belongs to its first link.
    case ".": return CodeExpression(root: .implied, range: place)
    case "(": return group(upTo: end)
    case "[": return brackets(upTo: end)
    case "{", "^": return closure(upTo: end)
    default: return CodeExpression(root: .parts([]), range: place)
    }
  }
}
