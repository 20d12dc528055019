package import LayoutModel

/// A colour that hangs on the appearance of what it is drawn on.
package struct DynamicColor: Hashable, Sendable {
  /// On a light ground.
  package var light: Color
  /// On a dark ground.
  package var dark: Color

  init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }

  /// A colour of `0xRRGGBB` on a light ground, and another on a dark one.
  init(_ light: UInt32, dark: UInt32) {
    self.init(light: Color(light), dark: Color(dark))
  }

  /// A colour that is the same on any ground, as those are that an author chose.
  init(_ color: Color) {
    self.init(light: color, dark: color)
  }

  /// A colour of `0xRRGGBB` that is the same on any ground.
  init(_ rgb: UInt32) {
    self.init(Color(rgb))
  }

  /// Both colours with their opacity multiplied by `factor`, 0 to 1.
  func opacity(_ factor: Double) -> DynamicColor {
    DynamicColor(light: light.opacity(factor), dark: dark.opacity(factor))
  }
}
