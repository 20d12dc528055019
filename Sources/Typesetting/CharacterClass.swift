import CHarfBuzz
import CICU

/// What kinds of character there are for a typesetter.
enum CharacterClass {
  /// Whether a character needs no glyph: it is never seen, or is a blank that any font can leave.
  static func needsNoFont(_ scalar: UInt32) -> Bool {
    switch scalar {
    // Fonts have the space of ASCII, and draw that of Ogham; to HarfBuzz, controls of shorthand are seen.
    case 0x20, 0x1680, 0x1BCA0...0x1BCA3: false
    default: icu_is_invisible(scalar) || icu_is_blank(scalar)
    }
  }

  /// Whether a script is that of characters which all scripts share.
  static func isOfAnyScript(_ script: hb_script_t) -> Bool {
    script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
  }
}
