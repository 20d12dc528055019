import CHarfBuzz
import CICU

/// The characters of a text as they are set.
enum Characters {
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

  /// The blocks between the line breaks of a text; a break at the end of the text only ends a
  /// block.
  ///
  /// Tabs are blanks, and other control characters are left out.
  static func blocks(of text: String) -> [[UInt32]] {
    var blocks: [[UInt32]] = []
    var block: [UInt32] = []
    block.reserveCapacity(text.utf8.count)
    var last: UInt32 = 0
    var isOpen = true
    for scalar in text.unicodeScalars {
      defer { last = scalar.value }
      if icu_is_line_break(scalar.value) {
        if last == 0x0D, scalar.value == 0x0A { continue }
        blocks.append(block)
        block = []
        isOpen = false
      } else {
        isOpen = true
        if scalar.value == 0x09 {
          block.append(0x20)
        } else if !icu_is_control(scalar.value) {
          block.append(scalar.value)
        }
      }
    }
    if isOpen { blocks.append(block) }
    return blocks
  }
}
