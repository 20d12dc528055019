import LayoutModel
import Testing

@testable import Figures

/// The engine that places marks, on points of a line.
struct PlacementTests {
  /// A place on a line, which hides another one nearer than 10 points.
  private struct Spot: MarkPlace {
    var x: Double
    var tally = Tally.zero
    var look = 0
    var hull: Rect { Rect(x: x - 5, y: 0, width: 10, height: 10) }

    func conflict(with other: Spot) -> Tally {
      (x - other.x).magnitude < 10 ? Tally(.hides) : .zero
    }
  }

  private func spots(_ places: [Double], best: Double) -> [Spot] {
    places.map { Spot(x: $0, tally: Tally(distance: ($0 - best).magnitude)) }.sorted {
      $0.tally < $1.tally
    }
  }

  private func places(_ items: [Placement<Spot>.Item]) -> [Double] {
    let placement = Placement(items)
    return items.indices.map { placement.candidate($0).x }
  }

  @Test func `a higher tier counts more than any number in lower ones`() {
    for (upper, lower) in zip(Tier.allCases, Tier.allCases.dropFirst()) {
      #expect(Tally(lower, 10_000, distance: 1e6) < Tally(upper))
      #expect(Tally(upper).isWrong(from: lower) && !Tally(lower).isWrong(from: upper))
    }
    #expect(Tally(distance: 1e6) < Tally(.away))
    #expect(Tally(distance: 1) < Tally(distance: 1.5))
  }

  @Test(arguments: Tier.allCases)
  func `tallies add and subtract tier by tier`(_ tier: Tier) {
    var sum = Tally(tier, 3, distance: 2.5) + Tally(.hides, distance: 1)
    #expect(sum[tier] == (tier == .hides ? 4 : 3))
    sum -= Tally(.hides, distance: 1)
    #expect(sum == Tally(tier, 3, distance: 2.5))
  }

  @Test func `two items that want one place stand beside each other`() {
    let all = Array(stride(from: 0.0, through: 100, by: 5))
    let found = places([
      .init(candidates: spots(all, best: 50)), .init(candidates: spots(all, best: 50)),
    ])
    // One in the middle, and the other at the least distance at which nothing is hidden.
    #expect(found.contains(50) && (found[0] - found[1]).magnitude == 10)
  }

  @Test func `an item pushes another one if both together are better`() {
    // The first one stands at 0, so that the second one strays to 40. Alone neither has a better place: at 5 the
    // second one hides the first, and at 20 the first is only worse.
    let found = places([
      .init(candidates: [Spot(x: 0), Spot(x: 20, tally: Tally(.tooShort))]),
      .init(candidates: [Spot(x: 5), Spot(x: 40, tally: Tally(.strays))]),
    ])
    #expect(found == [20, 5])
  }

  @Test func `a class moves together if one of it cannot stand as the others`() {
    func item(_ offset: Double) -> Placement<Spot>.Item {
      .init(
        candidates: (0..<3).map { look in
          Spot(
            x: offset + 20 * Double(look), tally: Tally(distance: Double(look)), look: look)
        }, group: 0)
    }
    // The fourth item keeps the first place of the third one for itself. Each of the others alone would leave one
    // of its class for another.
    let found = places([item(0), item(100), item(200), .init(candidates: [Spot(x: 200)])])
    #expect(found == [20, 120, 220, 200])
  }

  @Test func `names give way`() {
    let mark = Placement<Spot>.Item(candidates: [Spot(x: 0), Spot(x: 30, tally: Tally(.tooShort))])
    let name = Placement<Spot>.Item(candidates: spots([0, 60], best: 0), givesWay: true)
    #expect(places([name, mark]) == [60, 0])
  }

  @Test func `what has no place, or would hide an earlier item, is left out`() {
    let one = [Spot(x: 0), Spot(x: 5)]
    let found = Placement.places(among: [one, [], one, [Spot(x: 20)]])
    #expect(found.map { $0?.x } == [0, nil, nil, 20])
  }
}
