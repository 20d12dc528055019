import Glibc

/// The colour that a pixel had and the one that it has, 0xAARRGGBB.
package struct ColorPair: Hashable, Sendable {
  /// The old colour, 0xAARRGGBB.
  package var old: UInt32
  /// The new colour, 0xAARRGGBB.
  package var new: UInt32

  /// Creates a pair of colours, 0xAARRGGBB.
  package init(old: UInt32, new: UInt32) {
    (self.old, self.new) = (old, new)
  }

  /// Both colours at once, which takes half the time of one after the other.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(UInt64(old) << 32 | UInt64(new))
  }

  /// The visible difference of the colours: their distance in OKLab, 1 from black to white.
  var distance: Double {
    let difference = ColorPair.lab(old) - ColorPair.lab(new)
    return (difference * difference).sum().squareRoot()
  }

  /// A colour in OKLab, of Ottosson, "A perceptual color space for image processing", 2020.
  private static func lab(_ color: UInt32) -> SIMD3<Double> {
    let alpha = Double(color >> 24) / 255
    let channels = SIMD3(color >> 16, color >> 8, color) & 255
    // Transparent colours are seen on white.
    let light =
      alpha * SIMD3(linear[Int(channels.x)], linear[Int(channels.y)], linear[Int(channels.z)])
      + (1 - alpha)
    let l = cbrt((light * SIMD3(0.4122214708, 0.5363325363, 0.0514459929)).sum())
    let m = cbrt((light * SIMD3(0.2119034982, 0.6806995451, 0.1073969566)).sum())
    let s = cbrt((light * SIMD3(0.0883024619, 0.2817188376, 0.6299787005)).sum())
    return l * SIMD3(0.2104542553, 1.9779984951, 0.0259040371)
      + m * SIMD3(0.7936177850, -2.4285922050, 0.7827717662)
      + s * SIMD3(-0.0040720468, 0.4505937099, -0.8086757660)
  }

  /// Channels of sRGB as amounts of light, from 0 to 1 (IEC 61966-2-1).
  private static let linear: [Double] = (0...255).map { value in
    let channel = Double(value) / 255
    return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
  }
}
