import Basics
package import Diagnostics
package import LayoutModel
package import Typesetting

/// Advice on a layout that works but breaks the guide's rules of thumb.
///
/// Source: Auto Layout Guide, Working with Constraints in Interface Builder, "Rules of Thumb";
/// Anatomy of a Constraint, "Priorities" and "Intrinsic Content Size".
extension SolvedLayout {
  /// Advice on the layout, constraints first and then views, each in the layout's order.
  /// - Parameter typesetter: Measures texts where the layout is solved again to verify advice.
  package func advice(_ typesetter: Typesetter) -> [Diagnostic] {
    let (sizes, neighbours) = (fixedSizeAdvice(typesetter), Neighbours(self))
    return layout.constraints.indices.flatMap { index in
      [sizes[index]].compactMap(\.self) + advice(onConstraint: index, neighbours, typesetter)
    }
      + duplicates(.advice) + tieAdvice(typesetter) + safeAreaAdvice(typesetter)
      + layout.views.indices.dropFirst().flatMap(advice(onView:)) + visibilityAdvice(typesetter)
  }

  private func advice(
    onConstraint index: Int, _ neighbours: Neighbours, _ typesetter: Typesetter
  ) -> [Diagnostic] {
    let constraint = layout.constraints[index]
    func say(_ id: String, _ message: String, _ help: String) -> Diagnostic {
      Diagnostic(id, severity: .advice, message, at: constraint.origin, help: help)
    }
    var advice: [Diagnostic] = []
    if constraint.firstAttribute.isLeftOrRight || constraint.secondAttribute.isLeftOrRight {
      let turnsSign =
        turnsSign(of: constraint) || hasWrongSign(constraint: index, typesetter)
      advice.append(
        say(
          "left-or-right", "left and right do not follow the reading direction",
          layout.followingDirection(constraint, turnsSign: turnsSign)))
    }
    if let neighbour = neighbours.skipped(by: constraint) {
      advice.append(
        say(
          "skips-neighbour", "this constraint reaches across '\(layout.views[neighbour].name)'",
          neighbours.line(past: neighbour, inPlaceOf: index, typesetter)
            .map { "write '\($0)' in its place" } ?? "tie a view to its nearest neighbour"))
    }
    if Advice.isUnusual(constraint.priority) {
      advice.append(
        say(
          "unusual-priority", "the priority \(constraint.priority.text) is far from the usual ones",
          Advice.priorities))
    }
    return advice
  }

  private func advice(onView index: Int) -> [Diagnostic] {
    let view = layout.views[index]
    let pairs = [
      ("content hugging", view.contentHuggingPriority),
      ("compression resistance", view.contentCompressionResistancePriority),
    ]
    return pairs.flatMap { name, priorities -> [Diagnostic] in
      guard let priorities else { return [] }
      let own = Axis.allCases.map { priorities[$0] }
      if own.contains(where: \.isRequired) {
        return [
          Diagnostic(
            "required-content-size", severity: .advice,
            "the \(name) of '\(view.name)' is required", at: view.origin,
            help: "a view of the wrong size is better than a conflict: use at most 999")
        ]
      }
      guard let unusual = own.first(where: Advice.isUnusual) else { return [] }
      return [
        Diagnostic(
          "unusual-priority", severity: .advice,
          "the \(name) \(unusual.text) of '\(view.name)' is far from the usual priorities",
          at: view.origin, help: Advice.priorities)
      ]
    }
  }
}

/// The limits of the advice on priorities.
private enum Advice {
  static let priorities =
    "use a priority at most 5 points from 250, 500, 750 or 1000, which the system uses"

  /// Whether a priority is far from those that the guide recommends.
  ///
  /// A stack view's 51 and 49 and the fitting size's 50 are the system's too.
  static func isUnusual(_ priority: Priority) -> Bool {
    ![50.0, 250, 500, 750, 1000].contains { (priority.rawValue - $0).magnitude <= 5 }
  }
}
