import Basics
import Diagnostics
import LayoutModel

/// The faults of items: one without its attribute, and names that need backquotes.
extension EquationParser {
  // MARK: - Items without an attribute

  /// A name without a dot where an item and its attribute belong.
  func missingAttribute(of text: String) -> Diagnostic {
    if metrics[text] != nil {
      return fault(
        "missing-item", "expected an item and attribute, found the metric '\(text)'",
        help: "write the item before it, as in 'Superview.Leading + \(text)'")
    }
    let isLeft = next == 0
    if isLeft, let found = gapInWords() { return found }
    if let found = comment() ?? missingDot(in: text) ?? (isLeft ? unquotedName() : nil) {
      return found
    }
    if AttributeNames.attribute(named: text) != nil {
      return fault(
        "missing-item", "'\(text)' is an attribute without an item",
        help: isLeft
          ? "write the item before it, as in 'Superview.\(text)'" : meaning(ownerOf(text)))
    }
    if let name = names.first(where: { $0.lowercased() == text.lowercased() }) {
      return fault(
        "missing-attribute", "'\(text)' has no attribute",
        help: lineWithAttribute(of: name)
          ?? otherAttribute.map { meaning(Layout.term(name, facing($0, of: name))) })
    }
    if isLeft, let placed = placedInWords(text) ?? call(text) { return placed }
    if isLeft {
      return fault(
        "missing-attribute", "'\(text)' has no attribute",
        help: "write one behind a dot, as in '\(Layout.term(text, "Leading"))'")
    }
    if let size = wordedSize(text) { return size }
    let known = itemName(text)
    let metric = Suggestion.nearest(to: text, among: metrics.keys.sorted())
    let standard = Suggestion.nearest(to: text, among: [EquationParser.standard])
    let part = metrics.keys.sorted().first {
      $0.count > 2 && text.lowercased().contains($0.lowercased())
    }
    return fault(
      "missing-attribute", "'\(text)' is no number, no metric and no item with an attribute",
      help: known.map { lineWithAttribute(of: $0) ?? "write an attribute of '\($0)'" }
        ?? (metric ?? part).map { "did you mean the metric '\($0)'?" } ?? standard.map(meaning)
        ?? "write a number, or an item and its attribute, as in 'Superview.Leading'")
  }

  /// A call in place of a state's key: `deactivate([2])`.
  private func call(_ text: String) -> Diagnostic? {
    let word = text.prefix { $0.isLetter }
    guard ["activate", "deactivate"].contains(word.lowercased()),
      line.contains(word + "(") || line.contains(word + "[")
    else { return nil }
    let numbers = line.matches(of: /\d+/).map { String($0.0) }.joined(separator: ", ")
    return fault(
      "unexpected-text", "'\(word)' is no constraint",
      help: word.lowercased() == "activate"
        ? "delete the line: every constraint is active"
        : "delete the line, and write 'states: {NAME: {deactivate: [\(numbers)]}}' as a key of the recipe"
    )
  }

  /// A place in words: `Role below Name`.
  private func placedInWords(_ text: String) -> Diagnostic? {
    let words = [
      "below": ("Top", "Bottom", false), "under": ("Top", "Bottom", false),
      "above": ("Top", "Bottom", true), "right of": ("Leading", "Trailing", false),
      "left of": ("Leading", "Trailing", true), "next to": ("Leading", "Trailing", false),
      "beside": ("Leading", "Trailing", false),
    ]
    let form =
      /(?<first>.+?) +(?:is +)?(?<words>below|under|above|right of|left of|next to|beside) +(?<second>.+)/
    guard let match = text.wholeMatch(of: form),
      let (near, far, isTurned) = words[String(match.words)],
      let first = names.first(where: { $0.lowercased() == match.first.lowercased() }),
      let second = names.first(where: { $0.lowercased() == match.second.lowercased() })
    else { return nil }
    let (view, other) = isTurned ? (second, first) : (first, second)
    return fault(
      "missing-relation", "'\(match.words)' is no constraint",
      help: "write '\(Layout.term(view, near)) = \(Layout.term(other, far)) + Standard'")
  }

  /// The attribute that faces another one if a distance follows: a view lies below or behind one at its far edge.
  private func facing(_ attribute: String, of name: String) -> String {
    // A view lies within the superview and the guides.
    let holders = ["superview", "safe area", "top layout guide", "bottom layout guide"]
    if holders.contains(name.lowercased()) { return attribute }
    let rest = tokens.indices.contains(next + 1) ? tokens[next + 1].kind : .end
    guard rest == .sign("+") else { return attribute }
    return ["Top": "Bottom", "Leading": "Trailing", "Left": "Right"][attribute] ?? attribute
  }

  /// The item of an attribute alone on the right: that on the left if one of its lengths is tied to the other one, or
  /// else the superview.
  private func ownerOf(_ attribute: String) -> String {
    guard case .name(let left)? = tokens.first?.kind, let dot = left.lastIndex(of: "."),
      case let other = left[left.index(after: dot)...].trimmed.lowercased(),
      Set([other, attribute.lowercased()]) == ["width", "height"]
    else { return "Superview.\(attribute)" }
    return Layout.term(String(left[..<dot]).trimmed, attribute)
  }

