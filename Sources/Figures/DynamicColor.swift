package import LayoutModel

/// A colour that depends on the appearance, light or dark.
package struct DynamicColor: Hashable, Sendable {
  /// On a light ground.
  package var light: Color
  /// On a dark ground.
  package var dark: Color

  /// Both colours with their opacity multiplied by `factor`, 0 to 1.
  func opacity(_ factor: Double) -> DynamicColor {
    DynamicColor(light: light.opacity(factor), dark: dark.opacity(factor))
  }
}

extension DynamicColor {
  /// A colour of `0xRRGGBB` on a light ground, and on a dark one too if that has no other.
  init(_ light: UInt32, dark: UInt32? = nil) {
    self.init(light: Color(light), dark: Color(dark ?? light))
  }

  /// A colour that is the same in both appearances, such as a colour that an author chose.
  init(_ color: Color) {
    self.init(light: color, dark: color)
  }
}
