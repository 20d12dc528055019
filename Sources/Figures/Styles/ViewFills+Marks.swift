import LayoutModel

extension ViewFills {
  /// A small area over this in the colour of arrows, with a rim where it would not be seen at a side of a place.
  func marks(of shape: Shape, _ role: Role, around place: Point) -> [Mark] {
    let color = Palette.arrow.colors[0]
    let grounds = [(-1.5, -1.5), (1.5, 1.5), (-1.5, 1.5), (1.5, -1.5)].map { dx, dy in
      [self.color(at: Point(x: place.x + dx, y: place.y + dy))]
    }
    let mark = Mark(shape, role, fill: color)
    if Palette.arrow.shows(color, on: grounds) { return [mark] }
    var rim = Mark(shape, .rim, fill: color)
    rim.stroke = Stroke(color: Palette.rim(of: color), width: 2 * Schematic.Measures.rim)
    return [rim, mark]
  }
}
