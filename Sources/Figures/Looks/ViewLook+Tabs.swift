import LayoutModel
import Typesetting

extension ViewAppearance {
  /// The items of a tab bar in a bar, or since iOS 26 in a capsule of glass at the top of the bar's area.
  func tabs(_ items: [TabItem], in area: Rect) throws(TypesettingError) -> [Mark] {
    guard !items.isEmpty else { return [] }
    let form = try TabForm(items, in: area, self)
    guard canvas.hasGlassBars else { return try tabItems(items, form) }
    var capsule = form.row.insetBy(dx: -TabForm.selectionInset, dy: 0)
    capsule.height = min(Glass.tabHeight, area.height)
    capsule.y = area.y
    var row = form
    row.row = capsule.insetBy(
      dx: TabForm.selectionInset, dy: max(0, (capsule.height - TabForm.height) / 2))
    let selection = form.place(of: items.selectedIndex, self).centered(
      Size(width: form.itemWidth, height: capsule.height - 2 * TabForm.selectionInset))
    var lifted = selection
    lifted.y = capsule.midY - selection.height / 2
    return try Glass.marks(capsule, over: fills, hairline: hairline)
      + [Mark(.roundedRect(lifted, radius: lifted.height / 2), fill: ControlColors.fill)]
      + tabItems(items, row)
  }

  /// The items of a tab bar: a symbol over a title, or before it in a low bar and on a pad.
  private func tabItems(
    _ items: [TabItem], _ form: TabForm
  ) throws(TypesettingError) -> [Mark] {
    guard form.itemWidth >= 40, form.row.height >= 30 else { return [] }
    var marks: [Mark] = []
    for (index, item) in items.enumerated() {
      let color = color(isSelected: index == items.selectedIndex)
      let place = form.place(of: index, self)
      let (icon, caption) = try parts(of: item, in: place, form)
      marks += try symbol(of: item, in: icon, color)
      guard caption.maxY <= form.row.maxY else { continue }
      let end = leadingSide == .left ? Side.right : .left
      marks += try line(
        item.title, in: caption, side: form.isBeside ? end : .center, font: form.font, color: color)
    }
    return marks
  }

  /// The places of an item's symbol and of its title.
  private func parts(
    of item: TabItem, in place: Rect, _ form: TabForm
  ) throws(TypesettingError) -> (icon: Rect, caption: Rect) {
    let side = form.isBeside ? 18.0 : 22
    guard form.isBeside else {
      return (
        Rect(x: (place.midX - 11).rounded(), y: place.y + 8, width: side, height: side),
        Rect(x: place.x, y: place.y + 33, width: place.width, height: 14)
      )
    }
    let text = min(try typesetter.width(of: item.title, font: form.font), place.width - 28)
    let row = place.insetBy(dx: (place.width - text - 24) / 2, dy: 0)
    let icon = Rect(
      x: isRightToLeft ? row.maxX - side : row.x, y: form.row.midY - side / 2, width: side,
      height: side)
    return (icon, row)
  }

  /// The symbol of an item, or the first letter of its title.
  private func symbol(
    of item: TabItem, in box: Rect, _ color: DynamicColor
  ) throws(TypesettingError) -> [Mark] {
    if let symbol = item.symbol.flatMap(SystemSymbol.init(named:)) {
      return SymbolDrawing.marks(of: symbol, in: box, color: color)
    }
    let name = item.symbol ?? item.title
    return try line(
      name.first.map { $0.uppercased() } ?? "", in: box, side: .center,
      font: Font(size: box.height * 0.9, weight: .semibold), color: color)
  }

  private func color(isSelected: Bool) -> DynamicColor {
    if isSelected, let tint = view.tintColor { return tint }
    let standard = isSelected ? ControlColors.tint : ControlColors.unselectedItem
    if canvas.hasGlassBars {
      return readable(
        isSelected ? standard : ControlColors.text, on: Glass.field.over(ground))
    }
    return isSeen(standard, on: barField) ? standard : readable(standard, on: barField)
  }
}

/// The places of the items of a tab bar.
///
/// Upright phones spread them over the bar, symbols over titles. On phones on their side and on pads symbols are
/// before titles, and items stand in the middle of the bar, all as wide as the widest.
private struct TabForm {
  /// The height of a bar with symbols over titles, in points.
  static let height = 49.0
  /// Between the edge of a capsule and the selected item, in points.
  static let selectionInset = 4.0
  /// At both sides of an item's symbol and title, in points.
  private static let padding = 18.0
  private static let symbolWidth = 24.0

  let isBeside: Bool
  let font: Font
  let itemWidth: Double
  /// What the items take of the bar.
  var row: Rect

  init(_ items: [TabItem], in area: Rect, _ view: ViewAppearance) throws(TypesettingError) {
    let isPad = view.canvas.device?.family == .pad && view.canvas.sizeClasses.horizontal == .regular
    isBeside = area.height < 44 || isPad
    font = Font(size: isBeside ? 13 : 10, weight: .medium)
    let margin = view.canvas.hasGlassBars ? Glass.tabMargin + Self.selectionInset : 0
    let whole = area.insetBy(dx: margin, dy: 0)
    let share = whole.width / Double(max(1, items.count))
    guard isBeside else {
      (itemWidth, row) = (share, whole)
      return
    }
    var widest = 0.0
    for item in items {
      widest = max(widest, try view.typesetter.width(of: item.title, font: font))
    }
    itemWidth = min(share, (widest + Self.symbolWidth).rounded(.up) + 2 * Self.padding)
    row = whole.centered(
      Size(width: itemWidth * Double(items.count), height: whole.height))
  }

  /// The place of an item, in the order of reading.
  func place(of index: Int, _ view: ViewAppearance) -> Rect {
    view.mirrored(
      Rect(
        x: row.x + Double(index) * itemWidth, y: row.y, width: itemWidth, height: row.height),
      in: row)
  }
}
