import LayoutModel

/// What a label stands at.
enum LabelHome {
  /// The lines of a constraint's marks, the best first, and its signs.
  case lines([Segment], signs: [Rect])
  /// The frame of a view.
  case view(Rect, isRightToLeft: Bool)

  /// The places at it, where no leader line is needed.
  func near(_ size: Size) -> [LabelPlace] {
    switch self {
    case .lines(let lines, _):
      lines.enumerated().flatMap { rank, line in
        LabelHome.places(along: line, for: size, cost: Double(rank))
      }
    case .view(let frame, let isRightToLeft):
      LabelHome.places(in: frame, for: size, isRightToLeft: isRightToLeft)
    }
  }

  /// The places further away.
  func far(_ size: Size) -> [LabelPlace] {
    switch self {
    case .lines(let lines, let signs):
      let ends = lines.flatMap { line in [0.5, 0.25, 0.75, 0.05, 0.95].map(line.place(at:)) }
      return (ends.map { Rect(around: $0, width: 0, height: 0) } + signs).flatMap {
        LabelPlace.places(around: $0, for: size)
      }
    case .view(let frame, _):
      return LabelPlace.places(around: frame, for: size)
    }
  }

  /// On a line, at its sides, and behind its ends.
  private static func places(along line: Segment, for size: Size, cost: Double) -> [LabelPlace] {
    let axis: Axis = line.from.y == line.to.y ? .horizontal : .vertical
    let along = axis == .horizontal ? size.width : size.height
    let across = (axis == .horizontal ? size.height : size.width) / 2 + 4
    func shifted(_ point: Point, _ forward: Double, _ aside: Double) -> Point {
      let shift = axis.point(forward, aside)
      return Point(x: point.x + shift.x, y: point.y + shift.y)
    }
    var places: [LabelPlace] = []
    for share in [0.5, 0.36, 0.64, 0.22, 0.78, 0.1, 0.9] {
      let point = line.place(at: share)
      let aside = 4 * (share - 0.5).magnitude
      // What remains of the line can still be seen.
      if 2 * min(share, 1 - share) * line.length > 2.5 * along {
        places.append(LabelPlace(point, size, cost: cost + aside))
      }
      // Above rather than below, and at the right rather than at the left.
      let best = axis == .horizontal ? -across : across
      places.append(LabelPlace(shifted(point, 0, best), size, cost: cost + 2 + aside))
      places.append(LabelPlace(shifted(point, 0, -best), size, cost: cost + 2.5 + aside))
    }
    let ends = [line.from, line.to].sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    for (end, direction) in zip(ends, [-1.0, 1]) {
      let middle = shifted(end, direction * (along / 2 + 4), 0)
      places.append(LabelPlace(middle, size, cost: cost + 4))
    }
    return places
  }

  /// In the corners of a frame, on its middle lines, above it, below it and beside it.
  private static func places(
    in frame: Rect, for size: Size, isRightToLeft: Bool
  ) -> [LabelPlace] {
    let (dx, dy) = (size.width / 2 + 2, size.height / 2 + 2)
    let isInside = size.width + 4 <= frame.width && size.height + 4 <= frame.height
    let sides: [(x: Double, inward: Double)] = [(frame.minX, 1), (frame.maxX, -1)]
    var places: [LabelPlace] = []
    for (rank, side) in (isRightToLeft ? sides.reversed() : sides).enumerated() {
      func add(_ x: Double, _ y: Double, _ cost: Double) {
        places.append(LabelPlace(Point(x: x, y: y), size, cost: Double(rank) + cost))
      }
      let (inner, flush) = (side.x + side.inward * dx, side.x + side.inward * size.width / 2)
      if isInside {
        add(inner, frame.minY + dy, 0)
        add(inner, frame.maxY - dy, 2)
        add(inner, frame.midY, 3)
      }
      add(flush, frame.minY - dy + 0.5, 4)
      add(flush, frame.maxY + dy - 0.5, 5)
      add(side.x - side.inward * dx, frame.midY, 5)
    }
    if isInside {
      for y in [frame.minY + dy, frame.midY, frame.maxY - dy] {
        places.append(LabelPlace(Point(x: frame.midX, y: y), size, cost: 3.5))
      }
    }
    return places
  }
}
