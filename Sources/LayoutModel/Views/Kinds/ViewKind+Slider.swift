extension ViewKind {
  /// A slider, whose content has a height alone: frames 31 points high that stick out 2 points at each
  /// side and 1 at the bottom of what constraints see, and since iOS 26 34 without that.
  ///
  /// Source: Interface Builder's stored frames.
  public static let slider = ViewKind("slider", "UISlider", width: 122, height: 31) { _, context in
    if context.system >= 26 { return ContentMetrics(size: IntrinsicContentSize(height: 34)) }
    return ContentMetrics(
      size: IntrinsicContentSize(height: 30),
      alignmentRectInsets: EdgeInsets(left: 2, bottom: 1, right: 2))
  }
}
