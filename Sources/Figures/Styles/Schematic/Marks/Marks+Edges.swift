import LayoutModel

/// Lines of edges that are one.
extension Schematic.Marks {
  func edge(
    _ tie: Int, _ inner: Schematic.Line, _ outer: Schematic.Line, isNested: Bool
  ) -> [Schematic.Candidate] {
    let lane = lanes.lanes[tie] ?? Schematic.Lanes.Lane()
    let outwards = inner.place == .near ? -1.0 : 1
    let (edge, other) = (places.position(of: inner), places.position(of: outer))
    var own = places.extent(inner)
    let outerExtent = places.extent(outer)
    let aside = outwards * distance(of: inner, lane, isNested: isNested)
    var spans: [Span]
    let base: Double
    var between = own
    if isNested {
      // Between the two frames, where an opening is.
      base =
        lane.isInside
        ? (edge + other) / 2 - outwards * Schematic.Measures.lane * Double(lane.last) / 2
        : edge + aside
      spans = nestedSpans(&own, outerExtent, inner, outer, lane)
      between = own
    } else {
      base = inner.place == outer.place ? edge + aside : (edge + other) / 2
      let common = (
        start: max(own.start, outerExtent.start), end: min(own.end, outerExtent.end)
      )
      spans = Self.spans(own, outerExtent, common)
      if common.end < common.start { between = (common.end, common.start) }
    }
    spans += parts(of: own, outerExtent).filter { !isCovered(inner, from: $0.start, to: $0.end) }
    return candidates(of: spans, base, outwards, lane, inner, between, isNested: isNested)
      + tails(tie, inner, outer, base, outwards, lane)
  }

  /// The spans of a line of two boxes, one of which holds the other; it ends where other views cover its edge.
  private func nestedSpans(
    _ own: inout Range, _ outerExtent: Range, _ inner: Schematic.Line, _ outer: Schematic.Line,
    _ lane: Schematic.Lanes.Lane
  ) -> [Span] {
    let mates = lane.others.compactMap { self.inner(of: $0, in: outer.box) }
    let isLine = model.isHairline(inner.box, inner.axis.across)
    let reach = Schematic.Measures.reach + (isLine ? Schematic.Measures.calloutRadius : 0)
    var room = room(of: inner, beside: mates, reach: reach)
    let isCrossed = shorten(&own, &room, inner, outer, isBeside: lane.number == 0)
    // A view beyond the one that holds it has its whole line.
    let start =
      own.start < outerExtent.start - Schematic.Measures.reach
      ? room.start : max(outerExtent.start, room.start)
    let end =
      own.end > outerExtent.end + Schematic.Measures.reach
      ? room.end : min(outerExtent.end, room.end)
    let spans: [Span] = [
      (start, end, 1),
      (own.start, own.end, 2),
      // Only where both are, without their corners.
      (
        max(own.start, outerExtent.start) + Schematic.Measures.endInset,
        min(own.end, outerExtent.end) - Schematic.Measures.endInset, 3
      ),
    ]
    if overlap(own, outerExtent) < min(Schematic.Measures.endInset, own.end - own.start) {
      return [bridge(own, outerExtent)]
    }
    let isWhole = room.isAlone && lane.last == 0 && !isCrossed
    return spans + (isWhole ? [(outerExtent.start, outerExtent.end, 0)] : [])
  }

  /// The spans of a line of two boxes, neither of which holds the other.
  private static func spans(
    _ own: (start: Double, end: Double), _ other: (start: Double, end: Double),
    _ common: (start: Double, end: Double)
  ) -> [Span] {
    let isLong = common.end - common.start > Schematic.Measures.callout
    let union: Span = (min(own.start, other.start), max(own.end, other.end), isLong ? 1 : 0)
    return isLong ? [union, (common.start, common.end, 0)] : [union]
  }

  /// Lines that reach beyond all others at their edge, with the number at that end.
  ///
  /// Where many lines are beside each other, a number beside one of them would be on the next.
  private func tails(
    _ tie: Int, _ inner: Schematic.Line, _ outer: Schematic.Line, _ base: Double,
    _ outwards: Double, _ lane: Schematic.Lanes.Lane
  ) -> [Schematic.Candidate] {
    let extents = linesAtEdge(of: inner).map(places.extent)
    let (own, other) = (places.extent(inner), places.extent(outer))
    // Between cells of a row they leave room for what stands in these.
    let isInRow = inner.place != outer.place && own == other
    guard lane.last > 0 || isInRow else { return [] }
    guard let start = extents.map(\.start).min(), let end = extents.map(\.end).max() else {
      return []
    }
    let (axis, reach) = (
      inner.axis.across, Schematic.Measures.callout * (isInRow ? 1 : 2)
    )
    let cross = base + outwards * Schematic.Measures.lane * Double(lane.number)
    return [(start - reach, own.end), (end + reach, own.start)].compactMap { tip, end in
      guard isInRow || other.start <= tip && tip <= other.end else { return nil }
      let length = (tip - (tip < end ? own.start : own.end)).magnitude
      return Schematic.Candidate(
        [Schematic.MarkStroke(axis, tip, end, at: cross, .line)], [axis.point(tip, cross)],
        Schematic.Measures.tally(rank: 3, distance: length),
        look: 4 * Schematic.MarkStroke(axis, tip, end, at: cross, .line).extentLook)
    }
  }

  /// The edges of all views that have a line at a place.
  private func linesAtEdge(of line: Schematic.Line) -> [Schematic.Line] {
    model.ties.flatMap { tie -> [Schematic.Line] in
      guard case .places(let first, let second) = tie.sides, first.axis == line.axis,
        !places.isBar(first, second)
      else { return [] }
      return [first, second].filter {
        $0.box != 0 && $0.isOwnEdge && places.areOne($0, line)
      }
    }
  }

