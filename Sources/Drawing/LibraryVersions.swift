import CCairo
import CFreeType
import CHarfBuzz

/// The libraries that drawing goes through; others may draw the same figure in other bytes.
package enum LibraryVersions {
  /// Their names and versions.
  package static var text: String {
    var (major, minor, patch) = (FT_Int(), FT_Int(), FT_Int())
    var library: FT_Library?
    if FT_Init_FreeType(&library) == 0 {
      FT_Library_Version(library, &major, &minor, &patch)
      FT_Done_FreeType(library)
    }
    let cairo = cairo_version_string().map { String(cString: $0) } ?? ""
    let harfBuzz = hb_version_string().map { String(cString: $0) } ?? ""
    return "cairo \(cairo), FreeType \(major).\(minor).\(patch), HarfBuzz \(harfBuzz)"
  }
}
