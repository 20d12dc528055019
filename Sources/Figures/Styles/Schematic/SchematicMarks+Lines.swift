import LayoutModel

extension SchematicMarks {
  private typealias Range = (start: Double, end: Double)
  /// A line's extent, and how much worse than the best it is.
  private typealias Span = (start: Double, end: Double, penalty: Double)

  /// Two places that are one: a line along both, in its lane beside the edge.
  func line(_ tie: Int, _ first: SchematicLine, _ second: SchematicLine) -> SchematicMark {
    let isTurned = model.holds(first.box, second.box)
    let (inner, outer) = isTurned ? (second, first) : (first, second)
    let isNested = model.holds(outer.box, inner.box)
    let candidates: [SchematicCandidate]
    if inner.place == .center || outer.place == .center {
      candidates = center(tie, inner, outer, isNested: isNested)
    } else if inner.isBaseline {
      candidates = baseline(inner, outer)
    } else {
      candidates = edge(tie, inner, outer, isNested: isNested)
    }
    return SchematicMark(ties: [tie], boxes: [inner.box, outer.box], candidates: candidates)
  }

  // MARK: Centres and baselines

  /// The line of a centre, to the frame of a container if it is the only one there.
  private func center(
    _ tie: Int, _ inner: SchematicLine, _ outer: SchematicLine, isNested: Bool
  ) -> [SchematicCandidate] {
    let (own, other) = (places.extent(inner), places.extent(outer))
    let spans: [Span]
    if isNested {
      guard overlap(own, other) >= 8 else {
        return candidates(
          of: [bridge(own, other)], at: places.coordinate(outer, asDrawn: false), inner, .center)
      }
      let room = room(of: inner, beside: centersIn(outer, but: tie), reach: 26)
      let (start, end) = (max(other.start, room.start), min(other.end, room.end))
      spans = [(start, end, 1), (start, own.end, 1.5), (own.start, end, 1.5)]
      return candidates(
        of: room.isAlone && !isCovered(inner, outer)
          ? spans + [(other.start, other.end, 0)] : spans,
        at: places.coordinate(outer, asDrawn: false), inner, .center)
    }
    let union = (start: min(own.start, other.start), end: max(own.end, other.end))
    spans = [
      (union.start - 6, union.end + 6, 0), (union.start + 8, union.end - 8, 1),
      // From one to the other, as far into both as one sees.
      (min(own.end, other.end) - 12, max(own.start, other.start) + 12, 2),
    ]
    return candidates(of: spans, at: places.coordinate(inner, asDrawn: false), inner, .center)
  }

  private func baseline(
    _ inner: SchematicLine, _ outer: SchematicLine
  ) -> [SchematicCandidate] {
    let (own, other) = (places.extent(inner), places.extent(outer))
    let union = (start: min(own.start, other.start), end: max(own.end, other.end))
    let short: Span =
      own.start < other.start
      ? (own.start, max(own.end, other.start + 14), 2)
      : (min(own.start, other.end - 14), own.end, 2)
    let spans: [Span] = [
      (union.start, union.end, 0), short, (union.start - 13, union.end, 2),
      (union.start, union.end + 13, 2),
    ]
    return candidates(of: spans, at: places.position(of: inner), inner, .baseline)
  }

  private func candidates(
    of spans: [Span], at cross: Double, _ line: SchematicLine, _ role: SchematicStroke.Role
  ) -> [SchematicCandidate] {
    let axis = line.axis.across
    return spans.flatMap { span in
      let middle = (span.start + span.end) / 2
      let stroke = SchematicStroke(axis, span.start, span.end, at: cross, role)
      return Self.spread(from: span.start, to: span.end, count: 21, inset: 4).map { place in
        // Enough of the line is seen at one side of its number.
        let seen = max(place - span.start, span.end - place) - NumberDisc().radius
        return SchematicCandidate(
          [stroke], [axis.point(place, cross)],
          penalty: span.penalty + 0.02 * (place - middle).magnitude + (seen < 4 ? 12 : 0))
      }
    }
  }

