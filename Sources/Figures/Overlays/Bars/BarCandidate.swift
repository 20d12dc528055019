import LayoutModel

/// A place for the bars of a class, which stand alike, or for one bar.
struct BarCandidate: MarkPlace {
  let bars: [PlacedBar]
  let tally: Tally
  let hull: Rect

  /// - Parameter bars: At least one; what is wrong with each by itself is counted, and what is wrong between them.
  init(_ bars: [PlacedBar]) {
    self.bars = bars
    hull = bars.dropFirst().reduce(bars[0].hull) { $0.union($1.hull) }
    var tally = bars.reduce(Tally.zero) { $0 + $1.tally }
    for (index, bar) in bars.enumerated() {
      for other in bars[..<index] { tally += bar.tally(beside: other) }
    }
    self.tally = tally
  }

  func conflict(with other: BarCandidate) -> Tally {
    var tally = Tally.zero
    for bar in bars where bar.hull.intersects(other.hull) {
      for second in other.bars { tally += bar.tally(beside: second) }
    }
    return tally
  }
}
