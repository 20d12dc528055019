import LayoutModel

/// Distances that lie in a row or in a column.
extension Schematic.Marks {
  /// The marks with the series of distances: those in a row stand at one height, those in a column at one place
  /// beside their views.
  func inSeries(_ marks: [Schematic.ConstraintMark]) -> [Schematic.ConstraintMark] {
    let series = marks.map { $0.isDistance ? possibleSeries(of: $0) : [] }
    var counts: [Schematic.Series: Int] = [:]
    for series in series.joined() { counts[series, default: 0] += 1 }
    return zip(marks, series).map { mark, possible in
      var mark = mark
      mark.series = possible.first { counts[$0, default: 0] > 1 } ?? mark.series
      return mark
    }
  }

  private func possibleSeries(of mark: Schematic.ConstraintMark) -> [Schematic.Series] {
    let tie = model.ties[mark.ties[0]]
    guard case .places(let first, let second) = tie.sides else { return [] }
    let (own, other) = (places.extent(first), places.extent(second))
    let (start, end) = (max(own.start, other.start), min(own.end, other.end))
    guard start < end else { return [] }
    let bar = mark.candidate.strokes[0]
    let style = Schematic.Series.Style(
      axis: first.axis, relation: tie.constraint.relation, isOptional: tie.isOptional)
    return [
      .row(style, from: Int(start.rounded()), to: Int(end.rounded())),
      .column(
        style, from: Int(bar.start.rounded()), to: Int(bar.end.rounded()),
        room: Int((end - start).rounded())),
    ]
  }
}
