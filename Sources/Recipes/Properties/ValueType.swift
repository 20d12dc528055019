/// The type of the values of a key.
package indirect enum ValueType: Sendable {
  /// A text that is not empty.
  case text
  /// A text, which may be empty.
  case content
  case truth
  case number(NumberRule)
  case color
  /// A number, or the name of one of the metrics of the recipe.
  case constant
  /// One of some words, in upper or lower case.
  case word(WordList)
  /// A word, or else a value of a type.
  case wordOr(String, ValueType)
  /// YAML's `null`, or else a value of a type.
  case nullOr(ValueType)
  /// A list of as many items as its form names.
  case tuple(TupleForm)
  /// A list of any length; a single value stands for a list of one.
  case list(ValueType)
  /// One of some words, or a list of one or more of them.
  case someOf(WordList)
  /// A mapping.
  case fields(FieldList)
  /// A scalar of the first type, or else a list or mapping of the second.
  case scalarOr(ValueType, ValueType)
  /// A list as a form has it, or else a mapping.
  case tupleOr(TupleForm, FieldList)
  /// A part of a recipe that is no property's value.
  case structure(Structure)

  /// The keys of a colour for both appearances.
  package static let appearances = [
    Key("light", .color, "In the light theme."), Key("dark", .color, "In the dark theme."),
  ]

  /// The parts of a recipe that are made of other parts.
  package enum Structure: String, Sendable {
    case views, layoutGuides, constraints, visualFormat, formats, metrics, colors, frames
    case states, traits, languages, languageStates, canvas, screen, include
    case arrangedSubviews, customSpacing
    case viewChanges, constraintChanges, additions, names
    case itemName
    case figures, rules
  }

  /// The words of a message for an expected value.
  package var expectation: String {
    switch self {
    case .text, .content, .word, .color: "a text"
    case .constant: "a number"
    case .truth: "true or false"
    case .number(let rule): rule.expectation
    case .wordOr(let word, .truth): "true or false or \(word)"
    case .wordOr("Standard", let type): "\(type.expectation) or 'Standard'"
    case .wordOr(_, let type), .nullOr(let type): type.expectation
    case .tuple(let tuple): tuple.form
    case .list(.fields(let list)): "a list of mappings, each for \(list.what)"
    case .list(let type): type.expectation
    case .someOf(let list): list.words.joined(separator: ", ") + " or both"
    case .fields(let list): ValueType.keys(of: list.what)
    case .scalarOr(.number, .tuple(let tuple)): "a number or \(tuple.form)"
    case .scalarOr(_, let type): type.expectation
    case .tupleOr(let tuple, let list): "\(tuple.form) or \(ValueType.keys(of: list.what))"
    case .structure: "a mapping"
    }
  }

  /// What belongs in the place of a mapping, in words: "the keys of a view", "views by name".
  /// - Parameter what: The noun for the mapping, such as "a view" or "a languages by name".
  package static func keys(of what: String) -> String {
    guard what.contains(" by ") else { return "the keys of \(what)" }
    return what.hasPrefix("a ") ? String(what.dropFirst(2)) : what
  }
}

/// The words that a value can be.
package struct WordList: Sendable {
  /// The noun for one of them, for messages: `a text alignment`.
  package let what: String
  /// Help for an unknown word; nil where spelling decides.
  package let help: @Sendable (String) -> String?
  private let list: @Sendable () -> [String]

  /// Makes a list whose words are found when they are needed.
  package init(
    _ what: String, help: @escaping @Sendable (String) -> String? = { _ in nil },
    _ list: @autoclosure @escaping @Sendable () -> [String]
  ) {
    (self.what, self.help, self.list) = (what, help, list)
  }

  /// The words, in the order in which they are listed to people.
  package var words: [String] { list() }
}

extension ValueType {
  /// One of the names of an enumeration's cases.
  static func word<Value: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    of what: String, _ type: Value.Type
  ) -> ValueType {
    .word(WordList(what, Value.allCases.map { $0.rawValue }))
  }
}

/// The range of a number.
package enum NumberRule: Sendable {
  case any
  /// A length or a size in points, which is not negative.
  case length
  /// The size of a font, in points.
  case fontSize
  case priority
  /// A part of a whole, from 0 to 1.
  case share
  /// A whole number of things.
  case count
  /// A version of iOS.
  case system
  /// How many times larger something is.
  case zoom

  /// The largest length or constant, in points.
  package static let maximumLength = 1_000_000.0

  /// The smallest and the largest of the numbers.
  package var range: ClosedRange<Double> {
    switch self {
    case .any: -Self.maximumLength...Self.maximumLength
    case .length: 0...Self.maximumLength
    case .fontSize: 1...1000
    case .priority: 1...1000
    case .share: 0...1
    case .count: 0...10_000
    case .system: 7...99
    case .zoom: 0.25...4
    }
  }

  /// Whether only whole numbers are allowed.
  package var isWhole: Bool {
    switch self {
    case .count, .system: true
    case .any, .length, .fontSize, .priority, .share, .zoom: false
    }
  }

  fileprivate var expectation: String {
    isWhole ? "a whole number from 0 to 10000" : "a number"
  }
}

/// A list whose items each have their own meaning.
package struct TupleForm: Sendable {
  /// The rule that a list has to follow as a whole.
  package enum Rule: Sendable {
    case none
    /// No size is negative.
    case size
    /// The size of a canvas, in points.
    case canvasSize
    /// The size of a document's root, in points: it can be empty.
    case storedSize
  }

  /// The names of the items: `[x, y, width, height]`.
  package let form: String
  /// The type of each item.
  package let item: ValueType
  /// The rule for the list as a whole.
  package let rule: Rule

  init(_ form: String, _ item: ValueType = .number(.any), rule: Rule = .none) {
    self.form = form
    self.item = item
    self.rule = rule
  }

  /// The number of items.
  package var count: Int { form.utf8.count { $0 == UInt8(ascii: ",") } + 1 }

  /// The longest side of a canvas, in points: two of it multiplied still make a picture in memory.
  package static let maximumCanvas = 8192.0
}

/// The keys of a mapping.
package struct FieldList: Sendable {
  /// The noun for the mapping, for messages: `a font`.
  package let what: String
  /// The keys of the mapping, made when a recipe or a page asks for them.
  package var keys: [Key] { makeKeys() }
  private let makeKeys: @Sendable () -> [Key]
  /// Whether the keys have a table of their own.
  package var isLong: Bool { keys.count > 20 }

  init(_ what: String, _ keys: @autoclosure @escaping @Sendable () -> [Key]) {
    self.what = what
    makeKeys = keys
  }
}
