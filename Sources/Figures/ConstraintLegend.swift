import Basics
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
  /// Between two columns.
  private static let columnGap = 24.0
  /// The narrowest column for texts that are wider.
  private static let columnWidth = leastWidth - 2 * margin
  static let text = DynamicColor(0x000000, dark: 0xFFFFFF)
  private static let detailFont = Font(size: 10)
  private static let detailText = DynamicColor(0x6B6B6B, dark: 0xAEAEB2)

  private let rows: [Row]
  private let typesetter: Typesetter

  private struct Row: Hashable {
    var number: String
    var text: String
    /// What stands below the text, in the words of the constraint's source; nil for nothing.
    var detail: String?
    /// Whether it is grey, beside rows that matter more.
    var isQuiet = false
  }

  /// The texts of a row, set in lines.
  private struct Lines {
    var text: Paragraph
    var detail: Paragraph?

    var width: Double { max(text.width, detail?.width ?? 0) }
    /// The number of lines.
    var count: Int { text.lines.count + (detail?.lines.count ?? 0) }
  }

  /// What a list says of the constraints of a log beside their equations.
  package struct Notes {
    /// The words of the source for each constraint, in the order of the layout.
    package var details: [String]
    /// The numbers of the constraints that are grey.
    package var quiet: Set<String>

    /// Creates notes.
    package init(details: [String], quiet: Set<String>) {
      (self.details, self.quiet) = (details, quiet)
    }
  }

  /// A figure with the list of the constraints that it numbers, each once; as it is if it numbers none.
  /// - Throws: An error when no font has a character of a name.
  package static func figure(
    _ figure: Figure, listing layouts: [Layout], _ place: Place, notes: Notes? = nil,
    typesetter: Typesetter = .standard
  ) throws(TypesettingError) -> Figure {
    let shown = Set(figure.groups.compactMap(\.number))
    if shown.isEmpty { return figure }
    let legend = ConstraintLegend(
      rows: rows(of: layouts, notes).filter { shown.contains($0.number) }, typesetter: typesetter)
    let (bounds, prefix) = (figure.bounds, Figure.idPrefix(of: figure.name))
    let isBelow = place == .below
    let width = isBelow ? max(bounds.width, leastWidth) : mostWidth
    let list = try legend.list(
      at: isBelow
        ? Point(x: bounds.minX + margin, y: bounds.maxY + margin / 2)
        : Point(x: bounds.maxX + margin / 2, y: bounds.minY + margin),
      width: width - 2 * margin, hasColumns: isBelow, prefix: prefix)
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

  /// The constraints of layouts, each once, in the order of their numbers.
  private static func rows(of layouts: [Layout], _ notes: Notes?) -> [Row] {
    var rows: [Row] = []
    var known: Set<Row> = []
    for layout in layouts {
      for (index, constraint) in layout.constraints.enumerated() {
        var row = Row(
          number: layout.shownNumber(ofConstraint: index), text: layout.listText(of: constraint))
        if let notes, notes.details.indices.contains(index) {
          row.text = layout.plainEquation(of: constraint)
          (row.detail, row.isQuiet) = (notes.details[index], notes.quiet.contains(row.number))
        }
        if known.insert(row).inserted { rows.append(row) }
      }
    }
    return rows.sorted { $0.number.precedes($1.number) }
  }

  /// The rows of the list and what they cover.
  private func list(
    at origin: Point, width: Double, hasColumns: Bool, prefix: String
  ) throws(TypesettingError) -> (groups: [Figure.Group], box: Rect) {
    let columns = try columns(in: width, most: hasColumns ? mostColumns(in: width) : 1)
    let step = (width + Self.columnGap) / Double(columns.count)
    var groups: [Figure.Group] = []
    var box = Rect(x: origin.x, y: origin.y, width: 0, height: 0)
    for (column, paragraphs) in columns.enumerated() {
      var place = Point(x: origin.x + (Double(column) * step).rounded(), y: origin.y)
      for paragraph in paragraphs {
        let marks = try marks(rows[groups.count], paragraph, at: place)
        groups.append(
          Figure.Group(
            id: "\(prefix)-legend-\(groups.count + 1)", classes: ["ib-legend-row"], marks: marks))
        box.width = max(box.width, place.x + Self.textPlace + paragraph.width - origin.x)
        place.y += Self.height(of: paragraph)
      }
      box.height = max(box.height, place.y - origin.y)
    }
    return (groups, box)
  }

  /// The disc and the text of a row whose top left corner is at a place.
  private func marks(
    _ row: Row, _ lines: Lines, at place: Point
  ) throws(TypesettingError) -> [Mark] {
    let disc = NumberDisc(fill: row.isQuiet ? .quiet : NumberDisc.color)
    let center = Point(x: place.x + disc.radius, y: place.y + Self.rowHeight / 2)
    let own = lines.text.lines.map { ($0, Self.font, Self.text) }
    let detail = (lines.detail?.lines ?? []).map { ($0, Self.detailFont, Self.detailText) }
    let texts = (own + detail).enumerated().map { index, line in
      let (glyphs, font, color) = line
      let baseline = Point(
        x: place.x + Self.textPlace,
        y: center.y + Double(index) * Self.lineHeight + font.baselineBelowMiddle)
      return Mark(.text(glyphs, font: font, origin: baseline), .caption, fill: color)
    }
    return try disc.marks(row.number, at: center, typesetter) + texts
  }

  private static func height(of lines: Lines) -> Double {
    rowHeight + Double(max(0, lines.count - 1)) * lineHeight
  }
}

