import Typesetting

extension ViewKind {
  /// A text that cannot be edited, one line or several.
  ///
  /// As wide as its text, up to whole pixels, and as high as its lines; Interface Builder gives it a
  /// hugging of 251.
  public static let label = ViewKind(
    "label", "UILabel", width: 42, height: 21, hugging: AxisPriorities(Priority(251))
  ) { view, context throws(TypesettingError) in
    let text = MeasuredText(
      text: view.content.text ?? "Label", font: context.font(of: view),
      numberOfLines: view.content.numberOfLines)
    return try text.metrics(context)
  }

  /// A field for a line of text with a rounded border: 30 points high, 34 since iOS 13.
  ///
  /// As wide as its text or its placeholder and 7 points at each side. One whose style is `plain` has no
  /// border: its line and a point high, 22 in the font of 17 points (Interface Builder's stored frames).
  public static let textField = ViewKind(
    "textField", "UITextField", width: 97, height: 30, font: Font(size: 14)
  ) { view, context throws(TypesettingError) in
    let font = context.font(of: view)
    let shown = [view.content.text, view.content.placeholder].compactMap { $0 }
    let text = shown.first { !$0.isEmpty } ?? ""
    let width = try context.typesetter.width(of: text, font: font)
    let line = font.labelHeight(lines: 1, scale: context.scale)
    let isPlain = view.content.style == "plain"
    let bordered = max(context.system >= 13 ? 34.0 : 30.0, (line + 12 - 1e-6).rounded(.up))
    let height = isPlain ? (line - 1e-6).rounded(.up) + 1 : bordered
    return ContentMetrics(
      size: IntrinsicContentSize(
        width: context.ceiling(width + (isPlain ? 0 : 14)), height: height),
      baseline: .centered(font.baseline(inHeight: height, scale: context.scale) - height / 2))
  }

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
      baseline: baseline, paragraph: text.paragraph)
  }

  /// A picture: as large as its image, and without a content size if it has none.
  public static let imageView = ViewKind(
    "imageView", "UIImageView", width: 240, height: 128,
    hugging: AxisPriorities(Priority(251))
  ) { view, _ in
    ContentMetrics(
      size: IntrinsicContentSize(
        width: view.content.imageSize?.width, height: view.content.imageSize?.height))
  }
}

/// A text as labels and text views set it.
private struct MeasuredText {
  let text: String
  let font: Font
  let numberOfLines: Int

  /// The text's size in whole pixels, and its baselines.
  func metrics(_ context: ContentContext) throws(TypesettingError) -> ContentMetrics {
    let isSingleLine = numberOfLines == 1
    let paragraph = try context.typesetter.paragraph(
      text, font: font, width: isSingleLine ? nil : context.preferredMaxLayoutWidth,
      numberOfLines: numberOfLines,
      direction: .natural)
    let count = paragraph.lines.count
    let height = font.labelHeight(lines: count, scale: context.scale)
    let lineHeight = font.labelHeight(lines: 1, scale: context.scale)
    let first = font.baseline(inHeight: lineHeight, scale: context.scale)
    return ContentMetrics(
      size: IntrinsicContentSize(width: context.ceiling(paragraph.width), height: height),
      baseline: count > 1
        ? .edges(Baseline(first: first, last: lineHeight - first))
        : .centered(first - lineHeight / 2), paragraph: paragraph)
  }
}
