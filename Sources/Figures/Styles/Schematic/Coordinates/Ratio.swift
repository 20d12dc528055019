import LayoutModel

extension Schematic {
  /// The ratio of a width to a height, or of a height to a width, that the layout keeps.
  struct Ratio: Sendable {
    var first: Extent
    var multiplier: Double
    var second: Extent

    /// Those of circles, of views whose width and height are one constant, and of equations between a width and a
    /// height.
    static func all(_ model: Model, _ coordinates: Coordinates) -> [Ratio] {
      let round = model.boxes.indices.filter {
        model.boxes[$0].isCircle || model.hasSquareConstants($0)
      }.map { box in
        Ratio(
          first: Extent(axis: .horizontal, box: box), multiplier: 1,
          second: Extent(axis: .vertical, box: box))
      }
      let tied = model.ties.compactMap { tie -> Ratio? in
        guard let (first, second) = tie.proportionalSizes, first.axis != second.axis,
          !model.holds(second.box, first.box)
        else { return nil }
        return Ratio(first: first, multiplier: tie.constraint.multiplier, second: second)
      }
      return (round + tied).filter { ratio in
        ![ratio.first, ratio.second].contains { coordinates.isFlat($0.box, $0.axis) }
      }
    }

    /// Whether a reader takes the sizes of a diagram for this ratio.
    func isSeen(in places: Places) -> Bool {
      let drawn = [first, second].map { places.frames[$0.box].length($0.axis) }
      let whole = multiplier * drawn[1]
      return (drawn[0] - whole).magnitude <= Measures.unseenRatio * whole
    }
  }
}

extension Schematic.Model {
  /// Whether equal constants are the width and the height of a box.
  fileprivate func hasSquareConstants(_ box: Int) -> Bool {
    let lengths = Axis.allCases.map { length(of: box, $0) }
    return (lengths[0] - lengths[1]).magnitude < Self.tolerance
      && Axis.allCases.allSatisfy { axis in
        ties.contains { $0.sides == .sizes(Schematic.Extent(axis: axis, box: box), nil) }
      }
  }
}

extension Schematic.Tie {
  /// The sizes of an equation without a constant, if they may depend on each other in a diagram too.
  var proportionalSizes: (first: Schematic.Extent, second: Schematic.Extent)? {
    guard case .sizes(let first, let second?) = sides, isEquationThatHolds,
      constraint.constant == 0, second.guide == nil, first.guide == nil, first != second,
      (1.0 / 64...64).contains(constraint.multiplier)
    else { return nil }
    return (first, second)
  }
}
