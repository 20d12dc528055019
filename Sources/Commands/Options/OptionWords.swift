import Basics
import Diagnostics
import Notation

/// Words of other tools and of UIKit for the values of options.
enum OptionWords {
  /// Help for a word that is none of an option's values: the value that it means, or the nearest.
  static func help(for word: String, among names: [String]) -> String? {
    meaning(of: word, among: names).map { "use '\($0)'" }
      ?? Suggestion.help(for: word, among: names)
  }

  /// The value that a word means; nil if none is certain.
  private static func meaning(of word: String, among names: [String]) -> String? {
    func key(_ name: String) -> String { name.lowercased().filter { !"-_ .".contains($0) } }
    if let same = names.first(where: { key($0) == key(word) }) { return same }
    if let own = words[key(word)], own.allSatisfy(names.contains) {
      return own.joined(separator: ",")
    }
    // Words of recipes are in camel case.
    guard case .word(let meant)? = SynonymTable.meaning(of: word, among: names.map(key)) else {
      return nil
    }
    return names.first { key($0) == meant }
  }

  private static let words: [String: [String]] = [
    "jpg": ["png"], "jpeg": ["png"], "gif": ["png"], "webp": ["png"], "bitmap": ["png"],
    "vector": ["svg"], "system": ["auto"], "automatic": ["auto"],
    "both": ["portrait", "landscape"], "all": ["portrait", "landscape"],
    "xs": ["extra-small"], "s": ["small"], "m": ["medium"], "l": ["large"], "xl": ["extra-large"],
    "xxl": ["extra-extra-large"], "xxxl": ["extra-extra-extra-large"],
    "default": ["large"], "normal": ["large"], "ax1": ["accessibility-medium"],
    "ax2": ["accessibility-large"], "ax3": ["accessibility-extra-large"],
    "ax4": ["accessibility-extra-extra-large"], "ax5": ["accessibility-extra-extra-extra-large"],
  ]
}
