import LayoutModel

/// What is wrong with places of two marks together, of a mark and a name, and of two names.
extension Schematic.Candidate {
  private typealias Stroke = Schematic.MarkStroke
  private typealias Measures = Schematic.Measures
  private static var radius: Double { Measures.calloutRadius }

  func conflict(with other: Schematic.Candidate) -> Tally {
    switch (text, other.text) {
    case (nil, nil): return marks(self, other)
    case (nil, let text?): return name(text, on: self)
    case (let text?, nil): return name(text, on: other)
    case (let text?, let other?): return names(text, other)
    }
  }

  // MARK: Two marks

  private func marks(_ one: Schematic.Candidate, _ other: Schematic.Candidate) -> Tally {
    var tally = Tally.zero
    for number in one.numbers {
      for another in other.numbers
      where number.isNear(another, Measures.numberStep + Clearance.lines) {
        tally += Tally(number.isNear(another, Measures.numberStep) ? .hides : .crosses)
      }
    }
    if areOneLine(one.strokes[0], other.strokes[0]) {
      return tally + numbers(of: one, onLineOf: other) + numbers(of: other, onLineOf: one)
    }
    tally += numbers(one.numbers, on: other.strokes) + numbers(other.numbers, on: one.strokes)
    for stroke in one.strokes {
      for another in other.strokes { tally += strokes(stroke, another) }
    }
    if areOutOfOrder(one, other) { tally += Tally(.unlike) }
    return tally
  }

  /// Numbers that lie on lines of another mark, or beside their ends.
  private func numbers(_ numbers: [Point], on strokes: [Stroke]) -> Tally {
    var tally = Tally.zero
    for stroke in strokes {
      for number in numbers {
        let distance = stroke.distance(to: number)
        if distance < Self.radius + 1 {
          let isHidden = stroke.role != .thin && distance < Self.radius - 1
          tally += Tally(isHidden ? .hides : .touches)
        } else if stroke.role == .bar, isAtCap(number, of: stroke) {
          tally += Tally(.touches)
        } else if stroke.role == .line, distance < Self.radius + Measures.lane {
          // Above the end of a line, a number seems to be that line's.
          tally += Tally(distance: Measures.nextPlace)
        }
      }
    }
    return tally
  }

  /// Whether a number touches a cap of a bar.
  private func isAtCap(_ number: Point, of bar: Stroke) -> Bool {
    let (along, across) =
      bar.axis == .horizontal
      ? (number.x, number.y - bar.cross) : (number.y, number.x - bar.cross)
    let beside = max(0, across.magnitude - Measures.capLength / 2)
    let before = min((along - bar.start).magnitude, (along - bar.end).magnitude)
    let reach = Self.radius + 1
    return before * before + beside * beside < reach * reach
  }

  /// Whether two centre lines or baselines lie on each other: one line with two numbers.
  private func areOneLine(_ a: Stroke, _ b: Stroke) -> Bool {
    a.role == b.role && (a.role == .center || a.role == .baseline) && a.axis == b.axis
      && (a.cross - b.cross).magnitude < 0.1
  }

  /// The numbers of a longer line, where they stand on the part that it has in common with a shorter one: there they
  /// seem to be that line's.
  private func numbers(
    of one: Schematic.Candidate, onLineOf other: Schematic.Candidate
  ) -> Tally {
    let (own, short) = (one.strokes[0], other.strokes[0])
    guard own.end - own.start > short.end - short.start + Measures.callout else { return .zero }
    let count = one.numbers.count { short.distance(to: $0) < Self.radius }
    return count > 0 ? Tally(.touches, count) : .zero
  }

  private func strokes(_ a: Stroke, _ b: Stroke) -> Tally {
    if a.role == .thin, b.role == .thin { return .zero }
    if a.axis == b.axis {
      let distance = (a.cross - b.cross).magnitude
      let overlap = min(a.end, b.end) - max(a.start, b.start)
      // A centre line and a bar beside it, or a bar that seems to continue it.
      let isCentered =
        (a.role == .center) != (b.role == .center) && (a.role == .bar || b.role == .bar)
      guard overlap > (isCentered ? -Measures.capLength : 1), distance < Measures.capLength
      else { return .zero }
      if distance < Clearance.lines, overlap > 1 { return Tally(.hides) }
      if isCentered { return Tally(.touches) }
      return a.role == .bar && b.role == .bar ? Tally(.crosses) : .zero
    }
    if isAlongCap(of: b, a) || isAlongCap(of: a, b) { return Tally(.touches) }
    let isCrossing =
      a.start < b.cross - 0.5 && b.cross < a.end - 0.5 && b.start < a.cross - 0.5
      && a.cross < b.end - 0.5
    guard isCrossing else { return .zero }
    if isAtEnd(of: a, b) || isAtEnd(of: b, a) { return Tally(.touches) }
    if isAtCorner(of: a, b) { return Tally(.crosses, 2) }
    // Lines along edges and centres cross as views do.
    return a.role == .bar || b.role == .bar ? Tally(.crosses) : Tally(distance: Measures.nextPlace)
  }

