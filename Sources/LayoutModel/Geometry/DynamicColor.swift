/// A colour that depends on the appearance, light or dark.
package struct DynamicColor: Hashable, Sendable {
  /// On a light ground.
  package var light: Color
  /// On a dark ground.
  package var dark: Color

  /// Makes a colour from those of both appearances.
  package init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }

  /// Makes a colour that is the same in both appearances.
  package init(_ color: Color) {
    self.init(light: color, dark: color)
  }

  /// A colour of `0xRRGGBB` on a light ground, and on a dark one too if that has no other.
  package init(_ light: UInt32, dark: UInt32? = nil) {
    self.init(light: Color(light), dark: Color(dark ?? light))
  }

  /// The colour of both appearances; nil if they differ.
  package var single: Color? { light == dark ? light : nil }

  /// Whether nothing is seen of it in either appearance.
  package var isClear: Bool { light.alpha == 0 && dark.alpha == 0 }

  /// Whether nothing is seen through it in both appearances.
  package var isOpaque: Bool { light.alpha == 255 && dark.alpha == 255 }

  /// Both colours with their opacity multiplied by `factor`, 0 to 1.
  package func opacity(_ factor: Double) -> DynamicColor {
    DynamicColor(light: light.opacity(factor), dark: dark.opacity(factor))
  }
}
