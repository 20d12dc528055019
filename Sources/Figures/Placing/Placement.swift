import LayoutModel

/// A place where an item can stand.
protocol MarkPlace {
  /// All that it covers, with room around it.
  var hull: Rect { get }
  /// What is wrong with it by itself.
  var tally: Tally { get }
  /// The same in items of one class that stand alike.
  var look: Int { get }
  /// What is wrong with it beside a place of another item, if their hulls meet.
  func conflict(with other: Self) -> Tally
}

extension MarkPlace {
  /// What is wrong with it beside a place of another item.
  func tally(beside other: Self) -> Tally {
    hull.intersects(other.hull) ? conflict(with: other) : .zero
  }
}

/// Chooses places for items so that as little as possible is wrong.
///
/// Each in turn takes the place with the least tally beside the others, until nothing changes. Then come moves: one
/// item, or all of a class, together with those that they push. A move is kept only if all of it is better.
struct Placement<Candidate: MarkPlace> {
  /// What is placed.
  struct Item {
    /// The places, the best by itself first; at least one.
    var candidates: [Candidate]
    /// The class of items that should stand alike; nil if there is none.
    var group: Int?
    /// Whether others choose their places before it.
    var givesWay = false
  }

  /// An item takes another place.
  private struct Move {
    var item: Int
    var from: Int
    var to: Int
  }

  private let sweeps = 5
  /// How many pairs of places may be compared before the search ends where it is, and how many of these are kept
  /// for moves.
  private let mostEffort = 1_200_000
  private let mostMoving = 400_000

  private let items: [Item]
  /// The place chosen for each item.
  private(set) var chosen: [Int]
  /// All that each item can cover.
  private let hulls: [Rect]
  /// The look of each place of each item.
  private let looks: [[Int]]
  /// The items that each item can meet, and those of its class.
  private let near: [[Int]]
  private let mates: [[Int]]
  /// What is wrong with each place of each item beside all others where they stand.
  private var tallies: [[Tally]]
  private var effort = 0

  /// Whether there is no time left for anything better.
  private var isExhausted: Bool { effort > mostEffort }

  /// Places all items.
  init(_ items: [Item]) {
    self.items = items
    chosen = items.map { _ in 0 }
    tallies = items.map { $0.candidates.map(\.tally) }
    let hulls = items.map { item in
      item.candidates.dropFirst().reduce(item.candidates[0].hull) { $0.union($1.hull) }
    }
    self.hulls = hulls
    looks = items.map { $0.candidates.map(\.look) }
    near = hulls.indices.map { item in
      hulls.indices.filter { $0 != item && hulls[$0].intersects(hulls[item]) }
    }
    let groups = Dictionary(grouping: items.indices.filter { items[$0].group != nil }) {
      items[$0].group
    }
    mates = items.indices.map { item in
      items[item].group.flatMap { groups[$0] }?.filter { $0 != item } ?? []
    }
    run()
  }

  func candidate(_ item: Int) -> Candidate { items[item].candidates[chosen[item]] }

  /// What is wrong with an item where it stands, beside all others.
  func tally(of item: Int) -> Tally { tallies[item][chosen[item]] }

  private mutating func run() {
    // Those with the fewest places first, then those for which no place is good.
    let order = items.indices.sorted { a, b in
      if items[a].givesWay != items[b].givesWay { return items[b].givesWay }
      let (few, many) = (items[a].candidates, items[b].candidates)
      if few.count != many.count { return few.count < many.count }
      return few[0].tally == many[0].tally ? a < b : many[0].tally < few[0].tally
    }
    for item in order { place(item) }
    sweep(order)
    for item in items.indices where mates[item].allSatisfy({ $0 > item }) && !isExhausted {
      align([item] + mates[item])
    }
    effort = max(effort, mostEffort - mostMoving)
    for item in order where !isExhausted { push(item) }
    sweep(order)
  }

  /// Lets an item take its first place.
  ///
  /// Those that give way make it take another one only if nothing worse is wrong there than that it is away.
  private mutating func place(_ item: Int) {
    var best: (tally: Tally, number: Int)?
    let yielding = items[item].givesWay ? [] : near[item].filter { items[$0].givesWay }
    for (number, candidate) in items[item].candidates.enumerated() {
      // The others are worse by themselves.
      if let best, best.tally <= candidate.tally { break }
      var tally = tallies[item][number]
      for other in yielding {
        if candidate.tally(beside: items[other].candidates[0]).isWrong { tally += Tally(.away) }
      }
      if best.map({ tally < $0.tally }) ?? true { best = (tally, number) }
    }
    chosen[item] = best?.number ?? 0
    update(item, from: nil)
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

  private func best(of item: Int) -> Int {
    tallies[item].indices.min { tallies[item][$0] < tallies[item][$1] } ?? 0
  }

  private mutating func choose(_ number: Int, for item: Int) {
    let before = chosen[item]
    chosen[item] = number
    update(item, from: before)
  }

  /// Counts the conflicts of an item's place for all others, instead of those of its place before.
  private mutating func update(_ item: Int, from before: Int?) {
    let new = candidate(item)
    let old = before.map { items[item].candidates[$0] }
    for other in near[item] {
      count(new, for: other) { $0 += $1 }
      if let old { count(old, for: other) { $0 -= $1 } }
    }
    for other in mates[item] {
      for (number, look) in looks[other].enumerated() {
        if look != new.look { tallies[other][number] += Tally(.unlike) }
        if let old, look != old.look { tallies[other][number] -= Tally(.unlike) }
      }
    }
  }

  /// Counts the conflicts of a place for all places of another item.
  private mutating func count(
    _ place: Candidate, for other: Int, _ add: (inout Tally, Tally) -> Void
  ) {
    guard hulls[other].intersects(place.hull) else { return }
    effort += items[other].candidates.count
    for (number, candidate) in items[other].candidates.enumerated()
    where candidate.hull.intersects(place.hull) {
      add(&tallies[other][number], candidate.conflict(with: place))
    }
  }
}

// MARK: - Moves

extension Placement {
  private var mostTrials: Int { 30 }
  /// Of a class that stands alike already.
  private var mostTrialsOfAlike: Int { 8 }
  private var mostPushed: Int { 4 }

