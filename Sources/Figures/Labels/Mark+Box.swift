package import LayoutModel

extension Mark {
  /// The box of what it inks, without the width of its line, in the root's coordinates; nil of an empty
  /// mark.
  package var box: Rect? {
    switch shape {
    case .rect(let rect), .roundedRect(let rect, _), .frame(let rect, _): rect
    case .shadow(let rect, _, let blur): rect.insetBy(-2 * blur)
    case .circle(let center, let radius):
      Rect(around: center, width: 2 * radius, height: 2 * radius)
    case .capsule(let line, let width):
      line.box.insetBy(-width / 2)
    case .segments(let lines): Rect.around(lines.flatMap { [$0.from, $0.to] })
    case .polyline(let points): Rect.around(points)
    case .text: captionBox
    case .symbol(let symbol, let place):
      symbol.marks.compactMap(\.box).reduce(nil) { union, box in
        union.map { $0.union(box) } ?? box
      }?.offset(dx: place.x, dy: place.y)
    }
  }

  /// Its straight lines but for caps at their ends.
  var stems: [Segment] { role == .cap ? [] : Array(segments.dropFirst(caps)) }

  /// Its caps at the ends of others.
  var capLines: [Segment] { role == .cap ? segments : Array(segments.prefix(caps)) }

  /// Its straight lines.
  package var segments: [Segment] {
    switch shape {
    case .segments(let lines): lines
    case .polyline(let points):
      zip(points, points.dropFirst()).map { Segment(from: $0, to: $1) }
    case .rect, .roundedRect, .shadow, .frame, .circle, .capsule, .text, .symbol: []
    }
  }
}

extension Rect {
  /// The smallest rectangle that holds some places; nil of none.
  static func around(_ points: [Point]) -> Rect? {
    guard let first = points.first else { return nil }
    var (low, high) = (first, first)
    for point in points {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension Segment {
  /// The rectangle that it crosses from corner to corner.
  package var box: Rect {
    Rect(
      x: min(from.x, to.x), y: min(from.y, to.y), width: (to.x - from.x).magnitude,
      height: (to.y - from.y).magnitude)
  }

  /// Its length, in points.
  var length: Double {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Whether both are level, or both upright, no further apart than a distance.
  func isInLine(with other: Segment, within distance: Double) -> Bool {
    func isNear(_ places: Double...) -> Bool {
      places.allSatisfy { ($0 - places[0]).magnitude <= distance }
    }
    return isNear(from.x, to.x, other.from.x, other.to.x)
      || isNear(from.y, to.y, other.from.y, other.to.y)
  }

  /// The place at a share of its length.
  func place(at share: Double) -> Point {
    Point(x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y))
  }

  /// Whether it runs through the inside of a rectangle.
  func crosses(_ box: Rect) -> Bool { shares(inside: box) != nil }

  /// The length of the part that lies in the inside of a rectangle, in points.
  func length(inside box: Rect) -> Double {
    shares(inside: box).map { length * ($0.end - $0.start) } ?? 0
  }

  /// The shares of its length between which it lies in the inside of a rectangle, after Liang and Barsky; nil if it
  /// does not.
  func shares(inside box: Rect) -> (start: Double, end: Double)? {
    var (start, end) = (0.0, 1.0)
    for (from, delta, low, high) in [
      (from.x, to.x - from.x, box.minX, box.maxX), (from.y, to.y - from.y, box.minY, box.maxY),
    ] {
      if delta == 0 {
        if from <= low || from >= high { return nil }
        continue
      }
      let (near, far) = ((low - from) / delta, (high - from) / delta)
      (start, end) = (max(start, min(near, far)), min(end, max(near, far)))
    }
    return start < end ? (start, end) : nil
  }

  /// Whether the inside of one meets that of another.
  func meets(_ other: Segment) -> Bool {
    func side(_ a: Point, _ b: Point, _ c: Point) -> Double {
      (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }
    return side(from, to, other.from) * side(from, to, other.to) < 0
      && side(other.from, other.to, from) * side(other.from, other.to, to) < 0
  }
}
