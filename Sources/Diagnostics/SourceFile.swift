import Basics

/// A text that was read, with what is needed to name a place in it.
package struct SourceFile: Hashable, Sendable {
  /// The path as the user gave it, for messages; `-` is standard input.
  package let path: String
  /// The whole text.
  package let text: String
  /// UTF-8 offset of the first byte of each line.
  private let lineStarts: [Int]

  package init(path: String, text: String) {
    self.path = path
    self.text = text
    lineStarts = SourceFile.lineStarts(of: text)
  }

  /// The same text as that of another path.
  package func renamed(_ path: String) -> SourceFile { SourceFile(path: path, text: text) }

  /// A line ends where YAML says: LF, CR, CR LF, NEL, U+2028 or U+2029.
  private static func lineStarts(of text: String) -> [Int] {
    var starts = [0]
    var text = text
    text.withUTF8 { bytes in
      for (offset, byte) in bytes.enumerated() {
        let isEnd =
          switch byte {
          case 0x0A: true
          case 0x0D: offset + 1 == bytes.count || bytes[offset + 1] != 0x0A
          case 0x85: offset > 0 && bytes[offset - 1] == 0xC2
          case 0xA8, 0xA9: offset > 1 && bytes[offset - 1] == 0x80 && bytes[offset - 2] == 0xE2
          default: false
          }
        if isEnd { starts.append(offset + 1) }
      }
    }
    return starts
  }

  /// How many lines the text has; an empty text has one.
  package var lineCount: Int { lineStarts.count }

  /// The number of the line that holds a UTF-8 offset, counted from 0.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// UTF-8 offset of the first byte of a line counted from 0; the end of the text past the last.
  package func start(ofLine line: Int) -> Int {
    line < lineStarts.count ? lineStarts[line] : text.utf8.count
  }

  /// The text between two UTF-8 offsets.
  package func text(in range: SourceRange) -> Substring {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: min(range.start, utf8.count))
    let end = utf8.index(utf8.startIndex, offsetBy: min(range.end, utf8.count))
    return text[start..<max(start, end)]
  }

  /// A line counted from 0, without its line break.
  package func lineText(_ line: Int) -> Substring {
    text(in: SourceRange(start: start(ofLine: line), end: start(ofLine: line + 1)))
      .trimmingSuffix(while: \.isNewline)
  }

  /// Line and column of a UTF-8 offset, both counted from 1, the column in characters.
  package func position(at offset: Int) -> (line: Int, column: Int) {
    let line = line(at: offset)
    let prefix = text(in: SourceRange(start: start(ofLine: line), end: offset))
    return (line + 1, prefix.count + 1)
  }
}

/// A stretch of a source text, in UTF-8 offsets.
package struct SourceRange: Hashable, Sendable {
  /// Offset of the first byte.
  package var start: Int
  /// Offset behind the last byte; equal to `start` for a place between two characters.
  package var end: Int

  package init(start: Int, end: Int) {
    self.start = start
    self.end = max(start, end)
  }
}
