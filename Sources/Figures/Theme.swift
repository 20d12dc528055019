import LayoutModel

/// The colours and measures of Interface Builder's canvas (Xcode 6 to 8), in points.
struct Theme: Hashable, Sendable {
  var background = Color(0xFFFFFF)
  var lineWidth = 1.0
  /// Length of the bar across each end of an I-bar.
  var capLength = 7.0
  /// Diameter of a badge, and the distance between bars that share an interval.
  var badgeDiameter = 11.0
  /// From a view's bottom edge to the middle of the bar of its width.
  var widthBarDistance = 7.5
  /// From a view's trailing edge to the middle of the bar of its height.
  var heightBarDistance = 6.5
  /// Of optional constraints.
  var dashes = [5.0, 5.0]
  /// Of the frame that a misplaced view should have.
  var frameDashes = [4.0, 4.0]
  var glyph = Color(0xFFFFFF)

  /// What a status looks like.
  struct StatusColors: Hashable, Sendable {
    var line: Color
    var badge: Color
    var pillTop: Color
    var pillBottom: Color
  }

  /// Blue when all is well, orange for misplaced, red for ambiguous or unsatisfiable.
  func colors(for status: LayoutStatus) -> StatusColors {
    switch status {
    case .satisfied:
      StatusColors(
        line: Color(0x2976B7), badge: Color(0x3686DF), pillTop: Color(0x5C9EE6),
        pillBottom: Color(0x2976B7))
    case .misplaced:
      StatusColors(
        line: Color(0xFA950C), badge: Color(0xFA950C), pillTop: Color(0xF7B563),
        pillBottom: Color(0xDA8511))
    case .ambiguous, .unsatisfiable:
      StatusColors(
        line: Color(0xFD2D19), badge: Color(0xFD2D19), pillTop: Color(0xFE7F72),
        pillBottom: Color(0xDE1A08))
    }
  }
}
