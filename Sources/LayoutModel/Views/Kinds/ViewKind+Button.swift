import Typesetting

extension ViewKind {
  /// A system button: its title in whole points and at least 30 wide, its line and 12 points high.
  ///
  /// One with a configuration has text of 17 points and its insets, 12 points at the sides and 7 above and
  /// below, as buttons have in documents since Xcode 13.
  ///
  /// Source: Interface Builder's stored frames.
  public static let button = ViewKind(
    "button", "UIButton", width: 46, height: 30, font: Font(size: 15),
    styleFonts: Dictionary(
      uniqueKeysWithValues: ButtonConfiguration.allCases.map { ($0.rawValue, Font(size: 17)) })
  ) { view, context throws(TypesettingError) in
    let font = context.font(of: view)
    let title = view.content.title ?? view.content.text ?? "Button"
    let width = try context.typesetter.width(of: title, font: font)
    let line = font.labelHeight(lines: 1, scale: context.scale)
    let isConfigured = view.buttonConfiguration != nil
    let insets = ButtonConfiguration.contentInsets
    let height =
      isConfigured ? line + insets.top + insets.bottom : (line + 12 - 1e-6).rounded(.up)
    return ContentMetrics(
      size: IntrinsicContentSize(
        width: isConfigured
          ? context.ceiling(width + insets.leading + insets.trailing)
          : max(30, (width - 1e-6).rounded(.up)), height: height),
      baseline: .centered(font.baseline(inHeight: height, scale: context.scale) - height / 2))
  }
}
