import LayoutModel
import Diagnostics

/// One key that a mapping may have, and what its value does to the thing being read.
struct Key<Target>: Sendable {
  let name: String
  let read: @Sendable (inout Target, YAMLNode, inout RecipeReader) -> Void

  init(
    _ name: String, _ read: @escaping @Sendable (inout Target, YAMLNode, inout RecipeReader) -> Void
  ) {
    self.name = name
    self.read = read
  }

  /// Sets a part of the thing being read to what a value says.
  typealias Setter<Value> = @Sendable (inout Target, Value) -> Void

  /// A key that changes nothing if its value cannot be read.
  private static func reading<Value>(
    _ name: String, _ set: @escaping Setter<Value>,
    _ value: @escaping @Sendable (inout RecipeReader, YAMLNode) -> Value?
  ) -> Key {
    Key(name) { target, node, reader in
      if let value = value(&reader, node) { set(&target, value) }
    }
  }

  static func truth(_ name: String, _ set: @escaping Setter<Bool>) -> Key {
    reading(name, set) { $0.truth($1) }
  }

  static func number(_ name: String, _ set: @escaping Setter<Double>) -> Key {
    reading(name, set) { $0.number($1) }
  }

  static func count(_ name: String, _ set: @escaping Setter<Int>) -> Key {
    reading(name, set) { $0.count($1) }
  }

  static func priority(_ name: String, _ set: @escaping Setter<Priority>) -> Key {
    reading(name, set) { $0.priority($1) }
  }

  /// A key whose value is one of some words, which are listed only when it is read.
  static func choice<Value>(
    _ name: String, _ choices: @autoclosure @escaping @Sendable () -> [(String, Value)],
    of what: String, _ set: @escaping Setter<Value>
  ) -> Key {
    reading(name, set) { $0.choice($1, choices(), of: what) }
  }

  static func choice<Value: RawRepresentable<String> & Sendable>(
    _ name: String, _ values: @autoclosure @escaping @Sendable () -> [Value], of what: String,
    _ set: @escaping Setter<Value>
  ) -> Key {
    choice(name, values().map { ($0.rawValue, $0) }, of: what, set)
  }
}

extension RecipeReader {
  /// The longest side of a canvas, in points: two of it multiplied still make a picture in memory.
  static let maximumCanvas = 8192.0
  /// The largest length or constant, in points.
  static let maximumLength = 1_000_000.0

  /// Reads a mapping by a table of its keys; reports what is no key, or is given twice.
  mutating func read<Target>(
    _ node: YAMLNode, into target: inout Target, _ keys: [Key<Target>], of what: String
  ) {
    let entries = entries(node, of: what)
    for entry in entries {
      let name = entry.key.text ?? ""
      if let key = keys.first(where: { $0.name == name }) {
        key.read(&target, entry.value, &self)
      } else {
        report(
          "unknown-key", "\(what) has no key '\(name)'", unknown: name, at: entry.key.range,
          among: keys.map(\.name), taken: entries.compactMap(\.key.text))
      }
    }
  }

  /// The entries of a mapping, each key once.
  mutating func entries(_ node: YAMLNode, of what: String) -> [YAMLEntry] {
    guard case .mapping(let entries) = node.content else {
      reportType(node, expected: "a mapping for \(what)")
      return []
    }
    var seen: Set<String> = []
    let own = entries.filter { entry in
      guard let name = entry.key.text, !name.isEmpty else {
        report("wrong-type", "a key is a text", at: entry.key.range)
        return false
      }
      guard seen.insert(name).inserted else {
        report("duplicate-key", "'\(name)' is given twice", at: entry.key.range)
        return false
      }
      return true
    }
    guard seen.contains(RecipeReader.mergeKey) else { return own }
    return merged(own, &seen)
  }

  /// YAML's key for the entries of other mappings, which those given here go before.
  private static let mergeKey = "<<"

  private mutating func merged(_ entries: [YAMLEntry], _ seen: inout Set<String>) -> [YAMLEntry] {
    var result: [YAMLEntry] = []
    for entry in entries {
      guard entry.key.text == RecipeReader.mergeKey else {
        result.append(entry)
        continue
      }
      for source in list(entry.value) {
        for other in self.entries(source, of: "entries to merge") {
          if seen.insert(other.key.text ?? "").inserted { result.append(other) }
        }
      }
    }
    return result
  }

