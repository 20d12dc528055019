/// How the edges of a view look: the properties of its `CALayer`, in points.
public struct LayerStyle: Hashable, Sendable {
  /// The radius of the corners.
  public var cornerRadius = 0.0
  /// The colour of the border; nil for black.
  public var borderColor: DynamicColor?
  /// The width of the border, which lies inside the edges; 0 for none.
  public var borderWidth = 0.0
  /// The shadow; nil for none.
  public var shadow: Shadow?

  /// Makes the style of a view without corners, border and shadow.
  public init() {}

  /// A shadow, with UIKit's defaults apart from the opacity, which is 0 there.
  public struct Shadow: Hashable, Sendable {
    /// The colour; nil for black.
    public var color: DynamicColor?
    /// The opacity, from 0 to 1.
    public var opacity = 0.3
    /// The distance from the view, in points.
    public var offset = Size(width: 0, height: -3)
    /// The radius of the blur, in points.
    public var radius = 3.0

    /// Makes a black shadow.
    public init() {}
  }
}
