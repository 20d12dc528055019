import ConstraintSolver

/// The values of attributes in a solved layout, for drawing.
package struct AttributePlaces: Sendable {
  private let settled: SettledLayout
  private let contentAreas: [Int: Rect]

  /// The attributes of a solved layout.
  package init(_ solved: SolvedLayout) {
    settled = SettledLayout(solved)
    contentAreas = solved.contentAreas
  }

  /// The direction in which a constraint reads.
  package func direction(of constraint: LayoutConstraint) -> LayoutDirection {
    settled.direction(of: constraint)
  }

  /// The value of one side of a constraint: a place in the root's coordinates or a length, in
  /// points.
  /// - Parameters:
  ///   - isSecond: Whether to return the second side's value.
  ///   - rect: The alignment rectangle of an item as it is shown, in the root's coordinates.
  package func value(
    ofSecond isSecond: Bool, of constraint: LayoutConstraint, rect: (LayoutItem) -> Rect
  ) -> Double {
    let resolved = settled.resolved(constraint)
    let item = isSecond ? resolved.secondItem ?? resolved.firstItem : resolved.firstItem
    let attribute = isSecond ? resolved.secondAttribute : resolved.firstAttribute
    let expression = settled.expression(item, attribute, settled.direction(of: constraint))
    return expression.terms.reduce(expression.constant) { sum, term in
      let box = term.variable.index / 4
      let shown = shown(box, rect)
      let values = [shown.x, shown.y, shown.width, shown.height]
      return sum + term.coefficient * values[term.variable.index % 4]
    }
  }

  /// The difference of the two sides of a constraint as shown, the first less the second, in points
  /// and in reading direction.
  package func excess(of constraint: LayoutConstraint, rect: (LayoutItem) -> Rect) -> Double {
    var first = value(ofSecond: false, of: constraint, rect: rect)
    var second =
      constraint.secondItem == nil ? 0 : value(ofSecond: true, of: constraint, rect: rect)
    if constraint.multiplier != 1, !constraint.secondAttribute.isSize {
      let origin = origin(of: constraint, rect: rect)
      (first, second) = (first - origin, second - origin)
    }
    let excess = first - constraint.multiplier * second
    let isMirrored =
      direction(of: constraint) == .rightToLeft
      && (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
    return (isMirrored ? -excess : excess) - constraint.constant
  }

  /// The place from which a multiplied place counts: where the view begins that holds the constraint, in
  /// the root's coordinates.
  package func origin(of constraint: LayoutConstraint, rect: (LayoutItem) -> Rect) -> Double {
    let holder = shown(settled.layout.holder(of: constraint), rect)
    return constraint.secondAttribute.axis == .horizontal ? holder.x : holder.y
  }

  private func shown(_ box: Int, _ rect: (LayoutItem) -> Rect) -> Rect {
    let viewCount = settled.layout.views.count
    if box < viewCount { return rect(.view(box)) }
    let guide = box - viewCount
    if guide < settled.ownGuideCount { return rect(.guide(guide)) }
    return contentAreas[settled.layout.guides[guide].view] ?? rect(.view(0))
  }
}
