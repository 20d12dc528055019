import LayoutModel

/// The bars of spaces, between their items or beside them.
extension BarShapes {
  typealias Space = (index: Int, bar: SpaceBar)

  /// Groups of spaces whose bars would cover the same stretch at the same place, the inequalities of each first.
  func sharedIntervals(of geometries: [ConstraintGeometry?]) -> [[Space]] {
    var groups: [[Space]] = []
    // Only groups whose middle is near can share an interval, so they are kept by that.
    var near: [Int: [Int]] = [:]
    for (index, geometry) in geometries.enumerated() {
      guard case .space(let bar) = geometry else { continue }
      let lane = Lane(axis: bar.axis, place: bar.middle / theme.badgeDiameter)
      let candidates = (-1...1).flatMap { near[lane.offset(by: $0).number] ?? [] }.sorted()
      let group = candidates.first { group in
        groups[group].contains { shares($0.bar, bar) }
      }
      if let group {
        groups[group].append((index, bar))
        near[lane.number, default: []].append(group)
      } else {
        near[lane.number, default: []].append(groups.count)
        groups.append([(index, bar)])
      }
    }
    return groups.map { group in
      group.filter { constraints[$0.index].relation != .equal }
        + group.filter { constraints[$0.index].relation == .equal }
    }
  }

  private func shares(_ a: SpaceBar, _ b: SpaceBar) -> Bool {
    a.axis == b.axis && a.start < b.end && b.start < a.end
      && (a.middle - b.middle).magnitude < theme.badgeDiameter
  }

  /// A stretch across an axis, of some width.
  struct Lane {
    /// Even for one axis, odd for the other.
    private(set) var number: Int

    /// The lane of a place, counted in widths; those too far outside for an integer share one.
    init(axis: Axis, place: Double) {
      number = 2 * Int(min(max(place.rounded(.down), -1e9), 1e9)) + (axis == .vertical ? 1 : 0)
    }

    func offset(by count: Int) -> Lane {
      var lane = self
      lane.number += 2 * count
      return lane
    }
  }

  /// The place of a bar without neighbours, with its edges on whole points.
  ///
  /// Measured in Interface Builder: half a point before the middle if it is upright, half a point below
  /// it if it is level.
  private func home(of bar: SpaceBar) -> Double {
    (bar.axis == .vertical ? bar.middle - 0.5 : bar.middle + 0.5).rounded(.down) + 0.5
  }

  /// How many steps aside a bar may stand, and into how many parts a wide stretch is divided for places beyond these.
  private func reach(_ detail: Detail, _ count: Int) -> (aside: Int, outside: Int, parts: Int) {
    switch detail {
    case .few: (max(2, count), max(1, count), 0)
    case .many: (max(8, count), max(2, count), 24)
    case .alone: (max(16, count), max(6, count), 24)
    case .far: (2 * max(8, count), max(4, count), 24)
    }
  }

  /// From the middle of a space to the first of several bars: one point before it, as measured in Interface Builder.
  private func first(_ home: Double, _ count: Int) -> Double { home + (count > 1 ? -1 : 0) }

  /// The usual place of a space's bar: a single one in the middle, several side by side.
  func spaceHome(_ space: SpaceBar, _ number: Int, _ count: Int, constraint index: Int) -> IBar {
    let home = home(of: space)
    let aside = first(home, count) - home + theme.badgeDiameter * Double(number)
    return spaceBar(space, cross: home + aside, isLast: number + 1 == count, constraint: index)
  }

  /// - Parameter isLast: Whether no bar of the same interval stands after it, where its sign would be.
  private func spaceBar(
    _ space: SpaceBar, cross: Double, isLast: Bool, constraint index: Int
  ) -> IBar {
    let home = home(of: space)
    let shown = shown(home, across: space.axis, shift: (cross - home).magnitude)
    var bar = bar(
      space.axis, (space.start, space.end), cross: shown == home ? cross : shown,
      constraint: index)
    if let sign = bar.signCross, !isLast, 2 * bar.cross - sign > signReach {
      bar.signCross = 2 * bar.cross - sign
    }
    (bar.startItem, bar.endItem) = (space.startItem, space.endItem)
    (bar.isOpenAtStart, bar.isOpenAtEnd) = (space.isOpenAtStart, space.isOpenAtEnd)
    return bar
  }

  /// The places of a space's bar: where both items are beside each other, and then just outside, with thin lines to
  /// the items.
  func spacePlaces(
    _ space: SpaceBar, _ number: Int, _ count: Int, _ detail: Detail, constraint index: Int
  ) -> [Place] {
    let step =
      switch detail {
      case .few, .many: theme.badgeDiameter
      case .alone: theme.badgeDiameter / 2
      case .far: theme.lineDistance
      }
    let first = first(home(of: space), count)
    let preferred = first + theme.badgeDiameter * Double(number)
    return crosses(of: space, first, preferred, count, step: step, index, detail).map {
      look, cross in
      // Bars keep a badge's distance from each other where they can.
      let isBetween = detail == .alone && look.magnitude < Look.outside && !look.isMultiple(of: 2)
      let distance = (cross - preferred).magnitude + (isBetween ? theme.badgeDiameter : 0)
      return Place(
        bar: spaceBar(space, cross: cross, isLast: number + 1 == count, constraint: index),
        tally: Tally(distance: distance), look: look)
    }.sorted { $0.tally < $1.tally }
  }

