import ConstraintSolver

extension Workload {
  /// Views of equal width side by side, 8 points apart, 20 from the edges.
  mutating func addChain(_ count: Int) {
    let root = root(width: 40 + 8 * Double(count - 1) + 64 * Double(count), height: 480)
    var views: [Frame] = []
    for index in 0..<count {
      let view = view()
      equal([(view.y, 1), (root.y, -1)], -20)
      equal([(view.height, 1)], -40)
      if let last = views.last {
        equal([(view.x, 1), (last.x, -1), (last.width, -1)], -8)
        equal([(view.width, 1), (views[0].width, -1)], 0)
      } else {
        equal([(view.x, 1), (root.x, -1)], -20)
      }
      views.append(view)
      if index == count - 1 {
        equal([(root.x, 1), (root.width, 1), (view.x, -1), (view.width, -1)], -20)
      }
    }
  }

  /// About so many cells of equal width and height in rows and columns.
  mutating func addGrid(_ count: Int) {
    var columns = 1
    while (columns + 1) * (columns + 1) <= count { columns += 1 }
    let rowCount = max(1, count / columns)
    let root = root(
      width: 40 + 8 * Double(columns - 1) + 64 * Double(columns),
      height: 40 + 8 * Double(rowCount - 1) + 32 * Double(rowCount))
    var cells: [Frame] = []
    for index in 0..<rowCount * columns {
      let cell = view()
      if index % columns == 0 {
        equal([(cell.x, 1), (root.x, -1)], -20)
      } else {
        let left = cells[index - 1]
        equal([(cell.x, 1), (left.x, -1), (left.width, -1)], -8)
      }
      if index < columns {
        equal([(cell.y, 1), (root.y, -1)], -20)
      } else {
        let above = cells[index - columns]
        equal([(cell.y, 1), (above.y, -1), (above.height, -1)], -8)
      }
      if index > 0 {
        equal([(cell.width, 1), (cells[0].width, -1)], 0)
        equal([(cell.height, 1), (cells[0].height, -1)], 0)
      }
      cells.append(cell)
    }
    let (right, bottom) = (cells[columns - 1], cells[(rowCount - 1) * columns])
    equal([(root.x, 1), (root.width, 1), (right.x, -1), (right.width, -1)], -20)
    equal([(root.y, 1), (root.height, 1), (bottom.y, -1), (bottom.height, -1)], -20)
  }

  /// So many rows of a label and a field, with content sizes and baselines aligned, fields of equal width.
  mutating func addForm(_ count: Int) {
    let root = root(width: 600, height: 40 * Double(count))
    var seed: UInt32 = 12345
    var fields: [Frame] = []
    for _ in 0..<count {
      let (label, field) = (view(), view())
      seed = seed &* 1_664_525 &+ 1_013_904_223
      content(label.width, 24 + Double((seed >> 24) / 2), hugging: 251, resistance: 750)
      content(label.height, 21, hugging: 251, resistance: 750)
      content(field.width, 97, hugging: 250, resistance: 749)
      content(field.height, 30, hugging: 250, resistance: 749)
      equal([(label.x, 1), (root.x, -1)], -20)
      equal([(field.x, 1), (label.x, -1), (label.width, -1)], -8)
      equal([(root.x, 1), (root.width, 1), (field.x, -1), (field.width, -1)], -20)
      // The field's baseline is 20 from its top, the label's 16.
      equal([(field.y, 1), (label.y, -1)], 4)
      if let last = fields.last {
        equal([(field.y, 1), (last.y, -1), (last.height, -1)], -10)
        equal([(field.width, 1), (fields[0].width, -1)], 0)
      } else {
        equal([(field.y, 1), (root.y, -1)], -20)
      }
      fields.append(field)
    }
  }

  /// Nested views with mixed priorities, content sizes and inequalities, many of them ambiguous.
  mutating func addTree(_ count: Int) {
    let root = root(width: 1024, height: 768)
    var random = RandomSequence()
    var views: [Frame] = []
    var lastChild = [Int](repeating: -1, count: count + 1)
    for index in 0..<count {
      var parent = -1
      if index >= 3, random.below(4) > 0 { parent = index - 1 - random.below(min(index, 6)) }
      let superview = parent < 0 ? root : views[parent]
      let view = view()
      let sibling = lastChild[parent + 1]
      for isVertical in [false, true] {
        addTreeAxis(
          view, superview, sibling < 0 ? nil : views[sibling], views, isVertical, &random)
      }
      lastChild[parent + 1] = index
      views.append(view)
    }
  }

  private mutating func addTreeAxis(
    _ view: Frame, _ superview: Frame, _ sibling: Frame?, _ views: [Frame], _ isVertical: Bool,
    _ random: inout RandomSequence
  ) {
    let priorities: [Double] = [999, 751, 750, 500, 490, 251, 250, 100]
    let (place, length) = view.range(isVertical)
    let outer = superview.range(isVertical)
    if let sibling, random.below(2) > 0 {
      let before = sibling.range(isVertical)
      equal(
        [(place, 1), (before.0, -1), (before.1, -1)], -8, priority: random.below(4) > 0 ? 1000 : 750
      )
    } else if random.below(4) > 0 {
      equal([(place, 1), (outer.0, -1)], -8, priority: random.below(4) > 0 ? 1000 : 500)
    } else {
      equal(
        [(place, 1), (length, 0.5), (outer.0, -1), (outer.1, -0.5)], 0,
        priority: random.below(2) > 0 ? 1000 : 750)
    }
    if random.below(3) == 0 {
      atLeastZero(
        [(outer.0, 1), (outer.1, 1), (place, -1), (length, -1)], -8,
        priority: priorities[random.below(4)])
    }
    if random.below(2) > 0 {
      let resistance = priorities[random.below(5)]
      let hugging = priorities[3 + random.below(5)]
      content(
        length, 8 + Double(random.below(160)), hugging: hugging, resistance: resistance)
    } else {
      let priority = priorities[random.below(8)]
      equal([(length, 1)], -(8 + Double(random.below(160))), priority: priority)
    }
    if !views.isEmpty, random.below(4) == 0 {
      let other = views[random.below(views.count)]
      let priority = priorities[random.below(8)]
      let factor = random.below(2) > 0 ? 1.0 : 0.5
      equal(
        [(length, 1), (other.range(isVertical).1, -factor)], 0, priority: priority)
    }
  }
}

extension RandomSequence {
  fileprivate mutating func below(_ bound: Int) -> Int { Int((bits() >> 20) % UInt64(bound)) }
}
