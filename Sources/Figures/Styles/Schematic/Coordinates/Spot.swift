import LayoutModel

extension Schematic {
  /// The place of a line in the order of a diagram.
  ///
  /// What a scroll view shows only when it is scrolled lies just inside that edge of it: in order, and before
  /// all that is beyond the scroll view.
  struct Spot: Comparable {
    private enum Part: Int {
      case beforeEnd = -1
      case seen
      case afterStart
    }

    /// In the layout, in points, but not beyond the scroll view.
    private var value: Double
    private var part = Part.seen
    /// Where it would be if it were not scrolled away.
    private var scrolled = 0.0

    init(_ line: Line, _ model: Model) {
      value = model.value(line)
      let holders = model.boxes[line.box].ancestors + (line.guide == .content ? [line.box] : [])
      for box in holders where model.boxes[box].kind == .scrollView {
        let (start, end) = model.boxes[box].rect.range(line.axis)
        guard part == .seen else { return }
        if value > end + Model.tolerance { (scrolled, value, part) = (value, end, .beforeEnd) }
        if value < start - Model.tolerance { (scrolled, value, part) = (value, start, .afterStart) }
      }
    }

    /// Whether it is at the place that begins at another.
    func isAt(_ other: Spot) -> Bool {
      (value - other.value).magnitude < Model.tolerance && part == other.part
        && (scrolled - other.scrolled).magnitude < Model.tolerance
    }

    static func < (a: Spot, b: Spot) -> Bool {
      (a.value, a.part.rawValue, a.scrolled) < (b.value, b.part.rawValue, b.scrolled)
    }
  }
}
