import LayoutModel
import Typesetting

extension ViewLook {
  /// A navigation bar with its title and its buttons.
  static let navigationBar = ViewLook { view throws(TypesettingError) in
    let content = view.view.content
    var item = content.navigationItem
    item.title = content.title ?? content.text ?? "Title"
    return try view.bar(.bottom) + view.content(of: item, in: view.frame)
  }

  /// A toolbar with its items; without any, with one.
  static let toolbar = ViewLook { view throws(TypesettingError) in
    try view.bar(.top)
      + view.toolItems(view.items ?? [view.view.content.text ?? "Item"], in: view.frame)
  }

  /// A tab bar with its items, the first of them selected; without any, with two.
  static let tabBar = ViewLook { view throws(TypesettingError) in
    let title = view.view.content.text ?? "Item"
    return try view.bar(.top) + view.tabItems(view.items ?? [title, title], in: view.frame)
  }
}

extension ViewAppearance {
  fileprivate var items: [String]? {
    view.content.items.isEmpty ? nil : view.content.items
  }

  fileprivate func bar(_ edge: BarMarks.Edge) -> [Mark] {
    let marks = BarMarks.marks(frame, edge: edge, hairline: hairline)
    return view.backgroundColor == nil ? marks : Array(marks.dropFirst())
  }

  /// What the items of a bar lie on.
  private var barField: DynamicColor { (view.backgroundColor ?? ControlColors.bar).over(ground) }

  private static let itemFont = Font(size: 17)
  private static let largeTitleFont = Font(size: 34, weight: .bold)

  /// What a navigation bar shows, as far as there is room.
  /// - Parameter bar: The bar below the status bar, in the root's coordinates.
  func content(of item: NavigationItem, in bar: Rect) throws(TypesettingError) -> [Mark] {
    let inside = bar.insetBy(dx: 16, dy: 0)
    var row = inside
    row.height = item.hasLargeTitle && bar.height > 80 ? bar.height - 52 : bar.height
    let tint = textColor(ControlColors.tint, on: barField)
    var marks = try line(
      item.left ?? "", in: row, side: leadingSide, font: Self.itemFont, color: tint)
    marks += try line(
      item.right ?? "", in: row, side: leadingSide == .left ? .right : .left,
      font: Self.itemFont, color: tint)
    let text = textColor(ControlColors.text, on: barField)
    if row.height < bar.height {
      let large = Rect(x: inside.x, y: row.maxY, width: inside.width, height: 52)
      return try marks
        + line(
          item.title ?? "", in: large, side: leadingSide, font: Self.largeTitleFont, color: text)
    }
    var taken = 0.0
    for title in [item.left, item.right].compactMap({ $0 }) {
      taken = max(taken, try typesetter.width(of: title, font: Self.itemFont) + 16)
    }
    let room = item.left == nil && item.right == nil ? bar.insetBy(dx: 8, dy: 0) : row
    return try marks
      + line(
        item.title ?? "", in: room.insetBy(dx: taken, dy: 0), side: .center,
        font: .boldSystem(size: 17), color: text)
  }

  /// The items of a toolbar, the first and the last at its ends and the others at equal distances.
  func toolItems(_ titles: [String], in bar: Rect) throws(TypesettingError) -> [Mark] {
    let inside = bar.insetBy(dx: 16, dy: 0)
    var widths: [Double] = []
    for title in titles { widths.append(try typesetter.width(of: title, font: Self.itemFont)) }
    let space = (inside.width - widths.reduce(0, +)) / Double(max(1, titles.count - 1))
    guard titles.count == 1 || space >= 4 else { return [] }
    var (marks, x): ([Mark], Double) = ([], inside.x)
    for (title, width) in zip(titles, widths) {
      let place = Rect(
        x: x, y: bar.y, width: titles.count == 1 ? inside.width : width, height: bar.height)
      marks += try line(
        title, in: mirrored(place, in: bar), side: leadingSide, font: Self.itemFont,
        color: textColor(ControlColors.tint, on: barField))
      x += width + space
    }
    return marks
  }

  /// The items of a tab bar, the first selected: a picture over a title, or before it in a low bar.
  func tabItems(_ titles: [String], in bar: Rect) throws(TypesettingError) -> [Mark] {
    let width = bar.width / Double(max(1, titles.count))
    guard width >= 40, bar.height >= 30 else { return [] }
    let isLow = bar.height < 44
    let font = Font(size: isLow ? 13 : 10, weight: .medium)
    var marks: [Mark] = []
    for (index, title) in titles.enumerated() {
      let standard = index == 0 ? ControlColors.tint : ControlColors.unselectedItem
      let color = view.backgroundColor == nil ? standard : readable(standard, on: barField)
      let item = mirrored(
        Rect(x: bar.x + Double(index) * width, y: bar.y, width: width, height: bar.height), in: bar)
      let textWidth = min(try typesetter.width(of: title, font: font), width - 28)
      let row = item.insetBy(dx: (width - textWidth - 24) / 2, dy: 0)
      let side = isLow ? 18.0 : 22
      let icon =
        isLow
        ? Rect(
          x: isRightToLeft ? row.maxX - side : row.x, y: bar.midY - side / 2, width: side,
          height: side)
        : Rect(x: (item.midX - 11).rounded(), y: item.y + 8, width: side, height: side)
      marks += Mark.bordered(icon, radius: 4, border: color, width: 2)
      let caption =
        isLow ? row : Rect(x: item.x, y: item.y + 33, width: item.width, height: 14)
      if caption.maxY <= bar.maxY {
        let end = leadingSide == .left ? Side.right : .left
        marks += try line(
          title, in: caption, side: isLow ? end : .center, font: font, color: color)
      }
    }
    return marks
  }
}

/// The light field of a bar and the line at the edge where it ends.
enum BarMarks {
  enum Edge {
    case top
    case bottom
  }

  static func marks(_ rect: Rect, edge: Edge, hairline: Double) -> [Mark] {
    let y = edge == .top ? rect.minY + hairline / 2 : rect.maxY - hairline / 2
    let line = Segment(from: Point(x: rect.minX, y: y), to: Point(x: rect.maxX, y: y))
    return [
      Mark(.rect(rect), fill: ControlColors.bar),
      Mark(.segments([line]), stroke: Stroke(color: ControlColors.barEdge, width: hairline)),
    ]
  }
}
