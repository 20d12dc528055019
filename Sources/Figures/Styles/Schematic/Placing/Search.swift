import LayoutModel

extension Schematic {
  /// Chooses places for the marks and captions of a diagram so that they hide as little as possible.
  ///
  /// Each in turn takes its cheapest place beside the others, until nothing changes; then a mark in trouble
  /// may push others.
  struct Search {
    private static let mostCandidates = 100
    /// Of these, how many that differ only by where a line's number is: of the best lines, then of the others.
    private static let mostOfALine = (first: 16, later: 5)
    private static let bestLines = 3
    private static let sweeps = 5
    /// How many pairs of places may be compared before the search ends where it is.
    private static let mostEffort = 400_000
    /// Of these, how many while marks push each other.
    private static let mostPushing = 100_000

    private(set) var marks: [ConstraintMark]
    var captions: [Caption]
    /// The cost of each candidate by itself.
    private(set) var fixed: [[Double]] = []
    /// The marks that each mark can meet.
    private(set) var neighbours: [[Int]] = []
    /// The captions that each mark can meet, and the marks that each caption can.
    private(set) var nearCaptions: [[Int]] = []
    var nearMarks: [[Int]] = []
    /// The marks of the class of each mark.
    private(set) var mates: [[Int]] = []
    /// The place chosen for each mark; nil of a mark that has none yet.
    private(set) var placed: [Candidate?]
    /// How much captions count for marks: little at first, since they give way.
    private var captionWeight = 0.15
    /// How many pairs of places were compared, at most.
    var effort = 0
    /// Whether there is no time left for anything better.
    var isExhausted: Bool { effort > Self.mostEffort }

    init(_ marks: [ConstraintMark], _ captions: [Caption], _ costs: Costs) {
      self.marks = marks
      self.captions = captions
      placed = marks.map { _ in nil }
      for mark in marks.indices { sortCandidates(of: mark, costs) }
      findNeighbours()
    }

    /// The best places of all.
    mutating func run() {
      for caption in captions.indices {
        captions[caption].chosen =
          captions[caption].places.indices.min {
            captions[caption].places[$0].penalty < captions[caption].places[$1].penalty
          } ?? 0
      }
      let order = marks.indices.sorted { a, b in
        (marks[a].candidates.count, -fixed[a][0], a) < (marks[b].candidates.count, -fixed[b][0], b)
      }
      _ = sweep(order)
      captionWeight = 1
      for _ in 1..<Self.sweeps {
        if !sweep(order) || isExhausted { break }
      }
      for mark in order where !isExhausted { makeRoom(for: mark) }
      if !isExhausted { _ = sweep(order) }
      for mark in marks.indices where !isExhausted && mates[mark].allSatisfy({ $0 > mark }) {
        align([mark] + mates[mark])
      }
      effort = max(effort, Self.mostEffort - Self.mostPushing)
      var pushing = Pushing(self)
      for mark in order where !isExhausted { pushing.push(mark, &self) }
      placeCaptions()
      for caption in captions.indices where !isExhausted { bringHome(caption) }
    }

    /// Lets each mark and caption in turn take its best place; whether a mark has changed.
    private mutating func sweep(_ order: [Int]) -> Bool {
      var hasChanged = false
      for mark in order {
        let best = best(of: mark)
        if placed[mark] == nil || best != marks[mark].chosen { hasChanged = true }
        choose(best, for: mark)
      }
      placeCaptions()
      return hasChanged
    }

    // MARK: Preparation

    /// Keeps the candidates that are the cheapest by themselves, in that order.
    private mutating func sortCandidates(of mark: Int, _ costs: Costs) {
      let all = marks[mark].candidates
      // What is far from its best place is not worth being looked at.
      let sorted = all.indices.sorted { (all[$0].penalty, $0) < (all[$1].penalty, $1) }
      let near = some(sorted, of: all, most: 2 * Self.mostCandidates)
      let hull = near.dropFirst().reduce(all[near[0]].hull) { $0.union(all[$1].hull) }
      let boxes = costs.frames.indices.filter {
        costs.frames[$0].insetBy(dx: -10, dy: -10).intersects(hull)
      }
      let own = marks[mark]
      let best = near.map { (cost: costs.fixed(all[$0], of: own, boxes), index: $0) }
        .sorted { ($0.cost, $0.index) < ($1.cost, $1.index) }.prefix(Self.mostCandidates)
      marks[mark].candidates = best.map { all[$0.index] }
      fixed.append(best.map(\.cost))
    }

