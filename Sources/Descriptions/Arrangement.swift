import Basics
package import LayoutModel

/// The arrangement of frames: a row, a column, several rows, or no order.
package struct Arrangement {
  /// The form of an arrangement.
  package enum Form: Hashable, Sendable {
    /// No order.
    case none
    /// Side by side, with the least and the most distance, in points.
    case row(least: String, most: String)
    /// One above the other, with the least and the most distance, in points.
    case column(least: String, most: String)
    /// In so many rows.
    case rows(Int)
  }

  /// The frames' indices in reading order, or in the given order if there is none.
  package private(set) var order: [Int]
  /// The form.
  package private(set) var form = Form.none

  /// Finds the arrangement of frames in one view's coordinates.
  package init(of frames: [Rect]) {
    order = Array(frames.indices)
    if let line = Line(frames, order, .horizontal) {
      (order, form) = (line.order, .row(least: line.least, most: line.most))
      return
    }
    if let line = Line(frames, order, .vertical) {
      (order, form) = (line.order, .column(least: line.least, most: line.most))
      return
    }
    let rows = Arrangement.rows(of: frames)
    if rows.count > 1, rows.count < frames.count, rows.allSatisfy({ $0 != nil }) {
      order = rows.flatMap { $0?.order ?? [] }
      form = .rows(rows.count)
    }
  }

  /// The frames level with each other, row by row; nil for a row in which some overlap.
  private static func rows(of frames: [Rect]) -> [Line?] {
    let sorted = frames.indices.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) }
    var rows: [[Int]] = []
    var bottom = -Double.infinity
    for index in sorted {
      if frames[index].minY >= bottom - 0.5 { rows.append([]) }
      rows[rows.count - 1].append(index)
      bottom = max(bottom, frames[index].maxY)
    }
    return rows.map { Line(frames, $0, .horizontal) }
  }

  /// Frames one after the other along an axis.
  private struct Line {
    let order: [Int]
    /// The least and the most distance between neighbours, in points; zero of one frame.
    let least, most: String

    /// Nil when frames overlap along the axis, or do not lie beside each other across it.
    init?(_ frames: [Rect], _ indices: [Int], _ axis: Axis) {
      let order = indices.sorted {
        (frames[$0].sides(axis).start, $0) < (frames[$1].sides(axis).start, $1)
      }
      let pairs = zip(order, order.dropFirst()).map { (frames[$0], frames[$1]) }
      let gaps = pairs.map { $1.sides(axis).start - $0.sides(axis).end }
      let across: Axis = axis == .horizontal ? .vertical : .horizontal
      let isLine = zip(pairs, gaps).allSatisfy { pair, gap in
        let (a, b) = (pair.0.sides(across), pair.1.sides(across))
        return gap > -0.5 && a.start < b.end && b.start < a.end
      }
      guard isLine else { return nil }
      self.order = order
      let distances = gaps.map { max(0, $0) }
      least = DecimalText.rounded(distances.min() ?? 0, to: 2)
      most = DecimalText.rounded(distances.max() ?? 0, to: 2)
    }
  }
}

extension Rect {
  /// Its sides along an axis.
  fileprivate func sides(_ axis: Axis) -> (start: Double, end: Double) {
    axis == .horizontal ? (minX, maxX) : (minY, maxY)
  }
}
