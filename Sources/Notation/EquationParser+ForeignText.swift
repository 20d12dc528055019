import Basics
import Diagnostics

/// Characters of other keyboards in place of those of the notation.
extension EquationParser {
  /// The fault of a line with such characters, in places of the line; nil of one without.
  ///
  /// Names that constraints can use, those in backquotes, identifiers and comments may have any characters.
  func foreignText() -> Diagnostic? {
    if line.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    let found = ForeignCharacter.all(in: line)
    let known = found.isEmpty ? [] : freeRanges()
    let foreign = found.filter { found in !known.contains { $0.overlaps(found.range) } }
    guard let first = foreign.first else { return nil }
    let edits = foreign.map {
      Diagnostic.Edit(
        SourceRange(start: $0.range.lowerBound, end: $0.range.upperBound), meaning(of: $0))
    }
    let written = edits.applied(to: line)
    // A sign of another keyboard may be written twice.
    let changed = written.replacing(/([+-])\1+(?= ?[0-9])/) { $0.1 }
    let holds = isConstraint(changed)
    // A dash may stand for a relation too.
    if !holds, first.character.replacement == "-" { return nil }
    let sign = text(in: edits[0].range)
    let isQuote = ["'", "\""].contains(first.character.replacement)
    return fault(
      "foreign-character",
      isQuote
        ? "a name has no quotes, and '\(sign)' is one"
        : first.character.message(
          written: sign, insteadOf: edits[0].text.isEmpty ? nil : edits[0].text.trimmed),
      at: edits[0].range,
      help: holds ? "write '\(changed.trimmed)'" : first.character.help,
      fix: changed == written
        ? edits : [Diagnostic.Edit(SourceRange(start: 0, end: line.utf8.count), changed)])
  }

  /// What stands in the place of a character: a middle dot between a name and an attribute is a dot, a comma behind
  /// the number of a line too, and names have no quotes.
  func meaning(of found: (range: Range<Int>, character: ForeignCharacter)) -> String {
    let bytes = Array(line.utf8)
    func isLetter(_ place: Int) -> Bool {
      bytes.indices.contains(place) && (ASCII.isLetter(bytes[place]) || bytes[place] >= 0x80)
    }
    let isBehindNumber =
      found.range.lowerBound > 0 && bytes[..<found.range.lowerBound].allSatisfy(ASCII.isDigit)
    switch found.character.replacement {
    case "," where isBehindNumber: return ". "
    case "x" where isLetter(found.range.lowerBound - 1) && isLetter(found.range.upperBound):
      return "."
    case "'", "\"": return ""
    case let sign: return sign
    }
  }

  /// Whether a line is a constraint on items that are known, or a comment.
  func isConstraint(_ text: String) -> Bool {
    var (parser, label) = reading(text)
    guard let first = parser.tokens.first, first.kind != .end else { return true }
    guard let equation = try? parser.equation(label: label) else { return false }
    return parser.knows(equation)
  }

  /// The parser of another line on the same items and metrics, and the line's label.
  func reading(_ line: String) -> (parser: EquationParser, label: String?) {
    let bytes = Array(line.utf8)
    let (label, start) = EquationParser.label(of: bytes)
    let tokens = EquationLexer.tokens(of: bytes[start...], at: start)
    let parser = EquationParser(
      line: line, tokens: tokens, metrics: metrics, names: names, neighbours: neighbours)
    return (parser, label)
  }

  /// Whether all items and attributes of an equation have names that are known.
  func knows(_ equation: Equation) -> Bool {
    [equation.first, equation.second].compactMap { $0 }.allSatisfy { term in
      (names.isEmpty || names.contains(term.name))
        && AttributeNames.attribute(named: term.attribute) != nil
    }
  }

  /// Where the line may have any characters, in UTF-8 offsets.
  func freeRanges() -> [Range<Int>] {
    let bytes = Array(line.utf8)
    var ranges: [Range<Int>] = []
    let marks = bytes.indices.filter { bytes[$0] == UInt8(ascii: "`") }
    for index in stride(from: 0, to: marks.count - 1, by: 2) {
      ranges.append(marks[index]..<marks[index + 1])
    }
    ranges += line.matches(of: /\/\/.*|\[[^\]]*\]/).map { match in
      line.utf8.distance(
        from: line.startIndex, to: match.range.lowerBound)..<line.utf8.distance(
          from: line.startIndex, to: match.range.upperBound)
    }
    for name in names where name.utf8.contains(where: { $0 >= 0x80 }) {
      ranges += bytes.ranges(of: Array(name.utf8))
    }
    return ranges
  }
}
