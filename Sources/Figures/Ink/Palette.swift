import LayoutModel

/// Colours that mean the same, the first of which is taken where it is seen.
struct Palette: Hashable, Sendable {
  var colors: [DynamicColor]
  /// The colours of other lines: where the first of them is not seen, the line is as they are.
  var others: [DynamicColor] = []
  /// The contrast at which a colour is seen: 3 of lines and 4.5 of texts (WCAG 2.1, 1.4.3 and 1.4.11).
  var least = 3.0
  /// Whether a line is seen that is so at one of its sides.
  var isSeenAtOneSide = false
  /// Whether the first colour stays where none is seen, in a rim.
  var hasRims = false

  /// The colour of an appearance: as a closure, since a key path costs as much as hundreds of contrasts.
  typealias Side = (DynamicColor) -> Color

  /// In each appearance the first colour that is seen on all of some grounds; where none is, the one that is seen best,
  /// or the first one in a rim.
  /// - Parameter grounds: The colours at the sides of each part.
  func color(on grounds: [[DynamicColor]]) -> DynamicColor {
    func choice(_ side: Side) -> Color {
      func contrast(_ color: Color) -> Double { self.contrast(of: color, to: grounds, side) }
      let isAsOthers = others.first.map { contrast(side($0)) < least } ?? false
      let choices = (isAsOthers ? others : colors).map(side)
      return choices.first { contrast($0) >= least }
        ?? (hasRims ? nil : choices.max { contrast($0) < contrast($1) }) ?? choices[0]
    }
    return DynamicColor(light: choice { $0.light }, dark: choice { $0.dark })
  }

  /// The colour on grounds that are the same at both sides.
  func color(on grounds: [DynamicColor]) -> DynamicColor { color(on: grounds.map { [$0] }) }

  /// Whether a colour is seen on all of some grounds, in both appearances.
  func shows(_ color: DynamicColor, on grounds: [[DynamicColor]]) -> Bool {
    shows(color, on: grounds) { $0.light } && shows(color, on: grounds) { $0.dark }
  }

  /// Whether a colour is seen on all of some grounds, in one appearance.
  func shows(
    _ color: DynamicColor, on grounds: [[DynamicColor]], _ side: Side
  ) -> Bool {
    contrast(of: side(color), to: grounds, side) >= least
  }

  private func contrast(
    of color: Color, to grounds: [[DynamicColor]], _ side: Side
  ) -> Double {
    grounds.map { sides in
      let contrasts = sides.map { color.contrast(to: side($0)) }
      return (isSeenAtOneSide ? contrasts.max() : contrasts.min()) ?? 0
    }.min() ?? .infinity
  }

  /// The colour of a rim around another one: of the two grounds of a page, that on which it is seen best.
  static func rim(of color: DynamicColor) -> DynamicColor {
    let page = Theme().background
    let grounds = [DynamicColor(page.light), DynamicColor(page.dark)]
    return Palette(colors: grounds, least: .infinity).color(on: [color])
  }
}
