package import Pictures

/// Writes PNG files of flat figures, without zlib: the same pixels always give the same bytes.
///
/// A picture is scanned for runs once; time and size then follow the number of colour changes, not
/// of pixels. Any picture encodes correctly: noise costs hardly more than its pixels' bytes.
package enum PNGEncoder {
  /// The PNG file of an opaque picture; the other form documents the parameters.
  package static func encode(
    _ picture: Raster, scale: Int, text: [(keyword: String, value: String)] = []
  ) -> [UInt8] {
    encode(
      picture.pixels.span, width: picture.width, rows: Array(repeating: 1, count: picture.height),
      stride: picture.width, scale: scale, text: text)
  }

  /// The PNG file of rows of `width` pixels: 8-bit RGB, or a palette if that is smaller.
  ///
  /// - Parameters:
  ///   - pixels: 0xXXRRGGBB, as Cairo's RGB24 lays them out on a little-endian machine.
  ///   - width: pixels of a row, at least 1.
  ///   - rows: how often each row of pixels is repeated in the picture, each at least once.
  ///   - stride: pixels from the start of a row to that of the next, at least `width`.
  ///   - scale: pixels per point, at least 1; pHYs then states 72 times as many per inch.
  ///   - text: keywords of 1 to 79 printable ASCII characters with their values, in this order.
  package static func encode(
    _ pixels: Span<UInt32>, width: Int, rows: [Int], stride: Int, scale: Int,
    text: [(keyword: String, value: String)] = []
  ) -> [UInt8] {
    precondition(width > 0 && !rows.isEmpty && stride >= width && scale > 0)
    precondition(pixels.count >= (rows.count - 1) * stride + width)
    let height = rows.reduce(0, +)
    precondition(height * (1 + 3 * width) <= UInt32.max, "offsets take 32 bits")
    let picture = PixelRuns(pixels, width: width, rows: rows, stride: stride)
    let form = Form.smallest(of: picture)
    var file = PNGFile()
    file.appendHeader(width: width, height: height, colorType: form.colorType)
    file.appendPixelSize(scale: scale)
    for (keyword, value) in text { file.appendText(keyword: keyword, value: value) }
    if !form.palette.isEmpty { file.appendChunk("PLTE", form.palette) }
    file.appendChunk("IDAT", form.stream)
    file.appendChunk("IEND", [])
    return file.bytes
  }

  /// One of the ways to write a picture's pixels (PNG specification, section 11.2.1).
  private struct Form {
    /// 2 for RGB, 3 for palette indexes.
    let colorType: UInt8
    /// Red, green and blue of each colour, for PLTE.
    var palette: [UInt8] = []
    /// The zlib stream.
    let stream: [UInt8]

    /// Pixels up to which both forms are tried: in a larger picture a palette always pays.
    private static let trialLimit = 16384

    static func smallest(of picture: PixelRuns) -> Form {
      guard let palette = PNGPalette(picture) else { return rgb(picture) }
      let indexed = Form(
        colorType: 3, palette: palette.bytes,
        stream: zlibStream(picture.mapColors(palette.index), pixelSize: 1))
      guard picture.width * picture.height <= trialLimit else { return indexed }
      let rgb = rgb(picture)
      let paletteChunk = 12 + indexed.palette.count
      return rgb.stream.count <= indexed.stream.count + paletteChunk ? rgb : indexed
    }

    private static func rgb(_ picture: PixelRuns) -> Form {
      Form(colorType: 2, stream: zlibStream(picture, pixelSize: 3))
    }

    /// The filtered rows of `picture`, compressed (RFC 1950, section 2.2).
    private static func zlibStream(_ picture: PixelRuns, pixelSize: Int) -> [UInt8] {
      let rows = FlatRowEncoder(picture, pixelSize: pixelSize)
      // Deflate with a window of 32768 bytes; the second byte makes the pair a multiple of 31.
      var stream: [UInt8] = [0x78, 0x01]
      stream += Deflate.encode(rows.tokens, byteCount: rows.byteCount)
      stream += [UInt8](bigEndian: rows.checksum.value)
      return stream
    }
  }
}
