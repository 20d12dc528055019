/// What the system gives a view besides what its author says of it.
public struct ViewMetrics: Hashable, Sendable {
  /// The size of its content's alignment rectangle, in points; a side being nil when it has none.
  public var intrinsicContentSize = IntrinsicContentSize()
  /// How much it resists growing beyond its content.
  public var contentHuggingPriority = AxisPriorities(.defaultLow)
  /// How much it resists shrinking below its content.
  public var contentCompressionResistancePriority = AxisPriorities(.defaultHigh)
  /// Where its text stands.
  public var baseline = BaselineRule.bottom
  /// What its frame has more than the alignment rectangle on which constraints act, in points.
  public var alignmentRectInsets = EdgeInsets()
  /// The distance of its margins from its edges, in points.
  public var layoutMargins = EdgeInsets()
  /// What bars and the device's shape cover of it, in points.
  public var safeAreaInsets = EdgeInsets()
  /// The direction in which its subviews are arranged: `effectiveUserInterfaceLayoutDirection`.
  public var direction = LayoutDirection.leftToRight
}
