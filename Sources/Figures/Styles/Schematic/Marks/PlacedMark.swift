import LayoutModel

extension Schematic {
  /// A straight line of a mark.
  struct MarkLine: Hashable, Sendable {
    enum Role: Hashable, Sendable {
      /// A distance or a size: with caps or heads.
      case bar
      /// A thin line from a bar to an item that is not beside it.
      case thin
      /// Two edges are one.
      case line
      case center
      case baseline
    }

    /// The direction it runs in.
    var axis: Axis
    var start: Double
    var end: Double
    /// Its place across the axis.
    var cross: Double
    var role: Role

    init(_ axis: Axis, _ start: Double, _ end: Double, at cross: Double, _ role: Role) {
      self.axis = axis
      (self.start, self.end) = (min(start, end), max(start, end))
      self.cross = cross
      self.role = role
    }

    /// What it covers, without a width.
    var rect: Rect { axis.rect(from: start, to: end, around: cross, width: 0) }

    var segment: Segment { Segment(from: axis.point(start, cross), to: axis.point(end, cross)) }

    /// The distance of a point from it.
    func distance(to point: Point) -> Double {
      let (along, across) =
        axis == .horizontal ? (point.x, point.y - cross) : (point.y, point.x - cross)
      let beyond = max(start - along, 0, along - end)
      return (beyond * beyond + across * across).squareRoot()
    }

    /// The line without what texts cover of it.
    func pieces(around texts: [Rect]) -> [MarkLine] {
      let cuts = texts.map { $0.insetBy(dx: -2, dy: 0) }.filter { hits($0, larger: 0) }
        .map { $0.range(axis) }.sorted { $0 < $1 }
      var pieces: [MarkLine] = []
      var piece = self
      for (from, to) in cuts {
        piece.end = min(from, end)
        pieces.append(piece)
        piece.start = max(piece.start, to)
      }
      piece.end = end
      pieces.append(piece)
      // A stub beside a text says nothing, unless it leads to an item.
      let least = cuts.isEmpty || role == .thin ? 0.0 : 3
      return pieces.filter { $0.end - $0.start > least }
    }

    /// Whether it reaches into a rectangle, made larger on all sides.
    func hits(_ rect: Rect, larger distance: Double) -> Bool {
      let (near, far) = rect.range(axis)
      let (low, high) = rect.range(axis.across)
      return start < far + distance && near < end + distance && cross < high + distance
        && low < cross + distance
    }
  }
}

extension Schematic {
  /// A place for a mark: its lines and its numbers.
  ///
  /// A class, because the search compares places millions of times, and a copy costs as much as that.
  final class Candidate: Sendable {
    let strokes: [MarkLine]
    /// The middles of its numbers, one for each of the mark's ties.
    let numbers: [Point]
    /// How much worse than the best place it is.
    let penalty: Double
    /// The same in marks of one class that stand alike.
    let slot: Int
    /// All that it covers, with room around it.
    let hull: Rect

    init(
      _ strokes: [MarkLine], _ numbers: [Point], penalty: Double, slot: Int = 0
    ) {
      self.strokes = strokes
      self.numbers = numbers
      self.penalty = penalty
      self.slot = slot
      var (left, top) = (Double.infinity, Double.infinity)
      var (right, bottom) = (-Double.infinity, -Double.infinity)
      func include(_ x: Double, _ y: Double, _ radius: Double) {
        (left, right) = (min(left, x - radius), max(right, x + radius))
        (top, bottom) = (min(top, y - radius), max(bottom, y + radius))
      }
      for stroke in strokes {
        let rect = stroke.rect
        include(rect.minX, rect.minY, 0)
        include(rect.maxX, rect.maxY, 0)
      }
      for number in numbers { include(number.x, number.y, Measures.calloutRadius) }
      hull = Rect(x: left - 5, y: top - 5, width: right - left + 10, height: bottom - top + 10)
    }
  }
}

extension Schematic {
  /// A mark of one or more constraints, with the places where it can stand.
  struct PlacedMark: Sendable {
    /// The ties whose numbers it has, by their places among the ties; its lines are the first one's.
    var ties: [Int]
    /// The boxes that it is about, which it may touch.
    var boxes: Set<Int>
    var candidates: [Candidate]
    /// The class of sizes that should stand alike; nil if there is none.
    var group: Int?
    /// Whether it is about a distance between two places.
    var isDistance = false
    /// The place chosen, among the candidates.
    var chosen = 0

    var candidate: Candidate { candidates[chosen] }
  }
}

extension Schematic {
  /// Makes the marks of a diagram, each with its candidates.
  struct Marks {
    let model: Model
    let places: Places
    let lanes: Lanes

    /// The marks of all ties, those of sizes that are equal first.
    func all() -> [PlacedMark] {
      var marks = classes()
      for (index, tie) in model.ties.enumerated() where !tie.isEqualSize(in: model.boxes) {
        switch tie.sides {
        case .sizes(let first, let second):
          marks.append(size([index], first, group: index))
          guard let second, second != first, !isDimension(second) else { continue }
          marks.append(size([index], second, group: index))
        case .places(let first, let second):
          marks.append(
            places.areOne(first, second)
              ? line(index, first, second) : distance(index, first, second))
        }
      }
      return marks
    }

    /// Whether a size is measured outside the figure: the superview's.
    func isDimension(_ extent: Extent) -> Bool { extent.box == 0 || extent.guide != nil }

    /// The places of numbers in a row beside a bar that is too short to have them on it; nil of longer ones.
    func numbersAside(of ties: [Int], at bar: MarkLine) -> [[Point]]? {
      let (tie, count) = (model.ties[ties[0]], ties.count)
      let room = bar.end - bar.start - Measures.callout * Double(count)
      guard room < Measures.leastBar(of: tie) else { return nil }
      let distance = Measures.calloutRadius + Measures.capLength / 2 + 0.5
      return [1.0, -1].map { side in
        (0..<count).map { number in
          let step = Measures.callout + 0.5
          return bar.axis.point(
            (bar.start + bar.end) / 2, bar.cross + side * (distance + step * Double(number)))
        }
      }
    }

    /// Places between two ends, the one in the middle first.
    static func spread(
      from start: Double, to end: Double, count: Int, inset: Double
    ) -> [Double] {
      let middle = (start + end) / 2
      guard end - start > 2 * inset, count > 1 else { return [middle] }
      let step = (end - start - 2 * inset) / Double(count - 1)
      return (0..<count).map { start + inset + step * Double($0) }.sorted {
        ($0 - middle).magnitude < ($1 - middle).magnitude
      }
    }
  }
}
