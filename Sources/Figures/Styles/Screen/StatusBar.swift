import LayoutModel
import Typesetting

/// The status bar of a device on which an app runs.
struct StatusBar {
  let canvas: Canvas
  let typesetter: Typesetter

  /// Measured in the guide's pictures, in points.
  private static let dotPlaces = (0..<5).map { 9 + 7 * Double($0) }
  private static let dotRadius = 2.75
  private static let carrierPlace = 44.5
  private static let font = Font(size: 12)
  private static let timeFont = Font(size: 12, weight: .semibold)
  private static let ink = DynamicColor(0x000000, dark: 0xFFFFFF)

  /// Whether the bar stands beside a notch, higher than the text needs.
  private var isTall: Bool {
    canvas.safeAreaInsets.top > 30 && canvas.device?.hasHomeIndicator == true
  }

  private var middle: Double { isTall ? 24 : 10 }

  /// The signal, the carrier and the time, as far as there is room; the battery at the right.
  func marks() throws(TypesettingError) -> [Mark] {
    let width = canvas.size.width
    var marks = battery(right: width - (isTall ? 20 : 7))
    guard width >= 240 else { return marks }
    if isTall {
      return try marks + text("9:41", at: 30, Font(size: 15, weight: .semibold))
        + wifi(at: width - 58)
    }
    marks += StatusBar.dotPlaces.map { x in
      Mark(
        .circle(center: Point(x: x, y: middle), radius: StatusBar.dotRadius), fill: StatusBar.ink)
    }
    let carrier = try typesetter.width(of: "Carrier", font: StatusBar.font)
    let time = try typesetter.width(of: "9:41 AM", font: StatusBar.timeFont)
    return try marks + text("Carrier", at: StatusBar.carrierPlace, StatusBar.font)
      + wifi(at: StatusBar.carrierPlace + carrier + 11)
      + text("9:41 AM", at: (width - time) / 2, StatusBar.timeFont)
  }

  private func text(_ text: String, at x: Double, _ font: Font) throws(TypesettingError) -> [Mark] {
    try typesetter.paragraph(text, font: font).lines.map { line in
      Mark(
        .text(line, font: font, origin: Point(x: x, y: middle + 0.36 * font.size)),
        fill: StatusBar.ink)
    }
  }

  /// Three waves out of one point, 11.5 points wide and 9 high.
  private func wifi(at x: Double) -> [Mark] {
    let foot = Point(x: x, y: middle + 4)
    func arc(_ radius: Double) -> [Point] {
      foot.arc(radius: radius, from: -0.375, by: 1.0 / 32, count: 9)
    }
    let waves = [4.6, 7.4].map { radius in
      Mark(.polyline(arc(radius)), stroke: Stroke(color: StatusBar.ink, width: 1.6))
    }
    return waves + [Mark(.polyline([foot] + arc(2.8)), fill: StatusBar.ink)]
  }

  private func battery(right: Double) -> [Mark] {
    let body = Rect(x: right - 22.5, y: middle - 4.75, width: 22.5, height: 9.5)
    return Mark.bordered(body, radius: 1.75, border: StatusBar.ink, width: 0.5) + [
      Mark(.roundedRect(body.insetBy(1.25), radius: 0.75), fill: StatusBar.ink),
      Mark(
        .roundedRect(
          Rect(x: right + 0.25, y: middle - 1.75, width: 1.5, height: 3.5), radius: 0.75),
        fill: StatusBar.ink),
    ]
  }
}
