import ConstraintSolver
package import Typesetting

/// A solved layout that follows changed constants of its constraints.
///
/// The steps between a layout and its frames stay: the order of views and constraints, what the system adds,
/// and the rows. A constant is patched in its row, and the solution moves where that reaches. Every round in
/// which the layout was settled and solved is repeated so, and each has to be settled as it was. Where that is
/// not certain, nothing follows, and the layout has to be solved anew. docs/engine.md says why the
/// frames are those of a layout that is solved anew.
package struct IncrementalLayout {
  /// A layout as it was settled once, and its solution.
  private struct Round {
    let problem: LayoutProblem
    /// Nil before the first change.
    var system: FollowedSystem?
    /// The frames found then, by canonical rank, in the root's coordinates, in points.
    let frames: [Rect]
  }

  /// The layout as it was solved anew, without the changes since.
  package let solved: SolvedLayout
  /// The frames with all changes.
  package private(set) var geometry: SolvedLayout.Geometry
  /// Whether constants have changed since.
  package private(set) var hasFollowed = false

  private let order: CanonicalOrder
  private let dependence: FrameDependence
  /// The place of each constraint of the layout in canonical order.
  private let ranks: [Int]
  /// The rounds; empty if changes cannot be followed.
  private var rounds: [Round] = []
  /// Whether the frames of the last round settle the layout as it is.
  private let isFinal: Bool

  /// Solves a layout.
  /// - Throws: A failure as ``LayoutEngine/solve(_:typesetter:)`` does.
  package init(
    _ layout: Layout, typesetter: Typesetter = .standard
  ) throws(LayoutEngine.Failure) {
    var problems: [LayoutProblem] = []
    let last = try LayoutProblem(layout, typesetter) {
      order, settled throws(LayoutEngine.Failure) in
      let problem = try LayoutProblem(layout, order, settled)
      problems.append(problem)
      return problem
    }
    solved = last.solvedLayout
    geometry = solved.geometry
    order = last.order
    dependence = FrameDependence(last.lowering.layout)
    isFinal = problems.count < LayoutProblem.maximumRounds
    var ranks = [Int](repeating: 0, count: layout.constraints.count)
    for (rank, constraint) in last.order.constraints.enumerated() { ranks[constraint] = rank }
    self.ranks = ranks
    guard layout.canvas.storedFrames == nil else { return }
    rounds = problems.map {
      Round(problem: $0, frames: $0.canonicalFrames($0.solution.values))
    }
  }

  /// Changes the constants of constraints, and the frames with them.
  ///
  /// - Parameter changed: The constraints with their new constants, by their index in the layout.
  /// - Returns: Whether it followed. If not, the frames mean nothing, and the layout with the new constants
  ///   has to be solved anew.
  package mutating func follow(
    _ changed: [(index: Int, constraint: LayoutConstraint)]
  ) -> Bool {
    if rounds.isEmpty || changed.contains(where: { order.dependsOnConstant(ranks[$0.index]) }) {
      return false
    }
    let constraints = changed.map { (ranks[$0.index], order.written($0.constraint)) }
    for place in rounds.indices where !follow(constraints, in: place) {
      rounds = []
      return false
    }
    if let last = rounds.last, let values = last.system?.values {
      geometry = last.problem.geometry(values)
    }
    hasFollowed = true
    return true
  }

  /// - Parameter constraints: The constraints with their canonical rank.
  private mutating func follow(
    _ constraints: [(rank: Int, LayoutConstraint)], in place: Int
  ) -> Bool {
    let lowering = rounds[place].problem.lowering
    let rows = constraints.map { rank, constraint in
      (lowering.row(ofConstraint: rank), lowering.row(of: constraint).expression.constant)
    }
    var system = rounds[place].system ?? rounds[place].problem.followed
    rounds[place].system = nil
    guard system?.setConstants(rows) == true, let system else { return false }
    rounds[place].system = system
    let frames = rounds[place].problem.canonicalFrames(system.values)
    let next = min(place + 1, rounds.count - 1)
    if next == place, !isFinal { return true }
    return dependence.isSettled(
      rounds[next].problem.lowering.settled, after: rounds[place].frames, frames)
  }
}
