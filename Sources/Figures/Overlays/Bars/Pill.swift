import Basics
import LayoutModel
import Typesetting

/// The rounded sign on a bar that shows the distance of a view from its place under the constraint.
struct Pill: Hashable, Sendable {
  var text: String
  var center: Point

  private static let height = 12.0
  /// Together 47, 27, 11 and 2 percent of black, as measured outwards from the edge.
  private static let shadow: [(inset: Double, alpha: Double)] = [
    (-3, 0.024), (-2, 0.083), (-1, 0.184), (0, 0.274),
  ]
  /// Of the signed figures, at eight points and bold.
  private static let font = Font(size: 8, weight: .bold)
  /// The height of San Francisco's capitals, in ems.
  private static let capitalHeight = 0.705
  private static let widthOfFigure = 5.5

  /// Its outside, the white ring included: 25 x 12 points for three characters.
  var frame: Rect {
    let width = 25 + Pill.widthOfFigure * Double(max(0, text.count - 3))
    return Rect(
      x: (center.x - width / 2).rounded(), y: (center.y - Pill.height / 2).rounded(), width: width,
      height: Pill.height)
  }

  /// A shadow, a white ring, the pill and its text.
  /// - Parameter name: The name of its colours, different from those of other colours.
  func marks(
    _ colors: Theme.StatusColors, _ name: String, _ theme: Theme, _ typesetter: Typesetter
  ) throws(TypesettingError) -> [Mark] {
    [Mark(.symbol(symbol(colors, name, theme), at: frame.origin), .pill)]
      + (try figures(colors, theme, typesetter))
  }

  private func symbol(_ colors: Theme.StatusColors, _ name: String, _ theme: Theme) -> Symbol {
    func inset(_ inset: Double, below offset: Double = 0) -> Shape {
      let rect = Rect(
        x: inset, y: inset + offset, width: frame.width - 2 * inset,
        height: frame.height - 2 * inset)
      return .roundedRect(rect, radius: rect.height / 2)
    }
    // Cairo has no blur: four layers fade out over three points, one point below.
    let shadow = Pill.shadow.map {
      Mark(inset($0.inset, below: 1), .rim, fill: theme.shadow.opacity($0.alpha))
    }
    return Symbol(
      name: "pill-\(DecimalText.rounded(frame.width, to: 1))-\(name)",
      marks: shadow + [
        Mark(inset(0), .pill, fill: theme.casing),
        Mark(inset(1), .pill, fill: .gradient(top: colors.pillTop, bottom: colors.pillBottom)),
      ])
  }

  /// The text, its capitals in the middle.
  private func figures(
    _ colors: Theme.StatusColors, _ theme: Theme, _ typesetter: Typesetter
  ) throws(TypesettingError) -> [Mark] {
    try typesetter.paragraph(text, font: Pill.font).lines.flatMap { line in
      let origin = Point(
        x: frame.midX - line.width / 2,
        y: frame.midY + Pill.capitalHeight * Pill.font.size / 2)
      let shape = Shape.text(line, font: Pill.font, origin: origin)
      let edge = colors.pillEdge.map { Mark(shape, .pill, stroke: Stroke(color: $0, width: 1)) }
      return [edge, Mark(shape, .pill, fill: theme.glyph)].compactMap { $0 }
    }
  }
}
