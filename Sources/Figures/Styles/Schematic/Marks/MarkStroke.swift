import LayoutModel

extension Schematic {
  /// A straight line of a mark.
  struct MarkStroke: AxisLine, Hashable, Sendable {
    enum Role: Hashable, Sendable {
      /// A distance or a size: with caps or heads.
      case bar
      /// A thin line from a bar to an item that is not beside it.
      case thin
      /// Two edges are one.
      case line
      case center
      case baseline

      var ink: Figures.Role {
        switch self {
        case .bar: .stem
        case .thin: .lead
        case .line: .alignment
        case .center: .center
        case .baseline: .baseline
        }
      }
    }

    var axis: Axis
    var start: Double
    var end: Double
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

    /// What it is to rules.
    var ink: MarkInk {
      var ink = MarkInk(role.ink, box, along: axis)
      if role == .bar {
        let head = hasHeads ? Measures.arrowHead.width : Clearance.lines
        (ink.cap, ink.inset) = (Measures.capLength, Measures.lineWidth / 2)
        ink.head = head + Measures.lineWidth
      }
      return ink
    }

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

    /// The line without what texts cover of it; a stub beside one says nothing, unless it leads to an item.
    func pieces(around texts: [Rect]) -> [MarkStroke] {
      let cuts = texts.map { $0.insetBy(dx: -Clearance.text, dy: 0) }.filter { hits($0) }.map {
        $0.range(axis)
      }
      return pieces(without: cuts, atLeast: role == .thin ? 0 : 3)
    }
  }
}
