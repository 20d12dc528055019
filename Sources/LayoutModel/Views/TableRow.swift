package import Typesetting

/// The look of a table: UIKit's `UITableView.Style`.
package enum TableStyle: String, Hashable, Sendable, CaseIterable {
  case plain
  case grouped
  case insetGrouped

  /// The first version of iOS that has inset groups.
  package static let firstInsetSystem = 13

  /// The radius of the corners of an inset group, in points.
  package static func cornerRadius(system: Int) -> Double { system >= 26 ? 26 : 10 }
}

extension View {
  /// The style of a table.
  package var tableStyle: TableStyle {
    content.style.flatMap { TableStyle(rawValue: $0) } ?? .plain
  }
}

/// A row of a table, with what its section has above and below it.
///
/// A cell with a header begins a section, and a cell with a footer ends one. Heights of headers and of
/// empty footers are those of Interface Builder's stored frames, in points.
package struct TableRow: Hashable, Sendable {
  /// The style of the table.
  package let style: TableStyle
  /// The title over the row; empty for none.
  package let header: String
  /// The text below the row; empty for none.
  package let footer: String
  /// Whether it is the first row of its section.
  package let isFirst: Bool
  /// Whether it is the last row of its section.
  package let isLast: Bool
  /// Whether it is the first row of its table.
  private let isTop: Bool
  /// The version of iOS.
  private let system: Int
  /// The text size that the user has chosen.
  private let textSize: ContentSizeCategory

  /// The rows of the cells of a table, in their order.
  init(_ cells: [Int], of table: Int, in layout: Layout, at position: Int) {
    func cell(_ position: Int) -> View? {
      cells.indices.contains(position) ? layout.views[cells[position]] : nil
    }
    let (own, before, after) = (cell(position), cell(position - 1), cell(position + 1))
    style = layout.views[table].tableStyle
    (system, textSize) = (layout.canvas.system, layout.canvas.textSize)
    header = own?.content.header ?? ""
    footer = own?.content.footer ?? ""
    isTop = position == 0
    isFirst = isTop || own?.content.header != nil || before?.content.footer != nil
    isLast = after == nil || own?.content.footer != nil || after?.content.header != nil
  }

  /// The height of the row of the header's text, which ends where the row begins, in points.
  package var headerHeight: Double {
    guard isFirst else { return 0 }
    return switch style {
    case .plain: header.isEmpty ? 0 : 28 + growth(of: headerFont)
    case .grouped, .insetGrouped: header.isEmpty ? 18 : 38 + growth(of: headerFont)
    }
  }

  /// The room above the row of the header's text, in points (`sectionHeaderTopPadding`).
  private var headerPadding: Double {
    switch style {
    case .plain: header.isEmpty || !isFirst || system < 15 ? 0 : 22
    case .grouped, .insetGrouped: header.isEmpty || !isTop ? 0 : 17.5
    }
  }

  /// The room of the section above the row, in points.
  var spaceAbove: Double { headerPadding + headerHeight }

  /// The font of a footer, whose size follows the text size.
  package var footerFont: Font { Font(style: .footnote, category: textSize) }

  /// The font of a header: that of a footer over groups.
  package var headerFont: Font {
    style == .plain
      ? Font(style: .headline, category: textSize) : footerFont
  }

  /// By how much a line is higher than at the default text size, in points.
  private func growth(of font: Font) -> Double {
    let standard = Font(style: style == .plain ? .headline : .footnote, category: .large)
    return font.lineHeight - standard.lineHeight
  }

  /// The room above and below the text of a footer, in points.
  package static let footerMargin = 7.5

  /// The font of the texts that a cell has itself: since iOS 11 it follows the text size.
  package static func textFont(on canvas: Canvas) -> Font {
    canvas.system >= Canvas.firstSystemWithSafeAreas
      ? Font(style: .body, category: canvas.textSize) : Font(size: 17)
  }

  /// The height of a cell without constraints that give it one, in points: 44, and more where a line of its own
  /// text needs it between margins of 11.
  static func height(of cell: View, on canvas: Canvas) -> Double {
    let texts = [cell.content.text, cell.content.detailText].compactMap(\.self)
    guard texts.contains(where: { !$0.isEmpty }) else { return emptyHeight }
    return max(emptyHeight, textFont(on: canvas).labelHeight(lines: 1, scale: canvas.scale) + 22)
  }

  /// The height of an empty row, in points.
  package static let emptyHeight = 44.0

  /// The margin at the sides of a cell, and of an empty row, of a width, in points.
  ///
  /// Since iOS 13 the wider one is that of screens whose root has it too, if the cell is wider than 320: pads,
  /// phones from 414 points and phones on their side. Before that, and without a device, it is that of any cell
  /// that is 414 wide. Up to iOS 10 separators begin at 15 points.
  package static func margin(ofWidth width: Double, on canvas: Canvas) -> Double {
    guard canvas.system >= Canvas.firstSystemWithSafeAreas else { return 15 }
    guard let device = canvas.device else { return width >= 414 ? 20 : 16 }
    let isWide = device.sideMargin(canvas.orientation ?? .portrait) == 20
    return isWide && width > 320 || canvas.system < 13 && width >= 414 ? 20 : 16
  }

  /// The distances of the texts of headers and footers from the edges of their cell, in points: its margins.
  package static func textMargins(_ cell: ViewMetrics) -> (left: Double, right: Double) {
    (max(15, cell.layoutMargins.left), max(15, cell.layoutMargins.right))
  }

  /// The room of the section below the row, in points.
  /// - Parameter width: The width that the text of a footer has, in points; nil before it is known.
  /// - Throws: An error if no font has a character of the text.
  package func spaceBelow(
    width: Double?, scale: Double, typesetter: Typesetter
  ) throws(TypesettingError) -> Double {
    guard isLast else { return 0 }
    if footer.isEmpty { return style == .plain ? 0 : 18 }
    let text = try typesetter.paragraph(
      footer, font: footerFont, width: width.map { max(0, $0) }, numberOfLines: 0,
      direction: .natural)
    return footerFont.labelHeight(lines: text.lines.count, scale: scale)
      + 2 * Self.footerMargin
  }
}

