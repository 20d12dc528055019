import LayoutModel
import Typesetting

/// The reserved regions of a canvas, hatched and with their names.
enum ReservedRegions {
  private static let color = DynamicColor(0x8E8E93)
  /// Between two lines along an edge, in points.
  private static let distance = 8.0
  private static let font = Font(size: 10, weight: .semibold)
  private static let text = DynamicColor(0x48484A, dark: 0xD1D1D6)
  /// Around a name.
  private static let margin = 3.0

  /// A group for each region that is not empty.
  /// - Throws: An error when no font has a character of a name.
  static func groups(
    on canvas: Canvas, _ ids: FigureIDs, _ typesetter: Typesetter
  ) throws(TypesettingError) -> [Figure.Group] {
    var groups: [Figure.Group] = []
    for (index, region) in canvas.reserved.enumerated() {
      let frame = region.frame
      guard frame.width > 0, frame.height > 0 else { continue }
      groups.append(
        Figure.Group(
          id: ids.id("reserved-\(index + 1)"), classes: ["ib-reserved"], title: region.name,
          marks: hatching(of: frame) + [Mark(.frame(frame, width: 1), fill: color)]
            + (try name(region.name, in: frame, typesetter))))
    }
    return groups
  }

  /// The name in the middle, on a plate; none in a region that is smaller.
  private static func name(
    _ name: String, in frame: Rect, _ typesetter: Typesetter
  ) throws(TypesettingError) -> [Mark] {
    let paragraph = try typesetter.paragraph(name, font: font, numberOfLines: 1)
    let plate = frame.centered(
      Size(width: paragraph.width + 2 * margin, height: font.lineHeight + margin))
    guard frame.contains(plate) else { return [] }
    return [Mark(.rect(plate), fill: Theme().background)]
      + paragraph.lines.map { line in
        let origin = Point(x: plate.minX + margin, y: plate.midY + font.baselineBelowMiddle)
        return Mark(.text(line, font: font, origin: origin), fill: text)
      }
  }

  /// Lines from the lower left to the upper right, cut at the edges.
  private static func hatching(of frame: Rect) -> [Mark] {
    let length = frame.width + frame.height
    return stride(from: distance, to: length, by: distance).map { reach in
      // The line x + y = reach, from the left or bottom edge to the top or right one.
      let (left, right) = (max(0, reach - frame.height), min(reach, frame.width))
      let ends = [left, right].map { Point(x: frame.x + $0, y: frame.y + reach - $0) }
      return Mark(.polyline(ends), stroke: Stroke(color: color, width: 0.5))
    }
  }
}
