import LayoutModel

/// The look of a constraint before it gets a place among the others.
enum ConstraintGeometry: Hashable, Sendable {
  /// A plain line: an alignment, or a distance of nothing.
  case line(Segment)
  /// An I-bar over the space between two places.
  case space(SpaceBar)
  /// An I-bar beside a view for each width or height of the constraint.
  case size([Side])
}

/// The width or the height of a view.
struct Side: Hashable, Sendable {
  var view: Int
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
}

extension CanvasLayout {
  /// The look of a constraint; nil if none of its items is visible on the canvas.
  func geometry(of constraint: LayoutConstraint) -> ConstraintGeometry? {
    switch unbounded(constraint) {
    case .size(let sides):
      let visible = sides.filter { isVisible(frame(of: .view($0.view))) }
      return visible.isEmpty ? nil : .size(visible)
    case .space(let bar):
      let box = bar.axis.rect(from: bar.start, to: bar.end, around: bar.middle, width: 0)
      return isVisible(box) ? .space(bar) : nil
    case .line(let segment):
      let box = Rect(x: segment.from.x, y: segment.from.y, width: 0, height: 0)
        .union(Rect(x: segment.to.x, y: segment.to.y, width: 0, height: 0))
      return isVisible(box) ? .line(segment) : nil
    case nil: return nil
    }
  }

  /// Whether anything of a rectangle, if it is but a line, lies on the canvas.
  private func isVisible(_ rect: Rect) -> Bool {
    let canvas = frame(of: .view(0))
    return rect.minX <= canvas.maxX && rect.maxX >= canvas.minX && rect.minY <= canvas.maxY
      && rect.maxY >= canvas.minY
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
    if (first - other).magnitude < 1 { return .line(alignmentLine(constraint, axis)) }
    return .space(
      SpaceBar(
        axis: axis, start: min(first, other), end: max(first, other),
        middle: middle(constraint.firstItem, second, across: axis)))
  }

  /// The share that a place is at, from the superview's origin.
  private func proportion(_ constraint: LayoutConstraint, _ axis: Axis) -> ConstraintGeometry {
    let place = place(of: constraint, isSecond: false)
    let origin = places.origin(of: constraint, rect: alignmentRect)
    if (place - origin).magnitude < 1 { return .line(alignmentLine(constraint, axis)) }
    let extent = frame(of: constraint.firstItem).range(axis.across)
    return .space(
      SpaceBar(
        axis: axis, start: min(place, origin), end: max(place, origin),
        middle: (extent.start + extent.end) / 2))
  }

  private func sides(of constraint: LayoutConstraint) -> [Side] {
    zip(constraint.items, [constraint.firstAttribute, constraint.secondAttribute]).compactMap {
      guard case .view(let view) = $0, let axis = $1.axis else { return nil }
      return Side(view: view, axis: axis)
    }
  }

  /// The place of one end of a constraint along its axis as shown, in the root's coordinates.
  private func place(of constraint: LayoutConstraint, isSecond: Bool) -> Double {
    places.value(ofSecond: isSecond, of: constraint, rect: alignmentRect)
  }

  /// The line of an alignment lies inside the edge it is about, as Interface Builder's does.
  private func alignmentLine(_ constraint: LayoutConstraint, _ axis: Axis) -> Segment {
    let place = place(of: constraint, isSecond: false)
    let isRightToLeft = places.direction(of: constraint) == .rightToLeft
    let line = place + inset(of: constraint.firstAttribute, isRightToLeft)
    let (start, end) = extent(of: constraint, across: axis)
    return Segment(from: axis.point(line, start), to: axis.point(line, end))
  }

  /// Half the line's width, towards the inside of the item.
  private func inset(of attribute: Attribute, _ isRightToLeft: Bool) -> Double {
    switch attribute {
    case .right, .rightMargin, .bottom, .bottomMargin, .centerX, .centerXWithinMargins: return -0.5
    case .leading, .leadingMargin: return isRightToLeft ? -0.5 : 0.5
    case .trailing, .trailingMargin: return isRightToLeft ? 0.5 : -0.5
    default: return 0.5
    }
  }

  /// A line to the superview runs all through it; one between siblings covers both.
  private func extent(
    of constraint: LayoutConstraint, across axis: Axis
  ) -> (start: Double, end: Double) {
    let frames = constraint.items.map { item -> Rect in
      if case .guide = item { return frame(of: .view(0)) }
      return frame(of: item)
    }
    return frames.dropFirst().reduce(frames[0]) { $0.union($1) }.range(axis.across)
  }

  /// The middle, across an axis, of what two items have in common there; of the smaller if nothing.
  private func middle(_ first: LayoutItem, _ second: LayoutItem, across axis: Axis) -> Double {
    let (a, b) = (frame(of: first).range(axis.across), frame(of: second).range(axis.across))
    let (start, end) = (max(a.start, b.start), min(a.end, b.end))
    if start < end { return (start + end) / 2 }
    let smaller = a.end - a.start <= b.end - b.start ? a : b
    return (smaller.start + smaller.end) / 2
  }
}
