import Basics
import LayoutModel
import Typesetting

/// The marks of constraints, one group each.
struct ConstraintOverlay {
  let canvas: CanvasLayout
  let content: OverlayContent
  let selection: Selection
  let theme: Theme
  /// What lies under the lines.
  let fills: ViewFills
  let ids: FigureIDs
  let typesetter: Typesetter

  /// Groups in the order of the constraints; unsatisfied and selected ones in front.
  func groups(avoiding obstacles: Obstacles) throws(TypesettingError) -> [Figure.Group] {
    let constraints = canvas.layout.constraints
    let inactive = content.showsInactive ? canvas.layout.inactiveConstraints : []
    let geometries =
      constraints.indices.map {
        content.constraints.contains($0) ? canvas.geometry(of: constraints[$0]) : nil
      } + inactive.map(canvas.geometry)
    let bars = BarArrangement.bars(
      for: geometries, of: constraints + inactive, selected: selection.constraints, in: canvas,
      avoiding: obstacles, theme)
    var cuts = LineCuts(canvas, obstacles, bars.flatMap { $0 }, theme)
    var groups: [Figure.Group] = []
    for (index, constraint) in inactive.enumerated() {
      let place = constraints.count + index
      groups.append(
        Figure.Group(
          id: ids.inactive(index), classes: ["ib-constraint", "ib-inactive"],
          title: canvas.layout.plainEquation(of: constraint) + " (inactive)",
          marks: try marks(
            of: constraint, bars[place], .satisfied, LineInk(inactive: theme), &cuts)))
    }
    for index in order(of: constraints.indices.filter(content.constraints.contains)) {
      let status = canvas.solved.status(ofConstraint: index)
      let ink = LineInk(
        constraints[index], status, isSelected: selection.constraints.contains(index), theme)
      groups.append(
        group(index, status, try marks(of: constraints[index], bars[index], status, ink, &cuts)))
    }
    return groups
  }

  private func order(of indices: [Int]) -> [Int] {
    func rank(_ index: Int) -> (Int, LayoutStatus, Int) {
      (
        selection.constraints.contains(index) ? 1 : 0, canvas.solved.status(ofConstraint: index),
        index
      )
    }
    return indices.map(rank).sorted { $0 < $1 }.map(\.2)
  }

  private func marks(
    of constraint: LayoutConstraint, _ bars: [IBar], _ status: LayoutStatus, _ ink: LineInk,
    _ cuts: inout LineCuts
  ) throws(TypesettingError) -> [Mark] {
    if bars.isEmpty { return [] }
    let stems = bars.flatMap { cuts.pieces(of: $0, of: constraint) }.map {
      canvas.beyondTornEdge($0)
    }
    let caps = bars.flatMap { cuts.caps(of: $0) }
    var extensions: [Segment] = []
    for bar in bars { extensions += cuts.extensions(of: bar) }
    var ink = ink.set(off: fills, stems + caps + extensions)
    if bars.allSatisfy(\.isPlainLine) {
      ink.role =
        constraint.firstAttribute.isCenter
        ? .center : constraint.tiesBaselines ? .baseline : .alignment
    }
    var marks = ink.extensions(extensions) + ink.marks(stems, caps: caps)
    for bar in bars {
      marks += try bar.signs(status, ink, theme, typesetter)
    }
    return marks
  }

  private func group(_ index: Int, _ status: LayoutStatus, _ marks: [Mark]) -> Figure.Group {
    let constraint = canvas.layout.constraints[index]
    var classes = ["ib-constraint"]
    if !constraint.priority.isRequired { classes.append("ib-optional") }
    if constraint.isPlaceholder { classes.append("ib-placeholder") }
    if selection.constraints.contains(index) { classes.append("ib-selected") }
    if status != .satisfied { classes.append("ib-\(status.rawValue)") }
    return Figure.Group(
      id: ids.constraint(index), classes: classes,
      data: [.init(name: "priority", value: constraint.priority.text)],
      title: canvas.layout.plainEquation(of: constraint), marks: marks, part: .constraint(index))
  }
}

extension CanvasLayout {
  /// The shown value less the constraint's, in points and signed.
  ///
  /// Nil if it is 0, or if the constraint has no finding.
  func delta(ofConstraint index: Int) -> String? {
    guard layout.constraints.indices.contains(index) else { return nil }
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
