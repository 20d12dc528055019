import ConstraintSolver

/// Rows below every priority that pick one of the layouts an ambiguous layout allows.
///
/// Each undetermined number is a level of its own, sizes before places and views in their canonical
/// order, so the choice does not depend on where anything stands in a file.
enum CanonicalLayout {
  static func appendRows(
    for undetermined: [Variable], to system: inout LinearSystem, _ lowering: Lowering
  ) {
    let open = Set(undetermined)
    let views = lowering.layout.views
    var level = lowering.levels.firstCanonical
    for view in views.indices.dropFirst() {
      for part in [FrameVariable.width, .height, .x, .y] {
        guard open.contains(lowering.layout.variable(.view(view), part)) else {
          continue
        }
        system.append(LinearConstraint(wish(view, part, lowering), .equal, level: level))
        level += 1
      }
    }
  }

  /// What is to be 0 for one number of a view's frame to be as the view would have it.
  private static func wish(
    _ view: Int, _ part: FrameVariable, _ lowering: Lowering
  ) -> LinearExpression {
    let item = LayoutItem.view(view)
    let own = lowering.layout.views[view]
    let superview = LayoutItem.view(own.superview ?? 0)
    switch part {
    case .width:
      let width =
        own.frame?.width ?? own.intrinsicContentSize.width ?? own.kind.sizeInInterfaceBuilder.width
      return lowering.layout.expression(item, .width) - width
    case .height:
      let height =
        own.frame?.height ?? own.intrinsicContentSize.height
        ?? own.kind.sizeInInterfaceBuilder.height
      return lowering.layout.expression(item, .height) - height
    case .x:
      if let x = own.frame?.x {
        return lowering.layout.expression(item, .left)
          - lowering.layout.expression(superview, .left) - x
      }
      return lowering.layout.expression(item, .leading)
        - lowering.layout.expression(superview, .leading)
    case .y:
      let y = own.frame?.y ?? 0
      return lowering.layout.expression(item, .top) - lowering.layout.expression(superview, .top)
        - y
    }
  }
}
