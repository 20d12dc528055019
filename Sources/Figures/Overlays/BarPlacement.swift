import LayoutModel

/// Boxes that bars and their signs avoid, in the root's coordinates.
struct Obstacles: Hashable, Sendable {
  /// Texts, which no sign may hide, and no line if there is another place for it.
  var captions: [Rect]
  /// Handles, which no sign may hide; lines end at them.
  var handles: [Rect]
}

/// Gives every bar a place where it is distinct from the others and hides no sign.
///
/// It depends only on the constraints in their order. Size bars come first, since they belong to
/// one side of their view. Bars of spaces follow, which may move away from the middle.
struct BarPlacement {
  private let canvas: CanvasLayout
  private let constraints: [LayoutConstraint]
  private let selected: Set<Int>
  private let obstacles: Obstacles
  private let theme: Theme
  private var placed = BarIndex()
  private var signed: Set<SignedSide> = []
  /// The demand, by its place, that was met last by bars with these first places: nothing becomes free.
  private var reached: [[IBar]: Int] = [:]
  /// The free places of signs, by their shapes.
  private var grids: [IBar: SignGrid] = [:]

  /// The bars of each constraint, by its index; none for those drawn as plain lines.
  /// - Parameters:
  ///   - constraints: The layout's constraints, followed by inactive ones.
  ///   - selected: The constraints that are shown selected.
  ///   - obstacles: Boxes that stay legible.
  static func bars(
    for geometries: [ConstraintGeometry?], of constraints: [LayoutConstraint],
    selected: Set<Int>, in canvas: CanvasLayout, avoiding obstacles: Obstacles, _ theme: Theme
  ) -> [[IBar]] {
    var placement = BarPlacement(
      canvas: canvas, constraints: constraints, selected: selected, obstacles: obstacles,
      theme: theme)
    var bars = [[IBar]](repeating: [], count: geometries.count)
    for (index, geometry) in geometries.enumerated() {
      if case .size(let sides) = geometry {
        bars[index] = placement.placeSizes(sides, constraint: index)
      }
    }
    for group in placement.sharedIntervals(of: geometries) {
      for (index, bar) in placement.placeSpaces(group) { bars[index] = [bar] }
    }
    return bars
  }

  /// The demands on a place, the best first.
  private enum Demand: CaseIterable {
    /// Signs stand in the middle of their bars, and hide nothing.
    case middle
    /// Signs may stand elsewhere on their bars.
    case sliding
    /// Lines may run over texts, which no sign may in any case.
    case overCaptions
    /// Bars may be hard to distinguish, as long as no sign hides another.
    case signsOnly
    /// Signs may stand off their bars too, in line with them.
    case detached
    /// Signs may stand anywhere, the nearer the better.
    case scattered
  }

  /// Bars that belong together, with their signs where they are free; nil where one cannot be.
  private mutating func settled(_ bars: [IBar], _ demand: Demand) -> [IBar]? {
    if demand == .scattered { return scattered(bars) }
    var accepted: [IBar] = []
    let bounds = canvas.frame(of: .view(0))
    let signsOnly = [.signsOnly, .detached].contains(demand)
    for bar in bars {
      let choices =
        demand == .middle
        ? [bar] : bar.slid(inside: bounds, isDetached: demand == .detached, theme)
      let free = choices.first { choice in
        choice.isInside(bounds, theme)
          && !hidesObstacle(choice, demand)
          && !placed.collides(with: choice, theme, signsOnly: signsOnly)
          && !accepted.contains { $0.collides(with: choice, theme, signsOnly: signsOnly) }
      }
      guard let free else { return nil }
      accepted.append(free)
    }
    return accepted
  }

