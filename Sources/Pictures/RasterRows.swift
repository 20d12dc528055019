/// Rows of a picture, from the top; rows that nobody reads are not kept.
package struct RasterRows: Sendable {
  /// Pixels of a row.
  package let width: Int
  /// Rows of the whole picture.
  package let height: Int
  /// The pixels of the rows that are kept, as a `Raster` has them.
  package private(set) var pixels: [UInt32]
  /// The low bytes of samples of 16 bits, as `Raster` has them.
  package private(set) var lowBytes: [UInt32]?
  /// The start of each row among the pixels; negative for a row that is not kept.
  package private(set) var starts: [Int]

  /// All rows of a picture.
  package init(_ picture: Raster) {
    (width, height) = (picture.width, picture.height)
    (pixels, lowBytes) = (picture.pixels, picture.lowBytes)
    starts = (0..<picture.height).map { $0 * picture.width }
  }

  /// No rows yet.
  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    (pixels, starts) = ([], Array(repeating: -1, count: height))
  }

  /// Whether a row is kept.
  func keeps(_ row: Int) -> Bool { starts[row] >= 0 }

  /// Keeps a row of a file; false when its colours are none of the palette's.
  mutating func keep(_ row: Int, _ samples: UnsafePointer<UInt8>, _ form: PNGForm) -> Bool {
    let start = pixels.count
    // Unwritten memory is not allocated; growing step by step would take that of two pictures.
    if start == 0 { pixels.reserveCapacity(width * height) }
    pixels.append(contentsOf: repeatElement(0, count: width))
    starts[row] = start
    return pixels.withUnsafeMutableBufferPointer { buffer in
      guard let colors = buffer.baseAddress else { return false }
      return form.expand(samples, into: colors + start)
    }
  }
}
