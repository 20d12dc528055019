import CCairo
import Typesetting

/// Glyphs as path data that serves texts of every size.
enum GlyphOutline {
  /// The key of a glyph.
  struct Key: Hashable {
    var file: FontFile
    var glyph: UInt32
  }

  /// Whole units are fine enough: 0.02 points at a text size of 36.
  static let unitsPerEm = 1000.0

  /// The path data of a glyph in whole units, its origin on the baseline.
  static func data(
    _ key: Key, fonts: inout FontLibrary
  ) throws(DrawingError) -> String {
    let surface = try PathContext.unboundedSurface()
    defer { cairo_surface_destroy(surface) }
    let context = PathContext(surface, scale: 1, grid: .none)
    let glyph = cairo_glyph_t(index: UInt(key.glyph), x: 0, y: 0)
    try context.add([glyph], of: key.file, size: unitsPerEm, fonts: &fonts)
    return SVGPath.data(of: context, decimals: 0)
  }
}
