/// Numbers that look random and are the same in every run (xorshift, Marsaglia 2003).
struct RandomSequence {
  private var state: UInt64 = 88_172_645_463_325_252

  /// The next number from 0 up to, not including, 1.
  mutating func next() -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(state >> 11) * 0x1p-53
  }

  mutating func next(in range: Range<Double>) -> Double {
    range.lowerBound + next() * (range.upperBound - range.lowerBound)
  }
}
