import LayoutModel

extension Schematic {
  /// The lines of a model by their coordinates: lines at one place have one coordinate.
  struct Coordinates: Sendable {
    /// The lines of each coordinate, in order.
    let lines: AxisPair<[[Line]]>
    /// Where each coordinate lies in the layout, in points.
    let values: AxisPair<[Double]>
    private let numbers: [Line: Int]
    /// The boxes without a length on an axis, of which only the middle has a coordinate.
    private let flat: AxisPair<Set<Int>>

    init(_ model: Model) {
      let flat = AxisPair { axis in
        Set(model.boxes.indices.filter { model.isFlat($0, axis) })
      }
      let lines = AxisPair { axis in
        Coordinates.clusters(
          Coordinates.lines(of: model, axis, flat[axis]), model)
      }
      var numbers: [Line: Int] = [:]
      for axis in Axis.allCases {
        for (number, group) in lines[axis].enumerated() {
          for line in group { numbers[line] = number }
        }
      }
      self.lines = lines
      self.flat = flat
      self.numbers = numbers
      values = AxisPair { axis in lines[axis].map { model.value($0[0]) } }
    }

    /// All lines that a view or a mark needs.
    private static func lines(
      of model: Model, _ axis: Axis, _ flat: Set<Int>
    ) -> Set<Line> {
      var lines: Set<Line> = []
      for box in model.boxes.indices {
        let extent = Extent(axis: axis, box: box)
        if flat.contains(box) {
          lines.insert(extent.line(.center))
        } else {
          lines.formUnion([extent.line(.near), extent.line(.far)])
        }
      }
      func insert(_ line: Line) {
        if line.axis == axis, !(line.isEdge && flat.contains(line.box)) { lines.insert(line) }
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

    /// The lines in the order of their places, those of one place together.
    private static func clusters(
      _ lines: Set<Line>, _ model: Model
    ) -> [[Line]] {
      func key(_ line: Line) -> (Double, Int, Int, Int) {
        (model.value(line), line.box, line.guide?.rawValue ?? -1, line.place.rawValue)
      }
      var clusters: [[Line]] = []
      var start = -Double.infinity
      for line in lines.sorted(by: { key($0) < key($1) }) {
        let value = model.value(line)
        if value - start < Model.tolerance {
          clusters[clusters.count - 1].append(line)
        } else {
          clusters.append([line])
          start = value
        }
      }
      return clusters
    }

    /// The number of a line's coordinate; of the middle for the edge of a box without a length.
    func number(of line: Line) -> Int {
      var line = line
      if isFlatEdge(line) { (line.place, line.guide) = (.center, nil) }
      return numbers[line] ?? 0
    }

    /// Whether a line has a coordinate.
    func has(_ line: Line) -> Bool { isFlatEdge(line) || numbers[line] != nil }

    func isFlatEdge(_ line: Line) -> Bool {
      line.isEdge && flat[line.axis].contains(line.box)
    }

    func isFlat(_ box: Int, _ axis: Axis) -> Bool { flat[axis].contains(box) }

    /// Whether two lines are at one place.
    func areOne(_ first: Line, _ second: Line) -> Bool {
      number(of: first) == number(of: second)
    }

    /// The number of the coordinate at a place of the layout; nil if there is none.
    func number(at value: Double, _ axis: Axis) -> Int? {
      values[axis].firstIndex { ($0 - value).magnitude < Model.tolerance }
    }
  }
}
