import LayoutModel
import Typesetting

extension ViewLook {
  /// A stepper: a minus and a plus in a border.
  static let stepper = ViewLook { view in
    let natural = Size(width: 94, height: view.canvas.system >= 17 ? 32 : 29)
    let place = view.fixed(natural)
    let border = Mark.bordered(
      place, radius: 4, border: ControlColors.tint, width: place.width / natural.width)
    guard !border.isEmpty else { return [] }
    let arm = place.width * 7.5 / natural.width
    let (minus, plus) = (place.minX + place.width / 4, place.maxX - place.width / 4)
    func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Segment {
      Segment(from: Point(x: x1, y: y1), to: Point(x: x2, y: y2))
    }
    return border + [
      Mark(
        .segments([line(place.midX, place.minY, place.midX, place.maxY)]),
        stroke: Stroke(color: ControlColors.tint, width: arm / 7.5)),
      Mark(
        .segments([
          line(minus - arm, place.midY, minus + arm, place.midY),
          line(plus - arm, place.midY, plus + arm, place.midY),
          line(plus, place.midY - arm, plus, place.midY + arm),
        ]), stroke: Stroke(color: ControlColors.tint, width: arm / 5)),
    ]
  }
}
