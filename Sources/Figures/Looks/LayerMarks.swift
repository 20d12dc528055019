import Glibc
import LayoutModel

extension LayerStyle {
  /// The radius of the corners in a frame: half of its shorter side at most.
  func radius(in frame: Rect) -> Double { min(cornerRadius, frame.width / 2, frame.height / 2) }

  /// The shadow and the fill of a view, from back to front.
  func fillMarks(_ frame: Rect, _ fill: DynamicColor?) -> [Mark] {
    guard let fill, !fill.isClear else { return [] }
    let radius = radius(in: frame)
    let shape = radius > 0 ? Shape.roundedRect(frame, radius: radius) : .rect(frame)
    return shadowMarks(frame) + [Mark(shape, fill: fill)]
  }

  /// The border of a view.
  func borderMarks(_ frame: Rect) -> [Mark] {
    guard borderWidth > 0 else { return [] }
    let color = borderColor ?? DynamicColor(0x000000)
    let radius = radius(in: frame)
    if radius == 0 { return [Mark(.frame(frame, width: borderWidth), fill: color)] }
    return Mark.bordered(frame, radius: radius, border: color, width: borderWidth)
  }

  /// Areas one over the other, from twice the radius of the blur outside the view to as far inside.
  private func shadowMarks(_ frame: Rect) -> [Mark] {
    guard let shadow, shadow.opacity > 0 else { return [] }
    let color = shadow.color ?? DynamicColor(0x000000)
    var place = frame
    (place.x, place.y) = (frame.x + shadow.offset.width, frame.y + shadow.offset.height)
    let count = 12
    // Each of the areas covers the same part of what is below, all of them together the opacity.
    let share = 1 - pow(1 - shadow.opacity, 1 / Double(count))
    return (0..<count).compactMap { step in
      let reach = 2 * shadow.radius * (1 - 2 * (Double(step) + 0.5) / Double(count))
      let area = place.insetBy(-reach)
      guard area.width > 0, area.height > 0 else { return nil }
      let corner = max(0, min(radius(in: frame) + max(reach, 0), area.width / 2, area.height / 2))
      return Mark(.roundedRect(area, radius: corner), fill: color.opacity(share))
    }
  }
}
