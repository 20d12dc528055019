import Basics
import Diagnostics
import LayoutModel

/// Lines in the form of another system whose meaning is certain: `A.Width = 80…120`, `B.Top = A.Bottom.offset(8)`.
extension EquationParser {
  /// What a line in another form means here.
  struct OtherForm {
    /// What is wrong.
    var message: String
    /// The part of the line that is in another form.
    var part: Substring
    /// The constraints that say the same.
    var lines: [String]
  }

  /// The fault of a line that is a constraint but for its quotes, its form or its signs; nil of any other.
  func otherLine() -> Diagnostic? {
    fullStop() ?? quotes() ?? lettersAsDigits() ?? otherForm() ?? foreignText()
  }

  /// The fault of a line in another form; nil of one whose meaning is not certain.
  func otherForm() -> Diagnostic? {
    guard line.utf8.count <= 300 else { return nil }
    // The forms cost more than their lines are worth if these are no constraints at all.
    guard line.contains(where: { "=<>≤≥:".contains($0) }) else {
      return (wordForm() ?? phrase()).flatMap(written)
    }
    if let found = space() ?? constantOfCode() ?? otherPriority() ?? shareOfEdge() { return found }
    let forms = [
      bullet, bound, range, computed, halfOfSize, factorBehind, wordedSign, constant, call,
      sizeCall,
      besideInWords,
      besideAsAttribute, shareOfCentre, oneCentre, several, minusBeforeItem, aspectRatio, spaces,
      safeArea, wordForm, phrase,
    ]
    for form in forms {
      if let found = form().flatMap(written) { return found }
    }
    return nil
  }

  /// The fault of a form; nil if its lines are no constraints on known items.
  private func written(_ form: OtherForm) -> Diagnostic? {
    var found = form
    found.lines = found.lines.map { measured(withKnownNames($0)) }
    guard found.lines.allSatisfy(isConstraint) else { return nil }
    let start = line.utf8.distance(from: line.startIndex, to: found.part.startIndex)
    let quoted = Basics.WordList.text(found.lines.map { "'\($0.trimmed)'" }, "and")
    let isOne = found.lines.count == 1
    let whole = SourceRange(start: 0, end: line.utf8.count)
    return fault(
      "unexpected-text", found.message,
      at: SourceRange(start: start, end: start + found.part.utf8.count),
      help: "write \(quoted)\(isOne ? "" : ", each on a line of its own")",
      fix: isOne ? [Diagnostic.Edit(whole, found.lines[0])] : [])
  }

