import Basics
import Inputs

/// One of several parts of a set of inputs, for machines that each draw one.
struct Shard: Hashable, Sendable {
  /// The number of the part, counted from 1.
  var number: Int
  /// The number of parts.
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

  /// Whether an input is in this part.
  ///
  /// This depends only on its name and the folder of its figures, not on other inputs, their order
  /// or the place of the whole.
  func holds(_ input: Input) -> Bool { holds(name: input.folder + input.name) }

  /// Whether a figure is in this part: it is in its input's.
  /// - Parameter path: The figure's path below the folder of all figures.
  func holds(figure path: String) -> Bool {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return holds(name: String(path[..<start] + path[start...].prefix { $0 != "." }))
  }

  private func holds(name: String) -> Bool {
    // Its high bits are folded in, since a remainder is mostly of the low ones.
    var hash = FNV1a.hash(name)
    hash ^= hash >> 32
    return Int(hash % UInt64(count)) == number - 1
  }
}
