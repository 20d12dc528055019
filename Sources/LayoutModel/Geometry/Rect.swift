/// A place, in points; x grows to the right, y grows downwards.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge of the coordinate space.
  public var x: Double
  /// The distance from the top edge of the coordinate space.
  public var y: Double

  /// Makes a point from its coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// From left to right.
  public var width: Double
  /// From top to bottom.
  public var height: Double

  /// Makes a size from its two lengths, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle, in points; y grows downwards.
public struct Rect: Hashable, Sendable {
  /// The distance from the left edge of the coordinate space.
  public var x: Double
  /// The distance from the top edge of the coordinate space.
  public var y: Double
  /// From left to right.
  public var width: Double
  /// From top to bottom.
  public var height: Double

  /// Makes a rectangle from its top left corner and its size, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The left edge.
  public var minX: Double { x }
  /// The top edge.
  public var minY: Double { y }
  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }

  /// The same rectangle seen from a coordinate space whose origin is at `origin` of this one.
  public func relative(to origin: Point) -> Rect {
    Rect(x: x - origin.x, y: y - origin.y, width: width, height: height)
  }

  /// The rectangle moved to the right by `dx` and down by `dy` points.
  public func offset(dx: Double, dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// What both have in common; where that is nothing, a rectangle without an area.
  package func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// The rectangle with every edge rounded to the nearest pixel, half up.
  ///
  /// Interface Builder rounds edges, not sizes, in the coordinate space of the scene.
  /// - Parameter scale: Pixels per point.
  public func pixelAligned(scale: Double) -> Rect {
    func rounded(_ edge: Double) -> Double { (edge * scale + 0.5).rounded(.down) / scale }
    let (left, top) = (rounded(minX), rounded(minY))
    return Rect(x: left, y: top, width: rounded(maxX) - left, height: rounded(maxY) - top)
  }

  /// The largest difference between the four numbers of two rectangles, in points.
  public func distance(to other: Rect) -> Double {
    max(
      (x - other.x).magnitude, (y - other.y).magnitude, (width - other.width).magnitude,
      (height - other.height).magnitude)
  }
}
