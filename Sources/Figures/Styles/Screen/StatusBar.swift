import FigureChoices
import LayoutModel
import Typesetting

/// The status bar of a device on which an app runs.
struct StatusBar {
  private let canvas: Canvas
  private let place: StatusBarPlace
  private let ink: DynamicColor
  private let words: FigurePhrases
  private let typesetter: Typesetter
  /// The size of symbols in relation to those in the guide's pictures.
  private let scale: Double

  /// Measured in the guide's pictures, in points.
  private static let dotPlaces = (0..<5).map { 9 + 7 * Double($0) }
  private static let dotRadius = 2.75
  private static let carrierPlace = 44.5
  private static let font = Font(size: 12)
  private static let timeFont = Font(size: 12, weight: .semibold)
  private static let margin = 7.0
  private static let batteryWidth = (body: 22.5, whole: 24.25)

  /// Without a source, in points at the scale of 1.
  private static let signalHeights = [4.0, 6, 8, 10]
  private static let (signalBar, signalStep) = (3.0, 4.5)
  private static let wifiWidth = 12.0
  private static let gap = 4.5
  /// The margin on screens with a home indicator, where the bar is not beside a camera.
  private static let wideMargin = 20.0

  /// The versions of the bar's design.
  private enum Design {
    /// Dots and the carrier at the left, the time in the middle: up to iOS 12.
    case carrier
    /// The signal at the left, the time in the middle: phones with a home button up to iOS 15.
    case centeredTime
    /// The time at the left, symbols at the right.
    case leadingTime
  }

  init(
    canvas: Canvas, place: StatusBarPlace, ink: DynamicColor, words: FigurePhrases,
    typesetter: Typesetter
  ) {
    self.words = words
    self.canvas = canvas
    self.place = place
    self.ink = ink
    self.typesetter = typesetter
    // Texts of 17 points beside a camera, and of 15 beside the wide notches.
    scale = (place.sideWidth ?? 0) >= 100 ? 17.0 / 15 : 1
  }

  private var width: Double { canvas.size.width }
  private var hasHomeIndicator: Bool { canvas.device?.hasHomeIndicator == true }
  private var isPad: Bool { canvas.device?.family == .pad }

  private var design: Design {
    if hasHomeIndicator { return .leadingTime }
    if canvas.system < 13 { return .carrier }
    return canvas.system < 16 && !isPad ? .centeredTime : .leadingTime
  }

  /// The marks, as far as there is room: the battery at least.
  func marks() throws(TypesettingError) -> [Mark] {
    let battery = battery(right: width - StatusBar.margin)
    guard width >= 240 else { return battery }
    switch design {
    case .carrier:
      let carrier = words[.carrier]
      let width = try typesetter.width(of: carrier, font: StatusBar.font)
      return try battery + dots + text(carrier, at: StatusBar.carrierPlace, StatusBar.font)
        + wifi(at: StatusBar.carrierPlace + width + 11) + centeredTime()
    case .centeredTime:
      return try battery + symbols(from: StatusBar.margin, hasBattery: false) + centeredTime()
    case .leadingTime: return try leadingTime()
    }
  }

  private func centeredTime() throws(TypesettingError) -> [Mark] {
    let time = words[.time]
    let length = try typesetter.width(of: time, font: StatusBar.timeFont)
    return try text(time, at: (width - length) / 2, StatusBar.timeFont)
  }

  /// The time and the symbols in the middle of the areas beside the camera, or at the margins.
  private func leadingTime() throws(TypesettingError) -> [Mark] {
    let isTall = place.middle > 15
    let font = Font(size: isTall ? 15 * scale : 12, weight: .semibold)
    if let sideWidth = place.sideWidth, let trailing = place.trailingMiddle {
      let time = try typesetter.width(of: words[.shortTime], font: font)
      return try text(words[.shortTime], at: (sideWidth - time) / 2, font)
        + symbols(from: trailing - symbolsWidth / 2)
    }
    let insets = canvas.orientation.flatMap {
      canvas.device?.safeAreaInsets($0, system: canvas.system)
    }
    let margin = hasHomeIndicator ? StatusBar.wideMargin : StatusBar.margin
    let right = width - max(margin, insets?.right ?? 0)
    return try text(words[.shortTime], at: max(margin, insets?.left ?? 0), font)
      + symbols(from: right - symbolsWidth)
  }

