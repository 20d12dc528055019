extension BidirectionalCollection {
  /// The elements up to the last one that does not match.
  @inlinable
  package func trimmingSuffix(while isTrimmed: (Element) -> Bool) -> SubSequence {
    self[..<(lastIndex { !isTrimmed($0) }.map(index(after:)) ?? startIndex)]
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  @inlinable
  package var trimmed: String { Substring(self).trimmedText }
}

extension Substring {
  @usableFromInline
  var trimmedText: String {
    func isPlain(_ byte: UInt8) -> Bool { byte < 0x80 && byte != 0x20 && !(0x09...0x0D ~= byte) }
    // Properties of characters are looked up in tables, which most texts need not be.
    if let first = utf8.first, let last = utf8.last, isPlain(first), isPlain(last) {
      return String(self)
    }
    return String(trimmingPrefix(while: \.isWhitespace).trimmingSuffix(while: \.isWhitespace))
  }
}
