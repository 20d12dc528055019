/// Lines of a stream as they come in.
struct LineBuffer {
  /// A line without its end.
  enum Line: Sendable {
    case text(String)
    /// It is longer than any request.
    case tooLong
    /// It is no UTF-8.
    case notText

    /// Whether there is nothing in it.
    var isBlank: Bool {
      if case .text(let text) = self { text.allSatisfy(\.isWhitespace) } else { false }
    }
  }

  /// The most bytes of a line.
  static let limit = 16 << 20

  private var bytes: [UInt8] = []
  /// Whether the line that is being read is too long, and is skipped to its end.
  private var isSkipping = false
  private var lines: [Line] = []

  /// Takes the next bytes.
  mutating func append(_ new: [UInt8]) {
    var rest = new[...]
    while let end = rest.firstIndex(of: 0x0A) {
      add(rest[..<end])
      finish()
      rest = rest[(end + 1)...]
    }
    add(rest)
  }

  /// The lines that are whole, each once.
  mutating func takeLines() -> [Line] {
    defer { lines = [] }
    return lines
  }

  /// The line that the stream ends in the middle of.
  mutating func takeLast() -> [Line] {
    if !bytes.isEmpty || isSkipping { finish() }
    return takeLines()
  }

  private mutating func add(_ part: ArraySlice<UInt8>) {
    if isSkipping { return }
    if bytes.count + part.count > LineBuffer.limit {
      isSkipping = true
      bytes = []
    } else {
      bytes += part
    }
  }

  private mutating func finish() {
    if isSkipping {
      lines.append(.tooLong)
    } else {
      lines.append(String(validating: bytes, as: UTF8.self).map(Line.text) ?? .notText)
    }
    bytes.removeAll(keepingCapacity: bytes.count < 1 << 16)
    isSkipping = false
  }
}
