import LayoutModel

@testable import Figures

/// What the program found, and the least that can be.
struct OracleVerdict {
  var found: Int128
  /// It is nil if the search ended before all was seen.
  var best: Int128?

  /// The first tier in which more is wrong than at best.
  var worseTier: Tier? {
    guard let best, best < found else { return nil }
    return Tier.allCases.first { tier in
      let shift = 16 * (Tier.allCases.count - 1 - tier.rawValue)
      return found >> shift & 0xFFFF != best >> shift & 0xFFFF
    }
  }
}

extension Tally {
  /// The counts of all tiers in one number, 16 bits for each, the first tier in the highest; sums and differences
  /// compare as tallies do.
  var cost: Int128 { Tier.allCases.reduce(0) { $0 << 16 + Int128(self[$1]) } }
}

/// An exact search for the best places of a problem, as an answer to compare those of the program with.
///
/// It knows nothing of moves: places that cannot be among the best are eliminated (Goldstein's criterion), and what is
/// left is searched component by component, depth first, with a bound. Only tiers count, no distances. A class is one
/// more item, whose places are the slots of the class: each member that stands otherwise is in conflict with it.
struct PlacementOracle<Candidate: MarkPlace> {
  typealias Cost = Int128

  private let problem: PlacementProblem<Candidate>
  private let mostNodes: Int
  /// What is wrong with each place of each item by itself, and what is left of them after elimination.
  private var own: [[Cost]]
  private var left: [[Int]]
  /// The places that the program chose; of a class the slot of most of it.
  private var found: [Int]
  private var slots: [[Int]] = []
  private var near: [[Int]]
  private var tables: [Pair: [Int: Cost]] = [:]

  private struct Pair: Hashable {
    var one: Int
    var other: Int
  }

  static func verdict(
    of problem: PlacementProblem<Candidate>, mostNodes: Int = 50_000
  ) -> OracleVerdict {
    var oracle = PlacementOracle(problem, mostNodes)
    return oracle.verdict()
  }

  private init(_ problem: PlacementProblem<Candidate>, _ mostNodes: Int) {
    (self.problem, self.mostNodes) = (problem, mostNodes)
    own = problem.own.map { $0.map(\.cost) }
    (found, near) = (problem.chosen, problem.near)
    for members in problem.classes {
      let all = members.flatMap { problem.slots[$0] }
      let slots = Set(all).sorted()
      let standing = members.map { problem.slots[$0][problem.chosen[$0]] }
      let best = slots.indices.max { a, b in
        standing.count { $0 == slots[a] } < standing.count { $0 == slots[b] }
      }
      for member in members { near[member].append(own.count) }
      near.append(members)
      found.append(best ?? 0)
      own.append(slots.map { _ in 0 })
      self.slots.append(slots)
    }
    left = own.map { Array($0.indices) }
  }

  // MARK: - Costs

  private mutating func conflict(_ one: Int, _ place: Int, _ other: Int, _ otherPlace: Int) -> Cost
  {
    if one > other { return conflict(other, otherPlace, one, place) }
    let (pair, key) = (Pair(one: one, other: other), place * own[other].count + otherPlace)
    if let known = tables[pair]?[key] { return known }
    let cost: Cost
    if other >= problem.places.count {
      let isAlike =
        problem.slots[one][place] == slots[other - problem.places.count][otherPlace]
      cost = isAlike ? 0 : Tally(.unlike).cost
    } else {
      cost = problem.places[one][place].tally(beside: problem.places[other][otherPlace]).cost
    }
    tables[pair, default: [:]][key] = cost
    return cost
  }

  // MARK: - Search

  private mutating func verdict() -> OracleVerdict {
    var verdict = OracleVerdict(found: 0, best: 0)
    for component in components() {
      let now = total(component)
      verdict.found += now
      let best = best(component, now)
      verdict.best = verdict.best.flatMap { sum in best.map { sum + $0 } }
    }
    return verdict
  }

  /// Items that depend on each other.
  private func components() -> [[Int]] {
    var seen = Set<Int>()
    return own.indices.compactMap { first in
      if !seen.insert(first).inserted { return nil }
      var component = [first]
      var next = 0
      while next < component.count {
        for other in near[component[next]] where seen.insert(other).inserted {
          component.append(other)
        }
        next += 1
      }
      return component
    }
  }

  private mutating func total(_ component: [Int]) -> Cost {
    var total: Cost = 0
    for item in component {
      total += own[item][found[item]]
      for other in near[item] where other < item {
        total += conflict(item, found[item], other, found[other])
      }
    }
    return total
  }

  /// The least that is wrong with a component; nil if it is not known.
  private mutating func best(_ component: [Int], _ found: Cost) -> Cost? {
    let least = component.reduce(Cost(0)) { $0 + (own[$1].min() ?? 0) }
    if found == least { return found }
    for item in component {
      // With one of the others all together are worse than what was found.
      let spare = found - least + (own[item].min() ?? 0)
      left[item].removeAll { own[item][$0] > spare }
    }
    while eliminate(component) {}
    let order = component.sorted { (left[$0].count, $0) < (left[$1].count, $1) }
    var search = Search(least: found, nodes: mostNodes)
    descend(order, [:], 0, &search)
    return search.nodes > 0 ? search.least : nil
  }

  /// Eliminates places for which another one of the item is at least as good, whatever the others do.
  private mutating func eliminate(_ component: [Int]) -> Bool {
    var hasChanged = false
    for item in component {
      for place in left[item] {
        let isDead = left[item].contains { other in
          other != place && isDominated(item, place, by: other)
        }
        if isDead {
          left[item].removeAll { $0 == place }
          hasChanged = true
        }
      }
    }
    return hasChanged
  }

  private mutating func isDominated(_ item: Int, _ place: Int, by other: Int) -> Bool {
    var gain = own[item][place] - own[item][other]
    for neighbour in near[item] {
      var least: Cost?
      for number in left[neighbour] {
        let difference =
          conflict(item, place, neighbour, number) - conflict(item, other, neighbour, number)
        least = min(least ?? difference, difference)
      }
      gain += least ?? 0
    }
    return gain >= 0
  }

  private struct Search {
    /// The least that was found, and how many more places may be tried.
    var least: Cost
    var nodes: Int
  }

  /// Tries all places of the next item, the best first.
  private mutating func descend(
    _ open: [Int], _ placed: [Int: Int], _ cost: Cost, _ search: inout Search
  ) {
    guard search.nodes > 0 else { return }
    search.nodes -= 1
    // What each place of each open item costs beside what is placed.
    var costs: [(item: Int, places: [(cost: Cost, place: Int)])] = []
    var bound = cost
    for item in open {
      var places: [(cost: Cost, place: Int)] = []
      for place in left[item] {
        var sum = own[item][place]
        for other in near[item] {
          if let number = placed[other] { sum += conflict(item, place, other, number) }
        }
        places.append((sum, place))
      }
      places.sort { $0 < $1 }
      bound += places[0].cost
      costs.append((item, places))
    }
    if bound >= search.least { return }
    guard let next = costs.max(by: { Self.spread($0.places) < Self.spread($1.places) }) else {
      search.least = cost
      return
    }
    for (sum, place) in next.places {
      if bound - next.places[0].cost + sum >= search.least { break }
      var placed = placed
      placed[next.item] = place
      descend(open.filter { $0 != next.item }, placed, cost + sum, &search)
    }
  }

  /// How much worse than the best one the next place is.
  private static func spread(_ places: [(cost: Cost, place: Int)]) -> Cost {
    places.count > 1 ? places[1].cost - places[0].cost : Cost.max
  }
}
