import LayoutModel

/// The bars of widths and heights, beside their views or in them.
extension BarPlacement {
  /// The sizes of a constraint.
  typealias Sizes = (index: Int, sides: [Side])

  /// The sizes with the indices of their constraints, those last that can only stand in a view.
  func sizes(of geometries: [ConstraintGeometry?]) -> [Sizes] {
    let sizes = geometries.enumerated().compactMap { index, geometry in
      if case .size(let sides) = geometry { (index: index, sides: sides) } else { nil }
    }
    func isInside(_ sides: [Side]) -> Bool { !sides.allSatisfy(hasRoomBeside) }
    return sizes.filter { !isInside($0.sides) } + sizes.filter { isInside($0.sides) }
  }

  /// What constraints of one class have in common.
  private struct SizeClass: Hashable {
    var attributes: [Attribute]
    var relation: Relation
    var priority: Priority
    var status: LayoutStatus
    var kinds: [ViewKind]
    var superviews: [Int?]
  }

  /// Sizes in classes, each where its first one was; a class stands alike.
  func classes(of sizes: [Sizes]) -> [[Sizes]] {
    var groups: [[Sizes]] = []
    var places: [SizeClass: Int] = [:]
    for size in sizes {
      guard let kind = sizeClass(of: size) else {
        groups.append([size])
        continue
      }
      if let place = places[kind] {
        groups[place].append(size)
      } else {
        places[kind] = groups.count
        groups.append([size])
      }
    }
    return groups
  }

  /// The class of an active constraint that is not selected and has no difference to show; nil of any other.
  private func sizeClass(of size: Sizes) -> SizeClass? {
    guard canvas.layout.constraints.indices.contains(size.index), !selected.contains(size.index),
      canvas.delta(ofConstraint: size.index) == nil
    else { return nil }
    let constraint = constraints[size.index]
    let views = size.sides.map { canvas.layout.views[$0.view] }
    return SizeClass(
      attributes: [constraint.firstAttribute, constraint.secondAttribute],
      relation: constraint.relation, priority: constraint.priority,
      status: canvas.solved.status(ofConstraint: size.index), kinds: views.map(\.kind),
      superviews: views.map(\.superview))
  }

  /// The bars of a class: at one distance from their views, or each for itself where there is no such place.
  mutating func placeSizes(_ sizes: [Sizes]) -> [(index: Int, bars: [IBar])] {
    if sizes.count > 1, sizes.count <= BarPlacement.mostAlike, let alike = placeAlike(sizes) {
      return alike
    }
    return sizes.map { ($0.index, placeSizes($0.sides, constraint: $0.index)) }
  }

  /// A class of more constraints does not wait for a place that all of them have.
  private static let mostAlike = 24

  /// The bars of a class at one distance from their views, each side once; nil where some cannot be there.
  private mutating func placeAlike(_ sizes: [Sizes]) -> [(index: Int, bars: [IBar])]? {
    var sides: [(index: Int, side: Side)] = []
    for size in sizes {
      for side in size.sides
      where constraints[size.index].secondItem == nil
        || !sides.contains(where: { $0.side == side })
          && signed[side.view]?.contains(signedSide(side, constraint: size.index)) != true
      {
        sides.append((size.index, side))
      }
    }
    guard Set(sides.map(\.side)).count == sides.count, sides.count > 1 else { return nil }
    let (rows, free) = rows(for: sides.map(\.side))
    let bars = place(sizes.map(\.index), free, mustBeApart: true) { placement, number in
      sides.map { placement.sizeBar(of: $0.side, rows[number], constraint: $0.index) }
    }
    guard let bars else { return nil }
    var found = sizes.map { (index: $0.index, bars: [IBar]()) }
    for (side, bar) in zip(sides, bars) {
      if constraints[side.index].secondItem != nil {
        signed[side.side.view, default: []].append(
          signedSide(side.side, constraint: side.index))
      }
      if let place = found.firstIndex(where: { $0.index == side.index }) {
        found[place].bars.append(bar)
      }
    }
    return found
  }

  /// The bars of one constraint stand at the same distance from each of its views, if they can.
  ///
  /// A side with the bar of another constraint between two views that looks the same gets no second one.
  mutating func placeSizes(_ sides: [Side], constraint index: Int) -> [IBar] {
    let sides = sides.filter {
      constraints[index].secondItem == nil
        || signed[$0.view]?.contains(signedSide($0, constraint: index)) != true
    }
    if sides.isEmpty { return [] }
    let bars =
      place(sides, constraint: index, mustBeApart: sides.count > 1)
      ?? sides.flatMap { place([$0], constraint: index, mustBeApart: false) ?? [] }
    if constraints[index].secondItem != nil {
      for side in sides {
        signed[side.view, default: []].append(signedSide(side, constraint: index))
      }
    }
    return bars
  }

  /// The bars of sides at one distance from their views; nil where they have to be apart from others and
  /// cannot be.
  private mutating func place(
    _ sides: [Side], constraint index: Int, mustBeApart: Bool
  ) -> [IBar]? {
    let (rows, free) = rows(for: sides)
    return place(
      [index], rows.count, preferred: free, farthest: rows.count + BarPlacement.lastRowCount,
      mustBeApart: mustBeApart
    ) { placement, number in
      let row =
        number < rows.count ? rows[number] : BarPlacement.lastRow(number - rows.count)
      return placement.sizeBars(of: sides, row, constraint: index)
    }
  }

