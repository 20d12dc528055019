import LayoutModel
import Typesetting

extension ViewLook {
  /// A slider in the middle of its range: a track two points thick and a knob of 28 points.
  static let slider = ViewLook { view in
    let place = view.alignmentRect
    let thickness = min(2, place.height)
    let track = Rect(
      x: place.x, y: place.midY - thickness / 2, width: place.width, height: thickness)
    guard track.width > 0, track.height > 0 else { return [] }
    var before = track
    before.width /= 2
    let marks = [
      Mark(.roundedRect(track, radius: 1), fill: ControlColors.track),
      Mark(.roundedRect(view.mirrored(before), radius: 1), fill: ControlColors.tint),
    ]
    let radius = min(28, place.width, place.height * 28 / 31) / 2
    return marks + Mark.knob(center: Point(x: track.midX, y: track.midY), radius: radius)
  }
}
