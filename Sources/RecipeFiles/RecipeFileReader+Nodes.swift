import Basics
import Diagnostics
import LayoutModel
import Notation
import Recipes

/// A key of a mapping with its type and its value.
struct YAMLField {
  var key: String
  var type: ValueType
  var range: SourceRange
  var value: YAMLNode
}

/// Nodes read as values of a type.
extension RecipeFileReader {
  /// The value of a node; nil when it is none of a type.
  mutating func value(_ node: YAMLNode, _ type: ValueType) -> PropertyValue? {
    let count = source.diagnostics.count
    guard let value = uncheckedValue(node, type),
      source.check(value, of: type, at: node.range)
    else { return withoutExtra(node, type, from: count) }
    return value
  }

  private mutating func uncheckedValue(_ node: YAMLNode, _ type: ValueType) -> PropertyValue? {
    switch (type, node.content) {
    case (.scalarOr(let scalar, .fields(let list)), .scalar)
    where scalar.isNumber && list.key(ofWord: list.word(for: node.text ?? "")) != nil:
      let word = list.word(for: node.text ?? "")
      let key = list.key(ofWord: word) ?? ""
      reportType(
        node, expected: "\(scalar.expectation) or \(type.expectation)",
        writing: "{\(key): \(word)}")
      return nil
    case (.scalarOr(let scalar, .fields(let list)), .scalar)
    where scalar.isNumber && pair(node, list) != nil:
      if let family = typeface(node, list), let written = pair(node, list) {
        source.report(
          Diagnostic(
            "wrong-type",
            "'\(family)' does not count, since ibar sets all texts in the system font",
            at: node.range
          ).writing(written))
        return nil
      }
      reportType(
        node, expected: "\(scalar.expectation) or \(type.expectation)", writing: pair(node, list))
      return nil
    case (.scalarOr(.truth, .fields(let list)), .scalar)
    where !["true", "false"].contains(node.text ?? "") && list.keys.contains { $0.name == "title" }:
      let isPlain = (node.text ?? "").allSatisfy { $0.isLetter || $0.isNumber || $0 == " " }
      reportType(
        node, expected: "true, false or \(type.expectation)",
        writing: isPlain && !node.isNull ? "{title: \(node.text ?? "")}" : nil)
      return nil
    case (.scalarOr(let scalar, _), .scalar):
      // A file of an image stands for more than a text.
      if case .text = scalar { return node.source.flatMap { source.value($0, type) } }
      return value(node, scalar)
    case (.scalarOr(_, let other), _): return uncheckedValue(node, other)
    case (.tupleOr(let tuple, _), .sequence): return uncheckedValue(node, .tuple(tuple))
    case (.tupleOr(_, let list), .mapping): return uncheckedValue(node, .fields(list))
    case (.list(let item), .sequence(let items)):
      if case .fields(let list) = item, reportUnbraced(items, of: node, list) { return nil }
      reportForeignComma(in: items, of: node)
      reportSemicolons(in: items, of: node)
      return .list(items.compactMap { reportPair($0, of: item) ? nil : value($0, item) })
    case (.someOf(let list), .sequence(let items)) where !items.isEmpty:
      let words = items.compactMap { value($0, .word(list)) }
      return words.count == items.count ? .list(words) : nil
    case (.tuple(let tuple), .sequence(let items)) where items.count == tuple.count:
      let values = items.compactMap { value($0, tuple.item) }
      return values.count == tuple.count ? .list(values) : nil
    case (.fields(let list), .mapping):
      return .fields(
        fields(node, list.keys, of: list.what).compactMap { field in
          value(field.value, field.type).map { PropertyField(field.key, $0) }
        })
    case (.color, .mapping), (.color, .sequence):
      if reportParts(ofColor: node) { return nil }
      if case .mapping = node.content { return color(node) }
      reportType(node, type)
      return nil
    case (.list(.fields(let list)), .mapping(let entries)):
      reportPairs(entries, of: node, list)
      return nil
    case (.tuple(let tuple), .scalar):
      let numbers = node.text?.split { "x, ()".contains($0) }.map(String.init) ?? []
      let isMeant = numbers.count == tuple.count && numbers.allSatisfy { Double($0) != nil }
      reportType(
        node, type,
        writing: isMeant
          ? "[\(numbers.joined(separator: ", "))]" : CodeValue.written(node.text ?? ""))
      return nil
    case (.tuple(let tuple), .sequence(let items)) where items.count > tuple.count:
      reportCommas(in: node, items, of: tuple)
      return nil
    case (.tuple(let tuple), .sequence(let items))
    where reportSeparators(in: node, items, of: tuple):
      return nil
    case (.tuple(let tuple), .mapping):
      reportMapping(node, of: tuple)
      return nil
    case (.tuple, _), (.fields, _):
      reportType(node, type)
      return nil
    case (_, .scalar): return node.source.flatMap { source.value($0, type) }
    default:  // A type that this node cannot be.
      reportType(node, type)
      return nil
    }
  }

  /// The colour of a mapping for both appearances.
  private mutating func color(_ node: YAMLNode) -> PropertyValue? {
    let sides = fields(node, ValueType.appearances, of: "a colour").reduce(
      into: [String: DynamicColor]()
    ) { $0[$1.key] = value($1.value, .color)?.color }
    guard let light = sides["light"], let dark = sides["dark"] else {
      for key in ValueType.appearances where entry(key.name, of: node) == nil {
        source.report(
          "missing-key", "this colour has no '\(key.name)'", at: node.start,
          help: "write '{light: COLOR, dark: COLOR}', or one colour for both themes")
      }
      return nil
    }
    return .color(DynamicColor(light: light.light, dark: dark.dark), name: nil)
  }

