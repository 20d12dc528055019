import LayoutModel
import Typesetting

/// A text of a figure that explains, set in lines.
struct ExplainedText: Hashable, Sendable {
  let font: Font
  let lines: [Line]
  /// From one baseline to the next, in points.
  let lineHeight: Double
  /// Of the lines, in points.
  let size: Size

  /// Of names and words beside marks.
  static let font = Font(size: 12)
  static let ink = DynamicColor(0x000000, dark: 0xFFFFFF)
  static let line = DynamicColor(0x000000, dark: 0xFFFFFF)

  /// - Parameters:
  ///   - width: The width that lines may have; nil for any.
  ///   - most: How many lines there may be; 0 for any number.
  /// - Throws: An error when no font has a character of the text.
  init(
    _ text: String, font: Font = Self.font, width: Double? = nil, most: Int = 0,
    _ typesetter: Typesetter
  ) throws(TypesettingError) {
    let paragraph = try typesetter.paragraph(text, font: font, width: width, numberOfLines: most)
    self.font = font
    lines = paragraph.lines
    lineHeight = (1.2 * font.size).rounded(.up)
    size = Size(width: paragraph.width, height: lineHeight * Double(lines.count))
  }

  /// Where the lines begin and end in their box.
  enum Alignment { case left, center, right }

  /// The marks of the text with its box around a place.
  func marks(
    around middle: Point, _ role: Role = .caption, _ color: DynamicColor = Self.ink
  ) -> [Mark] {
    marks(in: Rect(around: middle, width: size.width, height: size.height), .center, role, color)
  }

  /// The marks of the text in a box as high as it is.
  func marks(
    in box: Rect, _ alignment: Alignment = .center, _ role: Role = .caption,
    _ color: DynamicColor = Self.ink
  ) -> [Mark] {
    lines.enumerated().map { index, line in
      let middle = box.minY + lineHeight * (Double(index) + 0.5)
      let left =
        switch alignment {
        case .left: box.minX
        case .center: box.midX - line.width / 2
        case .right: box.maxX - line.width
        }
      let origin = Point(x: left, y: middle + font.baselineBelowMiddle)
      return Mark(.text(line, font: font, origin: origin), role, fill: color)
    }
  }
}
