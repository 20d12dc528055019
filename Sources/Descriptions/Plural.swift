/// A phrase that depends on a count, by the plural categories of Unicode (CLDR).
struct Plural: Sendable, ExpressibleByStringLiteral {
  /// The category of a count in a language.
  enum Category: Sendable {
    case one, two, few, many, other

    /// The category in languages that know one and several.
    static func common(_ count: Int) -> Category { count == 1 ? .one : .other }

    /// The category in Arabic.
    static func arabic(_ count: Int) -> Category {
      switch (count, count % 100) {
      case (1, _): .one
      case (2, _): .two
      case (_, 3...10): .few
      case (_, 11...99): .many
      default: .other
      }
    }
  }

  private let forms: [Category: String]
  private let other: String

  /// The phrases of each category; those that are not given are as `other`.
  init(
    one: String? = nil, two: String? = nil, few: String? = nil, many: String? = nil,
    _ other: String
  ) {
    forms = [.one: one, .two: two, .few: few, .many: many].compactMapValues { $0 }
    self.other = other
  }

  init(stringLiteral other: String) { self.init(other) }

  /// The phrase of a category.
  subscript(category: Category) -> String { forms[category] ?? other }
}
