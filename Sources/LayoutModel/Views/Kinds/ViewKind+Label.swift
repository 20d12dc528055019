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
}
