package import LayoutModel

/// A change that makes an ambiguous layout less ambiguous, found by solving again with it.
package enum Remedy: Hashable, Sendable {
  /// One more constraint.
  case add(LayoutConstraint)
  /// Another priority for an optional constraint, by its index in the layout.
  case setPriority(constraint: Int, Priority)
  /// Another content hugging priority for a view, by its index in the layout.
  case setContentHugging(view: Int, Axis, Priority)
  /// Another compression resistance priority for a view, by its index in the layout.
  case setCompressionResistance(view: Int, Axis, Priority)

  /// The layout with the change made.
  package func applied(to layout: Layout) -> Layout {
    var changed = layout
    apply(to: &changed)
    return changed
  }

  /// Makes the change in a layout.
  func apply(to layout: inout Layout) {
    switch self {
    case .add(let constraint): layout.constraints.append(constraint)
    case .setPriority(let index, let priority): layout.constraints[index].priority = priority
    case .setContentHugging(let index, let axis, let priority):
      let view = layout.views[index]
      var pair = view.contentHuggingPriority ?? view.kind.contentHuggingPriority
      pair[axis] = priority
      layout.views[index].contentHuggingPriority = pair
    case .setCompressionResistance(let index, let axis, let priority):
      let view = layout.views[index]
      var pair =
        view.contentCompressionResistancePriority ?? view.kind.contentCompressionResistancePriority
      pair[axis] = priority
      layout.views[index].contentCompressionResistancePriority = pair
    }
  }

  /// The change in the words of Interface Builder, for a document.
  package func documentText(in layout: Layout) -> String {
    func priority(_ view: Int, _ axis: Axis, _ kind: String, _ value: Priority) -> String {
      "give '\(layout.views[view].name)' a \(axis) \(kind) priority of \(value.text) "
        + "in the Size inspector"
    }
    switch self {
    case .add(let constraint): return "add the constraint '\(layout.equation(of: constraint))'"
    case .setPriority(let index, let value):
      return "give the constraint '\(layout.equation(of: layout.constraints[index]))' "
        + "the priority \(value.text) in the Size inspector"
    case .setContentHugging(let view, let axis, let value):
      return priority(view, axis, "content hugging", value)
    case .setCompressionResistance(let view, let axis, let value):
      return priority(view, axis, "content compression resistance", value)
    }
  }

  /// Whether it is a constraint on a size alone.
  var isSize: Bool {
    if case .add(let constraint) = self { constraint.firstAttribute.isSize } else { false }
  }

  /// The change in words: `add 'Red View.Width = 240.0'`.
  package func text(in layout: Layout) -> String {
    switch self {
    case .add(let constraint):
      let line = "'\(layout.equation(of: constraint))'"
      return layout.bound(impliedBy: constraint).map { "write \(line) in place of \($0)" }
        ?? "add \(line)"
    case .setPriority(let index, let priority):
      let constraint = layout.constraints[index]
      let name =
        layout.uniqueLabel(ofConstraint: index).map { "constraint \($0)" }
        ?? "'\(layout.equation(of: constraint))'"
      return "give \(name) the priority \(priority.text)"
    case .setContentHugging(let view, let axis, let priority):
      let other = layout.views[view].contentHuggingPriority
      return "give '\(layout.views[view].name)' "
        + Remedy.text("contentHuggingPriority", axis, priority, beside: other)
    case .setCompressionResistance(let view, let axis, let priority):
      let other = layout.views[view].contentCompressionResistancePriority
      return "give '\(layout.views[view].name)' "
        + Remedy.text("contentCompressionResistancePriority", axis, priority, beside: other)
    }
  }

  /// A priority as recipes write it, with that of the other direction if the view has one of its own:
  /// `'contentHuggingPriority: {horizontal: 249}'`.
  private static func text(
    _ key: String, _ axis: Axis, _ priority: Priority, beside other: AxisPriorities?
  ) -> String {
    let parts = Axis.allCases.compactMap { direction -> String? in
      if direction == axis { return "\(direction): \(priority.text)" }
      return other.map { "\(direction): \($0[direction].text)" }
    }
    return "'\(key): {\(parts.joined(separator: ", "))}'"
  }
}
