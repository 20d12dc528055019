/// A canonical Huffman code, the shortest with no length above a limit (RFC 1951, section 3.2.2).
struct HuffmanCode {
  /// Bits of each symbol's code, 0 for a symbol never used.
  let lengths: [UInt8]
  /// Each symbol's code, ready to write.
  let fields: [BitField]

  /// The code for symbols that occur `counts` times, no code longer than `limit` bits.
  ///
  /// A single used symbol gets one bit; without any, symbol 0 does, for decoders want a code.
  init(counts: [Int], limit: Int) {
    lengths = Self.lengths(counts: counts, limit: limit)
    fields = Self.canonicalFields(lengths: lengths, limit: limit)
  }

  /// Bits that `counts` symbols take, without their extra bits.
  func bitCount(counts: [Int]) -> Int {
    zip(counts, lengths).reduce(0) { $0 + $1.0 * Int($1.1) }
  }

  /// Package-merge: at each of `limit` levels, pairs of the level below join the single symbols.
  private static func lengths(counts: [Int], limit: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: counts.count)
    let symbols = counts.indices.filter { counts[$0] > 0 }
      .sorted { (counts[$0], $0) < (counts[$1], $1) }
    guard symbols.count > 1 else {
      lengths[symbols.first ?? 0] = 1
      return lengths
    }
    let weights = symbols.map { counts[$0] }
    let levels = packageLevels(weights: weights, limit: limit)
    // Of each level the cheapest `taken` items count; every package among them takes two below.
    var taken = 2 * weights.count - 2
    for isPackage in levels.reversed() {
      let packages = isPackage[..<taken].count { $0 }
      for rank in 0..<taken - packages { lengths[symbols[rank]] += 1 }
      taken = 2 * packages
    }
    return lengths
  }

  /// For each level, from the deepest, which of its items by rising weight are packages.
  private static func packageLevels(weights: [Int], limit: Int) -> [[Bool]] {
    var levels: [[Bool]] = []
    var packages: [Int] = []
    while levels.count < limit {
      var merged: [Int] = []
      var isPackage: [Bool] = []
      merged.reserveCapacity(weights.count + packages.count)
      isPackage.reserveCapacity(weights.count + packages.count)
      var leaf = 0
      var package = 0
      while leaf < weights.count || package < packages.count {
        let takesPackage =
          leaf == weights.count
          || package < packages.count && packages[package] < weights[leaf]
        merged.append(takesPackage ? packages[package] : weights[leaf])
        isPackage.append(takesPackage)
        if takesPackage { package += 1 } else { leaf += 1 }
      }
      levels.append(isPackage)
      let pairs = (0..<merged.count / 2).map { merged[2 * $0] + merged[2 * $0 + 1] }
      if pairs == packages {
        // Nor will any level change from here on.
        levels += Array(repeating: isPackage, count: limit - levels.count)
      }
      packages = pairs
    }
    return levels
  }

  private static func canonicalFields(lengths: [UInt8], limit: Int) -> [BitField] {
    var used = [UInt32](repeating: 0, count: limit + 1)
    for length in lengths where length > 0 { used[Int(length)] += 1 }
    var first = [UInt32](repeating: 0, count: limit + 1)
    for length in 1...limit { first[length] = (first[length - 1] + used[length - 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return BitField() }
      let value = first[Int(length)]
      first[Int(length)] += 1
      return BitField(bits: value.reversed(bitCount: UInt32(length)), count: UInt32(length))
    }
  }
}

extension UInt32 {
  /// The low `bitCount` bits in reverse order: Huffman codes go into the stream high bit first.
  fileprivate func reversed(bitCount: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for bit in 0..<bitCount { result |= (self >> bit & 1) << (bitCount - 1 - bit) }
    return result
  }
}
