import LayoutModel
import Typesetting

extension ViewLook {
  /// An activity indicator: twelve spokes, each fainter than the one after it.
  static let activityIndicatorView = ViewLook { view in
    let style = view.view.content.style
    let natural = ["large", "whiteLarge"].contains(style) ? 37.0 : 20.0
    let diameter = min(natural, view.frame.width, view.frame.height)
    let color = style == "whiteLarge" ? ControlColors.field : ControlColors.gray
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
        fill: index == 0 ? ControlColors.gray : ControlColors.placeholder)
    }
  }
}
