extension BidirectionalCollection {
  /// The elements up to the last one that does not match.
  @inlinable
  package func trimmingSuffix(while isTrimmed: (Element) -> Bool) -> SubSequence {
    self[..<(lastIndex { !isTrimmed($0) }.map(index(after:)) ?? startIndex)]
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  package var trimmed: String {
    // To look at letters of ASCII takes a third of the time.
    let text = String(self)
    if let first = text.utf8.first, let last = text.utf8.last, 0x21...0x7E ~= first,
      0x21...0x7E ~= last
    {
      return text
    }
    return String(trimmingPrefix(while: \.isWhitespace).trimmingSuffix(while: \.isWhitespace))
  }
}
