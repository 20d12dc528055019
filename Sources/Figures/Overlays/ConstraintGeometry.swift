import LayoutModel

/// The look of a constraint before it gets a place among the others.
enum ConstraintGeometry: Hashable, Sendable {
  /// A plain line: an alignment, or a distance of nothing.
  case line(AlignmentLine)
  /// An I-bar over the space between two places.
  case space(SpaceBar)
  /// An I-bar beside a view for each width or height of the constraint.
  case size([Side])
}

/// A stretch of an axis, in points.
struct Stretch: Hashable, Sendable {
  var start: Double
  var end: Double

  init(_ range: (start: Double, end: Double)) { (start, end) = range }

  var length: Double { end - start }
  var middle: Double { (start + end) / 2 }

  func contains(_ place: Double) -> Bool { start <= place && place <= end }

  /// What two have in common; of a negative length if that is nothing.
  func shared(with other: Stretch) -> Stretch {
    Stretch((max(start, other.start), min(end, other.end)))
  }

  /// Whether two have more than a place in common; nothing meets none.
  func meets(_ other: Stretch?) -> Bool {
    guard let other else { return false }
    return max(start, other.start) < min(end, other.end)
  }
}

/// A plain line, and the best place for its sign.
struct AlignmentLine: Hashable, Sendable {
  /// The direction it runs in.
  var axis: Axis
  /// The two ends along the axis, in points.
  var start: Double
  var end: Double
  /// Its place across the axis.
  var place: Double
  /// 1 if the inside of its view lies after it, and -1 if before.
  var inward: Double
  /// The extent along the axis of its view, the smaller of two.
  var home: Stretch
  /// Of a baseline: whether it ends at all of its words, also at those that it would pass below.
  var breaksAtWords = false

  /// The box of the line without its width.
  var box: Rect { axis.rect(from: start, to: end, around: place, width: 0) }
}

/// The width or the height of a view or a guide.
struct Side: Hashable, Sendable {
  var item: LayoutItem
  /// Horizontal for the width.
  var axis: Axis
}

/// The space that a constraint measures, and the best place for its bar.
struct SpaceBar: Hashable, Sendable {
  /// The direction it is measured in.
  var axis: Axis
  /// The two ends along the axis, in points.
  var start: Double
  var end: Double
  /// The best place across the axis.
  var middle: Double
  /// Where the item at each end is across the axis; nil where there is none.
  var startItem: Stretch?
  var endItem: Stretch?
  /// What all items of its row have in common across the axis; nil of a space alone.
  var row: Stretch?
  /// Whether it goes on beyond an end, where nothing can be seen.
  var isOpenAtStart = false
  var isOpenAtEnd = false
}

extension CanvasLayout {
  /// The look of a constraint; nil if none of its items is visible on the canvas.
  func geometry(of constraint: LayoutConstraint) -> ConstraintGeometry? {
    switch unbounded(constraint) {
    case .size(let sides):
      let visible = sides.filter {
        isShown(layout.owner(of: $0.item)) && isVisible(visibleFrame(of: $0.item))
      }
      return visible.isEmpty ? nil : .size(visible)
    case .space(let bar):
      let box = bar.axis.rect(from: bar.start, to: bar.end, around: bar.middle, width: 0)
      return isVisible(box) ? .space(bar) : nil
    case .line(let line): return isVisible(line.box) ? .line(line) : nil
    case nil: return nil
    }
  }

  /// Whether anything of a rectangle, if it is but a line, lies on the canvas.
  private func isVisible(_ rect: Rect) -> Bool {
    rect.minX <= bounds.maxX && rect.maxX >= bounds.minX && rect.minY <= bounds.maxY
      && rect.maxY >= bounds.minY
  }

  private func unbounded(_ constraint: LayoutConstraint) -> ConstraintGeometry? {
    guard let axis = constraint.firstAttribute.axis else { return nil }
    if constraint.firstAttribute.isSize {
      return .size(sides(of: constraint))
    }
    guard let second = constraint.secondItem else { return nil }
    let first = place(of: constraint, isSecond: false)
    let other = place(of: constraint, isSecond: true)
    if constraint.isProportion { return proportion(constraint, axis) }
    if (first - other).magnitude < 1 { return alignmentLine(constraint, axis).map { .line($0) } }
    return space(from: (constraint.firstItem, first), to: (second, other), axis).map { .space($0) }
  }

  /// The space between two places, as far as it can be seen; nil where that is nothing.
  private func space(
    from first: (item: LayoutItem, place: Double), to second: (item: LayoutItem, place: Double),
    _ axis: Axis
  ) -> SpaceBar? {
    let (near, far) = first.place <= second.place ? (first, second) : (second, first)
    let (start, end) = (seen(near.place, of: near.item, axis), seen(far.place, of: far.item, axis))
    guard start < end, let startItem = stretch(of: near.item, across: axis),
      let endItem = stretch(of: far.item, across: axis)
    else { return nil }
    return SpaceBar(
      axis: axis, start: start, end: end,
      middle: middle(
        (first.item, first.item == near.item ? startItem : endItem),
        (second.item, second.item == near.item ? startItem : endItem), across: axis,
        between: (start + end) / 2),
      startItem: startItem, endItem: endItem, isOpenAtStart: start != near.place,
      isOpenAtEnd: end != far.place)
  }

