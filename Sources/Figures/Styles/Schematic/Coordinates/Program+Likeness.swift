import ConstraintSolver
import LayoutModel

/// What looks alike in the layout looks alike in the diagram.
extension Schematic.Program {
  private typealias Extent = Schematic.Extent

  private func areEqual(_ a: Double, _ b: Double) -> Bool {
    (a - b).magnitude < Schematic.Model.tolerance
  }

  /// Distances of one class have one length, shorter ones are no longer than longer ones, and those that are at most
  /// half as long are seen to be so.
  ///
  /// Those across views are as long as the views' names need.
  mutating func appendEqualDistances() {
    let sorted = needs.distances.filter { !isAcrossViews($0.needs[0]) }.sorted {
      $0.kind.length < $1.kind.length
    }.map { (length: $0.kind.length, drawn: place($0.needs[0].to) - place($0.needs[0].from)) }
    for (number, long) in sorted.enumerated() {
      let shorter = sorted[..<number]
      if let short = shorter.last {
        append(long.drawn - short.drawn, .greaterThanOrEqual, .kind)
      }
      if let half = shorter.last(where: { $0.length <= long.length / 2 }) {
        append(
          long.drawn - Schematic.Measures.leastDoubled * half.drawn, .greaterThanOrEqual, .kind)
      }
    }
    for distances in needs.distances {
      for (one, other) in zip(distances.needs, distances.needs.dropFirst()) {
        append(
          place(one.to) - place(one.from) - (place(other.to) - place(other.from)), .equal,
          .likeness)
      }
    }
  }

  /// Whether a view lies between the two lines of a distance.
  private func isAcrossViews(_ need: Schematic.Needs.Need) -> Bool {
    let (start, end) = (coordinates.number(of: need.from), coordinates.number(of: need.to))
    return model.boxes.indices.dropFirst().contains { box in
      let extent = Extent(axis: need.from.axis, box: box)
      return start <= coordinates.number(of: extent.line(.near))
        && coordinates.number(of: extent.line(.far)) <= end
    }
  }

  /// What is no distance in the layout is no longer than what stands there needs.
  mutating func appendOpenings() {
    func gap(_ need: Schematic.Needs.Need) -> Set<Int> {
      [coordinates.number(of: need.from), coordinates.number(of: need.to)]
    }
    for axis in Axis.allCases {
      let needed = Dictionary(
        needs.needs.filter { $0.from.axis == axis }.map { (gap($0), $0.length) },
        uniquingKeysWith: max)
      for opening in needs.openings where opening.from.axis == axis {
        let most = needed[gap(opening)] ?? opening.length
        let length = place(opening.to) - place(opening.from)
        append(-1 * length + most, .greaterThanOrEqual, .opening)
      }
    }
  }

  /// What a box and the boxes in it keep of the layout on an axis.
  mutating func appendLikeness(in box: Int, _ axis: Axis) {
    appendSize(of: box, axis)
    if model.isHairline(box, axis) {
      append(
        size(Extent(axis: axis, box: box)) - Schematic.Measures.hairline, .equal, .equality)
    }
    let children = model.boxes[box].children.filter { !coordinates.isFlat($0, axis) }
    appendEqualSizes(of: children, in: box, axis)
    appendEqualGaps(between: children, in: box, axis)
    if axis == .vertical { appendUnequalHeights(of: children) }
    let arrangement = model.arrangement(of: box)
    for child in children {
      if axis == .horizontal { appendEqualInsets(of: child, in: box) }
      if let arrangement, arrangement.axis != axis, arrangement.alignment == .center {
        appendCentering(of: child, in: box, axis)
      }
    }
  }

  /// A large view stays large, and no view grows far beyond its part of the superview.
  private mutating func appendSize(of box: Int, _ axis: Axis) {
    let length = model.length(of: box, axis)
    guard box != 0, model.boxes[box].children.isEmpty, !coordinates.isFlat(box, axis) else {
      return
    }
    let size = size(Extent(axis: axis, box: box))
    if length > Schematic.Measures.largeView {
      let least = min(
        Schematic.Measures.leastShare * length, Schematic.Measures.mostLeastShare)
      append(size - least, .greaterThanOrEqual, .importance)
    }
    guard case .size(let superview) = goal else { return }
    let whole = model.length(of: 0, axis)
    let share = min(
      length / max(1, whole) * superview.length(axis),
      Schematic.Measures.longestSide)
    let isLow = axis == .vertical && model.isLow(box)
    append(
      -1 * size + (isLow ? 1 : Schematic.Measures.largestShare) * share, .greaterThanOrEqual, .cap)
  }

