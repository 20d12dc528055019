package import LayoutModel
package import Typesetting

/// The list of a layout's constraints under a figure or beside it, numbered as callouts are.
package struct ConstraintLegend {
  /// The place of the list.
  package enum Place: String, Hashable, Sendable, CaseIterable {
    case below
    case beside
  }

  private static let margin = 12.0
  /// From a line's beginning to its text.
  private static let textPlace = 26.0
  private static let font = Font(size: 12)
  private static let lineHeight = 15.0
  private static let rowHeight = 20.0
  /// A list below a figure is no narrower, and one beside it no wider.
  private static let leastWidth = 280.0
  private static let mostWidth = 420.0

  private let rows: [Row]
  private let typesetter: Typesetter

  private struct Row: Hashable {
    var number: String
    var text: String
  }

  /// A figure with the list of the constraints that it numbers, each once; as it is if it numbers none.
  /// - Throws: An error when no font has a character of a name.
  package static func figure(
    _ figure: Figure, listing layouts: [Layout], _ place: Place,
    typesetter: Typesetter = .standard
  ) throws(TypesettingError) -> Figure {
    let shown = Set(figure.groups.compactMap(\.number))
    if shown.isEmpty { return figure }
    var rows: [Row] = []
    for layout in layouts {
      for (index, constraint) in layout.constraints.enumerated() {
        // The constraints of a format string with a number have that number together.
        let format = constraint.label == nil || constraint.part == nil ? nil : constraint.text
        let row = Row(
          number: layout.shownNumber(ofConstraint: index),
          text: format ?? layout.plainEquation(of: constraint))
        if shown.contains(row.number), !rows.contains(row) { rows.append(row) }
      }
    }
    // In reading order, unless something else than numbers is printed before them.
    if rows.allSatisfy({ Int($0.number) != nil }) {
      rows.sort { (Int($0.number) ?? 0) < (Int($1.number) ?? 0) }
    }
    let legend = ConstraintLegend(rows: rows, typesetter: typesetter)
    let (bounds, prefix) = (figure.bounds, Figure.idPrefix(of: figure.name))
    let isBelow = place == .below
    let width = isBelow ? max(bounds.width, leastWidth) : mostWidth
    let list = try legend.list(
      at: isBelow
        ? Point(x: bounds.minX + margin, y: bounds.maxY + margin / 2)
        : Point(x: bounds.maxX + margin / 2, y: bounds.minY + margin),
      width: width - 2 * margin, prefix: prefix)
    var result = figure
    result.clipToBounds()
    result.bounds.width =
      isBelow
      ? max(bounds.width, list.box.width + 2 * margin)
      : bounds.width + list.box.width + 2 * margin
    result.bounds.height =
      isBelow
      ? bounds.height + list.box.height + 1.5 * margin
      : max(bounds.height, list.box.height + 2 * margin)
    result.layers.insert(.ground(result.bounds, prefix: prefix, name: "legend-ground"), at: 0)
    result.layers.append(Figure.Layer(name: "ib-legend", groups: list.groups))
    return result
  }

  /// The rows of the list and what they cover.
  private func list(
    at origin: Point, width: Double, prefix: String
  ) throws(TypesettingError) -> (groups: [Figure.Group], box: Rect) {
    var groups: [Figure.Group] = []
    var y = origin.y
    var widest = 0.0
    for (index, row) in rows.enumerated() {
      let paragraph = try typesetter.paragraph(
        row.text, font: Self.font, width: width - Self.textPlace)
      let disc = Point(
        x: origin.x + SchematicMeasures.calloutRadius, y: y + Self.rowHeight / 2)
      var marks = try NumberDisc().marks(row.number, at: disc, typesetter)
      for (place, line) in paragraph.lines.enumerated() {
        let baseline = Point(
          x: origin.x + Self.textPlace,
          y: disc.y + Double(place) * Self.lineHeight
            + SchematicMeasures.capitalHeight * Self.font.size / 2)
        marks.append(
          Mark(.text(line, font: Self.font, origin: baseline), fill: SchematicMeasures.text))
      }
      groups.append(
        Figure.Group(
          id: "\(prefix)-legend-\(index + 1)", classes: ["ib-legend-row"], marks: marks))
      widest = max(widest, Self.textPlace + paragraph.width)
      y += Self.rowHeight + Double(max(0, paragraph.lines.count - 1)) * Self.lineHeight
    }
    return (groups, Rect(x: origin.x, y: origin.y, width: widest, height: y - origin.y))
  }
}