  /// The line without the number before it, which the second of two constraints does not repeat.
  func body(_ text: some StringProtocol) -> String {
    text.trimmed.replacing(/^[0-9]+[.)] */, with: "")
  }

  /// `• A.Top = B.Top`, `③ A.Top = B.Top`.
  private func bullet() -> OtherForm? {
    guard let match = line.wholeMatch(of: /\s*(?<mark>[・•·◦▪▸‣⁃*①-⑳-])\s*(?<rest>.+)/) else {
      return nil
    }
    let circled = match.mark.unicodeScalars.first.map { Int($0.value) - 0x245F } ?? 0
    if 1...20 ~= circled {
      return OtherForm(
        message: "a number in a circle is not the number of a constraint", part: match.mark,
        lines: ["\(circled). \(match.rest)"])
    }
    return OtherForm(
      message: "a line has no bullet before it", part: match.mark, lines: [String(match.rest)])
  }

  /// `A.MaxWidth = 240`.
  private func bound() -> OtherForm? {
    let form =
      /(?<head>.+)\.\s*(?<name>(?<bound>[Mm]ax|[Mm]in)(?:imum)?[ _-]?(?<size>[Ww]idth|[Hh]eight))\s*[=<>]=?\s*(?<rest>.+)/
    guard let match = line.wholeMatch(of: form) else { return nil }
    let sign = match.bound.lowercased() == "max" ? "<=" : ">="
    return OtherForm(
      message: "a bound is a relation, not an attribute", part: match.name,
      lines: [
        "\(match.head).\(match.size.prefix(1).uppercased())\(match.size.dropFirst()) \(sign) \(match.rest)"
      ])
  }

  /// `A.Width = 80…120`.
  private func range() -> OtherForm? {
    let form =
      /(?<term>[^=<>]+?)\s*==?\s*(?<part>(?<low>\d+(?:\.\d+)?)\s*(?:\.\.\.|…|\.\.<?|–|—|〜|～|~|-|to|bis|到|至|から)\s*(?<high>\d+(?:\.\d+)?))\s*/
    guard let match = line.wholeMatch(of: form) else { return nil }
    let term = body(match.term)
    return OtherForm(
      message: "a line holds one constraint, and these are two", part: match.part,
      lines: ["\(term) >= \(match.low)", "\(term) <= \(match.high)"])
  }

  /// `A.Width = calc(B.Width - 40)`.
  private func computed() -> OtherForm? {
    guard
      let match = line.wholeMatch(of: /(?<left>.+[=<>]\s*)(?<word>calc)\((?<inner>.+)\)(?<rest>.*)/)
    else { return nil }
    return OtherForm(
      message: "'calc' is not needed here", part: match.word,
      lines: ["\(match.left)\(share(match.inner, of: match.left) ?? match.inner)\(match.rest)"])
  }

  /// `A.Width = B.Width * 2/3`: a multiplier behind its item.
  private func factorBehind() -> OtherForm? {
    let form =
      /(?<left>[^=<>]+[=<>]+\s*)(?<item>[^=<>*×\/÷]*\.\s*\p{L}\w*?)\s*(?<part>(?:(?<sign>[*×\/÷])\s*|x\s+)(?<share>\d+(?:\.\d+)?(?:\s*[\/:]\s*\d+(?:\.\d+)?|%)?)(?:\s*[x×*]\s*$)?)(?<rest>(?:\s*[+−-].*|\s*[(@].*|\s*,?\s*[Pp]riority.*)?)/
    guard let match = line.wholeMatch(of: form), metrics[match.item.trimmed] == nil else {
      return nil
    }
    let isDivision = match.sign.map { "/÷".contains($0) } ?? false
    if isDivision, match.share.contains(where: { "/:%".contains($0) }) || Double(match.share) == 0 {
      return nil
    }
    let share = (isDivision ? "1/" : "") + match.share.filter { $0 != " " }
    let priority = EquationParser.written(priority: match.rest)
    return OtherForm(
      message: "a multiplier stands before its item"
        + (priority == nil ? "" : ", and a priority in parentheses"), part: match.part,
      lines: ["\(match.left)\(share) x \(match.item)\(priority ?? String(match.rest))"])
  }

  /// `A.Trailing = B.Trailing minus 8`, `inset 8`.
  private func wordedSign() -> OtherForm? {
    let form =
      /(?<left>[^=<>]+\.\s*(?<attribute>\w+)\s*[=<>]+.+\.\s*\w+)\s+(?<word>minus|plus|inset|offset|by|moins|weniger|más|menos)\s+(?<number>\d+(?:\.\d+)?)(?<rest>.*)/
    guard let match = line.wholeMatch(of: form) else { return nil }
    let sign = sign(of: match.word, at: match.attribute)
    return OtherForm(
      message: "'\(match.word)' stands in place of a sign", part: match.word,
      lines: ["\(match.left) \(sign) \(match.number)\(match.rest)"])
  }

  /// `A.Leading = B.Trailing, constant: 8`.
  private func constant() -> OtherForm? {
    let form =
      /(?<left>[^=<>]+\.\s*\w+\s*[=<>]+.+\.\s*\w+)\s*,?\s+(?<part>constant\s*[:=]?\s*(?<minus>[-−]?)\s*(?<number>\d+(?:\.\d+)?))(?<rest>.*)/
    guard let match = line.wholeMatch(of: form) else { return nil }
    let sign = match.minus.isEmpty ? "+" : "-"
    return OtherForm(
      message: "a constant stands behind its sign", part: match.part,
      lines: ["\(match.left) \(sign) \(match.number)\(match.rest)"])
  }

  /// `A.Leading = B.Trailing.offset(8)`.
  private func call() -> OtherForm? {
    let form =
      /(?<left>[^=<>]+\.\s*(?<attribute>\w+)\s*[=<>]+\s*)(?<item>.+)\.(?<part>(?<word>offset|inset|insetBy|plus|minus|multipliedBy|dividedBy)\(\s*(?<minus>-?)(?<number>\d+(?:\.\d+)?)\s*\))(?<rest>.*)/
    guard let match = line.wholeMatch(of: form) else { return nil }
    let changed: String
    switch match.word {
    case "multipliedBy": changed = "\(match.number) x \(match.item)"
    case "dividedBy": changed = "1/\(match.number) x \(match.item)"
    default:
      let sign = sign(of: match.word, at: match.attribute)
      let turned = sign == "+" ? "-" : "+"
      changed = "\(match.item) \(match.minus.isEmpty ? sign : turned) \(match.number)"
    }
    return OtherForm(
      message: "'\(match.word)' is a name of code, not of recipes", part: match.part,
      lines: ["\(match.left)\(changed)\(match.rest)"])
  }

  /// The sign that a word stands for: an inset moves a far edge back.
  private func sign(of word: Substring, at attribute: Substring) -> String {
    switch word {
    case "minus", "moins", "weniger", "menos": return "-"
    case "inset", "insetBy":
      let far = ["trailing", "bottom", "right"]
      return far.contains { attribute.lowercased().hasPrefix($0) } ? "-" : "+"
    default: return "+"
    }
  }

  /// `A.Size = CGSizeMake(80, 80)`, `A.Size = 60 x 60`.
  private func sizeCall() -> OtherForm? {
    let form =
      /(?<item>.+)\.\s*(?<name>[Ss]ize)\s*==?\s*(?:CGSize(?:Make)?|NSSize|Size)?\s*[({\[]?\s*(?:width:?)?\s*(?<wide>\d+(?:\.\d+)?)\s*[x×*,;]\s*(?:height:?)?\s*(?<high>\d+(?:\.\d+)?)\s*[)}\]]?\s*/
    guard let match = line.wholeMatch(of: form) else { return nil }
    let item = body(match.item)
    return OtherForm(
      message: "a size is two constraints", part: match.name,
      lines: ["\(item).Width = \(match.wide)", "\(item).Height = \(match.high)"])
  }
}
