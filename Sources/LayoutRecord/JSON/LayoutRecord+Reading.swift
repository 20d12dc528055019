import LayoutModel

extension LayoutRecord {
  /// Reads a record; a field that is missing has its default.
  /// - Throws: What of it cannot be.
  init(_ json: JSONValue) throws(JSONFault) {
    self.init(
      name: try json.value("name"), title: try json.value("title"),
      state: try json.optional("state"), language: try json.optional("language"),
      status: try json.value("status"), canvas: try Canvas(json["canvas"] ?? .null),
      root: json["root"]?.members ?? [], views: try json.list("views", View.init),
      guides: try json.list("guides", Guide.init), constraints: [], inactiveConstraints: [],
      objective: try json.list("objective") { value throws(JSONFault) in
        MissedPriority(priority: try value.value("priority"), error: try value.value("error"))
      }, findings: try json.list("findings", Finding.init),
      options: json["options"]?.members ?? [])
    constraints = try json.list("constraints", Constraint.init)
    for index in constraints.indices { constraints[index].number = index + 1 }
    inactiveConstraints = try json.list("inactiveConstraints", Constraint.init)
    for index in inactiveConstraints.indices { inactiveConstraints[index].error = nil }
  }
}

extension LayoutRecord.Canvas {
  fileprivate init(_ json: JSONValue) throws(JSONFault) {
    let known = ["device", "orientation", "width", "height", "direction"]
    self.init(
      device: try json.optional("device"), orientation: try json.optional("orientation"),
      size: Size(width: try json.value("width"), height: try json.value("height")),
      direction: try json.value("direction"),
      settings: json.members.filter { !known.contains($0.name) })
  }
}

extension LayoutRecord.View {
  fileprivate init(_ json: JSONValue) throws(JSONFault) {
    self.init(
      name: try json.value("name"), id: try json.optional("id"),
      parent: try json.optional("parent") ?? Layout.rootName,
      kind: try json.optional("kind") ?? "view", frame: try Rect(json),
      status: try json.optional("status") ?? .satisfied,
      settings: json["properties"]?.members ?? [], line: try json.optional("line"))
  }
}

extension LayoutRecord.Guide {
  fileprivate init(_ json: JSONValue) throws(JSONFault) {
    self.init(
      name: try json.value("name"), kind: try json.value("kind"), view: try json.value("view"),
      frame: try Rect(json))
  }
}

extension LayoutRecord.Constraint {
  fileprivate init(_ json: JSONValue) throws(JSONFault) {
    let second: String? = try json.optional("secondItem")
    self.init(
      LayoutRecord.Ends(
        LayoutRecord.End(try json.value("firstItem"), try json.value("firstAttribute")),
        try json.optional("relation") ?? .equal,
        try second.map { item throws(JSONFault) in
          LayoutRecord.End(item, try json.value("secondAttribute"))
        }), constant: try json.optional("constant") ?? 0, number: nil)
    (label, line) = (try json.optional("label"), try json.optional("line"))
    multiplier = try json.optional("multiplier") ?? 1
    usesStandardSpacing = try json.optional("usesStandardSpacing") ?? false
    priority = try json.optional("priority") ?? 1000
    identifier = try json.optional("identifier")
    isPlaceholder = try json.optional("placeholder") ?? false
    error = try json.optional("error") ?? 0
    let text: String? = try json.optional("text")
    self.text = text == equation ? nil : text
  }
}

extension LayoutRecord.Finding {
  fileprivate init(_ json: JSONValue) throws(JSONFault) {
    switch try json.value("kind") as LayoutStatus {
    case .unsatisfiable:
      self = .unsatisfiable(try json.list("members", LayoutRecord.Member.init))
    case .ambiguous:
      let parts = (json["undetermined"]?.items ?? []).compactMap(\.string)
      self = .ambiguous(
        try LayoutRecord.Subject(json),
        undetermined: FrameVariable.allCases.filter { parts.contains("\($0)") })
    case .misplaced:
      self = .misplaced(
        view: try json.value("view"), frame: try Rect(json["frame"] ?? .null),
        solved: try Rect(json["solved"] ?? .null))
    case .satisfied: throw JSONFault(reason: "a finding has no kind")
    }
  }
}

extension LayoutRecord.Member {
  fileprivate init(_ json: JSONValue) throws(JSONFault) {
    if let number = Int(recorded: json) {
      self = .constraint(number)
    } else {
      self = .implied(
        LayoutRecord.Implied(
          source: try json.value("source"), view: try json.optional("view"),
          text: try json.value("text")))
    }
  }
}

extension LayoutRecord.Subject {
  fileprivate init(_ json: JSONValue) throws(JSONFault) {
    if let guide: String = try json.optional("guide") {
      self = .guide(guide)
    } else if let view: String = try json.optional("contentOf") {
      self = .contentArea(view)
    } else {
      self = .view(try json.value("view"))
    }
  }
}

extension Rect {
  fileprivate init(_ json: JSONValue) throws(JSONFault) {
    self.init(
      x: try json.value("x"), y: try json.value("y"), width: try json.value("width"),
      height: try json.value("height"))
  }
}

// MARK: - Values

/// What a field can hold.
private protocol Recorded {
  init?(recorded value: JSONValue)
}

extension String: Recorded {
  fileprivate init?(recorded value: JSONValue) {
    guard let string = value.string else { return nil }
    self = string
  }
}

extension Double: Recorded {
  fileprivate init?(recorded value: JSONValue) {
    guard let number = value.number, number.isFinite else { return nil }
    self = number
  }
}

extension Int: Recorded {
  fileprivate init?(recorded value: JSONValue) {
    guard let number = value.number, let whole = Int(exactly: number) else { return nil }
    self = whole
  }
}

extension Bool: Recorded {
  fileprivate init?(recorded value: JSONValue) {
    guard let bool = value.bool else { return nil }
    self = bool
  }
}

extension RawRepresentable<String> {
  fileprivate init?(recorded value: JSONValue) {
    guard let string = value.string else { return nil }
    self.init(rawValue: string)
  }
}

extension LayoutStatus: Recorded {}
extension Orientation: Recorded {}
extension LayoutDirection: Recorded {}
extension LayoutGuide.Kind: Recorded {}
extension Attribute: Recorded {}
extension Relation: Recorded {}

extension JSONValue {
  /// The value of a member that there must be.
  fileprivate func value<Value: Recorded>(_ name: String) throws(JSONFault) -> Value {
    guard let value: Value = try optional(name) else {
      throw JSONFault(reason: "'\(name)' is missing")
    }
    return value
  }

  /// The value of a member; nil when it is null or not there.
  fileprivate func optional<Value: Recorded>(_ name: String) throws(JSONFault) -> Value? {
    guard let value = self[name], value != .null else { return nil }
    guard let found = Value(recorded: value) else {
      throw JSONFault(reason: "'\(name)' has a value that it cannot have")
    }
    return found
  }

  fileprivate func list<Item>(
    _ name: String, _ read: (JSONValue) throws(JSONFault) -> Item
  ) throws(JSONFault) -> [Item] {
    var items: [Item] = []
    for value in self[name]?.items ?? [] { items.append(try read(value)) }
    return items
  }
}
