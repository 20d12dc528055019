import LayoutModel

extension ViewLook {
  /// A stepper: a minus and a plus in a border, since iOS 13 on a grey field and since iOS 26 in a capsule.
  static let stepper = ViewLook(extent: .whole, solid: .signs) { view in
    let system = view.canvas.system
    let natural = Size(width: 94, height: system >= 17 ? 32 : 29)
    let place = view.fixed(natural)
    let factor = place.width / natural.width
    guard min(place.width, place.height) > 2 * factor else { return [] }
    let hasBorder = system < 13
    let field =
      hasBorder
      ? Mark.bordered(place, radius: 4, border: view.tint, width: factor)
      : [
        Mark(
          .roundedRect(place, radius: system >= 26 ? place.height / 2 : 8 * factor),
          fill: view.fill)
      ]
    let ink = hasBorder ? view.tint : view.fillInk
    let divider = Segment(
      from: Point(x: place.midX, y: place.midY - place.height * (hasBorder ? 0.5 : 0.28)),
      to: Point(x: place.midX, y: place.midY + place.height * (hasBorder ? 0.5 : 0.28)))
    return field + [
      Mark(
        .segments([divider]),
        stroke: Stroke(color: hasBorder ? ink : ink.opacity(0.3), width: factor))
    ] + signs(in: place, arm: 7.5 * factor, ink, view.view.content.value)
  }

  /// A minus and a plus; the sign at the end of the range is faint.
  private static func signs(
    in place: Rect, arm: Double, _ ink: DynamicColor, _ value: Double?
  ) -> [Mark] {
    func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Segment {
      Segment(from: Point(x: x1, y: y1), to: Point(x: x2, y: y2))
    }
    func stroke(isEnd: Bool) -> Stroke {
      Stroke(color: ink.opacity(isEnd ? 0.3 : 1), width: arm / 5)
    }
    let (minus, plus) = (place.minX + place.width / 4, place.maxX - place.width / 4)
    let left = line(minus - arm, place.midY, minus + arm, place.midY)
    let right = [
      line(plus - arm, place.midY, plus + arm, place.midY),
      line(plus, place.midY - arm, plus, place.midY + arm),
    ]
    guard value == 0 || value == 1 else {
      return [Mark(.segments([left] + right), .knob, stroke: stroke(isEnd: false))]
    }
    return [
      Mark(.segments([left]), .knob, stroke: stroke(isEnd: value == 0)),
      Mark(.segments(right), .knob, stroke: stroke(isEnd: value == 1)),
    ]
  }
}