  /// Bars with their signs at the nearest places of the figure that are free; nil where there is none.
  private mutating func scattered(_ bars: [IBar]) -> [IBar]? {
    var accepted: [IBar] = []
    let bounds = canvas.frame(of: .view(0))
    for bar in bars {
      guard bar.isLineInside(bounds, theme) else { return nil }
      let shape = bar.signShape
      var grid =
        shape.flatMap { grids.removeValue(forKey: $0) }
        ?? SignGrid(bounds, step: theme.badgeDiameter / 2)
      let place = grid.nearest(to: bar.badgeCenter) { place in
        let choice = bar.signed(at: place)
        return !choice.isInside(bounds, theme) || hidesObstacle(choice, .scattered)
          || placed.collides(with: choice, theme, signsOnly: true)
      } isRefused: { place in
        let choice = bar.signed(at: place)
        return accepted.contains { $0.collides(with: choice, theme, signsOnly: true) }
      }
      if let shape { grids[shape] = grid }
      guard let place else { return nil }
      accepted.append(bar.signed(at: place))
    }
    return accepted
  }

  private func hidesObstacle(_ bar: IBar, _ demand: Demand) -> Bool {
    let isStrict = demand == .middle || demand == .sliding
    let signs = bar.signBoxes(theme)
    let covered = signs + (isStrict ? [bar.lineBox(theme)] : [])
    return obstacles.handles.contains { handle in signs.contains { $0.intersects(handle) } }
      || obstacles.captions.contains { text in covered.contains { $0.intersects(text) } }
  }

  /// The first of so many arrangements of bars that is free, by falling demands; the first at all if none
  /// is.
  private mutating func place(
    _ count: Int, _ arrangement: (BarPlacement, Int) -> [IBar]
  ) -> [IBar] {
    let best = arrangement(self, 0)
    // The first two places, one on each side, determine all others.
    let key = (best + arrangement(self, 1)).map(\.footprint)
    let demands = Demand.allCases
    var level = reached[key, default: 0]
    var found: [IBar]?
    search: while level < demands.count {
      for number in 0..<count {
        found = settled(arrangement(self, number), demands[level])
        if found != nil { break search }
      }
      level += 1
    }
    reached[key] = level
    let bars = found ?? best
    for bar in bars { placed.insert(bar, theme) }
    return bars
  }

  // MARK: - Sizes

  /// The bars of one constraint stand at the same distance from each of its views.
  ///
  /// A side with an equals sign of a constraint that looks the same gets no second sign.
  private mutating func placeSizes(_ sides: [Side], constraint index: Int) -> [IBar] {
    let sides = sides.filter { !signed.contains(signedSide($0, constraint: index)) }
    if sides.isEmpty { return [] }
    let bars = place(BarPlacement.sizeRows.count) { placement, number in
      sides.map {
        placement.sizeBar(of: $0, BarPlacement.sizeRows[number], constraint: index)
      }
    }
    if Badge(constraints[index]) == .equal {
      signed.formUnion(sides.map { signedSide($0, constraint: index) })
    }
    return bars
  }

  /// A side with what its bar looks like.
  private struct SignedSide: Hashable {
    var side: Side
    var badge: Badge?
    var isRequired: Bool
    var status: LayoutStatus
    var delta: String?
    /// The constraint itself if it is selected, which looks like no other.
    var selected: Int?
  }

  private func signedSide(_ side: Side, constraint index: Int) -> SignedSide {
    let constraint = constraints[index]
    let isActive = canvas.layout.constraints.indices.contains(index)
    return SignedSide(
      side: side, badge: Badge(constraint), isRequired: constraint.priority.isRequired,
      status: isActive ? canvas.solved.status(ofConstraint: index) : .satisfied,
      delta: canvas.delta(ofConstraint: index),
      selected: selected.contains(index) || !isActive ? index : nil)
  }

  /// The place of a size bar: the number of bars from the lower or trailing edge, or the other.
  private typealias SizeRow = (isFarSide: Bool, number: Int)

  private static let sizeRows: [SizeRow] = (0..<4).flatMap { [(true, $0), (false, $0)] }

  private func sizeBar(of side: Side, _ row: SizeRow, constraint index: Int) -> IBar {
    let frame = canvas.frame(of: .view(side.view))
    let isWidth = side.axis == .horizontal
    let step = theme.badgeDiameter * Double(row.number)
    let distance = step + (isWidth ? theme.widthBarDistance : theme.heightBarDistance)
    // The width's bar lies below, the height's after the trailing edge.
    let isRightToLeft = canvas.layout.canvas.direction == .rightToLeft
    let isAtEnd = row.isFarSide != (!isWidth && isRightToLeft)
    let (near, far) = frame.range(side.axis.across)
    return bar(
      side.axis, frame.range(side.axis), cross: isAtEnd ? far + distance : near - distance,
      constraint: index)
  }

