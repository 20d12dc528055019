import LayoutModel
import Typesetting

extension ViewAppearance {
  /// What a navigation bar shows, as far as there is room.
  /// - Parameter bar: The bar below the status bar, in the root's coordinates.
  func content(of item: NavigationItem, in bar: Rect) throws(TypesettingError) -> [Mark] {
    let inside = bar.insetBy(dx: barMargin, dy: 0)
    var row = inside
    row.height =
      item.hasLargeTitle && bar.height > 80
      ? bar.height - NavigationItem.largeTitleHeight : bar.height
    let text = textColor(ControlColors.text, on: barField)
    guard row.height == bar.height else {
      let large = Rect(
        x: inside.x, y: row.maxY, width: inside.width, height: NavigationItem.largeTitleHeight)
      return try NavigationRow(item, title: 0, in: row, self).marks
        + line(
          item.title ?? "", in: large, side: leadingSide, font: Self.largeTitleFont, color: text)
    }
    let titleWidth = try typesetter.width(of: item.title ?? "", font: Self.titleFont)
    let buttons = try NavigationRow(item, title: titleWidth, in: row, self)
    let room = buttons.marks.isEmpty ? bar.insetBy(dx: 8, dy: 0) : buttons.room
    // The title is in the middle of the bar, or as near to it as the buttons leave it.
    var place = room
    place.width = min(room.width, titleWidth)
    place.x = min(max(bar.midX - place.width / 2, room.minX), room.maxX - place.width)
    return try buttons.marks
      + line(item.title ?? "", in: place, side: .center, font: Self.titleFont, color: text)
  }

  private static let largeTitleFont = Font(size: 34, weight: .bold)
  private static let titleFont = Font.boldSystem(size: 17)
}

/// The buttons of a navigation bar, and what they leave of it to the title.
///
/// A back button without room for its title is its chevron alone.
private struct NavigationRow {
  /// Between two buttons, and between a button and the title, in points.
  private static let space = 8.0

  private let view: ViewAppearance
  private(set) var marks: [Mark] = []
  /// What is left between the buttons.
  private(set) var room: Rect

  /// - Parameters:
  ///   - title: The width of the title that is between the buttons, in points.
  ///   - row: The bar without its margins.
  init(
    _ item: NavigationItem, title: Double, in row: Rect, _ view: ViewAppearance
  ) throws(TypesettingError) {
    (self.view, room) = (view, row)
    var trailing: [Mark] = []
    if let text = item.right {
      let side = view.leadingSide == .left ? ViewAppearance.Side.right : .left
      let width = try view.typesetter.width(of: text, font: ViewAppearance.itemFont)
      trailing = try view.item(text, width: width, in: row, side: side)
      take(width + padding, at: side)
    }
    var left = 0.0
    if let text = item.left {
      left = try view.typesetter.width(of: text, font: ViewAppearance.itemFont)
    }
    if let text = item.back {
      let others = title + Self.space + (item.left == nil ? 0 : left + padding + Self.space)
      try addBackButton(text, leaving: others)
    }
    if let text = item.left {
      marks += try view.item(text, width: left, in: room, side: view.leadingSide)
      take(left + padding, at: view.leadingSide)
    }
    marks += trailing
  }

  private var padding: Double { view.canvas.hasGlassBars ? 2 * Glass.itemPadding : 0 }

  /// Takes a part of the room at a side.
  private mutating func take(_ width: Double, at side: ViewAppearance.Side) {
    let taken = min(room.width, width + Self.space)
    room.width -= taken
    if side == .left { room.x += taken }
  }

  private mutating func addBackButton(
    _ title: String, leaving others: Double
  ) throws(TypesettingError) {
    let form = BackButton(isGlass: view.canvas.hasGlassBars)
    let titleWidth = try view.typesetter.width(of: title, font: ViewAppearance.itemFont)
    let whole = form.width(title: titleWidth)
    let hasTitle = !title.isEmpty && whole + padding + others <= room.width
    let width = hasTitle ? whole : form.chevron.width
    let side = view.leadingSide
    var place: Rect
    if view.canvas.hasGlassBars {
      let capsule = view.glassItem(width: width, in: room, side: side)
      marks += Glass.marks(capsule, over: view.fills, hairline: view.hairline)
      place = capsule.centered(Size(width: width, height: capsule.height))
      take(capsule.width, at: side)
    } else {
      place = room
      (place.x, place.width) = (
        side == .left ? room.minX - form.outset : room.maxX + form.outset - width, width
      )
      take(width - form.outset, at: side)
    }
    marks.append(form.chevron(in: place, pointsTo: side, color: view.itemColor))
    guard hasTitle else { return }
    let other = side == .left ? ViewAppearance.Side.right : .left
    marks += try view.line(
      title, in: place, side: other, font: ViewAppearance.itemFont, color: view.itemColor)
  }
}

/// The measures of a back button, in points; they have no public source.
private struct BackButton {
  /// Whether it lies on a capsule of glass.
  let isGlass: Bool

  var chevron: Size { isGlass ? Size(width: 9, height: 17) : Size(width: 12, height: 20) }
  /// From the place of other buttons to the edge of the bar.
  var outset: Double { isGlass ? 0 : 8 }

  func width(title: Double) -> Double { chevron.width + 6 + title }

  /// Two lines that meet at the side where one goes back to.
  func chevron(in place: Rect, pointsTo side: ViewAppearance.Side, color: DynamicColor) -> Mark {
    let thickness = isGlass ? 2.4 : 2.8
    let inset = thickness * 0.75
    let (tip, end) =
      side == .left
      ? (place.minX + inset, place.minX + chevron.width - inset)
      : (place.maxX - inset, place.maxX - chevron.width + inset)
    let half = chevron.height / 2 - inset
    return Mark(
      .polyline([
        Point(x: end, y: place.midY - half), Point(x: tip, y: place.midY),
        Point(x: end, y: place.midY + half),
      ]), stroke: Stroke(color: color, width: thickness))
  }
}
