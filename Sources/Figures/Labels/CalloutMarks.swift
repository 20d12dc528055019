import LayoutModel
import Typesetting

/// The marks of a callout: its text, and a line to what it points at.
struct CalloutMarks {
  /// The lines of a text.
  let paragraph: Paragraph
  /// Of the text, in points.
  let size: Size

  private static let font = Font(size: 12)
  private static let lineHeight = 16.0
  /// From the top of a text to its baseline.
  private static let baseline = 12.5
  /// The longest line of a text, in points.
  private static let widest = 140.0
  /// The radius of the dot at the end of the line, and how wide the edge around dot and line is.
  static let dot = 1.75
  static let edge = 1.0
  static let text = DynamicColor(0x262626, dark: 0xE5E5EA)
  private static let line = DynamicColor(0x6E6E73, dark: 0xAEAEB2)

  /// - Throws: An error when no font has a character of the text.
  init(_ text: String, _ typesetter: Typesetter) throws(TypesettingError) {
    paragraph = try typesetter.paragraph(text, font: Self.font, width: Self.widest)
    size = Size(
      width: paragraph.width.rounded(.up), height: Double(paragraph.lines.count) * Self.lineHeight)
  }

  /// The marks at a place; the line is interrupted where it would strike what has to be read.
  func marks(at place: CalloutPlace, _ room: LabelRoom) -> [Mark] {
    let lines = place.legs.flatMap { leg in
      leg.pieces(around: room.solids(along: leg).map { $0.insetBy(-Clearance.text) })
    }
    var marks = [(Theme().background, true), (Self.line, false)].flatMap { color, isRim in
      let edge = isRim ? Self.edge : 0
      return lines.map {
        Mark(
          .polyline([$0.from, $0.to]), isRim ? .rim : .leader,
          stroke: Stroke(color: color, width: 1 + 2 * edge))
      } + [
        Mark(
          .circle(center: place.end, radius: Self.dot + 0.5 + edge), isRim ? .rim : .dot,
          fill: color)
      ]
    }
    for (index, line) in paragraph.lines.enumerated() {
      let origin = Point(
        x: place.isRight ? place.box.minX : place.box.maxX - line.width,
        y: place.box.minY + Double(index) * Self.lineHeight + Self.baseline)
      marks.append(Mark(.text(line, font: Self.font, origin: origin), .callout, fill: Self.text))
    }
    return marks
  }
}
