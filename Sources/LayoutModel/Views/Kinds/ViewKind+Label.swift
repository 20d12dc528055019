import Typesetting

extension ViewKind {
  /// A text that cannot be edited, one line or several.
  ///
  /// As wide as its text, up to whole pixels, and as high as its lines; Interface Builder gives it a
  /// hugging of 251.
  public static let label = ViewKind(
    "label", "UILabel", width: 42, height: 21, hugging: AxisPriorities(Priority(251))
  ) { view, context throws(TypesettingError) in
    let text = view.content.text ?? "Label"
    return try TextBlock(
      text, font: context.font(of: view), numberOfLines: view.content.numberOfLines
    ).metrics(context)
  }
}

/// A text as labels and text views set it.
struct TextBlock {
  let text: String
  let font: Font
  let numberOfLines: Int

  init(_ text: String, font: Font, numberOfLines: Int) {
    self.text = text
    self.font = font
    self.numberOfLines = numberOfLines
  }

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
        : .centered(first - lineHeight / 2))
  }
}
