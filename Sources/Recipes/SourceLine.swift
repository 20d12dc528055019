import Diagnostics

/// A line of a text that a recipe holds, and where it stands in the file.
struct SourceLine {
  /// The line without white space at its ends.
  let text: String
  /// Where the line stands, or where the text stands that it is part of.
  private let place: SourceRange
  /// Whether the file has the line as it is, so that places in it can be told.
  private let isVerbatim: Bool

  /// The lines of a scalar that hold something.
  ///
  /// A line that YAML has changed, by an escape or by joining it to the one above, or that stands
  /// elsewhere, behind an alias, is told by the place of the whole scalar.
  static func lines(of scalar: YAMLScalar, at range: SourceRange, in file: SourceFile)
    -> [SourceLine]
  {
    let source = file.text(in: range).utf8
    var cursor = source.startIndex
    return scalar.text.split(whereSeparator: \.isNewline).compactMap { line in
      let text = String(line).trimmed
      guard !text.isEmpty else { return nil }
      guard let found = source[cursor...].firstPlace(of: text.utf8) else {
        return SourceLine(text: text, place: range, isVerbatim: false)
      }
      cursor = source.index(found, offsetBy: text.utf8.count)
      let start = range.start + source.distance(from: source.startIndex, to: found)
      return SourceLine(
        text: text, place: SourceRange(start: start, end: start + text.utf8.count),
        isVerbatim: true)
    }
  }

  /// The line without the number before it.
  var textBehindLabel: Substring {
    let (_, bytes) = EquationParser.label(of: text[...])
    return text[text.utf8.index(text.utf8.startIndex, offsetBy: bytes)...]
  }

  /// The place in the file of a stretch of the line, both in UTF-8 offsets.
  func range(_ part: SourceRange) -> SourceRange {
    guard isVerbatim else { return place }
    return SourceRange(start: place.start + part.start, end: place.start + part.end)
  }
}

extension Substring.UTF8View {
  /// Where some bytes begin that this one holds; nil when it does not.
  fileprivate func firstPlace(of bytes: String.UTF8View) -> Index? {
    var index = startIndex
    while index < endIndex {
      if self[index...].starts(with: bytes) { return index }
      index = self.index(after: index)
    }
    return nil
  }
}
