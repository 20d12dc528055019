import FigureChoices
import LayoutModel
import Typesetting

extension Schematic {
  /// A diagram with everything in its place.
  struct Diagram {
    let model: Model
    let places: Places
    let marks: [ConstraintMark]
    let captions: [Caption]
    let guides: Guides
    /// The lines outside the figure of the superview's size.
    let dimensions: [Dimension]
    /// The ties that the overlay shows, by their places among the ties.
    ///
    /// The others have no marks but keep their room, so that boxes are alike in all figures of a layout.
    let shown: Set<Int>
    /// What hides something.
    let faults: [Fault]
    /// Whether nothing better is looked for.
    private let isFinal: Bool

    private static let attempts = 6
    /// With more constraints the first places stand.
    private static let mostTriedAgain = 100

    /// The constraints that have a part in what is hidden, by their places in the layout.
    var crowded: [Int] {
      let ties = faults.flatMap(\.marks).flatMap(\.ties)
      return Set(ties).map { model.ties[$0].index }.sorted()
    }

    /// How much is hidden.
    var rank: Int { faults.count }

    /// The diagram of a solved layout.
    ///
    /// Where a mark finds no free place, its need grows, and the places are found again.
    /// - Parameters:
    ///   - overlay: The words that choose constraints; nil for all.
    ///   - crop: The part that will be shown: names of guides stand in it.
    ///   - words: The names of guides.
    ///   - other: The diagram beside which it stands; nil of one that stands alone.
    /// - Throws: A `TypesettingError` when no font has a character of a name, or a `SolverError`.
    static func diagram(
      of solved: SolvedLayout, overlay: [String]? = nil, crop: FigureSettings.Crop? = nil,
      words: FigurePhrases = FigurePhrases(), _ typesetter: Typesetter, like other: Diagram? = nil
    ) throws -> Diagram {
      let views = crop.flatMap { CroppedViews($0, in: CanvasLayout(solved)) }
      let shown = OverlayContent(overlay, in: CanvasLayout(solved)).constraints
      var most = Measures.mostBoxes
      while true {
        let model = Model(solved, mostBoxes: most)
        let ties = Set(model.ties.indices.filter { shown.contains(model.ties[$0].index) })
        let likeness = other.map { Likeness(of: model, to: $0) }
        if let diagram = try diagram(
          of: model, showing: ties, isLast: most == 1, views, words, typesetter, likeness)
        {
          return diagram
        }
        most /= 2
      }
    }

    /// The diagram of a model; nil if it would be too large.
    private static func diagram(
      of model: Model, showing shown: Set<Int>, isLast: Bool, _ views: CroppedViews?,
      _ words: FigurePhrases, _ typesetter: Typesetter, _ likeness: Likeness?
    ) throws -> Diagram? {
      let coordinates = Coordinates(model)
      let lanes = Lanes(model, coordinates)
      var extra = Growth()
      var best: Diagram?
      for _ in 0..<attempts {
        var fitting = Fitting(model, coordinates, lanes, extra, typesetter, like: likeness)
        let (places, texts) = try fitting.places()
        if !isLast, places.isTooLarge { return best }
        let diagram = try Diagram(
          model, shown, coordinates, lanes, places, texts, extra, views, words, typesetter)
        if best.map({ diagram.rank < $0.rank }) ?? true { best = diagram }
        if diagram.isFinal { break }
        extra.grow(diagram.faults)
      }
      return best
    }

    private init(
      _ model: Model, _ shown: Set<Int>, _ coordinates: Coordinates, _ lanes: Lanes,
      _ places: Places, _ texts: Texts, _ extra: Growth, _ views: CroppedViews?,
      _ words: FigurePhrases, _ typesetter: Typesetter
    ) throws(TypesettingError) {
      self.model = model
      self.places = places
      self.shown = shown
      let maker = Marks(model: model, places: places, lanes: lanes)
      let captionMaker = CaptionPlaces(
        model: model, texts: texts, places: places, crowded: extra.texts)
      var arrangement = Arrangement(
        maker.all().filter { $0.ties.contains(where: shown.contains) }, captionMaker.all(),
        Surroundings(model: model, frames: places.frames))
      faults = arrangement.faults
      isFinal = faults.isEmpty || model.ties.count > Self.mostTriedAgain
      guides = Guides(model, coordinates, places)
      let part = views?.area(in: Array(zip(model.boxes.map(\.part), places.frames)))
      arrangement.append(try guides.captions(model, places, in: part, words, typesetter))
      marks = arrangement.marks
      captions = arrangement.captions
      dimensions = Dimension.dimensions(
        model, places, around: Diagram.bounds(places, marks, captions), of: shown)
    }

