import LayoutModel

extension Schematic.Marks {
  typealias Range = (start: Double, end: Double)
  /// A line's extent, and its rank among those that a line can have, from the best.
  typealias Span = (start: Double, end: Double, rank: Int)

  /// Two places that are one: a line along both, in its lane beside the edge.
  func line(_ tie: Int, _ first: Schematic.Line, _ second: Schematic.Line)
    -> Schematic.ConstraintMark
  {
    let isTurned = model.holds(first.box, second.box)
    let (inner, outer) = isTurned ? (second, first) : (first, second)
    let isNested = model.holds(outer.box, inner.box)
    let candidates: [Schematic.Candidate]
    if inner.place == .center || outer.place == .center {
      candidates = center(tie, inner, outer, isNested: isNested)
    } else if inner.isBaseline {
      candidates = baseline(inner, outer)
    } else {
      candidates = edge(tie, inner, outer, isNested: isNested)
    }
    return Schematic.ConstraintMark(
      kind: .line, ties: [tie], boxes: [inner.box, outer.box], candidates: candidates,
      series: inner.isEdge ? edges(of: inner, outer, isNested: isNested) : nil)
  }

  /// The series of both lines of a view, and of those of all that are as it is in one row or column; or that of the
  /// edges that neighbours in a row or column have in common.
  private func edges(
    of inner: Schematic.Line, _ outer: Schematic.Line, isNested: Bool
  ) -> Schematic.Series {
    let (own, other) = (places.extent(inner), places.extent(outer))
    if !isNested {
      return .commonEdges(
        inner.axis, from: Int(max(own.start, other.start).rounded()),
        to: Int(min(own.end, other.end).rounded()))
    }
    return .edges(
      model.boxes[inner.box].kind, inner.axis, from: Int(own.start.rounded()),
      to: Int(own.end.rounded()), within: Int(other.start.rounded()), Int(other.end.rounded()))
  }

  // MARK: Centres and baselines

  /// The rank from which the span of a line does not reach both ends of what it aligns, or is uneven.
  private static let shortSpan = 7

  /// The line of a centre, to the frame of a container if it is the only one there.
  private func center(
    _ tie: Int, _ inner: Schematic.Line, _ outer: Schematic.Line, isNested: Bool
  ) -> [Schematic.Candidate] {
    let (own, other) = (places.extent(inner), places.extent(outer))
    let spans: [Span]
    if isNested {
      guard overlap(own, other) >= Schematic.Measures.leastOverlap else {
        return candidates(
          of: [bridge(own, other), reaching(own, into: other)], at: places.position(of: outer),
          inner, .center)
      }
      let room = room(
        of: inner, beside: centersIn(outer, but: tie), reach: 2 * Schematic.Measures.reach)
      let isWhole = room.isAlone && !isCovered(inner, outer)
      let near = even(own, within: room, and: other)
      // At its own view a whole line has the places of a short one for its number.
      let numbers = Self.spread(
        from: near[1].start, to: near[1].end, count: 21, inset: Schematic.Measures.gapToSuperview)
      let reach = 2 * Schematic.Measures.reach
      return candidates(
        of: isWhole ? [(other.start, other.end, 0)] : [], at: places.position(of: outer), inner,
        .center, also: numbers, near: own.start - reach...own.end + reach)
        + candidates(
          of: near, at: places.position(of: outer), inner, .center,
          near: own.start - reach...own.end + reach)
    }
    let union = (start: min(own.start, other.start), end: max(own.end, other.end))
    let inset = Schematic.Measures.endInset
    spans = [
      (union.start - inset, union.end + inset, 0), (union.start + inset, union.end - inset, 1),
      // From one to the other, as far into both as one sees.
      (
        min(own.end, other.end) - Schematic.Measures.reach,
        max(own.start, other.start) + Schematic.Measures.reach, 2
      ),
    ]
    return candidates(of: spans, at: places.position(of: inner), inner, .center)
  }

  /// Spans of a centre line that reach as far beyond its view at one side as at the other; where there is no room
  /// for its number so, it reaches beyond the view at one side.
  private func even(
    _ own: Range, within room: (start: Double, end: Double, isAlone: Bool), and outer: Range
  ) -> [Span] {
    let (start, end) = (max(outer.start, room.start), min(outer.end, room.end))
    let most = max(0, min(own.start - start, end - own.end))
    let reaches = [most, min(most, 2 * Schematic.Measures.reach), 0].enumerated().map {
      (own.start - $1, own.end + $1, Self.shortSpan - 2 + $0)
    }
    return reaches + [(start, own.end, Self.shortSpan + 1), (own.start, end, Self.shortSpan + 1)]
  }

