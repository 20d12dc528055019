import Testing

@testable import Pictures

/// Two PNG files, read in step.
struct RasterPairTests {
  /// The pair, checked against both pictures as they are read whole; nil when it cannot be read in step.
  private static func pair(_ old: PlainPNG, _ new: PlainPNG, margin: Int = 2) throws -> RasterPair?
  {
    let whole = RasterPair(try PNGReader.raster(of: old.bytes), try PNGReader.raster(of: new.bytes))
    guard let pair = RasterPair(old.bytes, new.bytes, margin: margin) else { return nil }
    #expect(pair.differingRows == whole.differingRows)
    for (rows, all) in [(pair.old, whole.old), (pair.new, whole.new)] {
      for row in 0..<rows.height where rows.keeps(row) {
        #expect(colors(rows, row) == colors(all, row), "row \(row)")
      }
    }
    return pair
  }

  private static func colors(_ rows: RasterRows, _ row: Int) -> [UInt32] {
    Array(rows.pixels[rows.starts[row]..<rows.starts[row] + rows.width])
  }

  /// Ten white rows of two pixels.
  private static let white = PlainPNG(
    width: 2, colorType: 2, rows: Array(repeating: Array(repeating: 255, count: 6), count: 10))

  @Test func `only rows around those that differ are kept`() throws {
    var other = Self.white
    other.rows[5] = [255, 255, 255, 1, 2, 3]
    let pair = try #require(try Self.pair(Self.white, other))
    #expect(pair.differingRows == [5])
    #expect((0..<10).filter(pair.old.keeps) == [3, 4, 5, 6, 7])
    #expect(Self.colors(pair.old, 5) == [0xFFFF_FFFF, 0xFFFF_FFFF])
    #expect(Self.colors(pair.new, 5) == [0xFFFF_FFFF, 0xFF01_0203])
    other.rows[0] = [0, 0, 0, 0, 0, 0]
    other.rows[9] = [0, 0, 0, 0, 0, 0]
    let near = try #require(try Self.pair(Self.white, other, margin: 0))
    #expect((0..<10).filter(near.new.keeps) == [0, 5, 9])
    // What is near to two of them is kept once.
    #expect(try #require(try Self.pair(Self.white, other)).new.pixels.count == 10 * 2)
    let same = try #require(try Self.pair(other, other))
    #expect(same.differingRows.isEmpty && same.old.pixels.isEmpty && same.new.pixels.isEmpty)
  }

  /// Three rows of two pixels in a palette.
  private static func indexed(_ palette: [UInt8], _ rows: [[UInt8]]) -> PlainPNG {
    PlainPNG(width: 2, colorType: 3, chunks: [("PLTE", palette)], rows: rows)
  }

  @Test func `colours of palettes are compared, not places in them`() throws {
    let old = Self.indexed([255, 0, 0, 0, 0, 255], [[0, 1], [1, 1], [0, 0]])
    var new = old
    new.rows[1] = [0, 1]
    let pair = try #require(try Self.pair(old, new))
    #expect(pair.differingRows == [1])
    #expect(Self.colors(pair.old, 1) == [0xFF00_00FF, 0xFF00_00FF])
    #expect(Self.colors(pair.new, 1) == [0xFFFF_0000, 0xFF00_00FF])
    // The same picture with the palette the other way round, and without one.
    let turned = Self.indexed([0, 0, 255, 255, 0, 0], [[1, 0], [0, 0], [1, 1]])
    #expect(try #require(try Self.pair(old, turned)).differingRows.isEmpty)
    #expect(try #require(try Self.pair(new, turned)).differingRows == [1])
    let (red, blue): ([UInt8], [UInt8]) = ([255, 0, 0], [0, 0, 255])
    let plain = PlainPNG(width: 2, colorType: 2, rows: [red + blue, blue + blue, red + red])
    #expect(try #require(try Self.pair(old, plain)).differingRows.isEmpty)
    #expect(try #require(try Self.pair(plain, new)).differingRows == [1])
    // A colour that occurs twice in its palette.
    let twice = Self.indexed([255, 0, 0, 0, 0, 255, 0, 0, 255], [[0, 2], [1, 2], [0, 0]])
    let again = Self.indexed([255, 0, 0, 0, 0, 255, 0, 0, 255], [[0, 1], [2, 2], [0, 0]])
    #expect(try #require(try Self.pair(twice, again)).differingRows.isEmpty)
    // A place that the palette has not.
    #expect(try Self.pair(old, Self.indexed([255, 0, 0], [[0, 1], [1, 1], [0, 0]])) == nil)
  }

  @Test(arguments: [
    (0 as UInt8, [7], 0xFF07_0707 as UInt32), (0, [255], 0xFFFF_FFFF), (2, [1, 2, 3], 0xFF01_0203),
    (4, [7, 128], 0x8007_0707), (4, [0, 0], 0), (6, [1, 2, 3, 0], 0x0001_0203),
    (6, [255, 254, 253, 128], 0x80FF_FEFD),
  ])
  func `each kind of samples holds colours and opacity`(
    _ kind: UInt8, _ samples: [UInt8], _ color: UInt32
  ) throws {
    let old = PlainPNG(width: 2, colorType: kind, rows: [samples + samples])
    var new = old
    new.rows[0][new.rows[0].count - 1] ^= 1
    let pair = try #require(try Self.pair(old, new))
    #expect(pair.differingRows == [0])
    #expect(Self.colors(pair.old, 0) == [color, color])
    #expect(Self.colors(pair.new, 0)[0] == color)
    #expect(try #require(try Self.pair(old, old)).differingRows.isEmpty)
  }

