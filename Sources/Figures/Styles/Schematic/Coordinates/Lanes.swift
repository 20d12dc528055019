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
      /// Whether it lies between its edge and the same edge of the view that it is tied to.
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

      func overlaps(_ other: Member) -> Bool {
        // Of a line as thin as a rule too.
        let least = min(1, (end - start) / 2, (other.end - other.start) / 2)
        return min(end, other.end) - max(start, other.start) > least
      }
    }

    init(_ model: Model, _ coordinates: Coordinates) {
      var groups: [Edge: [Member]] = [:]
      for (index, tie) in model.ties.enumerated() {
        guard case .places(var inner, var outer) = tie.sides, inner.isEdge, outer.isEdge,
          coordinates.areAtOnePlace(inner, outer)
        else { continue }
        if model.holds(inner.box, outer.box) { swap(&inner, &outer) }
        let across = inner.axis.across
        var (start, end) = model.boxes[inner.box].rect.range(across)
        if !model.holds(outer.box, inner.box) {
          let other = model.boxes[outer.box].rect.range(across)
          (start, end) = (min(start, other.start), max(end, other.end))
        }
        let edge = Edge(
          axis: inner.axis, coordinate: coordinates.number(of: inner), place: inner.place,
          isInside: tie.opening(model, coordinates) != nil)
        groups[edge, default: []].append(Member(tie: index, start: start, end: end))
      }
      for (edge, members) in groups { assign(members, at: edge) }
    }

    /// The room of the lines outside an edge, with their numbers; 0 if there are none.
    func room(at line: Line, _ coordinates: Coordinates) -> Double {
      let edge = Edge(
        axis: line.axis, coordinate: coordinates.number(of: line), place: line.place)
      guard counts[edge] ?? 0 > 0 else { return 0 }
      return Measures.calloutAside + Measures.calloutRadius + Measures.barEnds
    }

    /// Shorter lines are nearer to the edge; each is in the first lane where it overlaps no other.
    private mutating func assign(_ members: [Member], at edge: Edge) {
      var numbers: [Int: Int] = [:]
      let sorted = members.sorted {
        ($0.end - $0.start, $0.tie) < ($1.end - $1.start, $1.tie)
      }
      for member in sorted {
        let taken = Set(members.filter(member.overlaps).compactMap { numbers[$0.tie] })
        numbers[member.tie] = members.indices.first { !taken.contains($0) } ?? 0
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
