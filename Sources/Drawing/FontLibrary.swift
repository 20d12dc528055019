import CCairo
import CFreeType
package import Typesetting

/// The fonts of a drawing, opened by path and only when a text is drawn.
///
/// Not to be used by two threads at once, as FreeType is not.
package struct FontLibrary: ~Copyable {
  /// The overlay's font: Inter, Debian's nearest to San Francisco.
  package static let overlayFont = "/usr/share/fonts/opentype/inter/Inter-Bold.otf"

  private let overlay: FontFile
  /// What sets the overlay's texts.
  var typesetter: Typesetter
  private var freeType: FT_Library?
  private var opened: [FontFile: OpenedFace] = [:]

  /// Makes a library whose overlay font is at a path; nothing is read yet.
  package init(
    overlayFont path: String = FontLibrary.overlayFont, typesetter: Typesetter = .standard
  ) {
    overlay = FontFile(path: path)
    self.typesetter = typesetter
  }

  /// The overlay's glyphs of a line of text, and where the middle of its capitals is on it.
  /// - Parameter size: The height of an em, in points.
  func overlayText(
    _ text: String, size: Double
  ) throws(DrawingError) -> (line: Line, middle: (x: Double, y: Double)) {
    do throws(TypesettingError) {
      let line = try typesetter.line(of: text, in: overlay, size: size)
      let capitals = try typesetter.capitalHeight(of: overlay) * size
      return (line, (line.width / 2, -capitals / 2))
    } catch {
      throw DrawingError(error.message)
    }
  }

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

  deinit {
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
