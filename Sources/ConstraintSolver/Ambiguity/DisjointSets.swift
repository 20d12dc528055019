/// Disjoint sets of numbers from 0 up that can be joined (union-find).
struct DisjointSets {
  private var parents: [Int32]

  /// Starts with each number in a separate set.
  init(count: Int) {
    parents = Array(0..<Int32(count))
  }

  /// The number that represents the set.
  mutating func representative(of element: Int) -> Int {
    var current = element
    while Int(parents[current]) != current {
      parents[current] = parents[Int(parents[current])]
      current = Int(parents[current])
    }
    return current
  }

  mutating func join(_ first: Int, _ second: Int) {
    parents[representative(of: first)] = Int32(representative(of: second))
  }
}
