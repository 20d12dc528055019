import LayoutModel

/// The best place of a tie's bar, and the places that will do.
struct SchematicBarRequest {
  /// The bar at its best place; a line stays there.
  var bar: SchematicBar
  /// The range of its places across the axis.
  var range: (start: Double, end: Double)
  /// The boxes it is about, which it may touch.
  var boxes: [Int]
}

/// Requests for all bars of a diagram, from where its boxes are.
struct SchematicBarRequests {
  let boxes: [SchematicBox]
  let ties: [SchematicTie]
  /// The frames of the boxes, in points.
  let frames: [Rect]
  let lengths: SchematicLengths
  let places: AttributePlaces
  let solved: SolvedLayout

  /// All requests: bars of sizes and baselines, then those of spaces, then lines.
  func all() -> [SchematicBarRequest] {
    var lines: [SchematicBarRequest] = []
    var sizes: [SchematicBarRequest] = []
    var spaces: [SchematicBarRequest] = []
    var rows: [Row: Int] = [:]
    let shares = sharedIntervals
    for (index, tie) in ties.enumerated() {
      switch tie.kind {
      case .size:
        for end in [tie.first, tie.second].compactMap({ $0 }) {
          guard let axis = end.attribute.axis else { continue }
          let row = rows[Row(box: end.box, axis: axis), default: 0]
          rows[Row(box: end.box, axis: axis)] = row + 1
          sizes.append(size(index, end.box, axis, row: row))
        }
        align(&sizes)
      case .baseline: sizes.append(baseline(index))
      case .center, .alignment, .touching: lines.append(line(index))
      case .space: spaces.append(space(index, shares))
      }
    }
    return sizes + spaces + lines
  }

  private struct Row: Hashable {
    var box: Int
    var axis: Axis
  }

  private func bar(
    _ tie: Int, _ style: SchematicBar.Style, _ axis: Axis, _ start: Double, _ end: Double,
    cross: Double
  ) -> SchematicBar {
    SchematicBar(
      tie: tie, style: style, axis: axis, start: start, end: end, cross: cross,
      isDashed: ties[tie].isOptional, calloutPlace: (start + end) / 2)
  }

  /// The place of a tie's end along its axis, as shown.
  func place(_ tie: SchematicTie, isSecond: Bool) -> Double {
    places.value(ofSecond: isSecond, of: tie.constraint, rect: solved.alignmentRect)
  }

  // MARK: Sizes

  private func size(_ tie: Int, _ box: Int, _ axis: Axis, row: Int) -> SchematicBarRequest {
    let rect = frames[box]
    let style: SchematicBar.Style = ties[tie].isInequality ? .arrow : .bar
    let (start, end) = rect.range(axis)
    let (near, far) = rect.range(axis.across)
    let count = axis == .horizontal ? boxes[box].widthBars : boxes[box].heightBars
    var bar = bar(
      tie, style, axis, start + SchematicMeasures.gapInside, end - SchematicMeasures.gapInside,
      cross: 0)
    let isOutside = boxes[box].hasBarsOutside
    if isOutside {
      (bar.start, bar.end) = (start + 1, end - 1)
      if count > 1 {
        bar.calloutPlace = start + (end - start) * Double(row + 1) / Double(count + 1)
      }
      bar.cross = outerPlace(box, axis, row: row)
      return SchematicBarRequest(bar: bar, range: frames[0].range(axis.across), boxes: [box])
    }
    let reserve = boxes[box].isContainer ? lengths.captionRow : 0
    let height = far - near
    let pitch = min(38, max(lengths.innerRow, (height / 2 - 15) / Double(count)))
    let lowest = far - max(reserve + 10, min(0.087 * height, 18), 10)
    bar.cross = lowest - Double(count - 1 - row) * pitch
    return SchematicBarRequest(bar: bar, range: (near + 7, far - 7), boxes: [box])
  }

