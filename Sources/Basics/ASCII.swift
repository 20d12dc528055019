/// Classes of the bytes below 128.
package enum ASCII {
  /// Whether a byte is a decimal digit.
  @inlinable
  package static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Whether a byte is a letter in upper or lower case.
  @inlinable
  package static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
  }

  /// Whether a byte is a blank, a tab or the end of a line.
  @inlinable
  package static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
  }
}

extension RandomAccessCollection<UInt8> {
  /// The place of the first `//`; nil when there is none.
  @inlinable
  package var startOfComment: Index? {
    let slash = UInt8(ascii: "/")
    return indices.dropLast().first { self[$0] == slash && self[index(after: $0)] == slash }
  }
}
