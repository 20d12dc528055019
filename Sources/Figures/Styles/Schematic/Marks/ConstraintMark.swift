import LayoutModel

extension Schematic {
  /// A mark of one or more constraints, with the places where it can stand.
  struct ConstraintMark: Sendable {
    enum Kind: Sendable {
      case size
      /// Between two places.
      case distance
      /// Two places that are one.
      case line
    }

    var kind: Kind
    /// The ties whose numbers it has, by their places among the ties; its lines are the first one's.
    var ties: [Int]
    /// The boxes that it is about, which it may touch.
    var boxes: Set<Int>
    var candidates: [Candidate]
    /// What should stand alike; nil if nothing else should stand as it does.
    var series: Series?
    /// The place chosen, among the candidates.
    var chosen = 0

    var isSize: Bool { kind == .size }
    var isDistance: Bool { kind == .distance }
    var candidate: Candidate { candidates[chosen] }
  }

  /// Marks or names that should stand alike.
  enum Series: Hashable, Sendable {
    /// How the bar of a distance looks.
    struct Style: Hashable, Sendable {
      var axis: Axis
      var relation: Relation
      var isOptional: Bool
    }

    /// Sizes that are equal, on one axis.
    case sizes(Int, Axis)
    /// The lines across an axis of the edges of one view, and of views of its kind that begin and end where it does,
    /// as do the views that hold them, in whole points.
    case edges(ViewKind?, Axis, from: Int, to: Int, within: Int, Int)
    /// The lines across an axis of edges that are one, of views that are beside each other between two places, in whole
    /// points.
    case commonEdges(Axis, from: Int, to: Int)
    /// Distances across which all bars have the same room, from one place to another in whole points.
    case row(Style, from: Int, to: Int)
    /// Distances from one place to another, across which all bars have as much room.
    case column(Style, from: Int, to: Int, room: Int)
    /// The names of boxes of one kind in one box.
    case names(parent: Int?, ViewKind)
    /// The names of views of one kind in a row, from one height to another in whole points.
    case namesInRow(parent: Int?, ViewKind, from: Int, to: Int)
  }
}
