import LayoutModel
import Testing

@testable import Figures

/// Colours on grounds, against WCAG's own numbers.
struct ContrastTests {
  /// The darkest greys that WebAIM's checker still passes on white, and the sRGB primaries.
  @Test(arguments: [
    (0x000000, 21.0), (0x767676, 4.54), (0x949494, 3.03), (0xFF0000, 4.0), (0x0000FF, 8.59),
  ])
  func `a contrast is WCAG's`(_ row: (rgb: UInt32, ratio: Double)) {
    let ratio = Color(row.rgb).contrast(to: Color(0xFFFFFF))
    #expect((ratio - row.ratio).magnitude < 0.005)
  }

  @Test func `half of black over white is grey`() {
    // 255 x (1 - 128/255) = 127.
    let black = Color(red: 0, green: 0, blue: 0, alpha: 128)
    #expect(black.over(Color(0xFFFFFF)) == Color(0x7F7F7F))
  }

  @Test func `a text changes sides where it could not be read`() {
    let text = DynamicColor(0x000000, dark: 0xFFFFFF)
    let onWhite = text.readable(on: DynamicColor(0xFFFFFF), least: 4.5)
    #expect(onWhite == DynamicColor(0x000000))
    // 5.9 to 1 with black is enough; white would have 3.6.
    #expect(text.readable(on: DynamicColor(0x4C8BF5), least: 4.5).light == Color(0x000000))
    #expect(text.readable(on: DynamicColor(0x3953A4), least: 4.5).light == Color(0xFFFFFF))
  }

  @Test(arguments: [
    // On white 4.0, on the guide's grey 1.7, on a grey of its own lightness 1.0.
    (0xFFFFFF, 0x007AFF), (0xAAAAAA, 0x007AFF), (0x808080, 0x000000),
    // On red 1.3; black has 3.97 there, and white 5.3. On yellow 2.7.
    (0xCC3333, 0xFFFFFF), (0xFFCC00, 0x000000),
  ])
  func `a tint stays on greys, and where it is read`(_ row: (ground: UInt32, color: UInt32)) {
    let text = DynamicColor(0x000000, dark: 0xFFFFFF)
    let tint = DynamicColor(0x007AFF).tint(on: DynamicColor(row.ground), or: text)
    #expect(tint.light == Color(row.color))
  }
}
