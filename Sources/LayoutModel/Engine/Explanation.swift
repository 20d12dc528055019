import ConstraintSolver
package import Typesetting

/// The constraints that determine a view's frame.
package struct Explanation: Hashable, Sendable {
  /// The constraints that determine one number of a frame.
  package struct Cause: Hashable, Sendable {
    /// The number, in the superview's coordinates.
    package let variable: FrameVariable
    /// The constraints that it follows from, as they hold.
    package let members: [LayoutConflict.Member]
    /// Whether nothing determines it and it is drawn as Interface Builder would drop the view.
    package let isUndetermined: Bool
  }

  /// An optional constraint that does not hold, and what stood in its way.
  package struct Loss: Hashable, Sendable {
    /// The member that does not hold: a constraint, or a content size in words.
    package let member: LayoutConflict.Member
    /// The distance from holding, in points.
    package let error: Double
    /// The members that hold instead.
    package let lostTo: [LayoutConflict.Member]
  }

  /// The view's index in the layout.
  package let view: Int
  /// One for each number of the frame: x, y, width and height.
  package let causes: [Cause]
  /// The optional constraints about the view that do not hold, in the layout's order.
  package let losses: [Loss]
}

extension LayoutEngine {
  /// Explains a view's frame: the rows that hold it where it is.
  /// - Throws: A failure as ``solve(_:)`` does.
  package static func explanation(
    ofView view: Int, in layout: Layout,
    typesetter: Typesetter = .standard
  ) throws(Failure) -> Explanation {
    let problem = try LayoutProblem(layout, typesetter)
    let solved: SolvedSystem
    do {
      solved = try SolvedSystem(problem.system)
    } catch {
      throw Failure(error, problem.lowering, problem.layout, problem.order)
    }
    guard let basis = solved.basis, let rank = problem.order.views.firstIndex(of: view) else {
      throw Failure(message: "rounding hides what holds this layout where it is")
    }
    let causes = FrameVariable.allCases.map { part in
      let rows = basis.combination(of: problem.inSuperview(part, ofView: rank)).rows.map(\.row)
      return Explanation.Cause(
        variable: part, members: problem.tellingMembers(rows),
        isUndetermined: rows.contains { $0 >= problem.lowering.origins.count })
    }
    return Explanation(view: view, causes: causes, losses: problem.losses(ofView: rank, basis))
  }
}

extension LayoutProblem {
  /// A number of a frame in its superview's coordinates.
  func inSuperview(_ part: FrameVariable, ofView rank: Int) -> LinearExpression {
    let settled = lowering.settled
    let own = settled.frameCoordinate(rank, part)
    guard part == .x || part == .y, let superview = settled.layout.views[rank].superview else {
      return own
    }
    return own - settled.frameCoordinate(superview, part)
  }

  /// The constraints of rows, without rows that only settle ambiguity and rows that only place the
  /// root and the guides at 0.
  fileprivate func tellingMembers(_ rows: [Int]) -> [LayoutConflict.Member] {
    members(
      ofRows: rows.filter { $0 < lowering.origins.count && isTelling(lowering.origins[$0]) })
  }

  private func isTelling(_ origin: Lowering.Origin) -> Bool {
    switch origin {
    case .root(let part): part == .width || part == .height
    case .guide(let guide, let part): lowering.settled.isTelling(guide: guide, part)
    case .constraint, .arranged, .notNegative, .contentHugging, .compressionResistance: true
    }
  }

  /// The rows about a view that do not hold, by its rank.
  fileprivate func losses(ofView rank: Int, _ basis: Basis) -> [Explanation.Loss] {
    let losses = lowering.origins.indices.compactMap { row -> Explanation.Loss? in
      guard isAbout(lowering.origins[row], rank) else { return nil }
      let error = lowering.system.error(ofRow: row, at: solution.values)
      guard error > 1e-6 else { return nil }
      return Explanation.Loss(
        member: member(ofRow: row), error: error,
        lostTo: tellingMembers(basis.combination(ofRow: row).rows.map(\.row)))
    }
    return losses.sorted { layout.rank(of: $0.member) < layout.rank(of: $1.member) }
  }

  private func isAbout(_ origin: Lowering.Origin, _ rank: Int) -> Bool {
    switch origin {
    case .constraint(let index):
      lowering.layout.constraints[index].items.contains(.view(rank))
    case .contentHugging(let view, _), .compressionResistance(let view, _): view == rank
    case .root, .guide, .notNegative, .arranged: false
    }
  }
}
