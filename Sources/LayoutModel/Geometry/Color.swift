import Basics

/// A colour in sRGB, eight bits a channel, not premultiplied.
package struct Color: Hashable, Sendable {
  /// 0 to 255.
  package var red: UInt8
  /// 0 to 255.
  package var green: UInt8
  /// 0 to 255.
  package var blue: UInt8
  /// 255 is opaque.
  package var alpha: UInt8

  /// Makes a colour from its channels, 0 to 255 each.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes an opaque colour from `0xRRGGBB`.
  package init(_ rgb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }

  /// Makes a colour from six or eight hexadecimal digits, with or without `#` before them, or from `#` and
  /// three digits, each of which stands for two.
  ///
  /// Nil when the text is none.
  package init?(hexadecimal text: String) {
    var digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    if text.hasPrefix("#"), digits.count == 3 { digits = String(digits.flatMap { [$0, $0] }) }
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    self.init(digits.count == 6 ? value : value >> 8)
    if digits.count == 8 { alpha = UInt8(truncatingIfNeeded: value) }
  }

  /// The colour as `#RRGGBB`, or `#RRGGBBAA` when it is not opaque.
  package var hexadecimal: String {
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return channels.reduce(into: "#") { $0 += $1.hexadecimal(digits: 2) }
  }

  /// The colour with its opacity multiplied by `factor`, 0 to 1.
  package func opacity(_ factor: Double) -> Color {
    var color = self
    color.alpha = UInt8((Double(alpha) * factor).rounded())
    return color
  }
}
