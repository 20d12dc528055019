package import LayoutModel

extension LayoutRecord {
  /// A constraint with the names of what it ties.
  package struct Constraint: Hashable, Sendable {
    /// Counted from 1; nil of one that is turned off.
    package var number: Int?
    /// The number or mark that its author gave it.
    package var label: String?
    /// Where it is written, counted from 1; nil when that is not known.
    package var line: Int?
    /// The author's text where the guide writes it otherwise.
    package var text: String?
    package var ends: Ends
    package var multiplier = 1.0
    package var constant = 0.0
    /// Whether the constant is Interface Builder's standard spacing.
    package var usesStandardSpacing = false
    package var priority = 1000.0
    package var identifier: String?
    package var isPlaceholder = false
    /// How far it is from holding, in points; nil of one that is turned off.
    package var error: Double?

    /// Makes a required constraint that holds.
    package init(_ ends: Ends, constant: Double = 0, number: Int?) {
      (self.ends, self.constant, self.number) = (ends, constant, number)
      error = number == nil ? nil : 0
    }
  }

  /// What a constraint ties, and how.
  package struct Ends: Hashable, Sendable {
    package var first: End
    package var relation = Relation.equal
    /// Nil when the first is tied to a number.
    package var second: End?

    package init(_ first: End, _ relation: Relation = .equal, _ second: End? = nil) {
      (self.first, self.relation, self.second) = (first, relation, second)
    }

    package var all: [End] { [first] + (second.map { [$0] } ?? []) }
  }

  /// One side of a constraint.
  package struct End: Hashable, Sendable {
    /// The name of a view or a guide.
    package var item: String
    package var attribute: Attribute

    package init(_ item: String, _ attribute: Attribute) {
      (self.item, self.attribute) = (item, attribute)
    }

    /// Whether it is measured upright.
    package var isVertical: Bool { attribute.axis == .vertical }

    fileprivate var term: String { Layout.term(item, attribute.guideName) }
  }
}

extension LayoutRecord.Constraint {
  package var isActive: Bool { number != nil }

  package var isSatisfied: Bool { (error ?? 0) == 0 }

  /// The constraint as a layout has it, but for its items.
  private var rule: LayoutConstraint {
    var rule = LayoutConstraint(
      item: .view(0), attribute: ends.first.attribute, relatedBy: ends.relation,
      toItem: ends.second == nil ? nil : .view(0),
      attribute: ends.second?.attribute ?? .notAnAttribute, multiplier: multiplier,
      constant: constant, priority: Priority(priority))
    rule.usesStandardSpacing = usesStandardSpacing
    return rule
  }

  /// What it says, as the guide writes it.
  package var equation: String {
    Layout.equation(of: rule, between: ends.first.term, and: ends.second?.term)
  }

  /// The constant with its sign, as the guide writes it: `+ 8.0`; empty without one.
  package var constantText: String {
    String(Layout.constantText(rule).drop { $0 == " " })
  }
}
