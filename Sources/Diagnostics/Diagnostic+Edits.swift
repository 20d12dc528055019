extension Diagnostic {
  /// The same with the text that certainly belongs in place of its range: help says so, and a fix writes it.
  package func writing(_ text: String) -> Diagnostic {
    var diagnostic = self
    diagnostic.help = "write '\(text)'"
    if let range { diagnostic.fixes = [Fix("write '\(text)'", [Edit(range, text)])] }
    return diagnostic
  }
}

extension [Diagnostic.Edit] {
  /// A text with all changes, none of which is over another.
  package func applied(to text: String) -> String {
    var bytes = Array<UInt8>(text.utf8)
    for edit in sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(edit.range.start..<edit.range.end, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
