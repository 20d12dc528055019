import LayoutModel
import Typesetting

extension ViewLook {
  /// A segmented control with its selected segment: in a border until iOS 12, and then on a grey field.
  static let segmentedControl = ViewLook(extent: .whole) { view throws(TypesettingError) in
    let segments = Segments(view)
    guard !segments.titles.isEmpty, min(segments.place.width, segments.place.height) > 2 else {
      return []
    }
    return try view.canvas.system < 13 ? segments.bordered() : segments.filled()
  }

  /// The radius of the corners of a control of a height, in points: a capsule since iOS 26.
  static func segmentRadius(height: Double, system: Int) -> Double {
    system >= 26 ? height / 2 : system >= 13 ? 9 : 4
  }
}

/// The segments of a control, all of one width.
private struct Segments {
  private let view: ViewAppearance
  let place: Rect
  let titles: [String]
  /// The place of the selected segment; nil for none.
  private let selected: Int?

  init(_ view: ViewAppearance) {
    self.view = view
    place = view.alignmentRect
    titles = view.view.content.segments
    let titles = titles
    selected = view.view.content.selectedSegment.flatMap { titles.indices.contains($0) ? $0 : nil }
  }

  private var width: Double { place.width / Double(titles.count) }

  private func part(_ index: Int) -> Rect {
    view.mirrored(
      Rect(x: place.x + Double(index) * width, y: place.y, width: width, height: place.height))
  }

  /// Lines between segments, by the segments before them, as high as a share of the control.
  private func dividers(before indices: [Int], share: Double, _ color: DynamicColor) -> [Mark] {
    guard width > 2, !indices.isEmpty else { return [] }
    let reach = place.height * share / 2
    let lines = indices.map { index in
      let before = part(index)
      let x = view.isRightToLeft ? before.minX : before.maxX
      return Segment(
        from: Point(x: x, y: place.midY - reach), to: Point(x: x, y: place.midY + reach))
    }
    return [Mark(.segments(lines), stroke: Stroke(color: color, width: 1))]
  }

  private func titleMarks(
    _ color: (Int) -> DynamicColor, font: (Int) -> Font
  ) throws(TypesettingError) -> [Mark] {
    var marks: [Mark] = []
    for (index, title) in titles.enumerated() {
      marks += try view.line(
        title, in: part(index).insetBy(dx: 2, dy: 0), side: .center, font: font(index),
        color: color(index))
    }
    return marks
  }

  // MARK: - Until iOS 12

  func bordered() throws(TypesettingError) -> [Mark] {
    let tint = view.tint
    return try selectionInBorder(tint) + Mark.bordered(place, radius: 4, border: tint, width: 1)
      + dividers(before: Array(titles.indices.dropLast()), share: 1, tint)
      + titleMarks({ $0 == selected ? ControlColors.field : tint }, font: { _ in view.font })
  }

  /// The selected segment filled, with round corners where the control ends.
  private func selectionInBorder(_ tint: DynamicColor) -> [Mark] {
    guard let selected else { return [] }
    let (isFirst, isLast) = (selected == 0, selected == titles.count - 1)
    let part = part(selected)
    var marks = [Mark(.roundedRect(part, radius: 4), fill: tint)]
    var half = part
    half.width /= 2
    if !(view.isRightToLeft ? isLast : isFirst) { marks.append(Mark(.rect(half), fill: tint)) }
    half.x += half.width
    if !(view.isRightToLeft ? isFirst : isLast) { marks.append(Mark(.rect(half), fill: tint)) }
    return marks
  }

  // MARK: - Since iOS 13

  /// The selected segment lies raised on the field; since iOS 26 both are capsules.
  func filled() throws(TypesettingError) -> [Mark] {
    let isCapsule = view.canvas.system >= 26
    let ink = view.fillInk
    var marks = [
      Mark(
        .roundedRect(
          place,
          radius: ViewLook.segmentRadius(height: place.height, system: view.canvas.system)),
        fill: view.fill)
    ]
    let apart = titles.indices.dropLast().filter { $0 != selected && $0 + 1 != selected }
    marks += dividers(before: apart, share: 0.5, ink.opacity(0.3))
    if let selected {
      let raised = part(selected).insetBy(2)
      let radius = isCapsule ? raised.height / 2 : 7
      let shadow = raised.offset(dx: 0, dy: 1)
      marks += [
        Mark(
          .shadow(shadow, radius: radius, blur: 1.5), fill: DynamicColor(0x000000).opacity(0.14)),
        Mark(.roundedRect(raised, radius: radius), fill: ControlColors.segment),
      ]
    }
    let selectedInk = ControlColors.text.readable(on: ControlColors.segment, least: 4.5)
    return try marks
      + titleMarks({ $0 == selected ? selectedInk : ink }) { index in
        Font(size: view.font.size, weight: index == selected ? .semibold : view.font.weight)
      }
  }
}
