/// Reads what a figure's PDF says about itself.
///
/// The strings are those of the information dictionary (ISO 32000-1, 14.3.3), as Cairo writes it: not compressed.
enum PDFReader {
  /// The text of a key; nil if the file has none.
  static func text(_ key: String, in bytes: [UInt8]) -> String? {
    guard bytes.starts(with: "%PDF-".utf8),
      let start = lastRange(of: Array("/\(key) ".utf8), in: bytes)?.upperBound
    else { return nil }
    let content: [UInt8]?
    switch bytes[start...].first {
    case UInt8(ascii: "("): content = literal(in: bytes[(start + 1)...])
    case UInt8(ascii: "<"): content = hexadecimal(in: bytes[(start + 1)...])
    default: content = nil
    }
    return content.flatMap(decoded)
  }

  /// The last place of a text: the information stands behind the pages.
  private static func lastRange(of text: [UInt8], in bytes: [UInt8]) -> Range<Int>? {
    guard bytes.count >= text.count else { return nil }
    return (0...(bytes.count - text.count)).last {
      bytes[$0] == text[0] && bytes[$0...].starts(with: text)
    }
    .map { $0..<$0 + text.count }
  }

  /// The bytes of `(…)`, behind its beginning.
  private static func literal(in bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var (result, depth) = ([UInt8](), 0)
    var rest = bytes
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"):
        guard let next = rest.popFirst() else { return nil }
        guard 0x30...0x37 ~= next else {
          result.append(escaped(next))
          continue
        }
        let digits = [next] + rest.prefix(2).prefix { 0x30...0x37 ~= $0 }
        rest = rest.dropFirst(digits.count - 1)
        result.append(UInt8(truncatingIfNeeded: digits.reduce(0) { $0 * 8 + Int($1 - 0x30) }))
        continue
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        if depth == 0 { return result }
        depth -= 1
      default: break
      }
      result.append(byte)
    }
    return nil
  }

  private static func escaped(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: byte
    }
  }

  /// The bytes of `<…>`, behind its beginning.
  private static func hexadecimal(in bytes: ArraySlice<UInt8>) -> [UInt8]? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    var result: [UInt8] = []
    var high: Int?
    for byte in bytes[..<end] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { continue }
      if let first = high { result.append(UInt8(first * 16 + digit)) }
      high = high == nil ? digit : nil
    }
    return result
  }

  /// A text string: UTF-16 with its mark, or ASCII.
  private static func decoded(_ bytes: [UInt8]) -> String? {
    guard bytes.starts(with: [0xFE, 0xFF]) else { return String(validating: bytes, as: UTF8.self) }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(validating: units, as: UTF16.self)
  }
}
