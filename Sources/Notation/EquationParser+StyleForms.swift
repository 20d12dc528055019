import Basics
import Diagnostics
import LayoutModel

/// Lines in the form of style sheets: `A.Margin = 0 16px`, `A.Width = calc(100% - 32px)`.
extension EquationParser {
  /// A line with the names of other systems for items replaced by those here: `view.Width` by `Superview.Width`.
  func withKnownNames(_ line: String) -> String {
    if names.isEmpty { return line }
    let bytes = Array(line.utf8)
    let (_, start) = EquationParser.label(of: bytes)
    var changed = line
    for token in EquationLexer.tokens(of: bytes[start...], at: start).reversed() {
      guard case .name(let text) = token.kind, let dot = text.lastIndex(of: "."),
        let name = itemName(String(text[..<dot]).trimmed)
      else { continue }
      let utf8 = changed.utf8
      let from = utf8.index(utf8.startIndex, offsetBy: token.range.start)
      let to = utf8.index(utf8.startIndex, offsetBy: token.range.end)
      changed.replaceSubrange(
        from..<to, with: Layout.term(name, text[text.index(after: dot)...].trimmed))
    }
    return changed
  }

  /// The item that a word of another system means; nil of a known name, and of another word.
  func itemName(_ word: String) -> String? {
    if names.contains(where: { $0.lowercased() == word.lowercased() }) { return nil }
    guard case .word(let name) = SynonymTable.meaning(of: word, among: names) else { return nil }
    return name
  }

  /// `A.Trailing = -Superview.TrailingMargin`.
  func minusBeforeItem() -> OtherForm? {
    let form =
      /(?<left>[^=<>]+[=<>]+\s*)(?<sign>[−–-])\s*(?<right>\p{L}[^=<>+−@(]*\.\s*\w+(?:\s*[+−(@-].*)?)/
    guard let match = line.wholeMatch(of: form) else { return nil }
    return OtherForm(
      message: "a minus cannot stand before an item", part: match.sign,
      lines: ["\(match.left)\(match.right)"])
  }

  /// `A.AspectRatio = 16:9`.
  func aspectRatio() -> OtherForm? {
    let form =
      /(?<item>.+)\.\s*(?<name>(?:[Aa]spect[ _-]?)?[Rr]atio)\s*==?\s*(?<wide>\d+(?:\.\d+)?)(?:\s*[:\/x]\s*(?<high>\d+(?:\.\d+)?))?\s*/
    guard let match = line.wholeMatch(of: form) else { return nil }
    let share = "\(match.wide)" + (match.high.map { "/\($0)" } ?? "")
    return OtherForm(
      message: "a ratio is the multiplier of a constraint", part: match.name,
      lines: ["\(match.item).Width = \(share) x \(body(match.item)).Height"])
  }

  /// `A.Margin = 0 16px`: spaces in the order of style sheets, of which a space of 0 ties nothing.
  ///
  /// No line ties the bottom: there a space ends no view.
  func spaces() -> OtherForm? {
    let form =
      /(?<item>.+)\.\s*(?<name>[Mm]argins?|[Pp]adding|[Ii]nsets?)\s*==?\s*(?<spaces>\d+(?:\.\d+)?(?:px|pt|dp)?(?:\s+\d+(?:\.\d+)?(?:px|pt|dp)?){0,3})\s*/
    guard let match = line.wholeMatch(of: form) else { return nil }
    let spaces = match.spaces.split(separator: " ").map {
      String($0.prefix { $0.isNumber || $0 == "." })
    }
    let item = body(match.item)
    let sides: [(name: String, sign: String, space: String)] = [
      ("Top", "+", spaces[0]),
      ("Leading", "+", spaces[[0, 1, 1, 3][spaces.count - 1]]),
      ("Trailing", "-", spaces[[0, 1, 1, 1][spaces.count - 1]]),
    ]
    let lines = sides.filter { side in
      Double(side.space) ?? 0 > 0
        && !(side.name == "Top" && isPlaced(item, ["Top", "Bottom", "CenterY", "Baseline"]))
    }.map { "\(item).\($0.name) = Superview.\($0.name) \($0.sign) \($0.space)" }
    if lines.isEmpty { return nil }
    return OtherForm(
      message: "'\(match.name)' is no attribute: a space is the constant of a constraint",
      part: match.name, lines: lines)
  }

  /// `100% - 32px` behind a size: a share of the superview's.
  func share(_ text: Substring, of left: Substring) -> Substring? {
    let form =
      /(?<share>\d+(?:\.\d+)?)%(?:\s*(?<sign>[+−-])\s*(?<number>\d+(?:\.\d+)?)(?:px|pt|dp)?)?/
    guard let match = text.trimmed.wholeMatch(of: form), let number = Double(match.share),
      let size = left.firstMatch(of: /\.\s*(?<size>[Ww]idth|[Hh]eight)\s*[=<>]+\s*$/)?.size
    else { return nil }
    let multiplier = number == 100 ? "" : DecimalText.rounded(number / 100, to: 4) + " x "
    let constant = match.sign.flatMap { sign in match.number.map { " \(sign) \($0)" } } ?? ""
    return "\(multiplier)\(Layout.term(Layout.rootName, size.capitalizedFirst))\(constant)"[...]
  }

  /// The help for a number in a unit of style sheets; nil of one that is no length here.
  func styleLength(_ unit: String, of number: SourceRange) -> String? {
    guard let length = StyleLength(text(in: number) + unit) else { return nil }
    if case .points = length { return "write '\(length.notation)': 1\(unit) is 16 points" }
    // A share of the screen is the whole right side of a size.
    let left = text(in: SourceRange(start: 0, end: number.start))
    guard left.contains(/\.\s*(?:[Ww]idth|[Hh]eight)\s*[=<>]+\s*$/) else { return nil }
    let changed =
      left + length.notation + text(in: SourceRange(start: token.range.end, end: line.utf8.count))
    return isConstraint(changed) ? "write '\(changed.trimmed)'" : nil
  }

  /// `A.Top = Superview.Top + env(safe-area-inset-top)`: the safe area is an item, not a number.
  func safeArea() -> OtherForm? {
    let form =
      /(?<left>[^=<>]+\.\s*(?<own>\w+)\s*[=<>]+\s*)(?:(?<item>(?:superview|view|screen|parent)\s*\.\s*(?<edge>top|bottom|leading|trailing|left|right))\s*[+−-]\s*)?(?<part>(?:env\(\s*)?safe[-_ ]?area(?:[-_ ]?insets?)?(?:[-_ .](?:top|bottom|left|right))?(?:\s*\))?)(?<rest>(?:\s*[+−(@-].*)?)/
    guard let match = line.wholeMatch(of: form.ignoresCase()),
      // The name of the guide alone lacks its attribute.
      match.item != nil || match.part.contains("-") || match.part.lowercased().contains("inset")
    else { return nil }
    let edge = (match.edge ?? match.own).capitalizedFirst
    let term = Layout.term("Safe Area", edge)
    return OtherForm(
      message: "'\(match.part)' is no number: the safe area is an item with edges",
      part: match.part, lines: ["\(match.left)\(term)\(match.rest)"])
  }
}
