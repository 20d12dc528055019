import LayoutModel

/// Moves of several items at once.
extension PlacementProblem {
  private var mostTrials: Int { 30 }
  /// Of a class that stands alike already.
  private var mostTrialsOfAlike: Int { 8 }
  private var mostPushed: Int { 4 }

  /// An item takes another place.
  private struct Move {
    var item: Int
    var from: Int
    var to: Int
  }

  /// Lets an item with something wrong take another place, and those in its way choose again, if that is better.
  mutating func push(_ item: Int) {
    for number in places[item].indices.prefix(mostTrials) {
      let now = tally(of: item)
      // The others are worse by themselves.
      if !now.isWrong || isExhausted || now <= own[item][number] { return }
      if number != chosen[item] { attempt([move(item, to: number)]) }
    }
  }

  /// Lets the items of a class that are unlike, or have something wrong, take another place together.
  mutating func align(_ members: [Int]) {
    let isUnlike = members.contains(where: isApart)
    // Where all have their best places nothing is better.
    guard members.contains(where: { own[$0][0] < tally(of: $0) }),
      isUnlike || members.contains(where: { tally(of: $0).isWrong })
    else { return }
    var different: [Int] = []
    for slot in slots[members[0]] where !different.contains(slot) { different.append(slot) }
    for slot in different.prefix(isUnlike ? mostTrials : mostTrialsOfAlike) where !isExhausted {
      let moves = members.compactMap { member in
        bestPlace(of: member, in: slot).map { move(member, to: $0) }
      }
      if moves.count == members.count { attempt(moves.filter { $0.from != $0.to }) }
    }
  }

  /// The best place of an item in a slot, beside all others.
  private func bestPlace(of item: Int, in slot: Int) -> Int? {
    slots[item].indices.filter { slots[item][$0] == slot }.min {
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
      let candidate = places[move.item][move.to]
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
    effort += moves.count * places[item].count
    var best: (tally: Tally, number: Int)?
    for number in places[item].indices {
      if let best, best.tally <= own[item][number] { break }
      let tally = tally(of: item, number, after: moves)
      if best.map({ tally < $0.tally }) ?? true { best = (tally, number) }
    }
    return best?.number ?? 0
  }

  /// What is wrong with a place of an item after moves of others.
  private func tally(of item: Int, _ number: Int, after moves: [Move]) -> Tally {
    var tally = tallies[item][number]
    for move in moves where move.item != item && move.from != move.to {
      tally += conflict(item, number, move.item, move.to)
      tally -= conflict(item, number, move.item, move.from)
    }
    return tally
  }

  /// What is wrong with all that moves, beside all others and within classes; a conflict of two counts once.
  private func total(after moves: [Move]) -> Tally {
    var total = tallyOfClasses(moves)
    for (index, move) in moves.enumerated() {
      total += tally(of: move.item, move.to, after: moves)
      total -= apart(move.item, move.to)
      for other in moves[..<index] {
        total -= conflict(move.item, move.to, other.item, other.to)
      }
    }
    return total
  }

  private func total(before moves: [Move]) -> Tally {
    total(after: moves.map { Move(item: $0.item, from: $0.from, to: $0.from) })
  }

  /// What is wrong within the classes of which items move.
  private func tallyOfClasses(_ moves: [Move]) -> Tally {
    let places = Dictionary(uniqueKeysWithValues: moves.map { ($0.item, $0.to) })
    return Set(moves.compactMap { classOf[$0.item] }).reduce(.zero) {
      $0 + tally(ofClass: $1) { places[$0] ?? chosen[$0] }
    }
  }

  /// What is wrong with places of two items together.
  private func conflict(_ one: Int, _ number: Int, _ other: Int, _ otherNumber: Int) -> Tally {
    places[one][number].tally(beside: places[other][otherNumber])
  }
}
