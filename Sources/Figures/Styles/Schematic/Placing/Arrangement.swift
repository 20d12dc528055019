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
    /// The marks and texts that merge with others.
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
      faults = placement.faults.compactMap(fault)
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

    /// What hides something, and a name that touches a mark.
    private func fault(_ fault: Placement<Candidate>.Fault) -> Fault? {
      let items = [fault.item, fault.other].compactMap(\.self)
      let texts = items.filter { $0 >= marks.count }.map { captions[$0 - marks.count].box }
      let worst = items.count == 2 && texts.count == 1 ? Tier.touches : .hides
      guard fault.tier.rawValue <= worst.rawValue else { return nil }
      return Fault(marks: items.filter { $0 < marks.count }.map { marks[$0] }, text: texts.last)
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

  /// What merges: two marks, a mark and a text, or a mark and a frame.
  struct Fault {
    var marks: [ConstraintMark]
    /// The box whose name is hidden.
    var text: Int?
  }
}
