import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// The oracle itself: it finds what trying all arrangements finds.
struct PlacementOracleTests {
  private struct Spot: MarkPlace {
    var x: Double
    var tally: Tally
    var slot: Int
    var hull: Rect { Rect(x: x - 5, y: 0, width: 10, height: 10) }

    func conflict(with other: Spot) -> Tally {
      let distance = (x - other.x).magnitude
      return distance < 6 ? Tally(.hides) : distance < 10 ? Tally(.crosses) : .zero
    }
  }

  private func items(_ seed: UInt64) -> [Placement<Spot>.Item] {
    var random = SplitMix(state: seed)
    return (0..<4).map { item in
      let spots = (0..<4).map { slot in
        Spot(
          x: Double(4 * random.below(9)),
          tally: random.below(3) == 0 ? Tally(Tier.allCases[1 + random.below(6)]) : .zero,
          slot: slot % 3)
      }
      return .init(candidates: spots, group: item < 3 ? 0 : nil)
    }
  }

  /// The least tally of all arrangements; of a class all count that stand otherwise than most of it.
  private func least(_ items: [Placement<Spot>.Item]) -> Tally {
    var least: Tally?
    for number in 0..<256 {
      let spots = items.enumerated().map { $1.candidates[number >> (2 * $0) & 3] }
      var tally = spots.reduce(Tally.zero) { $0 + $1.tally }
      for (index, spot) in spots.enumerated() {
        for other in spots[..<index] { tally += spot.tally(beside: other) }
      }
      let slots = spots.prefix(3).map(\.slot)
      let most = slots.map { slot in slots.count { $0 == slot } }.max() ?? 0
      tally += Tally(.unlike, 3 - most)
      least = least.map { min($0, tally) } ?? tally
    }
    return least ?? .zero
  }

  @Test(arguments: Seed.samples()) func `the oracle finds the best arrangement`(_ seed: Seed) {
    let items = items(seed.number)
    let verdict = PlacementOracle.verdict(of: Placement(items).problem)
    #expect(verdict.best == least(items).cost)
    #expect(verdict.found >= least(items).cost)
  }
}
