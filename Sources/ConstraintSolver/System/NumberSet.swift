/// A set of numbers from 0 up that is walked in order.
struct NumberSet {
  private var words: [UInt64]
  /// A bit for each word that has members, so that a walk of few members is short.
  private var summary: [UInt64]

  init(count: Int) {
    words = Array(repeating: 0, count: count / 64 + 1)
    summary = Array(repeating: 0, count: words.count / 64 + 1)
  }

  @inline(__always)
  mutating func insert(_ number: Int) {
    words[number >> 6] |= 1 << UInt64(number & 63)
    summary[number >> 12] |= 1 << UInt64((number >> 6) & 63)
  }

  mutating func remove(_ number: Int) {
    words[number >> 6] &= ~(1 << UInt64(number & 63))
    if words[number >> 6] == 0 { summary[number >> 12] &= ~(1 << UInt64((number >> 6) & 63)) }
  }

  /// The smallest member that is at least this number, -1 if there is none.
  func first(from number: Int) -> Int {
    let index = number >> 6
    if index >= words.count { return -1 }
    let word = words[index] & (~0 << UInt64(number & 63))
    if word != 0 { return (index << 6) + word.trailingZeroBitCount }
    let next = NumberSet.first(in: summary, from: index + 1)
    return next < 0 ? -1 : (next << 6) + words[next].trailingZeroBitCount
  }

  /// The largest member that is at most this number, -1 if there is none.
  func last(upTo number: Int) -> Int {
    let index = number >> 6
    let word = words[index] & (~0 >> UInt64(63 - (number & 63)))
    if word != 0 { return (index << 6) + 63 - word.leadingZeroBitCount }
    let next = index == 0 ? -1 : NumberSet.last(in: summary, upTo: index - 1)
    return next < 0 ? -1 : (next << 6) + 63 - words[next].leadingZeroBitCount
  }

  private static func first(in words: [UInt64], from bit: Int) -> Int {
    var index = bit >> 6
    if index >= words.count { return -1 }
    var word = words[index] & (~0 << UInt64(bit & 63))
    while word == 0 {
      index += 1
      if index == words.count { return -1 }
      word = words[index]
    }
    return (index << 6) + word.trailingZeroBitCount
  }

  private static func last(in words: [UInt64], upTo bit: Int) -> Int {
    var index = bit >> 6
    var word = words[index] & (~0 >> UInt64(63 - (bit & 63)))
    while word == 0 {
      index -= 1
      if index < 0 { return -1 }
      word = words[index]
    }
    return (index << 6) + 63 - word.leadingZeroBitCount
  }
}
