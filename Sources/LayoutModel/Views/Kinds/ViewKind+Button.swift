import Typesetting

extension ViewKind {
  /// A system button: its title in whole points and at least 30 wide, its line and 12 points high.
  ///
  /// One whose style is `plain` has the insets of a configuration, 12 points at the sides and 7 above and
  /// below, and text of 17 points, as buttons have in documents since Xcode 13.
  ///
  /// Source: Interface Builder's stored frames.
  public static let button = ViewKind(
    "button", "UIButton", width: 46, height: 30, font: Font(size: 15),
    styleFonts: ["plain": Font(size: 17)]
  ) { view, context throws(TypesettingError) in
    let font = context.font(of: view)
    let title = view.content.title ?? view.content.text ?? "Button"
    let width = try context.typesetter.width(of: title, font: font)
    let line = font.labelHeight(lines: 1, scale: context.scale)
    let isPlain = view.content.style == "plain"
    let height = isPlain ? line + 14 : (line + 12 - 1e-6).rounded(.up)
    return ContentMetrics(
      size: IntrinsicContentSize(
        width: isPlain
          ? context.ceiling(width + 24) : max(30, (width - 1e-6).rounded(.up)), height: height),
      baseline: .centered(font.baseline(inHeight: height, scale: context.scale) - height / 2))
  }
}
