import CCairo
import CFreeType
import CHarfBuzz

/// The fonts of a drawing, opened by path and only when a text is drawn.
///
/// Not to be used by two threads at once, as FreeType is not.
package struct FontLibrary: ~Copyable {
  /// The overlay's font: Inter, Debian's nearest to San Francisco.
  package static let overlayFont = "/usr/share/fonts/opentype/inter/Inter-Bold.otf"

  private let path: String
  private var opened: OpenedFont?

  /// Makes a library whose overlay font is at a path; nothing is read yet.
  package init(overlayFont path: String = FontLibrary.overlayFont) {
    self.path = path
  }

  /// The glyphs of a line of text, with the middle of its capitals at the origin of x and y.
  /// - Parameter size: The height of an em, in points.
  mutating func glyphs(of text: String, size: Double) throws(DrawingError) -> GlyphRun {
    if opened == nil { opened = try OpenedFont(path: path) }
    guard let font = opened else { throw DrawingError("the font at \(path) cannot be used") }
    return try font.shaped(text, size: size)
  }

  deinit {
    opened?.close()
  }
}

/// Glyphs in their places, in points, and the font they are of.
struct GlyphRun {
  var glyphs: [cairo_glyph_t]
  var face: OpaquePointer
  var size: Double
}

/// A font file as FreeType, HarfBuzz and Cairo see it.
private struct OpenedFont {
  private let library: FT_Library
  private let freeType: FT_Face
  private let cairo: OpaquePointer
  private let harfBuzz: OpaquePointer
  private let path: String

  init(path: String) throws(DrawingError) {
    var library: FT_Library?
    var face: FT_Face?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw DrawingError("FreeType does not start")
    }
    guard FT_New_Face(library, path, 0, &face) == 0, let face else {
      FT_Done_FreeType(library)
      throw DrawingError("there is no font at \(path); Debian's package is fonts-inter")
    }
    let blob = hb_blob_create_from_file(path)
    let shapes = hb_face_create(blob, 0)
    self.library = library
    self.freeType = face
    self.path = path
    cairo = cairo_ft_font_face_create_for_ft_face(face, Int32(FT_LOAD_NO_HINTING))
    harfBuzz = hb_font_create(shapes)
    hb_face_destroy(shapes)
    hb_blob_destroy(blob)
  }

  /// Gives all of it back.
  func close() {
    hb_font_destroy(harfBuzz)
    cairo_font_face_destroy(cairo)
    FT_Done_Face(freeType)
    FT_Done_FreeType(library)
  }

  func shaped(_ text: String, size: Double) throws(DrawingError) -> GlyphRun {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf8(buffer, text, -1, 0, -1)
    hb_buffer_guess_segment_properties(buffer)
    // Figures all of one width keep a pill from changing its shape with its number.
    hb_shape(harfBuzz, buffer, nil, 0)
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let places = hb_buffer_get_glyph_positions(buffer, &count)
    let unit = size / Double(freeType.pointee.units_per_EM)
    var advance = 0.0
    var glyphs: [cairo_glyph_t] = []
    for index in 0..<Int(count) {
      guard let info = infos?[index], let place = places?[index] else { continue }
      if info.codepoint == 0 {
        throw DrawingError("the font at \(path) lacks a character of '\(text)'")
      }
      glyphs.append(
        cairo_glyph_t(
          index: UInt(info.codepoint), x: advance + Double(place.x_offset) * unit,
          y: -Double(place.y_offset) * unit))
      advance += Double(place.x_advance) * unit
    }
    let middle = capitalHeight * unit / 2
    for index in glyphs.indices {
      glyphs[index].x -= advance / 2
      glyphs[index].y += middle
    }
    return GlyphRun(glyphs: glyphs, face: cairo, size: size)
  }

  /// The height of capitals in font units, as the font's own table says.
  private var capitalHeight: Double {
    var position: hb_position_t = 0
    let isThere = hb_ot_metrics_get_position(harfBuzz, HB_OT_METRICS_TAG_CAP_HEIGHT, &position)
    return isThere != 0 ? Double(position) : 0.7 * Double(freeType.pointee.units_per_EM)
  }
}
