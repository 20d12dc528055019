import Basics

/// One of several parts of a set of inputs, for machines that each draw one.
struct Shard: Hashable, Sendable {
  /// Which part, counted from 1.
  var number: Int
  /// How many parts there are.
  var count: Int

  /// `2/5`; nil for what is not such a part.
  init?(text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      (1...10_000).contains(count), (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  /// Whether an input is in this part, by its name and the folder of its figures alone: other inputs,
  /// their order and the place of the whole do not matter.
  func holds(_ input: Input) -> Bool {
    // Its high bits are folded in, since a remainder is mostly of the low ones.
    var hash = FNV1a.hash(input.folder + input.name)
    hash ^= hash >> 32
    return Int(hash % UInt64(count)) == number - 1
  }
}
