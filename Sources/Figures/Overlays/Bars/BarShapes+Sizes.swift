import LayoutModel

/// The bars of widths and heights, beside their views or in them.
extension BarShapes {
  /// The place of a size bar: the number of bars from the lower or trailing edge, or from the other.
  struct SizeRow: Hashable {
    var isFarSide: Bool
    var number: Double
    /// Whether it is in the view and not beside it.
    var isInside = false

    /// How many bars of the same interval stand between it and the edge.
    var inner = 0

    /// The row with some bars of the same interval between it and the edge.
    func after(_ inner: Int) -> SizeRow {
      var row = self
      row.inner = inner
      return row
    }
  }

  static let rows =
    rows([0, 1], isInside: false) + rows([0, 1], isInside: true)
    + rows([2, 3], isInside: false) + rows([2, 3], isInside: true)

  /// Of an item as large as the canvas, bars are at its edges and beside all that is in it.
  private static let rowsOfScreen =
    rows([0, 1], isInside: false)
    + (0..<5).map { SizeRow(isFarSide: true, number: Double($0), isInside: true) }
    + (0..<5).flatMap { number in
      [false, true].map {
        SizeRow(isFarSide: $0, number: Double($0 ? number + 5 : number), isInside: true)
      }
    }

  private func rows(of side: Side, _ detail: Detail) -> [SizeRow] {
    switch detail {
    case .few, .many, .alone: hasRoomBeside(side) ? Self.rows(detail) : Self.rowsOfScreen
    case .far: Self.rows(detail)
    }
  }

  private static func rows(_ detail: Detail) -> [SizeRow] {
    switch detail {
    case .few: Array(rows.prefix(6))
    case .many, .alone: rows
    case .far: farRows
    }
  }

  /// Half a bar apart, beside the view and in it.
  private static let farRows = (0..<16).flatMap { number in
    [false, true].flatMap { rows([0.5 * Double(number)], isInside: $0) }
  }

  private static func rows(_ numbers: [Double], isInside: Bool) -> [SizeRow] {
    numbers.flatMap { number in
      [true, false].map { SizeRow(isFarSide: $0, number: number, isInside: isInside) }
    }
  }

  /// What sizes of one interval have in common, such as a height of at least 44 points and the optional one of 50.
  private struct SizeTerms: Hashable {
    var items: [LayoutItem]
    var attributes: [Attribute]
    var multiplier: Double

    init(_ rule: LayoutConstraint) {
      items = rule.items
      attributes = [rule.firstAttribute, rule.secondAttribute]
      multiplier = rule.multiplier
    }
  }

  /// The interval, counted from 1, of each size that shares one with others, and its number there: those of
  /// inequalities stand nearer to the view.
  func sharedSizes(
    of geometries: [ConstraintGeometry?]
  ) -> [Int: (interval: Int, number: Int)] {
    let sizes = geometries.indices.filter {
      if case .size? = geometries[$0] { true } else { false }
    }
    let groups = Dictionary(grouping: sizes) { SizeTerms(constraints[$0]) }.values
      .filter { group in
        group.count > 1 && group.contains { constraints[$0].relation != .equal } && agree(group)
      }
      .sorted { $0[0] < $1[0] }
    var places: [Int: (interval: Int, number: Int)] = [:]
    for (interval, group) in groups.enumerated() {
      let inner = group.filter { constraints[$0].relation != .equal }
      for (number, index) in (inner + group.filter { !inner.contains($0) }).enumerated() {
        places[index] = (interval + 1, number)
      }
    }
    return places
  }

  /// Whether one length can hold for sizes with the same terms.
  private func agree(_ group: [Int]) -> Bool {
    let rules = group.map { constraints[$0] }
    let least = rules.filter { $0.relation != .lessThanOrEqual }.map(\.constant).max()
    let most = rules.filter { $0.relation != .greaterThanOrEqual }.map(\.constant).min()
    return least ?? -.infinity <= most ?? .infinity
  }

  /// What the next row costs, in points.
  private static let rowCost = 8.0

  /// - Parameter number: Its number among the bars of one interval, which stand side by side.
  func sizePlaces(
    _ side: Side, _ number: Int, _ detail: Detail, constraint index: Int
  ) -> [Place] {
    let rows = rows(of: side, detail).map { $0.after(number) }
    let places = rows.enumerated().map { rank, row in
      let bar = sizeBar(of: side, row, constraint: index)
      let distance = Self.rowCost * Double(rank)
      // Interface Builder has sizes beside their views.
      let tally = row.isInside ? Tally(.away, distance: distance) : Tally(distance: distance)
      return Place(bar: bar, tally: tally, look: rank)
    }
    let (isRoomy, isShort) = (isRoomyLine(side), isShort(side))
    if detail == .few { return places }
    return places
      + zip(rows, places).flatMap { row, place in
        row.isInside
          ? isRoomy ? signedBeyond(place, at: .touches) : []
          : isShort ? signedBeyond(place, at: .away) : []
      }
  }

  /// Whether a bar is so short that its sign stands beside it, over what is there.
  private func isShort(_ side: Side) -> Bool {
    canvas.visibleFrame(of: side.item).length(side.axis) < 2 * theme.badgeDiameter
  }

