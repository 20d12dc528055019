import LayoutModel

/// The sign behind a line of a document outline that has a finding.
enum OutlineSign {
  /// The distance of its middle from the text, and what it needs behind the text, in points.
  static let place = 13.0
  static let room = 22.0

  /// A disc for what is ambiguous or unsatisfiable and a triangle for what is misplaced, both with an
  /// exclamation mark; nothing without a finding.
  static func marks(_ status: LayoutStatus, at middle: Point) -> [Mark] {
    let theme = Theme()
    let fill = theme.colors(for: status).badge
    func at(_ x: Double, _ y: Double) -> Point { Point(x: middle.x + x, y: middle.y + y) }
    let ground: Mark
    switch status {
    case .satisfied: return []
    case .misplaced: ground = Mark(.polyline([at(-7, 6), at(0, -6.5), at(7, 6)]), fill: fill)
    case .ambiguous, .unsatisfiable: ground = Mark(.circle(center: middle, radius: 6.5), fill: fill)
    }
    let drop = status == .misplaced ? 1.0 : 0
    return [
      ground,
      Mark(
        .capsule(Segment(from: at(0, drop - 3), to: at(0, drop + 0.5)), width: 1.4),
        fill: theme.glyph),
      Mark(.circle(center: at(0, drop + 3.2), radius: 0.9), fill: theme.glyph),
    ]
  }
}
