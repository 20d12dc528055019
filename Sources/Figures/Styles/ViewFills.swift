import LayoutModel

/// The areas that views fill on a canvas, from back to front: the ground of what is drawn over them.
struct ViewFills {
  private let ground: DynamicColor
  private var fills: [(area: Rect, color: DynamicColor)] = []

  /// - Parameter ground: The opaque colour where nothing is filled.
  init(ground: DynamicColor) { self.ground = ground }

  /// Adds the areas that the marks of a view fill; later ones lie over earlier ones.
  mutating func add(_ marks: [Mark]) {
    for mark in marks {
      guard case .color(let color) = mark.fill else { continue }
      switch mark.shape {
      case .rect(let area), .roundedRect(let area, _): fills.append((area, color))
      default: continue
      }
    }
  }

  /// The colour at a place.
  func color(at place: Point) -> DynamicColor {
    color { $0.minX <= place.x && place.x <= $0.maxX && $0.minY <= place.y && place.y <= $0.maxY }
  }

  /// The colour under a rectangle's middle.
  func color(under rect: Rect) -> DynamicColor { color(at: Point(x: rect.midX, y: rect.midY)) }

  private func color(where holds: (Rect) -> Bool) -> DynamicColor {
    var covers: [DynamicColor] = []
    var bottom = ground
    for fill in fills.reversed() where holds(fill.area) {
      if fill.color.isOpaque {
        bottom = fill.color
        break
      }
      covers.append(fill.color)
    }
    return covers.reversed().reduce(bottom) { $1.over($0) }
  }

  /// The colours of the areas that level or upright lines run through.
  func colors(along lines: [Segment]) -> Set<DynamicColor> {
    var colors: Set<DynamicColor> = []
    for line in lines {
      let box = Rect(
        x: min(line.from.x, line.to.x), y: min(line.from.y, line.to.y),
        width: (line.to.x - line.from.x).magnitude, height: (line.to.y - line.from.y).magnitude)
      for fill in fills.reversed() where fill.area.insetBy(1).intersects(box.insetBy(-0.5)) {
        colors.insert(fill.color.over(ground))
        if fill.color.isOpaque, fill.area.contains(box) { break }
      }
    }
    return colors
  }
}
