import LayoutModel
import Typesetting

extension ViewAppearance {
  /// Where lines begin or end once natural has become a side.
  enum Side {
    case left
    case center
    case right
  }

  /// The side that a view's text keeps to; a text that is not told otherwise begins where reading does.
  var side: Side {
    switch view.content.textAlignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .natural, .justified: metrics.direction == .rightToLeft ? .right : .left
    }
  }

  /// A single line in the middle of a rectangle's height, cut off with an ellipsis where it is too long.
  func line(
    _ text: String, in rect: Rect, side: Side, color: Color
  ) throws(TypesettingError) -> [Mark] {
    try lines(text, in: rect, side: side, color: color, limit: 1, hangsFromTop: false)
  }

  /// Lines of text in a rectangle, as many as fit and are allowed.
  /// - Parameters:
  ///   - limit: The most lines; 0 for as many as fit.
  ///   - hangsFromTop: Whether they begin at the top; else they are in the middle.
  func lines(
    _ text: String, in rect: Rect, side: Side, color: Color, limit: Int, hangsFromTop: Bool
  ) throws(TypesettingError) -> [Mark] {
    guard !text.isEmpty, rect.width > 0, rect.height > 0 else { return [] }
    let fitting = max(1, Int(((rect.height + 0.5) / font.lineHeight).rounded(.down)))
    let paragraph = try typesetter.paragraph(
      text, font: font, width: rect.width + 1e-3,
      numberOfLines: limit == 0 ? fitting : min(limit, fitting), direction: .natural)
    let scale = canvas.scale
    let height = font.labelHeight(lines: paragraph.lines.count, scale: scale)
    let single = font.labelHeight(lines: 1, scale: scale)
    let top = hangsFromTop ? rect.minY : rect.midY - height / 2
    let first = top + font.baseline(inHeight: single, scale: scale)
    return paragraph.lines.enumerated().map { index, line in
      let x =
        switch side {
        case .left: rect.minX
        case .center: rect.midX - line.width / 2
        case .right: rect.maxX - line.width
        }
      let y = first + Double(index) * font.lineHeight
      return Mark(
        .glyphs(line.runs, origin: Point(x: x, y: (y * scale).rounded() / scale)), fill: color)
    }
  }
}
