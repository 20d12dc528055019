/// How the edges of a view look: the properties of its `CALayer`, in points.
package struct LayerStyle: Hashable, Sendable {
  /// The radius of the corners.
  package var cornerRadius = 0.0
  /// The colour of the border; nil for black.
  package var borderColor: DynamicColor?
  /// The width of the border, which lies inside the edges; 0 for none.
  package var borderWidth = 0.0
  /// The shadow; nil for none.
  package var shadow: Shadow?

  /// Makes the style of a view without corners, border and shadow.
  package init() {}

  /// A shadow, with UIKit's defaults apart from the opacity, which is 0 there.
  package struct Shadow: Hashable, Sendable {
    /// The colour; nil for black.
    package var color: DynamicColor?
    /// The opacity, from 0 to 1.
    package var opacity = 0.3
    /// The distance from the view, in points.
    package var offset = Size(width: 0, height: -3)
    /// The radius of the blur, in points.
    package var radius = 3.0

    /// Makes a black shadow.
    package init() {}
  }
}
