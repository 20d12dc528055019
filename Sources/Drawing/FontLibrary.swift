import CCairo
import CFreeType
import Synchronization
import Typesetting

/// The fonts of a drawing, opened by path and only when a text is drawn.
///
/// Not to be used by two threads at once, as FreeType's faces are not.
struct FontLibrary: ~Copyable {
  private var opened: [FontFile: OpaquePointer] = [:]
  private var outlines: [GlyphOutline.Key: String] = [:]
  private var masks: [GlyphMask.Key: GlyphMask?] = [:]
  /// The most masks that are kept; they are some kilobytes each.
  private static let mostMasks = 4096

  /// A font as Cairo draws it, kept as long as the library.
  mutating func face(_ file: FontFile) throws(DrawingError) -> OpaquePointer {
    if let known = opened[file] { return known }
    guard let face = FreeType.open(file) else {
      throw DrawingError("the font at \(file.path) cannot be drawn with")
    }
    opened[file] = face
    return face
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
    for face in opened.values { cairo_font_face_destroy(face) }
  }
}

/// FreeType's faces as Cairo draws them.
///
/// Cairo keeps faces by their addresses, even after their last use. A new face can get the address
/// of a closed one, and Cairo would give it the old one's size. So Cairo closes the faces.
private enum FreeType {
  /// One for the process, since nobody knows which face is the last to be closed; FreeType asks for a lock
  /// around opening and closing alone.
  private static let library = Mutex<UInt>(0)
  private nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
    capacity: 1)

  /// Opens a font; nil when it cannot be read.
  static func open(_ file: FontFile) -> OpaquePointer? {
    guard let face = UnsafeMutableRawPointer(bitPattern: library.withLock { read(file, &$0) })
    else {
      return nil
    }
    let close: @convention(c) (UnsafeMutableRawPointer?) -> Void = { face in
      FreeType.library.withLock { _ in
        _ = FT_Done_Face(face?.assumingMemoryBound(to: FT_FaceRec_.self))
      }
    }
    let cairo = cairo_ft_font_face_create_for_ft_face(
      face.assumingMemoryBound(to: FT_FaceRec_.self), Int32(FT_LOAD_NO_HINTING))
    guard cairo_font_face_set_user_data(cairo, key, face, close) == CAIRO_STATUS_SUCCESS else {
      cairo_font_face_destroy(cairo)
      close(face)
      return nil
    }
    return cairo
  }

  /// The address of a new face; 0 when there is none.
  private static func read(_ file: FontFile, _ library: inout UInt) -> UInt {
    var known = FT_Library(bitPattern: library)
    if known == nil, FT_Init_FreeType(&known) != 0 { return 0 }
    library = UInt(bitPattern: known)
    var face: FT_Face?
    guard FT_New_Face(known, file.path, FT_Long(file.faceIndex), &face) == 0 else { return 0 }
    return UInt(bitPattern: face)
  }
}
