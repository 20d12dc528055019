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

  /// A level or upright line.
  static func line(_ role: Role, _ line: Segment) -> MarkInk {
    MarkInk(role: role, box: line.box, axis: line.from.y == line.to.y ? .horizontal : .vertical)
  }

  /// A disc around its middle.
  static func disc(_ role: Role, _ middle: Point, radius: Double) -> MarkInk {
    MarkInk(
      role: role, box: Rect(around: middle, width: 2 * radius, height: 2 * radius), radius: radius)
  }

  /// Of a line: its place across its direction.
  var cross: Double { axis == .vertical ? box.x : box.y }

  /// Whether the distance to another piece is less than this, in points; of 0 or less, whether they overlap by more.
  func isNearer(_ distance: Double, to other: MarkInk) -> Bool {
    let dx = max(box.minX - other.box.maxX, other.box.minX - box.maxX)
    let dy = max(box.minY - other.box.maxY, other.box.minY - box.maxY)
    guard dx < distance, dy < distance else { return false }
    return radius == 0 && other.radius == 0 || roundDistance(to: other) < distance
  }

  /// The distance of a disc to another piece, less than 0 where they overlap.
  private func roundDistance(to other: MarkInk) -> Double {
    func core(_ ink: MarkInk) -> Rect { ink.radius > 0 ? ink.box.insetBy(ink.radius) : ink.box }
    let (a, b) = (core(self), core(other))
    let dx = max(0, a.minX - b.maxX, b.minX - a.maxX)
    let dy = max(0, a.minY - b.maxY, b.minY - a.maxY)
    return (dx * dx + dy * dy).squareRoot() - radius - other.radius
  }
}
