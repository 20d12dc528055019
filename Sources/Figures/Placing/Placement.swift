import LayoutModel

/// Places of items, chosen so that as little as possible is wrong.
///
/// An item is asked for more places only while something is wrong with it, or with another one of its class.
struct Placement<Candidate: MarkPlace> {
  /// What is placed.
  struct Item {
    /// The places that are compared first; at least one.
    var candidates: [Candidate]
    /// The class of items that should stand alike; nil if there is none.
    var group: Int?
    /// What is wrong with it where it stands otherwise than its class.
    var apart = Tier.unlike
    /// Whether others choose their places before it.
    var givesWay = false
    /// More places, one batch after the other.
    var more: [Batch] = []
  }

  /// More places of an item.
  struct Batch {
    /// The last tier in which something has to be wrong for these places to be compared.
    var worst: Tier
    /// The places, for an item that stands at one.
    var candidates: (Candidate) -> [Candidate]
  }

  /// What is wrong with a place that was chosen.
  struct Fault: Hashable {
    var tier: Tier
    var item: Int
    /// What it is in conflict with: a later item, or after all items a fixed place.
    ///
    /// It is nil for what is wrong with the place itself or within the class.
    var other: Int?
  }

  private let items: [Item]
  private(set) var problem: PlacementProblem<Candidate>

  /// Places all items.
  /// - Parameter fixed: What stands already.
  init(_ items: [Item], beside fixed: [Candidate] = []) {
    self.items = items
    problem = PlacementProblem(items, beside: fixed)
    var batches = items.map { _ in 0 }
    while case let wrong = wanting(batches), !wrong.isEmpty {
      problem.widen(
        wrong.map { ($0, items[$0].more[batches[$0]].candidates(candidate($0))) })
      for item in wrong { batches[item] += 1 }
    }
  }

  /// The place of an item.
  func candidate(_ item: Int) -> Candidate { problem.candidate(item) }

  /// What is wrong with an item where it stands, beside all others.
  func tally(of item: Int) -> Tally { problem.tally(of: item) }

  /// The items that want more places and had the fewest batches of them.
  private func wanting(_ batches: [Int]) -> [Int] {
    let left = items.indices.filter { batches[$0] < items[$0].more.count }
    let wanting = left.filter { item in
      let worst = items[item].more[batches[item]].worst
      return problem.classmates(of: item).contains { problem.tally(of: $0).isWrong(from: worst) }
    }
    let least = wanting.map { batches[$0] }.min()
    return wanting.filter { batches[$0] == least }
  }

  /// All that is wrong, the faults of each item together; a conflict of two is a fault of the first one.
  var faults: [Fault] {
    items.indices.flatMap { item -> [Fault] in
      let place = candidate(item)
      var own = place.tally
      if problem.isApart(item) { own += Tally(items[item].apart) }
      return faults(own, of: item, beside: nil)
        + problem.near[item].filter { $0 > item }.flatMap {
          faults(place.tally(beside: candidate($0)), of: item, beside: $0)
        }
        + problem.fixed(near: place).flatMap { number, fixed in
          faults(place.tally(beside: fixed), of: item, beside: items.count + number)
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
