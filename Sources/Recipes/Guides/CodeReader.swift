import Notation
import Diagnostics
import LayoutModel
import VisualFormat

/// Reads the constraints that a piece of Objective-C or Swift makes.
struct CodeReader {
  /// A constraint between two items, or to a number.
  struct ItemConstraint {
    var first: String
    var second: String?
    var attribute: Attribute
    var node: YAMLNode
  }

  /// A format string with what it is read with.
  struct FormatString {
    var text: String
    var range: SourceRange
    var options: VisualFormatOptions
    var metrics: [String: Double]
    var node: YAMLNode
  }

  private(set) var constraints: [ItemConstraint] = []
  private(set) var formats: [FormatString] = []
  /// Colours that the code gives views, by their names.
  private(set) var colors: [String: YAMLNode] = [:]
  /// The calls that cannot be read.
  private(set) var diagnostics: [Diagnostic] = []
  private let tokens: [CodeToken]
  private let values: CodeValues
  private var superviews: Set<String> = ["self.view", "self", "superview"]

  /// Reads a piece of code; nil when it makes no constraints.
  init?(_ lines: [SourceRange], in file: SourceFile) {
    // Nobody writes longer lines by hand.
    let lines = lines.filter { $0.end - $0.start <= ConstraintListing.longestLine }
    let words = ["VisualFormat", "constraintWithItem", "NSLayoutConstraint"]
    let calls = lines.contains { line in
      let text = file.text(in: line)
      let hasCall = text.utf8.contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "(") }
      return hasCall && words.contains { text.contains($0) }
    }
    guard calls else { return nil }
    tokens = CodeToken.tokens(of: lines, in: file)
    values = CodeValues(in: tokens)
    for index in tokens.indices { readSubject(at: index) }
    for index in tokens.indices { readCall(at: index) }
    if constraints.isEmpty && formats.isEmpty && diagnostics.isEmpty { return nil }
  }

  private func text(at index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  // MARK: - Views

  /// Reads what is said of a view: that it holds others, or its colour.
  private mutating func readSubject(at index: Int) {
    switch tokens[index].text {
    case "addSubview", "addConstraint", "addConstraints":
      superviews.insert(receiver(before: index))
    case "setBackgroundColor" where text(at: index + 3) == "UIColor":
      addColor(at: index + 4, to: receiver(before: index))
    case "backgroundColor" where text(at: index + 1) == "=":
      let isNamed = text(at: index + 2) == "UIColor"
      addColor(at: index + (isNamed ? 4 : 3), to: receiver(before: index))
    default: break
    }
  }

  private mutating func addColor(at index: Int, to view: String) {
    guard tokens.indices.contains(index) else { return }
    let name = tokens[index].text
    let color = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    if Vocabulary.colors.contains(where: { $0.name == color }) {
      colors[view] = .scalar(color, at: tokens[index].range)
    }
  }

  /// The longest dotted name that is read, in tokens.
  private static let longestName = 20

  /// The dotted name that a message goes to.
  private func receiver(before index: Int) -> String {
    var start = text(at: index - 1) == "." ? index - 1 : index
    let first = max(0, index - CodeReader.longestName)
    while start > first, tokens[start - 1].kind == .name || tokens[start - 1].text == "." {
      if tokens[start - 1].kind == .name, start < index, tokens[start].kind == .name { break }
      start -= 1
    }
    return tokens[start..<index].text.withoutFinalDot
  }

  // MARK: - Calls

  private mutating func readCall(at index: Int) {
    guard text(at: index + 1) == ":" else { return }
    switch tokens[index].text {
    case "constraintsWithVisualFormat", "withVisualFormat": readFormat(at: index)
    case "constraintWithItem": readConstraint(at: index)
    case "item" where text(at: index - 2) == "NSLayoutConstraint": readConstraint(at: index)
    default: break
    }
  }

  /// The longest call that is read, in tokens.
  private static let longestCall = 200

  /// The arguments of a call from the first label on, up to the bracket that ends it.
  private func arguments(from start: Int) -> [(label: String, value: ArraySlice<CodeToken>)] {
    var arguments: [(label: String, value: ArraySlice<CodeToken>)] = []
    var depth = 0
    var index = start
    var valueStart = start
    func value(upTo end: Int) -> ArraySlice<CodeToken> {
      let value = tokens[valueStart..<end]
      return value.last?.text == "," ? value.dropLast() : value
    }
    while index < min(tokens.count, start + CodeReader.longestCall), depth >= 0 {
      let token = tokens[index]
      if depth == 0, token.kind == .name, text(at: index + 1) == ":", text(at: index - 1) != "?" {
        if !arguments.isEmpty { arguments[arguments.count - 1].value = value(upTo: index) }
        arguments.append((token.text, []))
        index += 1
        valueStart = index + 1
      } else if token.kind == .sign {
        depth += token.depthChange
        if token.text == ";" { break }
      }
      index += 1
    }
    if !arguments.isEmpty {
      let end = depth < 0 ? index - 1 : index
      arguments[arguments.count - 1].value = value(upTo: max(valueStart, min(end, tokens.count)))
    }
    return arguments
  }

  private mutating func readFormat(at index: Int) {
    let arguments = arguments(from: index)
    let format = arguments[0].value.filter { $0.text != "@" || $0.kind == .string }
    if format.first?.text == "(" { return }
    guard format.count == 1, let string = format.first, string.kind == .string else {
      return report(index, "its format is no literal string")
    }
    var entries = [entry("format", .scalar(string.text, at: string.range))]
    var numbers: [String: Double] = [:]
    var options: VisualFormatOptions = []
    for (label, value) in arguments.dropFirst() {
      if label == "options" {
        let names = optionNames(value)
        if names.isEmpty { continue }
        let nodes = names.map { YAMLNode.scalar($0.text, at: $0.range) }
        entries.append(entry("options", .sequence(nodes, at: names[0].range)))
        for (name, option) in VisualFormatOptions.named
        where names.contains(where: { $0.text.lowercased() == name.lowercased() }) {
          options.formUnion(option)
        }
      } else if label == "metrics" {
        guard let metrics = values.metrics(value) else {
          return report(index, "its metrics are no literal numbers")
        }
        for metric in metrics { numbers[metric.name.text] = metric.number }
        if !metrics.isEmpty {
          let nodes = metrics.map { name, number in
            YAMLEntry(name.text, at: name.range, .scalar("\(number)", at: name.range))
          }
          entries.insert(entry("metrics", .mapping(nodes, at: string.range)), at: 0)
        }
      }
    }
    formats.append(
      FormatString(
        text: string.text, range: string.range, options: options, metrics: numbers,
        node: .mapping(entries, at: string.range)))
  }

  /// The options in a mask or a set: `NSLayoutFormatAlignAllTop | …`, `[.alignAllTop]`.
  private func optionNames(_ value: ArraySlice<CodeToken>) -> [CodeToken] {
    value.filter { $0.kind == .name }.map { token in
      var token = token
      if token.text.hasPrefix("NSLayoutFormat") { token.text.removeFirst(14) }
      return token
    }.filter { $0.text != "NSLayoutConstraint" && $0.text != "FormatOptions" }
  }

  private mutating func readConstraint(at index: Int) {
    let arguments = arguments(from: index)
    if arguments[0].value.first?.text == "(" { return }
    let labels = ["attribute", "relatedBy", "toItem", "attribute", "multiplier", "constant"]
    guard arguments.dropFirst().map(\.label) == labels else {
      return report(index, "it is not whole")
    }
    let value = arguments.map(\.value)
    guard let attribute = knownAttribute(value[1]), let second = knownAttribute(value[4]) else {
      return report(index, "it has no known attribute")
    }
    let items = [value[0], value[3]].map { item(named: $0.text) }
    guard let first = items[0] else {
      return report(index, "'\(value[0].text)' is no view's name")
    }
    guard let multiplier = values.number(value[5]), let constant = values.number(value[6]) else {
      return report(index, "its constant or multiplier is no literal number")
    }
    let place = tokens[index].range
    var entries = [
      entry("firstItem", .scalar(first, at: value[0].range ?? place)),
      entry("firstAttribute", .scalar(attribute.guideName, at: place)),
      entry("relation", .scalar(word(value[2], behind: "NSLayoutRelation"), at: place)),
      entry("multiplier", .scalar("\(multiplier)", at: place)),
      entry("constant", .scalar("\(constant)", at: place)),
    ]
    var isTied = false
    if second != .notAnAttribute, value[3].text != "nil" {
      guard let item = items[1] else {
        return report(index, "'\(value[3].text)' is no view's name")
      }
      entries.append(entry("secondItem", .scalar(item, at: value[3].range ?? place)))
      entries.append(entry("secondAttribute", .scalar(second.guideName, at: place)))
      isTied = true
    }
    constraints.append(
      ItemConstraint(
        first: first, second: isTied ? items[1] : nil, attribute: attribute,
        node: .mapping(entries, at: place)))
  }

  private func knownAttribute(_ value: ArraySlice<CodeToken>) -> Attribute? {
    let word = word(value, behind: "NSLayoutAttribute")
    return word.lowercased() == "notanattribute"
      ? .notAnAttribute : AttributeNames.attribute(named: word)
  }

  /// The last word of a constant's name, whose prefix is left out.
  private func word(_ value: ArraySlice<CodeToken>, behind prefix: String) -> String {
    let last = value.text.split(separator: ".").last.map(String.init) ?? ""
    return last.hasPrefix(prefix) ? String(last.dropFirst(prefix.count)) : last
  }

  private func item(named name: String) -> String? {
    if superviews.contains(name) { return Layout.rootName }
    let own = name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
    return own.isEmpty || !GuideView.isUsable(own) || own.contains("(") ? nil : own
  }

  private mutating func report(_ index: Int, _ reason: String) {
    diagnostics.append(
      Diagnostic(
        "unreadable-call", severity: .advice, "this call cannot be read: \(reason)",
        at: tokens[index].range))
  }

  private func entry(_ key: String, _ value: YAMLNode) -> YAMLEntry {
    YAMLEntry(key, at: value.range, value)
  }
}
