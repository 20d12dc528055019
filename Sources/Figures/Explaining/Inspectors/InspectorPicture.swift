import LayoutModel

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
  private let hasText: Bool

  init(_ view: Int, in solved: SolvedLayout, _ entries: [InspectorEntry]) {
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
    hasText = solved.metrics[view].baseline != .bottom
  }

  /// Whether a constraint is about a place of the view.
  private func isUsed(_ axis: Axis, _ place: Attribute.Place) -> Bool {
    used.contains { $0.axis == axis && $0.place(direction) == place }
  }

  func marks(in box: Rect) -> [Mark] {
    let view = box.centered(Self.size).offset(dx: 6, dy: -6)
    var marks = Mark.bordered(view, radius: 0, fill: Panel.ground, border: Panel.edge, width: 1)
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
    if hasText {
      let place = view.minY + 0.7 * view.height
      let isUsed = isUsed(.vertical, .firstBaseline) || isUsed(.vertical, .lastBaseline)
      if isUsed { marks.append(line(at: place, across: view, .vertical, isUsed: true)) }
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

/// The small blue picture before an entry of an inspector or of a popover.
enum InspectorIcon {
  private static let paper = Stroke(color: DynamicColor(0xFFFFFF), width: 1)

  static func marks(_ icon: InspectorEntry.Icon, at middle: Point) -> [Mark] {
    let tile = Mark(
      .roundedRect(Rect(around: middle, width: 15, height: 15), radius: 2.5), .plate,
      fill: Panel.blue)
    return [tile]
      + lines(icon).map { from, to in
        Mark(
          .segments([
            Segment(
              from: Point(x: middle.x + from.0, y: middle.y + from.1),
              to: Point(x: middle.x + to.0, y: middle.y + to.1))
          ]), stroke: paper)
      }
  }

  private static func lines(
    _ icon: InspectorEntry.Icon
  ) -> [((Double, Double), (Double, Double))] {
    switch icon {
    case .space(.horizontal): [((-4.5, -4), (-4.5, 4)), ((4.5, -4), (4.5, 4)), ((-4, 0), (4, 0))]
    case .space(.vertical): [((-4, -4.5), (4, -4.5)), ((-4, 4.5), (4, 4.5)), ((0, -4), (0, 4))]
    case .align(.horizontal):
      [((-4.5, -5), (-4.5, 5)), ((-4, -2.5), (3, -2.5)), ((-4, 2.5), (5, 2.5))]
    case .align(.vertical): [((-5, 4.5), (5, 4.5)), ((-2.5, 4), (-2.5, -3)), ((2.5, 4), (2.5, -5))]
    case .size(.horizontal): [((-5, -2.5), (-5, 2.5)), ((5, -2.5), (5, 2.5)), ((-5, 0), (5, 0))]
    case .size(.vertical): [((-2.5, -5), (2.5, -5)), ((-2.5, 5), (2.5, 5)), ((0, -5), (0, 5))]
    case .ratio: [((-4.5, 4.5), (4.5, -4.5)), ((-4.5, -1), (-4.5, 4.5)), ((-4.5, 4.5), (1, 4.5))]
    }
  }
}
