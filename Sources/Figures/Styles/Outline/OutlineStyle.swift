import Descriptions
package import LayoutModel
package import Typesetting

/// Draws a layout as Interface Builder's document outline lists it: views in views, and constraints under
/// the view that holds them.
package struct OutlineStyle {
  /// Measured in a picture of Xcode's, in points.
  private static let rowHeight = 18.0
  private static let indent = 16.0
  private static let margin = 12.0
  /// From a row's indent to its icon, and from there to its text.
  private static let iconPlace = 14.0
  private static let textPlace = 34.0
  private static let font = Font(size: 13)
  private static let text = DynamicColor(0x262626, dark: 0xE5E5EA)
  private static let triangle = DynamicColor(0x8E8E8E)
  private static let edge = DynamicColor(0xC8C8C8, dark: 0x48484A)

  /// The figure of a layout.
  /// - Throws: An error when no font has a character of a text.
  package static func figure(
    of solved: SolvedLayout, _ request: FigureRequest
  ) throws(TypesettingError) -> Figure {
    let ids = FigureIDs(name: request.name, views: solved.layout.views)
    let shown = request.crop.flatMap { CroppedViews($0, in: CanvasLayout(solved)) }
    let rows = OutlineRow.rows(of: solved, ids, title: request.title, shown: shown)
    var groups: [Figure.Group] = []
    var width = 0.0
    for (number, row) in rows.enumerated() {
      let left = Self.margin + Self.indent * Double(row.depth)
      let middle = Self.margin + Self.rowHeight * (Double(number) + 0.5)
      let font = row.icon == .scene ? Font(size: Self.font.size, weight: .semibold) : Self.font
      let lines = try request.typesetter.paragraph(row.text, font: font).lines
      let marks = lines.prefix(1).map { line in
        let origin = Point(x: left + Self.textPlace, y: middle + 0.36 * font.size)
        return Mark(.text(line, font: font, origin: origin), .caption, fill: Self.text)
      }
      let end = left + Self.textPlace + (lines.first?.width ?? 0)
      let sign = OutlineSign.marks(row.status, at: Point(x: end + OutlineSign.place, y: middle))
      width = max(width, end + (sign.isEmpty ? 0 : OutlineSign.room))
      groups.append(
        Figure.Group(
          id: row.id, classes: row.classes, data: row.data, title: row.title,
          marks: (row.isOpen ? [triangle(Point(x: left + 4, y: middle))] : [])
            + row.icon.marks(at: Point(x: left + Self.iconPlace + 8, y: middle)) + marks + sign,
          part: row.part,
          frame: row.part?.view == nil
            ? nil
            : Rect(
              x: 0, y: middle - Self.rowHeight / 2, width: width + Self.margin,
              height: Self.rowHeight)))
    }
    let bounds = Rect(
      x: 0, y: 0, width: (width + Self.margin).rounded(.up),
      height: Self.rowHeight * Double(rows.count) + 2 * Self.margin)
    var ground = Figure.Layer.ground(bounds, prefix: ids.prefix)
    ground.groups[0].marks.append(
      Mark(.frame(bounds.insetBy(5), width: 1), .ground, fill: Self.edge))
    return Figure(
      name: request.name, bounds: bounds, title: request.title,
      description: LayoutDescription.text(for: solved, in: request.phrases),
      layers: [ground, Figure.Layer(name: "ib-rows", groups: groups)])
  }

  private static func triangle(_ middle: Point) -> Mark {
    Mark(
      .polyline([
        Point(x: middle.x - 4.5, y: middle.y - 3.5), Point(x: middle.x + 4.5, y: middle.y - 3.5),
        Point(x: middle.x, y: middle.y + 4),
      ]), fill: Self.triangle)
  }
}
