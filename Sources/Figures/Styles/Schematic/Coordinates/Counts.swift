import LayoutModel

extension Schematic {
  /// How many marks there are at boxes and edges.
  struct Counts: Sendable {
    /// What makes marks of one size look the same.
    enum Look: Hashable, Sendable {
      case equal(isOptional: Bool)
      case single(tie: Int)
    }

    private struct End: Hashable {
      var axis: Axis
      var box: Int
      var place: Line.Place
    }

    private struct EqualSize: Hashable {
      var extent: Extent
      var look: Look
    }

    private struct Pair: Hashable {
      var axis: Axis
      var boxes: Set<Int>
    }

    private let coordinates: Coordinates
    private var looks: [Extent: Set<Look>] = [:]
    private var sizeNeeds: [Extent: Double] = [:]
    private var ends: [End: Int] = [:]
    private var centers: Set<Extent> = []
    private var crowds: AxisPair<[Int: Int]> = AxisPair { _ in [:] }
    /// The boxes that a centre line or a baseline joins, by the line's axis.
    private var joined: Set<Pair> = []

    init(_ model: Model, _ coordinates: Coordinates, _ fit: Fit, extra: Growth) {
      self.coordinates = coordinates
      var equals: [EqualSize: Int] = [:]
      for (index, tie) in model.ties.enumerated() {
        switch tie.sides {
        case .sizes(let first, let second):
          let look =
            tie.isEqualSize(in: model.boxes)
            ? Look.equal(isOptional: tie.isOptional) : .single(tie: index)
          for extent in [first, second].compactMap({ $0 }) {
            let own = Extent(axis: extent.axis, box: extent.box)
            looks[own, default: []].insert(look)
            let need = Measures.bar(of: tie) + 6 + (extra.ties[index] ?? 0)
            sizeNeeds[own] = max(sizeNeeds[own] ?? 0, need)
            if case .equal = look { equals[EqualSize(extent: own, look: look), default: 0] += 1 }
          }
        case .places(let first, let second):
          let isBar = fit.hasBar(tie, model, coordinates)
          count(first, second, isBar: isBar, model)
        }
      }
      // One mark has the numbers of all that are equal, side by side, unless there are too many.
      for (equal, count) in equals where count <= Marks.mostNumbers {
        sizeNeeds[equal.extent, default: 0] += Measures.callout * Double(count - 1)
      }
    }

    private mutating func count(
      _ first: Line, _ second: Line, isBar: Bool, _ model: Model
    ) {
      for line in [first, second] {
        if line.place == .center {
          centers.insert(Extent(axis: line.axis, box: line.box))
        }
        guard isBar, line.box != 0, line.guide == nil else { continue }
        let place = line.isBaseline ? Line.Place.lastBaseline : line.place
        ends[End(axis: line.axis, box: line.box, place: place), default: 0] += 1
      }
      if isBar { return }
      if first.isEdge, !model.holds(second.box, first.box) {
        crowds[first.axis][coordinates.number(of: first), default: 0] += 1
      }
      if !first.isEdge, !second.isEdge {
        joined.insert(Pair(axis: first.axis, boxes: [first.box, second.box]))
      }
    }

    /// The different marks of a box's size.
    func looks(of box: Int, _ axis: Axis) -> Set<Look> {
      looks[Extent(axis: axis, box: box)] ?? []
    }

    /// What the longest mark of a box's size needs.
    func sizeNeed(of box: Int, _ axis: Axis) -> Double {
      sizeNeeds[Extent(axis: axis, box: box)] ?? 0
    }

    /// The number of distances that end at a box.
    func ends(_ box: Int, _ axis: Axis, _ place: Line.Place) -> Int {
      ends[End(axis: axis, box: box, place: place)] ?? 0
    }

    func hasCenter(_ box: Int, _ axis: Axis) -> Bool {
      centers.contains(Extent(axis: axis, box: box))
    }

    /// The number of lines along the edge at a line's place that are not in a view that holds them.
    func crowd(at line: Line) -> Int {
      crowds[line.axis][coordinates.number(of: line)] ?? 0
    }

    /// Whether a centre line or a baseline, with its number, crosses the gap of a distance.
    func isCrossed(_ tie: Tie) -> Bool {
      guard case .places(let first, let second) = tie.sides else { return false }
      return joined.contains(Pair(axis: first.axis.across, boxes: [first.box, second.box]))
    }
  }
}
