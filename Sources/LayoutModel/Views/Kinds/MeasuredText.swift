import Typesetting

/// A text as labels and text views set it.
struct MeasuredText {
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
        : .centered(first - lineHeight / 2))
  }
}
