import LayoutModel

/// Gives every bar a place where it is distinct from the others and hides no sign.
///
/// It depends only on the constraints in their order. Alignments stay where they are. Size bars come next,
/// since they belong to one side of their view. Bars of spaces follow, which may move away from the
/// middle, and last the signs of alignments, which have the most room. Bars that find no place of their own
/// in this order come first in a second one.
struct BarPlacement {
  let canvas: CanvasLayout
  let constraints: [LayoutConstraint]
  let selected: Set<Int>
  let obstacles: Obstacles
  let theme: Theme
  var placed = BarIndex()
  /// The spaces, which the bars of sizes leave room for.
  var spaces = SpaceIndex()
  /// The sides that have a sign already, with its look, by their views.
  var signed: [Int: [SignedSide]] = [:]
  /// The attempt, by its place, that succeeded last for bars with these places: nothing becomes free.
  private var reached: [Places: Int] = [:]
  /// The constraints whose bars lie on others, for want of a place.
  private var stuck: Set<Int> = []
  /// More stuck ones than these find no place in another order either.
  private static let mostUrgent = 16
  /// The free places of signs, by their shapes.
  private var grids: [IBar: SignGrid] = [:]

  /// What determines the places of bars.
  private struct Places: Hashable {
    var first: [IBar]
    var preferred: Int
  }

  /// The bars and lines of each constraint, by its index.
  /// - Parameters:
  ///   - constraints: The layout's constraints, followed by inactive ones.
  ///   - selected: The constraints that are shown selected.
  ///   - obstacles: Boxes that stay legible.
  static func bars(
    for geometries: [ConstraintGeometry?], of constraints: [LayoutConstraint],
    selected: Set<Int>, in canvas: CanvasLayout, avoiding obstacles: Obstacles, _ theme: Theme
  ) -> [[IBar]] {
    func placed(urgent: Set<Int>) -> (bars: [[IBar]], stuck: Set<Int>) {
      var placement = BarPlacement(
        canvas: canvas, constraints: constraints, selected: selected, obstacles: obstacles,
        theme: theme)
      return (placement.place(geometries, urgent: urgent), placement.stuck)
    }
    let usual = placed(urgent: [])
    guard 1...mostUrgent ~= usual.stuck.count else { return usual.bars }
    let other = placed(urgent: usual.stuck)
    return other.stuck.count < usual.stuck.count ? other.bars : usual.bars
  }

