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

  /// How many steps aside a bar may stand, and how many just outside its items.
  private static let mostAside = 8
  private static let mostOutside = 2
  /// Into how many parts a wide stretch is divided for places beyond these.
  private static let mostAllOver = 24

  /// The places of a space's bar: where both items are beside each other, and then just outside, with thin lines to
  /// the items.
  ///
  /// A single bar stands in the middle; several stand side by side from one point before it, as measured in
  /// Interface Builder.
  func spacePlaces(
    _ space: SpaceBar, _ number: Int, _ count: Int, step: Double, constraint index: Int
  ) -> [Place] {
    let home = home(of: space)
    let first = home + (count > 1 ? -1 : 0)
    let preferred = first + theme.badgeDiameter * Double(number)
    let most = max(Self.mostAside, count) * Int(theme.badgeDiameter / step)
    // What is the same in bars that stand alike is the number of a step, or of a place outside.
    var crosses = (-most...most).map { (look: $0, cross: first + step * Double($0)) }
    let usual = (look: count > 1 ? number : 0, cross: preferred)
    if let common = common(of: space) {
      let room = theme.capLength / 2
      // Of a wide stretch some places all over it.
      let wide = (1..<Self.mostAllOver).map { part -> (look: Int, cross: Double) in
        let share = Double(part) / Double(Self.mostAllOver)
        let cross = common.start + share * (common.end - common.start)
        return (look: 2000 + part, cross: cross.rounded(.down) + 0.5)
      }.filter { ($0.cross - first).magnitude > step * Double(most) }
      let inside = (crosses + wide).filter {
        common.start + room <= $0.cross && $0.cross <= common.end - room
      }
      let outside = (0..<2 * max(Self.mostOutside, count)).map { lane in
        let aside = theme.heightBarDistance + theme.badgeDiameter * Double(lane / 2)
        let cross = lane % 2 == 0 ? common.start - aside : common.end + aside
        return (look: 1000 + lane, cross: cross.rounded(.down) + 0.5)
      }
      let isBeside = space.startItem?.meets(space.endItem) ?? false
      crosses = (inside.isEmpty ? [usual] : inside) + (isBeside || inside.isEmpty ? outside : [])
    }
    var known: Set<Double> = []
    return crosses.compactMap { look, cross -> Place? in
      let aside = (cross - home).magnitude
      let shown = shown(home, across: space.axis, shift: aside)
      var bar = bar(
        space.axis, (space.start, space.end), cross: shown == home ? cross : shown,
        constraint: index)
      guard known.insert(bar.cross).inserted else { return nil }
      (bar.startItem, bar.endItem) = (space.startItem, space.endItem)
      (bar.isOpenAtStart, bar.isOpenAtEnd) = (space.isOpenAtStart, space.isOpenAtEnd)
      return Place(
        bar: bar, tally: Tally(distance: (cross - preferred).magnitude), look: look)
    }.sorted { $0.tally < $1.tally }
  }

  /// What both items of a space have in common across its axis, or what lies between them there; nil if one has no
  /// place there.
  private func common(of space: SpaceBar) -> Stretch? {
    guard let first = space.startItem, let second = space.endItem else { return nil }
    let (start, end) = (max(first.start, second.start), min(first.end, second.end))
    return Stretch((min(start, end), max(start, end)))
  }
}