  /// Pictures whose samples are not sRGB's, 8 bits each.
  private static let others = [
    PlainPNG(width: 2, depth: 16, colorType: 0, rows: [[0, 1, 2, 3], [4, 5, 6, 7]]),
    PlainPNG(width: 9, depth: 1, colorType: 0, rows: [[0xAA, 0x80], [0x55, 0]]),
    PlainPNG(width: 1, depth: 16, colorType: 2, rows: [[0, 1, 2, 3, 4, 5], [9, 8, 7, 6, 5, 4]]),
    PlainPNG(
      width: 1, colorType: 2, chunks: [("tRNS", [0, 1, 0, 2, 0, 3])],
      rows: [[1, 2, 3], [3, 2, 1]]),
    PlainPNG(
      width: 2, colorType: 3, chunks: [("PLTE", [1, 2, 3, 4, 5, 6]), ("tRNS", [128])],
      rows: [[0, 1], [1, 1]]),
    PlainPNG(
      width: 1, colorType: 2, chunks: [("gAMA", PlainPNG.big(100_000))],
      rows: [[100, 150, 200], [0, 9, 99]]),
  ]

  @Test(arguments: others.indices)
  func `what is not such samples is read whole`(_ index: Int) throws {
    let old = Self.others[index]
    var new = old
    new.rows[1] = old.rows[0]
    #expect(try Self.pair(old, new) == nil && Self.pair(old, old) == nil)
  }

  /// A pixel with samples of 16 bits, and its low bytes.
  private static let deep: [(kind: UInt8, pixel: [UInt8], low: UInt32)] = [
    (0, [0x10, 0x21], 0xFF21_2121), (4, [0x10, 0x21, 0x80, 0x05], 0x0521_2121),
    (2, [0x10, 1, 0x20, 2, 0x30, 3], 0xFF01_0203),
    (6, [0x10, 1, 0x20, 2, 0x30, 3, 0x40, 4], 0x0401_0203),
  ]

  @Test(arguments: deep, [false, true])
  func `low bytes of samples of 16 bits are read, interlaced or not`(
    _ row: (kind: UInt8, pixel: [UInt8], low: UInt32), _ isInterlaced: Bool
  ) throws {
    let file = PlainPNG(
      width: 1, depth: 16, colorType: row.kind, isInterlaced: isInterlaced, rows: [row.pixel])
    #expect(PNGReader.isDeep(file.bytes))
    let picture = try PNGReader.raster(of: file.bytes, keepsLowBytes: true)
    #expect(picture.lowBytes == [row.low])
    #expect(try PNGReader.raster(of: file.bytes).lowBytes == nil)
    var other = file
    other.rows[0][row.pixel.count - 1] ^= 1
    let changed = try PNGReader.raster(of: other.bytes, keepsLowBytes: true)
    #expect(changed.pixels == picture.pixels)
    #expect(RasterPair(picture, changed).differingRows == [0])
    #expect(RasterPair(picture, picture).differingRows.isEmpty)
  }

  @Test func `samples of 8 bits have the same byte twice as 16`() throws {
    let file = PlainPNG(width: 1, colorType: 2, rows: [[1, 2, 3]])
    #expect(!PNGReader.isDeep(file.bytes))
    #expect(try PNGReader.raster(of: file.bytes, keepsLowBytes: true).lowBytes == [0xFF01_0203])
  }

  @Test func `a declaration of sRGB changes nothing`() throws {
    var other = Self.white
    other.rows[2] = [1, 2, 3, 4, 5, 6]
    other.chunks = [
      ("gAMA", PlainPNG.big(45455)),
      ("cHRM", [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000].flatMap(PlainPNG.big)),
      ("bKGD", [0, 0, 0, 0, 0, 0]), ("tEXt", Array("a".utf8) + [0]),
    ]
    #expect(try #require(try Self.pair(Self.white, other)).differingRows == [2])
    other.chunks = [("sRGB", [0])]
    #expect(try #require(try Self.pair(Self.white, other)).differingRows == [2])
  }

  @Test func `pictures of other sizes and interlaced ones are not read in step`() throws {
    var other = Self.white
    other.rows.removeLast()
    #expect(try Self.pair(Self.white, other) == nil)
    let dot = PlainPNG(width: 1, colorType: 2, rows: [[1, 2, 3]])
    var interlaced = dot
    interlaced.isInterlaced = true
    #expect(try PNGReader.raster(of: interlaced.bytes).pixels == [0xFF01_0203])
    #expect(try Self.pair(interlaced, interlaced) == nil && Self.pair(dot, interlaced) == nil)
  }

  @Test func `a corrupt file is not read in step, and the reader of pictures reports why`() throws {
    let good = Self.white.bytes
    var cut = Self.white
    cut.rows[9] = [255, 255, 255]
    var files = [good.dropLast(12) + [], Array(good.prefix(60)), cut.bytes]
    // A byte of the pixels, and the checksum of their chunk.
    for place in [good.count - 40, good.count - 14] {
      var file = good
      file[place] ^= 1
      files.append(file)
    }
    for file in files {
      #expect(RasterPair(good, file, margin: 2) == nil && RasterPair(file, good, margin: 2) == nil)
      #expect(throws: PNGFault.self) { try PNGReader.raster(of: file) }
    }
  }
}
