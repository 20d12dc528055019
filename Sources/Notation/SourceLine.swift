import Basics
package import Diagnostics

/// A line of a text in a file, with its place.
package struct SourceLine {
  /// The line without white space at its ends.
  package let text: String
  /// The place of the line, or of the text that it is part of.
  private let place: SourceRange
  /// Whether the file has the line unchanged, so that places in it are known.
  private let isVerbatim: Bool

  /// The lines of a text that are not blank.
  ///
  /// Its syntax may escape characters, join lines or refer to another place. Such a line has the
  /// place of the whole text.
  /// - Parameter range: The text's place in the file.
  package static func lines(
    of text: String, at range: SourceRange, in file: SourceFile
  ) -> [SourceLine] {
    let source = Array(file.text(in: range).utf8)
    var cursor = 0
    return lines(of: text).compactMap { line in
      let text = line.trimmed
      guard !text.isEmpty else { return nil }
      let bytes = Array(text.utf8)
      guard let found = source.firstPlace(of: bytes, from: cursor) else {
        return SourceLine(text: text, place: range, isVerbatim: false)
      }
      cursor = found + bytes.count
      return SourceLine(
        text: text,
        place: SourceRange(start: range.start + found, end: range.start + cursor),
        isVerbatim: true)
    }
  }

  /// The lines of a text, by its bytes where all of them are ASCII.
  private static func lines(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    guard !bytes.contains(where: { $0 >= 0x80 }) else {
      return text.split(whereSeparator: \.isNewline).map(String.init)
    }
    return bytes.split { (0x0A...0x0D).contains($0) }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// A finding about the line with its places in the file; without fixes where these are not known.
  package func placed(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.range = diagnostic.range.map(range)
    diagnostic.fixes =
      !isVerbatim
      ? []
      : diagnostic.fixes.map { fix in
        Diagnostic.Fix(
          fix.message, fix.edits.map { Diagnostic.Edit(range($0.range), $0.text) })
      }
    return diagnostic
  }

  /// The place in the file of a stretch of the line, both in UTF-8 offsets.
  package func range(_ part: SourceRange) -> SourceRange {
    guard isVerbatim else { return place }
    return SourceRange(start: place.start + part.start, end: place.start + part.end)
  }
}

extension [UInt8] {
  /// The place of some bytes in this, from an index on; nil if there is none.
  fileprivate func firstPlace(of bytes: [UInt8], from start: Int) -> Int? {
    guard let first = bytes.first else { return start }
    var index = start
    while index + bytes.count <= count {
      guard let next = self[index...].firstIndex(of: first), next + bytes.count <= count else {
        return nil
      }
      if self[next..<next + bytes.count].elementsEqual(bytes) { return next }
      index = next + 1
    }
    return nil
  }
}
