extension ViewKind {
  /// A page control: dots 7 points wide and 9 apart; 37 points high, and since iOS 14 27.5
  /// (Interface Builder's stored frames).
  public static let pageControl = ViewKind("pageControl", "UIPageControl", width: 39, height: 37) {
    view, context in
    let dots = Double(max(0, view.content.numberOfPages))
    return ContentMetrics(
      size: IntrinsicContentSize(
        width: max(0, 16 * dots - 9), height: context.system >= 14 ? 27.5 : 37))
  }
}
