import LayoutModel
import Testing

@testable import Figures

/// The engine that places marks, on points of a line.
struct PlacementTests {
  /// A place on a line, which hides another one nearer than 10 points.
  private struct Spot: MarkPlace {
    enum Slot: Hashable {
      case step(Int)
      case far
    }

    var x: Double
    var tally = Tally.zero
    var slot = Slot.step(0)
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
        candidates: (0..<3).map { slot in
          Spot(
            x: offset + 20 * Double(slot), tally: Tally(distance: Double(slot)), slot: .step(slot))
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

  /// The first item has a good place, the second one none, and the third one touches something where it can be.
  @Test func `further candidates are asked for where the others do not suffice`() {
    var asked: [Int] = []
    let found = Placement.places(
      among: [[Spot(x: 0)], [], [Spot(x: 40, tally: Tally(.touches))]]
    ) { item in
      asked.append(item)
      return [Spot(x: Double(100 * item))]
    }
    #expect(asked == [1, 2])
    #expect(found.map { $0?.x } == [0, 100, 200])
  }

  // MARK: - Classes

  @Test func `one that stands otherwise is one fault of its class`() {
    // Three want the first slot. The third one's first place is taken, and it has no other slot in common with them.
    func item(_ x: Double) -> Placement<Spot>.Item { .init(candidates: [Spot(x: x)], group: 0) }
    let other = Placement<Spot>.Item(
      candidates: [Spot(x: 200), Spot(x: 220, slot: .far)], group: 0)
    let taken = Placement<Spot>.Item(candidates: [Spot(x: 200)])
    let placement = Placement([item(0), item(100), other, taken])
    #expect(placement.candidate(2).x == 220)
    #expect(placement.faults == [.init(tier: .unlike, item: 2, other: nil)])
  }

  // MARK: - Faults

  @Test func `each conflict is one fault, and each fault has its tier`() {
    let placement = Placement(
      [
        .init(candidates: [Spot(x: 0)]), .init(candidates: [Spot(x: 5)]),
        .init(candidates: [Spot(x: 50, tally: Tally(.away) + Tally(.strays, 2, distance: 3))]),
        .init(candidates: [Spot(x: 100, tally: Tally(distance: 9))]),
      ])
    #expect(
      placement.faults == [
        .init(tier: .hides, item: 0, other: 1), .init(tier: .strays, item: 2, other: nil),
        .init(tier: .away, item: 2, other: nil),
      ])
  }

  // MARK: - Many places

  // 400 items of 60 places each, all near each other, are 400 * 399 * 60 = 9.6 million pairs: each item keeps its
  // 60 / 9.6 = 6 best places. The same items far apart keep all of them.
  @Test func `of too many places the best are compared`() {
    let near = Placement(
      (0..<400).map { number in
        Placement<Spot>.Item(
          candidates: (0..<60).map { Spot(x: Double(10 * $0), tally: Tally(distance: Double($0))) })
      })
    #expect(near.problem.places.allSatisfy { $0.map(\.x) == [0, 10, 20, 30, 40, 50] })
    let apart = Placement(
      (0..<400).map { number in
        Placement<Spot>.Item(
          candidates: (0..<60).map {
            Spot(x: Double(1000 * number + 10 * $0), tally: Tally(distance: Double($0)))
          })
      })
    #expect(apart.problem.places.allSatisfy { $0.count == 60 })
  }
}
