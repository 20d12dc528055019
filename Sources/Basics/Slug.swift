/// Parts of file names and ids.
package enum Slug {
  /// Letters and digits of a text; a hyphen for each other character.
  /// - Parameter isASCII: Whether letters outside ASCII become hyphens too.
  package static func text(_ text: String, isASCII: Bool = false) -> String {
    String(
      text.map { character in
        let isLetter = character.isLetter && (!isASCII || character.isASCII)
        return isLetter || ("0"..."9").contains(character) ? character : "-"
      })
  }
}
