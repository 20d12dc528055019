import Drawing
import Pictures
import TestSupport
import Testing

@Suite struct PNGEncoderTests {
  @Test(arguments: Picture.all)
  func `every pixel comes back through libpng`(_ sample: Picture) throws {
    let picture = sample.picture
    let decoded = try #require(decode(PNGEncoder.encode(picture, scale: 1)))
    #expect(decoded.width == picture.width)
    #expect(decoded.height == picture.height)
    #expect(decoded.pixels.map { $0 & 0xFF_FFFF } == picture.pixels.map { $0 & 0xFF_FFFF })
  }

  @Test(arguments: Seed.samples())
  func `rectangles of any seed come back`(_ seed: Seed) throws {
    let picture = Picture.rectangles(seed: seed.number)
    let decoded = try #require(decode(PNGEncoder.encode(picture, scale: 1)))
    #expect(decoded.width == picture.width)
    #expect(decoded.pixels.map { $0 & 0xFF_FFFF } == picture.pixels)
  }

  @Test(arguments: Picture.all)
  func `the same pixels give the same bytes`(_ sample: Picture) {
    let first = PNGEncoder.encode(sample.picture, scale: 2, text: [("Title", "a")])
    #expect(first == PNGEncoder.encode(sample.picture, scale: 2, text: [("Title", "a")]))
  }

  @Test(arguments: Picture.all)
  func `chunks stand in order with right checksums`(_ sample: Picture) throws {
    let text = [("Title", "Größe ≥ 44 点"), ("Source", "")]
    let file = PNGEncoder.encode(sample.picture, scale: 2, text: text)
    let chunks = try #require(Chunk.all(in: file))
    let types = chunks.map(\.type)
    #expect(types.filter { $0 != "PLTE" } == ["IHDR", "pHYs", "iTXt", "iTXt", "IDAT", "IEND"])
    if let palette = types.firstIndex(of: "PLTE") { #expect(types[palette + 1] == "IDAT") }
    for chunk in chunks { #expect(chunk.checksum == chunk.expectedChecksum, "\(chunk.type)") }
  }

  @Test func `the header has size and form`() throws {
    let gray = Raster(width: 300, height: 200, pixels: .init(repeating: 7, count: 60000))
    let header = try #require(Chunk.all(in: PNGEncoder.encode(gray, scale: 1))?.first)
    #expect(header.data == [0, 0, 1, 44, 0, 0, 0, 200, 8, 3, 0, 0, 0])
  }

  @Test(arguments: [(1, 2835), (2, 5669), (3, 8504)])
  func `pixels per metre follow the scale`(_ scale: Int, _ perMetre: Int) throws {
    let dot = Raster(width: 1, height: 1, pixels: [0])
    let chunks = try #require(Chunk.all(in: PNGEncoder.encode(dot, scale: scale)))
    let number = [0, 0, UInt8(perMetre >> 8), UInt8(perMetre & 255)]
    #expect(chunks.first { $0.type == "pHYs" }?.data == number + number + [1])
  }

  @Test func `text is UTF-8 and not compressed`() throws {
    let dot = Raster(width: 1, height: 1, pixels: [0])
    let file = PNGEncoder.encode(dot, scale: 1, text: [("Title", "Größe ≥ 44 点")])
    let chunk = try #require(Chunk.all(in: file)?.first { $0.type == "iTXt" })
    #expect(chunk.data == Array("Title".utf8) + [0, 0, 0, 0, 0] + Array("Größe ≥ 44 点".utf8))
  }

  @Test(arguments: [(1, true), (2, true), (16, true), (17, true), (256, true), (257, false)])
  func `a palette holds up to 256 colours`(_ count: Int, _ hasPalette: Bool) throws {
    let file = PNGEncoder.encode(Picture.colors(count, width: 200, height: 150), scale: 1)
    let palette = try #require(Chunk.all(in: file)).first { $0.type == "PLTE" }
    #expect(palette?.data.count == (hasPalette ? 3 * count : nil))
  }

  @Test func `a small picture of many colours takes no palette`() throws {
    let file = PNGEncoder.encode(Picture.colors(64, width: 8, height: 8), scale: 1)
    #expect(try #require(Chunk.all(in: file)).allSatisfy { $0.type != "PLTE" })
  }

  @Test func `noise costs hardly more than its bytes`() {
    let file = PNGEncoder.encode(Picture.noise(width: 500, height: 300), scale: 1)
    #expect(file.count < 300 * (1 + 3 * 500) + 300)
  }

  @Test func `padding between rows and the unused byte do not matter`() {
    let picture = Picture.figure(width: 90, height: 70)
    var padded: [UInt32] = []
    for y in 0..<70 {
      padded += picture.pixels[90 * y..<90 * (y + 1)].map { $0 ^ UInt32(y % 3) << 24 }
      padded += [UInt32](repeating: 0xABCD_0000 + UInt32(y), count: 6)
    }
    let file = PNGEncoder.encode(
      padded.span, width: 90, rows: Array(repeating: 1, count: 70), stride: 96, scale: 1)
    #expect(file == PNGEncoder.encode(picture, scale: 1))
  }

  @Test func `a flat figure is smaller than libpng makes it`() throws {
    let picture = Picture.figure(width: 750, height: 1334)
    let libpng = try #require(encodeWithCairo(picture))
    #expect(PNGEncoder.encode(picture, scale: 1).count <= libpng.count)
  }
}
