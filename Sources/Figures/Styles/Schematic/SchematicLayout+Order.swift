import LayoutModel

/// The sizes of boxes, and their order.
extension SchematicLayout {
  mutating func appendSizes(of box: Int) {
    let item = boxes[box].item
    let (least, best) = (sizes[box].minimum, sizes[box].preferred)
    add(item, .width, .greaterThanOrEqual, least.width, at: .order)
    add(item, .height, .greaterThanOrEqual, least.height, at: .order)
    add(item, .width, .lessThanOrEqual, SchematicMeasures.largestSide, at: .bound)
    add(item, .height, .lessThanOrEqual, SchematicMeasures.largestSide, at: .bound)
    if boxes[box].isContainer { return }
    add(item, .width, .equal, best.width, at: .size)
    add(item, .height, .equal, best.height, at: boxes[box].hasBarsOutside ? .boxHeight : .size)
  }

  /// Boxes in a box lie inside it, in its order.
  mutating func appendOrder(inside parent: Int) {
    let children = boxes.indices.filter { boxes[$0].parent == parent }
    for child in children {
      for axis in Axis.allCases { appendPadding(child, in: parent, axis) }
    }
    if alignsBaselines(parent) {
      for (a, b) in zip(children, children.dropFirst()) {
        add(boxes[a].item, .bottom, .equal, boxes[b].item, .bottom, at: .alignment)
      }
    }
    for axis in Axis.allCases {
      let pairs = children.flatMap { a in
        children.filter { isBefore(a, $0, axis) }.map { (a, $0) }
      }
      let followers = Dictionary(grouping: pairs) { $0.0 }.mapValues { Set($0.map(\.1)) }
      for (a, b) in pairs {
        let isDirect = followers[a, default: []].allSatisfy {
          !followers[$0, default: []].contains(b)
        }
        if isDirect { appendNeighbours(a, b, axis, areArranged: arranges(parent)) }
      }
      for (place, child) in children.enumerated() {
        let next = children[(place + 1)...].first { boxes[$0].body == boxes[child].body }
        if let next { appendSameSize(child, next, axis) }
      }
    }
    appendOverlaps(children)
  }

  private mutating func appendPadding(_ child: Int, in parent: Int, _ axis: Axis) {
    let (near, far) = axis.edges
    let (inner, outer) = (boxes[child].item, boxes[parent].item)
    let (start, end) = boxes[child].rect.range(axis)
    let (first, last) = boxes[parent].rect.range(axis)
    let padding = parent == 0 ? lengths.superviewPadding : lengths.padding
    func distance(at edge: Attribute) -> Double {
      let isTied = ties.contains { $0.ties(edge, of: child, to: parent) }
      return isTied ? min(padding, lengths.touching) : padding
    }
    let before = distance(at: near) + room(of: child, axis, isBefore: true)
    let after =
      distance(at: far) + reserve(of: parent, axis) + room(of: child, axis, isBefore: false)
    let contains = scrolls(parent) || arranges(parent)
    let touches = parent != 0 && !(axis == .vertical && alignsBaselines(parent))
    // The rows of a group are as wide as each other, though not as the table.
    let isRow = axis == .horizontal && isTable(parent)
    if contains || start >= first - 0.5 {
      add(inner, near, .greaterThanOrEqual, outer, near, before, at: .order)
      if touches, isRow || (start - first).magnitude < 0.5 {
        add(inner, near, .equal, outer, near, before, at: .touchingSides)
      }
    }
    if contains || end <= last + 0.5 {
      add(inner, far, .lessThanOrEqual, outer, far, -after, at: .order)
      if touches, isRow || (end - last).magnitude < 0.5 {
        add(inner, far, .equal, outer, far, -after, at: .touchingSides)
      }
    }
  }

  private func scrolls(_ box: Int) -> Bool {
    guard case .view(let view) = boxes[box].item else { return false }
    return source.layout.views[view].kind.isScrolling
  }

  private func arranges(_ box: Int) -> Bool {
    guard case .view(let view) = boxes[box].item else { return false }
    return source.layout.views[view].arrangement != nil || isTable(box)
  }

