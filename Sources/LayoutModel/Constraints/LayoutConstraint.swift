package import Diagnostics

/// An item of a constraint: a view or a layout guide, by its index in the layout.
package enum LayoutItem: Hashable, Sendable {
  /// A view, by its index in `Layout.views`.
  case view(Int)
  /// A layout guide, by its index in `Layout.guides`.
  case guide(Int)

  /// The index of a view; nil of a guide.
  package var view: Int? {
    if case .view(let index) = self { index } else { nil }
  }
}

/// One linear rule between attributes of one or two items.
///
/// It reads `firstItem.firstAttribute relation multiplier x secondItem.secondAttribute + constant`
/// (Auto Layout Guide, Anatomy of a Constraint).
package struct LayoutConstraint: Hashable, Sendable {
  /// The item on the left.
  package var firstItem: LayoutItem
  /// The part of the item on the left that is constrained.
  package var firstAttribute: Attribute
  /// The relation of the left side to the right.
  package var relation: Relation
  /// The item on the right; nil when the first attribute is tied to a number.
  package var secondItem: LayoutItem?
  /// `notAnAttribute` when there is no second item.
  package var secondAttribute: Attribute
  /// The factor of the second attribute.
  package var multiplier: Double
  /// The constant on the right, in points.
  ///
  /// It counts along the reading direction if an attribute is leading or trailing.
  package var constant: Double
  /// The priority of the constraint; 1000 is required.
  package var priority: Priority
  /// The author's name for it, as in the console's log.
  package var identifier: String?
  /// Whether the constant is Interface Builder's standard spacing.
  package var usesStandardSpacing = false
  /// Whether it holds on the canvas alone and is removed when the app is built.
  package var isPlaceholder = false
  /// The number or mark printed before it in its source.
  package var label: String?
  /// The number that figures show, which no other statement of its recipe has; nil outside of recipes.
  package var number: String?
  /// The author's own text of it; nil when it was not written as text.
  package var text: String?
  /// Whether lists in figures print ``text`` in place of an equation.
  package var listsText = false
  /// The string of the visual format for it alone, `H:[a(100)]`; nil if ``text`` is no such string
  /// or makes only this constraint.
  package var part: String?
  /// The place in the source.
  package var origin: SourceRange?

  /// Makes a constraint in the order of UIKit's
  /// `NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`.
  package init(
    item firstItem: LayoutItem, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem secondItem: LayoutItem? = nil, attribute secondAttribute: Attribute = .notAnAttribute,
    multiplier: Double = 1, constant: Double = 0, priority: Priority = .required
  ) {
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// The items it ties, one or two.
  package var items: [LayoutItem] { [firstItem] + (secondItem.map { [$0] } ?? []) }

  /// The constraint with its sides exchanged; the same when it has only one.
  package var turned: LayoutConstraint {
    guard let secondItem else { return self }
    var result = self
    result.firstItem = secondItem
    result.secondItem = firstItem
    swap(&result.firstAttribute, &result.secondAttribute)
    result.relation = relation.reversed
    result.multiplier = (1 / multiplier * 1e9).rounded() / 1e9
    result.constant = -constant / multiplier + 0
    return result
  }
}

extension LayoutConstraint {
  /// Interface Builder's standard distance, in points: 20 from a superview's edge, 8 between siblings.
  package static func standardSpacing(toSuperview isToSuperview: Bool) -> Double {
    isToSuperview ? 20 : 8
  }
}
