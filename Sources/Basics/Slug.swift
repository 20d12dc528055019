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

  /// The slug of a text; a hyphen if it is empty.
  package static func name(_ text: String) -> String { text.isEmpty ? "-" : self.text(text) }

  /// The same in lower case: `iPad Air 2` is `ipad-air-2`.
  package static func lowercased(_ text: String) -> String { name(text.lowercased()) }

  /// A word in lowerCamelCase of ASCII letters with hyphens: `extraLarge` is `extra-large`.
  package static func hyphenated(_ word: String) -> String {
    let hyphen = UInt8(ascii: "-")
    let bytes = word.utf8.flatMap { 0x41...0x5A ~= $0 ? [hyphen, $0 | 0x20] : [$0] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
