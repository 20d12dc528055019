package import JSON
import LayoutModel

extension LayoutRecord: RecordObject {
  /// The record as JSON with all its fields, as `solve --json` prints it.
  package var json: JSONValue { json(isShort: false) }

  mutating func list(_ fields: inout RecordFields) throws(JSONFault) {
    try fields.value("name", &name)
    if scene != nil || fields.isReading { try fields.optional("scene", &scene) }
    try fields.value("title", &title)
    try fields.value("canvas", &canvas)
    try fields.optional("state", &state)
    try fields.optional("language", &language)
    try fields.value("status", &status)
    try fields.value("views", &views, default: [])
    try fields.value("constraints", &constraints, default: [])
    try fields.value("objective", &objective, default: [])
    fields.settings("root", &root)
    try fields.value("guides", &guides, default: [])
    try fields.value("inactiveConstraints", &inactiveConstraints, default: [])
    try fields.value("findings", &findings, default: [])
    fields.settings("options", &options)
    if fields.isReading {
      number()
      try checkFindings()
    }
  }

  /// Numbers the constraints that were read, in the order in which they are written.
  private mutating func number() {
    for index in constraints.indices {
      constraints[index].number = index + 1
      constraints[index].error = constraints[index].error ?? 0
    }
    for index in inactiveConstraints.indices { inactiveConstraints[index].number = nil }
  }
}

extension LayoutRecord {
  /// Checks that findings name existing constraints.
  private func checkFindings() throws(JSONFault) {
    for case .unsatisfiable(let members) in findings {
      for case .constraint(let number) in members
      where number < 1 || number > constraints.count {
        throw JSONFault(reason: "a finding names constraint \(number), which is missing")
      }
    }
  }
}

extension LayoutRecord.Canvas: RecordObject {
  mutating func list(_ fields: inout RecordFields) throws(JSONFault) {
    try fields.optional("device", &device)
    try fields.optional("orientation", &orientation)
    try fields.value("width", &size.width)
    try fields.value("height", &size.height)
    try fields.value("direction", &direction, default: .leftToRight)
    try fields.value("derived", &derived, default: [])
    fields.settings(
      &settings, besides: ["device", "orientation", "width", "height", "direction", "derived"])
  }
}

extension LayoutRecord.View: RecordObject {
  mutating func list(_ fields: inout RecordFields) throws(JSONFault) {
    try fields.value("name", &name)
    try fields.optional("id", &id)
    try fields.value("parent", &parent, default: Layout.rootName)
    try fields.value("kind", &kind, default: "view")
    try fields.frame(&frame)
    try fields.value("status", &status, default: .satisfied)
    try fields.optional("line", &line)
    fields.settings("properties", &settings)
  }
}

extension LayoutRecord.Guide: RecordObject {
  mutating func list(_ fields: inout RecordFields) throws(JSONFault) {
    try fields.value("name", &name)
    try fields.value("kind", &kind)
    try fields.value("view", &view, default: Layout.rootName)
    try fields.frame(&frame)
  }
}

extension LayoutRecord.MissedPriority: RecordObject {
  mutating func list(_ fields: inout RecordFields) throws(JSONFault) {
    try fields.value("priority", &priority)
    try fields.value("error", &error)
  }
}

extension LayoutRecord.Constraint: RecordObject {
  mutating func list(_ fields: inout RecordFields) throws(JSONFault) {
    fields.derived("number", .optional(number))
    try fields.optional("label", &label)
    try fields.optional("line", &line)
    if text == nil { fields.derived("text", .string(equation)) }
    if text != nil || fields.isReading { try fields.optional("text", &text) }
    try fields.value("firstItem", &ends.first.item)
    try fields.value("firstAttribute", &ends.first.attribute)
    try fields.value("relation", &ends.relation, default: .equal)
    var (item, attribute) = (ends.second?.item, ends.second?.attribute)
    try fields.optional("secondItem", &item)
    try fields.optional("secondAttribute", &attribute)
    ends.second = item.map { .init(item: $0, attribute: attribute ?? .notAnAttribute) }
    try fields.value("multiplier", &multiplier, default: 1)
    try fields.value("constant", &constant, default: 0)
    try fields.value("usesStandardSpacing", &usesStandardSpacing, default: false)
    try fields.value("priority", &priority, default: 1000)
    try fields.optional("identifier", &identifier)
    fields.derived("isActive", .bool(isActive))
    try fields.value("placeholder", &isPlaceholder, default: false)
    fields.derived("satisfied", isActive ? .bool(isSatisfied) : .null)
    // Without an error, a short form means 0.
    if error == 0 { fields.derived("error", .number(0)) }
    if error != 0 || fields.isReading { try fields.optional("error", &error) }
    if fields.isReading, text == equation { text = nil }
  }
}

// MARK: - Findings

extension LayoutRecord.Finding: RecordValue {
  private struct Frame: RecordObject {
    var rect = Rect(x: 0, y: 0, width: 0, height: 0)

    mutating func list(_ fields: inout RecordFields) throws(JSONFault) { try fields.frame(&rect) }
  }

  init(_ json: JSONValue) throws(JSONFault) {
    func field<Value: RecordValue>(_ name: String) throws(JSONFault) -> Value {
      try Value(json[name] ?? .null)
    }
    func frame(_ name: String) throws(JSONFault) -> Rect { (try field(name) as Frame).rect }
    switch try field("kind") as LayoutStatus {
    case .unsatisfiable: self = .unsatisfiable(try field("members"))
    case .misplaced:
      self = .misplaced(
        view: try field("view"), frame: try frame("frame"), solved: try frame("solved"))
    case .ambiguous, .satisfied:
      let subject: LayoutRecord.Subject =
        if let name = json["guide"]?.string {
          .guide(name)
        } else if let name = json["contentOf"]?.string {
          .contentArea(name)
        } else {
          .view(try field("view"))
        }
      self = .ambiguous(subject, undetermined: try field("undetermined"))
    }
  }

  func json(isShort: Bool) -> JSONValue {
    let facts: [(String, any RecordValue)] =
      switch self {
      case .unsatisfiable(let members): [("members", members)]
      case .ambiguous(.view(let name), let parts): [("view", name), ("undetermined", parts)]
      case .ambiguous(.guide(let name), let parts): [("guide", name), ("undetermined", parts)]
      case .ambiguous(.contentArea(let name), let parts):
        [("contentOf", name), ("undetermined", parts)]
      case .misplaced(let view, let frame, let solved):
        [("view", view), ("frame", Frame(rect: frame)), ("solved", Frame(rect: solved))]
      }
    return .object(
      ([("kind", status)] + facts).map { .init($0.0, $0.1.json(isShort: isShort)) })
  }
}

extension LayoutRecord.Member: RecordValue {
  init(_ json: JSONValue) throws(JSONFault) {
    self =
      json.number == nil
      ? .implied(try LayoutRecord.Implied(json)) : .constraint(try Int(json))
  }

  func json(isShort: Bool) -> JSONValue {
    switch self {
    case .constraint(let number): number.json(isShort: isShort)
    case .implied(let implied): implied.json(isShort: isShort)
    }
  }
}

extension LayoutRecord.Implied: RecordObject {
  mutating func list(_ fields: inout RecordFields) throws(JSONFault) {
    try fields.value("source", &source)
    try fields.optional("view", &view)
    try fields.value("text", &text)
  }
}