  /// The items of a list; a single value is a list of one.
  mutating func list(_ node: YAMLNode) -> [YAMLNode] {
    if case .sequence(let items) = node.content { items } else { [node] }
  }

  mutating func text(_ node: YAMLNode) -> String? {
    guard let text = node.text, !node.isNull else {
      reportType(node, expected: "a text")
      return nil
    }
    guard !RecipeReader.holdsUnprintable(text) else {
      report(
        "control-character", "this text holds a character that cannot be shown", at: node.range)
      return nil
    }
    return text
  }

  /// Whether a text holds what cannot be shown.
  static func holdsUnprintable(_ text: String) -> Bool {
    let isPlain = !text.utf8.contains { $0 < 0x20 || $0 >= 0x7F }
    return !isPlain && text.unicodeScalars.contains(where: isUnprintable)
  }

  /// Whether a scalar is a control character or none at all; a line break or a tab is neither.
  static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE...0xFFFF: true
    default: false
    }
  }

  /// A finite number of at most a million.
  mutating func number(_ node: YAMLNode) -> Double? {
    guard let text = node.text, !text.isEmpty,
      text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }),
      let value = Double(text), value.isFinite
    else {
      reportType(node, expected: "a number")
      return nil
    }
    guard value.magnitude <= RecipeReader.maximumLength else {
      report(
        "number-out-of-range", "\(text) is too large", at: node.range,
        help: "use a number of at most a million")
      return nil
    }
    return value
  }

  mutating func numbers(_ node: YAMLNode, count: Int, _ form: String) -> [Double]? {
    guard case .sequence(let items) = node.content, items.count == count else {
      reportType(node, expected: form)
      return nil
    }
    let numbers = items.compactMap { number($0) }
    return numbers.count == count ? numbers : nil
  }

  /// A number for all sides, or `[top, leading, bottom, trailing]`.
  mutating func insets(_ node: YAMLNode) -> DirectionalEdgeInsets? {
    if node.text != nil { return number(node).map { DirectionalEdgeInsets(all: $0) } }
    guard let sides = numbers(node, count: 4, "a number or [top, leading, bottom, trailing]") else {
      return nil
    }
    return DirectionalEdgeInsets(
      top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
  }

  mutating func truth(_ node: YAMLNode, or other: String? = nil) -> Bool? {
    switch node.text {
    case "true": return true
    case "false": return false
    default:
      reportType(node, expected: "true or false" + (other.map { " or \($0)" } ?? ""))
      return nil
    }
  }

  /// One of some words, case aside.
  mutating func choice<Value>(
    _ node: YAMLNode, _ choices: [(String, Value)], of what: String
  ) -> Value? {
    guard let word = text(node) else { return nil }
    if let choice = choices.first(where: { $0.0.lowercased() == word.lowercased() }) {
      return choice.1
    }
    report(
      "unknown-value", "'\(word)' is not \(what)", unknown: word, at: node.range,
      among: choices.map(\.0))
    return nil
  }

  mutating func color(_ node: YAMLNode) -> Color? {
    guard let word = text(node) else { return nil }
    if let color = Color(hexadecimal: word) { return color }
    let named = Vocabulary.colors.first { $0.name.lowercased() == word.lowercased() }
    if named == nil {
      report(
        "unknown-color", "'\(word)' is not a colour", unknown: word, at: node.range,
        among: Vocabulary.colors.map(\.name) + ["#RRGGBB"])
    }
    return named?.color
  }

  mutating func reportType(_ node: YAMLNode, expected: String) {
    let found = node.isNull || node.text == nil ? node.kindName : "'\(node.text ?? "")'"
    // A mapping or a list can be long: its first character is place enough.
    let range =
      node.text == nil
      ? SourceRange(start: node.range.start, end: node.range.start + 1) : node.range
    report("wrong-type", "expected \(expected), found \(found)", at: range)
  }
}
