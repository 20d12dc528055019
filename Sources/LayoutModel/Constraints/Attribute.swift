import Basics

/// The part of an item that a constraint is about: UIKit's `NSLayoutConstraint.Attribute`.
///
/// The raw values are Interface Builder's spelling.
public enum Attribute: String, Hashable, Sendable, CaseIterable {
  case left
  case right
  case top
  case bottom
  case leading
  case trailing
  case width
  case height
  case centerX
  case centerY
  case lastBaseline
  case firstBaseline
  case leftMargin
  case rightMargin
  case topMargin
  case bottomMargin
  case leadingMargin
  case trailingMargin
  case centerXWithinMargins
  case centerYWithinMargins
  case notAnAttribute

  /// The direction it is measured in; nil for `notAnAttribute`.
  public var axis: Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }

  /// Whether it is a length, `width` or `height`, and not a place.
  public var isSize: Bool { self == .width || self == .height }

  /// Whether it is a centre, of the frame or within the margins.
  package var isCenter: Bool { place(.leftToRight) == .center }

  /// Whether it is measured from the margins of its item.
  package var isWithinMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline, .notAnAttribute:
      false
    }
  }

  /// Whether its meaning follows the reading direction.
  public var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    case .left, .right, .top, .bottom, .width, .height, .centerX, .centerY, .lastBaseline,
      .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .centerXWithinMargins,
      .centerYWithinMargins, .notAnAttribute:
      false
    }
  }

  /// Whether it is a left or right side in any reading direction.
  public var isLeftOrRight: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    case .leading, .trailing, .top, .bottom, .width, .height, .centerX, .centerY, .lastBaseline,
      .firstBaseline, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute:
      false
    }
  }

  /// A place of an item along an axis.
  package enum Place: Int, Hashable, Sendable {
    /// The left or upper edge.
    case near
    /// The right or lower edge.
    case far
    case center
    case firstBaseline
    case lastBaseline
  }

  /// Where it is in its item, from the frame or within the margins; nil of a size.
  package func place(_ direction: LayoutDirection) -> Place? {
    let isRightToLeft = direction == .rightToLeft
    return switch self {
    case .left, .leftMargin, .top, .topMargin: .near
    case .right, .rightMargin, .bottom, .bottomMargin: .far
    case .leading, .leadingMargin: isRightToLeft ? .far : .near
    case .trailing, .trailingMargin: isRightToLeft ? .near : .far
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .center
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    case .width, .height, .notAnAttribute: nil
    }
  }

  /// The name as the guide writes it: `Leading`, `CenterX`, `Baseline`.
  public var guideName: String {
    switch self {
    case .lastBaseline: "Baseline"
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute:
      rawValue.capitalizedFirst
    }
  }
}