  /// Whether a bar runs beside a cap of another, or a short line lies under it.
  private func isAlongCap(of bar: Stroke, _ other: Stroke) -> Bool {
    let reach = Measures.capLength / 2
    guard bar.role == .bar, other.start < bar.cross + reach, bar.cross - reach < other.end
    else { return false }
    let half = Measures.lineWidth / 2
    let distance = min(
      (other.cross - bar.start - half).magnitude, (other.cross - bar.end + half).magnitude)
    switch other.role {
    case .bar: return distance < Clearance.lines
    case .line:
      return distance < Measures.lineWidth && other.end - other.start < 3 * Measures.capLength
    case .thin, .center, .baseline: return false
    }
  }

  /// Whether two bars cross within a head of the first one, or beside its cap.
  private func isAtEnd(of bar: Stroke, _ other: Stroke) -> Bool {
    bar.role == .bar && other.role == .bar
      && min(other.cross - bar.start, bar.end - other.cross)
        < (bar.hasHeads ? Measures.arrowHead.width : Clearance.lines) + Measures.lineWidth
  }

  /// Whether two bars cross near a cap of each, so that these look like a grid.
  private func isAtCorner(of a: Stroke, _ b: Stroke) -> Bool {
    guard a.role == .bar, b.role == .bar else { return false }
    func isNearEnd(of bar: Stroke, _ place: Double) -> Bool {
      min(place - bar.start, bar.end - place) < 1.5 * Measures.capLength
    }
    return isNearEnd(of: a, b.cross) && isNearEnd(of: b, a.cross)
  }

  /// Whether two bars share a gap and do not stand in the order of their numbers.
  private func areOutOfOrder(_ one: Schematic.Candidate, _ other: Schematic.Candidate) -> Bool {
    guard let first = one.gap, let second = other.gap, first.low == second.low,
      first.high == second.high
    else { return false }
    let (a, b) = (one.strokes[0], other.strokes[0])
    return a.axis == b.axis && min(a.end, b.end) > max(a.start, b.start)
      && (a.cross < b.cross) != (first.number < second.number)
  }

  // MARK: Names

  /// A name on the lines and the numbers of a mark.
  private func name(_ text: Rect, on mark: Schematic.Candidate) -> Tally {
    var tally = Tally.zero
    // Lines end two points beside a text.
    let clear = text.insetBy(dx: -1, dy: 0)
    for number in mark.numbers {
      let distance = text.distance(to: number) - Self.radius
      if distance < Measures.lineToFramed {
        tally += distance < 0.5 ? Tally(.hides) : Tally(distance: Measures.nextPlace)
      }
    }
    for stroke in mark.strokes {
      switch stroke.role {
      case .bar where isHidden(stroke, by: text): tally += Tally(.hides)
      case .bar where isHidden(stroke, by: text.insetBy(-Measures.gapToView)):
        tally += Tally(distance: Measures.nextPlace)
      case .bar: break
      case _ where !stroke.hits(clear, larger: 1): break
      case .baseline where stroke.cross > text.maxY - Measures.lane: break
      case .baseline: tally += Tally(.hides)
      case _ where hasEnd(of: stroke, text): tally += Tally(.hides)
      // A centre line is interrupted at the names of what it is the centre of.
      case .center: tally += Tally(distance: Measures.nextPlace)
      case .thin, .line: tally += Tally(.touches)
      }
    }
    return tally
  }

  /// Whether a text hides an end of a line, so that it does not reach its item.
  private func hasEnd(of stroke: Stroke, _ text: Rect) -> Bool {
    let (near, far) = text.range(stroke.axis)
    return near < stroke.start + Measures.gapToView || far > stroke.end - Measures.gapToView
  }

  /// Whether a text hides a bar, its caps or the edge at its end.
  private func isHidden(_ bar: Stroke, by text: Rect) -> Bool {
    let (near, far) = text.range(bar.axis)
    let (low, high) = text.range(bar.axis.across)
    let gap = Measures.gapToSuperview
    guard bar.start - gap < far, near < bar.end + gap else { return false }
    let isAtEnd = near < bar.start + 2 || far > bar.end - 2
    let reach = isAtEnd ? Measures.capLength / 2 : 1
    return low < bar.cross + reach && bar.cross - reach < high
  }

  private func names(_ one: Rect, _ other: Rect) -> Tally {
    if one.intersects(other.insetBy(dx: -2, dy: -2)) { return Tally(.hides) }
    // Side by side in one row two names would be one.
    return one.intersects(other.insetBy(dx: -6, dy: 4)) ? Tally(.touches) : .zero
  }
}

extension Point {
  func isNear(_ other: Point, _ distance: Double) -> Bool {
    let (dx, dy) = (x - other.x, y - other.y)
    return dx * dx + dy * dy < distance * distance
  }
}

extension Rect {
  func distance(to point: Point) -> Double {
    let (dx, dy) = (
      max(minX - point.x, 0, point.x - maxX), max(minY - point.y, 0, point.y - maxY)
    )
    return (dx * dx + dy * dy).squareRoot()
  }
}
