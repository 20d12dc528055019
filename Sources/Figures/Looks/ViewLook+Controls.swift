import LayoutModel
import Typesetting

extension ViewLook {
  /// A switch, on or off; its knob is round, and a capsule of 39 x 24 points since iOS 26.
  static let `switch` = ViewLook(extent: .whole, solid: .knob) { view in
    let isLater = view.canvas.system >= 26
    let natural = isLater ? Size(width: 63, height: 28) : Size(width: 51, height: 31)
    let place = view.fixed(natural)
    let factor = place.height / natural.height
    let height = (isLater ? 24 : 28) * factor
    let width = isLater ? 39 * factor : height
    let reach = (place.height - height) / 2 + width / 2
    let isOn = view.view.content.isOn
    let knob = view.isRightToLeft == isOn ? place.minX + reach : place.maxX - reach
    let on =
      view.view.content.onTintColor
      ?? (view.canvas.system >= 13 ? ControlColors.laterOn : ControlColors.on)
    return [
      Mark(.roundedRect(place, radius: place.height / 2), fill: isOn ? on : ControlColors.off)
    ] + Mark.knob(Point(x: knob, y: place.midY), width: width, height: height)
  }

  /// A slider at its value, or in the middle of its range: a track with a knob.
  ///
  /// The track is 2 points thick, 4 since iOS 14 and 6 since iOS 26. The knob is round and 28 points wide, and
  /// a capsule of 38 x 24 since iOS 26.
  static let slider = ViewLook(extent: .whole, solid: .knobAndTrack) { view in
    let system = view.canvas.system
    let isLater = system >= 26
    let place = view.alignmentRect
    let thickness = min(isLater ? 6 : system >= 14 ? 4 : 2, place.height)
    let track = Rect(
      x: place.x, y: place.midY - thickness / 2, width: place.width, height: thickness)
    guard track.width > 0, track.height > 0 else { return [] }
    var before = track
    let height = isLater ? place.height * 24 / 34 : min(28, place.width, place.height * 28 / 31)
    let width = isLater ? min(38, place.width) : height
    before.width = width / 2 + (track.width - width) * (view.view.content.value ?? 0.5)
    let marks = [
      Mark(.roundedRect(track, radius: thickness / 2), .track, fill: view.track),
      Mark(.roundedRect(view.mirrored(before), radius: thickness / 2), .track, fill: view.tint),
    ]
    let middle = Point(
      x: view.isRightToLeft ? place.maxX - before.width : before.maxX, y: track.midY)
    return marks + Mark.knob(middle, width: width, height: min(height, place.height))
  }

  /// A progress view, half done if it has no value; it is as thick as its frame is high.
  static let progressView = ViewLook(extent: .whole, solid: .track) { view in
    let radius = view.canvas.system >= 14 ? view.frame.height / 2 : 1
    var done = view.frame
    done.width *= view.view.content.value ?? 0.5
    let track = Mark(.roundedRect(view.frame, radius: radius), .track, fill: view.track)
    // On a picture, whose colours differ from place to place, the system's tint stays.
    let own = view.view.tintColor
    let tint =
      own ?? (view.fills.hasPicture(under: view.frame) ? ControlColors.tint : view.tint)
    return done.width > 0
      ? [track, Mark(.roundedRect(view.mirrored(done), radius: radius), fill: tint)] : [track]
  }

  /// An activity indicator: twelve spokes, and eight since iOS 14, each fainter than the one after it.
  static let activityIndicatorView = ViewLook(extent: .whole) { view in
    let style = view.view.content.style
    let natural = ["large", "whiteLarge"].contains(style) ? 37.0 : 20.0
    let diameter = min(natural, view.frame.width, view.frame.height)
    let color = style == "whiteLarge" ? ControlColors.field : view.spinnerColor
    let middle = Point(x: view.frame.midX, y: view.frame.midY)
    let count = view.canvas.system >= 14 ? 8 : 12
    let width = diameter / (count == 8 ? 8 : 10)
    return (0..<count).map { spoke in
      let direction = Point.direction(turns: Double(spoke) / Double(count) - 0.25)
      let line = Segment(
        from: middle.moved(by: diameter * 0.26 + width / 2, towards: direction),
        to: middle.moved(by: (diameter - width) / 2, towards: direction))
      return Mark(
        .capsule(line, width: width),
        fill: color.opacity(0.25 + 0.75 * Double(spoke) / Double(count - 1)))
    }
  }

  /// A page control at its first page: a row of dots in the middle, which is cut off at whole dots.
  static let pageControl = ViewLook(extent: .whole, solid: .dots) { view in
    guard view.frame.height >= 7, view.frame.width >= 7 else { return [] }
    let fitting = ((view.frame.width + 9) / 16).rounded(.down)
    let count = Int(min(Double(view.view.content.numberOfPages), fitting, 1000))
    guard count > 0 else { return [] }
    let left = view.frame.midX - (16 * Double(count) - 9) / 2
    return (0..<count).map { index in
      let dot = view.mirrored(
        Rect(x: left + 16 * Double(index), y: view.frame.midY - 3.5, width: 7, height: 7))
      return Mark(
        .circle(center: Point(x: dot.midX, y: dot.midY), radius: 3.5), .knob,
        fill: index == 0 ? view.readable(ControlColors.text) : ControlColors.placeholder)
    }
  }
}

extension ViewAppearance {
  /// UIKit's grey where it is seen.
  fileprivate var spinnerColor: DynamicColor {
    let gray = ControlColors.gray
    return isSeen(gray, on: ground) && fills.grounds(under: frame).count < 2 ? gray : readable(gray)
  }
}
