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
  private static let text = DynamicColor(0x262626, dark: 0xE5E5EA)
  private static let line = DynamicColor(0x6E6E73, dark: 0xAEAEB2)

  /// - Throws: An error when no font has a character of the text.
  init(_ text: String, _ typesetter: Typesetter) throws(TypesettingError) {
    paragraph = try typesetter.paragraph(text, font: Self.font, width: Self.widest)
    size = Size(
      width: paragraph.width.rounded(.up), height: Double(paragraph.lines.count) * Self.lineHeight)
  }

  /// The marks at a place; the line is interrupted where it would strike what has to be read.
  func marks(at place: CalloutPlace, _ room: LabelRoom) -> [Mark] {
    let lines = place.legs.flatMap { Self.pieces(of: $0, room) }
    var marks = [(Theme().background, Self.edge), (Self.line, 0)].flatMap { color, edge in
      lines.map {
        Mark(.polyline([$0.from, $0.to]), stroke: Stroke(color: color, width: 1 + 2 * edge))
      } + [Mark(.circle(center: place.end, radius: Self.dot + 0.5 + edge), fill: color)]
    }
    for (index, line) in paragraph.lines.enumerated() {
      let origin = Point(
        x: place.isRight ? place.box.minX : place.box.maxX - line.width,
        y: place.box.minY + Double(index) * Self.lineHeight + Self.baseline)
      marks.append(Mark(.text(line, font: Self.font, origin: origin), fill: Self.text))
    }
    return marks
  }

  private static func pieces(of line: Segment, _ room: LabelRoom) -> [Segment] {
    let length = line.length
    guard length > 0 else { return [] }
    var pieces: [Segment] = []
    var from: Double?
    let count = Int(length.rounded(.up))
    let solids = room.solids(along: line).map { $0.insetBy(-2) }
    for step in 0...count {
      let share = Double(step) / Double(count)
      let point = line.place(at: share)
      let isFree = !solids.contains {
        $0.minX < point.x && point.x < $0.maxX && $0.minY < point.y && point.y < $0.maxY
      }
      if isFree, from == nil { from = share }
      if let start = from, !isFree || step == count {
        let end = isFree ? share : Double(step - 1) / Double(count)
        if end > start {
          pieces.append(Segment(from: line.place(at: start), to: line.place(at: end)))
        }
        from = nil
      }
    }
    return pieces
  }
}
