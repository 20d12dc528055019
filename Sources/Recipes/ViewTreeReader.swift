import LayoutModel
import Diagnostics

/// Reads the tree of views into the flat order that layouts have: superviews before their subviews.
struct ViewTreeReader {
  private(set) var views = [View(name: Layout.rootName, superview: nil)]
  /// The constraints that views hold themselves, with the index of their holder.
  private(set) var constraints: [(holder: Int, node: YAMLNode)] = []
  private var namesTaken: [String: String]

  /// Names that constraints use for what every layout has.
  private static let reserved = [Layout.rootName] + LayoutGuide.standard.map(\.name)

  init() {
    namesTaken = Dictionary(
      uniqueKeysWithValues: ViewTreeReader.reserved.map { ($0.lowercased(), $0) })
  }

  mutating func read(_ node: YAMLNode, in superview: Int, _ reader: inout RecipeReader) {
    for entry in reader.entries(node, of: "views by name") {
      let name = entry.key.text ?? ""
      checkName(name, at: entry.key.range, &reader)
      var draft = ViewDraft(view: View(name: name, superview: superview))
      draft.view.origin = entry.key.range
      if !entry.value.isNull {
        reader.read(entry.value, into: &draft, ViewDraft.keys, of: "a view")
      }
      views.append(draft.view)
      let index = views.count - 1
      if let node = draft.constraints { constraints.append((index, node)) }
      if let node = draft.subviews { read(node, in: index, &reader) }
    }
  }

  private mutating func checkName(
    _ name: String, at range: SourceRange, _ reader: inout RecipeReader
  ) {
    if name.allSatisfy(\.isWhitespace) || name.contains(where: \.isNewline)
      || name.unicodeScalars.contains(where: RecipeReader.isUnprintable)
    {
      reader.report("unusable-name", "a view's name is a line of visible text", at: range)
    }
    if let taken = namesTaken.updateValue(name, forKey: name.lowercased()) {
      let isReserved = ViewTreeReader.reserved.contains(taken)
      reader.report(
        "duplicate-name",
        isReserved
          ? "'\(taken)' is a name of the layout's own"
          : taken == name
            ? "'\(name)' is taken" : "'\(name)' and '\(taken)' differ only in upper and lower case",
        at: range, help: "names match without regard to case: give each view a name of its own")
    }
  }
}

/// A view while it is read: what needs other views is kept as it stands.
private struct ViewDraft {
  var view: View
  var subviews: YAMLNode?
  var constraints: YAMLNode?

  static let keys: [Key<ViewDraft>] = [
    Key("kind") { draft, node, reader in
      let kinds = ViewKind.allCases.map { ($0.rawValue, $0) }
      if let kind = reader.choice(node, kinds, of: "a kind of view") { draft.view.kind = kind }
    },
    Key("id") { draft, node, reader in draft.view.id = reader.text(node) },
    Key("backgroundColor") { draft, node, reader in
      draft.view.backgroundColor = reader.color(node)
    },
    Key("subviews") { draft, node, _ in draft.subviews = node },
    Key("constraints") { draft, node, _ in draft.constraints = node },
    Key("intrinsicContentSize") { draft, node, reader in
      draft.view.intrinsicContentSize = reader.contentSize(node)
    },
    Key("contentHuggingPriority") { draft, node, reader in
      reader.readPriorities(node, into: &draft.view.contentHuggingPriority)
    },
    Key("contentCompressionResistancePriority") { draft, node, reader in
      reader.readPriorities(node, into: &draft.view.contentCompressionResistancePriority)
    },
    Key("baseline") { draft, node, reader in
      var baseline = Baseline(first: 0, last: 0)
      reader.read(node, into: &baseline, baselineKeys, of: "a baseline")
      draft.view.baseline = baseline
    },
    Key("layoutMargins") { draft, node, reader in
      draft.view.layoutMargins = reader.insets(node)
    },
    Key("frame") { draft, node, reader in
      guard let numbers = reader.numbers(node, count: 4, "[x, y, width, height]") else { return }
      draft.view.frame = Rect(
        x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    },
  ]

  private static let baselineKeys: [Key<Baseline>] = [
    Key("first") { baseline, node, reader in baseline.first = reader.number(node) ?? 0 },
    Key("last") { baseline, node, reader in baseline.last = reader.number(node) ?? 0 },
  ]
}

extension RecipeReader {
  /// `[width, height]`, `none` standing for a side without a content size.
  fileprivate mutating func contentSize(_ node: YAMLNode) -> IntrinsicContentSize {
    guard case .sequence(let sides) = node.content, sides.count == 2 else {
      reportType(node, expected: "[width, height]")
      return IntrinsicContentSize()
    }
    let lengths = sides.map { side -> Double? in
      if side.text == "none" { return nil }
      guard let length = number(side) else { return nil }
      if length < 0 { report("negative-size", "a size cannot be negative", at: side.range) }
      return length
    }
    return IntrinsicContentSize(width: lengths[0], height: lengths[1])
  }

  /// One priority for both directions, or `{horizontal: 251, vertical: 250}`.
  fileprivate mutating func readPriorities(
    _ node: YAMLNode, into priorities: inout AxisPriorities
  ) {
    if node.text != nil {
      if let both = priority(node) { priorities = AxisPriorities(both) }
      return
    }
    let keys: [Key<AxisPriorities>] = [
      Key("horizontal") { pair, node, reader in
        if let value = reader.priority(node) { pair.horizontal = value }
      },
      Key("vertical") { pair, node, reader in
        if let value = reader.priority(node) { pair.vertical = value }
      },
    ]
    read(node, into: &priorities, keys, of: "a pair of priorities")
  }

  /// A priority from 1 to 1000.
  mutating func priority(_ node: YAMLNode) -> Priority? {
    guard let value = number(node) else { return nil }
    guard value >= 1, value <= 1000 else {
      report(
        "priority-out-of-range", "the priority is \(DecimalText.rounded(value, to: 3))",
        at: node.range, help: "use 1 to 1000; 1000 is required")
      return nil
    }
    return Priority(value)
  }
}
