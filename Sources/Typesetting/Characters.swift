import CICU

/// The characters of a text as they are set.
enum Characters {
  /// What stands between the line breaks of a text; one that ends the text ends a block only.
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
