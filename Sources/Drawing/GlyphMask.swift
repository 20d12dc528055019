import CCairo
import Typesetting

/// A glyph inked once for all places where it stands the same way on the pixels.
///
/// Its place is rounded to a quarter of a pixel, which is not visible. Masks are then shared, and
/// computing coverage is most of the work of drawing a text.
struct GlyphMask {
  struct Key: Hashable {
    var file: FontFile
    var glyph: UInt32
    /// The height of an em, in pixels.
    var size: Double
    /// Quarters of a pixel, 0 to 3, that the glyph's origin is right of and below a whole one.
    var quarters: SIMD2<Int32>
  }

  /// The coverage of pixels; belongs to the library of fonts.
  let surface: OpaquePointer
  /// Pixels from the glyph's origin, cut off to whole ones, to the left and upper edge.
  let left: Double
  let top: Double
  /// Rows of pixels.
  let height: Double

  /// Larger glyphs are rare, and inked as paths.
  static let largestSize = 128.0

  /// Inks a glyph; nil when it shows nothing.
  static func make(_ key: Key, fonts: inout FontLibrary) throws(DrawingError) -> GlyphMask? {
    let glyph = cairo_glyph_t(
      index: UInt(key.glyph), x: Double(key.quarters.x) / 4, y: Double(key.quarters.y) / 4)
    let unbounded = try PathContext.unboundedSurface()
    defer { cairo_surface_destroy(unbounded) }
    let path = PathContext(unbounded, scale: 1, grid: .none)
    try path.add([glyph], of: key.file, size: key.size, fonts: &fonts)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(path.cairo, &left, &top, &right, &bottom)
    guard right > left, bottom > top else { return nil }
    (left, top) = (left.rounded(.down), top.rounded(.down))
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32((right - left).rounded(.up)), Int32((bottom - top).rounded(.up))),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { throw DrawingError("a glyph cannot be inked") }
    let context = PathContext(surface, scale: 1, grid: .none)
    cairo_translate(context.cairo, -left, -top)
    try context.add([glyph], of: key.file, size: key.size, fonts: &fonts)
    cairo_fill(context.cairo)
    return GlyphMask(
      surface: surface, left: left, top: top, height: (bottom - top).rounded(.up))
  }
}
