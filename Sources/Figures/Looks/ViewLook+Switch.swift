import LayoutModel
import Typesetting

extension ViewLook {
  /// A switch that is on.
  static let `switch` = ViewLook { view in
    let isLater = view.canvas.system >= 26
    let place = view.fixed(
      isLater ? Size(width: 63, height: 28) : Size(width: 51, height: 31))
    let radius = place.height / 2
    let knob = view.isRightToLeft ? place.minX + radius : place.maxX - radius
    return [Mark(.roundedRect(place, radius: radius), fill: ControlColors.on)]
      + Mark.knob(
        center: Point(x: knob, y: place.midY), radius: radius * (1 - 2 * 1.5 / 31))
  }
}
