import LayoutModel

/// What constraints that look alike have in common: their marks stand alike, and one label speaks of all of them.
struct ConstraintClass: Hashable, Sendable {
  private let attributes: [Attribute]
  private let relation: Relation
  private let priority: Priority
  private let status: LayoutStatus
  /// The kinds of its views; nil of a guide.
  private let kinds: [ViewKind?]

  /// The class of a constraint, by its place in the layout.
  init(ofConstraint index: Int, in solved: SolvedLayout) {
    let constraint = solved.layout.constraints[index]
    attributes = [constraint.firstAttribute, constraint.secondAttribute]
    (relation, priority) = (constraint.relation, constraint.priority)
    status = solved.status(ofConstraint: index)
    kinds = constraint.items.map { item in item.view.map { solved.layout.views[$0].kind } }
  }
}

extension Stretch {
  /// Whether two have more than half of the shorter one in common.
  func isMostly(_ other: Stretch) -> Bool {
    min(end, other.end) - max(start, other.start) > 0.5 * min(length, other.length)
  }
}

extension LayoutPart {
  /// The index of the view; nil of a constraint.
  var view: Int? { if case .view(let index) = self { index } else { nil } }

  /// The views that it is about: itself, or those of a constraint's items.
  func views(in layout: Layout) -> [Int] {
    switch self {
    case .view(let view): [view]
    case .constraint(let index): layout.constraints[index].items.map(layout.owner)
    }
  }
}
