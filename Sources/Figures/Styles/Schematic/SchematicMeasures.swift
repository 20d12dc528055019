import LayoutModel
import Typesetting

/// The colours and measures of the guide's own diagrams, in points: half of the pixels of its pictures.
enum SchematicMeasures {
  /// Of a box, unless its content needs more.
  static let largestSide = 4000.0
  /// White around the superview.
  static let margin = 6.0
  /// Of constraints' lines and of boxes' frames.
  static let lineWidth = 1.5
  static let arrowWidth = 1.0
  static let capLength = 10.0
  /// Along and across.
  static let arrowHead = Size(width: 12, height: 6.75)
  /// Of optional bars, level and upright.
  static let levelDashes = [9.0, 5.5]
  static let uprightDashes = [6.25, 4.25]
  /// Of labels and buttons.
  static let boxDashes = [6.25, 4.25]
  static let centerDashes = [6.25, 4.25]
  /// The length by which the line of a centre extends beyond the superview.
  static let overshoot = 14.0

  /// From a bar's end to the edge it measures from.
  static let gapToView = 3.0
  static let gapToSibling = 4.0
  static let gapToSuperview = 4.0
  /// From the bar of a size to both sides of its view.
  static let gapInside = 4.0
  /// The largest radius of the corners of a view with such bars: they lie 10 points and more from the edge
  /// beside them, and end 4 from the next, which is inside the corner.
  static let cornerAroundBars = 22.0
  /// From the middle of an alignment's line to the edge that lies on it, filled or framed.
  static let lineToFilled = 1.25
  static let lineToFramed = 4.0
  /// Between an alignment's line and the inside of the superview's frame.
  static let lineInset = 3.5

  /// Of a callout with its white ring.
  static let calloutRadius = 8.75
  static let discRadius = 7.25
  /// From the middle of a callout to the line of the margin beside it.
  static let calloutAside = 5.5

  static let captionFont = Font(size: 12)
  static let numberFont = Font(size: 10.5, weight: .bold)
  /// The height of capitals, in ems.
  static let capitalHeight = 0.72

  static let ground = DynamicColor(0xFFFFFF, dark: 0x1C1C1E)
  static let superview = DynamicColor(0xE6E7E7, dark: 0x2C2C2E)
  /// Of containers, by turns from the outside.
  static let containers = [
    DynamicColor(0xF1F1F2, dark: 0x3A3A3C), DynamicColor(0xD9D9D9, dark: 0x242426),
  ]
  static let field = DynamicColor(0xFFFFFF, dark: 0x48484A)
  static let image = DynamicColor(0xE6E7E7, dark: 0x3A3A3C)
  static let cross = DynamicColor(0xCCCCCC, dark: 0x636366)
  static let frame = DynamicColor(0x999999)
  static let constraint = DynamicColor(0x0096FF)
  static let center = DynamicColor(0x000000, dark: 0xFFFFFF)
  static let white = DynamicColor(0xFFFFFF)
  static let black = DynamicColor(0x231F20)
  static let text = DynamicColor(0x000000, dark: 0xFFFFFF)
  static let callout = DynamicColor(0xEC1E24)
}

/// The colours of what is drawn on a view that its author has filled.
extension SchematicMeasures {
  /// A bar: white where blue would drown.
  static func mark(on fill: DynamicColor) -> DynamicColor {
    DynamicColor(
      light: isWhite(on: fill.light) ? white.light : constraint.light,
      dark: isWhite(on: fill.dark) ? white.dark : constraint.dark)
  }

  /// The name of the view: white or black.
  static func caption(on fill: DynamicColor) -> DynamicColor {
    func choice(_ fill: Color) -> Color {
      isWhite(on: fill) && fill.contrast(to: white.light) > 2.5 ? white.light : black.light
    }
    return DynamicColor(light: choice(fill.light), dark: choice(fill.dark))
  }

  /// The name of a view without a fill that lies on it.
  static func text(on fill: DynamicColor) -> DynamicColor { text.readable(on: fill, least: 4.5) }

  private static func isWhite(on fill: Color) -> Bool {
    fill.contrast(to: white.light) > fill.contrast(to: constraint.light)
  }
}

/// Lengths of a diagram that are not measured but as long as what they show needs, in points.
struct SchematicLengths: Hashable, Sendable {
  /// The factor of all lengths.
  var stretch = 1.0

  /// Between the edges of two views, along an axis.
  func space(_ axis: Axis) -> Double { (axis == .horizontal ? 46 : 72) * stretch }
  /// No bar with a callout is legible on less.
  var leastSpace: Double { 40 * stretch }
  /// From the superview's edge to its margin.
  var margin: Double { 29 * stretch }
  /// Between edges that are one edge in the layout.
  var touching: Double { 7 * stretch }
  /// Between a view's edge and its superview's, if they are equal in the layout.
  var touchingSuperview: Double { 22 * stretch }
  /// Between views that no constraint ties, and round what a container holds.
  var padding: Double { 10 * stretch }
  /// Round what the superview holds.
  var superviewPadding: Double { 30 * stretch }
  /// From one bar to the next that shares its interval.
  var pitch: Double { 24 * stretch }
  /// Of rows of bars outside a box, and inside a view.
  var outerRow: Double { 14 * stretch }
  var innerRow: Double { 20 * stretch }
  /// Of a caption at the lower edge of a container.
  var captionRow: Double { 18 * stretch }
  /// Of a label, a button or a text field.
  var boxHeight: Double { 24 * stretch }
  /// Of such a box with a short name.
  var boxWidth: Double { 110 * stretch }
  /// The shown length of a point of a view without content.
  var scale: Double { 0.55 * stretch }
  /// Views without content are no larger.
  var largest: Size { Size(width: 340 * stretch, height: 210 * stretch) }
}
