import Glibc
import LayoutModel

extension Color {
  /// The contrast ratio of two opaque colours, 1 to 21 (WCAG 2.1).
  func contrast(to other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The colour as it looks over an opaque one.
  func over(_ ground: Color) -> Color {
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      let (share, rest) = (Double(alpha) / 255, 1 - Double(alpha) / 255)
      return UInt8((Double(top) * share + Double(bottom) * rest).rounded())
    }
    return Color(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  private var luminance: Double {
    let light = Color.light
    return 0.2126 * light[Int(red)] + 0.7152 * light[Int(green)] + 0.0722 * light[Int(blue)]
  }

  /// The light of each value of a channel, from sRGB's curve.
  private static let light: [Double] = (0...255).map { value in
    let part = Double(value) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  /// Whether it has next to no hue.
  private var isGrey: Bool { max(red, green, blue) - min(red, green, blue) <= 16 }

  /// Whether an area of the opaque colour stands out from another around it: for its contrast of 3, or as a hue
  /// on a grey.
  func isSeen(on ground: Color) -> Bool {
    contrast(to: ground) >= 3 || isGrey != ground.isGrey
  }

  /// Whether a title of the opaque colour can stay on another: for its contrast, or since it is a hue on a
  /// grey, as the blue titles on the grey buttons of Apple's guide are, with a contrast of 1.7.
  fileprivate func isTint(on ground: Color) -> Bool {
    contrast(to: ground) >= (ground.isGrey && !isGrey ? 1.5 : 4.5)
  }
}

extension DynamicColor {
  /// The colour as it looks over an opaque one.
  func over(_ ground: DynamicColor) -> DynamicColor {
    DynamicColor(light: light.over(ground.light), dark: dark.over(ground.dark))
  }

  /// The colour as it can be read on an opaque ground: where its contrast is less than `least`, the one
  /// of both appearances with the most.
  func readable(on ground: DynamicColor, least: Double) -> DynamicColor {
    func choice(_ own: Color, _ other: Color, _ ground: Color) -> Color {
      let contrast = own.over(ground).contrast(to: ground)
      return contrast < least && other.over(ground).contrast(to: ground) > contrast ? other : own
    }
    return DynamicColor(
      light: choice(light, dark, ground.light), dark: choice(dark, light, ground.dark))
  }

  /// The tint where it can stay on an opaque ground, and where not another colour as it can be read.
  func tint(on ground: DynamicColor, or other: DynamicColor) -> DynamicColor {
    let other = other.readable(on: ground, least: 4.5)
    return DynamicColor(
      light: light.isTint(on: ground.light) ? light : other.light,
      dark: dark.isTint(on: ground.dark) ? dark : other.dark)
  }
}
