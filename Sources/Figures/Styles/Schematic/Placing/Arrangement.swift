import LayoutModel

extension Schematic {
  /// The marks and names of a diagram, each in its place.
  struct Arrangement {
    private static let mostCandidates = 100
    /// Of these, how many that differ only by where a line's number is: of the best lines, then of the others.
    private static let mostOfALine = (first: 16, later: 5)
    private static let bestLines = 3

    private(set) var marks: [ConstraintMark]
    private(set) var captions: [Caption]
    /// The marks that merge with others or with texts, and those that are misplaced.
    private(set) var faults: [Fault] = []

    /// Chooses the places of all.
    init(_ marks: [ConstraintMark], _ captions: [Caption], _ surroundings: Surroundings) {
      self.marks = marks
      self.captions = captions.map { caption in
        var caption = caption
        caption.places = caption.places.enumerated()
          .sorted { ($0.element.tally, $0.offset) < ($1.element.tally, $1.offset) }.map(\.element)
        return caption
      }
      for mark in marks.indices {
        self.marks[mark].candidates = Self.best(of: marks[mark], surroundings)
      }
      var groups: [Series: Int] = [:]
      for series in marks.compactMap(\.series) + captions.compactMap(\.series) {
        groups[series] = groups[series] ?? groups.count
      }
      let placement = Placement(
        self.marks.map { mark in
          .init(candidates: mark.candidates, group: mark.series.flatMap { groups[$0] })
        }
          + self.captions.map { caption in
            .init(
              candidates: caption.places.map(Candidate.init),
              group: caption.series.flatMap { groups[$0] }, givesWay: true)
          })
      for mark in marks.indices { self.marks[mark].chosen = placement.problem.chosen[mark] }
      for caption in captions.indices {
        self.captions[caption].chosen = placement.problem.chosen[marks.count + caption]
      }
      let names = self.captions.map { Candidate($0.place) }
      faults =
        self.marks.indices.flatMap { faults(of: $0, names) }
        + self.captions.indices.flatMap { faults(ofName: $0, names) }
    }

    /// The places of a mark that are the best among the boxes, in that order.
    private static func best(
      of mark: ConstraintMark, _ surroundings: Surroundings
    ) -> [Candidate] {
      let all = mark.candidates
      let sorted = all.indices.sorted { (all[$0].tally, $0) < (all[$1].tally, $1) }
      // What is far from its best place is not worth being looked at.
      let near = some(sorted.map { all[$0] }, most: 2 * mostCandidates)
      let hull = near.dropFirst().reduce(near[0].hull) { $0.union($1.hull) }
      let boxes = surroundings.boxes(near: hull)
      let found = near.map { Candidate($0, surroundings.tally($0, of: mark, boxes)) }
      let best = found.indices.sorted { (found[$0].tally, $0) < (found[$1].tally, $1) }
      return best.prefix(mostCandidates).map { found[$0] }
    }

    /// The first of some places; of each line only some, or those of the next lane are never met.
    private static func some(_ sorted: [Candidate], most: Int) -> [Candidate] {
      var counts: [MarkStroke: Int] = [:]
      var found: [Candidate] = []
      for candidate in sorted where found.count < most {
        let stroke = candidate.strokes[0]
        if stroke.role == .line {
          counts[stroke, default: 0] += 1
          let most = counts.count > bestLines ? mostOfALine.later : mostOfALine.first
          if counts[stroke, default: 0] > most { continue }
        }
        found.append(candidate)
      }
      return found
    }

    /// What merges with a mark, once for each fault, and the mark if it is misplaced.
    /// - Parameter names: The places of the captions.
    private func faults(of mark: Int, _ names: [Candidate]) -> [Fault] {
      let own = marks[mark].candidate
      var faults: [Fault] = []
      if own.tally.isWrong(from: .strays) {
        faults.append(Fault(marks: [marks[mark]], isMerge: own.tally[.hides] > 0))
      }
      for other in marks[(mark + 1)...] where own.tally(beside: other.candidate)[.hides] > 0 {
        faults.append(Fault(marks: [marks[mark], other]))
      }
      for (caption, name) in zip(captions, names)
      where own.tally(beside: name).isWrong(from: .touches) {
        faults.append(Fault(marks: [marks[mark]], text: caption.box))
      }
      return faults
    }

    /// A name that stands on the name of another box, or under one.
    private func faults(ofName name: Int, _ names: [Candidate]) -> [Fault] {
      let own = names[name]
      let isHidden = names[..<name].contains { own.tally(beside: $0)[.hides] > 0 }
      return isHidden || own.tally[.hides] > 0 ? [Fault(marks: [], text: captions[name].box)] : []
    }

    /// Adds names that are less important than all that stands, where they hide nothing.
    mutating func append(_ names: [Caption]) {
      for var name in names {
        let others =
          marks.map(\.candidate) + captions.map { Candidate($0.place) }
        let tallies = name.places.map { place in
          let candidate = Candidate(place)
          return others.reduce(candidate.tally) { $0 + candidate.tally(beside: $1) }
        }
        guard let best = tallies.indices.min(by: { tallies[$0] < tallies[$1] }),
          tallies[best][.hides] == 0
        else { continue }
        name.chosen = best
        captions.append(name)
      }
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
