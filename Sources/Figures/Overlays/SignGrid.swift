import LayoutModel

/// The free places of a rectangle, on a grid, for signs of one shape.
///
/// Signs are never removed, so a place that was taken once is not tested again.
struct SignGrid {
  private var places: [Point]

  /// - Parameter step: The distance of two places, in points.
  init(_ bounds: Rect, step: Double) {
    func places(_ from: Double, _ to: Double) -> [Double] {
      Array(stride(from: from + step, through: to - step, by: step))
    }
    self.places = places(bounds.minX, bounds.maxX).flatMap { x in
      places(bounds.minY, bounds.maxY).map { Point(x: x, y: $0) }
    }
  }

  /// The nearest place that is neither taken nor refused.
  /// - Parameters:
  ///   - isTaken: Whether no sign of this shape can ever stand there again.
  ///   - isRefused: Whether this sign alone cannot stand there.
  mutating func nearest(
    to home: Point, isTaken: (Point) -> Bool, isRefused: (Point) -> Bool
  ) -> Point? {
    // Mostly one of the first is free.
    for _ in 0..<4 {
      guard let place = takeNearest(to: home) else { return nil }
      if isTaken(place) { continue }
      places.append(place)
      if isRefused(place) { break }
      return place
    }
    places.sort { SignGrid.key($0, home) < SignGrid.key($1, home) }
    var kept: [Point] = []
    for (index, place) in places.enumerated() where !isTaken(place) {
      kept.append(place)
      if !isRefused(place) {
        places.replaceSubrange(...index, with: kept)
        return place
      }
    }
    places = kept
    return nil
  }

  private mutating func takeNearest(to home: Point) -> Point? {
    guard let first = places.first else { return nil }
    var (nearest, best) = (0, SignGrid.key(first, home))
    for index in places.indices.dropFirst() {
      let key = SignGrid.key(places[index], home)
      if key < best { (nearest, best) = (index, key) }
    }
    places.swapAt(nearest, places.count - 1)
    return places.removeLast()
  }

  private static func key(_ place: Point, _ home: Point) -> (Double, Double, Double) {
    let (dx, dy) = (place.x - home.x, place.y - home.y)
    return (dx * dx + dy * dy, place.x, place.y)
  }
}
