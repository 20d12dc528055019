import LayoutModel

/// A place for the bars of a class, which stand alike, or for one bar.
struct BarCandidate: MarkPlace {
  let bars: [PlacedBar]
  let tally: Tally
  let hull: Rect
  /// The hulls of its bars, from the first row of the figure down with the numbers of the bars, and the highest one.
  private let rows: [(hull: Rect, number: Int)]
  private let highest: Double

  /// - Parameter bars: At least one; what is wrong with each by itself is counted, and what is wrong between them.
  init(_ bars: [PlacedBar]) {
    self.bars = bars
    hull = bars.dropFirst().reduce(bars[0].hull) { $0.union($1.hull) }
    var tally = bars.reduce(Tally.zero) { $0 + $1.tally }
    for (index, bar) in bars.enumerated() {
      for other in bars[..<index] { tally += bar.tally(beside: other) }
    }
    self.tally = tally
    rows = bars.enumerated().map { ($1.hull, $0) }.sorted {
      ($0.hull.minY, $0.number) < ($1.hull.minY, $1.number)
    }
    highest = bars.map(\.hull.height).max() ?? 0
  }

  func conflict(with other: BarCandidate) -> Tally {
    var tally = Tally.zero
    for (hull, number) in rows where hull.intersects(other.hull) {
      let first = other.firstRow(from: hull.minY - other.highest)
      for (second, another) in other.rows[first...] {
        if second.minY > hull.maxY { break }
        if second.intersects(hull) { tally += bars[number].conflict(with: other.bars[another]) }
      }
    }
    return tally
  }

  /// The first of its rows that is no higher in the figure than a place.
  private func firstRow(from top: Double) -> Int {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].hull.minY < top { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