  /// Thirds of where both are, for crowded edges: the number of a short line covers no line beside it.
  private func parts(of own: Range, _ other: Range) -> [Span] {
    let (start, end) = (max(own.start, other.start), min(own.end, other.end))
    let length = (end - start) / 3
    guard length >= Schematic.Measures.largestEmptyGap else { return [] }
    return (0..<3).map { part in
      (
        start + length * Double(part) + Schematic.Measures.endInset,
        start + length * Double(part + 1) - Schematic.Measures.endInset, 5
      )
    }
  }

  /// Whether a view covers a part of an edge, so that a line there would stand alone in that view.
  private func isCovered(_ line: Schematic.Line, from start: Double, to end: Double) -> Bool {
    let edge = places.position(of: line)
    return model.boxes.indices.contains { box in
      let (near, far) = places.frames[box].range(line.axis)
      let (low, high) = places.frames[box].range(line.axis.across)
      return box > line.box && near + Schematic.Measures.endInset < edge
        && edge < far - Schematic.Measures.endInset && low <= start && end <= high
    }
  }

  /// From the edge to the middle of the line in the nearest lane.
  private func distance(
    of line: Schematic.Line, _ lane: Schematic.Lanes.Lane, isNested: Bool
  ) -> Double {
    guard isNested, lane.last == 0, case .filled = model.boxes[line.box].body
    else { return Schematic.Measures.lineToFramed }
    return Schematic.Measures.lineToFilled
  }

  /// The side of a tie that is not of a container.
  private func inner(of tie: Int, in container: Int) -> Schematic.Line? {
    guard case .places(let first, let second) = model.ties[tie].sides else { return nil }
    return first.box == container ? second : first
  }

  /// Ends a line at the views that cover its edge; whether another view lies on it.
  private func shorten(
    _ own: inout Range, _ room: inout (start: Double, end: Double, isAlone: Bool),
    _ inner: Schematic.Line, _ outer: Schematic.Line, isBeside: Bool
  ) -> Bool {
    let edge = places.position(of: inner)
    let gap = Schematic.Measures.gapToSuperview
    var isCrossed = false
    for box in model.boxes.indices where isStrange(box, inner, outer) {
      let (near, far) = places.frames[box].range(inner.axis)
      let (start, end) = places.frames[box].range(inner.axis.across)
      if near + 1 < edge, edge < far - 1 { isCrossed = true }
      let coversAll = start - gap < own.start && own.end < end + gap
      // A line that is not just beside its edge would lie in each view there.
      guard !isBeside || box > max(inner.box, outer.box), near - gap < edge, edge < far + gap,
        !coversAll
      else { continue }
      if start < own.start + gap, own.start + gap < end {
        room.start = max(room.start, end + 2)
        own.start = room.start
      }
      if start < own.end - gap, own.end - gap < end {
        room.end = min(room.end, start - 2)
        own.end = room.end
      }
    }
    return isCrossed
  }

  private func candidates(
    of spans: [Span], _ base: Double, _ outwards: Double, _ lane: Schematic.Lanes.Lane,
    _ line: Schematic.Line, _ between: Range, isNested: Bool
  ) -> [Schematic.Candidate] {
    let axis = line.axis.across
    let middle = (between.start + between.end) / 2
    let aside = Schematic.Measures.calloutAside
    func asides(rank: Int) -> [Double] {
      // On the line itself only in the middle.
      return (rank < 2 ? [aside, 0] : [aside]) + [-aside]
    }
    var candidates: [Schematic.Candidate] = []
    for span in spans where span.end - span.start > 1 {
      let isHidden = span.end - span.start < Schematic.Measures.callout
      for (number, wrong) in offsets(of: lane) {
        let cross = base + outwards * Schematic.Measures.lane * Double(number)
        let stroke = Schematic.MarkStroke(axis, span.start, span.end, at: cross, .line)
        let (from, to) = (
          max(span.start, between.start - Schematic.Measures.reach),
          min(span.end, between.end + Schematic.Measures.reach)
        )
        for (rank, place) in Self.spread(from: from, to: to, count: 7, inset: 2).enumerated() {
          let beyond = max(0, between.start - place, place - between.end)
          let far = (place - middle).magnitude + Schematic.Measures.capLength * beyond
          for offset in asides(rank: rank) {
            candidates.append(
              Schematic.Candidate(
                [stroke], [axis.point(place, cross + outwards * offset)],
                Schematic.Measures.tally(rank: span.rank, distance: far + aside - offset) + wrong
                  + (isHidden ? Tally(.tooShort) : .zero),
                look: isNested
                  ? 4 * stroke.extentLook + (offset > 0 ? 2 : offset < 0 ? 1 : 0)
                  : Int((2 * place).rounded())))
          }
        }
      }
    }
    return candidates
  }

  /// The lanes that a line can take, outwards from its edge, and what is wrong with them.
  private func offsets(of lane: Schematic.Lanes.Lane) -> [(number: Int, tally: Tally)] {
    let number = lane.number
    let found =
      lane.isInside ? Array(0...lane.last) : [number, number + 1, -1, number + 2]
    // No farther than one lane beyond all lines of that place.
    return found.filter { $0.magnitude <= lane.last + 1 }.map {
      (
        $0,
        $0 == number
          ? .zero : Tally(.touches, $0 < 0 ? 2 : 1, distance: Double(($0 - number).magnitude))
      )
    }
  }
}

extension Schematic.MarkStroke {
  /// The same of lines side by side that begin and end at one height.
  fileprivate var extentLook: Int { Int(start.rounded()) << 20 + Int(end.rounded()) }
}
