/// Where a constraint that changed acts, in the root's coordinates, in points.
package struct ConstraintMark: Hashable, Sendable {
  package struct Place: Hashable, Sendable {
    package var x: Double
    package var y: Double
  }

  package var from: Place
  package var to: Place
  /// What became of it.
  package var words: String

  /// Along the size or the edge of its first view, or from one view to the other.
  /// - Returns: nil when it ties no view.
  init?(_ ends: [FigureSnapshot.End], _ frames: [String: Frame], words: String) {
    let known = ends.compactMap { end in frames[end.item].map { (end: end, frame: $0) } }
    guard let first = known.first else { return nil }
    self.words = words
    let own = ConstraintMark.line(first.end, first.frame)
    (from, to) = own
    let isSize = ["width", "height"].contains(first.end.attribute)
    guard known.count == 2, !isSize else { return }
    let other = ConstraintMark.line(known[1].end, known[1].frame)
    // The bar is drawn where both views are, at the middle of what they share.
    if first.end.isVertical {
      let middle = ConstraintMark.shared(own.0.x...own.1.x, other.0.x...other.1.x)
      (from, to) = (Place(x: middle, y: own.0.y), Place(x: middle, y: other.0.y))
    } else {
      let middle = ConstraintMark.shared(own.0.y...own.1.y, other.0.y...other.1.y)
      (from, to) = (Place(x: own.0.x, y: middle), Place(x: other.0.x, y: middle))
    }
    // An alignment has no length: the edge is marked.
    if from == to { (from, to) = own }
  }

  private static func shared(_ a: ClosedRange<Double>, _ b: ClosedRange<Double>) -> Double {
    (max(a.lowerBound, b.lowerBound) + min(a.upperBound, b.upperBound)) / 2
  }

  /// The edge, the middle or the size of a frame that an attribute is.
  private static func line(_ end: FigureSnapshot.End, _ frame: Frame) -> (Place, Place) {
    let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
    let (middleX, middleY) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    let attribute = end.attribute.lowercased()
    func upright(_ x: Double) -> (Place, Place) {
      (Place(x: x, y: frame.y), Place(x: x, y: bottom))
    }
    func level(_ y: Double) -> (Place, Place) { (Place(x: frame.x, y: y), Place(x: right, y: y)) }
    if attribute == "width" { return level(bottom) }
    if attribute == "height" { return upright(right) }
    if attribute.hasPrefix("centerx") { return upright(middleX) }
    if attribute.hasPrefix("centery") { return level(middleY) }
    if attribute.hasPrefix("top") { return level(frame.y) }
    if attribute.hasPrefix("bottom") || attribute.hasSuffix("baseline") { return level(bottom) }
    let isEnd = attribute.hasPrefix("trailing") || attribute.hasPrefix("right")
    return upright(isEnd ? right : frame.x)
  }
}
