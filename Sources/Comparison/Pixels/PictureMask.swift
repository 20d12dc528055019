package import Pictures

/// Shows where two pictures differ.
package enum PictureMask {
  /// The colour of changed pixels: a magenta that none of our figures has.
  private static let mark: UInt32 = 0xFFE6_007E

  /// The new picture, pale, with a mark on every changed pixel.
  ///
  /// It is as large as the larger picture, so that a change of size is visible.
  package static func picture(_ old: Raster, _ new: Raster) -> Raster {
    let (width, height) = (max(old.width, new.width), max(old.height, new.height))
    var pixels = [UInt32](repeating: mark, count: width * height)
    for row in 0..<min(old.height, new.height) {
      for column in 0..<min(old.width, new.width) {
        let (before, after) = (row * old.width + column, row * new.width + column)
        let color = new.pixels[after]
        guard color == old.pixels[before], old.lowBytes?[before] == new.lowBytes?[after]
        else { continue }
        // A third of its lightness on white.
        let grey = 170 + UInt32(color.luma / 1000) / 3
        pixels[row * width + column] = 0xFF00_0000 | grey * 0x01_0101
      }
    }
    return Raster(width: width, height: height, pixels: pixels)
  }
}
