import LayoutModel

extension View {
  /// Stands for a side of ``intrinsicContentSize`` that has no length: UIKit's `UIView.noIntrinsicMetric`.
  public static let noIntrinsicMetric = -1.0

  /// Says that the content has changed; it is measured at every layout as it is.
  public func invalidateIntrinsicContentSize() { setNeedsLayout() }

  /// The content size that its kind gives it; a text is on as few lines as it can be.
  var contentSizeOfKind: Size {
    let size = metricsOfKind?.intrinsicContentSize
    return Size(
      width: size?.width ?? View.noIntrinsicMetric, height: size?.height ?? View.noIntrinsicMetric)
  }

  /// What its kind makes of its content; nil for one without, and for a text that cannot be set.
  var metricsOfKind: ViewMetrics? {
    // They may be nested deep, and the way to the root is long.
    if [.view, .stackView, .scrollView].contains(Self.kind) { return nil }
    return try? bareValue.contentMetrics(on: root.canvas ?? .plain)
  }

  /// The content size that a subclass gives it; nil when it is its kind's.
  var ownContentSize: IntrinsicContentSize? {
    let size = intrinsicContentSize
    if size == contentSizeOfKind { return nil }
    func length(_ length: Double) -> Double? { length == View.noIntrinsicMetric ? nil : length }
    return IntrinsicContentSize(width: length(size.width), height: length(size.height))
  }

  /// The view as a value that says what it is and what it shows.
  private var bareValue: LayoutModel.View {
    var value = LayoutModel.View(name: displayName, kind: Self.kind, superview: nil)
    describe(&value.content)
    return value
  }
}