  /// A side with what its bar looks like.
  struct SignedSide: Hashable {
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
      side: side, badge: Badge(constraint, on: canvas), isRequired: constraint.priority.isRequired,
      status: isActive ? canvas.solved.status(ofConstraint: index) : .satisfied,
      delta: canvas.delta(ofConstraint: index),
      selected: selected.contains(index) || !isActive ? index : nil)
  }

  /// The place of a size bar: the number of bars from the lower or trailing edge, or from the other.
  struct SizeRow: Hashable {
    var isFarSide: Bool
    var number: Double
    /// Whether it is in the view and not beside it.
    var isInside = false
  }

  private static let sizeRows =
    rows([0, 1], isInside: false) + rows([0, 1], isInside: true)
    + rows([2, 3], isInside: false) + rows([2, 3], isInside: true)

  /// How many rows there are for bars that find no other place: closer, and further away.
  private static let lastRowCount = 4 * 31

  /// One of these rows: half a bar further out after both sides, beside the view and in it.
  private static func lastRow(_ number: Int) -> SizeRow {
    SizeRow(
      isFarSide: number % 2 == 0, number: 0.5 * Double(1 + number / 4),
      isInside: number % 4 >= 2)
  }

  private static func rows(_ numbers: [Double], isInside: Bool) -> [SizeRow] {
    numbers.flatMap { number in
      [true, false].map { SizeRow(isFarSide: $0, number: number, isInside: isInside) }
    }
  }

  /// The rows of a constraint's bars and the number of those that are free, which come first: those where no
  /// bar lies on a view but its own for want of room beside it, or takes the room of a space's bar.
  private func rows(for sides: [Side]) -> (rows: [SizeRow], free: Int) {
    let free = BarPlacement.sizeRows.filter { row in sides.allSatisfy { isFree(row, for: $0) } }
    return (free + BarPlacement.sizeRows.filter { !free.contains($0) }, free.count)
  }

  private func isFree(_ row: SizeRow, for side: Side) -> Bool {
    let (line, frame) = (line(of: side, row), canvas.visibleFrame(of: side.view))
    if frame.intersects(line) != isInside(row, side) { return false }
    if side.axis == .horizontal, obstacles.statusBar?.intersects(line) == true { return false }
    if spaces.needsRoom(of: line, side.axis, theme) { return false }
    let reach = theme.capLength / 2
    let near =
      side.axis == .horizontal
      ? line.insetBy(dx: reach, dy: -reach) : line.insetBy(dx: -reach, dy: reach)
    return side.view == 0
      || !obstacles.surfaces(near: near).contains { surface in
        surface.frame.intersects(near)
          && (!surface.frame.intersects(frame)
            || canvas.layout.view(side.view, holds: surface.view))
      }
  }

  /// Whether a bar stands in its view: also in any row if there is no room beside it.
  private func isInside(_ row: SizeRow, _ side: Side) -> Bool {
    row.isInside || !hasRoomBeside(side)
  }

  /// Whether the canvas has room on one side of a view.
  private func hasRoomBeside(_ side: Side) -> Bool {
    let (near, far) = canvas.visibleFrame(of: side.view).range(side.axis.across)
    let (low, high) = canvas.frame(of: .view(0)).range(side.axis.across)
    let room = theme.widthBarDistance + theme.capLength / 2
    return near - room >= low || far + room <= high
  }

  /// The middle of the line of a bar, as a box.
  private func line(of side: Side, _ row: SizeRow) -> Rect {
    let bar = sizeBar(of: side, row, constraint: nil)
    return bar.axis.rect(from: bar.start, to: bar.end, around: bar.cross, width: theme.lineWidth)
  }

  /// The bars of one row; one that would lie on another of them stands further inside.
  private func sizeBars(of sides: [Side], _ row: SizeRow, constraint index: Int) -> [IBar] {
    var bars: [IBar] = []
    for side in sides {
      let bar = sizeBar(of: side, row, constraint: index)
      let next = SizeRow(isFarSide: row.isFarSide, number: row.number + 1, isInside: true)
      bars.append(
        bars.contains { $0.withoutSign.collides(with: bar.withoutSign, theme, .everything) }
          ? sizeBar(of: side, next, constraint: index) : bar)
    }
    return bars
  }

  private func sizeBar(of side: Side, _ row: SizeRow, constraint index: Int?) -> IBar {
    let whole = canvas.frame(of: .view(side.view))
    let frame = canvas.visibleFrame(of: side.view)
    let isWidth = side.axis == .horizontal
    let step = theme.badgeDiameter * row.number
    let beside = step + (isWidth ? theme.widthBarDistance : theme.heightBarDistance)
    let inside = step + signReach
    // The width's bar lies below, the height's after the trailing edge.
    let isRightToLeft = canvas.layout.canvas.direction == .rightToLeft
    let isAtEnd = row.isFarSide != (!isWidth && isRightToLeft)
    let (near, far) = frame.range(side.axis.across)
    let distance = isInside(row, side) ? -min(inside, (far - near) / 2) : beside
    var bar = bar(
      side.axis, frame.range(side.axis),
      cross: shown(isAtEnd ? far + distance : near - distance, across: side.axis, shift: step),
      constraint: index)
    bar.isOpenAtStart = frame.range(side.axis).start > whole.range(side.axis).start
    bar.isOpenAtEnd = frame.range(side.axis).end < whole.range(side.axis).end
    // Nearer ones belong to their view without a line to it.
    if row.number > 1 && !row.isInside {
      (bar.startItem, bar.endItem) = (Stretch((near, far)), Stretch((near, far)))
    }
    return bar
  }
}