  /// The help for an item on the right without its attribute: the line with the attribute of the left one, which may
  /// be a word of another system.
  private func lineWithAttribute(of name: String) -> String? {
    guard next > 0, case .name(let left)? = tokens.first?.kind, let dot = left.lastIndex(of: "."),
      case let word = left[left.index(after: dot)...].trimmed,
      case .word(let meant)? = AttributeNames.attribute(named: word).map({ _ in .word(word) })
        ?? SynonymTable.meaning(of: word, among: AttributeNames.names)
    else { return nil }
    let start = tokens[0].range.end - word.utf8.count
    let changed =
      text(in: SourceRange(start: 0, end: start)) + meant
      + text(in: SourceRange(start: tokens[0].range.end, end: token.range.start))
      + Layout.term(name, facing(meant, of: name))
      + text(in: SourceRange(start: token.range.end, end: line.utf8.count))
    return isConstraint(changed) ? "write '\(body(changed))'" : nil
  }

  /// The attribute of the first other item on the line.
  var otherAttribute: String? {
    tokens.indices.lazy.filter { $0 != next }.compactMap { index -> String? in
      guard case .name(let text) = tokens[index].kind, let dot = text.lastIndex(of: ".") else {
        return nil
      }
      let attribute = text[text.index(after: dot)...].trimmed
      return AttributeNames.attribute(named: attribute).map { _ in attribute }
    }.first
  }

  /// `Red View Height`: a known item and an attribute with a blank in place of the dot.
  private func missingDot(in text: String) -> Diagnostic? {
    let known = names.sorted { $0.utf8.count > $1.utf8.count }
    for name in known where text.lowercased().hasPrefix(name.lowercased()) {
      // A sign or a particle of another language may stand in place of the dot: `入力欄のLeading`.
      let rest = text.dropFirst(name.count)
      let attributes = (0...1).map { rest.dropFirst($0).trimmed }
      let found = attributes.first { AttributeNames.attribute(named: $0) != nil }
      guard let attribute = found else { continue }
      let start = token.range.start + name.utf8.count
      let gap = SourceRange(start: start, end: token.range.end - attribute.utf8.count)
      return fault(
        "missing-attribute", "there is no dot between '\(name)' and '\(attribute)'",
        help: "write '\(Layout.term(name, attribute))'", fix: [Diagnostic.Edit(gap, ".")])
    }
    return nil
  }

  // MARK: - Names that need backquotes

  /// A known name with an operator in it, or a digit first, without its backquotes.
  func nameWithoutBackquotes() -> Diagnostic? {
    let bytes = line.utf8.map(EquationParser.lowercased)
    var found: [(name: String, range: SourceRange)] = []
    let quoted = names.filter { Layout.notation(of: $0) != $0 }
      .sorted { $0.utf8.count > $1.utf8.count }
    for name in quoted {
      let wanted = name.utf8.map(EquationParser.lowercased)
      for start in bytes.indices.dropLast(wanted.count)
      where bytes[start] == wanted.first && bytes[start...].starts(with: wanted) {
        let range = SourceRange(start: start, end: start + wanted.count)
        let isWhole = start == 0 || !EquationParser.isPartOfName(bytes[start - 1])
        guard isWhole, bytes[range.end] == UInt8(ascii: "."),
          !found.contains(where: { $0.range.end > range.start && range.end > $0.range.start })
        else { continue }
        found.append((name, range))
      }
    }
    guard let first = found.min(by: { $0.range.start < $1.range.start }) else { return nil }
    var fault = needsBackquotes(first.name, at: first.range)
    let edits = found.flatMap { [$0.range.start, $0.range.end] }.sorted().map {
      Diagnostic.Edit(SourceRange(start: $0, end: $0), "`")
    }
    fault.fixes = [Diagnostic.Fix("put it into backquotes", edits)]
    return fault
  }

  /// The text left of the relation if it looks like one name with an operator in it: `Two-up
  /// View.Width`.
  func unquotedName() -> Diagnostic? {
    let left = tokens.prefix { if case .relation = $0.kind { false } else { true } }
    guard next == 0, left.count > 1, left.count < tokens.count, let end = left.last?.range.end
    else { return nil }
    let isOneName = zip(left, left.dropFirst()).allSatisfy { $0.range.end == $1.range.start }
    let whole = text(in: SourceRange(start: left[0].range.start, end: end))
    guard isOneName, let dot = whole.lastIndex(of: "."),
      AttributeNames.attribute(named: whole[whole.index(after: dot)...].trimmed) != nil
    else { return nil }
    let name = String(whole[..<dot])
    let start = left[0].range.start
    return needsBackquotes(name, at: SourceRange(start: start, end: start + name.utf8.count))
  }

  private func needsBackquotes(_ name: String, at range: SourceRange) -> Diagnostic {
    if let quote = name.first, "´‘’'".contains(quote), name.count > 2, let last = name.last,
      "´‘’'".contains(last)
    {
      let written = Layout.notation(of: String(name.dropFirst().dropLast()))
      return fault(
        "missing-backquotes", "'\(quote)' is not a backquote", at: range,
        help: "write '\(written)'",
        fix: [Diagnostic.Edit(range, written)])
    }
    if let match = name.wholeMatch(of: /([0-9]+[.)])([^0-9 ].*)/) {
      return fault(
        "missing-backquotes", "there is no blank behind the number '\(match.1)'", at: range,
        help: "write '\(match.1) \(match.2)'",
        fix: [Diagnostic.Edit(range, "\(match.1) \(match.2)")])
    }
    let sign = name.first { Layout.notation(of: "A\($0)") != "A\($0)" }
    let reason = sign.map { "because it holds '\($0)'" } ?? "because it begins with a digit"
    return fault(
      "missing-backquotes", "the name '\(name)' needs backquotes, \(reason)", at: range,
      help: "write '\(Layout.notation(of: name))'")
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    0x41...0x5A ~= byte ? byte | 0x20 : byte
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "`")
  }
}
