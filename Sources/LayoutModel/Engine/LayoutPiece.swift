import ConstraintSolver
package import Typesetting

/// A range of the root's width or height in which every frame is a straight line over it.
package struct LayoutPiece: Hashable, Sendable {
  /// One number of a frame: `slope` times the root's size plus `constant`.
  package struct Line: Hashable, Sendable {
    /// In points for each point of the root's size.
    package let slope: Double
    /// In points.
    package let constant: Double
  }

  /// The sizes of the root, in points.
  package let range: ClosedRange<Double>
  /// Whether the required constraints can all hold.
  package let isSatisfiable: Bool
  /// For each view the lines of its frame in its superview's coordinates; empty if there are none.
  package let frames: [[FrameVariable: Line]]
  /// For each view, the undetermined numbers of its frame in its superview.
  package let undetermined: [Set<FrameVariable>]
}

extension LayoutEngine {
  /// The pieces of a layout as the root's width or height grows, its margins staying as they are.
  ///
  /// Where two pieces meet is a breakpoint: some constraint begins or ceases to hold.
  /// - Parameters:
  ///   - layout: The layout; its canvas gives the other side and the margins.
  ///   - axis: Horizontal for the width.
  ///   - range: The sizes of the root, in points.
  /// - Throws: A failure as ``solve(_:)`` does.
  package static func pieces(
    of layout: Layout, along axis: Axis, over range: ClosedRange<Double>,
    typesetter: Typesetter = .standard
  ) throws(Failure) -> [LayoutPiece] {
    let problem = try LayoutProblem(layout, typesetter)
    let lowering = problem.lowering
    let size = Lowering.Origin.root(axis == .horizontal ? .width : .height)
    guard let row = lowering.origins.firstIndex(of: size) else { return [] }
    var system = lowering.system
    let variables = problem.appendFrames(to: &system)
    do {
      return try system.pieces(changingConstantOfRow: row, over: range).map {
        problem.layoutPiece($0, variables)
      }
    } catch {
      throw Failure(error, lowering, problem.layout, problem.order)
    }
  }
}

extension LayoutProblem {
  /// Appends a variable for each number of each view's frame in its superview, by rank.
  ///
  /// The frames are variables, so that each is ambiguous or not by itself: a view may have a fixed
  /// place in a superview that has none.
  fileprivate func appendFrames(to system: inout LinearSystem) -> [[Variable]] {
    order.views.indices.map { rank in
      FrameVariable.allCases.map { part in
        let variable = system.addVariable()
        let difference = LinearExpression(variable) - inSuperview(part, ofView: rank)
        system.append(
          LinearConstraint(difference, .equal, level: PriorityLevels.required))
        return variable
      }
    }
  }

  fileprivate func layoutPiece(_ piece: LinearPiece, _ variables: [[Variable]]) -> LayoutPiece {
    guard piece.isSatisfiable else {
      return LayoutPiece(range: piece.range, isSatisfiable: false, frames: [], undetermined: [])
    }
    let open = Set(piece.ambiguousVariables)
    var frames = [[FrameVariable: LayoutPiece.Line]](repeating: [:], count: order.views.count)
    var undetermined = [Set<FrameVariable>](repeating: [], count: order.views.count)
    for (rank, view) in order.views.enumerated() {
      for part in FrameVariable.allCases {
        let variable = variables[rank][part.rawValue]
        let slope = piece.derivative[variable.index]
        let constant = piece.values[variable.index] - slope * piece.range.lowerBound
        frames[view][part] = LayoutPiece.Line(slope: slope, constant: constant)
        if open.contains(variable) { undetermined[view].insert(part) }
      }
    }
    return LayoutPiece(
      range: piece.range, isSatisfiable: true, frames: frames, undetermined: undetermined)
  }
}
