import LayoutModel
import Diagnostics

/// The marks of constraints, one group each.
enum ConstraintOverlay {
  /// Groups in the order of the constraints, those in doubt in front.
  static func groups(
    for canvas: CanvasLayout, _ theme: Theme, _ ids: FigureIDs
  ) -> [Figure.Group] {
    let constraints = canvas.layout.constraints
    let geometries = constraints.map(canvas.geometry)
    let bars = BarPlacement.bars(for: geometries, in: canvas, theme)
    let statuses = constraints.indices.map { canvas.solved.status(ofConstraint: $0) }
    let order = constraints.indices.sorted { (statuses[$0], $0) < (statuses[$1], $1) }
    return order.map { index in
      let colors = theme.colors(for: statuses[index])
      let isOptional = !constraints[index].priority.isRequired
      var marks = bars[index].flatMap { $0.marks(colors, isOptional: isOptional, theme) }
      if case .line(let segment) = geometries[index] {
        let stroke = Stroke(
          color: colors.line, width: theme.lineWidth, dashes: isOptional ? theme.dashes : [])
        marks = [Mark(.segments([segment]), stroke: stroke)]
      }
      return group(index, statuses[index], marks, in: canvas.layout, ids)
    }
  }

  private static func group(
    _ index: Int, _ status: LayoutStatus, _ marks: [Mark], in layout: Layout, _ ids: FigureIDs
  ) -> Figure.Group {
    let constraint = layout.constraints[index]
    var classes = ["ib-constraint"]
    if !constraint.priority.isRequired { classes.append("ib-optional") }
    if status != .satisfied { classes.append("ib-\(status.rawValue)") }
    return Figure.Group(
      id: ids.constraint(index), classes: classes,
      data: [.init(name: "priority", value: constraint.priority.text)],
      title: layout.equation(of: constraint), marks: marks)
  }
}

extension CanvasLayout {
  /// What the canvas shows less what a constraint asks for, in points and signed; nil when that is
  /// nothing, or when the constraint is not in doubt.
  func delta(ofConstraint index: Int) -> String? {
    let constraint = layout.constraints[index]
    let status = solved.status(ofConstraint: index)
    guard status == .misplaced || status == .unsatisfiable else { return nil }
    var excess = places.excess(of: constraint, rect: alignmentRect)
    switch constraint.relation {
    case .equal: break
    case .greaterThanOrEqual: excess = min(0, excess)
    case .lessThanOrEqual: excess = max(0, excess)
    }
    // A distance written with a minus counts the other way.
    if constraint.constant < 0 && !constraint.firstAttribute.isSize { excess = -excess }
    guard excess.magnitude >= 0.5 else { return nil }
    return (excess > 0 ? "+" : "−") + DecimalText.rounded(excess.magnitude, to: 0)
  }
}
