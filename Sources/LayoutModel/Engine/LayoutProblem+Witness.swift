import ConstraintSolver

extension LayoutProblem {
  /// Values of another layout that is as good, if there is one: with the views beside where they are shown, where the
  /// figure has room for them.
  var witness: [Double]? {
    guard let ambiguity else { return nil }
    guard isSettled, var system = unsettled, ambiguity.variables.count <= Self.mostMoved else {
      return ambiguity.witness
    }
    CanonicalLayout.appendRows(
      moving: ambiguity, from: canonicalFrames(solution.values), to: &system, lowering)
    guard
      let moved = try? system.solution(mostTerms: LayoutProblem.mostTermsOfRow * system.rowCount)
    else { return ambiguity.witness }
    let isAllMoved = ambiguity.variables.allSatisfy {
      (moved.values[$0.index] - solution.values[$0.index]).magnitude > 0.5
    }
    if isAllMoved { return moved.values }
    // A mixture of as good layouts is as good.
    return zip(moved.values, ambiguity.witness).map { 0.75 * $0 + 0.25 * $1 }
  }
  /// So many variables get other values of a chosen size.
  private static let mostMoved = 100
}

extension CanonicalLayout {
  /// Between a view and where it could be as well, in points.
  private static let gap = 8.0

  /// Rows below every priority that move what is undetermined to where it is seen beside the canonical layout.
  /// - Parameter frames: Those of the canonical layout, in the root's coordinates.
  static func appendRows(
    moving ambiguity: Ambiguity, from frames: [Rect], to system: inout LinearSystem,
    _ lowering: Lowering
  ) {
    let undetermined = Set(ambiguity.variables)
    let settled = lowering.settled
    var level = lowering.levels.firstCanonical
    for view in settled.layout.views.indices.dropFirst() {
      let (frame, room) = (frames[view], frames[settled.layout.views[view].superview ?? 0])
      let item = LayoutItem.view(view)
      let (right, below) = (room.maxX - frame.maxX, room.maxY - frame.maxY)
      let targets: [(part: FrameVariable, target: Double)] = [
        (.width, frame.width + growth(of: frame.width, right)),
        (.height, frame.height + growth(of: frame.height, below)),
        (.x, frame.x + shift(of: frame.width, frame.x - room.x, right)),
        (.y, frame.y + shift(of: frame.height, frame.y - room.y, below)),
      ]
      for (part, target) in targets where undetermined.contains(settled.variable(item, part)) {
        system.append(
          LinearConstraint(settled.coordinate(item, part) - target, .equal, level: level))
        level += 1
      }
    }
  }

  /// How far a view moves with so much room before and after it: beside itself, or as far as it can.
  private static func shift(of length: Double, _ before: Double, _ after: Double) -> Double {
    let wanted = length + gap
    if after >= min(wanted, before) { return max(gap, min(wanted, after)) }
    return -min(wanted, before)
  }

  /// How much a view grows, or where there is no room shrinks.
  private static func growth(of length: Double, _ after: Double) -> Double {
    after >= gap ? min(after, 0.4 * length + gap) : -0.4 * length
  }
}
