import LayoutModel

/// Gives every bar of a diagram a place where no callout hides anything and nothing crosses a callout.
struct SchematicPlacement {
  private let boxes: [SchematicBox]
  private let frames: [Rect]
  private let captions: [Rect]
  private let area: Rect
  private var placed = SchematicBarIndex()
  /// All lines, of which the first have their callouts.
  private var lines = SchematicBarIndex()
  private var firstPending = 0
  /// The bars without a place, by their indices among the requests.
  private var unplaced: [Int] = []
  /// The requests without a place: bars that are placed later do not free one.
  private var full: Set<Want> = []

  /// The bars in their places.
  var bars: [SchematicBar] { placed.bars }

  /// Whether every bar has a free place.
  var isClear: Bool { unplaced.isEmpty }

  /// The placement of all bars.
  ///
  /// Bars without a place are placed first in the next attempt.
  /// - Parameters:
  ///   - frames: Where the boxes are.
  ///   - captions: What texts cover.
  static func placement(
    of requests: [SchematicBarRequest], boxes: [SchematicBox], frames: [Rect], captions: [Rect]
  ) -> SchematicPlacement {
    var order = Array(requests.indices)
    var placement = SchematicPlacement(boxes, frames, captions)
    for _ in 0..<attempts {
      placement = SchematicPlacement(boxes, frames, captions)
      placement.place(requests, in: order)
      if placement.isClear { break }
      let unplaced = Set(placement.unplaced)
      order = placement.unplaced + order.filter { !unplaced.contains($0) }
    }
    return placement
  }

  private static let attempts = 5

  private init(_ boxes: [SchematicBox], _ frames: [Rect], _ captions: [Rect]) {
    self.boxes = boxes
    self.frames = frames
    self.captions = captions
    area = frames.reduce(frames[0]) { $0.union($1) }.insetBy(dx: -4, dy: -4)
  }

  private mutating func place(_ requests: [SchematicBarRequest], in order: [Int]) {
    lines = SchematicBarIndex(order.map { requests[$0].bar }.filter(\.isLine))
    for index in order {
      let request = requests[index]
      if request.bar.isLine { firstPending += 1 }
      let want = Want(request)
      if full.contains(want) {
        insert(request.bar)
        unplaced.append(index)
      } else if !place(request) {
        full.insert(want)
        unplaced.append(index)
      }
    }
  }

  /// The properties that decide whether there is a place for a bar.
  private struct Want: Hashable {
    var bar: SchematicBar
    var range: [Double]

    init(_ request: SchematicBarRequest) {
      bar = request.bar
      // From there all places are tried.
      bar.tie = 0
      bar.cross = min(
        max(bar.cross, request.range.start), max(request.range.start, request.range.end))
      range = [request.range.start, request.range.end]
    }
  }

  /// From one place that is tried to the next, in points.
  private static let step = 2.0

  /// Places a bar, where it would best be if there is no place for it; whether there is one.
  private mutating func place(_ request: SchematicBarRequest) -> Bool {
    var best: (cost: Double, bar: SchematicBar)?
    for cross in SchematicPlacement.around(
      request.bar.cross, in: request.range, SchematicPlacement.step)
    {
      let distance = (cross - request.bar.cross).magnitude
      if let best, distance >= best.cost { break }
      var bar = request.bar
      bar.cross = cross
      guard isLineFree(bar) else { continue }
      let base = distance + crossings(of: bar, request.boxes)
      if let best, base >= best.cost { continue }
      for aside in SchematicPlacement.asides(of: bar) {
        var bar = bar
        bar.calloutAside = aside
        guard let place = calloutPlace(of: bar) else { continue }
        let cost =
          base + 0.5 * (place - request.bar.calloutPlace).magnitude
          + 4 * (aside - request.bar.calloutAside).magnitude
        bar.calloutPlace = place
        if cost < best?.cost ?? .infinity { best = (cost, bar) }
      }
    }
    insert(best?.bar ?? request.bar)
    return best != nil
  }

  private mutating func insert(_ bar: SchematicBar) {
    var bar = bar
    if bar.style != .center { bar.color = color(of: bar) }
    placed.insert(bar)
  }

  /// The distances of a bar's callout from the bar.
  ///
  /// A line's callout still touches it, so that it can avoid another line near by.
  private static func asides(of bar: SchematicBar) -> [Double] {
    guard bar.isLine else { return [0] }
    let (near, far) = (SchematicMeasures.calloutAside, SchematicMeasures.calloutRadius - 0.5)
    return [bar.calloutAside] + [0, near, -near, far, -far].filter { $0 != bar.calloutAside }
  }

