import Typesetting

extension ViewKind {
  /// A text that can be edited and scrolls, so that it has no content size.
  ///
  /// One that does not scroll is as large as its text, 8 points above and below and 5 at each side
  /// (`textContainerInset`, `lineFragmentPadding`).
  public static let textView = ViewKind(
    "textView", "UITextView", width: 240, height: 128, font: Font(size: 14)
  ) { view, context throws(TypesettingError) in
    let font = context.font(of: view)
    let line = font.labelHeight(lines: 1, scale: context.scale)
    let first = 8 + font.baseline(inHeight: line, scale: context.scale)
    let baseline = BaselineRule.edges(Baseline(first: first, last: 8 + line - first + 8))
    if view.content.isScrollEnabled { return ContentMetrics(baseline: baseline) }
    var inner = context
    inner.preferredMaxLayoutWidth = context.preferredMaxLayoutWidth.map { max(0, $0 - 10) }
    let text = try MeasuredText(text: view.content.text ?? "", font: font, numberOfLines: 0)
      .metrics(
        inner)
    return ContentMetrics(
      size: IntrinsicContentSize(
        width: (text.size.width ?? 0) + 10, height: max(line, text.size.height ?? 0) + 16),
      baseline: baseline)
  }
}
