import LayoutModel

/// The caps of sizes between two lines.
extension BarArrangement {
  /// From a line to a cap that is seen beside it, in points.
  private static let capDistance = 2.0

  /// A size whose ends both lie on lines would be a third line: its caps stand inside of these.
  func withCapsSeen(_ place: PlacedBar, _ number: Int, _ all: PlacedBars) -> IBar {
    var bar = place.bar
    guard case .size = subjects[number].kind, bar.end - bar.start > 4 * Self.capDistance
    else { return bar }
    let lines = Nearby(around: place.hull, surroundings, all, but: number).bars.map(\.place.bar)
    let isHidden = [bar.start, bar.end].allSatisfy { end in
      lines.contains { line in
        line.isPlainLine && line.axis != bar.axis && (line.cross - end).magnitude < 1.5
          && line.start < bar.cross - theme.capLength / 2
          && bar.cross + theme.capLength / 2 < line.end
      }
    }
    if isHidden {
      (bar.start, bar.end) = (bar.start + Self.capDistance, bar.end - Self.capDistance)
    }
    return bar
  }
}
