package import LayoutModel
import LayoutRecord

/// The place of a constraint that was changed or added, in the root's coordinates, in points.
package struct ConstraintMark: Hashable, Sendable {
  /// The start, in the root's coordinates, in points.
  package var from: Point
  /// The end, in the root's coordinates, in points.
  package var to: Point
  /// The edit of the constraint.
  package var edit: Edit

  /// A line along the size or the edge of its first view, or from one view to the other; nil for other edits.
  /// - Parameter direction: The direction of reading, which decides where leading and trailing are.
  init?(_ edit: Edit, _ frames: [String: Rect], _ direction: LayoutDirection) {
    guard case .constraint(_, let constraint?) = edit.fact else { return nil }
    let known = constraint.ends.all.compactMap { end in
      frames[end.item].map { (end.attribute, $0) }
    }
    guard let first = known.first else { return nil }
    self.edit = edit
    let own = ConstraintMark.line(first.0, first.1, direction)
    (from, to) = own
    guard known.count == 2, !first.0.isSize else { return }
    let other = ConstraintMark.line(known[1].0, known[1].1, direction)
    // The bar is drawn where both views are, at the middle of what they share.
    if first.0.axis == .vertical {
      let middle = (max(own.0.x, other.0.x) + min(own.1.x, other.1.x)) / 2
      (from, to) = (Point(x: middle, y: own.0.y), Point(x: middle, y: other.0.y))
    } else {
      let middle = (max(own.0.y, other.0.y) + min(own.1.y, other.1.y)) / 2
      (from, to) = (Point(x: own.0.x, y: middle), Point(x: other.0.x, y: middle))
    }
    // An alignment has no length: the mark is its edge.
    if from == to { (from, to) = own }
  }

  /// The edge, the middle or the size of a frame for an attribute.
  private static func line(
    _ attribute: Attribute, _ frame: Rect, _ direction: LayoutDirection
  ) -> (Point, Point) {
    func vertical(_ x: Double) -> (Point, Point) {
      (Point(x: x, y: frame.minY), Point(x: x, y: frame.maxY))
    }
    func horizontal(_ y: Double) -> (Point, Point) {
      (Point(x: frame.minX, y: y), Point(x: frame.maxX, y: y))
    }
    let isHorizontal = attribute.axis == .horizontal
    return switch attribute.place(direction) {
    case .near: isHorizontal ? vertical(frame.minX) : horizontal(frame.minY)
    case .far: isHorizontal ? vertical(frame.maxX) : horizontal(frame.maxY)
    case .center:
      isHorizontal
        ? vertical(frame.minX + frame.width / 2) : horizontal(frame.minY + frame.height / 2)
    case .firstBaseline, .lastBaseline: horizontal(frame.maxY)
    case nil: attribute == .width ? horizontal(frame.maxY) : vertical(frame.maxX)
    }
  }
}
