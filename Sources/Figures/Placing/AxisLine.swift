import LayoutModel

/// A level or upright line, by its places along its axis, in points.
protocol AxisLine {
  /// The direction it runs in.
  var axis: Axis { get }
  var start: Double { get set }
  var end: Double { get set }
  /// Its place across the axis.
  var cross: Double { get }
  /// Whether it is drawn from its end.
  var isReversed: Bool { get }
}

extension AxisLine {
  var isReversed: Bool { false }

  var length: Double { end - start }

  /// The box of the line without its width.
  var box: Rect { axis.rect(from: start, to: end, around: cross, width: 0) }

  var segment: Segment {
    let (first, last) = isReversed ? (end, start) : (start, end)
    return Segment(from: axis.point(first, cross), to: axis.point(last, cross))
  }

  /// The line with as much more at both ends.
  func longer(by distance: Double) -> Self {
    var line = self
    (line.start, line.end) = (start - distance, end + distance)
    return line
  }

  /// Whether it reaches into a rectangle, made larger on all sides.
  func hits(_ rect: Rect, larger distance: Double = 0) -> Bool {
    let (near, far) = rect.range(axis)
    let (low, high) = rect.range(axis.across)
    return start < far + distance && near < end + distance && cross < high + distance
      && low < cross + distance
  }

  /// What gaps leave of it, in the order in which it is drawn.
  /// - Parameter least: The length of what is left at least, unless it is all.
  func pieces(without gaps: [(start: Double, end: Double)], atLeast least: Double = 0) -> [Self] {
    let parts = Stretch((start, end)).parts(without: gaps, atLeast: least)
    return (isReversed ? parts.reversed() : parts).map { part in
      var piece = self
      (piece.start, piece.end) = (part.start, part.end)
      return piece
    }
  }
}

/// A segment along an axis.
struct AxisSegment: AxisLine {
  let axis: Axis
  var start: Double
  var end: Double
  let cross: Double
  let isReversed: Bool

  init(_ segment: Segment) {
    let (from, to) = (segment.from, segment.to)
    axis = from.y == to.y ? .horizontal : .vertical
    let (first, last) = axis == .horizontal ? (from.x, to.x) : (from.y, to.y)
    (start, end) = (min(first, last), max(first, last))
    cross = axis == .horizontal ? from.y : from.x
    isReversed = first > last
  }
}

extension Stretch {
  /// What gaps leave of it, from its start on; parts shorter than `least` are left out unless they are all.
  func parts(
    without gaps: [(start: Double, end: Double)], atLeast least: Double = 0
  ) -> [Stretch] {
    var parts: [Stretch] = []
    var place = start
    for gap in gaps.sorted(by: { $0 < $1 }) + [(end, end)] {
      let part = Stretch((place, min(gap.start, end)))
      if part.length > 0, part.length >= min(least, length) { parts.append(part) }
      place = max(place, gap.end)
    }
    return parts
  }
}

extension Segment {
  /// What boxes leave of it, from its start on; it may be slanted.
  func pieces(around boxes: [Rect]) -> [Segment] {
    Stretch((0, 1)).parts(without: boxes.compactMap(shares)).map {
      Segment(from: place(at: $0.start), to: place(at: $0.end))
    }
  }
}
