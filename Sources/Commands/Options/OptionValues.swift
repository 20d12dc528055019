import Diagnostics

/// What the values of several options are read with.
extension Option {
  static func path(_ value: String) throws(UsageError) -> String {
    if value.isEmpty { throw UsageError("the path is empty") }
    return value
  }

  /// Words parted by commas, each of which must mean something, without repetitions.
  static func list<Value: Hashable>(
    _ text: String, _ what: String, _ choices: [(name: String, value: Value)]
  ) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let found = choices.first(where: { $0.name == word })?.value else {
        let help = Suggestion.help(for: String(word), among: choices.map(\.name)) ?? ""
        throw UsageError("'\(word)' is not \(what); \(help)")
      }
      if !values.contains(found) { values.append(found) }
    }
    return values
  }

  static func unknown(_ what: String, _ word: String, _ names: [String]) -> String {
    let help = Suggestion.help(for: word, among: names).map { "; " + $0 } ?? ""
    return "'\(word)' is not a \(what)" + help
  }
}