  private func baseline(
    _ inner: Schematic.Line, _ outer: Schematic.Line
  ) -> [Schematic.Candidate] {
    let (own, other) = (places.extent(inner), places.extent(outer))
    let union = (start: min(own.start, other.start), end: max(own.end, other.end))
    let reach = Schematic.Measures.reach
    let short: Span =
      own.start < other.start
      ? (own.start, max(own.end, other.start + reach), Self.shortSpan)
      : (min(own.start, other.end - reach), own.end, Self.shortSpan)
    let spans: [Span] = [
      (union.start, union.end, 0), short, (union.start - reach, union.end, 2),
      (union.start, union.end + reach, 2),
    ]
    let gap = (start: min(own.end, other.end), end: max(own.start, other.start))
    return candidates(
      of: spans, at: places.position(of: inner), inner, .baseline,
      also: Self.spread(from: gap.start, to: gap.end, count: 9, inset: NumberDisc().radius))
  }

  private func candidates(
    of spans: [Span], at cross: Double, _ line: Schematic.Line, _ role: Schematic.MarkStroke.Role,
    also others: [Double] = [], near: ClosedRange<Double> = -.infinity ... .infinity
  ) -> [Schematic.Candidate] {
    let axis = line.axis.across
    return spans.flatMap { span in
      let middle = (span.start + span.end) / 2
      let stroke = Schematic.MarkStroke(axis, span.start, span.end, at: cross, role)
      let numbers = Self.spread(
        from: span.start, to: span.end, count: 21, inset: Schematic.Measures.gapToSuperview)
      return (numbers + others).map { place in
        // Enough of the line is seen at one side of its number.
        let seen = max(place - span.start, span.end - place) - NumberDisc().radius
        return Schematic.Candidate(
          [stroke], [axis.point(place, cross)],
          Schematic.Measures.tally(rank: span.rank, distance: (place - middle).magnitude)
            + (seen < Schematic.Measures.gapToSuperview ? Tally(.tooShort) : .zero)
            + (span.rank >= Self.shortSpan ? Tally(.away) : .zero)
            + (near.contains(place) ? .zero : Tally(.away)))
      }
    }
  }

  /// The other views whose centre is on a line of a container.
  private func centersIn(_ outer: Schematic.Line, but tie: Int) -> [Schematic.Line] {
    model.ties.enumerated().compactMap { index, other in
      guard index != tie, case .places(let first, let second) = other.sides,
        first.axis == outer.axis, first.place == .center, second.box == outer.box
      else { return nil }
      return first
    }
  }

  /// To the middle between its view and the next one on the same line, but for a space: two lines do not look like one.
  func room(
    of line: Schematic.Line, beside others: [Schematic.Line], reach: Double
  ) -> (start: Double, end: Double, isAlone: Bool) {
    let own = places.extent(line)
    var (start, end) = (own.start - reach, own.end + reach)
    // Where views touch, their lines end that far before.
    let (space, most) = (Schematic.Measures.betweenLines / 2, Schematic.Measures.gapToView)
    for other in others.map(places.extent) {
      if other.end <= own.start + 1 {
        start = max(start, min(own.start + most, (other.end + own.start) / 2 + space))
      }
      if other.start >= own.end - 1 {
        end = min(end, max(own.end - most, (other.start + own.end) / 2 - space))
      }
    }
    return (start, end, others.isEmpty)
  }

  /// Whether a line through all of a container would cross another view whose centre is not on it.
  private func isCovered(_ inner: Schematic.Line, _ outer: Schematic.Line) -> Bool {
    let place = places.position(of: inner)
    return model.boxes.indices.contains { box in
      let frame = places.frames[box]
      let (start, end) = frame.range(inner.axis)
      var center = inner
      (center.box, center.guide) = (box, nil)
      let isOnLine = places.has(center) && places.areOne(center, inner)
      return isStrange(box, inner, outer) && !isOnLine && start + 1 < place && place < end - 1
        && frame.intersects(places.frames[outer.box])
    }
  }

  /// Whether a box is neither one of the two nor one that holds them or lies in them.
  func isStrange(_ box: Int, _ inner: Schematic.Line, _ outer: Schematic.Line) -> Bool {
    box != inner.box && box != outer.box && !model.holds(box, inner.box)
      && !model.holds(box, outer.box) && !model.holds(inner.box, box)
  }

  func overlap(_ own: Range, _ other: Range) -> Double {
    min(own.end, other.end) - max(own.start, other.start)
  }

  /// Of a view at the end of the one that holds it, or beyond: from its far end into the other, with its number there.
  private func reaching(_ own: Range, into other: Range) -> Span {
    let reach = 2 * Schematic.Measures.reach
    return own.start < other.start
      ? (own.start - 1, max(own.end, other.start) + reach, 1)
      : (min(own.start, other.end) - reach, own.end + 1, 1)
  }

  /// Of a view beyond the one that holds it: along the view, and to the other.
  func bridge(_ own: Range, _ other: Range) -> Span {
    (min(own.start, other.end - 1), max(own.end, other.start + 1), 0)
  }
}
