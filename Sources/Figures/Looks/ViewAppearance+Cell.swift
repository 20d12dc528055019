import LayoutModel
import Typesetting

/// What cells show that have no views of their own: the content of UIKit's cell styles.
extension ViewAppearance {
  /// The room between the parts of a cell, in points.
  private static let space = 8.0

  private var cellFont: Font { TableRow.textFont(on: canvas) }

  /// An image, a text, a second text and an accessory, from where reading begins.
  func cellContent() throws(TypesettingError) -> [Mark] {
    let content = view.content
    let margins = TableRow.textMargins(metrics)
    // Left to right; turned at the end.
    let (start, end) =
      isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
    var left = frame.minX + start
    let isUsual = view.layoutMargins == nil || view.preservesSuperviewLayoutMargins
    let hasRoom = isUsual && canvas.system >= Canvas.firstSystemWithSafeAreas
    var right = frame.maxX - end + (hasRoom ? content.accessory.room : 0)
    var marks: [Mark] = []
    if let size = content.imageSize, size.width > 0, size.height > 0 {
      let place = mirrored(
        Rect(x: left, y: frame.midY - size.height / 2, width: size.width, height: size.height))
      marks += ViewLook.picture(of: size, in: place, clippedTo: frame, radius: 0)
      left += size.width + 2 * Self.space
    }
    let accessory = content.accessory.size
    if content.accessory != .none {
      right -= accessory.width
      marks += try sign(
        of: content.accessory,
        in: mirrored(
          Rect(
            x: right, y: frame.midY - accessory.height / 2, width: accessory.width,
            height: accessory.height)))
      right -= CellAccessory.space
    }
    let detail = content.detailText ?? ""
    let textWidth = try typesetter.width(of: content.text ?? "", font: cellFont)
    let detailWidth = try min(
      typesetter.width(of: detail, font: cellFont),
      max((right - left) / 2, right - left - textWidth - Self.space))
    let trailingSide: Side = isRightToLeft ? .left : .right
    func room(from left: Double, to right: Double) -> Rect {
      mirrored(
        Rect(x: left, y: frame.minY, width: max(0, right - left), height: frame.height))
    }
    marks += try line(
      detail, in: room(from: right - detailWidth, to: right), side: trailingSide, font: cellFont,
      color: ControlColors.gray)
    if !detail.isEmpty { right -= detailWidth + Self.space }
    return try marks
      + line(
        content.text ?? "", in: room(from: left, to: right), side: leadingSide, font: cellFont,
        color: ControlColors.text)
  }

  private func sign(
    of accessory: CellAccessory, in place: Rect
  ) throws(TypesettingError) -> [Mark] {
    func polyline(_ points: [(Double, Double)], _ color: DynamicColor, width: Double) -> Mark {
      let places = points.map { x, y in
        Point(
          x: isRightToLeft && accessory == .disclosureIndicator
            ? place.maxX - x * place.width : place.minX + x * place.width,
          y: place.minY + y * place.height)
      }
      return Mark(
        .segments(zip(places, places.dropFirst()).map { Segment(from: $0, to: $1) }),
        stroke: Stroke(color: color, width: width))
    }
    switch accessory {
    case .none: return []
    case .disclosureIndicator:
      return [polyline([(0, 0), (0.8, 0.5), (0, 1)], ControlColors.accessory, width: 2)]
    case .checkmark:
      return [
        polyline(
          [(0, 0.55), (0.36, 0.95), (1, 0.05)], view.tintColor ?? ControlColors.tint, width: 2)
      ]
    case .detailButton:
      let ring = Mark(
        .roundedRect(place.insetBy(1), radius: place.width / 2 - 1),
        stroke: Stroke(color: view.tintColor ?? ControlColors.tint, width: 1))
      return try [ring]
        + line(
          "i", in: place, side: .center, font: cellFont,
          color: view.tintColor ?? ControlColors.tint)
    }
  }
}
