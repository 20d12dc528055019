/// The behaviour of a view without constraints when its superview's size changes.
///
/// Auto Layout takes part by turning it into constraints
/// (`translatesAutoresizingMaskIntoConstraints`).
public struct Autoresizing: Hashable, Sendable {
  /// A flexible part of a view or its margins: UIKit's `UIView.AutoresizingMask`.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    case flexibleLeftMargin
    case flexibleWidth
    case flexibleRightMargin
    case flexibleTopMargin
    case flexibleHeight
    case flexibleBottomMargin
  }

  /// The flexible parts.
  public var mask: Set<Part>
  /// The frame in the superview's coordinates, in points, when the superview has the size below.
  public var frame: Rect
  /// The size of the superview for which the frame holds, in points.
  public var superviewSize: Size

  /// Makes a mask for a frame in a superview of a size, in points.
  public init(mask: Set<Part>, frame: Rect, superviewSize: Size) {
    self.mask = mask
    self.frame = frame
    self.superviewSize = superviewSize
  }
}
