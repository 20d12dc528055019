/// How a view follows its superview's size when it is not laid out by constraints.
///
/// Auto Layout takes part by turning it into constraints
/// (`translatesAutoresizingMaskIntoConstraints`).
public struct Autoresizing: Hashable, Sendable {
  /// What of a view and its margins gives way: UIKit's `UIView.AutoresizingMask`.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    case flexibleLeftMargin
    case flexibleWidth
    case flexibleRightMargin
    case flexibleTopMargin
    case flexibleHeight
    case flexibleBottomMargin
  }

  /// What gives way.
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
