import ConstraintSolver

/// A range of the root's width or height in which every frame is a straight line over it.
public struct LayoutPiece: Hashable, Sendable {
  /// One number of a frame: `slope` times the root's size plus `constant`.
  public struct Line: Hashable, Sendable {
    /// In points for each point of the root's size.
    public let slope: Double
    /// In points.
    public let constant: Double
  }

  /// The sizes of the root, in points.
  public let range: ClosedRange<Double>
  /// Whether the required constraints can all hold.
  public let isSatisfiable: Bool
  /// For each view the lines of its frame in its superview's coordinates; empty if there are none.
  public let frames: [[FrameVariable: Line]]
  /// For each view, what of its frame no constraint determines here.
  public let undetermined: [Set<FrameVariable>]
}

extension LayoutEngine {
  /// The pieces of a layout as the root's width or height grows, its margins staying as they are.
  ///
  /// Where two pieces meet is a breakpoint: some constraint begins or ceases to hold.
  /// - Parameters:
  ///   - axis: Horizontal for the width.
  ///   - range: The sizes of the root, in points.
  /// - Throws: A failure as ``solve(_:)`` does.
  public static func pieces(
    of layout: Layout, along axis: Axis, over range: ClosedRange<Double>
  ) throws(Failure) -> [LayoutPiece] {
    let problem = try LayoutProblem(layout)
    let lowering = problem.lowering
    let size = Lowering.Origin.root(axis == .horizontal ? .width : .height)
    guard let row = lowering.origins.firstIndex(of: size) else { return [] }
    do {
      return try lowering.system.pieces(changingConstantOfRow: row, over: range).map {
        problem.layoutPiece($0)
      }
    } catch {
      throw Failure(error, lowering)
    }
  }
}

extension LayoutProblem {
  fileprivate func layoutPiece(_ piece: Piece) -> LayoutPiece {
    guard piece.isSatisfiable else {
      return LayoutPiece(range: piece.range, isSatisfiable: false, frames: [], undetermined: [])
    }
    var frames = [[FrameVariable: LayoutPiece.Line]](repeating: [:], count: order.views.count)
    for (rank, view) in order.views.enumerated() {
      for part in FrameVariable.allCases { frames[view][part] = line(part, ofView: rank, piece) }
    }
    return LayoutPiece(
      range: piece.range, isSatisfiable: true, frames: frames,
      undetermined: undetermined(piece.ambiguousVariables))
  }

  private func line(
    _ part: FrameVariable, ofView rank: Int, _ piece: Piece
  ) -> LayoutPiece.Line {
    func line(_ box: Int) -> (slope: Double, constant: Double) {
      let index = 4 * box + part.rawValue
      let slope = piece.derivative[index]
      return (slope, piece.values[index] - slope * piece.range.lowerBound)
    }
    let own = line(rank)
    guard part == .x || part == .y, let superview = lowering.layout.views[rank].superview else {
      return LayoutPiece.Line(slope: own.slope, constant: own.constant)
    }
    let outer = line(superview)
    return LayoutPiece.Line(
      slope: own.slope - outer.slope, constant: own.constant - outer.constant)
  }
}
