import LayoutModel

/// The bars of spaces, which may move away from the middle.
extension BarPlacement {
  typealias Space = (index: Int, bar: SpaceBar)

  /// Groups of spaces whose bars would cover the same stretch at the same place.
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
    return groups
  }

  /// Whether the bar of a constraint has a badge or a pill.
  func hasSign(_ index: Int) -> Bool {
    Badge(constraints[index], on: canvas) != nil || canvas.delta(ofConstraint: index) != nil
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
  private func place(of bar: SpaceBar) -> Double {
    (bar.axis == .vertical ? bar.middle - 0.5 : bar.middle + 0.5).rounded(.down) + 0.5
  }

  private func bar(of space: Space, cross: Double) -> IBar {
    var bar = bar(
      space.bar.axis, (space.bar.start, space.bar.end), cross: cross, constraint: space.index)
    (bar.startItem, bar.endItem) = (space.bar.startItem, space.bar.endItem)
    (bar.isOpenAtStart, bar.isOpenAtEnd) = (space.bar.isOpenAtStart, space.bar.isOpenAtEnd)
    return bar
  }

  /// A single bar stands in the middle; several stand side by side from one point before it,
  /// inequalities first, as measured in Interface Builder, or each for itself where there is no such place.
  mutating func placeSpaces(_ group: [Space]) -> [(index: Int, bar: IBar)] {
    let equalities = group.filter { constraints[$0.index].relation == .equal }
    let inequalities = group.filter { constraints[$0.index].relation != .equal }
    let spaces = inequalities + equalities
    if spaces.count > 1 {
      if let bars = place(spaces, mustBeApart: true) {
        return zip(spaces, bars).map { ($0.index, $1) }
      }
    }
    return spaces.flatMap { space in
      zip([space.index], place([space], mustBeApart: false) ?? []).map { ($0, $1) }
    }
  }

  /// The bars of spaces side by side; nil where they have to be apart from others and cannot be.
  private mutating func place(_ spaces: [Space], mustBeApart: Bool) -> [IBar]? {
    let step = theme.badgeDiameter
    let start = spaces.count > 1 ? -1.0 : 0
    // The last places are closer to each other.
    let (usual, all) = (72, 232)
    return place(
      spaces.map(\.index), 24, farthest: all, mustBeApart: mustBeApart
    ) { placement, number in
      // The offsets 0, 1, -1, 2, -2, …
      let rank = number < usual ? number : number - usual
      let aside = Double((rank + 1) / 2) * (rank % 2 == 0 ? -1 : 1)
      let shift = aside * (number < usual ? step : placement.theme.lineDistance)
      return spaces.enumerated().map { position, space in
        let home = placement.place(of: space.bar)
        let aside = start + step * Double(position) + shift
        let cross = placement.shown(home, across: space.bar.axis, shift: aside.magnitude)
        return placement.bar(of: space, cross: cross == home ? home + aside : cross)
      }
    }
  }
}
