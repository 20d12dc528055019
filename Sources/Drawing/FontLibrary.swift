import CCairo
import CFreeType
import Typesetting

/// The fonts of a drawing, opened by path and only when a text is drawn.
///
/// Not to be used by two threads at once, as FreeType is not.
package struct FontLibrary: ~Copyable {
  private var freeType: FT_Library?
  private var opened: [FontFile: OpenedFace] = [:]
  private var outlines: [GlyphOutline.Key: String] = [:]
  private var masks: [GlyphMask.Key: GlyphMask?] = [:]
  /// How many masks are kept; they are some kilobytes each.
  private static let mostMasks = 4096

  /// Makes a library; nothing is read yet.
  package init() {}

  /// A font as Cairo draws it, kept as long as the library.
  mutating func face(_ file: FontFile) throws(DrawingError) -> OpaquePointer {
    if let known = opened[file] { return known.cairo }
    if freeType == nil, FT_Init_FreeType(&freeType) != 0 {
      throw DrawingError("FreeType does not start")
    }
    var face: FT_Face?
    guard FT_New_Face(freeType, file.path, FT_Long(file.faceIndex), &face) == 0, let face else {
      throw DrawingError("the font at \(file.path) cannot be drawn with")
    }
    guard let cairo = cairo_ft_font_face_create_for_ft_face(face, Int32(FT_LOAD_NO_HINTING)) else {
      FT_Done_Face(face)
      throw DrawingError("the font at \(file.path) cannot be drawn with")
    }
    opened[file] = OpenedFace(freeType: face, cairo: cairo)
    return cairo
  }

  /// The path data of a glyph in units of `GlyphOutline.unitsPerEm`, its origin on the baseline;
  /// empty when it shows nothing.
  mutating func outline(_ key: GlyphOutline.Key) throws(DrawingError) -> String {
    if let known = outlines[key] { return known }
    let outline = try GlyphOutline.data(key, fonts: &self)
    outlines[key] = outline
    return outline
  }

  /// A glyph inked on pixels; nil when it shows nothing.
  mutating func mask(_ key: GlyphMask.Key) throws(DrawingError) -> GlyphMask? {
    if let known = masks[key] { return known }
    if masks.count == FontLibrary.mostMasks { dropMasks() }
    let mask = try GlyphMask.make(key, fonts: &self)
    masks[key] = .some(mask)
    return mask
  }

  private mutating func dropMasks() {
    for mask in masks.values { cairo_surface_destroy(mask?.surface) }
    masks = [:]
  }

  deinit {
    for mask in masks.values { cairo_surface_destroy(mask?.surface) }
    for face in opened.values {
      cairo_font_face_destroy(face.cairo)
      FT_Done_Face(face.freeType)
    }
    if let freeType { FT_Done_FreeType(freeType) }
  }
}

/// A font as FreeType and Cairo see it.
private struct OpenedFace {
  var freeType: FT_Face
  var cairo: OpaquePointer
}
