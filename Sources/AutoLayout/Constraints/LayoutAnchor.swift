import LayoutModel

/// One attribute of a view or a guide, from which constraints are made: UIKit's `NSLayoutAnchor`.
///
/// Anchors of different directions have different types, so that a constraint between them does not compile.
/// Constraints are inactive at first; ``LayoutConstraint/activate(_:)`` or
/// ``LayoutConstraint/isActive`` activates them.
open class LayoutAnchor<AnchorType: AnyObject> {
  /// The view or guide whose attribute it is; nil after it was deallocated.
  ///
  /// An anchor does not keep its item alive. A constraint made from an anchor without an item ties
  /// nothing, and the next layout reports it.
  public private(set) weak var item: LayoutItem?
  let attribute: Attribute

  init(_ item: LayoutItem, _ attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// Makes a constraint `self = anchor + constant`, the constant in points.
  public func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0
  ) -> LayoutConstraint {
    tied(.equal, to: anchor, constant: constant)
  }

  /// Makes a constraint `self >= anchor + constant`, the constant in points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0
  ) -> LayoutConstraint {
    tied(.greaterThanOrEqual, to: anchor, constant: constant)
  }

  /// Makes a constraint `self <= anchor + constant`, the constant in points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0
  ) -> LayoutConstraint {
    tied(.lessThanOrEqual, to: anchor, constant: constant)
  }

  func tied(
    _ relation: Relation, to anchor: LayoutAnchor<AnchorType>, multiplier: Double = 1,
    constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint(
      from: item, attribute, relation, toItem: anchor.item, hasSecondItem: true, anchor.attribute,
      multiplier: multiplier, constant: constant)
  }

  /// The system's distance between neighbours, in points.
  var systemSpacing: Double { LayoutModel.LayoutConstraint.standardSpacing(toSuperview: false) }
}

/// A horizontal place: UIKit's `NSLayoutXAxisAnchor`.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// Makes a constraint that keeps `multiplier` times 8 points after another place, in reading direction.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    tied(.equal, to: anchor, constant: systemSpacing * multiplier)
  }

  /// Makes a constraint that keeps at least `multiplier` times 8 points after another place.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    tied(.greaterThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }

  /// Makes a constraint that keeps at most `multiplier` times 8 points after another place.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    tied(.lessThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }
}

/// A vertical place: UIKit's `NSLayoutYAxisAnchor`.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// Makes a constraint that keeps `multiplier` times 8 points below another place.
  ///
  /// Baselines keep 8 points too; UIKit takes their distance from the fonts.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    tied(.equal, to: anchor, constant: systemSpacing * multiplier)
  }

  /// Makes a constraint that keeps at least `multiplier` times 8 points below another place.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    tied(.greaterThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }

  /// Makes a constraint that keeps at most `multiplier` times 8 points below another place.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    tied(.lessThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }
}

/// A width or a height: UIKit's `NSLayoutDimension`.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// Makes a constraint `self = constant`, in points.
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
    sized(.equal, constant)
  }

  /// Makes a constraint `self >= constant`, in points.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    sized(.greaterThanOrEqual, constant)
  }

  /// Makes a constraint `self <= constant`, in points.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    sized(.lessThanOrEqual, constant)
  }

  /// Makes a constraint `self = multiplier x dimension + constant`, the constant in points.
  public func constraint(
    equalTo dimension: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    tied(.equal, to: dimension, multiplier: multiplier, constant: constant)
  }

  /// Makes a constraint `self >= multiplier x dimension + constant`, the constant in points.
  public func constraint(
    greaterThanOrEqualTo dimension: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    tied(.greaterThanOrEqual, to: dimension, multiplier: multiplier, constant: constant)
  }

  /// Makes a constraint `self <= multiplier x dimension + constant`, the constant in points.
  public func constraint(
    lessThanOrEqualTo dimension: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    tied(.lessThanOrEqual, to: dimension, multiplier: multiplier, constant: constant)
  }

  private func sized(_ relation: Relation, _ constant: Double) -> LayoutConstraint {
    LayoutConstraint(
      from: item, attribute, relation, toItem: nil, hasSecondItem: false, .notAnAttribute,
      multiplier: 1, constant: constant)
  }
}
