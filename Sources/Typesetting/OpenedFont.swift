import CHarfBuzz

/// A font as HarfBuzz sees it, in its own units.
///
/// It is immutable once made, and HarfBuzz lets threads share immutable objects.
final class OpenedFont: @unchecked Sendable {
  let file: FontFile
  let harfBuzz: OpaquePointer
  /// Font units per em.
  let unitsPerEm: Double

  /// Opens the font of a file; nil when there is no file.
  static func open(
    _ file: FontFile
  ) throws(TypesettingError) -> OpenedFont? {
    guard let blob = hb_blob_create_from_file_or_fail(file.path) else { return nil }
    defer { hb_blob_destroy(blob) }
    let count = Int(hb_face_count(blob))
    guard count > 0 else { throw TypesettingError("the file at \(file.path) is not a font") }
    guard (0..<count).contains(file.faceIndex) else {
      throw TypesettingError("the font at \(file.path) has no face \(file.faceIndex)")
    }
    let face = hb_face_create(blob, UInt32(file.faceIndex))
    defer { hb_face_destroy(face) }
    if let missing = missingPart(of: face) {
      throw TypesettingError("the font at \(file.path) is broken: it has no \(missing)")
    }
    guard let font = hb_font_create(face) else {
      throw TypesettingError("the font at \(file.path) cannot be used")
    }
    return OpenedFont(
      file, font, unitsPerEm: Double(max(1, hb_face_get_upem(face))))
  }

  private init(_ file: FontFile, _ font: OpaquePointer, unitsPerEm: Double) {
    hb_ot_font_set_funcs(font)
    hb_font_make_immutable(font)
    self.file = file
    harfBuzz = font
    self.unitsPerEm = unitsPerEm
  }

  deinit {
    hb_font_destroy(harfBuzz)
  }

  /// The part that a font needs and a face lacks; nil of a complete one.
  private static func missingPart(of face: OpaquePointer?) -> String? {
    func has(_ tag: String) -> Bool {
      let table = hb_face_reference_table(face, hb_tag_from_string(tag, -1))
      defer { hb_blob_destroy(table) }
      return hb_blob_get_length(table) > 0
    }
    for tag in ["head", "maxp", "cmap", "hhea", "hmtx"] where !has(tag) { return "table '\(tag)'" }
    if !["glyf", "CFF ", "CFF2"].contains(where: has) { return "outlines" }
    return hb_face_get_glyph_count(face) == 0 ? "glyphs" : nil
  }

  /// Whether a character can be drawn, unchanged or decomposed.
  func has(_ scalar: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    if hb_font_get_nominal_glyph(harfBuzz, scalar, &glyph) != 0 { return true }
    var (first, second) = (hb_codepoint_t(0), hb_codepoint_t(0))
    guard hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar, &first, &second) != 0
    else { return false }
    return has(first) && (second == 0 || has(second))
  }
}
