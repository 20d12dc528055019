import Glibc

extension Color {
  /// The contrast ratio of two opaque colours, 1 to 21 (WCAG 2.1).
  package func contrast(to other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The colour as it looks over an opaque one.
  package func over(_ ground: Color) -> Color {
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      let (share, rest) = (Double(alpha) / 255, 1 - Double(alpha) / 255)
      return UInt8((Double(top) * share + Double(bottom) * rest).rounded())
    }
    return Color(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  private var luminance: Double {
    zip(linear, [0.2126, 0.7152, 0.0722]).map { $0 * $1 }.reduce(0, +)
  }

  /// The channels as light, from sRGB's curve.
  private var linear: [Double] {
    [red, green, blue].map { value in
      let part = Double(value) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
  }

  /// The place of its hue and its chroma in OKLab.
  private var chroma: (a: Double, b: Double) {
    let light = linear
    func sum(_ factors: [Double], _ parts: [Double]) -> Double {
      zip(factors, parts).map { $0 * $1 }.reduce(0, +)
    }
    let cones = [
      [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ].map { cbrt(sum($0, light)) }
    return (
      sum([1.9779984951, -2.4285922050, 0.4505937099], cones),
      sum([0.0259040371, 0.7827717662, -0.8086757660], cones)
    )
  }

  /// Whether a thin line of the opaque colour is seen on another: for its contrast of 3, or for its hue.
  ///
  /// A distance of 0.02 in OKLab just differs side by side; ten times that is another hue.
  package func isSeen(on ground: Color) -> Bool {
    let (own, other) = (chroma, ground.chroma)
    return contrast(to: ground) >= 3 || hypot(own.a - other.a, own.b - other.b) >= 0.2
  }
}

extension DynamicColor {
  /// The colour as it looks over an opaque one.
  package func over(_ ground: DynamicColor) -> DynamicColor {
    DynamicColor(light: light.over(ground.light), dark: dark.over(ground.dark))
  }

  /// The colour as it can be read on an opaque ground: where its contrast is less than `least`, the one
  /// of both appearances with the most.
  package func readable(on ground: DynamicColor, least: Double) -> DynamicColor {
    func choice(_ own: Color, _ other: Color, _ ground: Color) -> Color {
      let contrast = own.over(ground).contrast(to: ground)
      return contrast < least && other.over(ground).contrast(to: ground) > contrast ? other : own
    }
    return DynamicColor(
      light: choice(light, dark, ground.light), dark: choice(dark, light, ground.dark))
  }

  /// The colour where it is seen on an opaque ground, and where not another as it can be read.
  package func seen(on ground: DynamicColor, or other: DynamicColor) -> DynamicColor {
    let other = other.readable(on: ground, least: 4.5)
    return DynamicColor(
      light: light.isSeen(on: ground.light) ? light : other.light,
      dark: dark.isSeen(on: ground.dark) ? dark : other.dark)
  }
}