// MARK: - Columns

extension ConstraintLegend {
  /// The number of columns that a width has room for; one where two would be too narrow for long texts.
  private func mostColumns(in width: Double) throws(TypesettingError) -> Int {
    let room = width + Self.columnGap
    guard room >= 2 * (Self.columnWidth + Self.columnGap) else { return 1 }
    var need = 0.0
    for row in rows {
      need = max(need, Self.textPlace + (try typesetter.width(of: row.text, font: Self.font)))
    }
    return Int(room / (min(need, Self.columnWidth) + Self.columnGap))
  }

  /// The texts of the rows in columns of one width, as few as are no taller.
  private func columns(
    in width: Double, most: Int
  ) throws(TypesettingError) -> [[Lines]] {
    var count = most
    while true {
      let own = (width + Self.columnGap) / Double(count) - Self.columnGap - Self.textPlace
      let paragraphs = try rows.map { row throws(TypesettingError) in
        let detail = try row.detail.map { text throws(TypesettingError) in
          try paragraph(text, own, Self.detailFont)
        }
        let plain = try paragraph(row.text, own)
        if plain.lines.count == 1 { return Lines(text: plain, detail: detail) }
        let whole = try paragraph(Self.glued(row.text), own)
        let broken = try paragraph(Self.broken(row.text), own)
        return Lines(
          text: broken.lines.count > whole.lines.count ? whole : broken, detail: detail)
      }
      let columns = Self.columns(of: paragraphs, most: count)
      if columns.count == count { return columns }
      count = columns.count
    }
  }

  private func paragraph(
    _ text: String, _ width: Double, _ font: Font = Self.font
  ) throws(TypesettingError) -> Paragraph {
    // The notation reads from left to right, whatever the script of a name.
    try typesetter.paragraph(text, font: font, width: width, direction: .leftToRight)
  }

  /// An equation whose lines break before an operator and not after it.
  private static func glued(_ text: String) -> String {
    let noBreakSpace = "\u{A0}"
    return text.split(separator: " ").reduce("") { line, word in
      let last = line.split(separator: " ").last ?? ""
      let isAfterOperator = !last.isEmpty && last.allSatisfy("=<>≤≥+-−x×*".contains)
      return line.isEmpty ? String(word) : line + (isAfterOperator ? noBreakSpace : " ") + word
    }
  }

  /// An equation with a line break before its sign, where no name is broken.
  private static func broken(_ text: String) -> String {
    let words = text.split(separator: " ")
    guard let sign = words.firstIndex(where: { $0.allSatisfy("=<>≤≥".contains) }) else {
      return glued(text)
    }
    return words[..<sign].joined(separator: " ") + "\n"
      + glued(words[sign...].joined(separator: " "))
  }

  /// Rows in columns, filled from the top, of the least height that needs no more than some number of them.
  private static func columns(of paragraphs: [Lines], most: Int) -> [[Lines]] {
    var limit = paragraphs.reduce(0) { $0 + height(of: $1) } / Double(most)
    while true {
      var columns: [[Lines]] = []
      var (height, next) = (Double.infinity, Double.infinity)
      for paragraph in paragraphs {
        let taller = height + Self.height(of: paragraph)
        if taller <= limit {
          columns[columns.count - 1].append(paragraph)
          height = taller
        } else {
          // The least limit at which the columns are others.
          next = min(next, taller)
          columns.append([paragraph])
          height = Self.height(of: paragraph)
        }
      }
      if columns.count <= most { return columns }
      limit = next
    }
  }
}
