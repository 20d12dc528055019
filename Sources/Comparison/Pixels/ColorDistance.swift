import Glibc

/// How different colours look.
enum ColorDistance {
  /// A colour in OKLab, of Ottosson, "A perceptual color space for image processing", 2020.
  private struct Lab {
    var lightness: Double
    var a: Double
    var b: Double

    init(_ color: UInt32) {
      let alpha = Double(color >> 24) / 255
      // What is not opaque is seen on white.
      func channel(_ shift: UInt32) -> Double {
        let value = Int(color >> shift & 255)
        return alpha * ColorDistance.linear[value] + (1 - alpha)
      }
      let (red, green, blue) = (channel(16), channel(8), channel(0))
      let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
      let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
      let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
      lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
      a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
      b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }
  }

  /// Channels of sRGB as amounts of light, from 0 to 1 (IEC 61966-2-1).
  private static let linear: [Double] = (0...255).map { value in
    let channel = Double(value) / 255
    return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
  }

  /// The distance of two colours, 0xAARRGGBB, in OKLab: 1 from black to white.
  static func between(_ first: UInt32, _ second: UInt32) -> Double {
    let (a, b) = (Lab(first), Lab(second))
    let squares =
      (a.lightness - b.lightness) * (a.lightness - b.lightness) + (a.a - b.a) * (a.a - b.a)
      + (a.b - b.b) * (a.b - b.b)
    return squares.squareRoot()
  }
}
