import LayoutModel

extension Schematic {
  /// The place of a line in the order of a diagram.
  ///
  /// What a scroll view shows only when it is scrolled lies just inside that edge of it: in order, and before
  /// all that is beyond the scroll view.
  struct Spot: Comparable {
    /// The places in the layout, in points: the end of the outermost scroll view that does not show it, a number below
    /// or above 0 for before or after that, and so on to the line itself.
    private var path: [Double]

    init(_ line: Line, _ model: Model) {
      path = [model.value(line), 0]
      let holders = model.boxes[line.box].ancestors + (line.guide == .content ? [line.box] : [])
      for box in holders where model.boxes[box].kind == .scrollView {
        let (start, end) = model.boxes[box].rect.range(line.axis)
        // In one without a length all would lie before its end and after its start.
        let inwards = model.isFlat(box, line.axis) ? -1.0 : 1
        if path[0] > end + Model.tolerance {
          path = [end, -inwards] + path
        } else if path[0] < start - Model.tolerance {
          path = [start, inwards] + path
        }
      }
    }

    /// Whether it is at the place that begins at another.
    func isAt(_ other: Spot) -> Bool {
      path.count == other.path.count
        && zip(path, other.path).allSatisfy { ($0 - $1).magnitude < Model.tolerance }
    }

    static func < (a: Spot, b: Spot) -> Bool { a.path.lexicographicallyPrecedes(b.path) }
  }
}
