import LayoutModel
import Typesetting

extension ViewLook {
  /// A segmented control with its first segment selected.
  static let segmentedControl = ViewLook { view throws(TypesettingError) in
    let place = view.alignmentRect
    let titles = view.view.content.segments
    let border = Mark.bordered(place, radius: 4, border: ControlColors.tint, width: 1)
    guard !titles.isEmpty, !border.isEmpty else { return [] }
    let width = place.width / Double(titles.count)
    let parts = titles.indices.map { index in
      view.mirrored(
        Rect(x: place.x + Double(index) * width, y: place.y, width: width, height: place.height))
    }
    var marks = selection(parts[0], mirrored: view.isRightToLeft, isAlone: titles.count == 1)
    marks += border
    if width > 2 {
      let dividers = (1..<titles.count).map { index in
        let x = place.x + Double(index) * width
        return Segment(from: Point(x: x, y: place.minY), to: Point(x: x, y: place.maxY))
      }
      marks.append(
        Mark(.segments(dividers), stroke: Stroke(color: ControlColors.tint, width: 1)))
    }
    for (index, title) in titles.enumerated() {
      marks += try view.line(
        title, in: parts[index].insetBy(dx: 2, dy: 0), side: .center,
        color: index == 0 ? ControlColors.field : ControlColors.tint)
    }
    return marks
  }

  /// A segment filled, with round corners where the control ends.
  private static func selection(_ part: Rect, mirrored: Bool, isAlone: Bool) -> [Mark] {
    let rounded = Mark(.roundedRect(part, radius: 4), fill: ControlColors.tint)
    if isAlone { return [rounded] }
    var inner = part
    inner.width /= 2
    if !mirrored { inner.x += inner.width }
    return [rounded, Mark(.rect(inner), fill: ControlColors.tint)]
  }
}
