import LayoutModel
import Typesetting

extension ViewLook {
  /// A switch, on or off.
  static let `switch` = ViewLook { view in
    let isLater = view.canvas.system >= 26
    let place = view.fixed(
      isLater ? Size(width: 63, height: 28) : Size(width: 51, height: 31))
    let radius = place.height / 2
    let isOn = view.view.content.isOn
    let knob = view.isRightToLeft == isOn ? place.minX + radius : place.maxX - radius
    let fill = isOn ? ControlColors.on : ControlColors.off
    return [Mark(.roundedRect(place, radius: radius), fill: fill)]
      + Mark.knob(
        center: Point(x: knob, y: place.midY), radius: radius * (1 - 2 * 1.5 / 31))
  }

  /// A slider at its value, or in the middle of its range: a track two points thick and a knob of 28 points.
  static let slider = ViewLook { view in
    let place = view.alignmentRect
    let thickness = min(2, place.height)
    let track = Rect(
      x: place.x, y: place.midY - thickness / 2, width: place.width, height: thickness)
    guard track.width > 0, track.height > 0 else { return [] }
    var before = track
    let radius = min(28, place.width, place.height * 28 / 31) / 2
    let reach = radius + (track.width - 2 * radius) * (view.view.content.value ?? 0.5)
    before.width = reach
    let marks = [
      Mark(.roundedRect(track, radius: 1), fill: view.track),
      Mark(.roundedRect(view.mirrored(before), radius: 1), fill: view.tint),
    ]
    let knob = view.isRightToLeft ? place.maxX - (before.maxX - place.minX) : before.maxX
    return marks + Mark.knob(center: Point(x: knob, y: track.midY), radius: radius)
  }

  /// A stepper: a minus and a plus in a border.
  static let stepper = ViewLook { view in
    let natural = Size(width: 94, height: view.canvas.system >= 17 ? 32 : 29)
    let place = view.fixed(natural)
    let border = Mark.bordered(
      place, radius: 4, border: view.tint, width: place.width / natural.width)
    guard !border.isEmpty else { return [] }
    let arm = place.width * 7.5 / natural.width
    let (minus, plus) = (place.minX + place.width / 4, place.maxX - place.width / 4)
    func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Segment {
      Segment(from: Point(x: x1, y: y1), to: Point(x: x2, y: y2))
    }
    let value = view.view.content.value
    func stroke(isEnd: Bool) -> Stroke {
      Stroke(color: view.tint.opacity(isEnd ? 0.3 : 1), width: arm / 5)
    }
    let left = line(minus - arm, place.midY, minus + arm, place.midY)
    let right = [
      line(plus - arm, place.midY, plus + arm, place.midY),
      line(plus, place.midY - arm, plus, place.midY + arm),
    ]
    // A sign at the end of the range is faint.
    let signs =
      value == 0 || value == 1
      ? [
        Mark(.segments([left]), stroke: stroke(isEnd: value == 0)),
        Mark(.segments(right), stroke: stroke(isEnd: value == 1)),
      ] : [Mark(.segments([left] + right), stroke: stroke(isEnd: false))]
    return border + [
      Mark(
        .segments([line(place.midX, place.minY, place.midX, place.maxY)]),
        stroke: Stroke(color: view.tint, width: arm / 7.5))
    ] + signs
  }

  /// A segmented control with its selected segment.
  static let segmentedControl = ViewLook { view throws(TypesettingError) in
    let place = view.alignmentRect
    let titles = view.view.content.segments
    let border = Mark.bordered(place, radius: 4, border: view.tint, width: 1)
    guard !titles.isEmpty, !border.isEmpty else { return [] }
    let width = place.width / Double(titles.count)
    let parts = titles.indices.map { index in
      view.mirrored(
        Rect(x: place.x + Double(index) * width, y: place.y, width: width, height: place.height))
    }
    let selected = view.view.content.selectedSegment.flatMap {
      titles.indices.contains($0) ? $0 : nil
    }
    var marks: [Mark] = []
    if let selected {
      marks = selection(
        parts[selected], view.tint,
        squareLeft: view.isRightToLeft ? selected < titles.count - 1 : selected > 0,
        squareRight: view.isRightToLeft ? selected > 0 : selected < titles.count - 1)
    }
    marks += border
    if width > 2 {
      let dividers = (1..<titles.count).map { index in
        let x = place.x + Double(index) * width
        return Segment(from: Point(x: x, y: place.minY), to: Point(x: x, y: place.maxY))
      }
      marks.append(
        Mark(.segments(dividers), stroke: Stroke(color: view.tint, width: 1)))
    }
    for (index, title) in titles.enumerated() {
      marks += try view.line(
        title, in: parts[index].insetBy(dx: 2, dy: 0), side: .center,
        color: index == selected ? ControlColors.field : view.tint)
    }
    return marks
  }

  /// A segment filled, with round corners where the control ends.
  private static func selection(
    _ part: Rect, _ tint: DynamicColor, squareLeft: Bool, squareRight: Bool
  ) -> [Mark] {
    var marks = [Mark(.roundedRect(part, radius: 4), fill: tint)]
    var half = part
    half.width /= 2
    if squareLeft { marks.append(Mark(.rect(half), fill: tint)) }
    half.x += half.width
    if squareRight { marks.append(Mark(.rect(half), fill: tint)) }
    return marks
  }

  /// A progress view, half done if it has no value; it is as thick as its frame is high.
  static let progressView = ViewLook { view in
    let radius = view.canvas.system >= 14 ? view.frame.height / 2 : 1
    var done = view.frame
    done.width *= view.view.content.value ?? 0.5
    let track = Mark(.roundedRect(view.frame, radius: radius), fill: view.track)
    return done.width > 0
      ? [track, Mark(.roundedRect(view.mirrored(done), radius: radius), fill: view.tint)] : [track]
  }

  /// An activity indicator: twelve spokes, each fainter than the one after it.
  static let activityIndicatorView = ViewLook { view in
    let style = view.view.content.style
    let natural = ["large", "whiteLarge"].contains(style) ? 37.0 : 20.0
    let diameter = min(natural, view.frame.width, view.frame.height)
    let color = style == "whiteLarge" ? ControlColors.field : view.readable(ControlColors.gray)
    let middle = Point(x: view.frame.midX, y: view.frame.midY)
    let width = diameter / 10
    return (0..<12).map { spoke in
      let direction = Point.direction(turns: Double(spoke) / 12 - 0.25)
      let line = Segment(
        from: middle.moved(by: diameter * 0.26 + width / 2, towards: direction),
        to: middle.moved(by: (diameter - width) / 2, towards: direction))
      return Mark(
        .capsule(line, width: width), fill: color.opacity(0.25 + 0.75 * Double(spoke) / 11))
    }
  }

  /// A page control at its first page: a row of dots in the middle, which is cut off at whole dots.
  static let pageControl = ViewLook { view in
    guard view.frame.height >= 7, view.frame.width >= 7 else { return [] }
    let fitting = ((view.frame.width + 9) / 16).rounded(.down)
    let count = Int(min(Double(view.view.content.numberOfPages), fitting, 1000))
    guard count > 0 else { return [] }
    let left = view.frame.midX - (16 * Double(count) - 9) / 2
    return (0..<count).map { index in
      let dot = view.mirrored(
        Rect(x: left + 16 * Double(index), y: view.frame.midY - 3.5, width: 7, height: 7))
      return Mark(
        .circle(center: Point(x: dot.midX, y: dot.midY), radius: 3.5),
        fill: index == 0 ? view.readable(ControlColors.gray) : ControlColors.placeholder)
    }
  }
}
