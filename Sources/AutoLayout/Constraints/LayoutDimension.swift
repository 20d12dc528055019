import LayoutModel

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
      item: item, attribute: attribute, relatedBy: relation, toItem: nil,
      attribute: .notAnAttribute, constant: constant)
  }
}
