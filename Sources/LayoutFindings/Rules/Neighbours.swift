import LayoutModel
import Typesetting

/// The siblings in a layout that constraints reach across.
struct Neighbours {
  /// No line is verified in a layout with more constraints, since each takes a solution.
  private static let mostConstraints = 100

  private let solved: SolvedLayout
  private let places: AttributePlaces
  /// The visible views by their superviews.
  private let siblings: [Int?: [Int]]

  init(_ solved: SolvedLayout) {
    self.solved = solved
    places = AttributePlaces(solved)
    let visible = solved.layout.views.indices.filter { !solved.layout.isHidden($0) }
    siblings = Dictionary(grouping: visible) { solved.layout.views[$0].superview }
  }

  /// A sibling that lies between a view and the edge of the superview that a constraint ties it to.
  func skipped(by constraint: LayoutConstraint) -> Int? {
    let (layout, frames) = (solved.layout, solved.frames)
    guard let first = constraint.firstItem.view,
      case .view(let second)? = constraint.secondItem,
      let axis = constraint.firstAttribute.axis, !constraint.firstAttribute.isSize,
      !constraint.firstAttribute.isCenter, !constraint.secondAttribute.isCenter
    else { return nil }
    let isFirstInSecond = layout.views[first].superview == second
    guard isFirstInSecond || layout.views[second].superview == first else { return nil }
    let view = isFirstInSecond ? first : second
    let ends = [false, true].map {
      places.value(ofSecond: $0, of: constraint) { solved.alignmentRect(of: $0) }
    }
    let (low, high) = ((ends.min() ?? 0) + 0.5, (ends.max() ?? 0) - 0.5)
    let frame = frames[view]
    return siblings[layout.views[view].superview]?.first { other in
      let rect = frames[other]
      let along = axis == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
      guard other != view, along.0 >= low, along.1 <= high else { return false }
      let across =
        axis == .horizontal
        ? min(rect.maxY, frame.maxY) - max(rect.minY, frame.minY)
        : min(rect.maxX, frame.maxX) - max(rect.minX, frame.minX)
      return across > 0.5
    }
  }

  /// The line that ties the view of a constraint to a neighbour in place of the superview's edge behind it, verified by
  /// solving; nil if there is none.
  func line(past neighbour: Int, inPlaceOf index: Int, _ typesetter: Typesetter) -> String? {
    let (layout, old) = (solved.layout, solved.layout.constraints[index])
    guard layout.constraints.count <= Neighbours.mostConstraints, old.isLine,
      let first = old.firstItem.view, let second = old.secondItem?.view
    else { return nil }
    let rule = layout.views[first].superview == second ? old : old.turned
    let facing: [Attribute: Attribute] = [
      .leading: .trailing, .left: .right, .top: .bottom, .trailing: .leading, .right: .left,
      .bottom: .top,
    ]
    guard let other = facing[rule.firstAttribute] else { return nil }
    let isNear = rule.firstAttribute.place(.leftToRight) == .near
    var line = LayoutConstraint(
      item: rule.firstItem, attribute: rule.firstAttribute, relatedBy: rule.relation,
      toItem: .view(neighbour), attribute: other, priority: rule.priority)
    if !isNear { line = line.turned }
    line.constant = LayoutConstraint.standardSpacing(toSuperview: false)
    line.usesStandardSpacing = true
    return solved.replacing(index, with: line, typesetter).map { _ in layout.equation(of: line) }
  }
}
