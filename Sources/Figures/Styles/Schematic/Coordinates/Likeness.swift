import ConstraintSolver
import LayoutModel

extension Schematic {
  /// What a diagram takes over from another one that stands beside it, where the two layouts are the same.
  struct Likeness: Sendable {
    /// The lengths of boxes in the figure, in points.
    private(set) var lengths: [Extent: Double] = [:]
    /// The least lengths of boxes that are longer than in the other layout, and the most of shorter ones.
    private(set) var least: [Extent: Double] = [:]
    private(set) var most: [Extent: Double] = [:]
    /// The places of their edges in the superview, where that is as long too.
    private(set) var places: [Line: Double] = [:]
    /// The superview's size in the figure; nil where the layouts differ in it.
    private(set) var size: Size?

    /// The most boxes of a diagram that is compared.
    static let mostBoxes = 40

    /// - Parameter other: The diagram of a layout with views of the same names.
    init(of model: Model, to other: Diagram) {
      let frames = Dictionary(
        zip(other.model.boxes.map(\.name), zip(other.model.boxes.map(\.rect), other.places.frames))
      ) { first, _ in first }
      let (root, otherRoot) = (model.boxes[0].rect, other.model.boxes[0].rect)
      for (index, box) in model.boxes.enumerated() {
        guard let (rect, frame) = frames[box.name] else { continue }
        for axis in Axis.allCases {
          let extent = Extent(axis: axis, box: index)
          if Self.areEqual(box.rect.length(axis), rect.length(axis)) {
            lengths[extent] = frame.length(axis)
          } else if box.rect.length(axis) > rect.length(axis) {
            least[extent] = frame.length(axis) + Measures.gap
          } else {
            most[extent] = frame.length(axis) - Measures.gap
          }
          guard index > 0, Self.areEqual(root.length(axis), otherRoot.length(axis)) else {
            continue
          }
          let start = other.places.frames[0].range(axis).start
          for place in [Line.Place.near, .far] {
            let own = box.rect.edge(place, axis) - root.range(axis).start
            if Self.areEqual(own, rect.edge(place, axis) - otherRoot.range(axis).start) {
              places[extent.line(place)] = frame.edge(place, axis) - start
            }
          }
        }
      }
      if root.width == otherRoot.width, root.height == otherRoot.height {
        let drawn = other.places.frames[0]
        size = Size(width: drawn.width, height: drawn.height)
      }
    }

    /// How far a diagram is from it, in points.
    func distance(of places: Places) -> Double {
      func length(_ extent: Extent) -> Double { places.frames[extent.box].length(extent.axis) }
      func place(_ line: Line) -> Double {
        places.frames[line.box].edge(line.place, line.axis)
          - places.frames[0].range(line.axis).start
      }
      let differences =
        lengths.map { (length($0.key) - $0.value).magnitude }
        + least.map { max(0, $0.value - length($0.key)) }
        + most.map { max(0, length($0.key) - $0.value) }
        + self.places.map { (place($0.key) - $0.value).magnitude }
      // In an order of their own, so that the sum is the same in all runs.
      return differences.sorted().reduce(0, +)
    }

    private static func areEqual(_ a: Double, _ b: Double) -> Bool {
      (a - b).magnitude < Model.tolerance
    }
  }
}

extension Schematic.Program {
  /// Boxes are as long, and where they are, in the figures of one row.
  mutating func appendLikeness(to likeness: Schematic.Likeness) {
    for box in model.boxes.indices {
      for axis in Axis.allCases where !coordinates.isFlat(box, axis) {
        let extent = Schematic.Extent(axis: axis, box: box)
        if let length = likeness.lengths[extent] { append(size(extent) - length, .equal, .row) }
        if let least = likeness.least[extent] {
          append(size(extent) - least, .greaterThanOrEqual, .row)
        }
        if let most = likeness.most[extent] {
          append(-1 * size(extent) + most, .greaterThanOrEqual, .row)
        }
        let root = place(Schematic.Extent(axis: axis, box: 0).line(.near))
        for edge in [extent.line(.near), extent.line(.far)] {
          guard let start = likeness.places[edge] else { continue }
          append(place(edge) - root - start, .equal, .row)
        }
      }
    }
  }
}

extension Rect {
  fileprivate func edge(_ place: Attribute.Place, _ axis: Axis) -> Double {
    place == .far ? range(axis).end : range(axis).start
  }
}

extension Schematic.Diagram {
  /// The most diagrams of a row that are tried as the one that the others are like.
  private static let mostTried = 4

  /// The diagrams of layouts that stand side by side: what is the same in several of them is drawn alike, if there
  /// is room.
  /// - Throws: A `TypesettingError` when no font has a character of a name, or a `SolverError`.
  static func row(
    of count: Int, _ diagram: (_ index: Int, _ like: Schematic.Diagram?) throws -> Self
  ) throws -> [Self] {
    let alone = try (0..<count).map { try diagram($0, nil) }
    guard count > 1, alone.allSatisfy({ $0.model.boxes.count <= Schematic.Likeness.mostBoxes })
    else { return alone }
    var best = (diagrams: alone, distance: distance(among: alone))
    for first in alone.prefix(mostTried) where best.distance > 0 {
      let row = try alone.enumerated().map { index, own in
        let like = try diagram(index, first)
        return like.rank <= own.rank ? like : own
      }
      let distance = distance(among: row)
      if distance < best.distance { best = (row, distance) }
    }
    return best.diagrams
  }

  /// How much the diagrams differ in what is the same in their layouts, in points.
  private static func distance(among diagrams: [Self]) -> Double {
    diagrams.indices.reduce(0) { sum, index in
      diagrams[..<index].reduce(sum) { sum, other in
        let own = diagrams[index]
        return sum + Schematic.Likeness(of: own.model, to: other).distance(of: own.places)
      }
    }
  }
}