  /// The places across its axis of a space's bar, with what is the same in bars that stand alike: the number of a
  /// step, or of a place outside.
  private func crosses(
    of space: SpaceBar, _ first: Double, _ preferred: Double, _ count: Int, step: Double,
    _ index: Int, _ detail: Detail
  ) -> [(look: Int, cross: Double)] {
    let reach = reach(detail, count)
    // Of two that are as far, the one below or at the right comes first, as in Interface Builder.
    let numbers: [Int] = [0] + (1...reach.aside).flatMap { [$0, -$0] }
    // Those of one interval stand beside each other at each place.
    let steps = numbers.map { (look: $0, cross: preferred + step * Double($0)) }
    guard let common = detail.isTogether ? space.row ?? common(of: space) : common(of: space)
    else { return steps }
    let room = theme.capLength / 2
    // Of a wide stretch some places all over it.
    let wide = places(in: common, parts: reach.parts)
      .map { (look: $0.look, cross: $0.cross + preferred - first) }
      .filter { ($0.cross - preferred).magnitude > step * Double(reach.aside) }
      .map { (look: $0.look, cross: $0.cross.rounded(.down) + 0.5) }
    func isInside(_ cross: Double) -> Bool {
      common.start + room <= cross && cross <= common.end - room
    }
    // A short bar has no sign on it, and finds a place between short texts beside their centre line; a row that has no
    // room for a step finds one beside a baseline.
    let isShort = IBar.isShort(space.end - space.start)
    let aside = isShort ? theme.lineDistance + 1 : theme.lineDistance
    // There a sign on it would be clear of the line too.
    let free = theme.badgeDiameter / 2 + theme.lineWidth
    let close =
      isShort
        || detail.isTogether && steps.count { isInside($0.cross) } < 2
          && (space.row != nil || isBesideBaseline(index))
      ? [(1, aside), (-1, aside), (2, free), (-2, free)].map { look, distance in
        (look: Look.close + look, cross: preferred + Double(look.signum()) * distance)
      } : []
    let inside = (steps + close + wide).filter { isInside($0.cross) }
    let isBeside = space.startItem?.meets(space.endItem) ?? false
    guard isBeside || inside.isEmpty || detail == .far else { return inside }
    if space.row != nil, detail.isTogether, !inside.isEmpty { return inside }
    // More places inside come first.
    let covered = step * Double(reach.aside + 1)
    if detail == .few, !inside.isEmpty, 2 * covered < common.length { return inside }
    let outside = lanes(around: common, count: 2 * reach.outside, look: Look.outside)
    let beyond = isBetweenSiblings(index) ? ends(beyond: space, detail) : []
    return (inside.isEmpty ? [(look: 0, cross: preferred)] : inside) + outside + beyond
  }

  /// The places just outside of the wider item of a space, where no text of it is.
  private func ends(
    beyond space: SpaceBar, _ detail: Detail
  ) -> [(look: Int, cross: Double)] {
    guard let first = space.startItem, let second = space.endItem else { return [] }
    let both = Stretch((min(first.start, second.start), max(first.end, second.end)))
    return lanes(around: both, count: detail.isTogether ? 2 : 4, look: Look.beyond)
  }

  /// What is the same in bars that stand alike: the number of a step, or one of these and the number of a place.
  private enum Look {
    /// Outside of what both items have in common, and of both items.
    static let outside = 1000
    static let beyond = 1100
    /// All over a wide stretch, and between two steps.
    static let wide = 2000
    static let close = 3000
  }

  /// Places at both sides of a stretch, those before it first.
  private func lanes(
    around stretch: Stretch, count: Int, look: Int
  ) -> [(look: Int, cross: Double)] {
    (0..<count).map { lane in
      let aside = theme.heightBarDistance + theme.badgeDiameter * Double(lane / 2)
      let cross = lane % 2 == 0 ? stretch.start - aside : stretch.end + aside
      return (look: look + lane, cross: cross.rounded(.down) + 0.5)
    }
  }

  /// The places between equal parts of a stretch.
  private func places(in stretch: Stretch, parts: Int) -> [(look: Int, cross: Double)] {
    (1..<max(1, parts)).map { part in
      let cross = stretch.start + Double(part) / Double(parts) * stretch.length
      return (look: Look.wide + part, cross: cross)
    }
  }

  private func isBetweenSiblings(_ index: Int) -> Bool {
    let layout = canvas.layout
    let items = constraints[index].items.map(layout.owner)
    return !items.contains { item in items.contains { layout.view(item, holds: $0) } }
  }

  /// What both items of a space have in common across its axis, or what lies between them there; nil if one has no
  /// place there.
  private func common(of space: SpaceBar) -> Stretch? {
    guard let first = space.startItem, let second = space.endItem else { return nil }
    let (start, end) = (max(first.start, second.start), min(first.end, second.end))
    return Stretch((min(start, end), max(start, end)))
  }
}
