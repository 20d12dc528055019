import Basics
import Diagnostics

/// The description of a constraint in a log, before it is read.
struct FoundDescription {
  /// The text between the angle brackets, without escapes.
  var content: Bytes
  /// The place of the description, in UTF-8 offsets.
  var range: SourceRange
  /// Whether its end is there.
  var isComplete = true
}

/// The descriptions of the constraints of one conflict.
struct FoundConflict {
  var constraints: [FoundDescription] = []
  /// The constraint that UIKit broke; nil if the log does not say.
  var broken: FoundDescription?
  /// Where its heading or its first description begins.
  var start = 0
  /// Whether it is the answer of a debugger to `constraintsAffectingLayoutForAxis:`.
  var isList = false
}

/// Finds conflicts in a log, and skips everything else in it.
struct LogScanner {
  private let bytes: [UInt8]
  private var conflicts: [FoundConflict] = []
  private var current = FoundConflict()
  /// Whether the next description is the constraint that UIKit broke.
  private var awaitsBroken = false
  /// Whether the current conflict has a heading.
  private var hasHeading = false
  private var lineStart = 0
  /// Where the last line with a parenthesis begins; -1 before the first.
  private var parenthesisLine = -1
  /// Where the text begins that no description covers.
  private var unread = 0

  /// A description is at most so many lines long: texts of views can have line breaks.
  private static let mostLines = 6

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// The conflicts of a log, in their order.
  static func conflicts(in text: String) -> [FoundConflict] {
    var scanner = LogScanner(text)
    scanner.scan()
    return scanner.conflicts
  }

  /// Whether a line begins with a constraint's description; quotes, list marks and escapes aside.
  static func holdsDescription(_ text: String) -> Bool {
    let scanner = LogScanner(text)
    var lineStart = 0
    // The bracket of a description is no mark, so that no other on its line is the first.
    var hasDescription = false
    for index in scanner.bytes.indices {
      switch scanner.bytes[index] {
      case UInt8(ascii: "\n"): (lineStart, hasDescription) = (index + 1, false)
      case UInt8(ascii: "<"), UInt8(ascii: "&"):
        if !hasDescription, scanner.descriptionStart(at: index) != nil {
          if isMark(scanner.bytes[lineStart..<index]) { return true }
          hasDescription = true
        }
      default: break
      }
    }
    return false
  }

  /// Whether a text is only marks of lists, quotations and code, and quotes.
  private static func isMark(_ bytes: Bytes) -> Bool {
    func isSign(_ byte: UInt8) -> Bool {
      ASCII.isBlank(byte) || "\"'`>-*+|\\([,".utf8.contains(byte) || byte > 0x7F
    }
    var rest = bytes.drop(while: isSign)
    while rest.starts(with: "&gt;") || rest.starts(with: "&quot;") {
      rest = rest[(rest.firstIndex(of: UInt8(ascii: ";")) ?? rest.endIndex)...].dropFirst()
        .drop(while: isSign)
    }
    let digits = rest.prefix(while: ASCII.isDigit)
    if !digits.isEmpty, digits.count <= 4, let next = rest.dropFirst(digits.count).first,
      next == UInt8(ascii: ".") || next == UInt8(ascii: ")")
    {
      rest = rest.dropFirst(digits.count + 1)
    }
    return rest.allSatisfy(isSign)
  }

  // MARK: - Scanning

