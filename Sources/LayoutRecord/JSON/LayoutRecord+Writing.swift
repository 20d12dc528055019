import LayoutModel

extension LayoutRecord {
  /// The record as JSON with all its fields, as `solve --json` prints it.
  package var json: JSONValue { .object(RecordWriter().members(of: self)) }
}

/// Writes the parts of a record.
private struct RecordWriter {
  typealias Member = JSONValue.Member

  func members(of record: LayoutRecord) -> [Member] {
    [
      Member("name", .string(record.name)), Member("title", .string(record.title)),
      Member("canvas", canvas(record.canvas)), Member("state", .optional(record.state)),
      Member("language", .optional(record.language)),
      Member("status", .string(record.status.rawValue)),
      Member("views", .array(record.views.map(view))),
      Member("constraints", .array(record.constraints.map(constraint))),
      Member("objective", .array(record.objective.map(objective))),
      Member("root", .object(record.root)), Member("guides", .array(record.guides.map(guide))),
      Member("inactiveConstraints", .array(record.inactiveConstraints.map(constraint))),
      Member("findings", .array(record.findings.map(finding))),
      Member("options", .object(record.options)),
    ]
  }

  private func canvas(_ canvas: LayoutRecord.Canvas) -> JSONValue {
    .object(
      [
        Member("device", .optional(canvas.device)),
        Member("orientation", .optional(canvas.orientation?.rawValue)),
        Member("width", .number(canvas.size.width)), Member("height", .number(canvas.size.height)),
        Member("direction", .string(canvas.direction.rawValue)),
      ] + canvas.settings)
  }

  private func objective(_ missed: LayoutRecord.MissedPriority) -> JSONValue {
    .object([
      Member("priority", .number(missed.priority)), Member("error", .number(missed.error)),
    ])
  }

  private func members(of frame: Rect) -> [Member] {
    [
      Member("x", .number(frame.x)), Member("y", .number(frame.y)),
      Member("width", .number(frame.width)), Member("height", .number(frame.height)),
    ]
  }

  private func view(_ view: LayoutRecord.View) -> JSONValue {
    .object(
      [
        Member("name", .string(view.name)), Member("id", .optional(view.id)),
        Member("parent", .string(view.parent)), Member("kind", .string(view.kind)),
      ] + members(of: view.frame) + [
        Member("status", .string(view.status.rawValue)), Member("line", .optional(view.line)),
        Member("properties", .object(view.settings)),
      ])
  }

  private func guide(_ guide: LayoutRecord.Guide) -> JSONValue {
    .object(
      [
        Member("name", .string(guide.name)), Member("kind", .string(guide.kind.rawValue)),
        Member("view", .string(guide.view)),
      ] + members(of: guide.frame))
  }

  private func constraint(_ constraint: LayoutRecord.Constraint) -> JSONValue {
    let (ends, isActive) = (constraint.ends, constraint.isActive)
    let text = constraint.text ?? constraint.equation
    return .object(
      [
        Member("number", .optional(constraint.number)),
        Member("label", .optional(constraint.label)),
        Member("line", .optional(constraint.line)),
        Member("text", .string(text)),
        Member("firstItem", .string(ends.first.item)),
        Member("firstAttribute", .string(ends.first.attribute.rawValue)),
        Member("relation", .string(ends.relation.rawValue)),
        Member("secondItem", .optional(ends.second?.item)),
        Member("secondAttribute", .optional(ends.second?.attribute.rawValue)),
        Member("multiplier", .number(constraint.multiplier)),
        Member("constant", .number(constraint.constant)),
        Member("usesStandardSpacing", .bool(constraint.usesStandardSpacing)),
        Member("priority", .number(constraint.priority)),
        Member("identifier", .optional(constraint.identifier)),
        Member("isActive", .bool(isActive)),
        Member("placeholder", .bool(constraint.isPlaceholder)),
        Member("satisfied", isActive ? .bool(constraint.isSatisfied) : .null),
        Member("error", constraint.error.map { .number($0) } ?? .null),
      ])
  }

  // MARK: - Findings

  private func finding(_ finding: LayoutRecord.Finding) -> JSONValue {
    let kind = Member("kind", .string(finding.status.rawValue))
    switch finding {
    case .unsatisfiable(let members):
      return .object([kind, Member("members", .array(members.map(member)))])
    case .ambiguous(let subject, let undetermined):
      let parts = undetermined.map { JSONValue.string("\($0)") }
      return .object([kind, self.subject(subject), Member("undetermined", .array(parts))])
    case .misplaced(let view, let frame, let solved):
      return .object([
        kind, Member("view", .string(view)), Member("frame", .object(members(of: frame))),
        Member("solved", .object(members(of: solved))),
      ])
    }
  }

  private func member(_ member: LayoutRecord.Member) -> JSONValue {
    switch member {
    case .constraint(let number): .number(Double(number))
    case .implied(let implied):
      .object([
        Member("source", .string(implied.source)), Member("view", .optional(implied.view)),
        Member("text", .string(implied.text)),
      ])
    }
  }

  private func subject(_ subject: LayoutRecord.Subject) -> Member {
    switch subject {
    case .view(let name): Member("view", .string(name))
    case .guide(let name): Member("guide", .string(name))
    case .contentArea(let name): Member("contentOf", .string(name))
    }
  }
}
