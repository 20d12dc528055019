import Typesetting

extension ViewKind {
  /// A segmented control: a frame 29 points high, 32 since iOS 13, whose lowest point constraints do not
  /// see (Interface Builder's stored frames).
  ///
  /// Its segments are all as wide as the widest title and 16 points.
  public static let segmentedControl = ViewKind(
    "segmentedControl", "UISegmentedControl", width: 121, height: 29, font: Font(size: 13)
  ) { view, context throws(TypesettingError) in
    var widest = 0.0
    for title in view.content.segments {
      widest = max(
        widest, try context.typesetter.width(of: title, font: context.font(of: view)))
    }
    let count = Double(view.content.segments.count)
    return ContentMetrics(
      size: IntrinsicContentSize(
        width: count * context.ceiling(widest + 16), height: context.system >= 13 ? 31 : 28),
      alignmentRectInsets: EdgeInsets(bottom: 1))
  }
}
