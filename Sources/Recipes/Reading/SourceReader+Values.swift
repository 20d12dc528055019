import Basics
package import Diagnostics
import LayoutModel
import Notation

/// Texts read as values of a type.
extension SourceReader {
  /// The value of a text; nil when it is none of the type.
  package mutating func value(_ text: SourceText, _ type: ValueType) -> PropertyValue? {
    switch type {
    case .text: shownText(text)
    case .content: text.text.isEmpty ? .text("") : shownText(text)
    case .truth, .wordOr(_, .truth): truth(text, type)
    case .number(let rule): number(text, rule).map { .number($0) }
    case .constant: constant(text)
    case .color: color(text)
    case .word(let list): word(text, list).map { .text($0) }
    case .wordOr(let word, .number)
    where !text.text.contains(where: \.isNumber) && text.text.lowercased() != word.lowercased():
      wordOrNumber(text, word, type)
    case .wordOr(let word, let type):
      text.text.lowercased() == word.lowercased() ? .text(word) : value(text, type)
    case .nullOr(let type): ["null", "~"].contains(text.text) ? .nothing : value(text, type)
    case .list(.text) where text.text.contains(", "),
      .list(.content) where text.text.contains(", "):
      textsInOne(text)
    case .list(let item): value(text, item).map { .list([$0]) }
    case .someOf(let list): word(text, list).map { .list([.text($0)]) }
    case .scalarOr(.text, _): image(text)
    case .scalarOr(let scalar, _): value(text, scalar)
    case .tuple, .tupleOr, .fields, .structure: mismatch(text, type)
    }
  }

  /// Reports a text that is neither a number nor the word that may stand in its place.
  private mutating func wordOrNumber(
    _ text: SourceText, _ word: String, _ type: ValueType
  ) -> PropertyValue? {
    let isEqual = ["auto", "equal", "space-between", "fill"].contains(text.text.lowercased())
    reportType(
      expected: type.expectation, found: text.isMissing ? "nothing" : "'\(text.text)'",
      at: text.range,
      help: "write '\(word)' or a number"
        + (isEqual ? "; equal spaces are 'distribution: equalSpacing'" : ""))
    return nil
  }

  /// Reports a text that is meant to be several: `segments: "Day, Week"`.
  private mutating func textsInOne(_ text: SourceText) -> PropertyValue? {
    // Some texts would need quotes in brackets.
    let isPlain = ![": ", " #", "[", "]", "{", "}", "\"", "'"].contains(where: text.text.contains)
    reportType(text, expected: "a list of texts", writing: isPlain ? "[\(text.text)]" : nil)
    return nil
  }

  private mutating func constant(_ text: SourceText) -> PropertyValue? {
    if ["Standard", "-Standard"].contains(text.text) { return .text(text.text) }
    return (metrics[text.text] ?? number(text, .any)).map { .number($0) }
  }

  private mutating func mismatch(_ text: SourceText, _ type: ValueType) -> PropertyValue? {
    reportType(text, expected: type.expectation)
    return nil
  }

  private mutating func truth(_ text: SourceText, _ type: ValueType) -> PropertyValue? {
    switch text.text {
    case "true": return .truth(true)
    case "false": return .truth(false)
    default:
      if case .wordOr(let word, _) = type, text.text == word { return .text(word) }
      if reportComment(behind: text, { ["true", "false"].contains($0) }) { return nil }
      reportType(
        text, expected: type.expectation,
        writing: ["true", "false"].first { $0 == text.text.lowercased() }
          ?? SynonymTable.truth(text.text).map { $0 ? "true" : "false" })
      return nil
    }
  }

