import LayoutModel

/// Colours of iOS's controls: of iOS 7 to 12 if nothing else is said, and of iOS 13 on a dark ground.
enum ControlColors {
  static let tint = DynamicColor(0x007AFF, dark: 0x0A84FF)
  static let text = DynamicColor(0x000000, dark: 0xFFFFFF)
  static let placeholder = DynamicColor(0xC7C7CC, dark: 0x5A5A5F)
  static let border = DynamicColor(0xCCCCCC, dark: 0x48484A)
  static let field = DynamicColor(0xFFFFFF, dark: 0x1C1C1E)
  /// What tables, collection views and text views lie on: UIKit's `systemBackground`.
  static let background = DynamicColor(0xFFFFFF, dark: 0x000000)
  static let knob = DynamicColor(0xFFFFFF)
  static let on = DynamicColor(0x4CD964, dark: 0x30D158)
  /// A switch that is on, since iOS 13.
  static let laterOn = DynamicColor(0x34C759, dark: 0x30D158)
  static let off = DynamicColor(0xE9E9EA, dark: 0x39393D)
  static let track = DynamicColor(0xB7B7B7, dark: 0x5A5A5E)
  /// The part of a track that is not tinted, since iOS 13: UIKit's `systemFill`.
  static let laterTrack = DynamicColor(
    light: Color(0x787880).opacity(0.2), dark: Color(0x787880).opacity(0.36))
  /// What controls are filled with since iOS 13: UIKit's `tertiarySystemFill`.
  static let fill = DynamicColor(
    light: Color(0x767680).opacity(0.12), dark: Color(0x767680).opacity(0.24))
  /// The selected segment since iOS 13.
  static let segment = DynamicColor(0xFFFFFF, dark: 0x636366)
  static let separator = DynamicColor(0xC8C7CC, dark: 0x38383A)
  static let accessory = DynamicColor(0xC4C4C7, dark: 0x5A5A5F)
  static let gray = DynamicColor(0x8E8E93)
  /// A bar is slightly transparent.
  static let bar = DynamicColor(0xF8F8F8, dark: 0x161618).opacity(0.94)
  static let barEdge = DynamicColor(0xB2B2B2, dark: 0x3A3A3C)
  static let searchBar = DynamicColor(0xC9C9CE, dark: 0x2C2C2E)
  static let searchText = DynamicColor(0x66666B, dark: 0xA5A5AC)
  static let groupedTable = DynamicColor(0xF2F2F7, dark: 0x000000)
  static let sectionTitle = DynamicColor(0x6D6D72, dark: 0x8E8E93)
  static let sectionBand = DynamicColor(0xF7F7F7, dark: 0x2C2C2E)
  static let unselectedItem = DynamicColor(0x929292, dark: 0x757575)

  /// The parts of a placeholder picture.
  enum Picture {
    static let sky = DynamicColor(0xDFE7EF, dark: 0x2E3A46)
    static let sun = DynamicColor(0xF7F9FB, dark: 0xC9D3DC)
    static let farHill = DynamicColor(0xB3C2D1, dark: 0x4A5A6A)
    static let nearHill = DynamicColor(0x93A7BB, dark: 0x6A7F94)
  }

  /// The title of a filled button.
  static let filledTitle = DynamicColor(0xFFFFFF)

  /// An image view without an image, as Interface Builder tints it.
  enum EmptyImage {
    static let field = DynamicColor(0xE9EFF7, dark: 0x2A3038)
    static let edge = DynamicColor(0xB8C4D4, dark: 0x4A5664)
    static let text = DynamicColor(0x8795A8, dark: 0x9AA8BA)
  }
}