  /// The places of a range, the nearest to the best first.
  private static func around(
    _ best: Double, in range: (start: Double, end: Double), _ step: Double
  ) -> AnyIterator<Double> {
    let best = min(max(best, range.start), max(range.start, range.end))
    var number = 0
    let reach = max(best - range.start, range.end - best)
    return AnyIterator {
      while true {
        let distance = Double((number + 1) / 2) * step
        if distance > reach, number > 0 { return nil }
        let place = number % 2 == 0 ? best - distance : best + distance
        number += 1
        if place >= range.start && place <= range.end || number == 1 { return place }
      }
    }
  }

  // MARK: What is in the way

  /// Whether the line of a bar hits no callout and no text, and is distinct from other bars.
  private func isLineFree(_ bar: SchematicBar) -> Bool {
    if bar.isLine { return true }
    let own = bar.strokes
    for caption in captions where own.contains(where: { $0.intersects(caption) }) { return false }
    return !placed.hasNeighbour(of: bar) && !placed.hasCallout(on: bar)
      && !lines.hasNeighbour(of: bar, from: firstPending)
  }

  /// The free place along a bar for its callout that is nearest to the best one.
  private func calloutPlace(of bar: SchematicBar) -> Double? {
    let head = bar.style == .arrow ? SchematicMeasures.arrowHead.width : 1
    let reach = SchematicMeasures.calloutRadius + head
    let range = (start: bar.start + reach, end: bar.end - reach)
    guard range.start < range.end else { return isCalloutFree(bar) ? bar.calloutPlace : nil }
    return SchematicPlacement.around(bar.calloutPlace, in: range, 3).first { place in
      var bar = bar
      bar.calloutPlace = place
      return isCalloutFree(bar)
    }
  }

  private func isCalloutFree(_ bar: SchematicBar) -> Bool {
    let (center, box) = (bar.callout, bar.calloutBox)
    if !area.contains(box) { return false }
    if captions.contains(where: { $0.isNear(center) }) { return false }
    let least = 2 * SchematicMeasures.calloutRadius + 1.25
    return !placed.hasCallout(within: least, of: center) && !placed.hasLine(onCalloutOf: bar)
      && !lines.hasLine(onCalloutOf: bar, from: firstPending)
  }

  /// The length of a bar over other boxes and other bars.
  private func crossings(of bar: SchematicBar, _ own: [Int]) -> Double {
    let stem = bar.stem
    // Caps and heads keep off the frames of boxes as well.
    let reach = SchematicMeasures.capLength / 2 + 2
    let room =
      bar.axis == .horizontal ? stem.insetBy(dx: 0, dy: -reach) : stem.insetBy(dx: -reach, dy: 0)
    let callout = bar.calloutBox
    let boxesHit = boxes.indices.filter { box in
      !frames[box].contains(stem) && room.intersects(frames[box]) && !own.contains(box)
    }
    let edgesHit = boxes.indices.filter { box in
      frames[box].intersects(callout) && !frames[box].contains(callout)
    }
    let barsHit = placed.countOfStems(on: stem)
    return 30 * Double(boxesHit.count) + 6 * Double(barsHit) + 4 * Double(edgesHit.count)
  }

  /// White where blue would drown.
  private func color(of bar: SchematicBar) -> DynamicColor {
    let middle = bar.axis.point((bar.start + bar.end) / 2, bar.cross)
    let below = boxes.indices.last { frames[$0].holds(middle) }
    guard let below, case .filled(let fill) = boxes[below].body else {
      return SchematicMeasures.constraint
    }
    return SchematicMeasures.mark(on: fill)
  }
}

extension SchematicBar {
  /// Whether two lines lie on each other, and so can carry each other's callouts.
  func isOneLine(with other: SchematicBar) -> Bool {
    isLine && other.isLine && axis == other.axis && (cross - other.cross).magnitude < 1
  }

  /// Whether two bars of one direction are too near each other to be distinct.
  func runsAlong(_ other: SchematicBar) -> Bool {
    guard axis == other.axis, start < other.end, other.start < end else { return false }
    let distance = isLine || other.isLine ? 6.5 : 11
    return (cross - other.cross).magnitude < distance
  }
}

extension Rect {
  /// Whether a callout around a place would touch it.
  func isNear(_ center: Point) -> Bool {
    let (dx, dy) = (
      max(minX - center.x, 0, center.x - maxX), max(minY - center.y, 0, center.y - maxY)
    )
    let reach = SchematicMeasures.calloutRadius
    return dx * dx + dy * dy < reach * reach
  }

  func holds(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