  /// Lets an item with something wrong take another place, and those in its way choose again, if that is better.
  private mutating func push(_ item: Int) {
    for number in items[item].candidates.indices.prefix(mostTrials) {
      let now = tally(of: item)
      // The others are worse by themselves.
      if !now.isWrong || isExhausted || now <= items[item].candidates[number].tally { return }
      if number != chosen[item] { attempt([move(item, to: number)]) }
    }
  }

  /// Lets the items of a class that are unlike, or have something wrong, take another place together.
  private mutating func align(_ members: [Int]) {
    let isUnlike = Set(members.map { candidate($0).look }).count > 1
    // Where all have their best places nothing is better.
    guard members.contains(where: { items[$0].candidates[0].tally < tally(of: $0) }),
      isUnlike || members.contains(where: { tally(of: $0).isWrong })
    else { return }
    var different: [Int] = []
    for look in looks[members[0]] where !different.contains(look) { different.append(look) }
    for look in different.prefix(isUnlike ? mostTrials : mostTrialsOfAlike) where !isExhausted {
      let moves = members.compactMap { member in
        bestPlace(of: member, as: look).map { move(member, to: $0) }
      }
      if moves.count == members.count { attempt(moves.filter { $0.from != $0.to }) }
    }
  }

  /// The best place of an item with a look, beside all others.
  private func bestPlace(of item: Int, as look: Int) -> Int? {
    looks[item].indices.filter { looks[item][$0] == look }.min {
      tallies[item][$0] < tallies[item][$1]
    }
  }

  private func move(_ item: Int, to number: Int) -> Move {
    Move(item: item, from: chosen[item], to: number)
  }

  /// Makes moves, and lets what is in their way choose again, if all of it is better.
  private mutating func attempt(_ wanted: [Move]) {
    var moves = wanted
    var moved = Set(wanted.map(\.item))
    for move in wanted {
      let candidate = items[move.item].candidates[move.to]
      effort += near[move.item].count
      let obstacles = near[move.item].filter { other in
        !moved.contains(other)
          && candidate.tally(beside: self.candidate(other)).isWrong(from: .crosses)
      }
      for other in obstacles.prefix(mostPushed) where moved.insert(other).inserted {
        moves.append(self.move(other, to: best(of: other, after: moves)))
      }
    }
    guard total(after: moves) < total(before: moves) else { return }
    for move in moves where move.from != move.to { choose(move.to, for: move.item) }
  }

  /// The best place of an item after moves of others.
  private mutating func best(of item: Int, after moves: [Move]) -> Int {
    effort += moves.count * items[item].candidates.count
    var best: (tally: Tally, number: Int)?
    for (number, candidate) in items[item].candidates.enumerated() {
      if let best, best.tally <= candidate.tally { break }
      let tally = tally(of: item, number, after: moves)
      if best.map({ tally < $0.tally }) ?? true { best = (tally, number) }
    }
    return best?.number ?? 0
  }

  /// What is wrong with a place of an item after moves of others.
  private func tally(of item: Int, _ number: Int, after moves: [Move]) -> Tally {
    var tally = tallies[item][number]
    for move in moves where move.item != item {
      tally += conflict(item, number, move.item, move.to)
      tally -= conflict(item, number, move.item, move.from)
    }
    return tally
  }

  /// What is wrong with all that moves, beside all others; a conflict of two of them counts once.
  private func total(after moves: [Move]) -> Tally {
    var total = Tally.zero
    for (index, move) in moves.enumerated() {
      total += tally(of: move.item, move.to, after: moves)
      for other in moves[..<index] {
        total -= conflict(move.item, move.to, other.item, other.to)
      }
    }
    return total
  }

  private func total(before moves: [Move]) -> Tally {
    var total = Tally.zero
    for (index, move) in moves.enumerated() {
      total += tallies[move.item][move.from]
      for other in moves[..<index] {
        total -= conflict(move.item, move.from, other.item, other.from)
      }
    }
    return total
  }

  /// What is wrong with places of two items together.
  private func conflict(_ one: Int, _ number: Int, _ other: Int, _ otherNumber: Int) -> Tally {
    var tally =
      hulls[one].intersects(hulls[other])
      ? items[one].candidates[number].tally(beside: items[other].candidates[otherNumber]) : .zero
    if let group = items[one].group, group == items[other].group,
      looks[one][number] != looks[other][otherNumber]
    {
      tally += Tally(.unlike)
    }
    return tally
  }
}
