import LayoutModel
import Typesetting

/// The small picture of a view above its constraints: blue lines at what they are about, dotted ones at the rest.
struct InspectorPicture {
  private static let size = Size(width: 68, height: 40)
  private static let reach = 10.0
  /// From the view to the bars of its sizes.
  private static let beside = 20.0
  private static let dotted = Stroke(color: Panel.edge, width: 1, dashes: [1, 2])
  private static let line = Stroke(color: Panel.blue, width: 1)

  private let used: Set<Attribute>
  private let direction: LayoutDirection
  /// Letters in the place of its text, on its baseline; nil without a text.
  private let letters: Line?
  private static let font = Font(size: 21)

  /// - Throws: An error when no font has the letters.
  init(
    _ view: Int, in solved: SolvedLayout, _ entries: [InspectorEntry], _ typesetter: Typesetter
  ) throws(TypesettingError) {
    let layout = solved.layout
    used = Set(
      entries.flatMap { entry -> [Attribute] in
        let constraint = layout.constraints[entry.constraint]
        return [
          (constraint.firstItem, constraint.firstAttribute),
          (constraint.secondItem ?? constraint.firstItem, constraint.secondAttribute),
        ].filter { $0.0 == .view(view) }.map(\.1)
      })
    direction = solved.metrics[view].direction
    letters =
      solved.metrics[view].baseline == .bottom
      ? nil : try typesetter.paragraph("Ag", font: Self.font, numberOfLines: 1).lines.first
  }

  /// Whether a constraint is about a place of the view.
  private func isUsed(_ axis: Axis, _ place: Attribute.Place) -> Bool {
    used.contains { $0.axis == axis && $0.place(direction) == place }
  }

  func marks(in box: Rect) -> [Mark] {
    let view = box.centered(Self.size).offset(dx: 6, dy: -6)
    var marks = Mark.bordered(view, radius: 0, fill: Panel.ground, border: Panel.edge, width: 1)
    let baseline = (view.minY + 0.7 * view.height).rounded()
    if let letters {
      let origin = Point(x: view.midX - letters.width / 2, y: baseline)
      marks.append(
        Mark(.text(letters, font: Self.font, origin: origin), .letters, fill: Panel.edge))
    }
    for (axis, places) in [
      (Axis.horizontal, [Attribute.Place.near, .far, .center]),
      (.vertical, [.near, .far, .center]),
    ] {
      let (start, end) = view.range(axis)
      for place in places {
        let isUsed = isUsed(axis, place)
        // Unused edges are those of the box.
        if !isUsed, place != .center { continue }
        let at = place == .near ? start : place == .far ? end : (start + end) / 2
        marks.append(line(at: at, across: view, axis, isUsed: isUsed))
      }
    }
    if letters != nil, isUsed(.vertical, .firstBaseline) || isUsed(.vertical, .lastBaseline) {
      marks.append(line(at: baseline, across: view, .vertical, isUsed: true))
    }
    return marks + bars(beside: view)
  }

  /// A line at a place of an axis, which runs across it.
  private func line(at place: Double, across view: Rect, _ axis: Axis, isUsed: Bool) -> Mark {
    let (start, end) = view.range(axis.across)
    let reach = isUsed ? Self.reach : Self.reach / 2
    let segment = Segment(
      from: axis.point(place, start - reach), to: axis.point(place, end + reach))
    return Mark(.segments([segment]), .alignment, stroke: isUsed ? Self.line : Self.dotted)
  }

  /// The bars of the width and the height.
  private func bars(beside view: Rect) -> [Mark] {
    Axis.allCases.map { axis in
      let (start, end) = view.range(axis)
      let cross = axis == .horizontal ? view.maxY + Self.beside : view.minX - Self.beside
      let isUsed = used.contains(axis == .horizontal ? .width : .height)
      let caps = [start, end].map { place in
        Segment(from: axis.point(place, cross - 4), to: axis.point(place, cross + 4))
      }
      let stem = Segment(from: axis.point(start, cross), to: axis.point(end, cross))
      return Mark(.segments(caps + [stem]), .stem, stroke: isUsed ? Self.line : Self.dotted)
    }
  }
}