  /// A finite number that a rule allows.
  package mutating func number(_ text: SourceText, _ rule: NumberRule = .any) -> Double? {
    guard let value = SourceReader.number(spelled: text.text, rule) else {
      if reportComment(behind: text, { SourceReader.number(spelled: $0, rule) != nil }) {
        return nil
      }
      let digits = String(text.text.prefix { $0.isNumber || ".-".contains($0) })
      let unit = text.text.dropFirst(digits.count).trimmed.lowercased()
      let isLength = ["pt", "pts", "point", "points", "px", "dp", "sp"].contains(unit)
      let point = text.text.replacing(",", with: ".")
      let share = unit == "%" ? Double(digits).map { DecimalText.rounded($0 / 100, to: 4) } : nil
      if unit == "%", rule == .any || rule == .length || rule == .fontSize {
        reportType(
          expected: ValueType.number(rule).expectation, found: "'\(text.text)'", at: text.range,
          help: "a space is in points, as in '8'; a multiplier is a number, as in '0.5'")
        return nil
      }
      // A browser's texts are 16 points high.
      let em = ["em", "rem"].contains(unit) ? StyleLength(text.text)?.notation : nil
      let meant = rule.number(named: text.text) ?? share ?? em ?? (isLength ? digits : point)
      reportType(
        text, expected: ValueType.number(rule).expectation,
        writing: SourceReader.number(spelled: meant, rule) != nil ? meant : nil)
      return nil
    }
    guard value.magnitude <= NumberRule.maximumLength else {
      report(
        "number-out-of-range", "\(text.text) is too large", at: text.range,
        help: "use a number of at most a million")
      return nil
    }
    guard rule.range.contains(value) else {
      report(rule.fault(of: value, in: text))
      return nil
    }
    return value
  }

