import LayoutModel
import Typesetting

extension ViewLook {
  /// A collection view, whose cells no recipe knows.
  static let collectionView = ViewLook { view in view.background(ControlColors.background) }

  /// A table with the headers and footers of its sections; a plain one has lines under the empty rows that
  /// follow its cells.
  static let tableView = ViewLook { view throws(TypesettingError) in
    let isPlain = view.view.tableStyle == .plain
    let ground = isPlain ? ControlColors.background : ControlColors.groupedTable
    var marks = view.background(ground)
    for row in view.rows {
      let appearance = SectionAppearance(
        view: view, row: row, ground: view.view.backgroundColor ?? ground)
      marks += try appearance.header() + appearance.footer()
    }
    return isPlain ? marks + view.emptyRows() : marks
  }

  /// A row of a table: white, with a line at its bottom; in groups at its top, and above and below a group
  /// that has the width of its table.
  static let tableViewCell = ViewLook { view in
    guard let row = view.rows.first?.row, row.style != .plain else {
      return view.background(ControlColors.background)
        + [view.separator(above: view.frame.maxY)].compactMap { $0 }
    }
    let frame = view.frame
    func edge(_ y: Double) -> Mark {
      view.hairline(from: frame.minX, to: frame.maxX, y: y, ControlColors.separator)
    }
    var marks =
      row.isFirst ? [] : [view.separator(above: frame.minY + view.hairline)].compactMap { $0 }
    guard row.style == .grouped, frame.height > view.hairline else { return marks }
    if row.isFirst { marks.append(edge(frame.minY)) }
    if row.isLast { marks.append(edge(frame.maxY - view.hairline)) }
    return marks
  }
}

/// A row of a table as a figure shows it.
struct ShownRow: Sendable {
  let row: TableRow
  /// Its frame, in the root's coordinates.
  let frame: Rect
  /// The distances of the texts of its section from its edges, in points.
  let margins: (left: Double, right: Double)
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
      .map { cell, row in
        ShownRow(
          row: row, frame: frame(of: .view(cell)),
          margins: TableRow.textMargins(solved.metrics[cell]))
      }
  }
}

extension ViewAppearance {
  /// A line between rows, from where texts begin to the other edge, and since iOS 26 to the same distance from it.
  fileprivate func separator(above bottom: Double) -> Mark? {
    let safeArea = isRightToLeft ? metrics.safeAreaInsets.right : metrics.safeAreaInsets.left
    let inset = canvas.system >= 11 ? 16 + safeArea : 15.0
    let end = canvas.system >= 26 ? 16.0 : 0
    guard frame.width > inset + end, frame.height > hairline else { return nil }
    let line = mirrored(
      Rect(
        x: frame.x + inset, y: bottom - hairline, width: frame.width - inset - end,
        height: hairline))
    return hairline(from: line.minX, to: line.maxX, y: line.minY, ControlColors.separator)
  }

  /// The lines under the empty rows of a plain table; none below the footer of its last section.
  fileprivate func emptyRows() -> [Mark] {
    let rowHeight = 44.0
    if rows.last?.row.footer.isEmpty == false { return [] }
    let first = subviews.map(\.maxY).reduce(frame.minY, max)
    let count = min(((frame.maxY - first) / rowHeight).rounded(.down), 1000)
    guard count >= 1 else { return [] }
    return (1...Int(count)).compactMap { separator(above: first + Double($0) * rowHeight) }
  }
}

/// The header and the footer of a section of a table, at the row that it begins or ends with.
private struct SectionAppearance {
  let view: ViewAppearance
  let row: ShownRow
  /// What fills the table.
  let ground: DynamicColor

  private static let titleFont = Font.boldSystem(size: 17)

  private var isPlain: Bool { row.row.style == .plain }

  /// The place of a text of a height that begins at a height, between the margins.
  private func place(_ y: Double, height: Double) -> Rect {
    Rect(
      x: row.frame.minX + row.margins.left, y: y,
      width: max(0, row.frame.width - row.margins.left - row.margins.right), height: height)
  }

  /// The title over the first row: in capitals over groups until iOS 18, and in a band over plain rows until iOS 14.
  func header() throws(TypesettingError) -> [Mark] {
    let (title, height) = (row.row.header, row.row.headerHeight)
    guard height > 0, !title.isEmpty else { return [] }
    let top = row.frame.minY - height
    guard isPlain else {
      let line = TableRow.footerFont.labelHeight(lines: 1, scale: view.canvas.scale)
      return try view.line(
        view.canvas.system >= 26 ? title : title.uppercased(),
        in: place(row.frame.minY - 7 - line, height: line),
        side: view.leadingSide, font: TableRow.footerFont,
        color: view.readable(ControlColors.sectionTitle, on: ground.over(view.ground)))
    }
    var band = row.frame
    (band.y, band.height) = (top, height)
    let hasBand = view.canvas.system < 15
    let field = hasBand ? ControlColors.sectionBand : ground.over(view.ground)
    return try (hasBand ? [Mark(.rect(band), fill: field)] : [])
      + view.line(
        title, in: place(top, height: height), side: view.leadingSide, font: Self.titleFont,
        color: view.readable(ControlColors.text, on: field))
  }

  /// The text below the last row.
  func footer() throws(TypesettingError) -> [Mark] {
    guard row.row.isLast, !row.row.footer.isEmpty else { return [] }
    let lines = try view.typesetter.paragraph(
      row.row.footer, font: TableRow.footerFont, width: place(0, height: 0).width + 1e-3,
      numberOfLines: 0, direction: .natural
    ).lines.count
    return try view.lines(
      row.row.footer,
      in: place(
        row.frame.maxY + TableRow.footerMargin,
        height: TableRow.footerFont.labelHeight(lines: lines, scale: view.canvas.scale)),
      side: view.leadingSide, font: TableRow.footerFont,
      color: view.readable(ControlColors.sectionTitle, on: ground.over(view.ground)), limit: 0,
      hangsFromTop: true)
  }
}
