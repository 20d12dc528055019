import Typesetting

extension ViewKind {
  /// A system button: its title in whole points and at least 30 wide, its line and 12 points high.
  ///
  /// One with a configuration has text in the style Body and its insets, 12 points at the sides and 7 above and
  /// below, as buttons have in documents since Xcode 13.
  ///
  /// Source: Interface Builder's stored frames.
  public static let button = ViewKind(
    "button", "UIButton", width: 46, height: 30, font: Font(size: 15)
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

  /// A segmented control: a frame 29 points high, 32 since iOS 13, whose lowest point constraints do not
  /// see (Interface Builder's stored frames).
  ///
  /// Its segments are all as wide as the widest title and 16 points.
  public static let segmentedControl = ViewKind(
    "segmentedControl", "UISegmentedControl", width: 121, height: 29, font: Font(size: 13)
  ) { view, context throws(TypesettingError) in
    var widest = 0.0
    for title in view.content.segments {
      widest = max(
        widest, try context.typesetter.width(of: title, font: context.font(of: view)))
    }
    let count = Double(view.content.segments.count)
    return ContentMetrics(
      size: IntrinsicContentSize(
        width: count * context.ceiling(widest + 16), height: context.system >= 13 ? 31 : 28),
      alignmentRectInsets: EdgeInsets(bottom: 1))
  }

  /// A switch: 51 x 31 points of which constraints see 49 x 31, and since iOS 26 63 x 28 of which they
  /// see 61 x 28.
  ///
  /// Source: Interface Builder's stored frames.
  public static let `switch` = ViewKind(
    "switch", "UISwitch", width: 51, height: 31, hugging: AxisPriorities(.defaultHigh)
  ) { _, context in
    let isLater = context.system >= 26
    return ContentMetrics(
      size: IntrinsicContentSize(width: isLater ? 61 : 49, height: isLater ? 28 : 31),
      alignmentRectInsets: EdgeInsets(right: 2))
  }

  /// A slider, whose content has a height alone: frames 31 points high that stick out 2 points at each
  /// side and 1 at the bottom of what constraints see, and since iOS 26 34 without that.
  ///
  /// Source: Interface Builder's stored frames.
  public static let slider = ViewKind("slider", "UISlider", width: 122, height: 31) { _, context in
    if context.system >= 26 { return ContentMetrics(size: IntrinsicContentSize(height: 34)) }
    return ContentMetrics(
      size: IntrinsicContentSize(height: 30),
      alignmentRectInsets: EdgeInsets(left: 2, bottom: 1, right: 2))
  }

  /// A stepper: 94 x 29 points, and since iOS 17 94 x 32, with a hugging of 750 (Interface Builder's documents).
  public static let stepper = ViewKind(
    "stepper", "UIStepper", width: 94, height: 29, hugging: AxisPriorities(.defaultHigh)
  ) { _, context in
    ContentMetrics(
      size: IntrinsicContentSize(width: 94, height: context.system >= 17 ? 32 : 29))
  }

  /// A page control: dots 7 points wide and 9 apart; 37 points high, and since iOS 14 27.5
  /// (Interface Builder's stored frames).
  public static let pageControl = ViewKind("pageControl", "UIPageControl", width: 39, height: 37) {
    view, context in
    let dots = Double(max(0, view.content.numberOfPages))
    return ContentMetrics(
      size: IntrinsicContentSize(
        width: max(0, 16 * dots - 9), height: context.system >= 14 ? 27.5 : 37))
  }

  /// A progress view: 2 points high (Interface Builder's stored frames), 4 since iOS 14.
  public static let progressView = ViewKind("progressView", "UIProgressView", width: 150, height: 2)
  { _, context in
    ContentMetrics(size: IntrinsicContentSize(height: context.system >= 14 ? 4 : 2))
  }

  /// An activity indicator: 20 x 20 points, or 37 x 37 in the styles `large` and `whiteLarge`
  /// (Interface Builder's stored frames).
  public static let activityIndicatorView = ViewKind(
    "activityIndicatorView", "UIActivityIndicatorView", width: 20, height: 20,
    hugging: AxisPriorities(.defaultHigh)
  ) { view, _ in
    let isLarge = ["large", "whiteLarge"].contains(view.content.style)
    return ContentMetrics(
      size: IntrinsicContentSize(width: isLarge ? 37 : 20, height: isLarge ? 37 : 20))
  }

  /// Wheels of a date: 320 x 216 points (Interface Builder's stored frames).
  ///
  /// Since iOS 14 it is compact: as wide as its words.
  public static let datePicker = ViewKind("datePicker", "UIDatePicker", width: 320, height: 216) {
    view, context throws(TypesettingError) in
    if CalendarMonth.isShown(by: view) {
      return ContentMetrics(
        size: CalendarMonth.size(hasTime: view.content.datePickerMode == .dateAndTime))
    }
    let texts = CompactDate.texts(of: view, system: context.system, language: context.language)
    return texts.isEmpty
      ? ContentMetrics(size: wheels) : try CompactDate.metrics(texts, context)
  }

  /// Wheels of choices: 320 x 216 points (Interface Builder's stored frames).
  public static let pickerView = ViewKind("pickerView", "UIPickerView", width: 320, height: 216) {
    _, _ in ContentMetrics(size: wheels)
  }

  private static let wheels = IntrinsicContentSize(width: 320, height: 216)
}
