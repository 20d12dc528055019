import Basics
package import Diagnostics
package import Notation

/// A format string as a line of a recipe, without its number and comment.
package struct VisualFormatLine {
  /// The number printed before it.
  package let label: String?
  /// The format string.
  package let text: String
  private let line: SourceLine
  /// The start of the string in the line, in UTF-8 offsets.
  private let start: Int

  /// Whether a line of constraints is in the visual format, by how it begins.
  package static func begins(_ line: SourceLine) -> Bool {
    let bytes = line.text.utf8
    // The first letter is enough for most lines.
    guard let first = bytes.first, "HV|[l0123456789".utf8.contains(first) else { return false }
    let (_, start) = EquationParser.label(of: Array(bytes))
    let text = bytes.dropFirst(start)
    // The colon is often left out, and a letter typed for the bar.
    let beginnings = ["|", "[", "H:", "V:", "H|", "H[", "V|", "V[", "l-[", "l["]
    return beginnings.contains { text.starts(with: $0.utf8) }
  }

  /// The string in a line; nil when that holds nothing but a comment.
  package init?(_ line: SourceLine) {
    let bytes = Array(line.text.utf8)
    let comment = bytes.startOfComment
    (label, start) = EquationParser.label(of: bytes)
    text =
      String(decoding: bytes[..<(comment ?? bytes.count)].dropFirst(start), as: UTF8.self)
      .trimmed
    self.line = line
    if comment != nil && text.isEmpty { return nil }
  }

  /// The place in the file of a stretch of the string, both in UTF-8 offsets.
  package func range(_ part: SourceRange) -> SourceRange {
    line.range(SourceRange(start: start + part.start, end: start + part.end))
  }
}
