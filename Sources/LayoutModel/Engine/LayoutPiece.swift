package import Typesetting

/// A range of the root's width or height in which every frame is a straight line over it.
package struct LayoutPiece: Hashable, Sendable {
  /// One number of a frame: `slope` times the root's size plus `constant`.
  package struct Line: Hashable, Sendable {
    /// In points for each point of the root's size.
    package let slope: Double
    /// In points.
    package let constant: Double

    /// The number at a size of the root, in points.
    package func value(at size: Double) -> Double { slope * size + constant }
  }

  /// The sizes of the root, in points.
  package internal(set) var range: ClosedRange<Double>
  /// Whether the required constraints can all hold.
  package let isSatisfiable: Bool
  /// The names of the views, the root first.
  package let views: [String]
  /// For each view the lines of its frame in its superview's coordinates; empty if there are none.
  package let frames: [[FrameVariable: Line]]
  /// For each view, the undetermined numbers of its frame in its superview.
  package let undetermined: [Set<FrameVariable>]

  /// Whether a piece that starts where this one ends goes on in the same lines.
  func isContinued(by next: LayoutPiece) -> Bool {
    guard isSatisfiable == next.isSatisfiable, views == next.views,
      undetermined == next.undetermined
    else { return false }
    let border = next.range.lowerBound
    return zip(frames, next.frames).allSatisfy { own, other in
      own.allSatisfy { part, line in
        guard let next = other[part] else { return false }
        return (line.slope - next.slope).magnitude <= 1e-9
          && (line.value(at: border) - next.value(at: border)).magnitude <= 1e-6
      }
    }
  }

  /// The size at which the lines of two pieces that meet cross; nil if they do nowhere near the end of the first
  /// one.
  /// - Parameter distance: What is near, in points.
  func crossing(with next: LayoutPiece, within distance: Double) -> Double? {
    guard isSatisfiable, next.isSatisfiable, views == next.views else { return nil }
    var best: (bend: Double, size: Double)?
    for (own, other) in zip(frames, next.frames) {
      for part in FrameVariable.allCases {
        guard let line = own[part], let following = other[part] else { continue }
        let bend = line.slope - following.slope
        if bend.magnitude <= max(1e-9, best?.bend.magnitude ?? 0) { continue }
        best = (bend, (following.constant - line.constant) / bend)
      }
    }
    guard let best, (best.size - range.upperBound).magnitude <= distance else { return nil }
    return best.size
  }
}

extension LayoutEngine {
  /// The pieces of a layout as its root's width or height grows.
  ///
  /// Where two pieces meet is a breakpoint: a constraint begins or ceases to hold, or the system changes a margin,
  /// a size class, a readable width or the lines of a text.
  /// - Parameters:
  ///   - axis: Horizontal for the width.
  ///   - range: The sizes of the root, in points.
  ///   - layout: The layout at a size of the root, in points.
  /// - Throws: A failure as ``solve(_:typesetter:)`` does, and if the layout changes at too many sizes.
  package static func pieces(
    along axis: Axis, over range: ClosedRange<Double>, typesetter: Typesetter = .standard,
    of layout: @escaping (Double) -> Layout
  ) throws(Failure) -> [LayoutPiece] {
    var search = LayoutPieceSearch(over: range) { size throws(Failure) in
      try LayoutProblem(layout(size), typesetter)
    }
    return try search.run()
  }
}
