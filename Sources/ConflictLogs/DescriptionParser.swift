import Basics
import Diagnostics
import LayoutModel

/// Reads the description of a constraint: `NSLayoutConstraint:0x1 'a' UIView:0x2.width == 100   (active)`.
struct DescriptionParser {
  /// The items that the end of the description names.
  private var names = NameList()
  var constraint = LoggedConstraint(
    first: LoggedConstraint.Term(item: LoggedItem(), attribute: .notAnAttribute))

  /// The constraint of a description; nil if it cannot be read.
  static func constraint(_ found: FoundDescription) -> LoggedConstraint? {
    guard found.isComplete else { return nil }
    if let constraint = constraint(found.content, at: found.range) { return constraint }
    // A word processor may have made dashes of hyphens.
    return found.content.contains { $0 > 0x7F }
      ? constraint(EscapedText.hyphenated(found.content), at: found.range) : nil
  }

  private static func constraint(_ content: Bytes, at range: SourceRange) -> LoggedConstraint? {
    var parser = DescriptionParser()
    let rest = parser.readHead(content)
    let body = parser.readTail(rest)
    parser.constraint.range = range
    parser.constraint.text =
      (parser.constraint.identifier.map { "'\($0)' " } ?? "") + body.trimmed.text
    let equation = parser.readSuffixes(body.trimmed)
    guard parser.readBody(equation) else { return nil }
    for index in parser.constraint.parts.indices { parser.constraint.parts[index].range = range }
    return parser.constraint
  }

  // MARK: - Before the equation

  /// Reads the class, the address, the file, the mask and the identifier; returns the rest.
  private mutating func readHead(_ content: Bytes) -> Bytes {
    let name = content.prefix { $0 != UInt8(ascii: ":") && !ASCII.isBlank($0) }
    constraint.className = name.text
    var rest = content.dropFirst(name.count)
    if rest.starts(with: ":0x") {
      let digits = rest.dropFirst(3).hexadecimalPrefix
      constraint.address = "0x" + digits.text
      rest = rest.dropFirst(3 + digits.count)
      // The paths of files can have blanks.
      if rest.first == UInt8(ascii: "@"), let line = rest.firstIndex(of: UInt8(ascii: "#")) {
        rest = rest[line...].dropFirst().drop(while: ASCII.isDigit)
      }
    } else if rest.first == UInt8(ascii: ":") {
      let key = rest.dropFirst().prefix { !ASCII.isBlank($0) }
      constraint.identifier = key.text
      rest = rest.dropFirst(1 + key.count)
    }
    rest = rest.trimmed
    for _ in 0..<2 where rest.starts(with: "h=") || rest.starts(with: "v=") {
      rest = rest.drop { !ASCII.isBlank($0) }.trimmed
    }
    if rest.first == UInt8(ascii: "'"),
      let end = rest.indices.dropFirst().first(where: { index in
        rest[index] == UInt8(ascii: "'") && rest[(index + 1)...].first.map(ASCII.isBlank) ?? false
      })
    {
      constraint.identifier = rest[(rest.startIndex + 1)..<end].text
      rest = rest[(end + 1)...].trimmed
    }
    return rest
  }

  // MARK: - Behind the equation

  /// Reads whether the constraint is active, and the names; returns what stands before that.
  private mutating func readTail(_ content: Bytes) -> Bytes {
    guard content.last == UInt8(ascii: ")") else { return content }
    let starts: [StaticString] = ["(active", "(inactive", "(Names:", "(names:"]
    guard let start = starts.compactMap({ content.lastStart(of: $0) }).max() else { return content }
    let tail = content[start...].dropLast()
    if let place = tail.start(of: "ames:") {
      names = NameList(tail[(place + 5)...])
      constraint.superview = names.superview
    }
    return content[..<start].trimmed
  }

  /// Reads priorities behind an equation; returns what stands before them.
  private mutating func readSuffixes(_ content: Bytes) -> Bytes {
    var rest = content
    if let start = rest.lastStart(of: " Hug:"),
      let middle = rest[start...].start(of: " CompressionResistance:"),
      let hugging = rest[(start + 5)..<middle].number,
      let resistance = rest[(middle + 23)...].number
    {
      constraint.contentPriorities = (Priority(hugging), Priority(resistance))
      rest = rest[..<start].trimmed
    }
    for (mark, length) in [(" @", 2), (" ^", 2), (" priority:", 10)] as [(StaticString, Int)] {
      guard let start = rest.lastStart(of: mark), let number = rest[(start + length)...].number,
        0...1000 ~= number
      else { continue }
      constraint.priority = Priority(number)
      rest = rest[..<start].trimmed
    }
    return rest
  }

  private mutating func readBody(_ body: Bytes) -> Bool {
    if body.starts(with: "H:") || body.starts(with: "V:") { return readVisualFormat(body) }
    if body.first == UInt8(ascii: "|") || body.first == UInt8(ascii: "[") {
      return readVisualFormat(Bytes("H:") + body)
    }
    return body.first == UInt8(ascii: "(") && readDistances(body) || readEquation(body)
  }

  // MARK: - Items

  /// The item of a text: `UILabel:0x1'Name'`, a name of the list, `UILabel'Name'` or `UILabel:name`.
  mutating func item(_ bytes: Bytes) -> LoggedItem? {
    let text = bytes.trimmed
    if text.isEmpty { return nil }
    if text.elementsEqual("'|'".utf8) || text.elementsEqual("|".utf8) {
      return constraint.superview
    }
    return names.item(text) ?? LoggedItem(text)
  }
}

extension LoggedItem {
  /// The item of a text that no list of names explains.
  init(_ text: Bytes) {
    if let place = text.start(of: ":0x"), place > text.startIndex {
      let digits = text[(place + 3)...].hexadecimalPrefix
      className = text[..<place].text
      address = "0x" + digits.text
      name = LoggedItem.quoted(text[digits.endIndex...])
    } else if let quote = text.firstIndex(of: UInt8(ascii: "'")), quote > text.startIndex,
      text.last == UInt8(ascii: "'")
    {
      className = text[..<quote].text
      name = LoggedItem.quoted(text[quote...])
    } else if let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex,
      LoggedItem.isClass(text[..<colon])
    {
      className = text[..<colon].text
      name = text[(colon + 1)...].text
    } else {
      name = text.text
      isIdentifier = true
    }
  }

  private static func quoted(_ text: Bytes) -> String? {
    guard text.count >= 2, text.first == UInt8(ascii: "'"), text.last == UInt8(ascii: "'")
    else { return nil }
    return text.dropFirst().dropLast().text
  }

  /// Whether a text is a class by its form.
  static func isClass(_ text: Bytes) -> Bool {
    !text.isEmpty
      && text.allSatisfy { ASCII.isLetter($0) || ASCII.isDigit($0) || "_.$".utf8.contains($0) }
  }
}
