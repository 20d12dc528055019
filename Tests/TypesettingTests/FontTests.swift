import Testing
import Typesetting

/// What Interface Builder has stored of labels, buttons and text fields of iOS.
struct FontTests {
  @Test(
    arguments: [
      (10, 12), (12, 14.5), (13, 16), (14, 17), (15, 18), (16, 19.5), (17, 20.5), (20, 24),
      (22, 26.5), (24, 29), (34, 41), (36, 43), (38, 45.5), (40, 48), (64, 76.5),
      (80, 95.5),
    ] as [(Double, Double)])
  func `a label is as high as its line, in halves of a point`(size: Double, height: Double) {
    #expect(isClose(Font(size: size).labelHeight(scale: 2), height))
  }

  @Test(
    arguments: [
      (10, 12), (12, 14.33), (13, 15.67), (15, 18), (16, 19.33), (17, 20.33), (18, 21.67),
      (32, 38.33),
    ] as [(Double, Double)])
  func `a label is as high as its line, in thirds of a point`(size: Double, height: Double) {
    #expect(isClose(Font(size: size).labelHeight(scale: 3), height, to: 0.005))
  }

  @Test(
    arguments: [
      (13, 2, 31.5), (16, 2, 38.5), (16, 3, 57.5), (14, 2, 33.5), (14, 3, 50.5), (17, 2, 41),
      (22, 2, 53),
    ] as [(Double, Int, Double)])
  func `lines are rounded together`(size: Double, lines: Int, height: Double) {
    #expect(isClose(Font(size: size).labelHeight(lines: lines, scale: 2), height))
  }

  /// At these sizes the rounding error of a product would cost a pixel.
  @Test func `a height of whole pixels stays`() {
    for pixels in 1...400 {
      let size = Double(pixels) / 2 / 1.19336
      #expect(isClose(Font(size: size).labelHeight(scale: 2), Double(pixels) / 2))
    }
  }

  @Test(
    arguments: [
      (17, 20.5, 16), (15, 30, 20.5), (14, 30, 20), (16, 19.5, 15), (22, 26.5, 21),
      (26, 31.5, 25),
    ] as [(Double, Double, Double)])
  func `the baseline is on a pixel`(size: Double, height: Double, baseline: Double) {
    #expect(isClose(Font(size: size).baseline(inHeight: height, scale: 2), baseline))
  }

  @Test(
    arguments: [
      (.body, 17), (.headline, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
      (.caption1, 12), (.caption2, 11), (.title1, 28), (.title2, 22), (.title3, 20),
    ] as [(TextStyle, Double)])
  func `a text style has its size`(style: TextStyle, size: Double) {
    #expect(Font(style: style).size == size)
    #expect(Font(style: style).weight == (style == .headline ? .semibold : .regular))
  }

  @Test(
    arguments: [
      (.largeTitle, .extraSmall, 31), (.body, .extraExtraExtraLarge, 23),
      (.body, .accessibilityMedium, 28), (.caption2, .accessibilityExtraExtraExtraLarge, 40),
      (.footnote, .medium, 12), (.callout, .accessibilityExtraExtraLarge, 44),
    ] as [(TextStyle, ContentSizeCategory, Double)])
  func `a text style grows with the category`(
    style: TextStyle, category: ContentSizeCategory, size: Double
  ) {
    #expect(Font(style: style, category: category).size == size)
  }

  @Test func `a weight of its own leaves a text style its size`() {
    let font = Font(style: .title2, category: .extraExtraExtraLarge, weight: .bold)
    #expect(font == Font(size: 28, weight: .bold))
    #expect(Font(style: .headline, weight: .regular) == Font(size: 17, weight: .regular))
  }

  @Test(arguments: TextStyle.allCases)
  func `no text style shrinks as the category grows`(style: TextStyle) {
    let sizes = ContentSizeCategory.allCases.map { Font(style: style, category: $0).size }
    #expect(sizes.count == 12)
    #expect(sizes == sizes.sorted())
  }
}

func isClose(_ value: Double, _ expected: Double, to tolerance: Double = 1e-9) -> Bool {
  (value - expected).magnitude <= tolerance
}