    /// The first candidates of a sorted list; of each line only some, or those of the next lane are never met.
    private func some(
      _ sorted: [Int], of all: [Candidate], most: Int
    ) -> [Int] {
      var counts: [MarkStroke: Int] = [:]
      var found: [Int] = []
      for index in sorted where found.count < most {
        let stroke = all[index].strokes[0]
        if stroke.role == .line {
          counts[stroke, default: 0] += 1
          let most = counts.count > Self.bestLines ? Self.mostOfALine.later : Self.mostOfALine.first
          if counts[stroke, default: 0] > most { continue }
        }
        found.append(index)
      }
      return found
    }

    private mutating func findNeighbours() {
      let hulls = marks.map { mark in
        mark.candidates.dropFirst().reduce(mark.candidates[0].hull) { $0.union($1.hull) }
      }
      let texts = captions.map { caption in
        caption.places.dropFirst().reduce(caption.places[0].rect) { $0.union($1.rect) }
      }
      neighbours = hulls.indices.map { mark in
        hulls.indices.filter { other in
          other != mark && hulls[other].intersects(hulls[mark])
        }
      }
      func look(_ mark: Int) -> (Int?, Axis) {
        (marks[mark].group, marks[mark].candidates[0].strokes[0].axis)
      }
      mates = marks.indices.map { mark in
        marks[mark].group == nil
          ? [] : marks.indices.filter { $0 != mark && look($0) == look(mark) }
      }
      nearCaptions = hulls.map { hull in texts.indices.filter { texts[$0].intersects(hull) } }
      nearMarks = texts.map { text in hulls.indices.filter { hulls[$0].intersects(text) } }
    }

    // MARK: Costs

    /// The cost of a place of a mark beside all others; some larger number if it exceeds a limit.
    func cost(of mark: Int, _ number: Int, limit: Double = .infinity) -> Double {
      let candidate = marks[mark].candidates[number]
      var cost = fixed[mark][number]
      for caption in nearCaptions[mark] where cost < limit {
        cost += captionWeight * Costs.text(candidate, on: captions[caption].place.rect)
      }
      // One class has one look.
      for mate in mates[mark] where placed[mate].map({ $0.slot != candidate.slot }) ?? false {
        cost += Costs.otherLook
      }
      let hull = candidate.hull
      for other in neighbours[mark] where cost < limit {
        guard let placed = placed[other], placed.hull.intersects(hull) else { continue }
        cost += Costs.pair(candidate, placed).cost
      }
      return cost
    }

    mutating func choose(_ number: Int, for mark: Int) {
      marks[mark].chosen = number
      placed[mark] = marks[mark].candidate
    }

    mutating func best(of mark: Int) -> Int {
      effort += neighbours[mark].count * marks[mark].candidates.count
      var best = (cost: Double.infinity, number: 0)
      for number in marks[mark].candidates.indices {
        // The others cost more by themselves.
        if fixed[mark][number] >= best.cost { break }
        let cost = cost(of: mark, number, limit: best.cost)
        if cost < best.cost { best = (cost, number) }
      }
      return best.number
    }

    // MARK: Faults

    /// The marks that merge with others or with texts, once for each fault, and those that are misplaced.
    func faults() -> [Fault] {
      var faults: [Fault] = []
      for mark in marks.indices {
        let own = marks[mark].candidate
        let cost = fixed[mark][marks[mark].chosen]
        if cost >= Costs.misplaced {
          faults.append(
            Fault(marks: [marks[mark]], isMerge: cost >= Costs.merge))
        }
        for other in neighbours[mark] where other > mark {
          if Costs.pair(own, marks[other].candidate).merges {
            faults.append(Fault(marks: [marks[mark], marks[other]]))
          }
        }
        for caption in captions
        where caption.guide == nil && Costs.text(own, on: caption.place.rect) > 12 {
          faults.append(Fault(marks: [marks[mark]], text: caption.box))
        }
      }
      return faults
    }
  }

  /// What merges: two marks, a mark and a text, or a mark and a frame; or a mark far from where it belongs.
  struct Fault {
    var marks: [ConstraintMark]
    /// Whether it hides something.
    var isMerge = true
    /// The box whose name is hidden.
    var text: Int?
  }
}
