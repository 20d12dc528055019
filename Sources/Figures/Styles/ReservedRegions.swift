import LayoutModel
import Typesetting

/// The reserved regions of a canvas, hatched and with their names.
struct ReservedRegions {
  let canvas: Canvas
  /// What names are read on.
  let fills: ViewFills
  let ids: FigureIDs
  let typesetter: Typesetter

  private static let color = DynamicColor(0x8E8E93)
  /// Between two lines along an edge, in points.
  private static let distance = 8.0
  private static let font = Font(size: 10, weight: .semibold)
  private static let text = DynamicColor(0x48484A, dark: 0xD1D1D6)
  /// Around a name, and around the home indicator.
  private static let margin = 3.0

  /// A group for each region that is not empty.
  /// - Throws: An error when no font has a character of a name.
  func groups() throws(TypesettingError) -> [Figure.Group] {
    var groups: [Figure.Group] = []
    for (index, region) in canvas.reserved.enumerated() {
      let frame = region.frame
      guard frame.width > 0, frame.height > 0 else { continue }
      groups.append(
        Figure.Group(
          id: ids.id("reserved-\(index + 1)"), classes: ["ib-reserved"], title: region.name,
          marks: hatching(of: frame) + [Mark(.frame(frame, width: 1), .edge, fill: Self.color)]
            + (try name(region.name, in: frame))))
    }
    return groups
  }

  /// The name in the middle, on a plate of the colour that is there; none in a region that is smaller.
  private func name(_ name: String, in frame: Rect) throws(TypesettingError) -> [Mark] {
    let font = Self.font
    let paragraph = try typesetter.paragraph(name, font: font, numberOfLines: 1)
    let plate = frame.centered(
      Size(width: paragraph.width + 2 * Self.margin, height: font.lineHeight + Self.margin))
    guard frame.contains(plate) else { return [] }
    let ground = fills.color(under: plate)
    return [Mark(.rect(plate), .plate, fill: ground)]
      + paragraph.lines.map { line in
        let origin = Point(x: plate.minX + Self.margin, y: plate.midY + font.baselineBelowMiddle)
        return Mark(
          .text(line, font: font, origin: origin), .name, fill: Self.text.legible(on: ground))
      }
  }

  /// Lines from the lower left to the upper right, cut at the edges and at the home indicator.
  private func hatching(of frame: Rect) -> [Mark] {
    let length = frame.width + frame.height
    let hidden = canvas.homeIndicatorFrame.map { [$0.insetBy(-Self.margin)] } ?? []
    return stride(from: Self.distance, to: length, by: Self.distance).flatMap { reach in
      // From the left or bottom edge to the top or right one, x + y stays the same.
      let sum = frame.x + frame.y + reach
      let ends = (max(frame.minX, sum - frame.maxY), min(frame.maxX, sum - frame.minY))
      let line = Segment(
        from: Point(x: ends.0, y: sum - ends.0), to: Point(x: ends.1, y: sum - ends.1))
      return line.pieces(around: hidden).map { piece in
        Mark(
          .polyline([piece.from, piece.to]), .pattern,
          stroke: Stroke(color: Self.color, width: 0.5))
      }
    }
  }
}