    /// All that boxes, marks and captions cover.
    private static func bounds(
      _ places: Places, _ marks: [ConstraintMark], _ captions: [Caption]
    ) -> Rect {
      var all = places.frames.dropFirst().reduce(places.frames[0]) { $0.union($1) }
      for mark in marks {
        for stroke in mark.candidate.strokes {
          all = all.union(stroke.box.insetBy(dx: -1, dy: -1))
        }
        for number in mark.candidate.numbers { all = all.union(number.calloutBox) }
      }
      return captions.reduce(all) { $0.union($1.place.rect) }
    }

    /// All that is drawn, with the white around it.
    var bounds: Rect {
      var all = Diagram.bounds(places, marks, captions)
      for dimension in dimensions {
        all = all.union(dimension.stroke.box)
        for number in dimension.numbers { all = all.union(number.calloutBox) }
      }
      let margin = Measures.margin
      let (left, top) = ((all.minX - margin).rounded(.down), (all.minY - margin).rounded(.down))
      return Rect(
        x: left, y: top, width: (all.maxX + margin).rounded(.up) - left,
        height: (all.maxY + margin).rounded(.up) - top)
    }
  }

  /// A line outside the figure for the superview's size, with the numbers of all constraints that depend on it.
  struct Dimension {
    var stroke: MarkStroke
    /// The ties, by their places among the ties.
    var ties: [Int]
    /// The middles of their numbers.
    var numbers: [Point]

    /// From one dimension to the next.
    private static let pitch = 22.0

    /// The dimensions below the figure and to its left.
    static func dimensions(
      _ model: Model, _ places: Places, around bounds: Rect, of shown: Set<Int>
    ) -> [Dimension] {
      var ties: [Extent: [Int]] = [:]
      var order: [Extent] = []
      for (index, tie) in model.ties.enumerated()
      where shown.contains(index) && !tie.isEqualSize(in: model.boxes) {
        guard case .sizes(_, let second?) = tie.sides, second.box == 0 || second.guide != nil
        else { continue }
        if ties[second] == nil { order.append(second) }
        ties[second, default: []].append(index)
      }
      var counts = AxisPair { _ in 0 }
      return order.map { extent in
        let axis = extent.axis
        let distance = 6 + Measures.calloutRadius + pitch * Double(counts[axis])
        counts[axis] += 1
        let cross = axis == .horizontal ? bounds.maxY + distance : bounds.minX - distance
        let start = places.position(of: extent.line(.near))
        let end = places.position(of: extent.line(.far))
        let own = ties[extent] ?? []
        let stroke = MarkStroke(axis, start, end, at: cross, .bar)
        return Dimension(stroke: stroke, ties: own, numbers: stroke.numbers(own.count))
      }
    }
  }
}

extension Schematic.MarkStroke {
  /// The middles of the numbers on it, or in a row beside it if it has no length.
  fileprivate func numbers(_ count: Int) -> [Point] {
    if start == end { return numbers(count, aside: axis == .horizontal ? 1 : -1) }
    let step = (end - start) / Double(count + 1)
    return (0..<count).map { axis.point(start + step * Double($0 + 1), cross) }
  }

  /// The middles of numbers in a row beside its middle, outwards.
  func numbers(_ count: Int, aside side: Double) -> [Point] {
    let distance = Schematic.Measures.calloutRadius + Schematic.Measures.capLength / 2 + 0.5
    return (0..<count).map { number in
      let aside = distance + Schematic.Measures.numberStep * Double(number)
      return axis.point((start + end) / 2, cross + side * aside)
    }
  }
}

extension Point {
  /// The box of a callout in the middle of which it is.
  var calloutBox: Rect {
    Rect(around: self, width: Schematic.Measures.callout, height: Schematic.Measures.callout)
  }
}
