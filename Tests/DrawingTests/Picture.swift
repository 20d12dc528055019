import Drawing
import Pictures
import TestSupport
import Testing

/// A picture to encode, named for the test report.
struct Picture: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let picture: Raster

  static let all: [Picture] =
    sizes + colorCounts + [
      Picture("one colour", 300, 200) { _, _ in 0x12_34_56 },
      Picture("columns of one pixel", 301, 40) { x, _ in x % 2 == 0 ? 0xFFFFFF : 0x10_80_F0 },
      Picture("rows of one pixel", 40, 301) { _, y in y % 2 == 0 ? 0xFFFFFF : 0x10_80_F0 },
      Picture("columns of three", 300, 40) { x, _ in UInt32(x / 3 % 5) * 0x11_05_33 },
      Picture("diagonal", 257, 257) { x, y in x == y ? 0xFF0000 : 0xFFFFFF },
      Picture("gradient", 256, 300) { x, y in UInt32(x) << 16 | UInt32(y & 255) },
      Picture("gray steps", 700, 90) { x, y in UInt32((x / 3 + y) % 256) * 0x010101 },
      Picture(name: "figure", figure(width: 375, height: 667)),
      Picture(name: "wide figure", figure(width: 4096, height: 300)),
      Picture(name: "figure on noise", figure(width: 200, height: 200, noisy: true)),
      Picture(name: "noise", noise(width: 300, height: 200)),
      Picture(name: "noise of two colours", noise(width: 300, height: 200, colors: 2)),
      Picture(name: "noise of 200 colours", noise(width: 300, height: 200, colors: 200)),
      Picture(name: "long row of noise", noise(width: 32767, height: 2)),
      Picture(name: "Fibonacci counts", fibonacci()),
      Picture("very long rows", 32_767, 3) { x, y in x == 15_000 + y ? 0xFF : 0xFF_EE_DD },
    ]

  private static let sizes = [
    (1, 1), (2, 1), (1, 2), (3, 1), (4, 3), (5, 2), (1, 400), (400, 1), (85, 3), (86, 3), (87, 3),
    (88, 3), (89, 3), (257, 4), (258, 4), (259, 4), (260, 4), (261, 4), (262, 4), (1, 32767),
  ].flatMap { width, height in
    [
      Picture("\(width)x\(height) flat", width, height) { _, _ in 0xFF_80_00 },
      Picture("\(width)x\(height) white", width, height) { _, _ in 0xFF_FF_FF },
      Picture(name: "\(width)x\(height) noise", noise(width: width, height: height)),
    ]
  }

  private static let colorCounts = [1, 2, 16, 17, 256, 257].map { count in
    Picture(name: "\(count) colours", colors(count, width: 200, height: 150))
  }

  private init(name: String, _ picture: Raster) {
    testDescription = name
    self.picture = picture
  }

  private init(_ name: String, _ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) {
    let pixels = (0..<width * height).map { color($0 % width, $0 / width) | 0xFF00_0000 }
    self.init(name: name, Raster(width: width, height: height, pixels: pixels))
  }

  /// Blocks of exactly `count` colours.
  static func colors(_ count: Int, width: Int, height: Int) -> Raster {
    Picture("", width, height) { x, y in
      UInt32((x / 3 + y * 31) % count) &* 0x01_43_25 & 0xFF_FFFF
    }.picture
  }

  /// Pixels from a fixed sequence of random numbers, of `colors` colours if given.
  static func noise(width: Int, height: Int, colors: UInt64 = 1 << 24) -> Raster {
    var random = SplitMix(state: 42)
    return Picture("", width, height) { _, _ in
      UInt32(random.next() >> 20 % colors) &* 0x01_43_25 & 0xFF_FFFF
    }.picture
  }

  /// Shuffled pixels of 24 colours, each as frequent as the two rarer ones: codes above 15 bits.
  private static func fibonacci() -> Raster {
    var (count, next) = (1, 1)
    var pixels: [UInt32] = []
    for color in UInt32(1)...24 {
      pixels += [UInt32](repeating: color * 0x05_09_0A, count: count)
      (count, next) = (next, count + next)
    }
    var random = SplitMix(state: 42)
    pixels.shuffle(using: &random)
    let height = pixels.count / 300
    return Raster(width: 300, height: height, pixels: Array(pixels.prefix(300 * height)))
  }

  /// Small rectangles of few colours on top of each other, every seed another picture.
  static func rectangles(seed: UInt64) -> Raster {
    var random = SplitMix(state: seed)
    let (width, height) = (Int.random(in: 1...300, using: &random), 1 + Int(seed * 7 % 90))
    let palette = (0..<1 + seed * seed % 400).map { _ in UInt32(random.next() >> 40) }
    var pixels = [UInt32](repeating: 0xFF_FFFF, count: width * height)
    for _ in 0..<Int.random(in: 0...200, using: &random) {
      let color = palette.randomElement(using: &random) ?? 0
      let left = Int.random(in: 0..<width, using: &random)
      let top = Int.random(in: 0..<height, using: &random)
      let right = min(width, left + Int.random(in: 1...40, using: &random))
      for y in top..<min(height, top + Int.random(in: 1...20, using: &random)) {
        for x in left..<right { pixels[y * width + x] = color }
      }
    }
    return Raster(width: width, height: height, pixels: pixels)
  }

  /// White with rectangles, thin bars and discs with soft edges.
  static func figure(width: Int, height: Int, noisy: Bool = false) -> Raster {
    var random = SplitMix(state: 42)
    return Picture("", width, height) { x, y in
      if noisy, x > 50, y > 50, x < 150, y < 120 { return UInt32(random.next() >> 40) }
      let (dx, dy) = (x % 120 - 60, y % 160 - 50)
      let edge = 22 * 22 - dx * dx - dy * dy
      if edge > 0 { return edge > 40 ? 0x1C_62_B9 : 0xFF_FF_FF - UInt32(edge) * 0x05_03_01 }
      if x % 97 == 30 || y % 83 == 12 && x > width / 8 { return 0xD0_34_2C }
      let inside = x > width / 10 && x < width * 9 / 10 && y % 300 > 100
      return inside ? (y / 300 % 2 == 0 ? 0xDC_E9_F7 : 0xFB_E8_D3) : 0xFF_FF_FF
    }.picture
  }
}
