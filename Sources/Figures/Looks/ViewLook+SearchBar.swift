import LayoutModel
import Typesetting

extension ViewLook {
  /// A search bar: a field with a magnifier before its text, white in a grey bar until iOS 12 and grey in a
  /// light one since iOS 13.
  ///
  /// Until iOS 10 what an empty one shows is in the field's middle.
  static let searchBar = ViewLook(extent: .field, icon: .field) {
    view throws(TypesettingError) in
    let isLater = view.canvas.system >= 11
    let frame = view.frame
    let isGray = view.canvas.system >= 13
    let natural = view.canvas.system >= 26 ? 44.0 : view.canvas.system >= 12 ? 36.0 : 28.0
    let height = min(natural, frame.height)
    // The bar reaches the edges of the screen, its field keeps to the safe area.
    let safe = view.metrics.safeAreaInsets
    let field = Rect(
      x: frame.x + safe.left, y: frame.midY - height / 2,
      width: frame.width - safe.left - safe.right, height: height
    ).insetBy(dx: 8, dy: 0)
    let bar = isGray ? ControlColors.bar : ControlColors.searchBar
    let fill = isGray ? ControlColors.fill : ControlColors.field
    var marks = view.background(bar)
    guard field.width >= height, frame.height >= 16 else { return marks }
    marks.append(
      Mark(
        .roundedRect(
          field, radius: view.canvas.system >= 26 ? height / 2 : isLater ? 10 : 5), fill: fill))
    let ground = fill.over((view.view.backgroundColor ?? bar).over(view.ground))
    let content = view.view.content
    let text = content.text ?? ""
    let shown = text.isEmpty ? content.placeholder ?? "" : text
    let font = Font(size: isLater ? 17 : 14)
    let room = max(0, field.width - 36)
    let width = min(try view.typesetter.width(of: shown, font: font), room)
    // The glass is 13 points wide and 8 before the text.
    let isCentered = text.isEmpty && !isLater
    let start = isCentered ? field.midX - (shown.isEmpty ? 13 : 21 + width) / 2 : field.minX + 8
    let glass = view.mirrored(
      Rect(x: start, y: field.midY - 6.5, width: 13, height: 13), in: field)
    let inside = view.mirrored(
      Rect(x: start + 21, y: field.y, width: isCentered ? width : room, height: field.height),
      in: field)
    return try marks + magnifier(in: glass)
      + view.line(
        shown, in: inside, side: view.leadingSide, font: font,
        color: text.isEmpty
          ? isGray ? view.readable(ControlColors.searchText, on: ground) : ControlColors.gray
          : view.textColor(ControlColors.text, on: ground))
  }

  private static func magnifier(in place: Rect) -> [Mark] {
    let radius = 4.5
    let middle = Point(x: place.minX + radius + 0.5, y: place.minY + radius + 0.5)
    let slant = Point.direction(turns: 0.125)
    let handle = Segment(
      from: middle.moved(by: radius, towards: slant),
      to: Point(x: place.maxX - 0.75, y: place.maxY - 0.75))
    return [
      Mark(
        .circle(center: middle, radius: radius),
        stroke: Stroke(color: ControlColors.gray, width: 1)),
      Mark(.capsule(handle, width: 1.5), fill: ControlColors.gray),
    ]
  }
}
