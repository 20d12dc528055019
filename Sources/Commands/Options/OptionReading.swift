import Basics
import Diagnostics
import Inputs

/// An enum whose cases are words of the command line.
typealias OptionChoice = CaseIterable & Hashable & RawRepresentable<String> & Sendable

/// Reads the values of several options.
enum OptionReading {
  /// The words for all cases: `left-to-right` for `leftToRight`.
  static func words<Choice: OptionChoice>(_ type: Choice.Type) -> [String] {
    words(of: Array(Choice.allCases))
  }

  /// The words for some cases.
  static func words<Choice: OptionChoice>(of choices: [Choice]) -> [String] {
    choices.map { Slug.hyphenated($0.rawValue) }
  }

  /// The case that a word stands for, written as an option's or as a recipe's word.
  /// - Parameter choices: The cases that count.
  /// - Throws: An error that names the nearest word.
  static func choice<Choice: OptionChoice>(
    _ word: String, _ noun: String, among choices: [Choice] = Array(Choice.allCases)
  ) throws(UsageError) -> Choice {
    let found = choices.first {
      $0.rawValue == word || Slug.hyphenated($0.rawValue) == word
    }
    guard let found else { throw UsageError(unknown(noun, word, words(of: choices))) }
    return found
  }

  /// All cases with their words.
  static func choices<Choice: OptionChoice>() -> [(name: String, value: Choice)] {
    Choice.allCases.map { (Slug.hyphenated($0.rawValue), $0) }
  }

  /// The values of words separated by commas, each once.
  /// - Throws: An error that names the nearest word for the first that means nothing.
  static func list<Value: Hashable>(
    _ text: String, _ noun: String, _ choices: [(name: String, value: Value)]
  ) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      // Recipes spell the words of their keys.
      let name = Slug.hyphenated(String(word))
      guard let found = choices.first(where: { $0.name == word || $0.name == name })?.value else {
        let help = OptionWords.help(for: String(word), among: choices.map(\.name)) ?? ""
        throw UsageError("'\(word)' is not \(noun); \(help)")
      }
      if !values.contains(found) { values.append(found) }
    }
    return values
  }

  /// The message for a word that names nothing, with the nearest that does.
  static func unknown(_ noun: String, _ word: String, _ names: [String]) -> String {
    let help = OptionWords.help(for: word, among: names).map { "; " + $0 } ?? ""
    return "'\(word)' is not a \(noun)" + help
  }
}