  private static func number(spelled text: String, _ rule: NumberRule) -> Double? {
    if rule.isWhole {
      guard let count = Int(text), NumberRule.count.range.contains(Double(count)) else {
        return nil
      }
      return Double(count)
    }
    let isNumber =
      !text.isEmpty
      && text.utf8.allSatisfy {
        ASCII.isDigit($0) || "+-.eE".utf8.contains($0)
      }
    guard isNumber, let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// One of some words, case aside, in the list's spelling.
  private mutating func word(_ text: SourceText, _ list: WordList) -> String? {
    guard let word = self.text(text) else { return nil }
    let words = list.words
    if words.contains(word) { return word }
    let key = word.lowercased()
    if let known = words.first(where: { $0.lowercased() == key }) { return known }
    if reportComment(behind: text, words.contains) { return nil }
    let message = "'\(word)' is not \(list.what)"
    // `portrait-only` has one of the words, and `left-right` two.
    let parts = Set(key.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    let named = words.filter { parts.contains($0.lowercased()) }
    // Keys and comments that YAML has taken for a part of the value are no slips of it.
    let hasMore =
      word.trimmingSuffix { ",;".contains($0) }.contains {
        ":：,，=/#{}[]｛｝［］".contains($0)
      } || (includedFile ?? file).text(in: text.range).contains(where: \.isNewline)
    if parts.count > 1, !hasMore, let meant = named.first, named.count == 1,
      list.help(word) == nil
    {
      report(Diagnostic("unknown-value", message, at: text.range).writing(meant))
      return nil
    }
    if let help = list.help(word) {
      report("unknown-value", message, at: text.range, help: help)
    } else {
      report("unknown-value", message, unknown: word, at: text.range, among: words)
    }
    return nil
  }

  private mutating func color(_ text: SourceText) -> PropertyValue? {
    guard let word = self.text(text) else { return nil }
    if let own = colors[word] { return .color(own, name: word) }
    if let color = Color(hexadecimal: word) { return .color(DynamicColor(color), name: nil) }
    guard let named = Vocabulary.color(named: word) else {
      if reportComment(behind: text, { Vocabulary.color(named: $0) != nil }) { return nil }
      if let match = word.wholeMatch(of: /(?:UI|NS)?Color\.(\w+?)(?:Color)?/),
        let color = Vocabulary.color(named: String(match.1))
      {
        report(
          Diagnostic("unknown-color", "'\(word)' is not a colour", at: text.range)
            .writing(color.name))
        return nil
      }
      if let digits = word.wholeMatch(of: /0[xX]([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})/)?.1 {
        report(
          Diagnostic("unknown-color", "'\(word)' is not a colour", at: text.range)
            .writing("\"#\(digits)\""))
        return nil
      }
      if let written = CodeValue.written(word) {
        report(
          Diagnostic("unknown-color", "'\(word)' is not a colour", at: text.range).writing(written))
        return nil
      }
      if let written = TranslucentColor.hexadecimal(word) {
        report(
          Diagnostic("unknown-color", "'\(word)' is not a colour", at: text.range).writing(
            "\"\(written)\""))
        return nil
      }
      let own = colors.keys.sorted() + Vocabulary.colors.map(\.name) + ["#RRGGBB"]
      report(
        "unknown-color", "'\(word)' is not a colour", unknown: word, at: text.range,
        among: own + Vocabulary.systemColors.map(\.name),
        listing: own + Vocabulary.mainSystemColorNames)
      return nil
    }
    return .color(named.color, name: named.name)
  }

  /// The image of a file.
  private mutating func image(_ text: SourceText) -> PropertyValue? {
    guard let path = self.text(text) else { return nil }
    guard let size = imageSize(ofFile: SourceText(path, at: text.range)) else { return nil }
    return .fields(("name", .text(path)), ("size", .numbers([size.width, size.height])))
  }

  // MARK: - Whole values

  /// Reports what is wrong with a value as a whole.
  /// - Returns: Whether nothing is.
  package mutating func check(
    _ value: PropertyValue, of type: ValueType, at range: SourceRange
  ) -> Bool {
    switch type {
    case .tuple(let tuple): check(value.numbers, tuple.rule, at: range)
    case .scalarOr(_, let type): check(value, of: type, at: range)
    case .tupleOr(let tuple, _) where !value.items.isEmpty:
      check(value, of: .tuple(tuple), at: range)
    case .fields where value["style"] != nil && value["size"] != nil:
      isRefused(
        "contradicting-keys", "a text style has its own size",
        at: SourceRange(start: range.start, end: range.start + 1), help: "delete 'size' or 'style'")
    default: true  // A type whose values need no further check.
    }
  }

  private mutating func check(
    _ numbers: [Double], _ rule: TupleForm.Rule, at range: SourceRange
  ) -> Bool {
    switch rule {
    case .size where numbers.suffix(2).contains { $0 < 0 }:
      return isRefused(
        "negative-size", "a size cannot be negative", at: range, help: "write it without '-'")
    case .canvasSize where !numbers.allSatisfy { 1...TupleForm.maximumCanvas ~= $0 }:
      return isRefused(
        "size-out-of-range",
        "a canvas is 1 to \(DecimalText.rounded(TupleForm.maximumCanvas, to: 0)) points wide "
          + "and high", at: range, help: "write it as in '[375, 667]'")
    case .storedSize where !numbers.allSatisfy { 0...TupleForm.maximumCanvas ~= $0 }:
      return isRefused(
        "size-out-of-range",
        "a root view is 0 to \(DecimalText.rounded(TupleForm.maximumCanvas, to: 0)) points wide "
          + "and high", at: range, help: "write it as in '[375, 667]'")
    case .none, .size, .canvasSize, .storedSize: return true
    }
  }

  private mutating func isRefused(
    _ id: String, _ message: String, at range: SourceRange, help: String
  ) -> Bool {
    report(id, message, at: range, help: help)
    return false
  }
}

extension NumberRule {
  /// The number that a word of UIKit or of plain English stands for.
  fileprivate func number(named word: String) -> String? {
    let key = word.lowercased().filter(\.isLetter)
    switch self {
    case .priority:
      let names = [
        ("defaulthigh", "750"), ("defaultlow", "250"), ("required", "1000"),
        ("fittingsizelevel", "50"),
      ]
      if let name = names.first(where: { key.hasSuffix($0.0) }) { return name.1 }
      return ["high": "750", "medium": "500", "low": "250"][key]
    case .count:
      let isAny = ["unlimited", "infinite", "infinity", "any", "none", "nil", "null", "auto"]
      return isAny.contains(key) ? "0" : nil
    case .any, .length, .fontSize, .share, .zoom, .system: return nil
    }
  }

  /// The fault of a number outside the range.
  fileprivate func fault(of value: Double, in text: SourceText) -> Diagnostic {
    switch self {
    case .any, .count:
      Diagnostic(
        "number-out-of-range", "\(text.text) is out of range", at: text.range,
        help: "use a number from 0 to 10000")
    case .share:
      Diagnostic(
        "number-out-of-range", "\(text.text) is out of range", at: text.range,
        help: "use a number from 0 to 1")
    case .length:
      Diagnostic(
        "negative-size", "a size cannot be negative", at: text.range, help: "write it without '-'")
    case .fontSize:
      Diagnostic(
        "size-out-of-range", "a font is 1 to 1000 points high", at: text.range,
        help: "use a size such as 17")
    case .priority:
      Diagnostic(
        "priority-out-of-range", "the priority is \(DecimalText.rounded(value, to: 3))",
        at: text.range, help: "use 1 to 1000; 1000 is required")
    case .zoom:
      Diagnostic(
        "number-out-of-range", "the zoom is \(DecimalText.rounded(value, to: 3))", at: text.range,
        help: "use 0.25 to 4")
    case .system:
      Diagnostic(
        "unknown-value",
        "'\(text.text)' is not a version of iOS with Auto Layout's guides", at: text.range,
        help: "use 7 or later")
    }
  }
}
