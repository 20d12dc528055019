import LayoutModel

extension LayoutRecord {
  /// The record as JSON with all its fields, as `solve --json` prints it.
  package var json: JSONValue { .object(RecordWriter(isWhole: true).members(of: self)) }

  /// The record as JSON without fields that have their defaults, as figures carry it.
  var shortJSON: JSONValue { .object(RecordWriter(isWhole: false).members(of: self)) }
}

/// Writes the parts of a record.
private struct RecordWriter {
  typealias Member = JSONValue.Member

  /// Whether defaults are written too.
  let isWhole: Bool

  func members(of record: LayoutRecord) -> [Member] {
    [
      Member("name", .string(record.name)), Member("title", .string(record.title)),
      Member("canvas", canvas(record.canvas)),
    ]
      + kept([
        (Member("state", .optional(record.state)), .null),
        (Member("language", .optional(record.language)), .null),
      ]) + [
        Member("status", .string(record.status.rawValue)),
        Member("views", .array(record.views.map(view))),
        Member("constraints", .array(record.constraints.map(constraint))),
      ]
      + kept([
        list("objective", record.objective, objective),
        (Member("root", .object(record.root)), .object([])),
        list("guides", record.guides, guide),
        list("inactiveConstraints", record.inactiveConstraints, constraint),
        list("findings", record.findings, finding),
        (Member("options", .object(record.options)), .object([])),
      ])
  }

  /// Those that are not as by default, or all.
  private func kept(_ fields: [(member: Member, standard: JSONValue)]) -> [Member] {
    fields.filter { isWhole || $0.member.value != $0.standard }.map(\.member)
  }

  private func list<Item>(
    _ name: String, _ items: [Item], _ value: (Item) -> JSONValue
  ) -> (Member, JSONValue) {
    (Member(name, .array(items.map(value))), .array([]))
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
      [Member("name", .string(view.name))]
        + kept([
          (Member("id", .optional(view.id)), .null),
          (Member("parent", .string(view.parent)), .string(Layout.rootName)),
          (Member("kind", .string(view.kind)), .string("view")),
        ]) + members(of: view.frame)
        + kept([
          (Member("status", .string(view.status.rawValue)), .string("satisfied")),
          (Member("line", .optional(view.line)), .null),
          (Member("properties", .object(view.settings)), .object([])),
        ]))
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
    let text = constraint.text ?? (isWhole ? constraint.equation : nil)
    return .object(
      kept([
        (Member("number", .optional(constraint.number)), .null),
        (Member("label", .optional(constraint.label)), .null),
        (Member("line", .optional(constraint.line)), .null),
        (Member("text", .optional(text)), .null),
        (Member("firstItem", .string(ends.first.item)), .null),
        (Member("firstAttribute", .string(ends.first.attribute.rawValue)), .null),
        (Member("relation", .string(ends.relation.rawValue)), .string("equal")),
        (Member("secondItem", .optional(ends.second?.item)), .null),
        (Member("secondAttribute", .optional(ends.second?.attribute.rawValue)), .null),
        (Member("multiplier", .number(constraint.multiplier)), .number(1)),
        (Member("constant", .number(constraint.constant)), .number(0)),
        (Member("usesStandardSpacing", .bool(constraint.usesStandardSpacing)), .bool(false)),
        (Member("priority", .number(constraint.priority)), .number(1000)),
        (Member("identifier", .optional(constraint.identifier)), .null),
        (Member("isActive", .bool(isActive)), .bool(true)),
        (Member("placeholder", .bool(constraint.isPlaceholder)), .bool(false)),
        (Member("satisfied", isActive ? .bool(constraint.isSatisfied) : .null), .bool(true)),
        (Member("error", constraint.error.map { .number($0) } ?? .null), .number(0)),
      ]))
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
