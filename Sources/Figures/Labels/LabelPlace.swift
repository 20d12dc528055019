import LayoutModel

/// A place where a label could stand.
struct LabelPlace {
  var box: Rect
  /// From the label to what it is about; nil where that is plain.
  var leader: Segment?
  /// The worse the higher.
  var cost: Double

  /// How far away a label with a leader line can stand, and by which steps and turns, in points.
  private static let furthest = 280.0
  private static let step = 8.0
  private static let turns = 48

  init(_ middle: Point, _ size: Size, cost: Double) {
    box = Rect(around: middle, width: size.width, height: size.height)
    self.cost = cost
  }

  /// Places at growing distances from a frame, with a leader line to its edge.
  static func places(around frame: Rect, for size: Size) -> [LabelPlace] {
    let reach = Size(
      width: (frame.width + size.width) / 2, height: (frame.height + size.height) / 2)
    return stride(from: step, through: furthest, by: step).flatMap { distance in
      (0..<turns).map { turn in
        let direction = Point.direction(turns: Double(turn) / Double(turns))
        let middle = Point(
          x: frame.midX + direction.x * (reach.width + distance),
          y: frame.midY + direction.y * (reach.height + distance))
        var place = LabelPlace(middle, size, cost: distance)
        place.leader = place.leader(to: frame)
        return place
      }
    }
  }

  /// From the edge of the box to the nearest place of another.
  private func leader(to home: Rect) -> Segment {
    func clamped(_ value: Double, _ low: Double, _ high: Double) -> Double {
      min(max(value, low), high)
    }
    let end = Point(
      x: clamped(box.midX, home.minX, home.maxX), y: clamped(box.midY, home.minY, home.maxY))
    let start = Point(
      x: clamped(end.x, box.minX, box.maxX), y: clamped(end.y, box.minY, box.maxY))
    return Segment(from: start, to: end)
  }
}