  /// Whether it is the width of a view that has room for a line of text and a bar, but hardly for the bar's sign.
  private func isRoomyLine(_ side: Side) -> Bool {
    let frame = canvas.visibleFrame(of: side.item)
    return side.axis == .horizontal && 2 * theme.badgeDiameter <= frame.height
      && 2 * frame.height < frame.width
  }

  /// A bar with its sign beyond one of its ends.
  /// - Parameter tier: What the sign costs there: in a view it interrupts what is beside the view.
  private func signedBeyond(_ place: Place, at tier: Tier) -> [Place] {
    let (low, high) = canvas.bounds.range(place.bar.axis)
    let radius = theme.badgeDiameter / 2
    // Touching the bar's cap, or clear of a line that its end lies on.
    let distances = [
      signReach + Clearance.sign, radius + Clearance.signOfLine + theme.lineWidth,
    ]
    return distances.enumerated().flatMap { rank, distance in
      [1, -1].map { direction in
        var other = place
        let end = direction > 0 ? place.bar.end : place.bar.start
        let beyond = end + Double(direction) * distance
        other.bar.signPlace = min(max(beyond, low + radius), high - radius)
        other.bar.signCross = place.bar.cross
        other.tally += Tally(tier, distance: distance)
        other.look += direction * Self.lookBeyond * (rank + 1)
        return other
      }
    }
  }
  /// What a sign beyond an end adds to the look of a place.
  private static let lookBeyond = 1024

  /// Whether the canvas has room on one side of a view.
  func hasRoomBeside(_ side: Side) -> Bool {
    let (near, far) = canvas.visibleFrame(of: side.item).range(side.axis.across)
    let (low, high) = canvas.bounds.range(side.axis.across)
    let room = theme.widthBarDistance + theme.capLength / 2
    return near - room >= low || far + room <= high
  }

  func sizeBar(of side: Side, _ row: SizeRow, constraint index: Int) -> IBar {
    let whole = canvas.frame(of: side.item)
    let frame = canvas.visibleFrame(of: side.item)
    let isWidth = side.axis == .horizontal
    let step =
      theme.badgeDiameter * row.number
      + (theme.badgeDiameter + Clearance.signs) * Double(row.inner)
    let isTick = IBar.isTick(frame.length(side.axis))
    let usual = isWidth ? theme.widthBarDistance : theme.heightBarDistance
    let beside = step + (isTick ? IBar.tickDistance : usual)
    let inside = step + signReach
    // The width's bar lies below, the height's after the trailing edge.
    let isRightToLeft = canvas.layout.canvas.direction == .rightToLeft
    let isAtEnd = row.isFarSide != (!isWidth && isRightToLeft)
    // What covers a screen at its edges is no place for sizes.
    let free = row.isInside && frame.intersects(freeRoot) ? frame.intersection(freeRoot) : frame
    let (near, far) = free.range(side.axis.across)
    let distance = row.isInside ? -min(inside, (far - near) / 2) : beside
    var (start, end) = frame.range(side.axis)
    // A white cap at the edge of a dark view would be a notch in it.
    if row.isInside, hasRoomBeside(side), end - start > 2 * theme.capLength {
      (start, end) = (start + theme.lineWidth, end - theme.lineWidth)
    }
    var bar = bar(
      side.axis, (start, end),
      cross: shown(isAtEnd ? far + distance : near - distance, across: side.axis, shift: step),
      constraint: index)
    bar.isOpenAtStart = frame.range(side.axis).start > whole.range(side.axis).start
    bar.isOpenAtEnd = frame.range(side.axis).end < whole.range(side.axis).end
    if bar.badge != nil, bar.hasTails { moveSignBeyond(&bar) }
    if isTick { bar.tickEdge = row.isInside ? bar.cross : isAtEnd ? far : near }
    // Nearer ones belong to their view without a line to it.
    if row.number > 1 {
      (bar.startItem, bar.endItem) = (Stretch((near, far)), Stretch((near, far)))
    }
    return bar
  }

  /// Beside the bar of a thin view its sign would lie on the view.
  private func moveSignBeyond(_ bar: inout IBar) {
    let reach = theme.tailLength + signReach
    bar.signCross = nil
    bar.signPlace =
      bar.start - reach - signReach < bar.bounds.start ? bar.end + reach : bar.start - reach
  }

  /// A side with what its bar looks like.
  struct SignedSide: Hashable {
    var side: Side
    var badge: Badge?
    var isRequired: Bool
    var status: LayoutStatus
    var delta: String?
    /// The constraint itself if it looks like no other: it is selected, or inactive.
    var alone: Int?
  }

  /// The look of a constraint's bar at a side.
  func signed(_ side: Side, constraint index: Int, selected: Set<Int>) -> SignedSide {
    let constraint = constraints[index]
    let isActive = canvas.layout.constraints.indices.contains(index)
    return SignedSide(
      side: side, badge: Badge(constraint, on: canvas), isRequired: constraint.priority.isRequired,
      status: isActive ? canvas.solved.status(ofConstraint: index) : .satisfied,
      delta: canvas.delta(ofConstraint: index),
      alone: selected.contains(index) || !isActive ? index : nil)
  }
}
