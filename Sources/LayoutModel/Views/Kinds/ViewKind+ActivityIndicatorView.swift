extension ViewKind {
  /// An activity indicator: 20 x 20 points, or 37 x 37 in the styles `large` and `whiteLarge`
  /// (Interface Builder's stored frames).
  public static let activityIndicatorView = ViewKind(
    "activityIndicatorView", "UIActivityIndicatorView", width: 20, height: 20,
    hugging: AxisPriorities(.defaultHigh)
  ) { view, _ in
    let isLarge = ["large", "whiteLarge"].contains(view.content.style)
    return ContentMetrics(
      size: IntrinsicContentSize(width: isLarge ? 37 : 20, height: isLarge ? 37 : 20))
  }
}
