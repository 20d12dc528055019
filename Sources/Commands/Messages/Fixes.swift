import Diagnostics

/// Makes the changes that diagnostics offer.
enum Fixes {
  /// A text with the first fix of each diagnostic made, and those that were.
  ///
  /// One whose place another has changed already is left for the next time.
  static func applied(
    of diagnostics: [Diagnostic], to file: SourceFile
  ) -> (text: String, fixes: [Diagnostic.Fix]) {
    var edits: [Diagnostic.Edit] = []
    var fixes: [Diagnostic.Fix] = []
    for fix in diagnostics.compactMap(\.fixes.first) {
      let isFree = !fix.edits.contains { edit in
        edits.contains { $0.range.start <= edit.range.end && edit.range.start <= $0.range.end }
      }
      if isFree {
        edits += fix.edits
        fixes.append(fix)
      }
    }
    var bytes = Array(file.text.utf8)
    for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(edit.range.start..<edit.range.end, with: edit.text.utf8)
    }
    return (String(decoding: bytes, as: UTF8.self), fixes)
  }
}
