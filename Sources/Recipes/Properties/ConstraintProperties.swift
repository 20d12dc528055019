package import LayoutModel
import Notation

/// The parts of a constraint in the form of a mapping.
package enum ConstraintProperties {
  /// The keys that name its items, and whether it holds.
  package static let items: [Key] = [
    Key("firstItem", .structure(.itemName), "The item on the left."),
    Key("firstAttribute", attribute, "The attribute on the left."),
    Key(
      "relation", .word(WordList("a relation", relations.map(\.word))), "How the sides compare.",
      default: "equal"),
    Key("secondItem", .structure(.itemName), "The item on the right."),
    Key("secondAttribute", attribute, "The attribute on the right."),
  ]

  /// The properties of a constraint apart from its items.
  package static let values: [Property<LayoutConstraint>] =
    changes + [identifier, label, placeholder]

  private static let identifier = Property<LayoutConstraint>(
    "identifier", .text, "The author's name for it, as in the console's log.",
    get: { .text($0.identifier) }, set: { $0.identifier = $1.text })

  private static let label = Property<LayoutConstraint>(
    "label", .text, "The name by which variations call it, as the number before a line.",
    get: { .text($0.text == nil ? $0.label : nil) }, set: { $0.label = $1.text })

  private static let placeholder = Property<LayoutConstraint>(
    "placeholder", .truth, "Whether it holds on the canvas only.",
    get: { .truth($0.isPlaceholder) }, set: { $0.isPlaceholder = $1.truth })

  /// Whether a constraint holds.
  package static let isActive = Key(
    "isActive", .truth, "Whether the constraint holds.", default: "true")

  /// The properties that a variation can change.
  package static let changes: [Property<LayoutConstraint>] = [
    Property(
      "multiplier", .number(.any), "What the attribute on the right is multiplied by.",
      get: { .number($0.multiplier) }, set: { $0.multiplier = $1.number ?? 1 }),
    Property(
      "constant", .constant,
      "What is added on the right, in points; a metric; or `Standard`, the space that Interface Builder keeps.",
      get: { constraint in
        guard constraint.usesStandardSpacing else { return .number(constraint.constant) }
        return .text(constraint.constant < 0 ? "-Standard" : "Standard")
      },
      set: { constraint, value in
        constraint.usesStandardSpacing = value.text != nil
        constraint.constant = value.number ?? (value.text == "Standard" ? 1 : -1)
      }),
    Property(
      "priority", .number(.priority), "How much the constraint matters; 1000 is required.",
      get: { .number($0.priority.rawValue) },
      set: { $0.priority = Priority($1.number ?? 1000) }),
  ]

  /// All keys, in the order in which recipes give them.
  package static let keys: [Key] =
    items + changes.map(\.key) + [identifier.key, label.key, isActive, placeholder.key]

  private static let attribute = ValueType.word(
    WordList("an attribute", AttributeNames.all.map(\.name)))

  /// The words for relations.
  private static let relations: [(word: String, relation: Relation)] =
    Relation.allCases.flatMap { [($0.rawValue, $0), ($0.sign, $0)] }

  /// The relation of a word.
  package static func relation(_ word: String) -> Relation {
    relations.first { $0.word == word }?.relation ?? .equal
  }
}