  /// Reports a node that is no value of a type, with an example of one.
  mutating func reportType(_ node: YAMLNode, _ type: ValueType, writing meant: String? = nil) {
    if case .mapping = node.content, type.isOneText,
      case let text = (source.includedFile ?? source.file).text(in: node.range),
      text.contains(/^\{\{?[^{}:\n"]+\}\}?$/)
    {
      source.reportType(
        expected: type.expectation, found: node.kindName, at: node.range,
        writing: "\"\(text)\"")
      return
    }
    if case .sequence(let items) = node.content, let first = items.first?.source, type.isOneText {
      reportType(
        node, expected: type.expectation,
        help: "one value belongs here: write '\(first.text)'")
      return
    }
    if case .sequence(let items) = node.content, case .fields(let list) = type, !items.isEmpty,
      items.allSatisfy({ item in list.keys.contains { $0.name == item.text } })
    {
      let written = items.compactMap(\.text).map { "\($0): true" }.joined(separator: ", ")
      reportType(node, expected: type.expectation, help: "write '{\(written)}'")
      return
    }
    reportType(
      node, expected: type.expectation, help: type.example.map { "write it as in '\($0)'" },
      writing: meant)
  }

  mutating func reportType(
    _ node: YAMLNode, expected: String, help: String? = nil, writing meant: String? = nil
  ) {
    let found = node.isNull || node.text == nil ? node.kindName : "'\(node.text ?? "")'"
    // A mapping or a list can be long: its first character is place enough.
    let range = node.text == nil ? node.start : node.range
    source.reportType(expected: expected, found: found, at: range, help: help, writing: meant)
  }

  /// A number and a word as the mapping that they are meant to be, `bold 20`; nil of other texts.
  private func pair(_ node: YAMLNode, _ list: FieldList) -> String? {
    let words = (node.text ?? "").split(separator: " ").map {
      String($0).replacing(/^([0-9.]+)(?:px|pt)$/) { String($0.1) }
    }
    guard 2...4 ~= words.count,
      let number = words.first(where: { Double($0) != nil }),
      let word = words.first(where: { list.key(ofWord: $0) != nil })
        ?? words.first(where: { Double($0) == nil }),
      list.keys.contains(where: { $0.name == "size" })
    else { return nil }
    guard let key = list.key(ofWord: word) else {
      // The name of a typeface, of which the weight alone counts here.
      return word.lowercased().contains("bold") ? "{size: \(number), weight: bold}" : number
    }
    return "{size: \(number), \(key): \(word)}"
  }

  /// The words of a text that name a typeface; nil if there are none.
  private func typeface(_ node: YAMLNode, _ list: FieldList) -> String? {
    guard list.what == "a font" else { return nil }
    let words = (node.text ?? "").split { " ,-".contains($0) }.map(String.init).filter { word in
      word.first?.isUppercase == true && word.allSatisfy(\.isLetter)
        && list.key(ofWord: list.word(for: word)) == nil
        && !["bold", "italic", "system"].contains(word.lowercased())
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Whether a text is the name of a typeface alone, `Helvetica Neue`, and no word of a font.
  func isTypeface(_ text: String, of type: ValueType) -> Bool {
    guard case .scalarOr(_, .fields(let list)) = type else { return false }
    let word = list.word(for: text)
    return text.contains(/^\p{Lu}[\p{L} -]{2,}$/) && list.key(ofWord: word) == nil
      && !["system", "auto"].contains(text.lowercased())
      && Suggestion.nearest(to: word, among: list.keys.flatMap(\.words)) == nil
  }

  mutating func text(_ node: YAMLNode) -> String? {
    value(node, .text)?.text
  }

  /// The texts of a list with their places; a single text is a list of one.
  mutating func texts(_ node: YAMLNode) -> [SourceText] {
    list(node).compactMap { item in text(item).map { SourceText($0, at: item.range) } }
  }

  /// The items of a list; a single value is a list of one.
  func list(_ node: YAMLNode) -> [YAMLNode] {
    if case .sequence(let items) = node.content { items } else { [node] }
  }
}

extension ValueType {
  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }
}

extension FieldList {
  /// The word of one of its keys that a text means: without UIKit's dot, `.title2`, and in the words of other systems.
  fileprivate func word(for text: String) -> String {
    let word = text.split(separator: ".").last.map(String.init) ?? text
    let words = keys.flatMap(\.words)
    if case .word(let meant) = SynonymTable.meaning(of: word, among: words) { return meant }
    return word
  }

  /// The key of which a word is a value.
  fileprivate func key(ofWord word: String) -> String? {
    let word = word.split(separator: ".").last.map(String.init) ?? word
    return keys.first { key in
      guard case .word(let list) = key.type else { return false }
      return list.words.contains { $0.lowercased() == word.lowercased() }
    }?.name
  }
}

extension Key {
  /// The words that its value can be; none if it is no word.
  fileprivate var words: [String] { if case .word(let list) = type { list.words } else { [] } }
}

extension YAMLNode {
  /// A scalar's text with its place; nil for a sequence or a mapping.
  var source: SourceText? { text.map { SourceText($0, at: range, isMissing: isNull) } }

  /// Its first character.
  var start: SourceRange { SourceRange(start: range.start, end: range.start + 1) }
}

extension RecipeFileReader {
  /// Whether a line of the file declares a view of a name.
  func isDeclared(_ name: String) -> Bool {
    lines.contains { $0.trimmed.hasPrefix(name + ":") }
  }

  /// The lines of the file that is read.
  var lines: some Sequence<String> {
    let file = source.includedFile ?? source.file
    return (0..<file.lineCount).lazy.map { String(file.lineText($0)) }
  }
}