  private func bar(
    _ axis: Axis, _ interval: (start: Double, end: Double), cross: Double, constraint index: Int
  ) -> IBar {
    let root = canvas.frame(of: .view(0))
    let (low, high) = root.range(axis)
    let (near, far) = root.range(axis.across)
    // Bars outside the canvas are shown at its edge.
    let reach = theme.badgeDiameter / 2 + 0.5
    let middle = (max(interval.start, low) + min(interval.end, high)) / 2
    return IBar(
      axis: axis, start: interval.start, end: interval.end,
      cross: canvas.crisp(min(max(cross, near + reach), far - reach)),
      signPlace: min(max(middle, low + reach), high - reach),
      badge: Badge(constraints[index]),
      delta: canvas.delta(ofConstraint: index))
  }

  // MARK: - Spaces

  private typealias Space = (index: Int, bar: SpaceBar)

  /// Groups of spaces whose bars would cover the same stretch at the same place.
  private func sharedIntervals(of geometries: [ConstraintGeometry?]) -> [[Space]] {
    var groups: [[Space]] = []
    // Only groups whose middle is near can share an interval, so they are kept by that.
    var near: [Lane: [Int]] = [:]
    for (index, geometry) in geometries.enumerated() {
      guard case .space(let bar) = geometry else { continue }
      // A place too far outside the canvas for an integer shares a lane.
      let number = (bar.middle / theme.badgeDiameter).rounded(.down)
      let lane = Lane(axis: bar.axis, number: Int(min(max(number, -1e9), 1e9)))
      let candidates = (-1...1).flatMap { near[lane.offset(by: $0)] ?? [] }.sorted()
      let group = candidates.first { group in
        groups[group].contains { shares($0.bar, bar) }
      }
      if let group {
        groups[group].append((index, bar))
        near[lane, default: []].append(group)
      } else {
        near[lane, default: []].append(groups.count)
        groups.append([(index, bar)])
      }
    }
    return groups
  }

  private func shares(_ a: SpaceBar, _ b: SpaceBar) -> Bool {
    a.axis == b.axis && a.start < b.end && b.start < a.end
      && (a.middle - b.middle).magnitude < theme.badgeDiameter
  }

  /// A stretch across an axis as wide as a badge.
  private struct Lane: Hashable {
    var axis: Axis
    var number: Int

    func offset(by count: Int) -> Lane { Lane(axis: axis, number: number + count) }
  }

  /// The place of a bar without neighbours, with its edges on whole points.
  ///
  /// Measured in Interface Builder: half a point before the middle if it is upright, half a point below
  /// it if it is level.
  private func place(of bar: SpaceBar) -> Double {
    (bar.axis == .vertical ? bar.middle - 0.5 : bar.middle + 0.5).rounded(.down) + 0.5
  }

  /// A single bar stands in the middle; several stand side by side from one point before it,
  /// inequalities first, as measured in Interface Builder.
  private mutating func placeSpaces(_ group: [Space]) -> [(index: Int, bar: IBar)] {
    let equalities = group.filter { constraints[$0.index].relation == .equal }
    let inequalities = group.filter { constraints[$0.index].relation != .equal }
    let step = theme.badgeDiameter
    let start = group.count > 1 ? -1.0 : 0
    let spaces = inequalities + equalities
    let bars = place(24) { placement, number in
      // The offsets 0, 1, -1, 2, -2, …
      let aside = Double((number + 1) / 2) * (number % 2 == 0 ? -1 : 1)
      return spaces.enumerated().map { position, space in
        placement.bar(
          space.bar.axis, (space.bar.start, space.bar.end),
          cross: placement.place(of: space.bar) + start + step * (Double(position) + aside),
          constraint: space.index)
      }
    }
    return zip(spaces, bars).map { ($0.index, $1) }
  }
}
