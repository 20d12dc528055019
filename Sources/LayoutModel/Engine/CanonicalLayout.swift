import ConstraintSolver

/// Rows below every priority that pick one of the layouts an ambiguous layout allows.
///
/// Each undetermined number has its own level, sizes before places and views in their canonical
/// order. So the choice does not depend on the order of a file.
enum CanonicalLayout {
  /// - Parameter values: The solution that is as good as the ambiguity's witness.
  static func appendRows(
    for ambiguity: Ambiguity, at values: [Double], to system: inout LinearSystem,
    _ lowering: Lowering
  ) {
    let undetermined = Set(ambiguity.variables)
    let settled = lowering.settled
    let isRightToLeft = settled.layout.canvas.direction == .rightToLeft
    func isOpen(_ item: LayoutItem, _ part: FrameVariable) -> Bool {
      // Where reading begins at the right, a place is that of the right edge.
      guard part == .x, isRightToLeft else {
        return undetermined.contains(settled.variable(item, part))
      }
      let edge = [FrameVariable.x, .width].map { settled.variable(item, $0) }
      let movement = edge.reduce(0) { $0 + ambiguity.witness[$1.index] - values[$1.index] }
      return !undetermined.isDisjoint(with: edge) && movement.magnitude > 1e-6
    }
    var level = lowering.levels.firstCanonical
    let items =
      settled.layout.views.indices.dropFirst().map { LayoutItem.view($0) }
      + settled.layout.guides.indices.map { .guide($0) }
    for item in items {
      for part in [FrameVariable.width, .height, .x, .y] where isOpen(item, part) {
        let wish =
          switch item {
          case .view(let view): wish(view, part, settled)
          case .guide(let guide): wish(forGuide: guide, part, settled)
          }
        system.append(LinearConstraint(wish, .equal, level: level))
        level += 1
      }
    }
  }

  /// The expression that is 0 if one number of a view's frame has its preferred value.
  private static func wish(
    _ view: Int, _ part: FrameVariable, _ settled: SettledLayout
  ) -> LinearExpression {
    let item = LayoutItem.view(view)
    let own = settled.layout.views[view]
    let content = settled.metrics[view].intrinsicContentSize
    let superview = LayoutItem.view(own.superview ?? 0)
    switch part {
    case .width:
      return settled.coordinate(item, .width)
        - (own.frame?.width ?? content.width ?? own.kind.sizeInInterfaceBuilder.width)
    case .height:
      return settled.coordinate(item, .height)
        - (own.frame?.height ?? content.height ?? own.kind.sizeInInterfaceBuilder.height)
    case .x:
      if let x = own.frame?.x {
        return settled.coordinate(item, .x) - settled.coordinate(superview, .x) - x
      }
      return atStart(item, of: superview, settled)
    case .y:
      return settled.coordinate(item, .y) - settled.coordinate(superview, .y)
        - (own.frame?.y ?? 0)
    }
  }

  /// A guide would be nothing at its view's corner, and a content area as large as its scroll view.
  private static func wish(
    forGuide guide: Int, _ part: FrameVariable, _ settled: SettledLayout
  ) -> LinearExpression {
    let own = LayoutItem.guide(guide)
    let view = LayoutItem.view(settled.layout.guides[guide].view)
    switch part {
    case .width, .height:
      let isContent = settled.layout.guides[guide].kind == .content
      return isContent
        ? settled.coordinate(own, part) - settled.coordinate(view, part)
        : settled.coordinate(own, part)
    case .x: return atStart(own, of: view, settled)
    case .y: return settled.coordinate(own, .y) - settled.coordinate(view, .y)
    }
  }

  private static func atStart(
    _ item: LayoutItem, of superview: LayoutItem, _ settled: SettledLayout
  ) -> LinearExpression {
    let direction = settled.layout.canvas.direction
    return settled.expression(item, .leading, direction)
      - settled.expression(superview, .leading, direction)
  }
}
