import Comparison
import Pictures
import Testing

/// Two pictures, pixel by pixel.
struct PictureComparisonTests {
  private static let white: UInt32 = 0xFFFF_FFFF
  private static let black: UInt32 = 0xFF00_0000

  /// A white picture with black boxes.
  private static func picture(
    _ width: Int, _ height: Int, _ boxes: [PixelBox] = [], color: UInt32 = black
  ) -> Raster {
    var pixels = Array(repeating: white, count: width * height)
    for box in boxes {
      for row in box.y..<box.y + box.height {
        for column in box.x..<box.x + box.width { pixels[row * width + column] = color }
      }
    }
    return Raster(width: width, height: height, pixels: pixels)
  }

  private static func difference(
    _ old: Raster, _ new: Raster, edges: PictureComparison.Edges = .exact
  ) -> PixelDifference {
    PictureComparison.difference(RasterPair(old, new), edges: edges)
  }

  @Test func `pixels are counted, and those that lie together share a box`() {
    let boxes = [
      PixelBox(x: 3, y: 3, width: 20, height: 5), PixelBox(x: 26, y: 9, width: 2, height: 2),
      PixelBox(x: 90, y: 60, width: 1, height: 1),
    ]
    let found = Self.difference(Self.picture(100, 80), Self.picture(100, 80, boxes))
    #expect(found.count == 105)
    #expect(
      found.boxes == [
        PixelBox(x: 3, y: 3, width: 25, height: 8, count: 104),
        PixelBox(x: 90, y: 60, width: 1, height: 1, count: 1),
      ])
    #expect(!found.isEmpty)
    let same = Self.difference(Self.picture(100, 80), Self.picture(100, 80))
    #expect(same.isEmpty && same.boxes.isEmpty && same.largest == 0)
  }

  /// Distances of colours from OKLab's definition: black and white are 1 apart; red lies at L 0.62796,
  /// a 0.22486, b 0.12585.
  @Test(arguments: [
    (0xFF00_0000 as UInt32, 0xFFFF_FFFF as UInt32, 1.0),
    (0xFFFF_FFFF, 0xFFFF_0000, 0.45256), (0xFF22_2222, 0xFF23_2323, 0.00419),
    (0x0000_0000, 0xFFFF_FFFF, 0),
  ])
  func `distances are those of OKLab`(_ old: UInt32, _ new: UInt32, _ distance: Double) {
    let box = [PixelBox(x: 0, y: 0, width: 9, height: 9)]
    let found = Self.difference(
      Self.picture(9, 9, box, color: old), Self.picture(9, 9, box, color: new))
    #expect(found.count == 81)
    #expect((found.largest - distance).magnitude < 0.0005, "\(found.largest)")
    #expect(found.mainColors == ColorPair(old: old, new: new))
  }

  @Test func `the 99th percentile leaves out what one pixel of a hundred exceeds`() {
    let old = Self.picture(200, 1)
    var pixels = [UInt32](repeating: 0xFFFE_FEFE, count: 200)
    func new() -> Raster { Raster(width: 200, height: 1, pixels: pixels) }
    pixels[7] = Self.black
    let found = Self.difference(old, new())
    #expect(found.largest > 0.99 && found.percentile99 < 0.01)
    for column in 8...11 { pixels[column] = Self.black }
    #expect(Self.difference(old, new()).percentile99 > 0.99)
  }

  @Test func `what only one picture has counts, and is seen`() {
    let found = Self.difference(Self.picture(10, 10), Self.picture(12, 8))
    #expect(found.count == 2 * 10 + 2 * 8)
    #expect(found.oldSize == PixelSize(width: 10, height: 10) && !found.isEmpty)
    let mask = PictureMask.picture(Self.picture(10, 10), Self.picture(12, 8))
    #expect(mask.width == 12 && mask.height == 10)
    #expect(mask.pixels.count { $0 == 0xFFE6_007E } == 120 - 80)
  }

  /// The upright edge of a black area, whose one column of pixels is mixed.
  private static func edge(_ mixed: UInt32) -> Raster {
    var pixels = Self.picture(40, 40, [PixelBox(x: 20, y: 0, width: 20, height: 40)]).pixels
    for row in 0..<40 { pixels[row * 40 + 20] = mixed }
    return Raster(width: 40, height: 40, pixels: pixels)
  }

  @Test func `edges of shapes are counted, and tolerated on request`() {
    let (old, new) = (Self.edge(0xFF80_8080), Self.edge(0xFF60_6060))
    let counted = Self.difference(old, new, edges: .counted)
    #expect(counted.count == 40 && counted.antialiased == 40 && counted.isAntialiasing)
    let box = PixelBox(x: 0, y: 0, width: 40, height: 10)
    let tolerated = Self.difference(old, new, edges: .tolerated(in: [box]))
    #expect(tolerated.count == 30 && tolerated.tolerated == 10)
    // A line that goes is no edge: nothing of it is tolerated.
    let hairline = Self.picture(
      40, 40, [PixelBox(x: 0, y: 5, width: 40, height: 1)], color: 0xFFE0_E0E0)
    let whole = PixelBox(x: 0, y: 0, width: 40, height: 40)
    let removed = Self.difference(
      hairline, Self.picture(40, 40), edges: .tolerated(in: [whole]))
    #expect(removed.count == 40 && removed.tolerated == 0)
  }

  @Test func `noise is counted in full`() {
    var state: UInt32 = 1
    func noise() -> [UInt32] {
      (0..<150 * 150).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return state | Self.black
      }
    }
    let (old, new) = (noise(), noise())
    let found = Self.difference(
      Raster(width: 150, height: 150, pixels: old), Raster(width: 150, height: 150, pixels: new),
      edges: .counted)
    #expect(found.count == zip(old, new).count { $0 != $1 })
    #expect(found.boxes.map(\.count) == [found.count])
    #expect(found.percentile99 <= found.largest && found.largest <= 1.2)
  }
}