  private func text(_ text: String, at x: Double, _ font: Font) throws(TypesettingError) -> [Mark] {
    try typesetter.paragraph(text, font: font).lines.map { line in
      Mark(
        .text(line, font: font, origin: Point(x: x, y: place.middle + 0.36 * font.size)),
        fill: ink)
    }
  }
}

// MARK: - Symbols

extension StatusBar {
  private var hasSignal: Bool { !isPad }

  /// From the left edge of the signal to that of the Wi-Fi.
  private var signalAdvance: Double {
    hasSignal ? (3 * StatusBar.signalStep + StatusBar.signalBar + StatusBar.gap) * scale : 0
  }

  private var symbolsWidth: Double {
    signalAdvance
      + (StatusBar.wifiWidth + StatusBar.gap + StatusBar.batteryWidth.whole) * scale
  }

  /// The signal, which pads do not show, the Wi-Fi and the battery.
  private func symbols(from left: Double, hasBattery: Bool = true) -> [Mark] {
    let wifiLeft = left + signalAdvance
    let batteryLeft = wifiLeft + (StatusBar.wifiWidth + StatusBar.gap) * scale
    return (hasSignal ? signal(left: left) : [])
      + wifi(at: wifiLeft + StatusBar.wifiWidth / 2 * scale)
      + (hasBattery ? battery(right: batteryLeft + StatusBar.batteryWidth.body * scale) : [])
  }

  /// The signal up to iOS 12.
  private var dots: [Mark] {
    StatusBar.dotPlaces.map { x in
      Mark(
        .circle(center: Point(x: x, y: place.middle), radius: StatusBar.dotRadius),
        fill: ink)
    }
  }

  /// Four bars on one line.
  private func signal(left: Double) -> [Mark] {
    let foot = place.middle + 5 * scale
    return StatusBar.signalHeights.enumerated().map { index, height in
      let bar = Rect(
        x: left + Double(index) * StatusBar.signalStep * scale, y: foot - height * scale,
        width: StatusBar.signalBar * scale, height: height * scale)
      return Mark(.roundedRect(bar, radius: 0.75 * scale), fill: ink)
    }
  }

  /// Three waves out of one point, 11.5 points wide and 9 high.
  private func wifi(at x: Double) -> [Mark] {
    let foot = Point(x: x, y: place.middle + 4 * scale)
    func arc(_ radius: Double) -> [Point] {
      foot.arc(radius: radius * scale, from: -0.375, by: 1.0 / 32, count: 9)
    }
    let waves = [4.6, 7.4].map { radius in
      Mark(.polyline(arc(radius)), stroke: Stroke(color: ink, width: 1.6 * scale))
    }
    return waves + [Mark(.polyline([foot] + arc(2.8)), fill: ink)]
  }

  /// - Parameter right: The right edge of the body; the contact is beyond it.
  private func battery(right: Double) -> [Mark] {
    let width = StatusBar.batteryWidth.body * scale
    let body = Rect(
      x: right - width, y: place.middle - 4.75 * scale, width: width, height: 9.5 * scale)
    let contact = Rect(
      x: right + 0.25 * scale, y: place.middle - 1.75 * scale, width: 1.5 * scale,
      height: 3.5 * scale)
    return Mark.bordered(
      body, radius: 1.75 * scale, border: ink, width: 0.5 * scale) + [
        Mark(
          .roundedRect(body.insetBy(1.25 * scale), radius: 0.75 * scale), fill: ink),
        Mark(.roundedRect(contact, radius: 0.75 * scale), fill: ink),
      ]
  }
}
