import Basics
import Diagnostics
import LayoutModel

/// Places in words, and words around a constraint: `A fills Superview`, `center A`, `Set A.Width = 100`.
extension EquationParser {
  /// The forms of words that stand for a place or add nothing to a constraint.
  func phrase() -> OtherForm? {
    let forms = [
      filled, centred, centreWord, attributeAlone, parentheses, leadingWord,
    ]
    return forms.lazy.compactMap { $0() }.first {
      $0.lines.map { measured(withKnownNames($0)) }.allSatisfy(isLegal)
    }
  }

  /// The item that a phrase names, in any case and with an article; the root where it names none.
  private func item(_ name: Substring?) -> String {
    guard let name else { return Layout.rootName }
    let word = name.trimmed.replacing(
      /^(?:[Tt]he|[Dd]en|[Dd]ie|[Dd]as|[Ll]a|[Ll]e|[Ee]l)\s+/, with: "")
    let known = names.first { $0.lowercased() == word.lowercased() } ?? itemName(word)
    return Layout.notation(of: known ?? word)
  }

  /// `A fills Superview`, `pin A to Superview with inset 20`.
  private func filled() -> OtherForm? {
    let behind =
      /(?<item>.+?)\s+(?:is\s+)?(?<part>fills?|covers?|filling|pinned to|attached to|inside of|inside|füllt|remplit|llena|填满|填滿)\s+(?<other>.+?)(?:\s+(?:with|by|mit|avec|con)?\s*(?:an?\s+)?(?:inset|insets|margin|margins|padding|abstand)?\s*(?:of\s+)?(?<space>\d+(?:\.\d+)?)\s*(?:pt|px|points)?)?/
    let before =
      /(?<part>pin|fill|attach|stretch)\s+(?<item>.+?)\s+(?:to|in)\s+(?:the\s+)?(?:edges\s+of\s+)?(?<other>.+?)(?:\s+(?:with|by)?\s*(?:an?\s+)?(?:inset|insets|margin|margins|padding)?\s*(?:of\s+)?(?<space>\d+(?:\.\d+)?)\s*(?:pt|px|points)?)?/
    let text = body(line)
    let found =
      text.wholeMatch(of: behind.ignoresCase()).map { ($0.item, $0.part, $0.other, $0.space) }
      ?? text.wholeMatch(of: before.ignoresCase()).map { ($0.item, $0.part, $0.other, $0.space) }
    guard let (item, part, other, space) = found, let place = line.firstRange(of: part) else {
      return nil
    }
    return OtherForm(
      message: "'\(part)' is no constraint: a view fills another by four of them",
      part: line[place],
      lines: ["Leading", "Trailing", "Top", "Bottom"].map { edge in
        let sign = ["Trailing", "Bottom"].contains(edge) ? "-" : "+"
        return
          "\(self.item(item)).\(edge) = \(self.item(other)).\(edge)\(space.map { " \(sign) \($0)" } ?? "")"
      })
  }

  /// `A centered in Superview`, `A is centered horizontally`, `center A`.
  private func centred() -> OtherForm? {
    let behind =
      /(?<item>.+?)\s*(?:is\s+|ist\s+|est\s+)?(?<part>(?:(?<first>horizontally|vertically)\s+)?(?:centered|centred|centers|center|zentriert|mittig|centré|centrée|centrado|居中|を中央に|中央))(?:\s*(?<axis>horizontally|vertically|horizontal|vertikal|vertical|waagerecht|senkrecht|horizontalement|verticalement|水平|垂直))?(?:\s+(?:in|within|on|inside|dans|en|mit|with)\s+(?:the\s+)?(?<other>.+))?/
    let before =
      /(?<part>center|centre|centering|zentriere|centrer|centrar|居中)\s*(?<item>.+?)(?:\s+(?<axis>horizontally|vertically))?(?:\s+(?:in|within|on|inside|to)\s+(?:the\s+)?(?<other>.+))?/
    let text = body(line)
    let found =
      text.wholeMatch(of: behind.ignoresCase()).map {
        ($0.item, $0.part, $0.axis ?? $0.first, $0.other)
      }
      ?? text.wholeMatch(of: before.ignoresCase()).map { ($0.item, $0.part, $0.axis, $0.other) }
    guard let (item, part, axis, other) = found, let place = line.firstRange(of: part) else {
      return nil
    }
    let isUpright = axis.map { "vs垂".contains($0.lowercased().prefix(1)) }
    let names = isUpright.map { [$0 ? "CenterY" : "CenterX"] } ?? ["CenterX", "CenterY"]
    return OtherForm(
      message: "'\(part)' is no constraint: a constraint ties two attributes", part: line[place],
      lines: names.map { "\(self.item(item)).\($0) = \(self.item(other)).\($0)" })
  }

