import Basics

/// The arguments that git gives to the program that GIT_EXTERNAL_DIFF or a diff driver names.
///
/// Source: git(1), GIT_EXTERNAL_DIFF: `path old-file old-hex old-mode new-file new-hex new-mode`, and
/// for a renamed file two more, its new path and how alike both are.
package struct ExternalDiff: Hashable, Sendable {
  /// The path in the working tree, from its root.
  package let path: String
  /// The file with the old content, or ``noFile``.
  package let old: String
  /// The file with the new content, or ``noFile``.
  package let new: String

  /// The name of the file that was added or removed, on its other side.
  package static let noFile = "/dev/null"

  /// The arguments among the words of a command line; nil for any other words.
  package init?(_ words: [String]) {
    guard words.count == 7 || words.count == 9, ExternalDiff.isObject(words[2], words[3]),
      ExternalDiff.isObject(words[5], words[6])
    else { return nil }
    path = words.count == 9 ? words[7] : words[0]
    (old, new) = (words[1], words[4])
  }

  /// Whether words are the hash and the mode of a file, or a dot each for none.
  private static func isObject(_ hash: String, _ mode: String) -> Bool {
    if hash == "." && mode == "." { return true }
    return [40, 64].contains(hash.utf8.count)
      && hash.allSatisfy { $0.isASCII && $0.isHexDigit }
      && mode.utf8.count == 6 && mode.allSatisfy { "01234567".contains($0) }
  }
}
