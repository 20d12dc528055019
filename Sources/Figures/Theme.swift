import LayoutModel
import Typesetting

/// The colours and measures of Interface Builder's canvas (Xcode 6 to 8), in points.
///
/// Lines have a contrast of at least 3:1 with the ground, and texts of 4.5:1 (WCAG 2.1, 1.4.3 and
/// 1.4.11).
struct Theme: Hashable, Sendable {
  var background = DynamicColor(0xFFFFFF, dark: 0x1C1C1E)
  var lineWidth = 1.0
  /// The edge of a canvas.
  var canvasEdge = DynamicColor(0xC8C8CC, dark: 0x545458)
  /// Length of the bar across each end of an I-bar.
  var capLength = 7.0
  /// Diameter of a badge, and the distance between bars that share an interval.
  var badgeDiameter = 11.0
  /// The least distance of a bar from an alignment beside it.
  var lineDistance = 5.0
  /// From a solid alignment to a dashed or dotted one at the same edge.
  var lookDistance = 3.0
  /// What a bar of less than 6 points has beyond each of its caps.
  var tailLength = 3.0
  /// The width of the lines from a bar to an item that is not beside it.
  var extensionWidth = 0.5
  /// From a view's bottom edge to the middle of the bar of its width.
  var widthBarDistance = 7.5
  /// From a view's trailing edge to the middle of the bar of its height.
  var heightBarDistance = 6.5
  /// Of optional constraints.
  var dashes = [5.0, 5.0]
  /// Of constraints that do not hold in the app.
  var dots = [1.0, 2.0]
  /// Of the frame that a misplaced view should have.
  var frameDashes = [4.0, 4.0]
  var glyph = DynamicColor(0xFFFFFF)
  /// The outline of a selected constraint.
  var casing = DynamicColor(0xFFFFFF)
  var shadow = DynamicColor(0x000000)

  /// The colours of a status.
  struct StatusColors: Hashable, Sendable {
    var line: DynamicColor
    /// At both sides of a line that the ground or another status would else be too near to.
    var edge: DynamicColor?
    /// Colours that mean the same, for grounds on which the line would not be seen.
    var others: [DynamicColor] = []
    var badge: DynamicColor
    var pillTop: DynamicColor
    var pillBottom: DynamicColor
    /// Round the figures on a pill that is too light for them.
    var pillEdge: DynamicColor?
  }

  /// Blue when all is well, orange for misplaced, red for ambiguous or unsatisfiable.
  func colors(for status: LayoutStatus) -> StatusColors {
    switch status {
    case .satisfied:
      StatusColors(
        line: DynamicColor(0x2976B7, dark: 0x64A5EA),
        // Darker blues for grounds of middle brightness, and white for darker ones.
        others: [DynamicColor(0x0A4A82), DynamicColor(0xFFFFFF), DynamicColor(0x062A4D)],
        badge: DynamicColor(0x3686DF),
        pillTop: DynamicColor(0x2976B7), pillBottom: DynamicColor(0x2976B7))
    case .misplaced:
      StatusColors(
        line: DynamicColor(0xFA950C), edge: DynamicColor(0x8A4900, dark: 0xFFE2B8),
        badge: DynamicColor(0xC26A00), pillTop: DynamicColor(0xF7B563),
        pillBottom: DynamicColor(0xDA8511), pillEdge: DynamicColor(0x7A3F00))
    case .ambiguous, .unsatisfiable:
      StatusColors(
        line: DynamicColor(0xFD2D19, dark: 0xFF3F3F),
        others: [DynamicColor(0xC4000E), DynamicColor(0x7A0000), DynamicColor(0xFFD0CB)],
        badge: DynamicColor(0xFD2D19, dark: 0xE8301F),
        pillTop: DynamicColor(0xD92A18), pillBottom: DynamicColor(0xB81406))
    }
  }

  /// A constraint that is not active on the canvas has no status.
  let inactive = DynamicColor(0x84848A, dark: 0x8E8E93)
}

extension Font {
  /// From the middle of a line's capitals down to its baseline, in points.
  var baselineBelowMiddle: Double { 0.72 * size / 2 }
}
