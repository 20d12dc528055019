package import Diagnostics
package import LayoutModel

/// An item of a format string, by its name there.
package enum VisualItem: Hashable, Sendable {
  /// `|`.
  case superview
  /// A name that the caller knows.
  case view(String)
  /// A layout guide that the string asks for, of the superview.
  case guide(String)
}

/// A constraint of a format string, between names.
package struct VisualConstraint: Hashable, Sendable {
  /// The constant on the right.
  package enum Constant: Hashable, Sendable {
    case points(Double)
    /// The system's distance between neighbours.
    case standard
  }

  /// The first item.
  package var firstItem: VisualItem
  /// The attribute of the first item.
  package var firstAttribute: Attribute
  /// The relation of the two sides.
  package var relation: Relation
  /// Nil when the first attribute is tied to a number.
  package var secondItem: VisualItem?
  /// The attribute of the second item; `notAnAttribute` without one.
  package var secondAttribute: Attribute
  /// The factor of the second attribute.
  package var multiplier: Double
  /// The constant, in points unless it is the standard spacing.
  package var constant: Constant
  /// The priority.
  package var priority: Priority
  /// The part of the string it comes from, in UTF-8 offsets.
  package var range: SourceRange

  /// Creates a constraint; without further arguments it is required and compares with 0.
  package init(
    _ firstItem: VisualItem, _ firstAttribute: Attribute, _ relation: Relation = .equal,
    _ secondItem: VisualItem? = nil, _ secondAttribute: Attribute = .notAnAttribute,
    multiplier: Double = 1, constant: Constant = .points(0), priority: Priority = .required,
    range: SourceRange
  ) {
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.range = range
  }
}

/// The content of a format string.
package struct VisualFormatContent: Hashable, Sendable {
  /// The constraints in the order in which UIKit makes them.
  ///
  /// For each view, these are the distance before it and its sizes; then the distance to the end,
  /// then the alignments of neighbours.
  package var constraints: [VisualConstraint] = []
  /// The names of the layout guides that the superview needs for them; only the extended language asks
  /// for any.
  package var guides: [String] = []
}
