package import LayoutModel

extension LayoutRecord {
  /// A constraint with the names of its items.
  package struct Constraint: Hashable, Sendable {
    /// Counted from 1; nil of an inactive one.
    package var number: Int?
    /// The number or mark in the source.
    package var label: String?
    /// The line in the source, counted from 1; nil when that is not known.
    package var line: Int?
    /// The author's text where it differs from the guide's notation.
    package var text: String?
    /// The items, the attributes and the relation.
    package var ends = Ends()
    /// The factor of the second attribute.
    package var multiplier = 1.0
    /// The constant, in points.
    package var constant = 0.0
    /// Whether the constant is Interface Builder's standard spacing.
    package var usesStandardSpacing = false
    /// The priority, from just above 0 to 1000.
    package var priority = 1000.0
    /// The author's identifier; nil if there is none.
    package var identifier: String?
    /// Whether the constraint is a placeholder that Interface Builder removes at build time.
    package var isPlaceholder = false
    /// The distance from holding, in points; nil of an inactive one.
    package var error: Double?

    /// Creates a required constraint without items.
    package init() {}
  }

  /// The items and attributes of a constraint, and their relation.
  package struct Ends: Hashable, Sendable {
    /// The first item and its attribute.
    package var first = End(item: "", attribute: .notAnAttribute)
    /// The relation of the two sides.
    package var relation = Relation.equal
    /// Nil of a constraint on the first alone.
    package var second: End?

    /// Creates ends without items.
    package init() {}

    /// The ends of the constraint, one or two.
    package var all: [End] { [first] + (second.map { [$0] } ?? []) }
  }

  /// One side of a constraint.
  package struct End: Hashable, Sendable {
    /// The name of a view or a guide.
    package var item: String
    /// The attribute of the item.
    package var attribute: Attribute

    /// Creates an end.
    package init(item: String, attribute: Attribute) {
      (self.item, self.attribute) = (item, attribute)
    }

    fileprivate var term: String { Layout.term(item, attribute.guideName) }
  }
}

extension LayoutRecord.Constraint {
  /// Whether the constraint takes part in the layout.
  package var isActive: Bool { number != nil }

  /// Whether the constraint holds; true for an inactive one.
  package var isSatisfied: Bool { (error ?? 0) == 0 }

  /// The constraint in the guide's notation.
  package var equation: String {
    var rule = LayoutConstraint(
      item: .view(0), attribute: ends.first.attribute, relatedBy: ends.relation,
      toItem: ends.second == nil ? nil : .view(0),
      attribute: ends.second?.attribute ?? .notAnAttribute, multiplier: multiplier,
      constant: constant, priority: Priority(priority))
    rule.usesStandardSpacing = usesStandardSpacing
    return Layout.equation(of: rule, between: ends.first.term, and: ends.second?.term)
  }
}
