import LayoutModel

/// A piece of what a mark inks: a level or upright line, a box, or a disc.
struct MarkInk: Hashable, Sendable {
  var role: Role
  /// All that it covers, in the figure's coordinates, in points; of a line without its width.
  var box: Rect
  /// The direction of a line; nil of a box or a disc.
  var axis: Axis?
  /// Of a disc around the middle of its box; 0 of others.
  var radius = 0.0

  /// A level or upright line.
  static func line(_ role: Role, _ axis: Axis, _ start: Double, _ end: Double, at cross: Double)
    -> MarkInk
  {
    MarkInk(role: role, box: axis.rect(from: start, to: end, around: cross, width: 0), axis: axis)
  }

  /// A disc around its middle.
  static func disc(_ role: Role, _ middle: Point, radius: Double) -> MarkInk {
    MarkInk(
      role: role, box: Rect(around: middle, width: 2 * radius, height: 2 * radius), radius: radius)
  }

  /// Of a line: its place across its direction.
  var cross: Double { box.range((axis ?? .horizontal).across).start }

  /// The distance to another piece, in points; 0 where they meet.
  func distance(to other: MarkInk) -> Double {
    let dx = max(0, box.minX - other.box.maxX, other.box.minX - box.maxX)
    let dy = max(0, box.minY - other.box.maxY, other.box.minY - box.maxY)
    if radius == 0, other.radius == 0 { return max(dx, dy) }
    return roundDistance(to: other)
  }

  private func roundDistance(to other: MarkInk) -> Double {
    func core(_ ink: MarkInk) -> Rect { ink.radius > 0 ? ink.box.insetBy(ink.radius) : ink.box }
    let (a, b) = (core(self), core(other))
    let dx = max(0, a.minX - b.maxX, b.minX - a.maxX)
    let dy = max(0, a.minY - b.maxY, b.minY - a.maxY)
    return max(0, (dx * dx + dy * dy).squareRoot() - radius - other.radius)
  }
}