  /// A place on an axis, or where what can be seen of its item ends.
  private func seen(_ place: Double, of item: LayoutItem, _ axis: Axis) -> Double {
    guard let (low, high) = clip(of: item)?.range(axis) else { return place }
    return min(max(place, low), high)
  }

  /// What can be seen of an item across an axis; nil of nothing.
  private func stretch(of item: LayoutItem, across axis: Axis) -> Stretch? {
    let all = Stretch(frame(of: item).range(axis.across))
    guard let clip = clip(of: item).map({ Stretch($0.range(axis.across)) }) else { return all }
    let seen = Stretch((max(all.start, clip.start), min(all.end, clip.end)))
    return seen.start < seen.end || seen.start == seen.end && all.start == all.end ? seen : nil
  }

  /// The share that a place is at, from the superview's origin.
  private func proportion(_ constraint: LayoutConstraint, _ axis: Axis) -> ConstraintGeometry? {
    let place = place(of: constraint, isSecond: false)
    let origin = places.origin(of: constraint, rect: alignmentRect)
    if (place - origin).magnitude < 1 {
      return alignmentLine(constraint, axis).map { .line($0) }
    }
    let (low, high) = (min(place, origin), max(place, origin))
    let (start, end) = (
      seen(low, of: constraint.firstItem, axis), seen(high, of: constraint.firstItem, axis)
    )
    guard start < end, let extent = stretch(of: constraint.firstItem, across: axis) else {
      return nil
    }
    return .space(
      SpaceBar(
        axis: axis, start: start, end: end, middle: (extent.start + extent.end) / 2,
        isOpenAtStart: start != low, isOpenAtEnd: end != high))
  }

  private func sides(of constraint: LayoutConstraint) -> [Side] {
    zip(constraint.items, [constraint.firstAttribute, constraint.secondAttribute]).compactMap {
      guard let axis = $1.axis else { return nil }
      return Side(item: shownItem($0), axis: axis)
    }
  }

  /// The item whose size is seen: a scroll view's frame layout guide is as large as the view.
  private func shownItem(_ item: LayoutItem) -> LayoutItem {
    guard case .guide(let index) = item, layout.guides[index].kind == .frame else { return item }
    return .view(layout.guides[index].view)
  }

  /// The place of one end of a constraint along its axis as shown, in the root's coordinates.
  private func place(of constraint: LayoutConstraint, isSecond: Bool) -> Double {
    places.value(ofSecond: isSecond, of: constraint, rect: alignmentRect)
  }

  /// The line of an alignment lies inside the edge it is about, as Interface Builder's does; nil where nothing of
  /// it can be seen.
  private func alignmentLine(_ constraint: LayoutConstraint, _ axis: Axis) -> AlignmentLine? {
    let place = place(of: constraint, isSecond: false)
    let isSeen = constraint.items.allSatisfy { item in
      seen(place, of: item, axis) == place && stretch(of: item, across: axis) != nil
    }
    guard isSeen else { return nil }
    let side = constraint.firstAttribute.place(places.direction(of: constraint))
    // Half the line's width, towards the inside of the item.
    let inset = side == .far || side == .center && axis == .horizontal ? -0.5 : 0.5
    let (start, end) = extent(of: constraint, across: axis)
    let ranges = constraint.items.map { frame(of: $0).range(axis.across) }
    let view = ranges.min { $0.end - $0.start < $1.end - $1.start } ?? (start, end)
    return AlignmentLine(
      axis: axis.across, start: start, end: end, place: place + inset, inward: 2 * inset,
      home: Stretch(view))
  }

  /// A line to the superview, or to a guide that the system gives it, runs all through the view; one between
  /// siblings, or to a guide that is drawn itself, covers both.
  private func extent(
    of constraint: LayoutConstraint, across axis: Axis
  ) -> (start: Double, end: Double) {
    let frames = constraint.items.map { item in
      visibleFrame(of: layout.isDrawnGuide(item) ? item : .view(layout.owner(of: item)))
    }
    return frames.dropFirst().reduce(frames[0]) { $0.union($1) }.range(axis.across)
  }

  /// The middle, across an axis, of what two items have in common there, as far as it is on the canvas.
  ///
  /// If that is nothing, the middle of the one that the bar is outside of, which has room beside it; of
  /// the smaller if there is no such one.
  private func middle(
    _ first: (item: LayoutItem, seen: Stretch), _ second: (item: LayoutItem, seen: Stretch),
    across axis: Axis, between place: Double
  ) -> Double {
    let (a, b) = (first.seen, second.seen)
    let (start, end) = (max(a.start, b.start), min(a.end, b.end))
    let (low, high) = bounds.range(axis.across)
    func middle(_ start: Double, _ end: Double) -> Double {
      let (first, last) = (max(start, low), min(end, high))
      return first < last ? (first + last) / 2 : (start + end) / 2
    }
    if start < end { return middle(start, end) }
    let isInFirst = Stretch(frame(of: first.item).range(axis)).contains(place)
    let isInSecond = Stretch(frame(of: second.item).range(axis)).contains(place)
    let isFirst = isInFirst == isInSecond ? a.end - a.start <= b.end - b.start : isInSecond
    let home = isFirst ? a : b
    return middle(home.start, home.end)
  }
}
