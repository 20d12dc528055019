package import LayoutModel

/// The words of recipes and what they mean.
package enum Vocabulary {
  /// Colours by name: those of the guide's figures, and `UIColor`'s grays.
  package static let colors: [(name: String, color: Color)] = [
    ("red", Color(0xCC3333)), ("blue", Color(0x3953A4)), ("green", Color(0x1B811D)),
    ("yellow", Color(0xFFCC00)), ("purple", Color(0x92278F)), ("orange", Color(0xFF9900)),
    ("lightGray", Color(0xAAAAAA)), ("darkGray", Color(0x555555)), ("gray", Color(0x808080)),
    ("white", Color(0xFFFFFF)), ("black", Color(0x000000)),
    ("clear", Color(red: 0, green: 0, blue: 0, alpha: 0)),
  ]

  /// UIKit's colours for both appearances, by name (Human Interface Guidelines, Color; `UIColor`).
  package static let systemColors: [(name: String, color: DynamicColor)] = [
    ("label", DynamicColor(0x000000, dark: 0xFFFFFF)),
    ("secondaryLabel", DynamicColor(0x3C3C43, dark: 0xEBEBF5).opacity(0.6)),
    ("tertiaryLabel", DynamicColor(0x3C3C43, dark: 0xEBEBF5).opacity(0.3)),
    ("quaternaryLabel", faded(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)),
    ("placeholderText", DynamicColor(0x3C3C43, dark: 0xEBEBF5).opacity(0.3)),
    ("separator", faded(0x3C3C43, 0.29, dark: 0x545458, 0.6)),
    ("opaqueSeparator", DynamicColor(0xC6C6C8, dark: 0x38383A)),
    ("link", DynamicColor(0x007AFF, dark: 0x0984FF)),
    ("systemBackground", DynamicColor(0xFFFFFF, dark: 0x000000)),
    ("secondarySystemBackground", DynamicColor(0xF2F2F7, dark: 0x1C1C1E)),
    ("tertiarySystemBackground", DynamicColor(0xFFFFFF, dark: 0x2C2C2E)),
    ("systemGroupedBackground", DynamicColor(0xF2F2F7, dark: 0x000000)),
    ("secondarySystemGroupedBackground", DynamicColor(0xFFFFFF, dark: 0x1C1C1E)),
    ("tertiarySystemGroupedBackground", DynamicColor(0xF2F2F7, dark: 0x2C2C2E)),
    ("systemFill", faded(0x787880, 0.2, dark: 0x787880, 0.36)),
    ("secondarySystemFill", faded(0x787880, 0.16, dark: 0x787880, 0.32)),
    ("tertiarySystemFill", faded(0x767680, 0.12, dark: 0x767680, 0.24)),
    ("quaternarySystemFill", faded(0x747480, 0.08, dark: 0x767680, 0.18)),
    ("systemRed", DynamicColor(0xFF3B30, dark: 0xFF453A)),
    ("systemOrange", DynamicColor(0xFF9500, dark: 0xFF9F0A)),
    ("systemYellow", DynamicColor(0xFFCC00, dark: 0xFFD60A)),
    ("systemGreen", DynamicColor(0x34C759, dark: 0x30D158)),
    ("systemMint", DynamicColor(0x00C7BE, dark: 0x63E6E2)),
    ("systemTeal", DynamicColor(0x30B0C7, dark: 0x40C8E0)),
    ("systemCyan", DynamicColor(0x32ADE6, dark: 0x64D2FF)),
    ("systemBlue", DynamicColor(0x007AFF, dark: 0x0A84FF)),
    ("systemIndigo", DynamicColor(0x5856D6, dark: 0x5E5CE6)),
    ("systemPurple", DynamicColor(0xAF52DE, dark: 0xBF5AF2)),
    ("systemPink", DynamicColor(0xFF2D55, dark: 0xFF375F)),
    ("systemBrown", DynamicColor(0xA2845E, dark: 0xAC8E68)),
    ("systemGray", DynamicColor(0x8E8E93)),
    ("systemGray2", DynamicColor(0xAEAEB2, dark: 0x636366)),
    ("systemGray3", DynamicColor(0xC7C7CC, dark: 0x48484A)),
    ("systemGray4", DynamicColor(0xD1D1D6, dark: 0x3A3A3C)),
    ("systemGray5", DynamicColor(0xE5E5EA, dark: 0x2C2C2E)),
    ("systemGray6", DynamicColor(0xF2F2F7, dark: 0x1C1C1E)),
  ]

  /// The dynamic colours without their weaker and numbered variants, which help can list.
  package static let mainSystemColorNames = systemColors.map(\.name).filter { name in
    !name.contains(where: \.isNumber)
      && !["secondary", "tertiary", "quaternary"].contains(where: name.hasPrefix)
  }

  /// The names of all colours.
  package static let colorNames = colors.map(\.name) + systemColors.map(\.name)

  /// The colour of a name in upper or lower case, in the list's spelling; nil if there is none.
  package static func color(named word: String) -> (name: String, color: DynamicColor)? {
    let key = word.lowercased()
    if let own = colors.first(where: { $0.name.lowercased() == key }) {
      return (own.name, DynamicColor(own.color))
    }
    return systemColors.first { $0.name.lowercased() == key }
  }

  /// The name of a colour: that of a plain one, or of the first of the system's for both appearances.
  package static func name(of color: DynamicColor) -> String? {
    guard let single = color.single else {
      return systemColors.first { $0.color == color }?.name
    }
    return colors.first { $0.color == single }?.name
  }

  private static func faded(
    _ light: UInt32, _ lightShare: Double, dark: UInt32, _ darkShare: Double
  ) -> DynamicColor {
    DynamicColor(light: Color(light).opacity(lightShare), dark: Color(dark).opacity(darkShare))
  }
}
