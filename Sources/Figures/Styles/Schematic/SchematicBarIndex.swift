import LayoutModel

/// Bars of a diagram that have a place, found by where they are.
struct SchematicBarIndex {
  private(set) var bars: [SchematicBar] = []
  private var strokes: [[Rect]] = []
  /// Bars of each direction by their places across it.
  private var level = LaneIndex()
  private var upright = LaneIndex()
  /// Bars by the coordinates of their callouts.
  private var calloutColumns = LaneIndex()
  private var calloutRows = LaneIndex()

  /// The reach of a bar's lines across it, and of a callout to all sides.
  private static let reach =
    max(SchematicMeasures.capLength, SchematicMeasures.arrowHead.height) / 2
    + SchematicMeasures.calloutRadius

  init(_ bars: [SchematicBar] = []) {
    for bar in bars { insert(bar) }
  }

  mutating func insert(_ bar: SchematicBar) {
    let number = bars.count
    bars.append(bar)
    strokes.append(bar.strokes)
    if bar.axis == .horizontal {
      level.insert(number, at: bar.cross)
    } else {
      upright.insert(number, at: bar.cross)
    }
    calloutColumns.insert(number, at: bar.callout.x)
    calloutRows.insert(number, at: bar.callout.y)
  }

  /// Whether a bar of the same direction, except for the first ones, is too near to be distinct.
  func hasNeighbour(of bar: SchematicBar, from first: Int = 0) -> Bool {
    let lanes = bar.axis == .horizontal ? level : upright
    return lanes.contains(within: 11, of: bar.cross) {
      $0 >= first && bar.runsAlong(bars[$0])
    }
  }

  /// Whether the lines of a bar hit a callout.
  func hasCallout(on bar: SchematicBar) -> Bool {
    let lanes = bar.axis == .horizontal ? calloutRows : calloutColumns
    let own = bar.strokes
    return lanes.contains(within: SchematicBarIndex.reach, of: bar.cross) { number in
      let callout = bars[number].callout
      return own.contains { $0.isNear(callout) }
    }
  }

  /// Whether another callout is as near to a place.
  func hasCallout(within distance: Double, of center: Point) -> Bool {
    calloutRows.contains(within: distance, of: center.y) { number in
      let other = bars[number].callout
      let (dx, dy) = (other.x - center.x, other.y - center.y)
      return dx * dx + dy * dy < distance * distance
    }
  }

  /// Whether lines of bars, except for the first ones, hit the callout of another bar.
  func hasLine(onCalloutOf bar: SchematicBar, from first: Int = 0) -> Bool {
    let center = bar.callout
    func isHit(_ number: Int) -> Bool {
      number >= first && !bar.isOneLine(with: bars[number])
        && strokes[number].contains { $0.isNear(center) }
    }
    let reach = SchematicBarIndex.reach
    return level.contains(within: reach, of: center.y, where: isHit)
      || upright.contains(within: reach, of: center.x, where: isHit)
  }

  /// The number of bars with a stem that crosses or covers a rectangle.
  func countOfStems(on rect: Rect) -> Int {
    let width = SchematicMeasures.lineWidth
    func isHit(_ number: Int) -> Bool { bars[number].stem.intersects(rect) }
    return level.count(from: rect.minY - width, to: rect.maxY + width, where: isHit)
      + upright.count(from: rect.minX - width, to: rect.maxX + width, where: isHit)
  }
}

/// Numbers by places on one axis.
private struct LaneIndex {
  /// The width of a lane, in points.
  private static let width = 16.0
  /// So many numbers are looked at sooner than looked up.
  private static let few = 32

  private var numbers: [Int] = []
  private var lanes: [Int: [Int]] = [:]

  mutating func insert(_ number: Int, at place: Double) {
    numbers.append(number)
    lanes[LaneIndex.lane(place), default: []].append(number)
  }

  /// Whether a condition, which none but those near a place meet, holds for one.
  func contains(within distance: Double, of place: Double, where holds: (Int) -> Bool) -> Bool {
    let range = LaneIndex.lane(place - distance)...LaneIndex.lane(place + distance)
    if isLong(range) { return numbers.contains(where: holds) }
    return range.contains { lanes[$0]?.contains(where: holds) ?? false }
  }

  /// For how many a condition holds, which none but those in a range meet.
  func count(from start: Double, to end: Double, where holds: (Int) -> Bool) -> Int {
    let range = LaneIndex.lane(start)...LaneIndex.lane(max(start, end))
    if isLong(range) { return numbers.count(where: holds) }
    return range.reduce(0) { $0 + (lanes[$1]?.count(where: holds) ?? 0) }
  }

  private func isLong(_ range: ClosedRange<Int>) -> Bool {
    numbers.count <= LaneIndex.few || range.count > lanes.count
  }

  private static func lane(_ place: Double) -> Int {
    Int(min(max((place / width).rounded(.down), -1e9), 1e9))
  }
}
