import Basics
package import LayoutFindings
package import LayoutModel

/// The language of a listing, in which help for it is written.
package enum CodeLanguage: Hashable, Sendable {
  case swift
  case objectiveC

  /// The language of code that makes constraints; nil for another text.
  package init?(of code: Substring) {
    let objectiveC = ["constraintEqualTo", "OrEqualToAnchor:", "constraintWithItem", "mas_make"]
    let swift = [".constraint(", "NSLayoutConstraint(", "makeConstraints", "VisualFormat"]
    if objectiveC.contains(where: code.contains) || code.contains("constraintsWithVisualFormat") {
      self = .objectiveC
    } else if swift.contains(where: code.contains) {
      self = .swift
    } else {
      return nil
    }
  }

  /// An expression that makes a constraint, without its priority.
  package func text(of constraint: LayoutConstraint, in layout: Layout) -> String {
    let writer = SwiftConstraint(layout, constraint, SwiftNames(layout))
    return switch self {
    case .swift: writer.code
    case .objectiveC: writer.objectiveC
    }
  }

  /// A change in words, with its code in quotes.
  package func text(of remedy: Remedy, in layout: Layout) -> String {
    switch remedy {
    case .add(let constraint):
      let priority = constraint.priority
      return "add '\(text(of: constraint, in: layout))'"
        + (priority.isRequired ? "" : " with the priority \(priority.text)")
    case .setPriority(let index, let priority):
      return "give '\(text(of: layout.constraints[index], in: layout))' the priority "
        + priority.text
    case .setContentHugging(let view, let axis, let priority):
      return call("setContentHuggingPriority", view, axis, priority, layout)
    case .setCompressionResistance(let view, let axis, let priority):
      return call("setContentCompressionResistancePriority", view, axis, priority, layout)
    }
  }

  private func call(
    _ name: String, _ view: Int, _ axis: Axis, _ priority: Priority, _ layout: Layout
  ) -> String {
    let view = SwiftNames(layout).name(ofView: view)
    return switch self {
    case .swift: "add '\(view).\(name)(UILayoutPriority(\(priority.text)), for: .\(axis))'"
    case .objectiveC:
      "add '[\(view) \(name):\(priority.text) "
        + "forAxis:UILayoutConstraintAxis\("\(axis)".capitalizedFirst)]'"
    }
  }
}
