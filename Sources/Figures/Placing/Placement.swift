import LayoutModel

/// Places of items, chosen so that as little as possible is wrong.
struct Placement<Candidate: MarkPlace> {
  /// What is placed.
  struct Item {
    /// At least one.
    var candidates: [Candidate]
    /// The class of items that should stand alike; nil if there is none.
    var group: Int?
    /// Whether others choose their places before it.
    var givesWay = false
  }

  /// What is wrong with a place that was chosen.
  struct Fault: Hashable {
    var tier: Tier
    var item: Int
    /// The later item that it is in conflict with; nil for what is wrong with the place itself or within the class.
    var other: Int?
  }

  let problem: PlacementProblem<Candidate>

  /// Places all items.
  init(_ items: [Item]) { problem = PlacementProblem(items) }

  /// The place of an item.
  func candidate(_ item: Int) -> Candidate { problem.candidate(item) }

  /// What is wrong with an item where it stands, beside all others.
  func tally(of item: Int) -> Tally { problem.tally(of: item) }

  /// All that is wrong, the faults of each item together; a conflict of two is a fault of the first one.
  var faults: [Fault] {
    problem.items.indices.flatMap { item -> [Fault] in
      let place = candidate(item)
      let own = problem.isApart(item) ? place.tally + Tally(.unlike) : place.tally
      return faults(own, of: item, beside: nil)
        + problem.near[item].filter { $0 > item }.flatMap {
          faults(place.tally(beside: candidate($0)), of: item, beside: $0)
        }
    }
  }

  private func faults(_ tally: Tally, of item: Int, beside other: Int?) -> [Fault] {
    if !tally.isWrong { return [] }
    return Tier.allCases.filter { tally[$0] > 0 }.map {
      Fault(tier: $0, item: item, other: other)
    }
  }
}
