import LayoutModel
import Typesetting

extension ViewLook {
  /// A collection view, whose cells no recipe knows.
  static let collectionView = ViewLook(body: .container) { view in
    view.background(ControlColors.background)
  }

  /// A table with the headers and footers of its sections; a plain one has lines under the empty rows that
  /// follow its cells.
  static let tableView = ViewLook(body: .container) { view throws(TypesettingError) in
    let isPlain = view.view.tableStyle == .plain
    let ground = isPlain ? ControlColors.background : ControlColors.groupedTable
    var marks = view.background(ground)
    for row in view.rows {
      let appearance = SectionAppearance(
        view: view, row: row, ground: view.view.backgroundColor ?? ground)
      marks += try appearance.header() + appearance.footer()
    }
    return marks + view.emptyRows()
  }

  /// A row of a table: white, with a line at its bottom; in groups at its top, and above and below a group
  /// that has the width of its table.
  static let tableViewCell = ViewLook(body: .container) { view throws(TypesettingError) in
    guard let row = view.rows.first?.row, row.style != .plain else {
      return try view.background(ControlColors.background) + view.separatorAbove
        + [view.separator(of: view.place)].compactMap { $0 } + view.cellContent()
    }
    let frame = view.frame
    func edge(_ y: Double) -> Mark {
      view.hairline(from: frame.minX, to: frame.maxX, y: y, ControlColors.separator)
    }
    var above = view.place
    above.frame.height = view.hairline
    var marks = try view.cellContent()
    if !row.isFirst { marks += [view.separator(of: above)].compactMap { $0 } }
    guard row.style == .grouped, frame.height > view.hairline else { return marks }
    if row.isFirst { marks.append(edge(frame.minY)) }
    if row.isLast { marks.append(edge(frame.maxY - view.hairline)) }
    return marks
  }
}

/// A row of a table as a figure shows it.
struct ShownRow: Sendable {
  let row: TableRow
  let place: RowPlace

  var frame: Rect { place.frame }

  /// The insets from its frame to the title above it and the text below it, in points: none is above 0.
  func textInsets(scale: Double) -> EdgeInsets {
    let title = row.header.isEmpty ? 0 : row.headerHeight
    guard row.isLast, !row.footer.isEmpty else { return EdgeInsets(top: -title) }
    // A text without a font for it is an error before there are frames.
    let space = try? row.spaceBelow(
      width: frame.width - place.margins.left - place.margins.right, scale: scale,
      typesetter: .standard)
    return EdgeInsets(top: -title, bottom: TableRow.footerMargin - (space ?? 0))
  }
}

/// The place of a row, which an empty one has too.
struct RowPlace: Sendable {
  /// In the root's coordinates.
  var frame: Rect
  /// The distances of its texts, and of those of its section, from its edges, in points.
  let margins: (left: Double, right: Double)
  /// The distances of the line at its bottom from its edges, in points.
  let lines: (left: Double, right: Double)
}

extension CanvasLayout {
  /// The rows of a table, or the row that a cell is.
  func rows(of view: Int) -> [ShownRow] {
    let kind = layout.views[view].kind
    guard kind == .tableView || kind == .tableViewCell else { return [] }
    let table = kind == .tableView ? view : layout.views[view].superview ?? 0
    guard layout.views[table].kind == .tableView else { return [] }
    let cells = layout.views.indices.filter { layout.views[$0].superview == table }
    return layout.rows(ofTable: table, cells: cells)
      .filter { kind == .tableView || $0.cell == view }
      .map { cell, row in ShownRow(row: row, place: place(ofCell: cell, in: table)) }
  }

  private func place(ofCell cell: Int, in table: Int) -> RowPlace {
    let (metrics, view) = (solved.metrics[cell], layout.views[cell])
    let margins = TableRow.textMargins(metrics)
    let hasOwn = view.layoutMargins != nil && !view.preservesSuperviewLayoutMargins
    let isLater = layout.canvas.system >= Canvas.firstSystemWithSafeAreas
    let room = isLater && !hasOwn ? view.content.accessory.room : 0
    let lines = lines(in: table, margins, room: room, metrics.direction)
    return RowPlace(frame: frame(of: .view(cell)), margins: margins, lines: lines)
  }

  /// The distances of the lines of a table from the edges of a row.
  ///
  /// They begin where texts do. They end at the edge of the table, and since iOS 26 at the margin.
  /// - Parameter room: What the margin at the end of the row has for an accessory, in points.
  private func lines(
    in table: Int, _ margins: (left: Double, right: Double), room: Double,
    _ direction: LayoutDirection
  ) -> (left: Double, right: Double) {
    let isPlain = layout.views[table].tableStyle == .plain
    let insets = isPlain ? layout.rowInsets(ofTable: table, solved.metrics) : EdgeInsets()
    func end(_ margin: Double, _ inset: Double) -> Double {
      layout.canvas.system < 26 ? -inset : margin - room
    }
    return direction == .rightToLeft
      ? (end(margins.left, insets.left), margins.right)
      : (margins.left, end(margins.right, insets.right))
  }

