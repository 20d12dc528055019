/// Counts how far apart the colours of pixels are, in a memory that does not grow with them.
struct ColorTally {
  private struct Entry {
    var distance: Double
    var count: Int
  }

  /// Pairs of colours up to which each is kept.
  private static let pairLimit = 1 << 14
  /// Distances are told apart to 1/2,048; no two colours are 2 apart.
  private static let bins = 4096

  private var pairs: [ColorPair: Entry] = [:]
  private var histogram = [Int](repeating: 0, count: bins)
  private var total = 0
  private(set) var largest = 0.0

  /// Counts pixels that all went from one colour to another.
  mutating func add(_ pair: ColorPair, count: Int) {
    total += count
    if let place = pairs.index(forKey: pair) {
      pairs.values[place].count += count
      histogram[ColorTally.bin(pairs.values[place].distance)] += count
      return
    }
    let distance = ColorDistance.between(pair.old, pair.new)
    largest = max(largest, distance)
    histogram[ColorTally.bin(distance)] += count
    if pairs.count < ColorTally.pairLimit {
      pairs[pair] = Entry(distance: distance, count: count)
    }
  }

  /// The pair of most pixels; of equal ones that of the least numbers.
  var main: ColorPair? {
    pairs.max { a, b in
      (a.value.count, b.key.old, b.key.new) < (b.value.count, a.key.old, a.key.new)
    }?.key
  }

  /// The distance that 99 of 100 pixels do not exceed.
  var percentile99: Double {
    var rest = total - total / 100
    for bin in histogram.indices {
      rest -= histogram[bin]
      if rest <= 0 { return min(largest, Double(bin + 1) / Double(ColorTally.bins / 2)) }
    }
    return largest
  }

  private static func bin(_ distance: Double) -> Int {
    min(bins - 1, Int(distance * Double(bins / 2)))
  }
}
