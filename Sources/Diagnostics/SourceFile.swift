import Basics

/// A text that was read, with what is needed to name a place in it.
package struct SourceFile: Hashable, Sendable {
  /// The path as the user gave it, for messages; `-` is standard input.
  package private(set) var path: String
  /// The whole text.
  package let text: String
  /// UTF-8 offset of the first byte of each line.
  private let lineStarts: [Int]
  /// Places in long lines whose columns are known, in their order.
  private let columnMarks: [ColumnMark]

  /// A place after a number of characters of its line.
  private struct ColumnMark: Hashable {
    /// UTF-8 offset in the text.
    var offset: Int
    var characters: Int
  }

  /// Creates a file from its path and its text.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
    lineStarts = SourceFile.lineStarts(of: text)
    columnMarks = SourceFile.columnMarks(of: text, lineStarts)
  }

  /// The first place of a character; nil if there is none.
  package func range(of scalar: Unicode.Scalar) -> SourceRange? {
    guard let index = text.unicodeScalars.firstIndex(of: scalar) else { return nil }
    let start = text.utf8.distance(from: text.startIndex, to: index)
    return SourceRange(start: start, end: start + String(Character(scalar)).utf8.count)
  }

  /// The same text with another path.
  package func renamed(_ path: String) -> SourceFile {
    var file = self
    file.path = path
    return file
  }

  /// The approximate number of bytes between two marks.
  private static let markDistance = 4096

  private static func columnMarks(of text: String, _ lineStarts: [Int]) -> [ColumnMark] {
    var marks: [ColumnMark] = []
    let ends = lineStarts.dropFirst() + [text.utf8.count]
    for (start, end) in zip(lineStarts, ends) where end - start > markDistance {
      var place = ColumnMark(offset: start, characters: 0)
      var last = start
      let utf8 = text.utf8
      let range =
        utf8.index(utf8.startIndex, offsetBy: start)..<utf8.index(utf8.startIndex, offsetBy: end)
      for character in text[range] {
        place.offset += character.utf8.count
        place.characters += 1
        if place.offset - last >= markDistance {
          marks.append(place)
          last = place.offset
        }
      }
    }
    return marks
  }

  /// The starts of lines, which end as for editors, git and SARIF: LF, CR LF, or CR alone.
  ///
  /// YAML's NEL, U+2028 and U+2029 are characters of their line.
  private static func lineStarts(of text: String) -> [Int] {
    var starts = [0]
    var text = text
    text.withUTF8 { bytes in
      for (offset, byte) in bytes.enumerated() {
        let isEnd =
          switch byte {
          case 0x0A: true
          case 0x0D: offset + 1 == bytes.count || bytes[offset + 1] != 0x0A
          default: false
          }
        if isEnd { starts.append(offset + 1) }
      }
    }
    return starts
  }

  /// The number of lines; an empty text has one.
  package var lineCount: Int { lineStarts.count }

  /// The number of the line that holds a UTF-8 offset, counted from 0.
  package func line(at offset: Int) -> Int {
    SourceFile.count(of: lineStarts, upTo: offset) { $0 } - 1
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
      .trimmingSuffix { ["\n", "\r", "\r\n"].contains($0) }
  }

  /// Line and column of a UTF-8 offset, both counted from 1, the column in characters.
  package func position(at offset: Int) -> (line: Int, column: Int) {
    let line = line(at: offset)
    let start = ColumnMark(offset: start(ofLine: line), characters: 0)
    let count = SourceFile.count(of: columnMarks, upTo: offset) { $0.offset }
    let mark = count > 0 ? columnMarks[count - 1] : start
    let known = mark.offset > start.offset ? mark : start
    let rest = text(in: SourceRange(start: known.offset, end: offset))
    return (line + 1, known.characters + rest.count + 1)
  }

  /// The number of elements with at most a given offset; they are in its order.
  private static func count<Element>(
    of elements: [Element], upTo offset: Int, _ offsetOf: (Element) -> Int
  ) -> Int {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if offsetOf(elements[middle]) <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// A stretch of a source text, in UTF-8 offsets.
package struct SourceRange: Hashable, Sendable {
  /// Offset of the first byte.
  package var start: Int
  /// Offset after the last byte; equal to `start` for a place between two characters.
  package var end: Int

  /// Creates a range of UTF-8 offsets; the end is not included.
  package init(start: Int, end: Int) {
    self.start = start
    self.end = max(start, end)
  }
}
