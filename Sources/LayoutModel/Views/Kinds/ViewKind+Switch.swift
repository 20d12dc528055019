extension ViewKind {
  /// A switch: 51 x 31 points of which constraints see 49 x 31, and since iOS 26 63 x 28 of which they
  /// see 61 x 28.
  ///
  /// Source: Interface Builder's stored frames.
  public static let `switch` = ViewKind(
    "switch", "UISwitch", width: 51, height: 31, hugging: AxisPriorities(.defaultHigh)
  ) { _, context in
    let isLater = context.system >= 26
    return ContentMetrics(
      size: IntrinsicContentSize(width: isLater ? 61 : 49, height: isLater ? 28 : 31),
      alignmentRectInsets: EdgeInsets(right: 2))
  }
}
