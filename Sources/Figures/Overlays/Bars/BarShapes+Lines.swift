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
  func lines(
    of geometries: [ConstraintGeometry?], avoiding obstacles: Obstacles
  ) -> [(index: Int, bar: IBar)] {
    var placed: [Int: [PlacedLine]] = [:]
    let lines = inOneManner(
      geometries.enumerated().compactMap { index, geometry in
        if case .line(let line) = geometry { (index, line) } else { nil }
      }, obstacles)
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

  /// Baselines: where one of a container would break at a word and underline another one, all of them pass below their
  /// words, or break at each word where that would be below an item.
  private func inOneManner(
    _ lines: [(Int, AlignmentLine)], _ obstacles: Obstacles
  ) -> [(Int, AlignmentLine)] {
    var lines = lines
    let rows = Dictionary(grouping: lines.indices.filter { constraints[lines[$0].0].tiesBaselines })
    {
      Int(lines[$0].1.place.rounded())
    }.values.map { row in (row, words: row.flatMap { obstacles.words(on: lines[$0].1) }) }
    let mixed = rows.filter { row, words in
      let place = lines[row[0]].1.place
      return words.contains { $0.bottom > place } && words.contains { $0.bottom <= place }
    }
    let containers = Set(mixed.flatMap { $0.0.map { container(of: lines[$0].0) } })
    let alike = rows.filter { row, words in
      !words.isEmpty && row.contains { containers.contains(container(of: lines[$0].0)) }
    }
    let isBelow = alike.allSatisfy { row, words in
      row.allSatisfy { place(below: words) <= lowestPlace(of: lines[$0].0) }
    }
    for (row, words) in alike {
      let breaks = !isBelow && row.allSatisfy { isSeen(lines[$0].1, between: words) }
      for number in row {
        if breaks {
          lines[number].1.breaksAtWords = true
        } else {
          lines[number].1.place = max(lines[number].1.place, place(below: words))
        }
      }
    }
    return lines
  }

  private func place(below words: [Obstacles.TextBox]) -> Double {
    let lowest = words.map(\.bottom).max() ?? 0
    return (lowest + Clearance.text).rounded(.up) + theme.lineWidth / 2
  }

  /// Where a line of a constraint is not yet below one of its items.
  private func lowestPlace(of index: Int) -> Double {
    constraints[index].items.map { canvas.frame(of: $0).maxY }.min() ?? .infinity
  }

  private func isSeen(_ line: AlignmentLine, between words: [Obstacles.TextBox]) -> Bool {
    let gaps = words.map { word in
      let (start, end) = word.box.range(line.axis)
      return (start: start - Clearance.text, end: end + Clearance.text)
    }
    return Stretch((line.start, line.end)).parts(without: gaps)
      .contains { $0.length >= LineCuts.usualPiece }
  }

  private func container(of index: Int) -> Int? {
    canvas.layout.views[canvas.layout.owner(of: constraints[index].firstItem)].superview
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
    bar.isCenter = constraints[index].firstAttribute.isCenter
    bar.isBaseline = constraints[index].tiesBaselines
    // A sign on a line at the canvas's edge stands beside it.
    let inside = bar.cross
    bar.cross = line.place + line.inward * theme.lookDistance * Double(rank)
    bar.signCross = (inside - bar.cross).magnitude >= 1 ? inside : nil
    bar.signPlace = min(max(line.home.middle, bar.start), bar.end)
    bar.signHome = line.home
    bar.breaksAtWords = line.breaksAtWords
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

extension Obstacles {
  /// The words of a baseline.
  fileprivate func words(on line: AlignmentLine) -> [TextBox] {
    texts(near: line.box).filter { $0.box.intersects(line.box) && $0.box.midY < line.place }
  }
}
