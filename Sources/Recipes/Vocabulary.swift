package import LayoutModel

/// The words of recipes and what they mean.
package enum Vocabulary {
  /// Colours by name: those of the guide's figures.
  package static let colors: [(name: String, color: Color)] = [
    ("red", Color(0xCC3333)), ("blue", Color(0x3953A4)), ("green", Color(0x1B811D)),
    ("yellow", Color(0xFFCC00)), ("purple", Color(0x92278F)), ("orange", Color(0xFF9900)),
    ("lightGray", Color(0xAAAAAA)), ("darkGray", Color(0x555555)), ("white", Color(0xFFFFFF)),
    ("black", Color(0x000000)), ("clear", Color(red: 0, green: 0, blue: 0, alpha: 0)),
  ]
}
