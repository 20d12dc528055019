import LayoutModel

/// The plain lines of alignments, which stay where they are.
extension BarShapes {
  /// A line of a look that others beside it may have or not.
  private struct PlacedLine {
    var line: AlignmentLine
    var dashes: [Double]
    /// The number of looks before it in the same place.
    var rank: Int
  }

  /// The lines of the alignments, with the indices of their constraints.
  ///
  /// Those that look alike share a place. A dashed or dotted one stands inside a solid one, where it can
  /// be seen.
  func lines(of geometries: [ConstraintGeometry?]) -> [(index: Int, bar: IBar)] {
    var placed: [Int: [PlacedLine]] = [:]
    let lines = geometries.enumerated().compactMap { index, geometry in
      if case .line(let line) = geometry { (index, line) } else { nil }
    }
    // Solid lines come first, and keep the place that the constraint says.
    let looks = Dictionary(grouping: lines) { look(of: $0.0).rank }
    return looks.keys.sorted().flatMap { looks[$0] ?? [] }.map { index, line in
      let look = look(of: index)
      let lane = Lane(axis: line.axis, place: line.place / theme.lookDistance)
      let same = (-1...1).flatMap { placed[lane.offset(by: $0).number] ?? [] }.filter {
        $0.line.start < line.end && line.start < $0.line.end
          && ($0.line.place - line.place).magnitude < 2
      }
      let alike = same.first { $0.dashes == look.dashes }
      let rank = alike?.rank ?? (same.map(\.rank).max() ?? -1) + 1
      var line = line
      // Views on whole pixels may differ by less, and two lines would be a thick one.
      if let alike, (alike.line.place - line.place).magnitude < 1 { line.place = alike.line.place }
      placed[lane.number, default: []].append(
        PlacedLine(line: line, dashes: look.dashes, rank: rank))
      return (index, bar(of: line, rank: rank, constraint: index))
    }
  }

  private func look(of index: Int) -> (rank: Int, dashes: [Double]) {
    let isActive = canvas.layout.constraints.indices.contains(index)
    let constraint = constraints[index]
    if !isActive { return (3, theme.dots + theme.dots) }
    if constraint.isPlaceholder { return (2, theme.dots) }
    return constraint.priority.isRequired ? (0, []) : (1, theme.dashes)
  }

  private func bar(of line: AlignmentLine, rank: Int, constraint index: Int) -> IBar {
    var bar = bar(
      line.axis, (line.start, line.end), cross: line.place, constraint: index)
    bar.isPlainLine = true
    // A sign on a line at the canvas's edge stands beside it.
    let inside = bar.cross
    bar.cross = line.place + line.inward * theme.lookDistance * Double(rank)
    bar.signCross = (inside - bar.cross).magnitude >= 1 ? inside : nil
    bar.signPlace = min(max(line.home, bar.start), bar.end)
    bar.delta = nil
    return bar
  }

  /// The sides of the outlines round views that are not as they should be.
  var outlines: [IBar] {
    canvas.layout.views.indices.dropFirst().flatMap { view -> [IBar] in
      let status = canvas.solved.status(ofView: view)
      if status == .satisfied { return [] }
      let frame = status == .misplaced ? canvas.solved.frames[view] : canvas.frame(of: .view(view))
      return Axis.allCases.flatMap { axis -> [IBar] in
        let (low, high) = frame.range(axis.across)
        return [low, high].map { plainLine(axis, frame.range(axis), at: $0) }
      }
    }
  }

  /// Lines that are no constraint's.
  func plainLines(_ lines: [Segment]) -> [IBar] {
    lines.map { line in
      let axis: Axis = line.from.y == line.to.y ? .horizontal : .vertical
      return plainLine(axis, line.box.range(axis), at: line.box.range(axis.across).start)
    }
  }

  private func plainLine(
    _ axis: Axis, _ range: (start: Double, end: Double), at place: Double
  ) -> IBar {
    var line = bar(axis, range, cross: place, constraint: nil)
    (line.cross, line.isPlainLine) = (place, true)
    return line
  }
}
