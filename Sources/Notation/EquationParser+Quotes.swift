import Basics
import Diagnostics

/// Quotes in constraints, which come from help that prints a line between them.
extension EquationParser {
  /// The fault of a line that is a constraint without its quotes, or stands whole in them; nil of another.
  func quotes() -> Diagnostic? {
    let bytes = Array(line.utf8)
    let marks = Set("'\"".utf8)
    let free = freeRanges()
    var places = bytes.indices.filter { place in
      marks.contains(bytes[place]) && !free.contains { $0.contains(place) }
    }
    let (_, start) = EquationParser.label(of: bytes)
    let body = bytes[start...]
    let backquote = UInt8(ascii: "`")
    let isWhole =
      body.first == body.last && body.first.map { marks.contains($0) || $0 == backquote } ?? false
    // A name in backquotes has two of its own.
    if isWhole, body.first == backquote, body.count(where: { $0 == backquote }) == 2 {
      places = [start, bytes.count - 1]
    }
    guard let first = places.first, places.count % 2 == 0 else { return nil }
    let edits = places.map { Diagnostic.Edit(SourceRange(start: $0, end: $0 + 1), "") }
    let written = edits.applied(to: line)
    guard isConstraint(written) || isWhole && written.contains(/[=<>≤≥]/) else { return nil }
    return fault(
      "unexpected-text", "a constraint has no quotes",
      at: SourceRange(start: first, end: (places.last ?? first) + 1),
      help: "delete the quotes: \(written)", fix: edits)
  }
}
