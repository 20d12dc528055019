import LayoutModel

extension Schematic {
  /// The lines of a model by their coordinates: lines at one place have one coordinate, but for edges of views
  /// in views, which are apart.
  struct Coordinates: Sendable {
    /// The lines of each coordinate, in order.
    let lines: AxisPair<[[Line]]>
    /// Where each coordinate lies in the layout, in points.
    let values: AxisPair<[Double]>
    /// How deep in other views each coordinate is at its place.
    let depths: AxisPair<[Int]>
    /// Coordinates at one place in the layout have one number here.
    private let places: AxisPair<[Int]>
    private let numbers: [Line: Int]
    /// The boxes without a length on an axis, with the edge, or the middle, that has a coordinate.
    private let flat: AxisPair<[Int: Line.Place]>

    init(_ model: Model) {
      let flat = AxisPair { axis in Coordinates.flatPlaces(of: model, axis) }
      let clusters = AxisPair { axis in
        Coordinates.clusters(Coordinates.lines(of: model, axis, flat[axis]), model)
      }
      var numbers: [Line: Int] = [:]
      for axis in Axis.allCases {
        for (number, cluster) in clusters[axis].enumerated() {
          for line in cluster.lines { numbers[line] = number }
        }
      }
      lines = AxisPair { axis in clusters[axis].map(\.lines) }
      values = AxisPair { axis in clusters[axis].map(\.value) }
      places = AxisPair { axis in clusters[axis].map(\.place) }
      depths = AxisPair { axis in clusters[axis].map(\.level.magnitude).map { Int($0) } }
      self.flat = flat
      self.numbers = numbers
    }

    private struct Cluster {
      /// The number of its place, and where that is in the layout.
      var place: Int
      var value: Double
      var level: Int
      var lines: [Line]
    }

    /// The boxes without a length, each at the edge or the middle that constraints name, at best one that they tie
    /// to another.
    private static func flatPlaces(of model: Model, _ axis: Axis) -> [Int: Line.Place] {
      var found: [Int: (place: Line.Place, rank: Int)] = [:]
      for box in model.boxes.indices where model.isFlat(box, axis) { found[box] = (.near, 0) }
      for tie in model.ties {
        guard case .places(let first, let second) = tie.sides, first.axis == axis else { continue }
        let isOne = (model.value(first) - model.value(second)).magnitude < Model.tolerance
        for line in [first, second] where line.guide == nil {
          // A centre line runs through the middle; other lines may lie beside their edge.
          let rank = (isOne ? 3 : 1) + (line.isEdge ? 0 : 1)
          if let known = found[line.box], known.rank < rank {
            found[line.box] = (line.isEdge ? line.place : .center, rank)
          }
        }
      }
      return found.mapValues(\.place)
    }

    /// All lines that a view or a mark needs.
    private static func lines(
      of model: Model, _ axis: Axis, _ flat: [Int: Line.Place]
    ) -> Set<Line> {
      var lines: Set<Line> = []
      for box in model.boxes.indices {
        let extent = Extent(axis: axis, box: box)
        lines.formUnion((flat[box].map { [$0] } ?? [.near, .far]).map(extent.line))
      }
      func insert(_ line: Line) {
        if line.axis == axis, line.guide != nil || flat[line.box] == nil { lines.insert(line) }
      }
      for tie in model.ties {
        switch tie.sides {
        case .places(let first, let second):
          insert(first)
          insert(second)
        case .sizes(let first, let second):
          for extent in [first, second].compactMap({ $0 }) where extent.guide != nil {
            insert(extent.line(.near))
            insert(extent.line(.far))
          }
        }
      }
      return lines
    }

    /// The lines in the order of their places, those of one place and one depth together.
    private static func clusters(_ lines: Set<Line>, _ model: Model) -> [Cluster] {
      let levels = Nesting(lines, model).levels
      let sorted = lines.map { (line: $0, spot: Spot($0, model)) }.sorted { a, b in
        if a.spot != b.spot { return a.spot < b.spot }
        func key(_ line: Line) -> (Int, Int, Int) {
          (line.box, line.guide?.rawValue ?? -1, line.place.rawValue)
        }
        return key(a.line) < key(b.line)
      }
      var places: [(spot: Spot, lines: [Line])] = []
      for (line, spot) in sorted {
        if let last = places.last, spot.isAt(last.spot) {
          places[places.count - 1].lines.append(line)
        } else {
          places.append((spot, [line]))
        }
      }
      return places.enumerated().flatMap { number, place in
        Dictionary(grouping: place.lines) { levels[$0] ?? 0 }.sorted { $0.key < $1.key }.map {
          Cluster(place: number, value: model.value(place.lines[0]), level: $0.key, lines: $0.value)
        }
      }
    }

    /// The number of a line's coordinate; a box without a length has one for all its lines.
    func number(of line: Line) -> Int {
      var line = line
      if line.guide == nil, let place = flat[line.axis][line.box] { line.place = place }
      return numbers[line] ?? 0
    }

    /// Whether a line has a coordinate.
    func has(_ line: Line) -> Bool { isFlat(line) || numbers[line] != nil }

    /// Whether a line is of a box without a length.
    func isFlat(_ line: Line) -> Bool {
      line.guide == nil && flat[line.axis][line.box] != nil
    }

    func isFlat(_ box: Int, _ axis: Axis) -> Bool { flat[axis][box] != nil }

    /// The edge that has a coordinate, of a box without a length; or its middle.
    func flatPlace(of box: Int, _ axis: Axis) -> Line.Place? { flat[axis][box] }

    /// How far a line of a box without a length is from the box's coordinate, in lengths that it is drawn with.
    func flatShare(of line: Line) -> Double {
      guard line.guide == nil, let place = flat[line.axis][line.box] else { return 0 }
      return Coordinates.share(line.place) - Coordinates.share(place)
    }

    /// How far a place is from the near edge, in lengths.
    private static func share(_ place: Line.Place) -> Double {
      switch place {
      case .near: 0
      case .far: 1
      case .center, .firstBaseline, .lastBaseline: 0.5
      }
    }

    /// Whether two lines have one coordinate.
    func areOne(_ first: Line, _ second: Line) -> Bool {
      number(of: first) == number(of: second)
    }

    /// Whether two lines are at one place in the layout.
    func areAtOnePlace(_ first: Line, _ second: Line) -> Bool {
      places[first.axis][number(of: first)] == places[first.axis][number(of: second)]
    }

    /// Whether the gap after a coordinate is between edges that are one in the layout.
    func isOpening(_ gap: Int, _ axis: Axis) -> Bool {
      places[axis][gap] == places[axis][gap + 1]
    }
  }
}
