import LayoutModel

/// What a label stands at.
enum LabelHome {
  /// The lines of a constraint's marks, the best first, at least one; the caps at their ends; and its signs. Of a line
  /// that runs on, the item near which it is its own.
  case lines([Segment], caps: [Segment], signs: [Rect], near: Rect? = nil)
  /// The frame of a view.
  case view(Rect, isRightToLeft: Bool)

  /// The places at it, where no leader line is needed.
  func near(_ size: Size) -> [LabelPlace] {
    switch self {
    case .lines(let lines, let caps, let signs, let item):
      lines.enumerated().flatMap { rank, line in
        LabelHome.places(along: line, caps: caps, for: size, cost: Double(rank))
      }.map { $0.farther(from: item) }
        + signs.flatMap { LabelHome.places(beside: $0, for: size) }.filter { place in
          !lines.contains { $0.crosses(place.box) }
        }
    case .view(let frame, let isRightToLeft):
      LabelHome.places(in: frame, for: size, isRightToLeft: isRightToLeft)
    }
  }

  /// What leader lines lead to, the best first: places on the lines, or the view.
  var targets: [Rect] {
    switch self {
    case .lines(let lines, _, _, _):
      lines.prefix(2).flatMap { line in
        [0.5, 0.25, 0.75, 0.15, 0.85, 0.05, 0.95].map {
          Rect(around: line.place(at: $0), width: 0, height: 0)
        }
      }
    case .view(let frame, _): [frame]
    }
  }

  /// What is seen of a line at each side of a label on it, in points.
  private static let seen = 8.0
  /// From a line to one beside it that is not one with it, in points.
  private static let clear = 2.0
  /// How far apart labels could stand on a line, in points, and in how many places of each half.
  private static let spacing = 16.0
  private static let fewest = 3.0
  private static let most = 12.0

  /// On a line, at its sides, and behind its ends.
  private static func places(
    along line: Segment, caps: [Segment], for size: Size, cost: Double
  ) -> [LabelPlace] {
    let axis: Axis = line.from.y == line.to.y ? .horizontal : .vertical
    let along = size.length(axis)
    // Beside the line it touches it.
    let across = (axis == .horizontal ? size.height : size.width) / 2 + 1
    func shifted(_ point: Point, _ forward: Double, _ aside: Double) -> Point {
      let shift = axis.point(forward, aside)
      return Point(x: point.x + shift.x, y: point.y + shift.y)
    }
    var places: [LabelPlace] = []
    for share in shares(of: line.length) {
      let point = line.place(at: share)
      let aside = 4 * (share - 0.5).magnitude
      // What remains of the line can still be seen at both sides.
      if min(share, 1 - share) * line.length > along / 2 + seen {
        places.append(LabelPlace(point, size, cost: cost + aside))
      }
      // Above rather than below, and at the right rather than at the left.
      let best = axis == .horizontal ? -1.0 : 1
      for (side, more) in [(best, 2), (-best, 2.5)] {
        let place = LabelPlace(
          shifted(point, 0, side * across), size, cost: cost + more + aside,
          beside: shifted(point, 0, side * clear))
        let cap = caps.filter { $0.crosses(place.box) }.map { $0.length / 2 }.max() ?? 0
        places.append(
          cap == 0
            ? place
            : LabelPlace(
              shifted(point, 0, side * (across + cap)), size, cost: cost + more + aside,
              beside: shifted(point, 0, side * clear)))
      }
    }
    let ends = [line.from, line.to].sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    for (end, direction) in zip(ends, [-1.0, 1]) {
      // At the edge of a figure it stands a little aside of a tick or a short bar.
      for aside in line.length <= Theme().badgeDiameter ? [0, 0.25, -0.25, 0.6, -0.6] : [0] {
        let middle = shifted(end, direction * (along / 2 + 1), aside * (across - 1))
        places.append(LabelPlace(middle, size, cost: cost + 4 + 4 * aside.magnitude))
      }
    }
    return places
  }

  /// Where labels stand on a line of a length, its middle first.
  private static func shares(of length: Double) -> [Double] {
    let half = (length / 2 / spacing).rounded(.down)
    let count = Int(min(max(half, fewest), most))
    let reaches = (1...count).map { 0.4 * Double($0) / Double(count) }
    return [0.5] + reaches.flatMap { [0.5 - $0, 0.5 + $0] }
  }

  /// Touching a sign, at its sides.
  private static func places(beside sign: Rect, for size: Size) -> [LabelPlace] {
    let (dx, dy) = ((sign.width + size.width) / 2 + 1, (sign.height + size.height) / 2 + 1)
    let shifts: [(x: Double, y: Double)] = [(dx, 0), (-dx, 0), (0, -dy), (0, dy)]
    return shifts.map { shift in
      LabelPlace(
        Point(x: sign.midX + shift.x, y: sign.midY + shift.y), size, cost: 3,
        beside: Point(x: sign.midX, y: sign.midY))
    }
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

extension LabelPlace {
  /// The place with what it costs to be away from an item.
  fileprivate func farther(from item: Rect?) -> LabelPlace {
    guard let item else { return self }
    var place = self
    let distance = max(
      item.minX - box.maxX, box.minX - item.maxX, item.minY - box.maxY, box.minY - item.maxY, 0)
    place.tally += Tally(distance: distance / 4)
    return place
  }
}