  /// `A.CenterX = center`.
  private func centreWord() -> OtherForm? {
    let form =
      /(?<left>[^=<>]+\.\s*[Cc]ent(?:er|re)\s*(?<axis>[XxYy])\s*==?\s*)(?<word>center|centre|centered|middle|mid|mitte|zentriert|centré|centro|centrado|中央|中心|居中|가운데|وسط)\s*/
    guard let match = line.wholeMatch(of: form.ignoresCase()) else { return nil }
    let centre = Layout.term(Layout.rootName, "Center" + match.axis.uppercased())
    return OtherForm(
      message: "'\(match.word)' is no place: a centre is that of an item", part: match.word,
      lines: ["\(match.left)\(centre)"])
  }

  /// `A.Width = 16/9 Height`, `A.Width = 0.5 x Width`: an attribute without its item behind a multiplier.
  private func attributeAlone() -> OtherForm? {
    let form =
      /(?<left>(?<item>[^=<>]+)\.\s*(?<own>\w+)\s*[=<>]+\s*)(?<share>\d+(?:\.\d+)?(?:\s*[\/:]\s*\d+(?:\.\d+)?|\s*%)?)\s*(?:[*×]\s*|x\s+|of\s+)?(?<attribute>[Ww]idth|[Hh]eight)(?<rest>(?:\s*[+−(@-].*)?)/
    guard let match = line.wholeMatch(of: form) else { return nil }
    let lengths = [match.own.lowercased(), match.attribute.lowercased()]
    guard ["width", "height"].contains(lengths[0]) else { return nil }
    let item = lengths[0] == lengths[1] ? Layout.rootName : body(match.item)
    return OtherForm(
      message: "'\(match.attribute)' is an attribute without an item", part: match.attribute,
      lines: [
        "\(match.left)\(match.share) x \(item).\(match.attribute.capitalizedFirst)\(match.rest)"
      ])
  }

  /// `A.Width() = 100`.
  private func parentheses() -> OtherForm? {
    guard let match = line.firstMatch(of: /\.\s*\p{L}+\s*(?<part>\(\s*\))/) else { return nil }
    return OtherForm(
      message: "an attribute has no parentheses", part: match.part,
      lines: [line.replacing(/(\.\s*\p{L}+)\s*\(\s*\)/) { $0.1 }])
  }

  /// `Set A.Width = 100`, `set A.Width to 100`.
  private func leadingWord() -> OtherForm? {
    let form =
      /(?<number>\d+[.)]\s+)?(?<part>(?:set|make|let|constrain|constraint|constraints|add|require|ensure|and|then|rule|setze|définir|définis|pon|设置|設定|设|约束|約束|制約)\s*:?)\s*(?<rest>.+)/
    guard let match = line.wholeMatch(of: form.ignoresCase()) else { return nil }
    let hasSign = match.rest.contains { "=<>≤≥".contains($0) }
    let rest =
      hasSign
      ? String(match.rest) : String(match.rest).replacing(/\s+(?:to|auf|à|a)\s+/) { _ in " = " }
    return OtherForm(
      message: "a constraint begins with its item, not with '\(match.part.trimmed)'",
      part: match.part, lines: ["\(match.number ?? "")\(rest)"])
  }

  /// A location that is equal to a number as the distance from the superview's.
  ///
  /// `A.Leading = 20` is `A.Leading = Superview.Leading + 20`, and `A.Trailing = 20` lies 20 points before the
  /// superview's. Another constraint stays as it is.
  func measured(_ line: String) -> String {
    var (parser, label) = reading(line)
    guard let equation = try? parser.equation(label: label), equation.second == nil,
      equation.constraint.relation == .equal,
      let attribute = AttributeNames.attribute(named: equation.first.attribute), !attribute.isSize
    else { return line }
    let number = parser.text(in: equation.rightRange).trimmed
    let isFar: Bool =
      switch attribute {
      case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: true
      default: false  // Near edges, centres and baselines count from the origin.
      }
    let isBack = isFar || number.hasPrefix("-") || number.hasPrefix("−")
    let distance = number.drop { "+-− ".contains($0) }
    let term = Layout.term(Layout.rootName, equation.first.attribute)
    let constant = Double(distance) == 0 ? "" : " \(isBack ? "-" : "+") \(distance)"
    let left = parser.text(in: SourceRange(start: 0, end: equation.rightRange.start))
    let rest = parser.text(in: SourceRange(start: equation.rightRange.end, end: line.utf8.count))
    return left + term + constant + rest
  }
}
