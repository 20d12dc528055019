import Basics
import Diagnostics

/// What stands behind a number: a unit, a decimal comma, signs between thousands, an exponent.
extension EquationParser {
  /// A unit, a decimal comma, an exponent, or an item without a times sign.
  func afterNumber() -> Diagnostic? {
    guard next > 0, case .name(let text) = token.kind else { return nil }
    let before = tokens[next - 1]
    guard case .number = before.kind else { return nil }
    if let fault = missingTimes() ?? unit(text, behind: before.range)
      ?? thousands(text, behind: before.range)
    {
      return fault
    }
    let digits = text.dropFirst().prefix { $0.isASCII && $0.isNumber }
    let number = SourceRange(
      start: before.range.start, end: token.range.start + 1 + digits.utf8.count)
    let rest = text.dropFirst(1 + digits.count)
    guard let mark = text.first, before.range.end == token.range.start, !digits.isEmpty,
      rest.isEmpty || mark == "," && (" ,".contains(rest.first ?? "x") || Self.isUnit(rest))
    else { return nil }
    switch mark {
    case "," where self.text(in: before.range).contains("."):
      return fault(
        "unexpected-text", "'\(self.text(in: number))' is not a number", at: number,
        help: "a number has one point, as in '8.5'")
    case ",":
      let sign = SourceRange(start: token.range.start, end: token.range.start + 1)
      // A comma before three digits can separate thousands.
      let isDecimal = digits.count != 3
      let decimal = self.text(in: before.range) + "." + digits
      let unit = SourceRange(
        start: number.end, end: Self.isUnit(rest) ? token.range.end : number.end)
      return fault(
        "unexpected-text", "a number has no comma", at: number,
        help: "write '\(isDecimal ? decimal : self.text(in: before.range) + digits)'",
        fix: isDecimal
          ? [Diagnostic.Edit(sign, ".")] + (Self.isUnit(rest) ? [Diagnostic.Edit(unit, "")] : [])
          : [])
    case "e", "E":
      return fault(
        "unexpected-text", "a number has no exponent here", at: number, help: "write its digits")
    case ".":
      return fault(
        "unexpected-text", "'\(self.text(in: number))' is not a number", at: number,
        help: "a number has one point, as in '8.5'")
    default: return nil
    }
  }

  /// Signs between the thousands of a number: `1.020,5`, `1,020.5`, `1'020`.
  private func thousands(_ text: String, behind number: SourceRange) -> Diagnostic? {
    guard number.end == token.range.start, let mark = text.first, ",'’".contains(mark),
      text.utf8.count == token.range.end - token.range.start
    else { return nil }
    let form =
      /(?<whole>[0-9]{1,3}(?:\.[0-9]{3}|[,'’][0-9]{3}))(?:(?<mark>[.,])(?<part>[0-9]+))?(?:\s.*)?/
    let written = self.text(in: number) + text
    guard let match = written.wholeMatch(of: form), match.mark != nil || mark != ",",
      !match.whole.contains(match.mark ?? " ")
    else { return nil }
    let digits = match.whole.filter { $0.isASCII && $0.isNumber }
    let meant = digits + (match.part.map { ".\($0)" } ?? "")
    let length = match.whole.utf8.count + (match.part.map { $0.utf8.count + 1 } ?? 0)
    let range = SourceRange(start: number.start, end: number.start + length)
    return fault(
      "unexpected-text", "a number has no sign between its thousands", at: range,
      help: "write '\(meant)'", fix: [Diagnostic.Edit(range, meant)])
  }

  private static let points = [
    "pt", "pts", "point", "points", "punkt", "punkte", "点", "點", "ポイント", "نقطة", "نقاط",
  ]
  private static let pixels = ["px", "dp", "sp", "pixel", "pixels", "像素", "ピクセル", "بكسل"]

  private static func isUnit(_ text: Substring) -> Bool {
    (points + pixels).contains(text.lowercased())
  }

  private func unit(_ text: String, behind number: SourceRange) -> Diagnostic? {
    let others = ["cm", "mm", "in", "em", "rem", "vw", "vh"]
    // A comment of another language may follow.
    let word = text.prefix { $0 != "#" }.trimmed
    let isOther = others.contains(word.lowercased())
    guard isOther || Self.isUnit(word[...]) else { return nil }
    let length = text == word ? token.range.end - token.range.start : word.utf8.count
    let unit = SourceRange(start: number.end, end: token.range.start + length)
    return fault(
      "unexpected-text", "numbers are in points, without a unit",
      at: SourceRange(start: number.start, end: unit.end),
      help: isOther
        ? styleLength(word.lowercased(), of: number) : "write '\(self.text(in: number))'",
      fix: isOther ? [] : [Diagnostic.Edit(unit, "")])
  }
}
