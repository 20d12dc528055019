import Basics

/// Types of values in plain words; text of recipes is in backquotes.
extension ValueType {
  /// The phrase for a value: `a number from 1 to 1000`.
  /// - Parameter most: How many words are listed; of a longer list the phrase gives the number.
  package func phrase(listing most: Int) -> String {
    switch self {
    case .text, .content: "a text"
    case .truth: "`true` or `false`"
    case .number(let rule): rule.phrase
    case .color: "a colour"
    case .constant: "a number, a metric, `Standard` or `-Standard`"
    case .word: words(listing: most, "or") ?? "one of \(wordList.count) words, below"
    case .wordOr(let word, .truth): "`true`, `false` or `\(word)`"
    case .wordOr(let word, let type): "\(type.phrase(listing: most)) or `\(word)`"
    case .nullOr(let type): "\(type.phrase(listing: most)) or `null`"
    case .tuple(let tuple): tuple.phrase
    case .someOf:
      (words(listing: most, "or") ?? "one of \(wordList.count) words, below")
        + ", or a list of them"
    case .list(.word):
      "a list of "
        + (words(listing: most, "and") ?? "some of \(wordList.count) words, below")
    case .list(.fields(let list)):
      "a list of `{\(list.keys.map(\.name).joined(separator: ", "))}`"
    case .list(.scalarOr(let scalar, let other)):
      "a list of \(scalar.phrase(listing: most)), or of \(other.phrase(listing: most))"
    case .list: "a list of texts"
    case .fields(let list):
      list.isLong
        ? "a mapping for \(list.what), below"
        : "`{\(list.keys.map(\.name).joined(separator: ", "))}`"
    case .scalarOr(let scalar, let other):
      scalar.phrase(listing: most) + " or " + other.phrase(listing: most)
    case .tupleOr(let tuple, let list):
      tuple.phrase + " or " + ValueType.fields(list).phrase(listing: most)
    case .structure(let structure): structure.phrase
    }
  }

  private func words(listing most: Int, _ conjunction: String) -> String? {
    wordList.count > most ? nil : Basics.WordList.text(wordList.map { "`\($0)`" }, conjunction)
  }

  /// The words of a type of words, or of a list of them; none for other types.
  package var wordList: [String] {
    switch self {
    case .word(let list), .someOf(let list), .list(.word(let list)): list.words
    default: []  // A type without words.
    }
  }

  /// The keys of a type of mappings; none for other types.
  package var fields: [Key] {
    switch self {
    case .fields(let list), .tupleOr(_, let list), .list(.fields(let list)),
      .scalarOr(_, .fields(let list)), .scalarOr(_, .tupleOr(_, let list)),
      .list(.scalarOr(_, .fields(let list))),
      .scalarOr(_, .list(.scalarOr(_, .fields(let list)))):
      list.keys
    default: []  // A type without keys.
    }
  }

  /// The keys that are listed after that of the mapping: none if they have a table of their own.
  package var listedFields: [Key] {
    if case .fields(let list) = self, list.isLong { [] } else { fields }
  }
}

extension TupleForm {
  fileprivate var phrase: String {
    switch item {
    case .wordOr(let word, _): "`\(form)`, each a number or `\(word)`"
    case .nullOr: "`\(form)`, each a number or `null`"
    default: "`\(form)`"  // Numbers alone.
    }
  }
}

extension NumberRule {
  fileprivate var phrase: String {
    let number = isWhole ? "a whole number" : "a number"
    let (least, most) = (range.lowerBound, range.upperBound)
    if least == -most { return number }
    func text(_ value: Double) -> String { DecimalText.rounded(value, to: 2) }
    return most == NumberRule.any.range.upperBound
      ? "\(number), at least \(text(least))" : "\(number) from \(text(least)) to \(text(most))"
  }
}

extension ValueType.Structure {
  fileprivate var phrase: String {
    switch self {
    case .views, .additions: "views by name"
    case .layoutGuides, .names: "a name or a list of names"
    case .constraints: "lines, or a list of lines and mappings"
    case .visualFormat: "strings, a mapping, or a list of both"
    case .formats: "one string a line, or a list of strings"
    case .metrics, .customSpacing: "numbers by name"
    case .colors: "colours by name"
    case .frames: "frames by canvas and name"
    case .states, .languageStates: "mappings by name"
    case .traits: "a mapping or a list of mappings"
    case .languages: "mappings by language tag"
    case .canvas, .screen: "a mapping"
    case .include: "a path or a list of paths"
    case .arrangedSubviews: "views by name, or a list of names"
    case .viewChanges: "properties by view"
    case .constraintChanges: "constraints, or mappings by number"
    case .itemName: "a name"
    case .figures: "a mapping of options or a list of mappings"
    case .rules: "`error`, `warning` or `off` by rule"
    }
  }
}
