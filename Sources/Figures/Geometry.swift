import Glibc
package import LayoutModel

extension Axis {
  var across: Axis { self == .horizontal ? .vertical : .horizontal }

  /// The edges that a box begins and ends with.
  var edges: (near: Attribute, far: Attribute) {
    self == .horizontal ? (.left, .right) : (.top, .bottom)
  }

  /// A place by its coordinates along the axis and across it.
  func point(_ along: Double, _ across: Double) -> Point {
    self == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }

  /// The rectangle over an interval of the axis that has its middle, across the axis, at a place.
  func rect(from start: Double, to end: Double, around middle: Double, width: Double) -> Rect {
    self == .horizontal
      ? Rect(x: start, y: middle - width / 2, width: end - start, height: width)
      : Rect(x: middle - width / 2, y: start, width: width, height: end - start)
  }
}

extension Rect {
  /// A rectangle of a size around its middle.
  init(around middle: Point, width: Double, height: Double) {
    self.init(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
  }

  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }

  /// Its start and end along an axis.
  func range(_ axis: Axis) -> (start: Double, end: Double) {
    axis == .horizontal ? (minX, maxX) : (minY, maxY)
  }

  /// The rectangle without as much at the sides, above and below, which leaves its middle.
  func insetBy(dx: Double, dy: Double) -> Rect {
    let (dx, dy) = (min(dx, width / 2), min(dy, height / 2))
    return Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The rectangle with its edges moved inwards by a distance, in points.
  package func insetBy(_ distance: Double) -> Rect { insetBy(dx: distance, dy: distance) }

  /// A rectangle of a size around the same middle.
  func centered(_ size: Size) -> Rect {
    Rect(around: Point(x: midX, y: midY), width: size.width, height: size.height)
  }

  /// Whether two rectangles have an area in common.
  func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether two rectangles have a place in common, one without an area too.
  func touches(_ other: Rect) -> Bool {
    func meet(_ a: (start: Double, end: Double), _ b: (start: Double, end: Double)) -> Bool {
      max(a.start, b.start) < min(a.end, b.end)
        || a.start == a.end && b.start <= a.start && a.end <= b.end
        || b.start == b.end && a.start <= b.start && b.end <= a.end
    }
    return meet(range(.horizontal), other.range(.horizontal))
      && meet(range(.vertical), other.range(.vertical))
  }

  func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}

extension Size {
  func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension Point {
  /// The place one point away from the origin, as many turns clockwise from the right.
  static func direction(turns: Double) -> Point {
    Point(x: cos(2 * Double.pi * turns), y: sin(2 * Double.pi * turns))
  }

  func moved(by distance: Double, towards direction: Point) -> Point {
    Point(x: x + distance * direction.x, y: y + distance * direction.y)
  }

  /// Places around this one, each as many turns further clockwise than the one before.
  func arc(radius: Double, from turns: Double, by step: Double, count: Int) -> [Point] {
    (0..<count).map {
      moved(by: radius, towards: .direction(turns: turns + Double($0) * step))
    }
  }
}