  /// The other views whose centre is on a line of a container.
  private func centersIn(_ outer: SchematicLine, but tie: Int) -> [SchematicLine] {
    model.ties.enumerated().compactMap { index, other in
      guard index != tie, case .places(let first, let second) = other.sides,
        first.axis == outer.axis, first.place == .center, second.box == outer.box
      else { return nil }
      return first
    }
  }

  /// As far as the middle to the next view on the same line.
  private func room(
    of line: SchematicLine, beside others: [SchematicLine], reach: Double
  ) -> (start: Double, end: Double, isAlone: Bool) {
    let own = places.extent(line)
    var (start, end) = (own.start - reach, own.end + reach)
    for other in others.map(places.extent) {
      if other.end <= own.start + 1 { start = max(start, (other.end + own.start) / 2 + 1) }
      if other.start >= own.end - 1 { end = min(end, (other.start + own.end) / 2 - 1) }
    }
    return (start, end, others.isEmpty)
  }

  /// Whether a line through all of a container would cross another view.
  private func isCovered(_ inner: SchematicLine, _ outer: SchematicLine) -> Bool {
    let place = places.position(of: inner)
    return model.boxes.indices.contains { box in
      let (start, end) = places.frames[box].range(inner.axis)
      return isStrange(box, inner, outer) && start + 1 < place && place < end - 1
    }
  }

  /// Whether a box is neither one of the two nor one that holds them or lies in them.
  private func isStrange(_ box: Int, _ inner: SchematicLine, _ outer: SchematicLine) -> Bool {
    box != inner.box && box != outer.box && !model.holds(box, inner.box)
      && !model.holds(box, outer.box) && !model.holds(inner.box, box)
  }

  private func overlap(_ own: Range, _ other: Range) -> Double {
    min(own.end, other.end) - max(own.start, other.start)
  }

  /// Of a view beyond the one that holds it: along the view, and to the other.
  private func bridge(_ own: Range, _ other: Range) -> Span {
    (min(own.start, other.end - 1), max(own.end, other.start + 1), 0)
  }

  // MARK: Edges

  private func edge(
    _ tie: Int, _ inner: SchematicLine, _ outer: SchematicLine, isNested: Bool
  ) -> [SchematicCandidate] {
    let lane = lanes.lanes[tie] ?? SchematicLanes.Lane()
    let outwards = inner.place == .near ? -1.0 : 1
    let (edge, other) = (places.coordinate(inner), places.coordinate(outer))
    var own = places.extent(inner)
    let outerExtent = places.extent(outer)
    let aside = outwards * distance(of: inner, lane, isNested: isNested)
    var spans: [Span]
    let base: Double
    var between = own
    if isNested {
      base = lane.isInside && (edge - other).magnitude > 1 ? (edge + other) / 2 : edge + aside
      let mates = lane.others.compactMap { self.inner(of: $0, in: outer.box) }
      var room = room(of: inner, beside: mates, reach: 12)
      let isCrossed = shorten(&own, &room, inner, outer)
      between = own
      spans = [
        (max(outerExtent.start, room.start), min(outerExtent.end, room.end), 1),
        (own.start, own.end, 1.5),
        // Only where both are, without their corners.
        (max(own.start, outerExtent.start) + 6, min(own.end, outerExtent.end) - 6, 3),
      ]
      if overlap(own, outerExtent) < 8 {
        spans = [bridge(own, outerExtent)]
      } else if room.isAlone, lane.last == 0, !isCrossed {
        spans.append((outerExtent.start, outerExtent.end, 0))
      }
    } else {
      let isShared = inner.place == outer.place
      base = isShared ? edge + aside : (edge + other) / 2
      let common = (
        start: max(own.start, outerExtent.start), end: min(own.end, outerExtent.end)
      )
      let union: Span = (
        min(own.start, outerExtent.start), max(own.end, outerExtent.end),
        common.end - common.start > 20 ? 1 : 0
      )
      spans = [union]
      if common.end - common.start > 20 { spans.append((common.start, common.end, 0)) }
      if common.end < common.start { between = (common.end, common.start) }
    }
    spans += parts(of: own, outerExtent)
    return candidates(of: spans, base, outwards, lane, inner, between)
  }

