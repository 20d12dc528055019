import CHarfBuzz

/// Characters between two line breaks that the text itself has, or a line of them.
struct TextBlock {
  /// As they are set, with boxes for those that no font has.
  private(set) var scalars: [UInt32]
  /// As the author wrote them.
  private var written: [UInt32]
  /// The characters' fonts, by their numbers in the palette.
  private var fonts: [Int]
  private var scripts: [hb_script_t]
  private var bidi: Bidi?

  /// Whether it begins at the right.
  let isRightToLeft: Bool

  init(
    _ scalars: [UInt32], _ direction: BaseDirection, _ palette: inout FontPalette
  ) throws(TypesettingError) {
    written = scalars
    var scalars = scalars
    fonts = try palette.fonts(of: &scalars)
    self.scalars = scalars
    scripts = TextBlock.scripts(of: scalars)
    bidi = try Bidi(scalars, direction)
    isRightToLeft = bidi?.isRightToLeft ?? false
  }

  private init(line range: Range<Int>, of block: TextBlock, ellipsisFont: Int?) {
    scalars = Array(block.scalars[range])
    written = Array(block.written[range])
    fonts = Array(block.fonts[range])
    scripts = Array(block.scripts[range])
    bidi = block.bidi?.line(range, hasEllipsis: ellipsisFont != nil)
    isRightToLeft = block.isRightToLeft
    if let ellipsisFont {
      scalars.append(0x2026)
      written.append(0x2026)
      fonts.append(ellipsisFont)
      scripts.append(scripts.last ?? HB_SCRIPT_LATIN)
    }
  }

  /// A line of it.
  /// - Parameter ellipsisFont: The font of an ellipsis to end it with; nil for none.
  func line(_ range: Range<Int>, ellipsisFont: Int? = nil) -> TextBlock {
    TextBlock(line: range, of: self, ellipsisFont: ellipsisFont)
  }

  /// The characters as a string.
  var text: String {
    var text = String.UnicodeScalarView()
    for scalar in written {
      if let scalar = Unicode.Scalar(scalar) { text.append(scalar) }
    }
    return String(text)
  }

  /// Characters that all scripts share get the script before them, or the first one.
  private static func scripts(of scalars: [UInt32]) -> [hb_script_t] {
    var scripts = [hb_script_t](repeating: HB_SCRIPT_LATIN, count: scalars.count)
    let unicode = hb_unicode_funcs_get_default()
    var last: hb_script_t?
    for index in scalars.indices {
      let script = hb_unicode_script(unicode, scalars[index])
      if !Characters.isOfAnyScript(script) {
        if last == nil { for earlier in 0..<index { scripts[earlier] = script } }
        last = script
      }
      scripts[index] = last ?? HB_SCRIPT_LATIN
    }
    return scripts
  }
}

/// Characters of one font, script and direction.
struct TextItem {
  var range: Range<Int>
  var font: Int
  var script: hb_script_t
  var isRightToLeft: Bool
}

extension TextBlock {
  /// The items it consists of, from left to right.
  func visualItems() throws(TypesettingError) -> [TextItem] {
    var items: [TextItem] = []
    var bidi = bidi
    let order = try bidi?.visualOrder()
    let levels = bidi?.levels
    var itemOfCharacter = order.map { [Int](repeating: 0, count: $0.count) }
    var start = 0
    for index in 0..<scalars.count {
      itemOfCharacter?[index] = items.count
      let end = index + 1
      if end < scalars.count, fonts[end] == fonts[start], scripts[end] == scripts[start],
        levels?[end] == levels?[start]
      {
        continue
      }
      items.append(
        TextItem(
          range: start..<end, font: fonts[start], script: scripts[start],
          isRightToLeft: (levels?[start] ?? 0) % 2 != 0))
      start = end
    }
    guard let order, let itemOfCharacter else { return items }
    // The characters of an item stand together, so their items' order is that of the characters.
    var ordered: [TextItem] = []
    var last = -1
    for index in order where itemOfCharacter[index] != last {
      last = itemOfCharacter[index]
      ordered.append(items[last])
    }
    return ordered
  }
}
