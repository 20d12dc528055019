import LayoutModel

/// A place where a label could stand.
struct LabelPlace: MarkPlace {
  var box: Rect
  /// From the label to what it is about; nil where that is plain.
  var leader: Segment?
  /// From its own line or sign to it, where it stands beside that.
  var link: Segment?
  /// What is wrong with it by itself.
  var tally: Tally
  /// The label that stands there, among those that say the same.
  var label = 0
  /// The group at which it stands, among those of which the label says it.
  var stand = 0

  /// How far away a label with a leader line can stand, and by which steps and turns, in points.
  private static let furthest = 120.0
  private static let step = 8.0
  private static let turns = 24
  /// A leader line that is nearly level or upright looks like the line of a constraint.
  private static let slope = 3.0
  private static let straight = 8.0
  private static let longestStraight = 24.0

  /// - Parameter origin: The place of its own line or sign beside which it stands; nil of a place on it.
  init(_ middle: Point, _ size: Size, cost: Double, beside origin: Point? = nil) {
    box = Rect(around: middle, width: size.width, height: size.height)
    link = origin.map { Segment(from: $0, to: middle) }
    tally = Tally(distance: cost)
  }

  /// Where it touches what it is about, or leads to it.
  var touched: Rect { leader.map { Rect(around: $0.to, width: 0, height: 0) } ?? box }

  // MARK: Beside other labels

  private var ink: MarkInk { MarkInk(.label, box) }

  var hull: Rect { (leader.map { box.union($0.box) } ?? box).insetBy(-Clearance.sign) }

  func conflict(with other: LabelPlace) -> Tally {
    var tally = Rules.texts.tally(ink, other.ink)
    for (leader, box) in [(leader, other.box), (other.leader, box)] {
      if let leader, leader.crosses(box) { tally += Tally(.hides) }
    }
    if let leader, let other = other.leader, leader.meets(other) { tally += Tally(.crosses) }
    return tally
  }

  // MARK: Around a frame

  /// Places at growing distances from a frame, with a leader line to its edge.
  static func places(around frame: Rect, for size: Size) -> some Sequence<LabelPlace> {
    let reach = Size(
      width: (frame.width + size.width) / 2, height: (frame.height + size.height) / 2)
    return stride(from: step, through: furthest, by: step).lazy.flatMap { distance in
      (0..<turns).lazy.map { turn in
        let direction = Point.direction(turns: Double(turn) / Double(turns))
        let middle = Point(
          x: frame.midX + direction.x * (reach.width + distance),
          y: frame.midY + direction.y * (reach.height + distance))
        var place = LabelPlace(middle, size, cost: distance)
        let leader = place.leader(to: frame)
        place.leader = leader
        if min(leader.box.width, leader.box.height) < slope {
          place.tally +=
            leader.length > longestStraight ? Tally(.touches) : Tally(distance: straight)
        }
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
