extension FigureSnapshot.End {
  /// What an equation in the guide's notation ties: one end or two; none of what is no equation.
  static func list(ofEquation equation: String) -> [Self] {
    let sides = parts(of: equation, at: ["=", ">=", "<="])
    guard sides.count == 2, let first = Self(notation: sides[0]) else { return [] }
    let factor = parts(of: sides[1], at: ["x"]).last ?? ""
    let term = parts(of: factor, at: ["+", "-", "(Priority"]).first ?? ""
    return [first] + (Self(notation: term).map { [$0] } ?? [])
  }

  /// The parts of a text between words that stand alone; what is in backquotes is no such word.
  private static func parts(of text: String, at words: Set<Substring>) -> [String] {
    var parts: [[Substring]] = [[]]
    var isQuoted = false
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if !isQuoted, words.contains(word) {
        parts.append([])
      } else {
        parts[parts.count - 1].append(word)
      }
      if word.utf8.count(where: { $0 == UInt8(ascii: "`") }) % 2 == 1 { isQuoted.toggle() }
    }
    return parts.map { $0.joined(separator: " ") }
  }

  /// Reads `Red View.LeadingMargin`; nil of a number.
  private init?(notation: String) {
    guard let dot = notation.lastIndex(of: ".") else { return nil }
    let name = notation[notation.index(after: dot)...]
    guard name.first?.isLetter == true else { return nil }
    let isQuoted = notation.hasPrefix("`")
    item = String(isQuoted ? notation[..<dot].dropFirst().dropLast() : notation[..<dot])
    attribute =
      name == "Baseline" ? "lastBaseline" : name.prefix(1).lowercased() + name.dropFirst()
  }
}