extension Layout {
  /// The rows of a table, each with the index of its cell, in the order of the cells.
  package func rows(ofTable table: Int, cells: [Int]) -> [(cell: Int, row: TableRow)] {
    let cells = cells.filter { views[$0].kind == .tableViewCell }
    return cells.enumerated().map { ($1, TableRow(cells, of: table, in: self, at: $0)) }
  }

  /// The distances of rows from the edges of their table, in points: what bars and the device cover of it, but
  /// not what lies beyond the screen, and the sides of inset groups.
  package func rowInsets(ofTable table: Int, _ metrics: [ViewMetrics]) -> EdgeInsets {
    let (own, screen) = (metrics[table].safeAreaInsets, metrics[0].safeAreaInsets)
    let isLater = canvas.system >= Canvas.firstSystemWithSafeAreas
    let group = views[table].tableStyle == .insetGrouped ? groupInset : 0
    let isBelow =
      views[table].content.contentInsetAdjustment != .never
      && (isLater || canvas.bars.navigation || canvas.adjustsContentInsets)
    return EdgeInsets(
      top: isBelow ? min(own.top, screen.top) : 0,
      left: (isLater ? min(own.left, screen.left) : 0) + group,
      right: (isLater ? min(own.right, screen.right) : 0) + group)
  }

  /// The distance of inset groups from the sides of their table, in points: 20 on pads, wide phones and phones on
  /// their side, else 16 (Interface Builder's stored frames; on its side a screenshot of an iPhone 12 Pro).
  package var groupInset: Double {
    guard let device = canvas.device else { return canvas.size.width >= 414 ? 20 : 16 }
    return device.sideMargin(canvas.orientation ?? .portrait)
  }
}
