import Basics

/// Words of a command line as a shell takes them.
enum ShellWords {
  /// The words with a blank between them.
  static func text(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { sign in
      // Whether others are letters is in large tables, which paths seldom need.
      guard let ascii = sign.asciiValue else { return sign.isLetter || sign.isNumber }
      return ASCII.isLetter(ascii) || ASCII.isDigit(ascii) || "-_./~^@:".utf8.contains(ascii)
    }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
