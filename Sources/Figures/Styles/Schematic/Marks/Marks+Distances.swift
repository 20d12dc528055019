import LayoutModel

extension Schematic.Marks {
  /// Where the number stands on the bar of a distance.
  private static let shares = [0.5, 0.42, 0.58, 0.36, 0.64, 0.25, 0.75]

  /// A distance: where both items are beside each other, else beside one of them.
  ///
  /// Then a thin line comes from the other. At a baseline there is always a thin line.
  func distance(_ tie: Int, _ first: Schematic.Line, _ second: Schematic.Line)
    -> Schematic.ConstraintMark
  {
    let axis = first.axis
    let isUp = places.position(of: first) <= places.position(of: second)
    let (low, high) = isUp ? (first, second) : (second, first)
    let (start, end) = (places.position(of: low), places.position(of: high))
    let ends = [(line: low, at: start), (line: high, at: end)]
    let bar = (start: start + gap(at: low, to: high), end: end - gap(at: high, to: low))
    let extents = ends.map { places.extent($0.line) }
    let common = (
      start: max(extents[0].start, extents[1].start), end: min(extents[0].end, extents[1].end)
    )
    let middle =
      common.end > common.start
      ? (common.start + common.end) / 2 : (extents[0].start + extents[0].end) / 2
    var candidates: [Schematic.Candidate] = []
    let needsOutside =
      [low, high].contains(where: isInside) || isCrossed(bar, across: common, low, high)
    for spot in spots(extents, common, needsOutside: needsOutside) {
      let bar = (
        start: max(bar.start, start + room(ofLinesAt: low, over: spot)),
        end: min(bar.end, end - room(ofLinesAt: high, over: spot))
      )
      var strokes = [self.bar(of: [tie], axis, bar.start, bar.end, at: spot)]
      // Alike are bars as far from the start of where both items are, in half points.
      let slot = Int((2 * (spot - common.start)).rounded())
      var tally = Tally(distance: (spot - middle).magnitude)
      for (end, extent) in zip(ends, extents) {
        appendThinLines(from: spot, to: end, extent, &strokes, &tally)
      }
      candidates += self.candidates(of: [tie], on: strokes, tally, slot: slot, Self.shares) {
        let place = bar.start + $0 * (bar.end - bar.start)
        let room = min(place - bar.start, bar.end - place)
        let least = Schematic.Measures.calloutRadius + Schematic.Measures.gapToSuperview
        return $0 == 0.5 || room >= least ? [axis.point(place, spot)] : nil
      }
    }
    return Schematic.ConstraintMark(
      kind: .distance, ties: [tie], boxes: [first.box, second.box], candidates: candidates)
  }

  /// Adds the thin lines from a bar to an item that is not beside it, and those at centres and baselines.
  private func appendThinLines(
    from spot: Double, to end: (line: Schematic.Line, at: Double),
    _ extent: (start: Double, end: Double), _ strokes: inout [Schematic.MarkStroke],
    _ tally: inout Tally
  ) {
    let across = end.line.axis.across
    if spot < extent.start - 0.5 || spot > extent.end + 0.5 {
      let isBefore = spot < extent.start
      let thin = Schematic.MarkStroke(
        across, isBefore ? extent.start : extent.end,
        spot + (isBefore ? -Schematic.Measures.gapToView : Schematic.Measures.gapToView),
        at: end.at, .thin)
      strokes.append(thin)
      tally += Tally(.away, distance: thin.end - thin.start)
    }
    if end.line.place == .center {
      strokes.append(
        Schematic.MarkStroke(
          across, spot - Schematic.Measures.reach, spot + Schematic.Measures.reach, at: end.at,
          .thin))
    }
    if end.line.isBaseline {
      strokes.append(
        Schematic.MarkStroke(
          across,
          min(extent.start + Schematic.Measures.endInset, spot - Schematic.Measures.gapInside),
          max(extent.end - Schematic.Measures.endInset, spot + Schematic.Measures.gapInside),
          at: end.at, .thin)
      )
    }
  }

  /// From the bar's end to the edge.
  private func gap(at line: Schematic.Line, to other: Schematic.Line) -> Double {
    let isOuter = line.box == 0 || model.holds(line.box, other.box)
    return isOuter && line.guide == nil
      ? Schematic.Measures.gapToSuperview : Schematic.Measures.gapToView
  }

  /// From an edge to the end of a bar that meets the lines along that edge; 0 where there are none.
  private func room(ofLinesAt line: Schematic.Line, over spot: Double) -> Double {
    let reach = Schematic.Measures.capLength / 2
    return model.ties.indices.reduce(0) { room, tie in
      guard case .places(let first, let second) = model.ties[tie].sides, first.axis == line.axis,
        first.place == line.place, second.place == line.place, first.isOwnEdge, second.isOwnEdge,
        places.areOne(first, line), !places.isBar(first, second),
        !model.holds(first.box, second.box), !model.holds(second.box, first.box)
      else { return room }
      let extents = [first, second].map { places.extent($0) }
      let (from, to) = (
        min(extents[0].start, extents[1].start), max(extents[0].end, extents[1].end)
      )
      guard from < spot + reach, spot - reach < to else { return room }
      let lane = Schematic.Measures.lane * Double(lanes.lanes[tie]?.number ?? 0)
      return max(room, Schematic.Measures.lineToFramed + lane + Schematic.Measures.lineToBar)
    }
  }

  /// Whether a line lies within a view, so that a bar from there would lie in it.
  private func isInside(_ line: Schematic.Line) -> Bool {
    line.isBaseline || line.place == .center && line.box != 0
  }

  /// Whether a view lies between the items of a distance, all along what they have in common.
  private func isCrossed(
    _ bar: Range, across common: Range, _ low: Schematic.Line, _ high: Schematic.Line
  ) -> Bool {
    let reach = Schematic.Measures.reach
    return model.boxes.indices.contains { box in
      let frame = places.frames[box]
      let (start, end) = frame.range(low.axis)
      let across = frame.range(low.axis.across)
      let isOwn = [(low.box, high.box), (high.box, low.box)].contains { one, other in
        one == box || model.holds(box, one) || model.holds(one, box) && !model.holds(one, other)
      }
      return !isOwn && bar.start - reach < start && end < bar.end + reach
        && across.0 < common.start + reach && common.end - reach < across.1
    }
  }

  /// The places across its axis where a bar may stand, the best first.
  private func spots(
    _ extents: [(start: Double, end: Double)], _ common: (start: Double, end: Double),
    needsOutside: Bool
  ) -> [Double] {
    let length = common.end - common.start
    var spots: [Double] = []
    if length >= Schematic.Measures.endInset {
      // An odd number, so that one is in the middle.
      let count = max(3, min(15, Int(length / Schematic.Measures.calloutRadius))) | 1
      spots += Self.spread(
        from: common.start, to: common.end, count: count, inset: Schematic.Measures.endInset)
    }
    guard length < Schematic.Measures.largestEmptyGap || needsOutside else { return spots }
    for extent in extents {
      spots += Self.spread(
        from: extent.start, to: extent.end, count: 7, inset: Schematic.Measures.leastOverlap)
    }
    let (first, second) = (extents[0], extents[1])
    let reach = Schematic.Measures.reach
    return spots + [
      min(first.start, second.start) - reach, max(first.end, second.end) + reach,
      min(first.end, second.end) + reach, max(first.start, second.start) - reach,
    ]
  }
}
