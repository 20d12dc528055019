/// Finds images in the prose of a document.
struct ImageScanner {
  let bytes: [UInt8]
  private var found: [MarkdownImage] = []
  /// The closing brackets of Markdown, by the opening ones.
  private var brackets: [Int: Int] = [:]

  /// - Parameter prose: The document without code and comments.
  init(_ prose: [UInt8]) {
    bytes = prose
  }

  /// All images, those of one form after the other.
  mutating func images() -> [MarkdownImage] {
    brackets = matchingBrackets()
    let definitions = definitions()
    for start in bytes.indices where bytes[start] == UInt8(ascii: "!") {
      addInline(at: start, definitions)
    }
    addElements()
    addImageDirectives()
    addFenceDirectives()
    return found
  }

  /// Adds an image with the target as far as it is a path.
  mutating func add(
    _ form: ImageForm, _ target: Range<Int>, text: Range<Int>?, isBracketed: Bool = false
  ) {
    let path = bytes[target].prefix { !"#?".utf8.contains($0) }
    if path.isEmpty { return }
    var form = form
    let fragment = bytes[path.endIndex..<target.upperBound]
    if form == .markdown, fragment.starts(with: "#only-".utf8) { form = .material }
    found.append(
      MarkdownImage(
        form: form, target: path.startIndex..<path.endIndex, text: text, isBracketed: isBracketed))
  }

  // MARK: - Bytes

  /// Whether the bytes at a place are those of a text.
  func has(_ text: StaticString, at index: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index >= 0, index + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  /// The first place from an index on that is no blank and no line break.
  func skippingBlanks(from index: Int) -> Int {
    bytes[min(index, bytes.count)...].firstIndex { !ImageScanner.isBlank($0) } ?? bytes.count
  }

  static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  /// The place of a byte that is not behind a backslash, before the end of the paragraph.
  func firstIndex(ofUnescaped byte: UInt8, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      if bytes[index] == byte { return index }
      if bytes[index] == 0x0A, isBlankLine(at: index + 1) { return nil }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private func isBlankLine(at start: Int) -> Bool {
    guard start < bytes.count else { return true }
    let next = bytes[start...].first { ![0x20, 0x09, 0x0D].contains($0) }
    return next == nil || next == 0x0A
  }

  // MARK: - Markdown

  private mutating func addInline(at start: Int, _ definitions: [String: MarkdownImage]) {
    guard has("![", at: start), !isEscaped(start), let end = closingBracket(from: start + 2)
    else { return }
    let text = (start + 2)..<end
    if has("(", at: end + 1) {
      if let (target, isBracketed) = destination(at: skippingBlanks(from: end + 2)) {
        add(.markdown, target, text: text, isBracketed: isBracketed)
      }
      return
    }
    var label = text
    if has("[", at: end + 1), let close = closingBracket(from: end + 2), close > end + 2 {
      label = (end + 2)..<close
    }
    guard let definition = definitions[self.label(in: label)] else { return }
    found.append(
      MarkdownImage(
        form: .markdown, target: definition.target, text: text,
        isBracketed: definition.isBracketed))
  }

  private func isEscaped(_ index: Int) -> Bool {
    let slashes = bytes[..<index].reversed().prefix { $0 == UInt8(ascii: "\\") }
    return slashes.count % 2 == 1
  }

  /// The bracket that closes one before a place.
  private func closingBracket(from start: Int) -> Int? { brackets[start - 1] }

  /// The closing bracket of each opening one in the same paragraph.
  private func matchingBrackets() -> [Int: Int] {
    var (pairs, open, index) = ([Int: Int](), [Int](), 0)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): open.append(index)
      case UInt8(ascii: "]"):
        if let start = open.popLast() { pairs[start] = index }
      case 0x0A where isBlankLine(at: index + 1): open = []
      default: break
      }
      index += 1
    }
    return pairs
  }

  /// The target of an inline image, or of a definition, at its start.
  private func destination(at start: Int) -> (range: Range<Int>, isBracketed: Bool)? {
    guard start < bytes.count else { return nil }
    if bytes[start] == UInt8(ascii: "<") {
      let line = bytes[(start + 1)...].prefix { $0 != 0x0A && $0 != UInt8(ascii: ">") }
      return has(">", at: line.endIndex) ? (line.startIndex..<line.endIndex, true) : nil
    }
    var (index, depth) = (start, 0)
    while index < bytes.count, bytes[index] > 0x20 {
      if bytes[index] == UInt8(ascii: "\\") { index += 1 }
      if has("(", at: index) { depth += 1 }
      if has(")", at: index) {
        if depth == 0 { break }
        depth -= 1
      }
      index += 1
    }
    return (start..<min(index, bytes.count), false)
  }

  /// The targets that reference links name, by their labels; the first of a label counts.
  private func definitions() -> [String: MarkdownImage] {
    var definitions: [String: MarkdownImage] = [:]
    for line in bytes.split(separator: 0x0A) {
      let start = line.firstIndex { ![0x20, 0x09, UInt8(ascii: ">")].contains($0) }
      guard let start, has("[", at: start), let end = closingBracket(from: start + 1),
        end < line.endIndex, has(":", at: end + 1),
        let (target, isBracketed) = destination(at: skippingBlanks(from: end + 2))
      else { continue }
      let path = bytes[target].prefix { !"#?".utf8.contains($0) }
      let label = label(in: (start + 1)..<end)
      if path.isEmpty || definitions[label] != nil { continue }
      definitions[label] = MarkdownImage(
        form: .markdown, target: path.startIndex..<path.endIndex, text: nil,
        isBracketed: isBracketed)
    }
    return definitions
  }

  /// A label as labels are compared.
  private func label(in range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ").lowercased()
  }
}
