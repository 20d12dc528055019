package import LayoutModel

/// Solved layouts as JSON: what figures carry.
package enum LayoutDocument {
  /// The version of the form.
  package static let version = 1

  /// One solved layout, frames in the superviews' coordinates, in points.
  /// - Parameter name: The name of its figures' first part.
  package static func value(of solved: SolvedLayout, name: String, title: String) -> JSONValue {
    let layout = solved.layout
    return .object([
      .init("name", .string(name)), .init("title", .string(title)),
      .init("canvas", canvas(layout.canvas)),
      .init("state", .optional(layout.variant.state)),
      .init("language", .optional(layout.variant.language)),
      .init("status", .string(solved.status.rawValue)),
      .init("views", .array(layout.views.indices.dropFirst().map { view($0, solved) })),
      .init(
        "constraints", .array(layout.constraints.indices.map { constraint($0, solved) })),
      .init("objective", .array(solved.objective.map(objective))),
      .init("diagnostics", SolveDocument.diagnostics(solved, nil)),
    ])
  }

  private static func canvas(_ canvas: Canvas) -> JSONValue {
    .object([
      .init("device", .optional(canvas.device?.name)),
      .init("orientation", .optional(canvas.orientation?.rawValue)),
      .init("width", .number(canvas.size.width)), .init("height", .number(canvas.size.height)),
      .init("direction", .string(canvas.direction.rawValue)),
    ])
  }

  private static func view(_ index: Int, _ solved: SolvedLayout) -> JSONValue {
    let view = solved.layout.views[index]
    let frame = solved.frameInSuperview(of: index)
    return .object([
      .init("name", .string(view.name)), .init("id", .optional(view.id)),
      .init("parent", .optional(view.superview.map { solved.layout.views[$0].name })),
      .init("kind", .string(view.kind.rawValue)), .init("x", .points(frame.x)),
      .init("y", .points(frame.y)), .init("width", .points(frame.width)),
      .init("height", .points(frame.height)),
      .init("status", .string(solved.status(ofView: index).rawValue)),
    ])
  }

  private static func constraint(_ index: Int, _ solved: SolvedLayout) -> JSONValue {
    let constraint = solved.layout.constraints[index]
    let outcome = solved.outcomes[index]
    let text = constraint.text ?? solved.layout.equation(of: constraint)
    return .object(
      [
        .init("number", .number(Double(index + 1))), .init("label", .optional(constraint.label)),
        .init("text", .string(text)), .init("priority", .number(constraint.priority.rawValue)),
        .init("satisfied", .bool(outcome.isSatisfied)),
        .init("error", .points(outcome.isSatisfied ? 0 : outcome.error)),
      ])
  }

  private static func objective(_ error: PriorityError) -> JSONValue {
    .object([
      .init("priority", .number(error.priority.rawValue)), .init("error", .points(error.error)),
    ])
  }
}
