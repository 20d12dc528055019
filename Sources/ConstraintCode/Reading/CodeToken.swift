import Basics
import Diagnostics

/// A piece of Objective-C or Swift.
struct CodeToken: Hashable {
  enum Kind: Hashable {
    case name
    case number
    /// The text between two quotation marks.
    case string
    case sign
  }

  var kind: Kind
  var text: String
  /// Its place in the file; a string's without its marks.
  var range: SourceRange
  /// Whether it is the first of its line.
  var isFirstOfLine: Bool
  /// Whether it is a number with the suffix of a float of C.
  var isFloat = false

  /// The number of brackets it opens: 1, 0, or -1 for one that closes.
  var depthChange: Int {
    guard kind == .sign else { return 0 }
    return switch text {
    case "(", "[", "{": 1
    case ")", "]", "}": -1
    default: 0
    }
  }

  /// Its first byte.
  var byte: UInt8 { text.utf8.first ?? 0 }

  /// Whether another bracket closes this one.
  func isClosed(by other: CodeToken) -> Bool {
    switch (text, other.text) {
    case ("(", ")"), ("[", "]"), ("{", "}"): true
    default: false
    }
  }

  /// Whether tokens are Objective-C's: `@"text"`, `@[…]`, `^(id x)`, or `];`.
  static func areObjectiveC(_ tokens: [CodeToken]) -> Bool {
    zip(tokens, tokens.dropFirst()).contains { token, next in
      guard token.kind == .sign, token.range.end == next.range.start || next.kind == .string else {
        return false
      }
      return switch token.text {
      case "@": next.kind == .string || ["[", "{", "("].contains(next.text)
      case "^": next.text == "("
      case "]": next.text == ";"
      default: false
      }
    }
  }

  /// The tokens of some lines, comments left out.
  static func tokens(of lines: [SourceRange], in file: SourceFile) -> [CodeToken] {
    var tokens: [CodeToken] = []
    var isInComment = false
    for line in lines {
      var lexer = CodeLexer(
        bytes: Array(file.text(in: line).utf8), start: line.start, isInComment: isInComment)
      lexer.run(&tokens)
      isInComment = lexer.isInComment
    }
    return tokens
  }
}

/// Cuts a line into tokens.
private struct CodeLexer {
  let bytes: [UInt8]
  let start: Int
  var isInComment: Bool
  var index = 0
  var isFirst = true

  mutating func run(_ tokens: inout [CodeToken]) {
    while index < bytes.count {
      let byte = bytes[index]
      if isInComment {
        isInComment = !starts(with: "*/")
        index += isInComment ? 1 : 2
      } else if starts(with: "//") {
        return
      } else if starts(with: "/*") {
        isInComment = true
        index += 2
      } else if byte == UInt8(ascii: "\"") {
        tokens.append(string())
      } else if ASCII.isDigit(byte) {
        tokens.append(
          take(.number) {
            ASCII.isDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_")
          })
        // `150.f` is a float of C.
        if index < bytes.count, bytes[index] == UInt8(ascii: "f") {
          tokens[tokens.count - 1].isFloat = true
          index += 1
        }
      } else if CodeLexer.isLetter(byte) {
        tokens.append(take(.name) { CodeLexer.isLetter($0) || ASCII.isDigit($0) })
      } else if byte > 0x20 {
        let from = index
        index += 1
        tokens.append(token(.sign, from..<index))
      } else {
        index += 1
      }
    }
  }

  private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private mutating func take(_ kind: CodeToken.Kind, while belongs: (UInt8) -> Bool) -> CodeToken {
    let from = index
    while index < bytes.count, belongs(bytes[index]) { index += 1 }
    return token(kind, from..<index)
  }

  private mutating func string() -> CodeToken {
    let from = index + 1
    index = from
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index, bytes.count)
    defer { index += 1 }
    return token(.string, from..<min(index, bytes.count))
  }

  private mutating func token(_ kind: CodeToken.Kind, _ part: Range<Int>) -> CodeToken {
    defer { isFirst = false }
    return CodeToken(
      kind: kind, text: String(decoding: bytes[part], as: UTF8.self),
      range: SourceRange(start: start + part.lowerBound, end: start + part.upperBound),
      isFirstOfLine: isFirst)
  }
}

extension String {
  /// The text, or all but its last character if that is a dot.
  var withoutFinalDot: String { hasSuffix(".") ? String(dropLast()) : self }
}
