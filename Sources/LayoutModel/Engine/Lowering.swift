import ConstraintSolver

/// A layout as the solver's rows, and where each row came from.
///
/// Every view and guide is four variables, `minX`, `minY`, `width` and `height` in the root's
/// coordinates; every attribute is a linear expression of them.
struct Lowering {
  /// The source of a row.
  enum Origin: Hashable {
    case constraint(Int)
    case arranged(Int)
    case root(FrameVariable)
    case guide(Int, FrameVariable)
    case notNegative(Int, FrameVariable)
    case contentHugging(Int, FrameVariable)
    case compressionResistance(Int, FrameVariable)

    /// Whether it follows from what an author states, and a console would log it: all but that no size is
    /// negative, and the corner of the root.
    var isLogged: Bool {
      switch self {
      case .constraint, .notNegative: false
      case .root(let part): part == .width || part == .height
      case .arranged, .guide, .contentHugging, .compressionResistance: true
      }
    }
  }

  let settled: SettledLayout
  let levels: PriorityLevels
  private(set) var system: LinearSystem
  private(set) var origins: [Origin] = []

  /// The layout that is solved, its views and constraints in canonical order.
  var layout: Layout { settled.layout }

  init(_ settled: SettledLayout) {
    self.settled = settled
    let layout = settled.layout
    levels = PriorityLevels(settled)
    system = LinearSystem(variableCount: 4 * (layout.views.count + layout.guides.count))
    appendRoot()
    for index in layout.guides.indices { appendGuide(index) }
    for index in layout.views.indices.dropFirst() { appendImplied(ofView: index) }
    for (index, arranged) in settled.arranged.enumerated() {
      appendConstraint(arranged.constraint, from: .arranged(index))
    }
    for (index, constraint) in layout.constraints.enumerated() {
      appendConstraint(constraint, from: .constraint(index))
    }
  }

  private mutating func append(
    _ expression: LinearExpression, _ relation: LinearConstraint.Relation,
    level: Int = PriorityLevels.required, from origin: Origin
  ) {
    system.append(LinearConstraint(expression, relation, level: level))
    origins.append(origin)
  }

  // MARK: - What a layout implies

  private mutating func appendRoot() {
    let size = layout.canvas.size
    for part in [FrameVariable.x, .y] {
      append(settled.coordinate(.view(0), part), .equal, from: .root(part))
    }
    for (part, length) in [(FrameVariable.width, size.width), (.height, size.height)] {
      var level = PriorityLevels.required
      if case .fitting(let priorities) = layout.canvas.sizing {
        level = levels[priorities[part.axis]]
      }
      append(settled.coordinate(.view(0), part), .greaterThanOrEqual, from: .notNegative(0, part))
      append(
        settled.coordinate(.view(0), part) - length, .equal, level: level, from: .root(part))
    }
  }

  private mutating func appendGuide(_ index: Int) {
    let guide = layout.guides[index]
    switch guide.kind {
    case .own: appendSize(ofGuide: index)
    case .content:
      let insets = settled.guideInsets(index)
      for (part, inset) in [(FrameVariable.x, insets.left), (.y, insets.top)] {
        append(
          settled.coordinate(.guide(index), part)
            - (settled.coordinate(.view(guide.view), part) + inset),
          .equal, from: .guide(index, part))
      }
      appendSize(ofGuide: index)
    case .top, .bottom, .safeArea, .layoutMargins, .readableContent, .frame, .reserved:
      appendEdges(ofGuide: index)
    }
  }

  private mutating func appendSize(ofGuide index: Int) {
    for part in [FrameVariable.width, .height] {
      append(
        settled.coordinate(.guide(index), part), .greaterThanOrEqual, from: .guide(index, part))
    }
  }

  /// Appends the edges of a guide at given distances from its view's edges.
  private mutating func appendEdges(ofGuide index: Int) {
    let guide = LayoutItem.guide(index)
    let view = LayoutItem.view(layout.guides[index].view)
    let insets = settled.guideInsets(index)
    let (x, y) = (settled.coordinate(view, .x), settled.coordinate(view, .y))
    let (width, height) = (settled.coordinate(view, .width), settled.coordinate(view, .height))
    // The top and bottom guides are as high as their bars, at any height of the root.
    let top: LinearExpression
    let length: LinearExpression
    switch layout.guides[index].kind {
    case .top: (top, length) = (y, LinearExpression(constant: insets.top))
    case .bottom:
      (top, length) = (y + height - insets.bottom, LinearExpression(constant: insets.bottom))
    case .safeArea, .layoutMargins, .readableContent, .content, .frame, .reserved, .own:
      (top, length) = (y + insets.top, height - (insets.top + insets.bottom))
    }
    let values: [(FrameVariable, LinearExpression)] = [
      (.x, x + insets.left), (.y, top), (.width, width - (insets.left + insets.right)),
      (.height, length),
    ]
    for (part, value) in values {
      append(settled.coordinate(guide, part) - value, .equal, from: .guide(index, part))
    }
  }

  /// No size is negative, and content sizes pull at the priorities of hugging and resistance.
  private mutating func appendImplied(ofView index: Int) {
    let metrics = settled.metrics[index]
    let content = metrics.intrinsicContentSize
    for (part, length) in [(FrameVariable.width, content.width), (.height, content.height)] {
      let side = settled.coordinate(.view(index), part)
      append(side, .greaterThanOrEqual, from: .notNegative(index, part))
      guard let length else { continue }
      append(
        -1 * side + length, .greaterThanOrEqual,
        level: levels[metrics.contentHuggingPriority[part.axis]],
        from: .contentHugging(index, part))
      append(
        side - length, .greaterThanOrEqual,
        level: levels[metrics.contentCompressionResistancePriority[part.axis]],
        from: .compressionResistance(index, part))
    }
  }

  // MARK: - Constraints

  private mutating func appendConstraint(_ original: LayoutConstraint, from origin: Origin) {
    system.append(row(of: original))
    origins.append(origin)
  }

  /// The row of a constraint of the layout: those of the author are the last.
  func row(ofConstraint index: Int) -> Int {
    origins.count - layout.constraints.count + index
  }

  /// A constraint as a row.
  func row(of original: LayoutConstraint) -> LinearConstraint {
    let constraint = settled.resolved(original)
    let direction = settled.direction(of: original)
    // Constants, and so inequalities, run in the reading direction.
    let isMirrored =
      direction == .rightToLeft
      && (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
    var difference = settled.expression(
      constraint.firstItem, constraint.firstAttribute, direction)
    if let second = constraint.secondItem {
      var other = settled.expression(second, constraint.secondAttribute, direction)
      // A multiple of a place counts from the corner of the view that holds the constraint.
      if constraint.multiplier != 1, !constraint.secondAttribute.isSize {
        let origin = holderOrigin(original)
        (difference, other) = (difference - origin, other - origin)
      }
      difference = difference - constraint.multiplier * other
    }
    difference = difference - (isMirrored ? -constraint.constant : constraint.constant)
    let relation = isMirrored ? constraint.relation.reversed : constraint.relation
    return LinearConstraint(
      relation == .lessThanOrEqual ? -1 * difference : difference,
      relation == .equal ? .equal : .greaterThanOrEqual, level: levels[constraint.priority])
  }

  private func holderOrigin(_ constraint: LayoutConstraint) -> LinearExpression {
    let holder = LayoutItem.view(layout.holder(of: constraint))
    let isHorizontal = constraint.secondAttribute.axis == .horizontal
    return settled.coordinate(holder, isHorizontal ? .x : .y)
  }
}
