import LayoutModel

/// The search for the best places.
///
/// Each item in turn takes the place with the least tally beside the others, until nothing changes. Then come moves:
/// one item, or all of a class, together with those that they push. A move is kept only if all of it is better.
extension PlacementProblem {
  private var sweeps: Int { 5 }
  /// How many pairs of places may be compared before the search ends where it is, and how many of these are kept
  /// for moves.
  private var mostEffort: Int { 1_200_000 }
  private var mostMoving: Int { 400_000 }

  /// How many pairs of an item's place and another item may be compared before the search begins: forty times those of
  /// a screen of thirty views.
  static var mostPairs: Int { 1_000_000 }

  /// Whether there is no time left for anything better.
  var isExhausted: Bool { effort > mostEffort }

  /// Chooses places for all items.
  mutating func search() {
    // Those with the fewest places first, then those for which no place is good.
    let order = items.indices.sorted { a, b in
      if items[a].givesWay != items[b].givesWay { return items[b].givesWay }
      let (few, many) = (places[a].count, places[b].count)
      if few != many { return few < many }
      return own[a][0] == own[b][0] ? a < b : own[b][0] < own[a][0]
    }
    for item in order { settle(item) }
    improve(order)
  }

  /// Lets an item take its first place.
  ///
  /// Those that give way make it take another one only if nothing worse is wrong there than that it is away.
  private mutating func settle(_ item: Int) {
    var best: (tally: Tally, number: Int)?
    let yielding = items[item].givesWay ? [] : near[item].filter { items[$0].givesWay }
    for (number, candidate) in places[item].enumerated() {
      // The others are worse by themselves.
      if let best, best.tally <= own[item][number] { break }
      var tally = tallies[item][number]
      for other in yielding where candidate.tally(beside: places[other][0]).isWrong {
        tally += Tally(.away)
      }
      if best.map({ tally < $0.tally }) ?? true { best = (tally, number) }
    }
    enter(item, at: best?.number ?? 0)
  }

  /// Lets items move as long as anything becomes better.
  private mutating func improve(_ order: [Int]) {
    sweep(order)
    for members in classes where !isExhausted { align(members) }
    effort = max(effort, mostEffort - mostMoving)
    for item in order where !isExhausted { push(item) }
    sweep(order)
  }

  /// Lets each item in turn take its best place, until nothing changes.
  private mutating func sweep(_ order: [Int]) {
    for _ in 0..<sweeps {
      var hasChanged = false
      for item in order where !isExhausted {
        let best = best(of: item)
        if tallies[item][best] < tally(of: item) {
          choose(best, for: item)
          hasChanged = true
        }
      }
      if !hasChanged { return }
    }
  }

  func best(of item: Int) -> Int {
    tallies[item].indices.min { tallies[item][$0] < tallies[item][$1] } ?? 0
  }
}
