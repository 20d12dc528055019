import LayoutModel

/// A place where the text of a callout could stand beside a figure, with its line.
struct CalloutPlace: MarkPlace {
  var box: Rect
  /// Whether it stands at the right of the figure.
  var isRight: Bool
  /// Where the line begins at the text, where it bends at the edge of the figure or in it, and where it ends.
  var start: Point
  var elbow: Point
  var end: Point
  var tally: Tally

  /// The parts of the line, from the text on; and the last one.
  var legs: [Segment] { [Segment(from: start, to: elbow), leg] }
  var leg: Segment { Segment(from: elbow, to: end) }

  /// The dot at the end of the line, with its edge.
  var dot: Rect { Rect(around: end, width: 2 * Self.reach, height: 2 * Self.reach) }
  /// From the middle of the dot to the outside of its edge, in points.
  static let reach = CalloutMarks.dot + 0.5 + CalloutMarks.edge

  private var ink: MarkInk { MarkInk(.callout, box) }

  /// What the dot covers, with its edge.
  var dotInk: MarkInk { MarkInk(.dot, end, radius: Self.reach) }

  var hull: Rect {
    legs.reduce(box) { $0.union($1.box) }.insetBy(-Clearance.signs)
  }

  func conflict(with other: CalloutPlace) -> Tally {
    var tally = Rules.texts.tally(ink, other.ink)
    func holds(_ isSuch: (Segment, Segment) -> Bool) -> Bool {
      legs.contains { own in other.legs.contains { isSuch(own, $0) } }
    }
    if holds({ $0.meets($1) }) { tally += Tally(.crosses) }
    if holds({ $0.runsAlong($1) }) { tally += Tally(.hides) }
    // Several can point at one place.
    if end != other.end,
      legs.contains(where: { $0.crosses(other.dot) })
        || other.legs.contains(where: { $0.crosses(dot) })
    {
      tally += Tally(.touches)
    }
    return tally
  }
}

extension Segment {
  /// Whether both are level, and parts of them so near that they look like one.
  fileprivate func runsAlong(_ other: Segment) -> Bool {
    from.y == to.y && other.from.y == other.to.y
      && box.insetBy(-1.5).intersects(other.box.insetBy(-1.5))
  }
}

/// Finds places for the texts of callouts beside a figure.
struct CalloutPlaces {
  let bounds: Rect
  let room: LabelRoom

  /// What a callout points at.
  struct Target {
    /// Where its line can end, the best first.
    var ends: [Point]
    /// Where it can end if it would cover something there.
    var others: [Point] = []
    /// The lines of the marks at which it points, which its own line may not cover, and their group.
    var lines: [Segment] = []
    var group: String?
  }

  /// From the figure to a text, and from a text to its line.
  private static let gap = 18.0
  private static let leaderGap = 4.0
  /// How far beyond the figure a line bends.
  private static let bend = 4.0
  /// How far a line that comes from above goes aside for each point down, and how much worse it is than another one.
  private static let lean = 0.5
  private static let toBend = 12.0
  /// How far a text stands above or below what it points at, and by which steps.
  private static let furthest = 320.0
  private static let step = 8.0
  /// How far a line can run along another one before it covers it, in points.
  private static let along = 4.0
  private static let alongOthers = 8.0
  /// A text or a sign under a dot is as bad as so many caps.
  private static let capsOfText = 4

  /// The places of a text, the best by itself first.
  func places(for size: Size, pointingAt target: Target) -> [CalloutPlace] {
    var places: [CalloutPlace] = []
    for isRight in [true, false] {
      for shift in stride(from: -Self.furthest, through: Self.furthest, by: Self.step) {
        func best(of ends: [Point]) -> CalloutPlace? {
          self.best(of: ends, for: size, isRight, shift, target)
        }
        let first = best(of: target.ends)
        let isFree = first.map { $0.tally[.hides] == 0 } ?? false
        var other = isFree ? nil : best(of: target.others)
        // A dot beside its line says something of what is there.
        if !target.lines.isEmpty { other?.tally += Tally(.strays) }
        places += [first, other].compactMap(\.self)
      }
    }
    return places.enumerated().sorted {
      ($0.element.tally, $0.offset) < ($1.element.tally, $1.offset)
    }.map(\.element)
  }

  /// The best place of a text in one row of a side.
  private func best(
    of ends: [Point], for size: Size, _ isRight: Bool, _ shift: Double, _ target: Target
  ) -> CalloutPlace? {
    var best: CalloutPlace?
    func add(_ place: CalloutPlace) {
      // The others are further away.
      if let best, best.tally <= place.tally { return }
      var place = place
      place.tally += tally(of: place, target)
      if best.map({ place.tally < $0.tally }) ?? true { best = place }
    }
    let places = ends.enumerated().map { rank, end in
      place(for: size, at: end, isRight, shift, rank: Double(rank))
    }
    places.forEach(add)
    if best?.tally.isWrong ?? false { places.compactMap(bent).forEach(add) }
    return best
  }

  /// A place with its line level up to near its end, so that the line comes from above or from below; nil where it
  /// does so anyway.
  private func bent(_ place: CalloutPlace) -> CalloutPlace? {
    let rise = (place.elbow.y - place.end.y).magnitude
    let x = place.end.x + (place.isRight ? 1 : -1) * rise * Self.lean
    guard rise > 0, place.isRight ? x < place.elbow.x : x > place.elbow.x else { return nil }
    var bent = place
    bent.elbow.x = x
    bent.tally += Tally(distance: Self.toBend)
    return bent
  }

  /// The text level with the end of its line but for a shift; its line runs level to the figure's edge.
  ///
  /// Its tally has what is wrong with the text alone.
  private func place(
    for size: Size, at end: Point, _ isRight: Bool, _ shift: Double, rank: Double
  ) -> CalloutPlace {
    let x = isRight ? bounds.maxX + Self.gap : bounds.minX - Self.gap - size.width
    let box = Rect(
      x: x, y: end.y + shift - size.height / 2, width: size.width, height: size.height)
    let near = isRight ? box.minX - Self.leaderGap : box.maxX + Self.leaderGap
    let edge = isRight ? bounds.maxX + Self.bend : bounds.minX - Self.bend
    let outside = max(0, bounds.minY - box.minY) + max(0, box.maxY - bounds.maxY)
    return CalloutPlace(
      box: box, isRight: isRight, start: Point(x: near, y: box.midY),
      elbow: Point(x: edge, y: box.midY), end: end,
      tally: Tally(
        // A text beyond the figure is no better than a line that is interrupted at a text.
        .crosses, outside > Self.gap ? 1 : 0,
        distance: (end.x - edge).magnitude / 4 + shift.magnitude / 2 + 4 * outside + 3 * rank))
  }

  /// What is wrong with a line: it covers that at which it points, a text or sign under its dot, others along it.
  private func tally(of place: CalloutPlace, _ target: Target) -> Tally {
    func covers(_ line: Segment) -> Bool {
      place.legs.contains {
        $0.length(inside: line.box.insetBy(-CalloutMarks.edge - 0.5)) > Self.along
      }
    }
    let texts = Self.capsOfText * room.solids(under: place.dot)
    var tally = Tally(.hides, target.lines.count(where: covers) + texts)
    for leg in place.legs {
      tally += Tally(.touches, room.lines(along: leg, furtherThan: Self.alongOthers))
      tally += Tally(.crosses, room.solids(along: leg).count)
    }
    return tally + room.inks.tally(of: place.dotInk, about: target.group, on: target.lines)
  }
}
