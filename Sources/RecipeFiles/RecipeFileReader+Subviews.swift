import Basics
import Diagnostics
import Recipes

/// Views that stand beside the key that they belong below.
extension RecipeFileReader {
  /// The entries of a view with those behind an empty `subviews:` below that key, which it reports once.
  mutating func withIndentedSubviews(_ entries: [YAMLEntry]) -> [YAMLEntry] {
    let file = source.includedFile ?? source.file
    guard
      let index = entries.firstIndex(where: { entry in
        ["subviews", "arrangedSubviews"].contains(entry.name) && entry.value.isNull
          && YAMLLine(file.line(at: entry.key.range.start), of: file).content == entry.name + ":"
      })
    else { return entries }
    let views = entries[(index + 1)...].prefix(while: isView)
    guard let first = views.first else { return entries }
    let key = entries[index].name
    let next = entries[(index + 1 + views.count)...].first
    let lines = lines(from: first, before: next, in: file)
    let help = "indent \(YAMLRepair.lineList(lines.map(\.number))) by 2 more, below '\(key)'"
    let edits = lines.map {
      Diagnostic.Edit(SourceRange(start: $0.start, end: $0.start), "  ")
    }
    source.report(
      Diagnostic(
        "wrong-type", "the views of '\(key)' are not indented below it", at: first.key.range,
        help: help, fixes: [Diagnostic.Fix(help, edits)]))
    var indented = entries
    indented[index].value.content = .mapping(Array(views))
    indented.removeSubrange((index + 1)..<(index + 1 + views.count))
    return indented
  }

  /// Whether an entry is a view and no key of one.
  private func isView(_ entry: YAMLEntry) -> Bool {
    guard case .mapping(let fields) = entry.value.content else { return false }
    return fields.contains { $0.name == "kind" }
      || !RecipeKeys.allOfView.contains { $0.name == entry.name }
  }

  /// The lines of views up to the next key, without those that are blank.
  private func lines(
    from first: YAMLEntry, before next: YAMLEntry?, in file: SourceFile
  ) -> [YAMLLine] {
    let start = YAMLLine(file.line(at: first.key.range.start), of: file)
    let end = next.map { file.line(at: $0.key.range.start) } ?? file.lineCount
    let lines = (start.number..<end).lazy.map { YAMLLine($0, of: file) }
      .prefix { $0.content.isEmpty || $0.indentation.count >= start.indentation.count }
      .filter { !$0.content.isEmpty }
    let last = lines.lastIndex { !$0.content.hasPrefix("#") }
    return last.map { Array(lines[...$0]) } ?? []
  }
}
