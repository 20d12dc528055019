import Figures
import LayoutModel

/// The level and upright lines that a figure has drawn, so that none is drawn over itself.
///
/// Of a line between two pixels, a second one would be darker.
struct DrawnLines {
  private var lines: [Line] = []

  private struct Line {
    var stroke: Stroke
    var segment: Segment
  }

  /// Adds lines, and parts them into what is drawn and what has been drawn before.
  mutating func add(_ segments: [Segment], _ stroke: Stroke) -> (new: [Segment], known: [Segment]) {
    var (new, known): ([Segment], [Segment]) = ([], [])
    for segment in segments {
      let alike = lines.filter { $0.stroke == stroke }.map(\.segment)
      if alike.contains(segment) {
        known.append(segment)
      } else if stroke.dashes.isEmpty, let axis = segment.axis {
        let parts = segment.parts(along: axis, coveredBy: alike)
        new += parts.new
        known += parts.known
      } else {
        new.append(segment)
      }
    }
    lines += new.map { Line(stroke: stroke, segment: $0) }
    return (new, known)
  }

  /// Forgets what something else may lie over.
  mutating func cover(_ box: Rect) {
    let box = box.grown(by: 3)
    guard lines.contains(where: { box.meets($0.segment) }) else { return }
    lines = lines.flatMap { line -> [Line] in
      guard box.meets(line.segment) else { return [line] }
      return line.segment.parts(outside: box).map { Line(stroke: line.stroke, segment: $0) }
    }
  }
}

extension Segment {
  /// The axis of a level or upright line; nil of others, and of a point.
  fileprivate var axis: Axis? {
    if from.y == to.y { return from.x == to.x ? nil : .horizontal }
    return from.x == to.x ? .vertical : nil
  }

  private func range(_ axis: Axis) -> ClosedRange<Double> {
    axis == .horizontal
      ? min(from.x, to.x)...max(from.x, to.x) : min(from.y, to.y)...max(from.y, to.y)
  }

  private func cross(_ axis: Axis) -> Double { axis == .horizontal ? from.y : from.x }

  /// What of it other lines in line with it do not cover, and what they do.
  fileprivate func parts(
    along axis: Axis, coveredBy others: [Segment]
  ) -> (new: [Segment], known: [Segment]) {
    let own = range(axis)
    let covers = others.filter { $0.axis == axis && $0.cross(axis) == cross(axis) }
      .map { $0.range(axis).clamped(to: own) }
      .filter { $0.lowerBound < $0.upperBound }
      .sorted { $0.lowerBound < $1.lowerBound }
    if covers.isEmpty { return ([self], []) }
    var (new, known): ([Segment], [Segment]) = ([], [])
    var place = own.lowerBound
    for cover in covers where cover.upperBound > place {
      if cover.lowerBound > place { new.append(part(axis, place, cover.lowerBound)) }
      known.append(part(axis, max(place, cover.lowerBound), cover.upperBound))
      place = cover.upperBound
    }
    if place < own.upperBound { new.append(part(axis, place, own.upperBound)) }
    return (new, known)
  }

  /// What of a level or upright line lies outside a rectangle that it meets; nothing of others.
  fileprivate func parts(outside box: Rect) -> [Segment] {
    guard let axis else { return [] }
    let own = range(axis)
    let (low, high) = axis == .horizontal ? (box.minX, box.maxX) : (box.minY, box.maxY)
    return (own.lowerBound < low ? [part(axis, own.lowerBound, low)] : [])
      + (high < own.upperBound ? [part(axis, high, own.upperBound)] : [])
  }

  private func part(_ axis: Axis, _ start: Double, _ end: Double) -> Segment {
    var part = self
    if axis == .horizontal {
      (part.from.x, part.to.x) = (start, end)
    } else {
      (part.from.y, part.to.y) = (start, end)
    }
    return part
  }
}

extension Rect {
  fileprivate func grown(by distance: Double) -> Rect {
    Rect(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  fileprivate func meets(_ line: Segment) -> Bool {
    min(line.from.x, line.to.x) <= maxX && minX <= max(line.from.x, line.to.x)
      && min(line.from.y, line.to.y) <= maxY && minY <= max(line.from.y, line.to.y)
  }
}
