import Diagnostics
import LayoutModel

/// A view while it is read: what needs other views is kept as it stands.
struct ViewDraft {
  var view: View
  var subviews: YAMLNode?
  var constraints: YAMLNode?
  var visualFormat: YAMLNode?
  var layoutGuides: YAMLNode?
  var arrangement = StackArrangement()
  var arrangedSubviews: YAMLNode?
  var customSpacing: YAMLNode?
  /// The keys given that only a stack view has.
  var stackKeys: [YAMLNode] = []
  var autoresizingMask: (mask: Set<Autoresizing.Part>, range: SourceRange)?

  init(view: View) {
    self.view = view
  }

  /// All keys of a view.
  static let keys: [Key<ViewDraft>] =
    structureKeys + variableKeys + ViewDraft.contentKeys + ViewDraft.stackViewKeys

  /// What a variation cannot change.
  private static let structureKeys: [Key<ViewDraft>] = [
    Key("kind") { draft, node, reader in
      let kinds = ViewKind.all.map { ($0.rawValue, $0) }
      if let kind = reader.choice(node, kinds, of: "a kind of view") { draft.view.kind = kind }
    },
    Key("id") { draft, node, reader in draft.view.id = reader.text(node) },
    Key("subviews") { draft, node, _ in draft.subviews = node },
    Key("constraints") { draft, node, _ in draft.constraints = node },
    Key("visualFormat") { draft, node, _ in draft.visualFormat = node },
    Key("layoutGuides") { draft, node, _ in draft.layoutGuides = node },
    Key("autoresizingMask") { draft, node, reader in
      let parts = Autoresizing.Part.allCases.map { ($0.rawValue, $0) }
      let mask = reader.list(node).compactMap { item -> Autoresizing.Part? in
        item.text == "none" ? nil : reader.choice(item, parts, of: "part of an autoresizing mask")
      }
      draft.autoresizingMask = (Set(mask), node.range)
    },
  ]

  /// What a variation can change too.
  private static let variableKeys: [Key<ViewDraft>] = [
    Key("backgroundColor") { draft, node, reader in
      draft.view.backgroundColor = reader.color(node)
    },
    Key("intrinsicContentSize") { draft, node, reader in
      draft.view.intrinsicContentSize = reader.contentSize(node)
    },
    Key("contentHuggingPriority") { draft, node, reader in
      let start = draft.view.contentHuggingPriority ?? draft.view.kind.contentHuggingPriority
      draft.view.contentHuggingPriority = reader.priorities(node, or: start)
    },
    Key("contentCompressionResistancePriority") { draft, node, reader in
      let start =
        draft.view.contentCompressionResistancePriority
        ?? draft.view.kind.contentCompressionResistancePriority
      draft.view.contentCompressionResistancePriority = reader.priorities(node, or: start)
    },
    Key("baseline") { draft, node, reader in
      var baseline = Baseline(first: 0, last: 0)
      reader.read(node, into: &baseline, baselineKeys, of: "a baseline")
      draft.view.baseline = baseline
    },
    Key("layoutMargins") { draft, node, reader in
      draft.view.layoutMargins = reader.insets(node)
    },
    Key("preservesSuperviewLayoutMargins") { draft, node, reader in
      draft.view.preservesSuperviewLayoutMargins = reader.truth(node) ?? false
    },
    Key("insetsLayoutMarginsFromSafeArea") { draft, node, reader in
      draft.view.insetsLayoutMarginsFromSafeArea = reader.truth(node) ?? true
    },
    Key("layoutMarginsFollowReadableWidth") { draft, node, reader in
      draft.view.layoutMarginsFollowReadableWidth = reader.truth(node) ?? false
    },
    Key("isHidden") { draft, node, reader in draft.view.isHidden = reader.truth(node) ?? false },
    Key("semanticContentAttribute") { draft, node, reader in
      let all = SemanticContentAttribute.allCases.map { ($0.rawValue, $0) }
      if let attribute = reader.choice(node, all, of: "a semantic content attribute") {
        draft.view.semanticContentAttribute = attribute
      }
    },
    Key("frame") { draft, node, reader in
      guard let numbers = reader.numbers(node, count: 4, "[x, y, width, height]") else { return }
      if numbers[2] < 0 || numbers[3] < 0 {
        reader.report("negative-size", "a size cannot be negative", at: node.range)
      }
      draft.view.frame = Rect(
        x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    },
  ]

  /// The keys that a state or a trait may give a view.
  static let variationKeys: [Key<ViewDraft>] =
    variableKeys + ViewDraft.contentKeys + ViewDraft.variableStackKeys

  private static let baselineKeys: [Key<Baseline>] = [
    Key("first") { baseline, node, reader in baseline.first = reader.number(node) ?? 0 },
    Key("last") { baseline, node, reader in baseline.last = reader.number(node) ?? 0 },
  ]
}
