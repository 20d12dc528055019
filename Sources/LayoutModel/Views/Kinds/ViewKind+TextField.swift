import Typesetting

extension ViewKind {
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
}
