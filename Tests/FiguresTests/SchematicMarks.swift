import LayoutModel
import Testing
import Typesetting

@testable import Figures

/// What can be found out about a diagram from its marks alone.
struct SchematicMarks {
  struct Callout {
    var constraint: String
    var center: Point
    var number: String
  }

  struct Line {
    var constraint: String
    var box: Rect
    /// Whether it is a plain line of an alignment, and not part of a bar.
    var isAlone: Bool
  }

  let figure: Figure
  let callouts: [Callout]
  let lines: [Line]
  let captions: [Rect]

  init(_ figure: Figure) {
    self.figure = figure
    func groups(_ layer: String) -> [Figure.Group] {
      figure.layers.first { $0.name == layer }?.groups ?? []
    }
    callouts = groups("ib-callouts").flatMap { group -> [Callout] in
      let rings = group.marks.compactMap { mark -> Point? in
        if case .circle(let center, 8.75) = mark.shape { center } else { nil }
      }
      let texts = group.marks.compactMap { mark -> String? in
        if case .text(let line, _, _) = mark.shape { line.text } else { nil }
      }
      return zip(rings, texts).map {
        Callout(constraint: SchematicMarks.number(of: group), center: $0, number: $1)
      }
    }
    lines = groups("ib-constraints").flatMap { group -> [Line] in
      let segments = group.marks.flatMap { mark -> [(Segment, Double)] in
        guard case .segments(let segments) = mark.shape else { return [] }
        return segments.map { ($0, mark.stroke?.width ?? 0) }
      }
      let isAlone = Set(segments.map { $0.0.from.x == $0.0.to.x }).count == 1
      let heads = group.marks.contains { $0.fill != nil }
      return segments.map { segment, width in
        Line(
          constraint: SchematicMarks.number(of: group), box: SchematicMarks.box(segment, width),
          isAlone: isAlone && !heads)
      }
    }
    captions = groups("ib-captions").flatMap { $0.marks.compactMap(\.captionBox) }
  }

  private static func number(of group: Figure.Group) -> String {
    group.id.split(separator: "-").last.map(String.init) ?? ""
  }

  private static func box(_ segment: Segment, _ width: Double) -> Rect {
    let (left, right) = (min(segment.from.x, segment.to.x), max(segment.from.x, segment.to.x))
    let (top, bottom) = (min(segment.from.y, segment.to.y), max(segment.from.y, segment.to.y))
    return left == right
      ? Rect(x: left - width / 2, y: top, width: width, height: bottom - top)
      : Rect(x: left, y: top - width / 2, width: right - left, height: width)
  }

  /// Everything that hides something else, in words.
  var overlaps: [String] {
    var found: [String] = []
    for (index, callout) in callouts.enumerated() {
      for other in callouts[(index + 1)...]
      where distance(callout.center, other.center) < 17.5 {
        found.append("callouts \(callout.number) and \(other.number)")
      }
      for caption in captions where distance(callout.center, caption) < 8.75 {
        found.append("callout \(callout.number) on a text")
      }
      for line in lines where isHit(callout, by: line) {
        found.append("callout \(callout.number) on the bar of \(line.constraint)")
      }
    }
    for (index, caption) in captions.enumerated() {
      for other in captions[(index + 1)...] where caption.intersects(other) {
        found.append("two texts")
      }
      for line in lines where line.box.intersects(caption) {
        found.append("a text under the bar of \(line.constraint)")
      }
    }
    return found
  }

  /// Two lines on one edge are one line, with a callout for each.
  private func isHit(_ callout: Callout, by line: Line) -> Bool {
    guard line.constraint != callout.constraint else { return false }
    guard distance(callout.center, line.box) < 8.75 else { return false }
    let own = lines.filter { $0.constraint == callout.constraint }
    return !own.contains { mine in
      mine.isAlone && line.isAlone
        && ((mine.box.midX - line.box.midX).magnitude < 1
          || (mine.box.midY - line.box.midY).magnitude < 1)
    }
  }

  /// What sticks out of the picture.
  var outside: [String] {
    let bounds = figure.bounds
    let rings = callouts.map {
      Rect(x: $0.center.x - 8.75, y: $0.center.y - 8.75, width: 17.5, height: 17.5)
    }
    return (rings + lines.map(\.box) + captions).filter {
      $0.minX < bounds.minX || $0.maxX > bounds.maxX || $0.minY < bounds.minY
        || $0.maxY > bounds.maxY
    }.map { "\($0)" }
  }

  private func distance(_ a: Point, _ b: Point) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  private func distance(_ point: Point, _ rect: Rect) -> Double {
    let (dx, dy) = (
      max(rect.minX - point.x, 0, point.x - rect.maxX),
      max(rect.minY - point.y, 0, point.y - rect.maxY)
    )
    return (dx * dx + dy * dy).squareRoot()
  }
}
