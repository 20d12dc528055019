package import Typesetting

/// Metrics of a view that the system adds to its author's.
package struct ViewMetrics: Hashable, Sendable {
  /// The size of its content's alignment rectangle, in points; a side being nil when it has none.
  package var intrinsicContentSize = IntrinsicContentSize()
  /// The priority with which it resists growing beyond its content.
  package var contentHuggingPriority = AxisPriorities(.defaultLow)
  /// The priority with which it resists shrinking below its content.
  package var contentCompressionResistancePriority = AxisPriorities(.defaultHigh)
  /// The place of its text.
  package var baseline = BaselineRule.bottom
  /// The places of its first and last line where it is as high as its text; nil of one without text.
  var contentBaseline: Baseline?
  /// The insets of the alignment rectangle, which constraints act on, in the frame, in points.
  package var alignmentRectInsets = EdgeInsets()
  /// The lines of its text as its content size was measured; nil of a view without such a text.
  package var paragraph: Paragraph?
  /// The distance of its margins from its edges, in points.
  package var layoutMargins = EdgeInsets()
  /// The insets that bars and the device's shape cover, in points.
  package var safeAreaInsets = EdgeInsets()
  /// The direction in which its subviews are arranged: `effectiveUserInterfaceLayoutDirection`.
  package var direction = LayoutDirection.leftToRight
}

extension ViewMetrics {
  /// The metrics of a view without content in a reading direction.
  package static func plain(_ direction: LayoutDirection) -> ViewMetrics {
    ViewMetrics(direction: direction)
  }
}