  private mutating func scan() {
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"): lineStart = index + 1
      case UInt8(ascii: "U"):
        if bytes[index...].starts(with: "Unable to simultaneously satisfy") { begin(at: index) }
      case UInt8(ascii: "C"):
        if bytes[index...].starts(with: "Conflicting constraints detected") { begin(at: index) }
      case UInt8(ascii: "c"):
        if bytes[index...].starts(with: "constraintsAffectingLayout") {
          begin(at: index, isList: true)
        }
      case UInt8(ascii: "W"):
        if bytes[index...].starts(with: "Will attempt to recover by breaking") {
          awaitsBroken = true
        }
      case UInt8(ascii: "("):
        // A second one is not alone.
        if parenthesisLine != lineStart, isAlone(index), !current.constraints.isEmpty { finish() }
        parenthesisLine = lineStart
      case UInt8(ascii: "<"), UInt8(ascii: "&"):
        if let start = descriptionStart(at: index), isEntry(index) {
          index = add(from: index, start)
          continue
        }
      default: break
      }
      index += 1
    }
    finish()
  }

  /// Whether a byte is alone on its line.
  private func isAlone(_ index: Int) -> Bool {
    bytes[lineStart..<index].allSatisfy { ASCII.isBlank($0) || "\">`".utf8.contains($0) }
      && bytes[(index + 1)...].prefix { $0 != UInt8(ascii: "\n") }.allSatisfy(ASCII.isBlank)
  }

  /// Where the class begins in a description that begins at an index; nil if there is none.
  private func descriptionStart(at index: Int) -> Int? {
    var start = index + 1
    if bytes[index] == UInt8(ascii: "&") {
      guard bytes[index...].starts(with: "&lt;") else { return nil }
      start = index + 4
    }
    if start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
    let name = bytes[start...].prefix {
      ASCII.isLetter($0) || ASCII.isDigit($0) || "_.$\\".utf8.contains($0)
    }
    guard name.ends(with: "Constraint") else { return nil }
    let rest = bytes[name.endIndex...]
    if rest.first == UInt8(ascii: ":") { return start }
    guard rest.first == UInt8(ascii: " "), let next = rest.dropFirst().first else { return nil }
    return ASCII.isLetter(next) || next == UInt8(ascii: "'") || next == UInt8(ascii: "_")
      ? start : nil
  }

  /// Whether a description is an entry of a list, and not a part of a sentence.
  private func isEntry(_ index: Int) -> Bool {
    if awaitsBroken { return true }
    let before = bytes[max(lineStart, unread)..<max(lineStart, unread, index)]
    let blanks = before.reversed().prefix(while: ASCII.isBlank)
    guard let last = before.dropLast(blanks.count).last else { return true }
    return !ASCII.isLetter(last) || blanks.contains(UInt8(ascii: "\t"))
  }

  /// Adds the description at an index; returns where the text goes on.
  private mutating func add(from index: Int, _ start: Int) -> Int {
    let (end, next) = end(from: start)
    var content = bytes[start..<(end ?? next)]
    if content.last == UInt8(ascii: "\\") { content.removeLast() }
    let found = FoundDescription(
      content: EscapedText.unescaped(content).trimmed,
      range: SourceRange(start: index, end: end.map { $0 + 1 } ?? next), isComplete: end != nil)
    if awaitsBroken {
      current.broken = found
      finish()
    } else {
      if current.constraints.isEmpty, !hasHeading { current.start = index }
      current.constraints.append(found)
    }
    if let last = bytes[index..<next].lastIndex(of: UInt8(ascii: "\n")) { lineStart = last + 1 }
    unread = next
    return next
  }

  /// Begins a conflict with its heading.
  private mutating func begin(at index: Int, isList: Bool = false) {
    finish()
    (current.start, current.isList, hasHeading) = (index, isList, true)
  }

  /// Ends the conflict that was read so far.
  private mutating func finish() {
    awaitsBroken = false
    hasHeading = false
    if !current.constraints.isEmpty { conflicts.append(current) }
    current = FoundConflict()
  }

  // MARK: - The end of a description

  /// Where the closing bracket of a description is, nil if it is missing, and where the text goes on.
  private func end(from start: Int) -> (end: Int?, next: Int) {
    var lineEnd = start
    for _ in 0..<LogScanner.mostLines {
      let segment = segment(from: start, lineEnd)
      if let end = closingBracket(in: bytes[start..<segment.end]) { return (end, end + 1) }
      lineEnd = segment.end
      // Another description begins there, or the list ends.
      if segment.isCut
        || bytes[lineEnd...].dropFirst().drop(while: ASCII.isBlank).first
          == UInt8(ascii: ")")
        || lineEnd >= bytes.count
      {
        break
      }
      lineEnd += 1
    }
    return (nil, segment(from: start, start).end)
  }

  /// Where a line ends, or another description begins on it.
  private func segment(from start: Int, _ place: Int) -> (end: Int, isCut: Bool) {
    var index = place
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      let isBracket = bytes[index] == UInt8(ascii: "<") || bytes[index] == UInt8(ascii: "&")
      if isBracket, index > start, descriptionStart(at: index) != nil { return (index, true) }
      index += 1
    }
    return (index, false)
  }

  /// The last bracket behind which only quotes and commas follow, else the first that can close.
  private func closingBracket(in segment: Bytes) -> Int? {
    var first: Int?
    var last: (index: Int, rest: Bytes)?
    for index in segment.indices {
      let isPlain = segment[index] == UInt8(ascii: ">")
      guard isPlain || segment[index...].starts(with: "&gt;") else { continue }
      let rest = segment[(index + (isPlain ? 1 : 4))...]
      let isOther = segment[..<index].ends(with: "<private") || segment[..<index].ends(with: "<br")
      if rest.first == UInt8(ascii: "=") || isOther { continue }
      if first == nil { first = index }
      last = (index, rest)
    }
    // Behind the others follows what follows behind the last, so that none has less behind it.
    return last.flatMap { isTail($0.rest) ? $0.index : nil } ?? first
  }

  private func isTail(_ bytes: Bytes) -> Bool {
    var rest = bytes
    while let start = rest.firstIndex(where: { "&<".utf8.contains($0) }),
      rest[start...].starts(with: "&quot;") || rest[start...].starts(with: "<br")
    {
      if rest[..<start].contains(where: { ASCII.isLetter($0) || ASCII.isDigit($0) }) {
        return false
      }
      rest = rest[start...].drop { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ">") }.dropFirst()
    }
    return !rest.contains { ASCII.isLetter($0) || ASCII.isDigit($0) }
  }
}
