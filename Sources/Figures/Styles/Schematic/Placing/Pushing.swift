extension Schematic {
  /// Lets marks in trouble push others, at the end of a search.
  ///
  /// What each place of a mark costs is kept until a mark near it moves, so that a trial only looks at the
  /// few marks that it would move.
  struct Pushing {
    private struct Move {
      var mark: Int
      var number: Int
      var from: Candidate
      var to: Candidate
    }

    static let mostTrials = 40
    static let mostPushed = 3
    /// From this cost on a mark is in trouble, and from this one on another is in its way.
    static let trouble = 6.0
    static let obstacle = 7.0
    static let leastGain = 3.0

    /// The cost of each place of each mark where all marks stand; nil until it is asked for.
    private var costs: [[Double]?]

    init(_ search: Search) { costs = search.marks.map { _ in nil } }

    /// Lets a mark take another place, and those in its way choose again, if that is better.
    mutating func push(_ mark: Int, _ search: inout Search) {
      var now = costs(of: mark, &search)[search.marks[mark].chosen]
      for number in search.marks[mark].candidates.indices.prefix(Self.mostTrials) {
        if now <= Self.trouble || search.fixed[mark][number] >= now || search.isExhausted { return }
        let candidate = search.marks[mark].candidates[number]
        let others = search.neighbours[mark].filter {
          Costs.pair(candidate, search.marks[$0].candidate).cost > Self.obstacle
        }.prefix(Self.mostPushed)
        var moves = [move(mark, to: number, search)]
        var before = now
        for other in others {
          before += costs(of: other, &search)[search.marks[other].chosen]
          moves.append(move(other, to: best(of: other, after: moves, &search), search))
        }
        var after = 0.0
        for move in moves { after += cost(of: move.mark, move.number, after: moves, &search) }
        guard after < before - Self.leastGain else { continue }
        now = cost(of: mark, number, after: moves, &search)
        for move in moves {
          search.choose(move.number, for: move.mark)
          for other in search.neighbours[move.mark] + search.mates[move.mark] { costs[other] = nil }
        }
      }
    }

    private func move(_ mark: Int, to number: Int, _ search: Search) -> Move {
      let own = search.marks[mark]
      return Move(mark: mark, number: number, from: own.candidate, to: own.candidates[number])
    }

    private mutating func costs(of mark: Int, _ search: inout Search) -> [Double] {
      if let costs = costs[mark] { return costs }
      let numbers = search.marks[mark].candidates.indices
      search.effort += search.neighbours[mark].count * numbers.count
      let found = numbers.map { search.cost(of: mark, $0) }
      costs[mark] = found
      return found
    }

    /// The cost of a place of a mark when others have moved; some larger number if it exceeds a limit.
    private mutating func cost(
      of mark: Int, _ number: Int, after moves: [Move], limit: Double = .infinity,
      _ search: inout Search
    ) -> Double {
      var cost = costs(of: mark, &search)[number]
      let candidate = search.marks[mark].candidates[number]
      let group = search.marks[mark].group
      func add(_ other: Candidate, _ sign: Double, _ isMate: Bool) {
        if isMate, candidate.slot != other.slot { cost += sign * Costs.otherLook }
        guard other.hull.intersects(candidate.hull) else { return }
        cost += sign * Costs.pair(candidate, other).cost
      }
      func isMate(_ move: Move) -> Bool {
        group != nil && group == search.marks[move.mark].group
      }
      for move in moves where move.mark != mark { add(move.from, -1, isMate(move)) }
      for move in moves where move.mark != mark && cost < limit { add(move.to, 1, isMate(move)) }
      return cost
    }

    private mutating func best(
      of mark: Int, after moves: [Move], _ search: inout Search
    ) -> Int {
      let numbers = search.marks[mark].candidates.indices
      search.effort += 2 * moves.count * numbers.count
      var best = (cost: Double.infinity, number: 0)
      for number in numbers {
        // The others cost more by themselves.
        if search.fixed[mark][number] >= best.cost { break }
        let cost = cost(of: mark, number, after: moves, limit: best.cost, &search)
        if cost < best.cost { best = (cost, number) }
      }
      return best.number
    }
  }
}
