import Diagnostics

/// Cuts a line of the guide's notation into tokens.
struct EquationLexer {
  struct Token: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case number(Double)
      /// A name, or a name with attributes behind dots.
      case name(String)
      /// What stands in brackets.
      case identifier(String)
      /// The times sign: `x`, `×` or `*`.
      case times
      case sign(Character)
      case relation(String)
      case end
    }

    var kind: Kind
    var range: SourceRange
  }

  private let characters: [Character]
  /// UTF-8 offset of each character in the file, and of the end.
  private let offsets: [Int]
  private var index = 0
  private var tokens: [Token] = []

  /// The tokens of a line whose first byte is at a UTF-8 offset of its file; a comment is left out.
  static func tokens(of line: some StringProtocol, at start: Int) -> [Token] {
    var lexer = EquationLexer(line: line, start: start)
    lexer.run()
    return lexer.tokens
  }

  private init(line: some StringProtocol, start: Int) {
    var offset = start
    var offsets = [start]
    for character in line {
      offset += character.utf8.count
      offsets.append(offset)
    }
    characters = Array(line)
    self.offsets = offsets
  }

  /// Characters that end a name; a name that holds one is put into backquotes.
  private static let operators: Set<Character> = [
    "=", "<", ">", "≤", "≥", "+", "-", "−", "*", "×", "(", ")", "[", "]", "@", ";", "%", "/", ":",
  ]

  private mutating func run() {
    while index < characters.count {
      let start = index
      let character = characters[index]
      if character.isWhitespace {
        index += 1
      } else if character == "/", index + 1 < characters.count, characters[index + 1] == "/" {
        index = characters.count
      } else if character.isASCII, character.isNumber {
        append(.number(number()), from: start)
      } else if "<>=≤≥".contains(character) {
        append(.relation(relation()), from: start)
      } else if character == "[", let end = characters[index...].firstIndex(of: "]") {
        let name = String(characters[index + 1..<end]).trimmed
        index = end + 1
        append(.identifier(name), from: start)
      } else if EquationLexer.operators.contains(character) {
        index += 1
        append("*×".contains(character) ? .times : .sign(character), from: start)
      } else if isTimesLetter {
        index += 1
        append(.times, from: start)
      } else {
        append(.name(name()), from: start)
      }
    }
    append(.end, from: characters.count)
  }

  private mutating func append(_ kind: Token.Kind, from start: Int) {
    var end = index
    while end > start + 1, characters[end - 1].isWhitespace { end -= 1 }
    tokens.append(
      Token(kind: kind, range: SourceRange(start: offsets[start], end: offsets[end])))
  }

  /// Whether an `x` stands here that multiplies: behind a number and before a blank.
  private var isTimesLetter: Bool {
    guard "xX".contains(characters[index]), index + 1 < characters.count,
      characters[index + 1].isWhitespace
    else { return false }
    switch tokens.last?.kind {
    case .number, .sign("%"): return true
    default: return false
    }
  }

  private mutating func number() -> Double {
    let start = index
    func isDigit(_ index: Int) -> Bool {
      index < characters.count && characters[index].isASCII && characters[index].isNumber
    }
    while isDigit(index) { index += 1 }
    if index < characters.count, characters[index] == ".", isDigit(index + 1) {
      index += 1
      while isDigit(index) { index += 1 }
    }
    return Double(String(characters[start..<index])) ?? .infinity
  }

  private mutating func relation() -> String {
    let start = index
    while index < characters.count, index - start < 2, "<>=≤≥".contains(characters[index]) {
      index += 1
    }
    return String(characters[start..<index])
  }

  /// Whether a hyphen stands here inside a word of another system, such as `left-edge`.
  private func isInForeignWord(after text: String) -> Bool {
    // What a blank or a digit stands beside is a minus sign: `Red View.CenterX - 20`, `CenterX-20`.
    guard characters[index] == "-", index + 1 < characters.count, characters[index + 1].isLetter,
      text.last?.isLetter == true, let dot = text.lastIndex(of: ".")
    else { return false }
    let rest = characters[index...].prefix { $0.isLetter || $0 == "-" }
    return ForeignWords.isKnown(String(text[text.index(after: dot)...] + rest))
  }

  private mutating func name() -> String {
    var text = ""
    var isQuoted = false
    while index < characters.count {
      let character = characters[index]
      if character == "`" {
        isQuoted.toggle()
      } else if !isQuoted && EquationLexer.operators.contains(character)
        && !isInForeignWord(after: text)
      {
        break
      } else {
        text.append(character)
      }
      index += 1
    }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
