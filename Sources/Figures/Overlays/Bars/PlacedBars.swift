import LayoutModel

/// What lies near the places of a bar.
struct Nearby {
  let texts: [Obstacles.TextBox]
  let surfaces: [Obstacles.Surface]
  let frames: [Obstacles.Surface]
  let bars: [(number: Int, place: PlacedBar)]

  /// - Parameter number: The bar itself.
  init(
    around hull: Rect, _ surroundings: BarSurroundings, _ bars: PlacedBars, but number: Int? = nil
  ) {
    texts = surroundings.obstacles.texts(near: hull.insetBy(-Clearance.signOfText))
    surfaces = surroundings.obstacles.surfaces(near: hull)
    frames = surroundings.frames(near: hull)
    self.bars = bars.near(hull).filter { $0.number != number }
  }
}

/// Bars and lines in their places, by their numbers.
struct PlacedBars {
  private var places: [Int: PlacedBar] = [:]
  /// The numbers by where bars are and were.
  private var cells = CellIndex(size: 64)

  mutating func insert(_ place: PlacedBar, _ number: Int) {
    cells.insert(number, in: [place.hull])
    places[number] = place
  }

  mutating func remove(_ number: Int) { places[number] = nil }

  func near(_ hull: Rect) -> [(number: Int, place: PlacedBar)] {
    cells.numbers(in: hull).compactMap { number in places[number].map { (number, $0) } }
      .filter { $0.place.hull.intersects(hull) }
  }
}
