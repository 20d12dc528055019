/// Lists of words in sentences.
package enum WordList {
  /// `a`, `a or b`, `a, b or c`.
  /// - Parameter hasLastComma: Whether a comma stands before the conjunction too.
  package static func text(
    _ words: [String], _ conjunction: String, hasLastComma: Bool = false
  ) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    let comma = hasLastComma ? "," : ""
    return words.dropLast().joined(separator: ", ") + "\(comma) \(conjunction) " + last
  }
}
