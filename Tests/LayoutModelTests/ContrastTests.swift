import LayoutModel
import Testing

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
    // A contrast of 1.8, both blue; of 1.03, but another hue; of 4.8.
    (0x3953A4, false), (0xCC3333, true), (0xFFFFFF, true),
  ])
  func `a line is seen for its contrast or its hue`(_ row: (ground: UInt32, isSeen: Bool)) {
    #expect(Color(0x2976B7).isSeen(on: Color(row.ground)) == row.isSeen)
  }
}