  /// Views of one kind that are equally large stay so.
  private mutating func appendEqualSizes(of children: [Int], in box: Int, _ axis: Axis) {
    let lengths = children.map { model.length(of: $0, axis) }
    let arrangement = model.arrangement(of: box)
    let fills =
      arrangement?.distribution == .fillEqually && arrangement?.axis == axis
      && lengths.allSatisfy { areEqual($0, lengths[0]) }
    for (number, child) in children.enumerated() {
      let other = children.indices.dropFirst(number + 1).first {
        areEqual(lengths[number], lengths[$0])
          && model.boxes[children[$0]].kind == model.boxes[child].kind
      }
      guard let other else { continue }
      let (first, second) = (
        Extent(axis: axis, box: child), Extent(axis: axis, box: children[other])
      )
      append(size(first) - size(second), .equal, fills ? .equality : .kind)
    }
  }

  /// Of neighbours in a row or column equal gaps stay equal, those of a stack view before all bars have their length.
  private mutating func appendEqualGaps(between children: [Int], in box: Int, _ axis: Axis) {
    let level: Level = model.arrangement(of: box)?.axis == axis ? .equality : .likeness
    let sorted = children.sorted {
      let (a, b) = (model.boxes[$0].rect.range(axis), model.boxes[$1].rect.range(axis))
      return (a.start, a.end, $0) < (b.start, b.end, $1)
    }
    var gaps: [Double: LinearExpression] = [:]
    for (number, child) in sorted.enumerated() {
      let next = sorted[(number + 1)...].first { isBeside(child, $0, axis) }
      guard let next else { continue }
      let (near, far) = (
        Extent(axis: axis, box: child).line(.far), Extent(axis: axis, box: next).line(.near)
      )
      let length = model.value(far) - model.value(near)
      guard length > Schematic.Model.tolerance else { continue }
      let gap = place(far) - place(near)
      // In half points, as places that are one.
      let key = (length * 2).rounded()
      if let other = gaps[key] { append(gap - other, .equal, level) }
      gaps[key] = gap
    }
  }

  /// Of neighbours in a row the higher one is seen to be so.
  private mutating func appendUnequalHeights(of children: [Int]) {
    let leaves = children.filter { model.boxes[$0].children.isEmpty }.sorted {
      (model.boxes[$0].rect.minX, $0) < (model.boxes[$1].rect.minX, $1)
    }
    for (number, one) in leaves.enumerated() {
      guard let next = leaves[(number + 1)...].first(where: { isBeside(one, $0, .horizontal) })
      else { continue }
      let (low, high) =
        model.length(of: one, .vertical) < model.length(of: next, .vertical)
        ? (one, next) : (next, one)
      let ratio = model.length(of: high, .vertical) / max(1, model.length(of: low, .vertical))
      guard ratio > Schematic.Measures.leastUnequal else { continue }
      append(
        size(Extent(axis: .vertical, box: high))
          - Schematic.Measures.leastUnequal * size(Extent(axis: .vertical, box: low)),
        .greaterThanOrEqual, .kind)
    }
  }

  /// Whether the second box lies after the first one, and both in one row or column.
  private func isBeside(_ first: Int, _ second: Int, _ axis: Axis) -> Bool {
    let (one, two) = (model.boxes[first].rect, model.boxes[second].rect)
    let (a, b) = (one.range(axis.across), two.range(axis.across))
    return two.range(axis).start >= one.range(axis).end - Schematic.Model.tolerance
      && a.start < b.end && b.start < a.end
  }

  /// A view in the middle of the one that holds it has equal insets.
  private mutating func appendEqualInsets(of child: Int, in box: Int) {
    let (inner, outer) = (model.boxes[child].rect, model.boxes[box].rect)
    guard inner.minX > outer.minX - Schematic.Model.tolerance,
      areEqual(inner.minX - outer.minX, outer.maxX - inner.maxX)
    else { return }
    append(middle(child, .horizontal) - middle(box, .horizontal), .equal, .likeness)
  }

  /// A view in the middle of a stack view stays there.
  private mutating func appendCentering(of child: Int, in box: Int, _ axis: Axis) {
    let (inner, outer) = (model.boxes[child].rect.range(axis), model.boxes[box].rect.range(axis))
    guard (inner.start + inner.end - outer.start - outer.end).magnitude < 2 else { return }
    append(middle(child, axis) - middle(box, axis), .equal, .equality)
  }

  /// Twice the place of a box's middle.
  private func middle(_ box: Int, _ axis: Axis) -> LinearExpression {
    let extent = Extent(axis: axis, box: box)
    return place(extent.line(.near)) + place(extent.line(.far))
  }
}
