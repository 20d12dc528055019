import Basics

/// The places of the parts of a start tag in a document.
struct StartTag {
  /// An attribute: with the blanks before it, and its value between the quotes.
  struct Attribute {
    var whole: Range<Int>
    var value: Range<Int>
  }

  /// The end of the element's name.
  let nameEnd: Int
  private var attributes: [String: Attribute] = [:]
  /// The start of `>` or `/>`.
  let close: Int
  /// Whether the element has no end tag.
  let isEmpty: Bool

  subscript(_ name: String) -> Attribute? { attributes[name] }

  /// - Parameter start: The place of `<`.
  init(at start: Int, in bytes: [UInt8]) {
    var place = start + 1
    func skip(while condition: (UInt8) -> Bool) {
      while place < bytes.count, condition(bytes[place]) { place += 1 }
    }
    func isBlank(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
        || byte == UInt8(ascii: "\r")
    }
    func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") }
    func skipName() {
      skip { !isBlank($0) && !isEnd($0) && $0 != UInt8(ascii: "=") }
    }
    skipName()
    nameEnd = place
    while place < bytes.count {
      let whole = place
      skip(while: isBlank)
      if place == bytes.count || isEnd(bytes[place]) { break }
      let name = place
      skipName()
      let nameEnd = place
      skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
      guard place < bytes.count else { break }
      let quote = bytes[place]
      place += 1
      let value = place
      skip { $0 != quote }
      attributes[String(decoding: bytes[name..<nameEnd], as: UTF8.self)] = Attribute(
        whole: whole..<min(place + 1, bytes.count), value: value..<place)
      place += 1
    }
    close = min(place, bytes.count)
    isEmpty = close < bytes.count && bytes[close] == UInt8(ascii: "/")
  }
}
