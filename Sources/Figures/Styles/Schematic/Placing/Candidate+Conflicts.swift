import LayoutModel

extension Schematic.Candidate {
  private typealias Measures = Schematic.Measures

  func conflict(with other: Schematic.Candidate) -> Tally {
    if isOneLine(with: other) {
      return Rules.schematic.tally(discs, other.discs) + numbers(onLineOf: other)
        + other.numbers(onLineOf: self)
    }
    return Rules.schematic.tally(ink, other.ink)
  }

  private var discs: [MarkInk] { ink.filter { $0.role == .number } }

  /// Whether two centre lines or baselines lie on each other: one line with two numbers.
  private func isOneLine(with other: Schematic.Candidate) -> Bool {
    guard let a = strokes.first, let b = other.strokes.first else { return false }
    return a.role == b.role && (a.role == .center || a.role == .baseline) && a.axis == b.axis
      && (a.cross - b.cross).magnitude < 0.1
  }

  /// The numbers of a longer line, where they stand on the part that it has in common with a shorter one: there they
  /// seem to be that line's.
  private func numbers(onLineOf other: Schematic.Candidate) -> Tally {
    let (own, short) = (strokes[0], other.strokes[0])
    guard own.length > short.length + Measures.callout else { return .zero }
    return Tally(
      .touches, numbers.count { short.distance(to: $0) < Measures.calloutRadius })
  }
}