  /// Puts the last two bars of one tie on one line if their boxes are aligned.
  private func align(_ requests: inout [SchematicBarRequest]) {
    guard requests.count > 1 else { return }
    let (a, b) = (requests[requests.count - 2], requests[requests.count - 1])
    let (first, second) = (a.boxes[0], b.boxes[0])
    let across = a.bar.axis.across
    let (one, other) = (frames[first].range(across), frames[second].range(across))
    guard a.bar.tie == b.bar.tie, a.bar.axis == b.bar.axis, first != second,
      boxes[first].hasBarsOutside == boxes[second].hasBarsOutside,
      (one.end - other.end).magnitude < 0.5, (one.start - other.start).magnitude < 0.5
    else { return }
    let isBelow = a.bar.cross > one.end
    let cross = isBelow ? max(a.bar.cross, b.bar.cross) : min(a.bar.cross, b.bar.cross)
    requests[requests.count - 2].bar.cross = cross
    requests[requests.count - 1].bar.cross = cross
  }

  private func outerPlace(_ box: Int, _ axis: Axis, row: Int) -> Double {
    let rect = frames[box]
    guard axis == .horizontal else { return rect.maxX + 10 + Double(row) * lengths.innerRow }
    let rows = boxes[box].outerRows(lengths)
    let distance = rows[min(rows.count - 1, row + (boxes[box].hasBaselineBar ? 1 : 0))]
    return boxes[box].isLow(in: boxes[0].rect) ? rect.minY - distance : rect.maxY + distance
  }

  /// Below both boxes, from the beginning of one to the end of the other.
  private func baseline(_ index: Int) -> SchematicBarRequest {
    let tie = ties[index]
    let (a, b) = (frames[tie.first.box], frames[tie.second?.box ?? tie.first.box])
    let all = a.union(b)
    let isAbove = boxes[tie.first.box].isLow(in: boxes[0].rect)
    let style: SchematicBar.Style = tie.isInequality ? .arrow : .bar
    var bar = bar(
      index, style, .horizontal, all.minX + 1, all.maxX - 1,
      cross: isAbove ? all.minY - 7 : all.maxY + 7)
    bar.calloutPlace = (min(a.maxX, b.maxX) + max(a.minX, b.minX)) / 2
    return SchematicBarRequest(
      bar: bar, range: frames[0].range(.vertical),
      boxes: [tie.first.box, tie.second?.box ?? tie.first.box])
  }

  // MARK: Lines

  private func line(_ index: Int) -> SchematicBarRequest {
    let tie = ties[index]
    let (first, second) = (tie.first, tie.second ?? tie.first)
    let axis = tie.axis
    let across = axis.across
    let isCenter = tie.kind == .center
    let outer =
      SchematicBox.holds(second.box, first.box, in: boxes)
      ? second : SchematicBox.holds(first.box, second.box, in: boxes) ? first : nil
    let inner = outer == first ? second : first
    var (start, end) = frames[first.box].union(frames[second.box]).range(across)
    if let outer, !isCenter {
      (start, end) = frames[outer.box].union(frames[inner.box]).range(across)
      start += SchematicMeasures.lineInset
      end -= SchematicMeasures.lineInset
    } else if isCenter {
      start -= SchematicMeasures.overshoot
      end += SchematicMeasures.overshoot
    }
    var cross = (place(tie, isSecond: false) + place(tie, isSecond: true)) / 2
    let outwards = inner.attribute.outwards
    var aside = 0.0
    if outer != nil, !isCenter {
      cross = place(tie, isSecond: inner != first) + outwards * lineDistance(tie, outer: outer)
      aside = outwards * SchematicMeasures.calloutAside
    } else if tie.kind == .alignment {
      cross += outwards * SchematicMeasures.gapToView
    }
    var bar = bar(index, isCenter ? .center : .line, across, start, end, cross: cross)
    bar.calloutAside = aside
    bar.calloutPlace = outer == nil ? between(first, second, across) : middle(inner.box, across)
    return SchematicBarRequest(bar: bar, range: (cross, cross), boxes: [first.box, second.box])
  }

