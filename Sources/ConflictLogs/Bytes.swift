import Basics

/// A stretch of UTF-8.
typealias Bytes = ArraySlice<UInt8>

extension Bytes {
  init(_ text: String) { self = Array(text.utf8)[...] }

  /// The stretch as text.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// Whether it begins with a text.
  func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { starts(with: $0) }
  }

  /// Whether it ends with a text.
  func ends(with text: StaticString) -> Bool {
    text.withUTF8Buffer { count >= $0.count && suffix($0.count).elementsEqual($0) }
  }

  /// The stretch without white space at its ends.
  var trimmed: Bytes {
    drop(while: ASCII.isBlank).trimmingSuffix(while: ASCII.isBlank)
  }

  /// Where a text begins for the first time; nil if it is not there.
  func start(of text: StaticString) -> Int? {
    let first = text.utf8Start.pointee
    return indices.first { self[$0] == first && self[$0...].starts(with: text) }
  }

  /// Where a text begins for the last time; nil if it is not there.
  func lastStart(of text: StaticString) -> Int? {
    let first = text.utf8Start.pointee
    return indices.last { self[$0] == first && self[$0...].starts(with: text) }
  }

  /// The number that it is as a whole, with blanks behind its sign: `+ 25`, `-8`, `2.2e-308`; nil if it is none.
  var number: Double? {
    let text = trimmed
    let sign = text.first.map { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") } ?? false
    let digits = sign ? text.dropFirst().trimmed : text
    guard let first = digits.first, ASCII.isDigit(first) || first == UInt8(ascii: "."),
      digits.allSatisfy({ ASCII.isDigit($0) || "eE+-.".utf8.contains($0) }),
      let value = Double(digits.text), value.isFinite
    else { return nil }
    return text.first == UInt8(ascii: "-") ? -value : value
  }

  /// The hexadecimal digits at its start.
  var hexadecimalPrefix: Bytes {
    prefix { ASCII.isDigit($0) || ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x66 }
  }
}
