import Basics

/// The guide's rules on which attributes may meet in one constraint.
///
/// Source: Auto Layout Guide, Anatomy of a Constraint, "Auto Layout Attributes". Its rule on multipliers of
/// locations is UIKit's: only a multiplier of 0 raises an exception.
package enum AttributeRule: String, Hashable, Sendable, CaseIterable {
  case sizeWithLocation
  case locationWithConstant
  case multiplierOnLocation
  case verticalWithHorizontal
  case leadingWithLeft
  case negativeSize
  case missingAttribute
  case sameAttribute

  /// The first rule that a constraint breaks; nil when it breaks none.
  package static func broken(by constraint: LayoutConstraint) -> AttributeRule? {
    let first = constraint.firstAttribute
    let second = constraint.secondAttribute
    guard let firstAxis = first.axis else { return .missingAttribute }
    guard constraint.secondItem != nil, let secondAxis = second.axis else {
      if !first.isSize { return .locationWithConstant }
      let isLowerBound = constraint.relation == .greaterThanOrEqual
      return constraint.constant < 0 && !isLowerBound ? .negativeSize : nil
    }
    if first.isSize != second.isSize { return .sizeWithLocation }
    if !first.isSize {
      if firstAxis != secondAxis { return .verticalWithHorizontal }
      if first.isDirectional && second.isLeftOrRight || first.isLeftOrRight && second.isDirectional
      {
        return .leadingWithLeft
      }
      if constraint.multiplier == 0 { return .multiplierOnLocation }
    }
    return constraint.firstItem == constraint.secondItem && first == second ? .sameAttribute : nil
  }

  /// Whether only the guide's notation has the rule: UIKit installs a constraint that breaks it.
  package var isOfNotation: Bool {
    switch self {
    case .multiplierOnLocation, .negativeSize: true
    case .sizeWithLocation, .locationWithConstant, .verticalWithHorizontal, .leadingWithLeft,
      .missingAttribute, .sameAttribute:
      false
    }
  }

  /// The rule in words, for a message about a constraint that breaks it.
  package var explanation: String {
    switch self {
    case .sizeWithLocation: "a size (Width, Height) cannot be tied to a location"
    case .locationWithConstant: "a location needs a second item: it cannot be a constant"
    case .multiplierOnLocation: "a location cannot have a multiplier of 0"
    case .verticalWithHorizontal: "a vertical location cannot be tied to a horizontal one"
    case .leadingWithLeft: "Leading and Trailing cannot be tied to Left and Right"
    case .negativeSize: "a size cannot be negative"
    case .missingAttribute: "a constraint needs an attribute on its left side"
    case .sameAttribute: "an attribute cannot be tied to itself"
    }
  }

  /// The suggestion for a constraint that breaks the rule.
  package func advice(on constraint: LayoutConstraint) -> String {
    switch self {
    case .sizeWithLocation: "tie a size to a size or to a number, and a location to a location"
    case .locationWithConstant:
      "name the item that it is measured from: '"
        + AttributeRule.location(constraint.firstAttribute, constraint.constant) + "'"
    case .multiplierOnLocation: "leave the multiplier out, or use another"
    case .verticalWithHorizontal:
      AttributeRule.counterparts(of: constraint)
        ?? "use Top, Bottom, CenterY or Baseline together, or Leading, Trailing or CenterX together"
    case .leadingWithLeft:
      constraint.secondAttribute.sameEdge.map {
        "use '\($0.guideName)' in place of '\(constraint.secondAttribute.guideName)'"
      } ?? "use Leading and Trailing on both sides, or Left and Right on both"
    case .negativeSize: "use a number that is 0 or more"
    case .missingAttribute: "write it as 'Item.Attribute = …'"
    case .sameAttribute: "tie it to another item, to another attribute, or to a number"
    }
  }

  /// The attribute of the other axis in the place of each of a constraint's; nil where one has none.
  private static func counterparts(of constraint: LayoutConstraint) -> String? {
    let (first, second) = (constraint.firstAttribute, constraint.secondAttribute)
    guard let other = second.counterpart, let own = first.counterpart else { return nil }
    return
      "use \(other.guideName) in place of \(second.guideName), or \(own.guideName) in place of "
      + first.guideName
  }

  /// A distance from the same attribute of the superview, to the inside of it: `Superview.Top + 40.0`,
  /// `Superview.Bottom - 40.0`.
  private static func location(_ attribute: Attribute, _ constant: Double) -> String {
    let distance = DecimalText.guide(constant.magnitude)
    let isFar: Bool =
      switch attribute {
      case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: true
      default: false  // Near edges, centres and baselines count from the origin.
      }
    let sign = constant < 0 || isFar ? "-" : "+"
    return "Superview.\(attribute.guideName)" + (constant == 0 ? "" : " \(sign) \(distance)")
  }
}

extension Attribute {
  /// The same edge in a layout from left to right: `left` of `leading`, and `leading` of `left`; nil of any other
  /// attribute.
  package var sameEdge: Attribute? {
    let pairs: [(Attribute, Attribute)] = [
      (.leading, .left), (.trailing, .right), (.leadingMargin, .leftMargin),
      (.trailingMargin, .rightMargin),
    ]
    return pairs.lazy.compactMap { first, second in
      self == first ? second : self == second ? first : nil
    }.first
  }

  /// The attribute at the same place of the other axis; nil of a baseline and of a size.
  fileprivate var counterpart: Attribute? {
    let pairs: [(Attribute, Attribute)] = [
      (.leading, .top), (.trailing, .bottom), (.leadingMargin, .topMargin),
      (.trailingMargin, .bottomMargin), (.centerX, .centerY),
      (.centerXWithinMargins, .centerYWithinMargins),
    ]
    return pairs.lazy.compactMap { first, second in
      self == first ? second : self == second ? first : nil
    }.first
  }
}
