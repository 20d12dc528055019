package import LayoutModel
import Typesetting

/// The properties of views, in the order in which recipes give them.
///
/// Reading, writing, variations, the schema and the documentation need only the row of a property.
package enum ViewProperties {
  /// The properties of all kinds of views.
  package static let all: [Property<View>] =
    identity + LayerProperties.all + content + [intrinsicContentSize] + priorities + [baseline]
    + margins + placing
    + arrangement + DocumentProperties.view

  /// The index of the kind.
  static let kindRow = 0

  private static let rows = Dictionary(
    uniqueKeysWithValues: all.indices.map { (all[$0].key.name, $0) })

  /// The index of the property with a key; nil when there is none.
  package static func row(of key: String) -> Int? { rows[key] }

  /// The key with a name; nil when no property has it.
  package static func key(named name: String) -> Key? { rows[name].map { all[$0].key } }

  private static let identity: [Property<View>] = [
    Property(
      "kind", .word(WordList("a kind of view", ViewKind.all.map(\.rawValue))),
      "What the view is.", effect: [.layout, .document], isOfRoot: true,
      get: { .text($0.kind.rawValue) },
      set: { view, value in
        guard let kind = ViewKind.named(value.text ?? "") else { return }
        view.kind = kind
        view.arrangement = kind == .stackView ? StackArrangement() : nil
      }),
    Property(
      "id", .text, "A further name, in an identifier's form, for the visual format.",
      effect: .document, isOfRoot: true,
      get: { .text($0.id) }, set: { $0.id = $1.text }),
    Property(
      "backgroundColor", .color, "What fills the view.", effect: .look, isOfRoot: true,
      get: { color($0.backgroundColor) }, set: { $0.backgroundColor = $1.color }),
    Property(
      "tintColor", .color,
      "The colour of titles, tracks and symbols in the view and its subviews.",
      default: "the superview's; the system's", effect: .look, isOfRoot: true,
      get: { color($0.tintColor) }, set: { $0.tintColor = $1.color }),
  ]

  // MARK: - Content sizes

  private static let intrinsicContentSize = Property<View>(
    "intrinsicContentSize",
    .tuple(TupleForm("[width, height]", .wordOr("none", .number(.length)))),
    "The size of the content in points, in place of the measured one; `none` for a side without one.",
    default: "measured",
    get: { view in
      view.intrinsicContentSize.map { size in
        .list([size.width, size.height].map { $0.map { .number($0) } ?? .text("none") })
      }
    },
    set: { view, value in
      let sides = value.items.map(\.number)
      guard sides.count == 2 else { return }
      view.intrinsicContentSize = IntrinsicContentSize(width: sides[0], height: sides[1])
    })

  private static let pair: [Key] = [
    Key("horizontal", .number(.priority), "The priority along the width."),
    Key("vertical", .number(.priority), "The priority along the height."),
  ]

  private static let priorityType = ValueType.scalarOr(
    .number(.priority), .fields(FieldList("a pair of priorities", pair)))

  private static let priorities: [Property<View>] = [
    Property(
      "contentHuggingPriority", priorityType,
      "How much the view resists growing beyond its content, for both directions or as a pair.",
      default: "250; 251 for labels and images",
      get: { $0.contentHuggingPriority.map(value) },
      set: { view, value in
        let start = view.contentHuggingPriority ?? view.kind.contentHuggingPriority
        view.contentHuggingPriority = priorities(value, or: start)
      }),
    Property(
      "contentCompressionResistancePriority", priorityType,
      "How much the view resists shrinking below its content, for both directions or as a pair.",
      default: "750",
      get: { $0.contentCompressionResistancePriority.map(value) },
      set: { view, value in
        let start =
          view.contentCompressionResistancePriority
          ?? view.kind.contentCompressionResistancePriority
        view.contentCompressionResistancePriority = priorities(value, or: start)
      }),
  ]

  private static func value(_ priorities: AxisPriorities) -> PropertyValue {
    if priorities.horizontal == priorities.vertical {
      return .number(priorities.horizontal.rawValue)
    }
    return .fields(
      ("horizontal", .number(priorities.horizontal.rawValue)),
      ("vertical", .number(priorities.vertical.rawValue)))
  }

  /// A pair of priorities of which the sides that a value does not name stay.
  private static func priorities(
    _ value: PropertyValue, or start: AxisPriorities
  ) -> AxisPriorities {
    if let both = value.number { return AxisPriorities(Priority(both)) }
    return AxisPriorities(
      horizontal: value["horizontal"]?.number.map { Priority($0) } ?? start.horizontal,
      vertical: value["vertical"]?.number.map { Priority($0) } ?? start.vertical)
  }

  private static let baseline = Property<View>(
    "baseline",
    .fields(
      FieldList(
        "a baseline",
        [
          Key("first", .number(.any), "From the top edge down to the first line's baseline."),
          Key("last", .number(.any), "From the bottom edge up to the last line's baseline."),
        ])),
    "Where the text stands, in points, in place of the measured lines.", default: "measured",
    get: { view in
      view.baseline.map {
        .fields(("first", .number($0.first)), ("last", .number($0.last)))
      }
    },
    set: { view, value in
      view.baseline = Baseline(
        first: value["first"]?.number ?? 0, last: value["last"]?.number ?? 0)
    })

  // MARK: - Margins and frames

  private static let margins: [Property<View>] = [
    Property(
      "layoutMargins", Insets.type, "The distances of the margins from the edges, in points.",
      default: "8; the canvas's for the root",
      get: { $0.layoutMargins.map(Insets.value) },
      set: { $0.layoutMargins = Insets.insets($1) }),
    Property(
      "preservesSuperviewLayoutMargins", .truth,
      "Whether the margins are at least where the superview's are.",
      get: { .truth($0.preservesSuperviewLayoutMargins) },
      set: { $0.preservesSuperviewLayoutMargins = $1.truth }),
    Property(
      "insetsLayoutMarginsFromSafeArea", .truth, "Whether the margins keep to the safe area.",
      get: { .truth($0.insetsLayoutMarginsFromSafeArea) },
      set: { $0.insetsLayoutMarginsFromSafeArea = $1.truth }),
    Property(
      "layoutMarginsFollowReadableWidth", .truth,
      "Whether the margins are no wider apart than a readable text.",
      get: { .truth($0.layoutMarginsFollowReadableWidth) },
      set: { $0.layoutMarginsFollowReadableWidth = $1.truth }),
  ]

  private static let placing: [Property<View>] = [
    Property(
      "isHidden", .truth,
      "Whether the view is hidden; a stack view keeps no room for a hidden view.",
      effect: [.layout, .look],
      get: { .truth($0.isHidden) }, set: { $0.isHidden = $1.truth }),
    Property(
      "semanticContentAttribute",
      .word(of: "a semantic content attribute", SemanticContentAttribute.self),
      "Whether the arrangement of the subviews flips with the reading direction.",
      get: { .text($0.semanticContentAttribute.rawValue) },
      set: { view, value in
        view.semanticContentAttribute =
          value.text.flatMap { SemanticContentAttribute(rawValue: $0) } ?? .unspecified
      }),
    Property(
      "frame", .tuple(TupleForm("[x, y, width, height]", rule: .size)),
      "Where the view lies on the canvas now; it is misplaced if the constraints say otherwise.",
      get: { $0.frame.map { .numbers([$0.x, $0.y, $0.width, $0.height]) } },
      set: { view, value in
        let sides = value.numbers
        guard sides.count == 4 else { return }
        view.frame = Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
      }),
  ]

  static func color(_ color: DynamicColor?) -> PropertyValue? {
    color.map { .color($0, name: Vocabulary.name(of: $0)) }
  }
}

/// Insets as values: one number for all sides, or `[top, leading, bottom, trailing]`.
enum Insets {
  static let type = ValueType.scalarOr(
    .number(.any), .tuple(TupleForm("[top, leading, bottom, trailing]")))

  static func insets(_ value: PropertyValue) -> DirectionalEdgeInsets? {
    if let all = value.number { return DirectionalEdgeInsets(all: all) }
    let sides = value.numbers
    guard sides.count == 4 else { return nil }
    return DirectionalEdgeInsets(
      top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
  }

  static func value(_ insets: DirectionalEdgeInsets) -> PropertyValue {
    let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
    return Set(sides).count == 1 ? .number(sides[0]) : .numbers(sides)
  }
}
