import LayoutModel

extension Schematic {
  /// The lanes of the lines along edges: which of several lines at one place is nearer to its edge.
  ///
  /// They are known before the coordinates, since the figure keeps the layout's order.
  struct Lanes: Sendable {
    struct Lane: Sendable {
      /// From the edge, from 0.
      var number = 0
      /// The farthest lane of that place.
      var last = 0
      /// The other ties in the lane.
      var others: [Int] = []
      /// Whether it lies inside the view of which it is the edge.
      var isInside = false
    }

    /// Lines at one edge, on one side of it.
    struct Edge: Hashable, Sendable {
      var axis: Axis
      var coordinate: Int
      var place: Line.Place
      var isInside = false
    }

    /// By the ties' places among the ties.
    private(set) var lanes: [Int: Lane] = [:]
    /// The number of lanes outside each edge.
    private(set) var counts: [Edge: Int] = [:]

    private struct Member {
      var tie: Int
      var start: Double
      var end: Double
    }

    init(_ model: Model, _ coordinates: Coordinates) {
      var groups: [Edge: [Member]] = [:]
      var order: [Edge] = []
      for (index, tie) in model.ties.enumerated() {
        guard case .places(var inner, var outer) = tie.sides, inner.isEdge, outer.isEdge,
          coordinates.areOne(inner, outer)
        else { continue }
        if model.holds(inner.box, outer.box) { swap(&inner, &outer) }
        let across = inner.axis.across
        var (start, end) = model.boxes[inner.box].rect.range(across)
        let isNested = model.holds(outer.box, inner.box)
        if !isNested {
          let other = model.boxes[outer.box].rect.range(across)
          (start, end) = (min(start, other.start), max(end, other.end))
        }
        let edge = Edge(
          axis: inner.axis, coordinate: coordinates.number(of: inner), place: inner.place,
          isInside: isNested && outer.guide == nil && outer.place == inner.place)
        if groups[edge] == nil { order.append(edge) }
        groups[edge, default: []].append(Member(tie: index, start: start, end: end))
      }
      // Lines inside a view's edge may have to lie outside it, beyond those that are there.
      for edge in order where !edge.isInside { assign(groups[edge] ?? [], [], at: edge) }
      for edge in order where edge.isInside {
        var outside = edge
        outside.isInside = false
        assign(groups[edge] ?? [], groups[outside] ?? [], at: edge)
      }
    }

    /// Shorter lines are nearer to the edge; each is in the first lane where it overlaps no other.
    /// - Parameter outer: The lines outside the edge, whose lanes begin where the second one of those inside is.
    private mutating func assign(_ members: [Member], _ outer: [Member], at edge: Edge) {
      var numbers: [Int: Int] = [:]
      let sorted = members.sorted {
        ($0.end - $0.start, $0.tie) < ($1.end - $1.start, $1.tie)
      }
      for member in sorted {
        func overlaps(_ other: Member) -> Bool {
          other.start < member.end - 1 && member.start < other.end - 1
        }
        var taken = Set(members.filter(overlaps).compactMap { numbers[$0.tie] })
        for lane in outer.filter(overlaps).compactMap({ lanes[$0.tie]?.number }) {
          taken.formUnion([lane + 1, lane + 2])
        }
        numbers[member.tie] =
          (0...members.count + 2 * outer.count).first { !taken.contains($0) } ?? 0
      }
      let last = numbers.values.max() ?? 0
      for member in members {
        let number = numbers[member.tie] ?? 0
        let others = members.map(\.tie).filter { $0 != member.tie && numbers[$0] == number }
        lanes[member.tie] = Lane(
          number: number, last: last, others: others, isInside: edge.isInside)
      }
      if !edge.isInside { counts[edge] = last + 1 }
    }
  }
}
