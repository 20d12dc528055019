import Basics
import Diagnostics

/// Cuts a line of the guide's notation into tokens.
struct EquationLexer {
  struct Token: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case number(Double)
      /// A name, or a name with attributes after dots.
      case name(String)
      /// The text in brackets.
      case identifier(String)
      /// The times sign: `x`, `×` or `*`.
      case times
      case sign(Character)
      case relation(String)
      case end
    }

    var kind: Kind
    var range: SourceRange
  }

  private let bytes: ArraySlice<UInt8>
  /// UTF-8 offset in the file of the byte with index 0.
  private let base: Int
  private var index: Int
  private var tokens: [Token] = []

  /// The tokens of a line whose first byte is at a UTF-8 offset of its file; a comment is left out.
  static func tokens(of line: ArraySlice<UInt8>, at start: Int) -> [Token] {
    var lexer = EquationLexer(line: line, start: start)
    lexer.run()
    return lexer.tokens
  }

  private init(line: ArraySlice<UInt8>, start: Int) {
    bytes = line
    base = start - line.startIndex
    index = line.startIndex
    tokens.reserveCapacity(12)
  }

  private mutating func run() {
    while index < bytes.endIndex {
      let start = index
      let byte = bytes[index]
      if let length = whitespace(at: index) {
        index += length
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        index = bytes.endIndex
      } else if ASCII.isDigit(byte) {
        append(.number(number()), from: start)
      } else if relationSign(at: index) != nil {
        append(.relation(relation()), from: start)
      } else if byte == UInt8(ascii: "["),
        let end = bytes[index...].firstIndex(of: UInt8(ascii: "]"))
      {
        let name = String(decoding: bytes[index + 1..<end], as: UTF8.self).trimmed
        index = end + 1
        append(.identifier(name), from: start)
      } else if let (sign, length) = operatorSign(at: index) {
        index += length
        append("*×".contains(sign) ? .times : .sign(sign), from: start)
      } else if isTimesLetter {
        index += 1
        append(.times, from: start)
      } else {
        append(.name(name()), from: start)
      }
    }
    append(.end, from: bytes.endIndex)
  }

  private mutating func append(_ kind: Token.Kind, from start: Int) {
    var end = index
    while end > start + 1, ASCII.isBlank(bytes[end - 1]) { end -= 1 }
    tokens.append(
      Token(kind: kind, range: SourceRange(start: base + start, end: base + end)))
  }

  private var next: UInt8? { index + 1 < bytes.endIndex ? bytes[index + 1] : nil }

  /// Whether an `x` here multiplies: after a number and before a blank.
  private var isTimesLetter: Bool {
    guard bytes[index] == UInt8(ascii: "x") || bytes[index] == UInt8(ascii: "X"),
      index + 1 < bytes.endIndex,
      whitespace(at: index + 1) != nil
    else { return false }
    switch tokens.last?.kind {
    case .number, .sign("%"): return true
    default: return false  // Only what ends a multiplier.
    }
  }

  private mutating func number() -> Double {
    let start = index
    func isDigit(_ index: Int) -> Bool { index < bytes.endIndex && ASCII.isDigit(bytes[index]) }
    while isDigit(index) { index += 1 }
    if index < bytes.endIndex, bytes[index] == UInt8(ascii: "."), isDigit(index + 1) {
      index += 1
      while isDigit(index) { index += 1 }
    }
    return Double(String(decoding: bytes[start..<index], as: UTF8.self)) ?? .infinity
  }

  private mutating func relation() -> String {
    let start = index
    for _ in 0..<2 {
      guard index < bytes.endIndex, let length = relationSign(at: index) else { break }
      index += length
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// A name up to the next operator that is not in backquotes.
  private mutating func name() -> String {
    let start = index
    var isQuoted = false
    var hasQuotes = false
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == UInt8(ascii: "`") {
        isQuoted.toggle()
        hasQuotes = true
      } else if !isQuoted, let length = operatorSign(at: index)?.length ?? relationSign(at: index) {
        guard isInForeignWord(after: start) else { break }
        index += length
        continue
      }
      index += 1
    }
    var end = index
    while end > start, ASCII.isBlank(bytes[end - 1]) { end -= 1 }
    if !hasQuotes { return String(decoding: bytes[start..<end], as: UTF8.self).trimmed }
    let name = bytes[start..<end].filter { $0 != UInt8(ascii: "`") }
    return String(String(decoding: name, as: UTF8.self).trimmingSuffix(while: \.isWhitespace))
  }

  /// Whether a hyphen here is inside a word of another system, such as `left-edge`.
  private func isInForeignWord(after start: Int) -> Bool {
    // A hyphen beside a blank or a digit is a minus sign: `Red View.CenterX - 20`, `CenterX-20`.
    guard bytes[index] == UInt8(ascii: "-"), index > start, ASCII.isLetter(bytes[index - 1]),
      let next, ASCII.isLetter(next),
      let dot = bytes[start..<index].lastIndex(of: UInt8(ascii: "."))
    else {
      return false
    }
    let rest = bytes[index...].prefix { ASCII.isLetter($0) || $0 == UInt8(ascii: "-") }
    return SynonymTable.isKnown(
      String(decoding: bytes[dot + 1..<index] + rest, as: UTF8.self))
  }

  // MARK: - Signs

  /// The number of bytes of white space at an index; nil if there is none.
  private func whitespace(at index: Int) -> Int? {
    let byte = bytes[index]
    if byte < 0x80 { return ASCII.isBlank(byte) ? 1 : nil }
    return characterLength(at: index, where: \.isWhitespace)
  }

  /// The bytes of the character at an index if it is one of a kind; nil otherwise.
  private func characterLength(at index: Int, where isOfKind: (Character) -> Bool) -> Int? {
    let text = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    guard let character = text.first, isOfKind(character) else { return nil }
    return character.utf8.count
  }

  /// A character that ends a name, except comparisons; a name with one is put into backquotes.
  private func operatorSign(at index: Int) -> (sign: Character, length: Int)? {
    switch bytes[index] {
    case let byte where byte < 0x80:
      return ASCII.isOperator(byte) ? (Character(Unicode.Scalar(byte)), 1) : nil
    case 0xC3 where starts(with: [0xC3, 0x97], at: index): return ("×", 2)
    case 0xE2 where starts(with: [0xE2, 0x88, 0x92], at: index): return ("−", 3)
    default: return nil
    }
  }

  /// The number of bytes of a comparison sign; nil if there is none.
  private func relationSign(at index: Int) -> Int? {
    switch bytes[index] {
    case UInt8(ascii: "<")...UInt8(ascii: ">"): 1
    // No relations, but in their place.
    case UInt8(ascii: "!") where starts(with: Array("!=".utf8), at: index): 1
    case UInt8(ascii: ":") where starts(with: Array(":=".utf8), at: index): 1
    case 0xE2 where starts(with: Array("≠".utf8), at: index): 3
    case 0xE2 where starts(with: [0xE2, 0x89, 0xA4], at: index): 3
    case 0xE2 where starts(with: [0xE2, 0x89, 0xA5], at: index): 3
    default: nil
    }
  }

  private func starts(with sign: [UInt8], at index: Int) -> Bool {
    bytes[index...].starts(with: sign)
  }
}

extension ASCII {
  /// Whether a name ends at a byte, except at comparisons.
  fileprivate static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "%"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "*"),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ":"),
      UInt8(ascii: ";"), UInt8(ascii: "@"), UInt8(ascii: "["), UInt8(ascii: "]"):
      true
    default: false
    }
  }
}