  /// The first of the empty rows that follow the cells of a plain table to its lower edge.
  ///
  /// Nil of other views, below a footer, and since iOS 15, where `fillerRowHeight` is 0.
  func emptyRow(of table: Int, after rows: [ShownRow]) -> RowPlace? {
    let view = layout.views[table]
    guard view.kind == .tableView, view.tableStyle == .plain, layout.canvas.system < 15,
      rows.last?.row.footer.isEmpty != false
    else { return nil }
    let insets = layout.rowInsets(ofTable: table, solved.metrics)
    var frame = frame(of: .view(table)).inset(
      by: EdgeInsets(top: insets.top, left: insets.left, right: insets.right))
    frame.y = framesOfSubviews(of: table).map(\.maxY).reduce(frame.minY, max)
    frame.height = TableRow.emptyHeight
    let margin = TableRow.margin(ofWidth: frame.width, on: layout.canvas)
    let margins = rows.last?.place.margins ?? (margin, margin)
    let lines = lines(in: table, margins, room: 0, solved.metrics[table].direction)
    return RowPlace(frame: frame, margins: margins, lines: rows.last?.place.lines ?? lines)
  }
}

extension ViewAppearance {
  /// The place of a cell.
  fileprivate var place: RowPlace {
    let margins = TableRow.textMargins(metrics)
    return RowPlace(
      frame: frame, margins: margins, lines: rows.first?.place.lines ?? margins)
  }

  /// A line at the bottom of a row.
  fileprivate func separator(of row: RowPlace) -> Mark? {
    let (left, right) = row.lines
    guard row.frame.width > left + right, frame.height > hairline else { return nil }
    return hairline(
      from: row.frame.minX + left, to: row.frame.maxX - right, y: row.frame.maxY - hairline,
      ControlColors.separator)
  }

  /// The line of the row before, again, where the ground of this one may cover it: on whole pixels it begins before
  /// its place if that is no whole point.
  fileprivate var separatorAbove: [Mark] {
    guard rows.first?.row.isFirst == false, frame.minY.rounded() != frame.minY else { return [] }
    var above = place
    above.frame.y -= above.frame.height
    return [separator(of: above)].compactMap { $0 }
  }

  /// The lines under the empty rows of a table.
  fileprivate func emptyRows() -> [Mark] {
    guard var row = emptyRow else { return [] }
    let room = ((frame.maxY - row.frame.minY) / row.frame.height).rounded(.down)
    return (0..<Int(min(max(0, room), 1000))).compactMap { _ in
      defer { row.frame.y += row.frame.height }
      return separator(of: row)
    }
  }
}

/// The header and the footer of a section of a table, at the row that it begins or ends with.
private struct SectionAppearance {
  let view: ViewAppearance
  let row: ShownRow
  /// What fills the table.
  let ground: DynamicColor

  private var isPlain: Bool { row.row.style == .plain }

  /// The place of a text of a height that begins at a height, between the margins.
  private func place(_ y: Double, height: Double) -> Rect {
    Rect(
      x: row.frame.minX + row.place.margins.left, y: y,
      width: max(0, row.frame.width - row.place.margins.left - row.place.margins.right),
      height: height)
  }

  /// The title over the first row: in capitals over groups until iOS 18, and in a band over plain rows until iOS 14.
  func header() throws(TypesettingError) -> [Mark] {
    let (title, height) = (row.row.header, row.row.headerHeight)
    guard height > 0, !title.isEmpty else { return [] }
    let top = row.frame.minY - height
    guard isPlain else {
      let line = row.row.footerFont.labelHeight(lines: 1, scale: view.canvas.scale)
      return try view.line(
        view.canvas.system >= 26 ? title : title.uppercased(),
        in: place(row.frame.minY - 7 - line, height: line),
        side: view.leadingSide, font: row.row.footerFont,
        color: view.readable(ControlColors.sectionTitle, on: ground.over(view.ground)))
    }
    var band = row.frame
    (band.y, band.height) = (top, height)
    let hasBand = view.canvas.system < 15
    let field = hasBand ? ControlColors.sectionBand : ground.over(view.ground)
    return try (hasBand ? [Mark(.rect(band), fill: field)] : [])
      + view.line(
        title, in: place(top, height: height), side: view.leadingSide, font: row.row.headerFont,
        color: view.readable(ControlColors.text, on: field))
  }

  /// The text below the last row.
  func footer() throws(TypesettingError) -> [Mark] {
    guard row.row.isLast, !row.row.footer.isEmpty else { return [] }
    let lines = try view.typesetter.paragraph(
      row.row.footer, font: row.row.footerFont, width: place(0, height: 0).width + 1e-3,
      numberOfLines: 0, direction: .natural
    ).lines.count
    return try view.lines(
      row.row.footer,
      in: place(
        row.frame.maxY + TableRow.footerMargin,
        height: row.row.footerFont.labelHeight(lines: lines, scale: view.canvas.scale)),
      side: view.leadingSide, font: row.row.footerFont,
      color: view.readable(ControlColors.sectionTitle, on: ground.over(view.ground)), limit: 0,
      hangsFromTop: true)
  }
}
