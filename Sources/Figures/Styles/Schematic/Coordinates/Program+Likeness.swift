import ConstraintSolver
import LayoutModel

/// What looks alike in the layout looks alike in the diagram.
extension Schematic.Program {
  /// Views of one kind that are equally large, and equal spaces between a stack view's views, stay so.
  mutating func appendLikeness(in box: Int, _ axis: Axis) {
    let children = model.boxes[box].children.filter { !coordinates.isFlat($0, axis) }
    let arrangement = model.arrangement(of: box)
    let lengths = children.map { model.length(of: $0, axis) }
    func areEqual(_ a: Double, _ b: Double) -> Bool {
      (a - b).magnitude < Schematic.Model.tolerance
    }
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
        Schematic.Extent(axis: axis, box: child), Schematic.Extent(axis: axis, box: children[other])
      )
      append(size(first) - size(second), .equal, fills ? .shape : .likeness)
    }
    if let arrangement, arrangement.axis != axis, arrangement.alignment == .center {
      for child in children { appendCentering(of: child, in: box, axis) }
    }
    guard let arrangement, arrangement.axis == axis, children.count > 2 else { return }
    for middle in 1..<children.count - 1 {
      let spaces = [(middle - 1, middle), (middle, middle + 1)].map { low, high in
        (
          Schematic.Extent(axis: axis, box: children[low]).line(.far),
          Schematic.Extent(axis: axis, box: children[high]).line(.near)
        )
      }
      let (first, second) = (spaces[0], spaces[1])
      let length = model.value(first.1) - model.value(first.0)
      guard length > -Schematic.Model.tolerance,
        areEqual(length, model.value(second.1) - model.value(second.0))
      else { continue }
      append(
        place(first.1) - place(first.0) - (place(second.1) - place(second.0)), .equal, .shape)
    }
  }

  /// A view in the middle of a stack view stays there.
  private mutating func appendCentering(of child: Int, in box: Int, _ axis: Axis) {
    func middle(_ box: Int) -> LinearExpression {
      let extent = Schematic.Extent(axis: axis, box: box)
      return place(extent.line(.near)) + place(extent.line(.far))
    }
    let (inner, outer) = (model.boxes[child].rect.range(axis), model.boxes[box].rect.range(axis))
    guard (inner.start + inner.end - outer.start - outer.end).magnitude < 2 else { return }
    append(middle(child) - middle(box), .equal, .shape)
  }

  /// Of two gaps that are equally long in the layout, none gets more than the other for nothing.
  mutating func appendEqualGaps(_ axis: Axis) {
    let values = coordinates.values[axis]
    let lengths = zip(values, values.dropFirst()).map { $1 - $0 }
    func length(_ gap: Int) -> LinearExpression {
      LinearExpression(variables[axis][gap + 1]) - LinearExpression(variables[axis][gap])
    }
    for gap in lengths.indices {
      let next = lengths.indices.dropFirst(gap + 1).first {
        (lengths[$0] - lengths[gap]).magnitude < Schematic.Model.tolerance
      }
      guard let next else { continue }
      append(0.25 * (length(gap) - length(next)), .equal, .proportion)
    }
  }
}
