/// A picture of pixels, row by row from the top.
package struct Raster: Equatable, Sendable {
  /// Pixels of a row.
  package let width: Int
  /// Rows of the picture.
  package let height: Int
  /// The pixels without padding, 0xAARRGGBB, colours not multiplied by their opacity.
  package var pixels: [UInt32]
  /// The low bytes of samples of 16 bits, as `pixels` has the colours; nil unless they are compared.
  package private(set) var lowBytes: [UInt32]?

  /// A picture of `width` by `height` pixels, both at least 1.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width > 0 && height > 0 && pixels.count == width * height)
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Sets the low bytes, as many as there are pixels.
  mutating func setLowBytes(_ bytes: [UInt32]) {
    precondition(bytes.count == pixels.count)
    lowBytes = bytes
  }
}