  private func isTable(_ box: Int) -> Bool {
    guard case .view(let view) = boxes[box].item else { return false }
    return source.layout.views[view].kind == .tableView
  }

  /// Whether a stack view puts the texts of what it arranges side by side on one line.
  private func alignsBaselines(_ box: Int) -> Bool {
    guard case .view(let view) = boxes[box].item,
      let arrangement = source.layout.views[view].arrangement
    else { return false }
    return arrangement.axis == .horizontal
      && [.firstBaseline, .lastBaseline].contains(arrangement.alignment)
  }

  /// The room of a container's caption and bars at its lower or right edge.
  private func reserve(of parent: Int, _ axis: Axis) -> Double {
    let box = boxes[parent]
    if axis == .horizontal { return Double(box.heightBars) * lengths.innerRow }
    let caption = parent == 0 ? 0 : lengths.captionRow
    return caption + Double(box.widthBars) * lengths.innerRow
  }

  /// Whether one box ends where another begins, or before that.
  private func isBefore(_ a: Int, _ b: Int, _ axis: Axis) -> Bool {
    let (start, end) = boxes[a].rect.range(axis)
    let (otherStart, otherEnd) = boxes[b].rect.range(axis)
    guard a != b, end <= otherStart + 0.5 else { return false }
    // Boxes of no length that end with another are beside it.
    if (start - otherStart).magnitude < 0.5 || (end - otherEnd).magnitude < 0.5 { return false }
    return true
  }

  private mutating func appendNeighbours(
    _ a: Int, _ b: Int, _ axis: Axis, areArranged: Bool
  ) {
    let (near, far) = axis.edges
    let distance =
      room(of: a, axis, isBefore: false) + room(of: b, axis, isBefore: true)
      + lengths.touching
    add(boxes[b].item, near, .greaterThanOrEqual, boxes[a].item, far, distance, at: .order)
    let (start, end) = boxes[a].rect.range(axis.across)
    let (otherStart, otherEnd) = boxes[b].rect.range(axis.across)
    if areArranged, start < otherEnd, otherStart < end {
      add(
        boxes[b].item, near, .equal, boxes[a].item, far,
        distance + lengths.padding - lengths.touching, at: .neighbours)
    }
  }

  /// Boxes of one sort that are equally large are shown so.
  private mutating func appendSameSize(_ a: Int, _ b: Int, _ axis: Axis) {
    let (start, end) = boxes[a].rect.range(axis)
    let (otherStart, otherEnd) = boxes[b].rect.range(axis)
    guard (end - start - otherEnd + otherStart).magnitude < 0.5 else { return }
    let size: Attribute = axis == .horizontal ? .width : .height
    add(boxes[a].item, size, .equal, boxes[b].item, size, at: .sameSize)
  }

  /// Edges of boxes that cover each other are in their order.
  private mutating func appendOverlaps(_ children: [Int]) {
    for (position, a) in children.enumerated() {
      for b in children[(position + 1)...] {
        let (first, second) = (boxes[a].rect, boxes[b].rect)
        guard first.intersects(second) else { continue }
        for axis in Axis.allCases {
          let (near, far) = axis.edges
          for (edge, from, to) in [
            (near, first.range(axis).start, second.range(axis).start),
            (far, first.range(axis).end, second.range(axis).end),
          ] where (from - to).magnitude >= 0.5 {
            let (low, high) = from < to ? (a, b) : (b, a)
            add(
              boxes[high].item, edge, .greaterThanOrEqual, boxes[low].item, edge,
              lengths.touching, at: .order)
          }
        }
      }
    }
  }
}

extension SchematicTie {
  /// Whether it keeps an edge of a box somewhere in the box that holds it.
  fileprivate func ties(_ edge: Attribute, of inner: Int, to outer: Int) -> Bool {
    guard kind != .size, let second else { return false }
    return first.box == inner && first.attribute == edge && second.box == outer
      || second.box == inner && second.attribute == edge && first.box == outer
  }
}

extension ViewKind {
  fileprivate var isScrolling: Bool { self == .scrollView || self == .tableView }
}
