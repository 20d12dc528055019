import Basics
import Diagnostics
import LayoutModel
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
    guard let value = uncheckedValue(node, type),
      source.check(value, of: type, at: node.range)
    else { return nil }
    return value
  }

  private mutating func uncheckedValue(_ node: YAMLNode, _ type: ValueType) -> PropertyValue? {
    switch (type, node.content) {
    case (.scalarOr(let scalar, .fields(let list)), .scalar)
    where scalar.isNumber && list.key(ofWord: node.text ?? "") != nil:
      let key = list.key(ofWord: node.text ?? "") ?? ""
      // Without UIKit's dot: `.title2`.
      let word = (node.text ?? "").split(separator: ".").last ?? ""
      reportType(
        node, expected: "\(scalar.expectation) or \(type.expectation)",
        writing: "{\(key): \(word)}")
      return nil
    case (.scalarOr(let scalar, .fields(let list)), .scalar)
    where scalar.isNumber && pair(node, list) != nil:
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
      reportForeignComma(in: items, of: node)
      return .list(items.compactMap { value($0, item) })
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
    case (.color, .mapping): return color(node)
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
    if case .sequence(let items) = node.content, let first = items.first?.source, type.isOneText {
      reportType(
        node, expected: type.expectation,
        help: "one value belongs here: write '\(first.text)'")
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
    let words = (node.text ?? "").split(separator: " ").map(String.init)
    guard words.count == 2,
      let number = words.first(where: { Double($0) != nil }),
      let word = words.first(where: { Double($0) == nil }),
      list.keys.contains(where: { $0.name == "size" })
    else { return nil }
    guard let key = list.key(ofWord: word) else {
      // The name of a typeface, of which the weight alone counts here.
      return word.lowercased().contains("bold") ? "{size: \(number), weight: bold}" : number
    }
    return "{size: \(number), \(key): \(word)}"
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

  // MARK: - Mappings

  /// Sets the properties of an object from a mapping.
  mutating func read<Target>(
    _ node: YAMLNode, into target: inout Target, _ properties: [Property<Target>], of what: String
  ) {
    for field in fields(node, properties.map(\.key), of: what) {
      if let property = properties.first(where: { $0.key.name == field.key }),
        let value = value(field.value, field.type)
      {
        property.set(&target, value)
      }
    }
  }

  /// The entries of a mapping with known keys; reports unknown and repeated keys.
  ///
  /// An entry with a certain misspelling is read with the corrected key, so that nothing seems to
  /// be missing.
  mutating func fields(_ node: YAMLNode, _ keys: [Key], of what: String) -> [YAMLField] {
    let entries = indented(entries(node, of: what), keys)
    var names = Set(entries.map(\.name))
    return entries.compactMap { entry in
      if let key = keys.first(where: { $0.name == entry.name }) {
        return YAMLField(
          key: key.name, type: key.type, range: entry.key.range, value: entry.value)
      }
      if reportConstraints(under: entry, keys, of: what, among: names)
        || reportView(entry, keys, of: what, among: entries)
        || reportState(entry, keys, of: what)
        || reportCanvasSize(entry, keys, among: entries)
      {
        return nil
      }
      let meant =
        reportViews(entry, keys, of: what, among: names)
        ?? reportUnknown(entry.key, keys, of: what, among: names)
      if let meant { names.insert(meant) }
      return keys.first { $0.name == meant }.map {
        YAMLField(key: $0.name, type: $0.type, range: entry.key.range, value: entry.value)
      }
    }
  }

  /// The entry of a mapping with a key.
  func entry(_ name: String, of node: YAMLNode) -> YAMLEntry? {
    if case .mapping(let entries) = node.content { entries.first { $0.name == name } } else { nil }
  }

  /// Reports an unknown key.
  /// - Returns: The key that was certainly meant.
  @discardableResult
  mutating func reportUnknown(
    _ key: YAMLNode, _ keys: [Key], of what: String, among taken: Set<String>
  ) -> String? {
    let name = key.text ?? ""
    if keys.contains(where: { $0.name == "canvas" }),
      let meant = CanvasProperties.all.map(\.key.name).first(where: {
        [name, name + "s"].contains($0)
      })
    {
      source.report(
        "unknown-key", "\(what) has no key '\(name)'", at: key.range,
        help: "write '\(meant)' under 'canvas'")
      return nil
    }
    if keys.contains(where: { $0.name == "canvas" }),
      RecipeKeys.figure.contains(where: { $0.name == name }),
      !keys.contains(where: { $0.name == name + "s" })
    {
      source.report(
        "unknown-key", "\(what) has no key '\(name)'", at: key.range,
        help: "write it under 'figures', as in 'figures: [{\(name): …}]'")
      return nil
    }
    if name == "subviews", taken.contains("views") {
      source.report(
        "unknown-key", "\(what) has no key '\(name)'", at: key.range,
        help: "write these views under 'views'")
      return nil
    }
    if name.hasPrefix("//") {
      let sign = SourceRange(start: key.range.start, end: key.range.start + 2)
      source.report(
        Diagnostic(
          "unknown-key", "a comment begins with '#' here, not with '//'", at: sign,
          help: "write '#'", fixes: [Diagnostic.Fix("write '#'", [Diagnostic.Edit(sign, "#")])]))
      return nil
    }
    if let fault = joined(key, keys.map(\.name)) ?? withoutColon(key, keys.map(\.name)) {
      source.report(fault)
      return nil
    }
    return source.report(
      "unknown-key", "\(what) has no key '\(name)'", unknown: name, at: key.range,
      among: keys.map(\.name), listing: RecipeFileReader.main(of: keys), taken: taken)
  }

  /// The names of keys of recipes, views and canvases.
  static let keyNames =
    (RecipeKeys.recipe + RecipeKeys.allOfView + CanvasProperties.all.map(\.key)).map(\.name)

  /// Those of many keys that recipes mostly have; nil of few.
  private static func main(of keys: [Key]) -> [String]? {
    let names = [
      "title", "canvas", "views", "constraints", "visualFormat", "states", "languages", "figures",
      "kind", "text", "backgroundColor", "font", "subviews",
    ]
    return keys.count > 20 ? names.filter { name in keys.contains { $0.name == name } } : nil
  }

  /// The entries of a mapping, each key once.
  mutating func entries(_ node: YAMLNode, of what: String) -> [YAMLEntry] {
    guard case .mapping(let entries) = node.content else {
      return reportNoMapping(node, of: what)
    }
    var seen: [String: Int] = [:]
    var own: [YAMLEntry] = []
    for entry in entries {
      guard let name = entry.key.text, !name.isEmpty else {
        source.report(
          "wrong-type", "a key is a text", at: entry.key.range,
          help: "put a text in braces or brackets into quotes")
        continue
      }
      if let last = own.last, let joined = joinedCall(entry, to: last) {
        own[own.count - 1] = joined
        continue
      }
      if reportDecimalComma(entry, behind: own.last) || reportComma(entry, behind: own.last) {
        continue
      }
      if let first = seen[name] {
        reportTwice(entry, as: &own[first])
      } else {
        seen[name] = own.count
        own.append(entry)
      }
    }
    guard seen[RecipeFileReader.mergeKey] != nil else { return own }
    var names = Set(seen.keys)
    return merged(own, &names)
  }

  /// Reports a key that is given twice, and adds what the second one holds to the first, so that nothing seems to
  /// be missing.
  private mutating func reportTwice(_ entry: YAMLEntry, as first: inout YAMLEntry) {
    let line = (source.includedFile ?? source.file).position(at: first.key.range.start).line
    var help = "delete one of the two"
    if case .scalar(let text) = entry.value.content, text.style == .literal {
      help = "move its lines below '\(entry.name)' in line \(line), and delete this line"
    }
    if case .mapping(let more) = entry.value.content,
      case .mapping(let known) = first.value.content, known.count < 1000
    {
      if Set(known.map(\.name)).isDisjoint(with: more.map(\.name)) {
        first.value.content = .mapping(known + more)
        help = "move what it holds below '\(entry.name)' in line \(line), and delete this line"
      } else {
        help += ", or give one another name"
      }
    }
    source.report(
      "duplicate-key", "'\(entry.name)' is given twice, first in line \(line)",
      at: entry.key.range, help: help)
  }

  /// Reports a node that is no mapping.
  /// - Returns: The entries that its items would be, so that what names them finds them.
  private mutating func reportNoMapping(_ node: YAMLNode, of what: String) -> [YAMLEntry] {
    if let named = namedItems(node) {
      let name = named.first?.name ?? ""
      reportType(
        node, expected: "a mapping for \(what)",
        help: "write '\(name):' in place of '- name: \(name)'")
      return named
    }
    if let fault = joined(node, []) ?? withoutColon(node, RecipeFileReader.keyNames) {
      source.report(fault)
      return []
    }
    let entries = list(node).flatMap { item -> [YAMLEntry] in
      switch item.content {
      case .mapping(let entries): entries
      case .scalar where !item.isNull && item.range != node.range:
        [YAMLEntry(key: item, value: .nothing(at: item.range))]
      default: []  // Nothing that could be a key.
      }
    }
    let file = source.includedFile ?? source.file
    var help: String?
    if let first = entries.first, file.text(in: node.start) == "-" {
      let value = SourceRange(start: first.key.range.start, end: first.value.range.end)
      let text = file.text(in: value)
      help = "write '\(text)\(first.value.range == first.key.range ? ":" : "")', without '-'"
      if text.contains(where: \.isNewline) { help = "write '\(first.name):', without '-'" }
      if list(node).count > 1 { help = "\(help ?? ""); remove '-' from the other lines too" }
    }
    reportType(
      node, expected: "a mapping for \(what)", help: help ?? example(of: what, inPlaceOf: node))
    return entries
  }

  /// YAML's key for entries of other mappings; the entries beside it take precedence.
  private static let mergeKey = "<<"

  private mutating func merged(_ entries: [YAMLEntry], _ seen: inout Set<String>) -> [YAMLEntry] {
    var result: [YAMLEntry] = []
    for entry in entries {
      guard entry.key.text == RecipeFileReader.mergeKey else {
        result.append(entry)
        continue
      }
      for other in list(entry.value).flatMap({ self.entries($0, of: "entries to merge") })
      where seen.insert(other.name).inserted {
        result.append(other)
      }
    }
    return result
  }
}

extension ValueType {
  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }
}

extension FieldList {
  /// The key of which a word is a value.
  fileprivate func key(ofWord word: String) -> String? {
    let word = word.split(separator: ".").last.map(String.init) ?? word
    return keys.first { key in
      guard case .word(let list) = key.type else { return false }
      return list.words.contains { $0.lowercased() == word.lowercased() }
    }?.name
  }
}

extension YAMLNode {
  /// A scalar's text with its place; nil for a sequence or a mapping.
  var source: SourceText? { text.map { SourceText($0, at: range, isMissing: isNull) } }

  /// Its first character.
  var start: SourceRange { SourceRange(start: range.start, end: range.start + 1) }
}
