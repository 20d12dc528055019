import LayoutModel
import Typesetting

extension ViewLook {
  /// A navigation bar with its title.
  static let navigationBar = ViewLook { view throws(TypesettingError) in
    try view.bar(.bottom)
      + view.line(
        view.title ?? "Title", in: view.frame.insetBy(dx: 8, dy: 0), side: .center,
        font: .boldSystem(size: 17), color: view.textColor(ControlColors.text, on: view.barField))
  }

  /// A toolbar with one item.
  static let toolbar = ViewLook { view throws(TypesettingError) in
    try view.bar(.top)
      + view.line(
        view.title ?? "Item", in: view.frame.insetBy(dx: 16, dy: 0), side: view.leadingSide,
        font: Font(size: 17), color: view.textColor(ControlColors.tint, on: view.barField))
  }

  /// A tab bar with two items, the first of them selected.
  static let tabBar = ViewLook { view throws(TypesettingError) in
    var marks = view.bar(.top)
    guard view.frame.height >= 44, view.frame.width >= 80 else { return marks }
    let width = view.frame.width / 2
    for (index, color) in [ControlColors.tint, ControlColors.unselectedItem].enumerated() {
      let item = view.mirrored(
        Rect(
          x: view.frame.x + Double(index) * width, y: view.frame.y, width: width, height: 49))
      let icon = Rect(x: (item.midX - 11).rounded(), y: item.y + 8, width: 22, height: 22)
      let caption = Rect(x: item.x, y: item.y + 33, width: item.width, height: 14)
      marks += Mark.bordered(icon, radius: 4, border: color, width: 2)
      if caption.maxY <= view.frame.maxY {
        marks += try view.line(
          view.title ?? "Item", in: caption, side: .center,
          font: Font(size: 10, weight: .medium), color: color)
      }
    }
    return marks
  }
}

extension ViewAppearance {
  fileprivate var title: String? { view.content.title ?? view.content.text }

  /// What its items lie on.
  fileprivate var barField: DynamicColor {
    (view.backgroundColor ?? ControlColors.bar).over(ground)
  }

  fileprivate func bar(_ edge: BarMarks.Edge) -> [Mark] {
    let marks = BarMarks.marks(frame, edge: edge, hairline: hairline)
    return view.backgroundColor == nil ? marks : Array(marks.dropFirst())
  }
}

/// The light field of a bar and the line at the edge where it ends.
enum BarMarks {
  enum Edge {
    case top
    case bottom
  }

  static func marks(_ rect: Rect, edge: Edge, hairline: Double) -> [Mark] {
    let y = edge == .top ? rect.minY + hairline / 2 : rect.maxY - hairline / 2
    let line = Segment(from: Point(x: rect.minX, y: y), to: Point(x: rect.maxX, y: y))
    return [
      Mark(.rect(rect), fill: ControlColors.bar),
      Mark(.segments([line]), stroke: Stroke(color: ControlColors.barEdge, width: hairline)),
    ]
  }
}
