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
    String(trimmingPrefix(while: \.isWhitespace).trimmingSuffix(while: \.isWhitespace))
  }
}