  /// The distance of a line from the edge on it, the same for all edges on a margin.
  private func lineDistance(_ tie: SchematicTie, outer: SchematicTie.End?) -> Double {
    let place = place(tie, isSecond: false)
    let onSame = ties.filter { other in
      other.axis == tie.axis && (other.kind == .alignment || other.kind == .touching)
        && other.second != nil && (self.place(other, isSecond: false) - place).magnitude < 0.5
    }
    let ends = onSame.flatMap { [$0.first, $0.second].compactMap { $0 } }
    let isFramed = ends.contains { $0.box != outer?.box && boxes[$0.box].isFramed }
    return isFramed ? SchematicMeasures.lineToFramed : SchematicMeasures.lineToFilled
  }

  private func middle(_ box: Int, _ axis: Axis) -> Double {
    let (start, end) = frames[box].range(axis)
    return (start + end) / 2
  }

  /// The middle of what lies between two boxes along an axis.
  private func between(
    _ first: SchematicTie.End, _ second: SchematicTie.End, _ axis: Axis
  ) -> Double {
    let (a, b) = (frames[first.box].range(axis), frames[second.box].range(axis))
    return (min(a.end, b.end) + max(a.start, b.start)) / 2
  }

  // MARK: Spaces

  private func space(_ index: Int, _ shares: [Int: (number: Int, count: Int)])
    -> SchematicBarRequest
  {
    let tie = ties[index]
    let second = tie.second ?? tie.first
    let (a, b) = (place(tie, isSecond: false), place(tie, isSecond: true))
    let (low, high) = a <= b ? (tie.first, second) : (second, tie.first)
    let style: SchematicBar.Style = tie.isInequality ? .arrow : .bar
    var bar = bar(
      index, style, tie.axis, min(a, b) + gap(at: low, to: high),
      max(a, b) - gap(at: high, to: low), cross: 0)
    let across = tie.axis.across
    let (first, other) = (frames[tie.first.box].range(across), frames[second.box].range(across))
    var (start, end) = (max(first.start, other.start), min(first.end, other.end))
    if start >= end { (start, end) = (end, start) }
    let share = shares[index] ?? (0, 1)
    bar.cross = start + (end - start) * Double(share.number + 1) / Double(share.count + 1)
    return SchematicBarRequest(
      bar: bar, range: frames[0].union(frames[tie.first.box]).range(across),
      boxes: [tie.first.box, second.box])
  }

  private func gap(at end: SchematicTie.End, to other: SchematicTie.End) -> Double {
    if end.attribute.isMargin { return SchematicMeasures.gapToView }
    if end.box == 0 || SchematicBox.holds(end.box, other.box, in: boxes) {
      return SchematicMeasures.gapToSuperview
    }
    let isSibling = boxes[end.box].parent == boxes[other.box].parent
    return isSibling ? SchematicMeasures.gapToSibling : SchematicMeasures.gapToView
  }

  /// The place of each space among the bars over one interval, and their number.
  private var sharedIntervals: [Int: (number: Int, count: Int)] {
    var groups: [[Double]: [Int]] = [:]
    for (index, tie) in ties.enumerated() where tie.kind == .space {
      let (a, b) = (place(tie, isSecond: false), place(tie, isSecond: true))
      let (first, second) = (tie.first.box, tie.second?.box ?? tie.first.box)
      let key = [
        tie.axis == .horizontal ? 0 : 1, min(a, b).rounded(), max(a, b).rounded(),
        Double(min(first, second)), Double(max(first, second)),
      ]
      groups[key, default: []].append(index)
    }
    return groups.values.reduce(into: [:]) { shares, group in
      for (number, tie) in group.enumerated() { shares[tie] = (number, group.count) }
    }
  }
}

extension Attribute {
  /// Towards which side a line lies off the edge: -1 to the left or up, 1 to the right or down.
  fileprivate var outwards: Double {
    switch self {
    case .left, .leftMargin, .top, .topMargin: -1
    case .right, .rightMargin, .bottom, .bottomMargin: 1
    default: 0
    }
  }
}
