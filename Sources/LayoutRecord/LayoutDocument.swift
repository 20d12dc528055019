package import LayoutModel
package import Diagnostics

/// Solved layouts as JSON: what `solve --json` prints and what figures carry.
package enum LayoutDocument {
  /// The version of the form.
  package static let version = 1

  /// One solved layout, frames in the superviews' coordinates, in points.
  /// - Parameters:
  ///   - name: The name of its figures' first part.
  ///   - file: Where it was read, for lines and columns; nil leaves those out.
  package static func value(
    of solved: SolvedLayout, name: String, title: String, in file: SourceFile?
  ) -> JSONValue {
    let layout = solved.layout
    return .object([
      .init("name", .string(name)), .init("title", .string(title)),
      .init("canvas", canvas(layout.canvas)),
      .init("state", .optional(layout.variant.state)),
      .init("language", .optional(layout.variant.language)),
      .init("status", .string(solved.status.rawValue)),
      .init("views", .array(layout.views.indices.dropFirst().map { view($0, solved) })),
      .init(
        "constraints", .array(layout.constraints.indices.map { constraint($0, solved, file) })),
      .init("objective", .array(solved.objective.map(objective))),
      .init("diagnostics", .array(diagnostics(solved, file))),
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

  private static func constraint(
    _ index: Int, _ solved: SolvedLayout, _ file: SourceFile?
  ) -> JSONValue {
    let constraint = solved.layout.constraints[index]
    let outcome = solved.outcomes[index]
    var members: [JSONValue.Member] = [
      .init("number", .number(Double(index + 1))), .init("label", .optional(constraint.label)),
    ]
    if let file, let origin = constraint.origin {
      members.append(.init("line", .number(Double(file.position(at: origin.start).line))))
    }
    let text = constraint.text ?? solved.layout.equation(of: constraint)
    return .object(
      members + [
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

  private static func diagnostics(_ solved: SolvedLayout, _ file: SourceFile?) -> [JSONValue] {
    solved.diagnostics.enumerated().map { index, diagnostic in
      var members: [JSONValue.Member] = [
        .init("id", .string(diagnostic.id)),
        .init("severity", .string(diagnostic.severity.rawValue)),
      ]
      if let file, let range = diagnostic.range {
        let position = file.position(at: range.start)
        members.append(.init("line", .number(Double(position.line))))
        members.append(.init("column", .number(Double(position.column))))
      }
      members.append(.init("message", .string(diagnostic.message)))
      // Conflicts are told first, each by one diagnostic.
      let conflicting = index < solved.conflicts.count ? solved.conflicts[index].members : []
      members.append(.init("constraints", .array(conflicting.map(member))))
      return .object(members)
    }
  }

  private static func member(_ member: LayoutConflict.Member) -> JSONValue {
    switch member {
    case .constraint(let index): .number(Double(index + 1))
    case .implied(let implied): .string(implied.text)
    }
  }
}
