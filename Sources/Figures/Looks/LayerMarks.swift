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

  /// The shadow, whose blur has the radius as its standard deviation.
  private func shadowMarks(_ frame: Rect) -> [Mark] {
    guard let shadow, shadow.opacity > 0 else { return [] }
    let color = shadow.color ?? DynamicColor(0x000000)
    let place = frame.offset(dx: shadow.offset.width, dy: shadow.offset.height)
    return [
      Mark(
        .shadow(place, radius: radius(in: frame), blur: max(0, shadow.radius)),
        fill: color.opacity(shadow.opacity))
    ]
  }
}
