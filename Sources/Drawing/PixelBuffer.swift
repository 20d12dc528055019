/// Pixels of an opaque picture, row by row from the top.
package struct PixelBuffer: Equatable, Sendable {
  /// Pixels of a row.
  package let width: Int
  /// Rows of the picture.
  package let height: Int
  /// The pixels without padding, 0xXXRRGGBB: Cairo's RGB24, or ARGB32 where alpha is 255.
  package var pixels: [UInt32]

  /// A picture of `width` by `height` pixels, both at least 1.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width > 0 && height > 0 && pixels.count == width * height)
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
