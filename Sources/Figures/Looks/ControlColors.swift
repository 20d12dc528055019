import LayoutModel

/// Colours of iOS's controls (iOS 7 to 12).
enum ControlColors {
  static let tint = Color(0x007AFF)
  static let text = Color(0x000000)
  static let placeholder = Color(0xC7C7CC)
  static let border = Color(0xCCCCCC)
  static let field = Color(0xFFFFFF)
  static let knob = Color(0xFFFFFF)
  static let on = Color(0x4CD964)
  static let track = Color(0xB7B7B7)
  static let separator = Color(0xC8C7CC)
  static let gray = Color(0x8E8E93)
  /// What lies behind shows through a bar a little.
  static let bar = Color(0xF8F8F8).opacity(0.94)
  static let barEdge = Color(0xB2B2B2)
  static let searchBar = Color(0xC9C9CE)
  static let unselectedItem = Color(0x929292)
  static let wheelText = Color(0x3C3C43)

  /// The parts of a picture that stands for any.
  enum Picture {
    static let sky = Color(0xDFE7EF)
    static let sun = Color(0xF7F9FB)
    static let farHill = Color(0xB3C2D1)
    static let nearHill = Color(0x93A7BB)
  }

  /// An image view without an image, as Interface Builder tints it.
  enum EmptyImage {
    static let field = Color(0xE9EFF7)
    static let edge = Color(0xB8C4D4)
    static let text = Color(0x8795A8)
  }
}
