package import Diagnostics

/// Makes the changes that diagnostics offer.
package enum Fixes {
  /// The id of a change that was made.
  package static let id = "fixed"

  /// The advice on a file whose faults have no sure fix.
  package static let nothingFixed = Diagnostic(
    "nothing-fixed", severity: .advice,
    "--fix changed nothing, since no fault has a fix that is sure; follow the help of each")

  /// Applies the first fix of each diagnostic of a text, and returns the fixed diagnostics.
  ///
  /// If two fixes change the same place, the second is left for the next round.
  package static func applied(
    of diagnostics: [Diagnostic], to file: SourceFile
  ) -> (text: String, fixes: [Diagnostic.Fix]) {
    var edits: [Diagnostic.Edit] = []
    var fixes: [Diagnostic.Fix] = []
    for fix in diagnostics.filter({ $0.file == nil }).compactMap(\.fixes.first) {
      let isFree = !fix.edits.contains { edit in
        edits.contains { $0.range.start <= edit.range.end && edit.range.start <= $0.range.end }
      }
      if isFree {
        edits += fix.edits
        fixes.append(fix)
      }
    }
    // New lines end as those of the file do.
    if file.text.utf8.contains(UInt8(ascii: "\r")), file.text.contains("\r\n") {
      edits = edits.map { edit in
        let text = edit.text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n")
        return Diagnostic.Edit(edit.range, text)
      }
    }
    return (edits.applied(to: file.text), fixes)
  }

  /// The change that a fix has made to a text.
  package static func account(of fix: Diagnostic.Fix, in file: SourceFile) -> Diagnostic {
    let edits = fix.edits.sorted { $0.range.start < $1.range.start }
    let range = SourceRange(
      start: edits.first?.range.start ?? 0, end: edits.last?.range.end ?? 0)
    var new = ""
    var place = range.start
    for edit in edits {
      new += file.text(in: SourceRange(start: place, end: edit.range.start)) + edit.text
      place = edit.range.end
    }
    let old = file.text(in: range)
    return Diagnostic(
      id, severity: .advice,
      new.isEmpty ? "deleted '\(old)'" : "replaced '\(old)' with '\(new)'", at: range)
  }
}
