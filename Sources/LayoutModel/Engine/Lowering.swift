import ConstraintSolver

/// A layout as the solver's rows, and where each row came from.
///
/// Every view and guide is four variables, `minX`, `minY`, `width` and `height` in the root's
/// coordinates; every attribute is a linear expression of them.
struct Lowering {
  /// Where a row came from.
  enum Origin: Hashable {
    case constraint(Int)
    case root(FrameVariable)
    case guide(Int, FrameVariable)
    case notNegative(Int, FrameVariable)
    case contentHugging(Int, FrameVariable)
    case compressionResistance(Int, FrameVariable)
  }

  let layout: Layout
  let levels: PriorityLevels
  private(set) var system: LinearSystem
  private(set) var origins: [Origin] = []

  init(_ layout: Layout) {
    self.layout = layout
    levels = PriorityLevels(layout)
    system = LinearSystem(variableCount: 4 * (layout.views.count + layout.guides.count))
    appendRoot()
    for index in layout.guides.indices { appendGuide(index) }
    for index in layout.views.indices.dropFirst() { appendImplied(ofView: index) }
    for index in layout.constraints.indices { appendConstraint(index) }
  }

  private mutating func append(
    _ expression: LinearExpression, _ relation: LinearConstraint.Relation, level: Int,
    from origin: Origin
  ) {
    system.append(LinearConstraint(expression, relation, level: level))
    origins.append(origin)
  }
}

// MARK: - What a layout implies

extension Lowering {
  private mutating func appendRoot() {
    let size = layout.canvas.size
    let values: [(FrameVariable, Double)] = [
      (.x, 0), (.y, 0), (.width, size.width), (.height, size.height),
    ]
    for (part, value) in values {
      append(
        layout.coordinate(.view(0), part) - value, .equal, level: PriorityLevels.required,
        from: .root(part))
    }
  }

  /// The guides follow the root's edges at the distances of the safe area.
  private mutating func appendGuide(_ index: Int) {
    let guide = LayoutItem.guide(index)
    let root = LayoutItem.view(0)
    let insets = layout.guideInsets(index)
    let (width, height) = (layout.coordinate(root, .width), layout.coordinate(root, .height))
    // The top and bottom guides are as high as their bars, whatever the root's height.
    let top: LinearExpression
    let length: LinearExpression
    switch layout.guides[index].kind {
    case .top:
      (top, length) = (LinearExpression(constant: 0), LinearExpression(constant: insets.top))
    case .bottom:
      (top, length) = (height - insets.bottom, LinearExpression(constant: insets.bottom))
    case .safeArea:
      (top, length) = (
        LinearExpression(constant: insets.top), height - (insets.top + insets.bottom)
      )
    }
    let values: [(FrameVariable, LinearExpression)] = [
      (.x, layout.coordinate(root, .x) + insets.left), (.y, layout.coordinate(root, .y) + top),
      (.width, width - (insets.left + insets.right)), (.height, length),
    ]
    for (part, value) in values {
      append(
        layout.coordinate(guide, part) - value, .equal, level: PriorityLevels.required,
        from: .guide(index, part))
    }
  }

  /// No size is negative, and content sizes pull at the priorities of hugging and resistance.
  private mutating func appendImplied(ofView index: Int) {
    let view = layout.views[index]
    let content = view.intrinsicContentSize
    let hugging = view.contentHuggingPriority
    let resistance = view.contentCompressionResistancePriority
    let sides: [(FrameVariable, Double?, Priority, Priority)] = [
      (.width, content.width, hugging.horizontal, resistance.horizontal),
      (.height, content.height, hugging.vertical, resistance.vertical),
    ]
    for (part, length, huggingPriority, resistancePriority) in sides {
      let side = layout.coordinate(.view(index), part)
      append(
        side, .greaterThanOrEqual, level: PriorityLevels.required, from: .notNegative(index, part))
      guard let length else { continue }
      append(
        -1 * side + length, .greaterThanOrEqual, level: levels[huggingPriority],
        from: .contentHugging(index, part))
      append(
        side - length, .greaterThanOrEqual, level: levels[resistancePriority],
        from: .compressionResistance(index, part))
    }
  }
}

// MARK: - Constraints

extension Lowering {
  private mutating func appendConstraint(_ index: Int) {
    let constraint = layout.constraints[index]
    // Constants, and so inequalities, run in the reading direction.
    let isMirrored =
      layout.canvas.direction == .rightToLeft
      && (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
    var difference = layout.expression(constraint.firstItem, constraint.firstAttribute)
    if let second = constraint.secondItem {
      difference =
        difference - constraint.multiplier * layout.expression(second, constraint.secondAttribute)
    }
    difference = difference - (isMirrored ? -constraint.constant : constraint.constant)
    let relation = isMirrored ? constraint.relation.reversed : constraint.relation
    append(
      relation == .lessThanOrEqual ? -1 * difference : difference,
      relation == .equal ? .equal : .greaterThanOrEqual, level: levels[constraint.priority],
      from: .constraint(index))
  }
}