  /// The bars of each constraint, those of urgent ones placed first.
  private mutating func place(
    _ geometries: [ConstraintGeometry?], urgent: Set<Int>
  ) -> [[IBar]] {
    var bars = [[IBar]](repeating: [], count: geometries.count)
    let lines = lines(of: geometries)
    for line in lines { placed.insert(line.bar.withoutSign, theme) }
    for outline in outlines { placed.insert(outline, theme) }
    for (index, geometry) in geometries.enumerated() {
      guard case .space(let bar) = geometry else { continue }
      spaces.insert(bar, hasSign: hasSign(index))
    }
    let (sizes, groups) = (classes(of: sizes(of: geometries)), sharedIntervals(of: geometries))
    for isUrgent in urgent.isEmpty ? [false] : [true, false] {
      for group in sizes where group.contains(where: { urgent.contains($0.index) }) == isUrgent {
        for (index, placed) in placeSizes(group) { bars[index] = placed }
      }
      for group in groups where group.contains(where: { urgent.contains($0.index) }) == isUrgent {
        for (index, bar) in placeSpaces(group) { bars[index] = [bar] }
      }
    }
    for (index, line) in lines {
      bars[index] = line.badge == nil ? [line] : place([], 1) { _, _ in [line] } ?? [line]
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
    /// Bars may stand closer, and further away, with signs at their ends.
    case close
    /// Signs may stand on the lines of others.
    case linesApart
    /// Bars may be hard to distinguish, as long as no sign hides another.
    case signsOnly
    /// Signs may stand off their bars too, in line with them.
    case detached
    /// Signs may stand anywhere, the nearer the better.
    case scattered

    /// What has to be distinct of two bars.
    var ofBars: IBar.Demand {
      switch self {
      case .middle, .sliding, .overCaptions: .everything
      case .close: .close
      case .linesApart: .lines
      case .signsOnly, .detached, .scattered: .signs
      }
    }
  }

  /// Bars that belong together, with their signs where they are free; nil where one cannot be.
  private mutating func settled(_ bars: [IBar], _ demand: Demand) -> [IBar]? {
    if demand == .scattered { return scattered(bars) }
    var accepted: [IBar] = []
    let bounds = canvas.frame(of: .view(0))
    let overhang = demand == .detached ? .infinity : demand == .close ? theme.badgeDiameter : 0
    for bar in bars {
      // Where its line cannot be, no sign helps.
      if demand.ofBars != .signs, placed.collides(with: bar.withoutSign, theme, demand.ofBars) {
        return nil
      }
      let choices =
        demand == .middle ? [bar] : bar.slid(inside: bounds, overhang: overhang, theme)
      let free = choices.first { choice in
        choice.isInside(bounds, theme)
          && !hidesObstacle(choice, demand)
          && !placed.collides(with: choice, theme, demand.ofBars)
          && !accepted.contains { $0.collides(with: choice, theme, demand.ofBars) }
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
          || placed.collides(with: choice, theme, .signs)
      } isRefused: { place in
        let choice = bar.signed(at: place)
        return accepted.contains { $0.collides(with: choice, theme, .signs) }
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
    let covered = signs + (isStrict && !bar.isPlainLine ? bar.inkBoxes(theme) : [])
    return obstacles.handles.contains { handle in signs.contains { $0.intersects(handle) } }
      || covered.contains { box in
        obstacles.texts(near: box).contains { box.intersects($0.box) }
      }
  }

  /// The first of so many arrangements of bars that is free, by falling demands; the first at all if none
  /// is, or nil if their lines have to be apart from others and cannot be.
  /// - Parameters:
  ///   - indices: The constraints that the bars are of.
  ///   - count: The number of arrangements.
  ///   - preferred: The number of arrangements before the others that are less good in any case.
  ///   - farthest: The number of arrangements before any lines may lie on each other.
  mutating func place(
    _ indices: [Int], _ count: Int, preferred: Int = 0, farthest: Int? = nil,
    mustBeApart: Bool = false, _ arrangement: (BarPlacement, Int) -> [IBar]
  ) -> [IBar]? {
    let best = arrangement(self, 0)
    // The first two places, one on each side, determine all others.
    let key = Places(
      first: (best + arrangement(self, 1)).map(\.footprint), preferred: preferred)
    let demands = Demand.allCases.filter { !mustBeApart || $0.ofBars != .signs }
    let attempts =
      [Demand.middle, .sliding].map { (demand: $0, count: preferred) }
      + demands.map { demand in
        (demand: demand, count: [.close, .linesApart].contains(demand) ? farthest ?? count : count)
      }
    var level = reached[key, default: 0]
    var found: [IBar]?
    search: while level < attempts.count {
      for number in 0..<attempts[level].count {
        found = settled(arrangement(self, number), attempts[level].demand)
        if found != nil { break search }
      }
      level += 1
    }
    if mustBeApart, found == nil { return nil }
    if level > 0 { reached[key] = level }
    if level == attempts.count || attempts[level].demand.ofBars == .signs {
      stuck.formUnion(indices)
    }
    let bars = found ?? best
    for bar in bars { placed.insert(bar, theme) }
    return bars
  }

  /// The least distance of a bar from the canvas's edge, so that its sign is inside.
  var signReach: Double { theme.badgeDiameter / 2 + 0.5 }

  /// The place of a bar across an axis; what is outside the canvas is shown so far inside its edge.
  func shown(_ cross: Double, across axis: Axis, shift: Double) -> Double {
    let (near, far) = canvas.frame(of: .view(0)).range(axis.across)
    if cross > far - signReach { return max(near, far - signReach - shift) }
    if cross < near + signReach { return min(far, near + signReach + shift) }
    return cross
  }

  /// A bar over an interval, with its sign in the middle of what can be seen of it.
  func bar(
    _ axis: Axis, _ interval: (start: Double, end: Double), cross: Double, constraint index: Int?
  ) -> IBar {
    let root = canvas.frame(of: .view(0))
    let (low, high) = root.range(axis)
    let (near, far) = root.range(axis.across)
    // Bars outside the canvas are shown at its edge.
    let reach = signReach
    let middle = (max(interval.start, low) + min(interval.end, high)) / 2
    return IBar(
      axis: axis, start: interval.start, end: interval.end,
      cross: canvas.crisp(min(max(cross, near + reach), far - reach)),
      signPlace: min(max(middle, low + reach), high - reach),
      badge: index.flatMap { Badge(constraints[$0], on: canvas) },
      delta: index.flatMap { canvas.delta(ofConstraint: $0) })
  }
}
