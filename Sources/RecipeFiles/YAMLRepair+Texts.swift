import Basics
import Diagnostics
import Notation
import Recipes

/// Where texts stand, and how they are put into quotes.
extension YAMLRepair {
  /// A text in quotes that change nothing in it: double ones, or single ones around quotes and backslashes.
  static func quoted(_ text: some StringProtocol) -> String {
    let text = String(text)
    if text.contains("\\") { return "'\(text.replacing("'", with: "''"))'" }
    guard text.contains("\"") else { return "\"\(text)\"" }
    return text.contains("'") ? "\"\(text.replacing("\"", with: "\\\""))\"" : "'\(text)'"
  }

  /// Whether what stands before a value in its line ends with a key of texts, in any language.
  ///
  /// The value of another key may be a key itself, as in `Login: art: button`.
  static func isPlaceOfText(_ before: some StringProtocol) -> Bool {
    let form = /(?:^|[{,，｛\[]|- )\s*["']?([\p{L}\w ]+?)["']?\s*[:：]+\s*$/
    guard let key = String(before).firstMatch(of: form).map({ String($0.1) }) else { return false }
    let names = RecipeFileReader.textKeys
    if names.contains(where: { $0.lowercased() == key.lowercased() }) { return true }
    if case .word = SynonymTable.meaning(of: key, among: Array(names)) { return true }
    return !isKey(key) && Suggestion.nearest(to: key, among: Array(names)) != nil
  }

  /// Whether a word is a key of recipes, or one of another language or system.
  static func isKey(_ word: String) -> Bool {
    let names = RecipeFileReader.keyNames
    return names.contains { $0.lowercased() == word.lowercased() }
      || SynonymTable.meaning(of: word, among: names) != nil
  }
}
