import LayoutModel

/// The rounded sign on a bar that tells how far a view is from where its constraint puts it.
struct Pill: Hashable, Sendable {
  var text: String
  var center: Point

  private static let height = 12.0
  /// Of the signed figures, at eight points and bold.
  private static let textSize = 8.0
  private static let widthOfFigure = 5.5

  /// Its outside, the white ring included: 25 x 12 points for three characters.
  var frame: Rect {
    let width = 25 + Pill.widthOfFigure * Double(max(0, text.count - 3))
    return Rect(
      x: center.x - width / 2, y: center.y - Pill.height / 2, width: width, height: Pill.height)
  }

  /// A shadow, a white ring, the pill and its text.
  func marks(_ colors: Theme.StatusColors, _ theme: Theme) -> [Mark] {
    func inset(_ inset: Double, below offset: Double = 0) -> Shape {
      let rect = Rect(
        x: frame.x + inset, y: frame.y + inset + offset, width: frame.width - 2 * inset,
        height: frame.height - 2 * inset)
      return .roundedRect(rect, radius: rect.height / 2)
    }
    // Cairo has no blur: three faint layers fade out over two points, one point below.
    let shadow = [-1.5, -0.5, 0.25].map {
      Mark(inset($0, below: 1), fill: Color(0x000000).opacity(0.14))
    }
    return shadow + [
      Mark(inset(0), fill: theme.glyph),
      Mark(inset(1), fill: .gradient(top: colors.pillTop, bottom: colors.pillBottom)),
      Mark(.text(text, center: center, size: Pill.textSize), fill: theme.glyph),
    ]
  }
}
