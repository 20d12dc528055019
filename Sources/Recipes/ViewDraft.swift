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

  /// All keys of a view.
  static let keys: [Key<ViewDraft>] =
    structureKeys + variableKeys + contentKeys + stackViewKeys

  /// What a variation cannot change.
  private static let structureKeys: [Key<ViewDraft>] = [
    .choice("kind", ViewKind.all.map { ($0.rawValue, $0) }, of: "a kind of view") {
      $0.view.kind = $1
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
    .truth("preservesSuperviewLayoutMargins") { $0.view.preservesSuperviewLayoutMargins = $1 },
    .truth("insetsLayoutMarginsFromSafeArea") { $0.view.insetsLayoutMarginsFromSafeArea = $1 },
    .truth("layoutMarginsFollowReadableWidth") { $0.view.layoutMarginsFollowReadableWidth = $1 },
    .truth("isHidden") { $0.view.isHidden = $1 },
    .choice(
      "semanticContentAttribute", SemanticContentAttribute.allCases,
      of: "a semantic content attribute"
    ) { $0.view.semanticContentAttribute = $1 },
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
    variableKeys + contentKeys + variableStackKeys

  private static let baselineKeys: [Key<Baseline>] = [
    .number("first") { $0.first = $1 }, .number("last") { $0.last = $1 },
  ]

  // MARK: - Content

  /// The keys of what a view shows.
  private static let contentKeys: [Key<ViewDraft>] = [
    Key("text") { draft, node, reader in draft.view.content.text = reader.content(node) },
    Key("title") { draft, node, reader in draft.view.content.title = reader.content(node) },
    Key("placeholder") { draft, node, reader in
      draft.view.content.placeholder = reader.content(node)
    },
    Key("image") { draft, node, reader in
      if let name = node.text, !node.isNull {
        draft.view.content.imageName = name
        draft.view.content.imageSize = reader.imageSize(ofFile: name, at: node.range)
      } else {
        reader.read(node, into: &draft.view.content, imageKeys, of: "an image")
      }
    },
    Key("font") { draft, node, reader in draft.view.content.font = reader.font(node) },
    Key("textColor") { draft, node, reader in draft.view.content.textColor = reader.color(node) },
    .choice("textAlignment", TextAlignment.allCases, of: "a text alignment") {
      $0.view.content.textAlignment = $1
    },
    .count("numberOfLines") { $0.view.content.numberOfLines = $1 },
    .choice("contentMode", ContentMode.allCases, of: "a content mode") {
      $0.view.content.contentMode = $1
    },
    .choice("style", styles.map { ($0, $0) }, of: "a style") { $0.view.content.style = $1 },
    Key("segments") { draft, node, reader in
      draft.view.content.segments = reader.list(node).compactMap { reader.content($0) }
    },
    .count("numberOfPages") { $0.view.content.numberOfPages = $1 },
    .truth("isScrollEnabled") { $0.view.content.isScrollEnabled = $1 },
  ]

  private static let styles = ["plain", "system", "large", "whiteLarge", "medium"]

  private static let imageKeys: [Key<ViewContent>] = [
    Key("name") { content, node, reader in content.imageName = reader.text(node) },
    Key("size") { content, node, reader in content.imageSize = reader.size(node) },
  ]

  // MARK: - Stack views

  /// The keys that only a stack view has.
  private static let stackViewKeys: [Key<ViewDraft>] =
    variableStackKeys
    + [
      Key("arrangedSubviews") { draft, node, _ in draft.arrangedSubviews = node },
      Key("customSpacing") { draft, node, _ in draft.customSpacing = node },
    ].map(\.ofStackView)

  /// Those that a state or a trait may change.
  private static let variableStackKeys: [Key<ViewDraft>] = [
    .choice("axis", [("horizontal", .horizontal), ("vertical", .vertical)], of: "an axis") {
      $0.arrangement.axis = $1
    },
    .choice("alignment", StackArrangement.Alignment.allCases, of: "an alignment") {
      $0.arrangement.alignment = $1
    },
    .choice("distribution", StackArrangement.Distribution.allCases, of: "a distribution") {
      $0.arrangement.distribution = $1
    },
    Key("spacing") { draft, node, reader in
      draft.arrangement.spacing =
        node.text?.lowercased() == "standard"
        ? StackArrangement.standardSpacing : reader.number(node) ?? 0
    },
    .truth("isLayoutMarginsRelativeArrangement") {
      $0.arrangement.isLayoutMarginsRelativeArrangement = $1
    },
    .truth("isBaselineRelativeArrangement") { $0.arrangement.isBaselineRelativeArrangement = $1 },
  ].map(\.ofStackView)
}

extension RecipeReader {
  /// A text that a view shows, which may be empty.
  mutating func content(_ node: YAMLNode) -> String? {
    node.text?.isEmpty == true ? "" : text(node)
  }
}

extension Key<ViewDraft> {
  /// The key, noted as one that only a stack view has.
  fileprivate var ofStackView: Key {
    Key(name) { draft, node, reader in
      draft.stackKeys.append(node)
      read(&draft, node, &reader)
    }
  }
}
