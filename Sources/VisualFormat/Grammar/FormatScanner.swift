import Basics
import Diagnostics
import LayoutModel

/// A format string without its blanks, read from the front.
struct FormatScanner {
  let context: VisualFormatReader
  private let format: String
  private var bytes: [UInt8] = []
  /// The offset of each byte in the format, and of its end.
  private var offsets: [Int] = []
  /// The byte that is read next.
  private(set) var index = 0
  /// The layout guides that the string makes.
  var guides: [String] = []

  init(_ format: String, in context: VisualFormatReader) throws(VisualFormatError) {
    self.context = context
    self.format = format
    var offset = 0
    for byte in format.utf8 {
      if byte >= 0x80 {
        let dashes: [Character] = ["–", "—", "−", "‐", "‑"]
        let isDash = format.contains { dashes.contains($0) }
        throw VisualFormatError(isDash ? .dash : .nonASCII, in: format, at: offset)
      }
      if !ASCII.isBlank(byte) {
        bytes.append(byte)
        offsets.append(offset)
      }
      offset += 1
    }
    offsets.append(offset)
    if bytes.isEmpty { throw VisualFormatError(.empty, in: format, at: offset) }
  }

  /// Ends the string where a comment begins.
  mutating func dropComment() {
    guard let start = bytes.startOfComment else { return }
    bytes.removeSubrange(start...)
    offsets.removeSubrange((start + 1)...)
  }

  // MARK: - Signs

  var isAtEnd: Bool { index == bytes.count }

  /// Whether a sign is read next, or some bytes later.
  func isAt(_ sign: Unicode.Scalar, ahead: Int = 0) -> Bool {
    index + ahead < bytes.count && bytes[index + ahead] == UInt8(ascii: sign)
  }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard isAt(sign) else { return false }
    index += 1
    return true
  }

  /// Takes some signs in a row, all or none.
  mutating func take(word: StaticString) -> Bool {
    let found = word.withUTF8Buffer { bytes[index...].starts(with: $0) }
    if found { index += word.utf8CodeUnitCount }
    return found
  }

  // MARK: - Names and numbers

  private func isDigit(_ place: Int) -> Bool {
    place < bytes.count && ASCII.isDigit(bytes[place])
  }

  private func isLetter(_ place: Int) -> Bool {
    place < bytes.count && (bytes[place] == UInt8(ascii: "_") || ASCII.isLetter(bytes[place]))
  }

  /// A C identifier and its place; nil if there is none.
  mutating func name() -> (text: String, range: SourceRange)? {
    guard isLetter(index) else { return nil }
    let start = index
    while isLetter(index) || isDigit(index) { index += 1 }
    return (String(decoding: bytes[start..<index], as: UTF8.self), range(from: start))
  }

  /// Digits; nil if there are none or too many.
  mutating func digits() -> Int? {
    let start = index
    while isDigit(index) { index += 1 }
    return Int(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  /// A number as C reads it, in decimal or hexadecimal; nil if there is none.
  mutating func number(isSigned: Bool) -> Double? {
    let start = index
    if isSigned, isAt("-") || isAt("+") { index += 1 }
    let digits = index
    if isAt("0"), isAt("x", ahead: 1) || isAt("X", ahead: 1), isHexadecimal(index + 2) {
      index += 2
      while isHexadecimal(index) { index += 1 }
    } else {
      takeDecimal()
    }
    guard index > digits else {
      index = start
      return nil
    }
    let isNegative = bytes[start] == UInt8(ascii: "-")
    // Swift wants a digit on either side of the point.
    let text = "0" + String(decoding: bytes[digits..<index], as: UTF8.self)
    let value = Double(
      text.hasPrefix("00x") || text.hasPrefix("00X") ? String(text.dropFirst()) : text)
    return value.map { isNegative ? -$0 : $0 }
  }

  private func isHexadecimal(_ place: Int) -> Bool {
    isDigit(place) || place < bytes.count && (0x61...0x66).contains(bytes[place] | 0x20)
  }

  private mutating func takeDecimal() {
    let start = index
    while isDigit(index) { index += 1 }
    if isAt("."), isDigit(index + 1) || index > start && !isAt(".", ahead: 1) {
      index += 1
      while isDigit(index) { index += 1 }
    }
    guard index > start, isAt("e") || isAt("E") else { return }
    let sign = isAt("-", ahead: 1) || isAt("+", ahead: 1) ? 1 : 0
    guard isDigit(index + 1 + sign) else { return }
    index += 1 + sign
    while isDigit(index) { index += 1 }
  }

  // MARK: - Places and faults

  /// The place in the format of what was read since an index.
  func range(from start: Int) -> SourceRange { range(start..<index) }

  func range(_ part: Range<Int>) -> SourceRange {
    let end = part.isEmpty ? offsets[part.lowerBound] : offsets[part.upperBound - 1] + 1
    return SourceRange(start: offsets[part.lowerBound], end: end)
  }

  /// A fault at an index, or at what is read next.
  func fault(_ fault: FormatFault, at place: Int? = nil) -> VisualFormatError {
    let place = place ?? index
    // A string that ends too early lacks nothing in particular.
    let isTooShort = place == bytes.count && place == index && fault.wantsInput
    return VisualFormatError(
      isTooShort ? .moreInput : fault, in: format, at: offsets[place],
      edit: isTooShort ? nil : edit(for: fault, at: place))
  }

  /// A relation with its number in the place of a number: `>=8`; nil for other text.
  func relation(at start: Int) -> String? {
    let text = String(
      decoding: bytes[start...].prefix { "<>=.@".utf8.contains($0) || 0x30...0x39 ~= $0 },
      as: UTF8.self)
    return text.wholeMatch(of: /[<>=]=[0-9.]+(@[0-9]+)?/) == nil ? nil : text
  }

  /// The bar that a letter was typed for.
  private func edit(for fault: FormatFault, at place: Int) -> Diagnostic.Edit? {
    guard place < bytes.count,
      bytes[place] == UInt8(ascii: "l") || bytes[place] == UInt8(ascii: "I")
    else { return nil }
    switch fault {
    case .viewOrSuperview: return Diagnostic.Edit(range(place..<place + 1), "|")
    case .connectionAfterSuperview: return Diagnostic.Edit(range(place..<place + 1), "")
    default: return nil
    }
  }
}