  /// Thirds of where both are, for crowded edges: the number of a short line covers no line beside it.
  private func parts(of own: Range, _ other: Range) -> [Span] {
    let (start, end) = (max(own.start, other.start), min(own.end, other.end))
    let length = (end - start) / 3
    guard length >= 60 else { return [] }
    return (0..<3).map { part in
      (start + length * Double(part) + 6, start + length * Double(part + 1) - 6, 5)
    }
  }

  /// From the edge to the middle of the line in the nearest lane.
  private func distance(
    of line: SchematicLine, _ lane: SchematicLanes.Lane, isNested: Bool
  ) -> Double {
    guard isNested, lane.last == 0, case .filled = model.boxes[line.box].body else {
      return SchematicMeasures.lineToFramed
    }
    return SchematicMeasures.lineToFilled
  }

  /// The side of a tie that is not of a container.
  private func inner(of tie: Int, in container: Int) -> SchematicLine? {
    guard case .places(let first, let second) = model.ties[tie].sides else { return nil }
    return first.box == container ? second : first
  }

  /// Ends a line at the views that cover its edge; whether another view lies on it.
  private func shorten(
    _ own: inout Range, _ room: inout (start: Double, end: Double, isAlone: Bool),
    _ inner: SchematicLine, _ outer: SchematicLine
  ) -> Bool {
    let edge = places.coordinate(inner)
    var isCrossed = false
    for box in model.boxes.indices where isStrange(box, inner, outer) {
      let (near, far) = places.frames[box].range(inner.axis)
      let (start, end) = places.frames[box].range(inner.axis.across)
      if near + 1 < edge, edge < far - 1 { isCrossed = true }
      let coversAll = start - 4 < own.start && own.end < end + 4
      guard box > max(inner.box, outer.box), near - 3 < edge, edge < far + 3, !coversAll
      else { continue }
      if start < own.start + 4, own.start + 4 < end {
        room.start = max(room.start, end + 2)
        own.start = room.start
      }
      if start < own.end - 4, own.end - 4 < end {
        room.end = min(room.end, start - 2)
        own.end = room.end
      }
    }
    return isCrossed
  }

  private func candidates(
    of spans: [Span], _ base: Double, _ outwards: Double, _ lane: SchematicLanes.Lane,
    _ line: SchematicLine, _ between: Range
  ) -> [SchematicCandidate] {
    let axis = line.axis.across
    let middle = (between.start + between.end) / 2
    let aside = SchematicMeasures.calloutAside
    var candidates: [SchematicCandidate] = []
    for span in spans where span.end - span.start > 1 {
      for (number, wrong) in offsets(of: lane) {
        let cross = base + outwards * SchematicMeasures.lane * Double(number)
        let stroke = SchematicStroke(axis, span.start, span.end, at: cross, .line)
        let (from, to) = (
          max(span.start, between.start - 12), min(span.end, between.end + 12)
        )
        for (rank, place) in Self.spread(from: from, to: to, count: 7, inset: 2).enumerated() {
          let beyond = max(0, between.start - place, place - between.end)
          let far = 0.02 * (place - middle).magnitude + 0.25 * beyond
          // On the line itself only in the middle.
          for offset in rank < 2 ? [aside, 0, -aside] : [aside, -aside] {
            candidates.append(
              SchematicCandidate(
                [stroke], [axis.point(place, cross + outwards * offset)],
                penalty: span.penalty + wrong + far + (offset == aside ? 0 : 0.3)))
          }
        }
      }
    }
    return candidates
  }

  /// The lanes that a line can take, outwards from its edge, with their penalties.
  ///
  /// A line that lies between two frames is alone there: others lie outside both, or far inside.
  private func offsets(of lane: SchematicLanes.Lane) -> [(number: Int, penalty: Double)] {
    let number = lane.number
    let found: [(number: Int, penalty: Double)] =
      lane.isInside && number == 0
      ? [(0, 0), (-1, 8)]
      : lane.isInside
        ? [(number, 1), (-number, 4), (-number - 1, 8), (number + 1, 8), (number + 2, 12)]
        : [(number, 0), (number + 1, 8), (-1, 8), (number + 2, 12)]
    // No farther than one lane beyond all lines of that place.
    return found.filter { $0.number.magnitude <= lane.last + 1 }
  }
}
