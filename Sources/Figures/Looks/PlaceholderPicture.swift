import LayoutModel

/// A drawing in the place of an image: convex areas on a square of 1, from back to front.
///
/// Every colour of the drawings has a contrast of 4.5 at least with the text that the system writes over it:
/// black in the light appearance, white in the dark one, and always white on the night.
struct PlaceholderPicture {
  /// A convex area in shares of the picture's width and height.
  struct Part {
    let points: [(x: Double, y: Double)]
    let color: DynamicColor
  }

  private(set) var parts: [Part] = []
  private let size: Size

  /// - Parameters:
  ///   - placeholder: What is drawn; nil for a landscape.
  ///   - size: The size of the image; round parts are round as long as it is not distorted.
  init(_ placeholder: ImagePlaceholder?, of size: Size) {
    self.size = size
    switch placeholder {
    case nil: addLandscape()
    case .dark: addNight()
    case .map: addMap()
    case .avatar: addPerson()
    case .chart: addChart()
    }
  }

  // MARK: - Drawings

  /// Two hills and a sun.
  private mutating func addLandscape() {
    add(Self.whole, ControlColors.Picture.sky)
    addDisc(0.28, 0.3, 0.12, ControlColors.Picture.sun)
    add([(0.36, 1), (0.7, 0.4), (1, 0.86), (1, 1)], ControlColors.Picture.farHill)
    add([(0, 1), (0, 0.82), (0.3, 0.52), (0.78, 1)], ControlColors.Picture.nearHill)
  }

  /// The same at night, with a moon.
  private mutating func addNight() {
    add(Self.whole, DynamicColor(0x1D2733))
    addDisc(0.72, 0.26, 0.1, DynamicColor(0x3F4C5A))
    add([(0.36, 1), (0.7, 0.4), (1, 0.86), (1, 1)], DynamicColor(0x283442))
    add([(0, 1), (0, 0.82), (0.3, 0.52), (0.78, 1)], DynamicColor(0x141B23))
  }

  /// Streets between a park and the water, with a pin.
  private mutating func addMap() {
    let road = DynamicColor(0xFFFFFF, dark: 0x4D5561)
    add(Self.whole, DynamicColor(0xEDEAE2, dark: 0x2C313A))
    add([(0.62, 0), (1, 0), (1, 0.46), (0.8, 0.34)], DynamicColor(0xA9D3F0, dark: 0x1D3C5A))
    add(
      [(0.06, 0.56), (0.34, 0.5), (0.38, 0.9), (0.1, 0.94)], DynamicColor(0xC5E0B4, dark: 0x27402F))
    for street in [
      [(0, 0.4), (1, 0.62), (1, 0.67), (0, 0.45)], [(0.4, 0), (0.45, 0), (0.53, 1), (0.48, 1)],
      [(0, 0.2), (0.6, 0), (0.66, 0), (0, 0.225)],
      [(0.72, 0.6), (0.75, 0.6), (0.86, 1), (0.83, 1)],
    ] { add(street, road) }
    let pin = DynamicColor(0xE5484D, dark: 0xC03A3E)
    let (across, down) = shares(0.07)
    add([(0.6 - 0.8 * across, 0.42), (0.6 + 0.8 * across, 0.42), (0.6, 0.42 + 2.2 * down)], pin)
    addDisc(0.6, 0.42 - 0.2 * down, 0.07, pin)
  }

  /// A head and shoulders.
  private mutating func addPerson() {
    let figure = DynamicColor(0x98A1AE, dark: 0x6A6A70)
    add(Self.whole, DynamicColor(0xD3D8DF, dark: 0x3A3A3C))
    addDisc(0.5, 0.38, 0.18, figure)
    let (across, down) = shares(0.38)
    let shoulders = (0...32).map { Point.direction(turns: 0.5 + Double($0) / 64) }
    add(shoulders.map { (0.5 + across * $0.x, min(1, 1 + 0.9 * down * $0.y)) }, figure)
  }

  /// Five bars over lines.
  private mutating func addChart() {
    let line = DynamicColor(0xCDD4DD, dark: 0x3C4149)
    let thickness = 1 / max(size.height, 1)
    // A field that differs from pages and cards, which are white or grey, black or nearly so.
    add(Self.whole, DynamicColor(0xEAEFF5, dark: 0x26292E))
    for y in [0.2, 0.4, 0.6] {
      add([(0.08, y), (0.92, y), (0.92, y + thickness), (0.08, y + thickness)], line)
    }
    for (index, top) in [0.58, 0.42, 0.5, 0.3, 0.22].enumerated() {
      let x = 0.12 + 0.16 * Double(index)
      add(
        [(x, top), (x + 0.1, top), (x + 0.1, 0.84), (x, 0.84)],
        DynamicColor(0x3B82D6, dark: 0x4375B3)
      )
    }
    add(
      [(0.08, 0.84), (0.92, 0.84), (0.92, 0.84 + 2 * thickness), (0.08, 0.84 + 2 * thickness)],
      DynamicColor(0x8E939B, dark: 0x6A6A70))
  }

  // MARK: - Areas

  private static let whole = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]

  /// The places on a circle with the radius 1, clockwise from the right.
  private static let circle = (0..<64).map { Point.direction(turns: Double($0) / 64) }

  private mutating func add(_ points: [(Double, Double)], _ color: DynamicColor) {
    parts.append(Part(points: points.map { (x: $0.0, y: $0.1) }, color: color))
  }

  /// A share of the image's shorter side, as shares of its width and its height.
  private func shares(_ share: Double) -> (across: Double, down: Double) {
    let length = share * min(size.width, size.height)
    return (length / size.width, length / size.height)
  }

  private mutating func addDisc(
    _ x: Double, _ y: Double, _ radius: Double, _ color: DynamicColor
  ) {
    let (across, down) = shares(radius)
    add(Self.circle.map { (x + across * $0.x, y + down * $0.y) }, color)
  }
}
