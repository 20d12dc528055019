import LayoutModel

extension View {
  /// A side of ``intrinsicContentSize`` without a length: UIKit's `UIView.noIntrinsicMetric`.
  public static let noIntrinsicMetric = -1.0

  /// Marks the content as changed; the next layout measures it again.
  ///
  /// A subclass calls it when ``intrinsicContentSize`` or ``alignmentRectInsets`` would return other
  /// numbers.
  public func invalidateIntrinsicContentSize() { layoutState?.invalidate(by: self) }

  /// The content size of its kind; a text has as few lines as possible.
  var contentSizeOfKind: Size {
    let size = metricsOfKind?.intrinsicContentSize
    // An empty text has the width -0, which is 0.
    return Size(
      width: (size?.width ?? View.noIntrinsicMetric) + 0,
      height: (size?.height ?? View.noIntrinsicMetric) + 0)
  }

  /// The metrics of its kind for its content; nil without content, and for a text that cannot be
  /// set.
  var metricsOfKind: ViewMetrics? {
    // They may be nested deep, and the way to the root is long.
    if [.view, .stackView, .scrollView].contains(Self.kind) { return nil }
    let (root, value) = (self.root, bareValue)
    let canvas = root.canvas ?? .plain
    if let kindMetrics, kindMetrics.value == value, kindMetrics.canvas == canvas {
      return kindMetrics.metrics
    }
    let metrics = try? value.contentMetrics(on: canvas, root.typesetter)
    kindMetrics = KindMetrics(value: value, canvas: canvas, metrics: metrics)
    return metrics
  }

  /// The content size of a subclass; nil if it is its kind's.
  var ownContentSize: IntrinsicContentSize? {
    let size = intrinsicContentSize
    if size == contentSizeOfKind { return nil }
    func length(_ length: Double) -> Double? { length == View.noIntrinsicMetric ? nil : length }
    return IntrinsicContentSize(width: length(size.width), height: length(size.height))
  }

  /// The view as a value with its kind and its content.
  private var bareValue: LayoutModel.View {
    var value = LayoutModel.View(name: displayName, kind: Self.kind, superview: nil)
    describe(&value.content)
    value.content.cutTexts()
    return value
  }
}

/// The metrics that a view has by its kind and its content on a canvas.
struct KindMetrics {
  let value: LayoutModel.View
  let canvas: Canvas
  let metrics: ViewMetrics?
}
