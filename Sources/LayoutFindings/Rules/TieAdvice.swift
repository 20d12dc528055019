import Diagnostics
import LayoutModel
import Typesetting

/// Advice on optional constraints that lose to a content size of the same priority.
extension SolvedLayout {
  /// At most so many constraints are tried, since each takes a solution.
  private static let mostTies = 24

  /// One finding for each constraint that would hold with a priority one higher, and that only a
  /// content size of the same priority prevents.
  ///
  /// A constraint about an ambiguous view is left to the finding on the ambiguity.
  func tieAdvice(_ typesetter: Typesetter) -> [Diagnostic] {
    let lost = layout.constraints.indices.filter { index in
      let constraint = layout.constraints[index]
      return !constraint.priority.isRequired && !outcomes[index].isSatisfied
        && !rivals(of: constraint).isEmpty && !isAboutAmbiguousView(constraint)
    }
    return lost.prefix(SolvedLayout.mostTies).compactMap { tieAdvice(onConstraint: $0, typesetter) }
  }

  private func tieAdvice(onConstraint index: Int, _ typesetter: Typesetter) -> Diagnostic? {
    let constraint = layout.constraints[index]
    var changed = layout
    changed.constraints[index].priority = Priority(min(constraint.priority.rawValue + 1, 999.5))
    guard let raised = try? LayoutEngine.solve(changed, typesetter: typesetter),
      raised.outcomes[index].isSatisfied, raised.conflicts.isEmpty,
      let rival = rivals(of: constraint).first(where: { isLess(raised, $0) })
    else { return nil }
    let name = layout.views[rival.view].name
    let priority = constraint.priority.text
    return Diagnostic(
      "priority-tie", severity: .advice,
      "this constraint does not hold: the \(rival.name) of '\(name)' has the same priority \(priority)",
      at: constraint.origin,
      help: "give the constraint the priority \(changed.constraints[index].priority.text), "
        + "or lower the \(rival.name)")
  }

  /// A content size's pull or push in the way of a constraint.
  private struct Rival {
    var view: Int
    var axis: Axis
    var isHugging: Bool
    var name: String { isHugging ? "content hugging" : "compression resistance" }
  }

  /// The content sizes with the priority of a constraint, in its direction.
  private func rivals(of constraint: LayoutConstraint) -> [Rival] {
    guard let axis = constraint.firstAttribute.axis else { return [] }
    return layout.views.indices.dropFirst().flatMap { view -> [Rival] in
      guard metrics[view].intrinsicContentSize[axis] != nil else { return [] }
      let own = [
        (metrics[view].contentHuggingPriority[axis], true),
        (metrics[view].contentCompressionResistancePriority[axis], false),
      ]
      return own.filter { $0.0 == constraint.priority }
        .map { Rival(view: view, axis: axis, isHugging: $0.1) }
    }
  }

  /// Whether a content size is met less in another solution.
  private func isLess(_ other: SolvedLayout, _ rival: Rival) -> Bool {
    func error(_ solved: SolvedLayout) -> Double {
      let size = solved.alignmentRect(of: .view(rival.view))
      let length = rival.axis == .horizontal ? size.width : size.height
      let excess = length - (solved.metrics[rival.view].intrinsicContentSize[rival.axis] ?? length)
      return rival.isHugging ? max(excess, 0) : max(-excess, 0)
    }
    return error(other) > error(self) + 1e-6
  }

  private func isAboutAmbiguousView(_ constraint: LayoutConstraint) -> Bool {
    constraint.items.contains { item in
      item.view.map { !undetermined[$0].isEmpty } ?? false
    }
  }
}
