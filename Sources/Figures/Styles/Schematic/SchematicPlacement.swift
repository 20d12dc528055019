import LayoutModel

/// Gives every bar of a diagram a place where no callout hides anything and nothing crosses a callout.
struct SchematicPlacement {
  private let boxes: [SchematicBox]
  private let frames: [Rect]
  private let captions: [Rect]
  private let area: Rect
  private(set) var bars: [SchematicBar] = []
  /// Lines that have no callout yet.
  private var pending: [SchematicBar] = []
  /// Whether every bar has a place of its own.
  private(set) var isClear = true

  /// - Parameters:
  ///   - frames: Where the boxes are.
  ///   - captions: What texts cover.
  init(
    _ wishes: (lines: [SchematicWish], bars: [SchematicWish]), boxes: [SchematicBox],
    frames: [Rect], captions: [Rect]
  ) {
    self.boxes = boxes
    self.frames = frames
    self.captions = captions
    let all = frames.reduce(frames[0]) { $0.union($1) }
    area = all.insetBy(dx: -4, dy: -4)
    pending = wishes.lines.map(\.bar)
    for wish in wishes.bars { place(wish) }
    for wish in wishes.lines {
      pending.removeFirst()
      place(wish)
    }
  }

  /// What is nearer to its best place than this is not looked for, in points.
  private static let step = 2.0

  private mutating func place(_ wish: SchematicWish) {
    var best: (cost: Double, bar: SchematicBar)?
    for cross in SchematicPlacement.around(
      wish.bar.cross, in: wish.range, SchematicPlacement.step)
    {
      let distance = (cross - wish.bar.cross).magnitude
      if let best, distance >= best.cost { break }
      var bar = wish.bar
      bar.cross = cross
      guard isLineFree(bar) else { continue }
      let base = distance + crossings(of: bar, wish.boxes)
      if let best, base >= best.cost { continue }
      if let place = calloutPlace(of: bar) {
        let cost = base + 0.5 * (place - wish.bar.calloutPlace).magnitude
        bar.calloutPlace = place
        if cost < best?.cost ?? .infinity { best = (cost, bar) }
      }
    }
    if best == nil { isClear = false }
    var bar = best?.bar ?? wish.bar
    if bar.style != .center { bar.color = color(of: bar) }
    bars.append(bar)
  }

  /// The places of a range, the nearest to the best first.
  private static func around(
    _ best: Double, in range: (start: Double, end: Double), _ step: Double
  ) -> [Double] {
    let count = Int(((range.end - range.start) / step).rounded(.up)) + 1
    let near = (1...max(1, count)).flatMap { number in
      [best - Double(number) * step, best + Double(number) * step]
    }
    return [best] + near.filter { $0 >= range.start && $0 <= range.end }
  }

  // MARK: What is in the way

  /// Whether the line of a bar hits no callout and no text, and can be told from other bars.
  private func isLineFree(_ bar: SchematicBar) -> Bool {
    if bar.isLine { return true }
    let strokes = bar.strokes
    if captions.contains(where: { caption in strokes.contains { $0.intersects(caption) } }) {
      return false
    }
    return !bars.contains { other in
      runsAlong(bar, other) || strokes.contains { $0.isNear(other.callout) }
    } && !pending.contains { runsAlong(bar, $0) }
  }

  /// Whether two bars of one direction are too near to be told apart.
  private func runsAlong(_ bar: SchematicBar, _ other: SchematicBar) -> Bool {
    guard bar.axis == other.axis, bar.start < other.end, other.start < bar.end else { return false }
    let distance = bar.isLine || other.isLine ? 6.5 : 11
    return (bar.cross - other.cross).magnitude < distance
  }

  /// Where along a bar its callout is free, the nearest to where it wants to be.
  private func calloutPlace(of bar: SchematicBar) -> Double? {
    let reach = SchematicMeasures.calloutRadius + 1
    let range = (start: bar.start + reach, end: bar.end - reach)
    let places =
      range.start < range.end
      ? SchematicPlacement.around(bar.calloutPlace, in: range, 3) : [bar.calloutPlace]
    return places.first { place in
      var bar = bar
      bar.calloutPlace = place
      return isCalloutFree(bar)
    }
  }

  private func isCalloutFree(_ bar: SchematicBar) -> Bool {
    let (center, box) = (bar.callout, bar.calloutBox)
    guard box.minX >= area.minX, box.maxX <= area.maxX, box.minY >= area.minY,
      box.maxY <= area.maxY
    else { return false }
    if captions.contains(where: { $0.isNear(center) }) { return false }
    func isHit(by other: SchematicBar) -> Bool {
      let isShared =
        bar.isLine && other.isLine && bar.axis == other.axis
        && (bar.cross - other.cross).magnitude < 1
      return !isShared && other.strokes.contains { $0.isNear(center) }
    }
    let least = 2 * SchematicMeasures.calloutRadius + 0.5
    return !bars.contains { other in
      let (dx, dy) = (other.callout.x - center.x, other.callout.y - center.y)
      return dx * dx + dy * dy < least * least || isHit(by: other)
    } && !pending.contains(where: isHit)
  }

  /// How much a bar runs over boxes that are not its own, and over other bars.
  private func crossings(of bar: SchematicBar, _ own: [Int]) -> Double {
    let stem = bar.stem
    // Caps and heads keep off the frames of boxes as well.
    let reach = SchematicMeasures.capLength / 2 + 2
    let room =
      bar.axis == .horizontal ? stem.insetBy(dx: 0, dy: -reach) : stem.insetBy(dx: -reach, dy: 0)
    let callout = bar.calloutBox
    let boxesHit = boxes.indices.filter { box in
      let rect = frames[box]
      let isWithin =
        stem.minX >= rect.minX && stem.maxX <= rect.maxX && stem.minY >= rect.minY
        && stem.maxY <= rect.maxY
      return !isWithin && room.intersects(rect) && !own.contains(box)
    }
    let edgesHit = boxes.indices.filter { box in
      frames[box].intersects(callout) && !frames[box].contains(callout)
    }
    let barsHit = bars.filter { $0.stem.intersects(stem) }
    return 30 * Double(boxesHit.count) + 6 * Double(barsHit.count) + 4 * Double(edgesHit.count)
  }

  /// White where blue would drown.
  private func color(of bar: SchematicBar) -> DynamicColor {
    let middle = bar.point((bar.start + bar.end) / 2, bar.cross)
    let below = boxes.indices.last { frames[$0].holds(middle) }
    guard let below, case .filled(let fill) = boxes[below].body else {
      return SchematicMeasures.constraint
    }
    let blue = SchematicMeasures.constraint.light
    let isWhite = fill.contrast(to: SchematicMeasures.white.light) > fill.contrast(to: blue)
    return isWhite ? SchematicMeasures.white : SchematicMeasures.constraint
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

  func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}
