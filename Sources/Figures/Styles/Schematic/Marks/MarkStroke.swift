import LayoutModel

extension Schematic {
  /// A straight line of a mark.
  struct MarkStroke: Hashable, Sendable {
    enum Role: Hashable, Sendable {
      /// A distance or a size: with caps or heads.
      case bar
      /// A thin line from a bar to an item that is not beside it.
      case thin
      /// Two edges are one.
      case line
      case center
      case baseline
    }

    /// The direction it runs in.
    var axis: Axis
    var start: Double
    var end: Double
    /// Its place across the axis.
    var cross: Double
    var role: Role
    /// Whether it is a bar with heads.
    var hasHeads = false

    init(
      _ axis: Axis, _ start: Double, _ end: Double, at cross: Double, _ role: Role,
      hasHeads: Bool = false
    ) {
      self.hasHeads = hasHeads
      self.axis = axis
      (self.start, self.end) = (min(start, end), max(start, end))
      self.cross = cross
      self.role = role
    }

    /// What it covers, without a width.
    var rect: Rect { axis.rect(from: start, to: end, around: cross, width: 0) }

    var segment: Segment { Segment(from: axis.point(start, cross), to: axis.point(end, cross)) }

    /// The distance of a point from it.
    func distance(to point: Point) -> Double {
      let (along, across) =
        axis == .horizontal ? (point.x, point.y - cross) : (point.y, point.x - cross)
      let beyond = max(start - along, 0, along - end)
      return (beyond * beyond + across * across).squareRoot()
    }

    /// Whether it lies beside nearly all of a guide's line, which then shows nothing more.
    func shows(_ guide: MarkStroke) -> Bool {
      let seen = min(end, guide.end) - max(start, guide.start)
      return axis == guide.axis && (cross - guide.cross).magnitude <= Measures.lineToFramed + 0.5
        && seen >= 0.9 * (guide.end - guide.start)
    }

    /// The line without what texts cover of it.
    func pieces(around texts: [Rect]) -> [MarkStroke] {
      let cuts = texts.map { $0.insetBy(dx: -2, dy: 0) }.filter { hits($0, larger: 0) }
        .map { $0.range(axis) }.sorted { $0 < $1 }
      var pieces: [MarkStroke] = []
      var piece = self
      for (from, to) in cuts {
        piece.end = min(from, end)
        pieces.append(piece)
        piece.start = max(piece.start, to)
      }
      piece.end = end
      pieces.append(piece)
      // A stub beside a text says nothing, unless it leads to an item.
      let least = cuts.isEmpty || role == .thin ? 0.0 : 3
      return pieces.filter { $0.end - $0.start > least }
    }

    /// Whether it reaches into a rectangle, made larger on all sides.
    func hits(_ rect: Rect, larger distance: Double) -> Bool {
      let (near, far) = rect.range(axis)
      let (low, high) = rect.range(axis.across)
      return start < far + distance && near < end + distance && cross < high + distance
        && low < cross + distance
    }
  }
}
