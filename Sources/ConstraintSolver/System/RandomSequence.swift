/// Numbers that look random and are the same in every run (xorshift, Marsaglia 2003).
package struct RandomSequence {
  private var state: UInt64 = 88_172_645_463_325_252

  /// Creates the sequence at its start, which is always the same.
  package init() {}

  /// The next 64 bits.
  package mutating func bits() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// The next number from 0 up to, not including, 1.
  mutating func next() -> Double { Double(bits() >> 11) * 0x1p-53 }

  /// The next number of a range, whose upper bound is none of them.
  package mutating func next(in range: Range<Double>) -> Double {
    range.lowerBound + next() * (range.upperBound - range.lowerBound)
  }
}
