/// Counts how far apart the colours of pixels are, in a memory that does not grow with them.
struct ColorTally {
  /// Pairs of colours up to which each is kept.
  private static let pairLimit = 1 << 14
  /// Distances differ by at least 1/2,048; no two colours are 2 apart.
  private static let bins = 4096

  private var pairs: [ColorPair: (distance: Double, count: Int)] = [:]
  private var histogram = [Int](repeating: 0, count: bins)
  private(set) var largest = 0.0

  /// Counts pixels that all went from one colour to another.
  mutating func add(_ pair: ColorPair, count: Int) {
    let place = pairs.index(forKey: pair)
    let distance = place.map { pairs.values[$0].distance } ?? pair.distance
    if let place {
      pairs.values[place].count += count
    } else if pairs.count < ColorTally.pairLimit {
      pairs[pair] = (distance, count)
    }
    largest = max(largest, distance)
    histogram[min(ColorTally.bins - 1, Int(distance * Double(ColorTally.bins / 2)))] += count
  }

  /// The pair with the most pixels; of equal ones, the pair with the smallest numbers.
  var main: ColorPair? {
    pairs.max { a, b in
      (a.value.count, b.key.old, b.key.new) < (b.value.count, a.key.old, a.key.new)
    }?.key
  }

  /// The distance that 99 of 100 pixels do not exceed.
  var percentile99: Double {
    let total = histogram.reduce(0, +)
    var rest = total - total / 100
    let bin = histogram.firstIndex { count in
      rest -= count
      return rest <= 0
    }
    return min(largest, Double((bin ?? 0) + 1) / Double(ColorTally.bins / 2))
  }
}
