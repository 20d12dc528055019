import Basics
import Diagnostics

/// Signs of sentences, and of numbers as a keyboard slips: `80.`, `1OO`, `4 0`.
extension EquationParser {
  /// The fault of a full stop behind a whole constraint: `A.Width = 80.`, `A.CenterX = B.CenterX。`.
  func fullStop() -> Diagnostic? {
    let stops: Set<Character> = [".", "。", "．", "｡", "۔", "।"]
    guard line.utf8.count <= 300, let end = tokens.last(where: { $0.kind != .end })?.range.end,
      case let whole = text(in: SourceRange(start: 0, end: end))
        .trimmingSuffix(while: \.isWhitespace),
      let last = whole.last, stops.contains(last)
    else { return nil }
    let rest = whole.trimmingSuffix { stops.contains($0) || $0.isWhitespace }
    var (parser, label) = reading(String(rest))
    guard (try? parser.equation(label: label)) != nil else { return nil }
    let range = SourceRange(start: rest.utf8.count, end: whole.utf8.count)
    return fault(
      "unexpected-text", "a constraint has no full stop at its end", at: range,
      help: "write '\(rest.trimmed)'", fix: [Diagnostic.Edit(range, "")])
  }

  /// The fault of a number with letters that look like digits: `1OO`, `l00`.
  func lettersAsDigits() -> Diagnostic? {
    guard line.utf8.count <= 300,
      let relation = tokens.first(where: { if case .relation = $0.kind { true } else { false } })
    else { return nil }
    let digits: [Character: Character] = ["O": "0", "o": "0", "l": "1", "I": "1"]
    for word in line.matches(of: /[\p{L}\p{N}_.]+/) {
      let start = line.utf8.distance(from: line.startIndex, to: word.range.lowerBound)
      let letters = word.0.filter { digits[$0] != nil }
      guard start >= relation.range.end, let letter = letters.first,
        word.0.contains(where: { $0.isASCII && $0.isNumber }), !names.contains(String(word.0)),
        word.0.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." || digits[$0] != nil })
      else { continue }
      let number = String(word.0.map { digits[$0] ?? $0 })
      let range = SourceRange(start: start, end: start + word.0.utf8.count)
      let edit = Diagnostic.Edit(range, number)
      guard isConstraint([edit].applied(to: line)) else { continue }
      return fault(
        "unexpected-text", "'\(letter)' is a letter, not a digit", at: range,
        help: "write '\(number)'", fix: [edit])
    }
    return nil
  }

  /// A number with a blank between its digits, `4 0`; nil where the digits behind it can be another number.
  func brokenNumber() -> Diagnostic? {
    guard next > 0, case .number = token.kind, case .number = tokens[next - 1].kind else {
      return nil
    }
    let (first, second) = (text(in: tokens[next - 1].range), text(in: token.range))
    let range = SourceRange(start: tokens[next - 1].range.start, end: token.range.end)
    let number = first + second
    let edit = Diagnostic.Edit(range, number)
    guard second.hasPrefix("0"), !first.contains(".") || !second.contains("."),
      isConstraint([edit].applied(to: line))
    else { return nil }
    return fault(
      "unexpected-text", "a number has no blank between its digits", at: range,
      help: "write '\(number)'", fix: [edit])
  }
}
