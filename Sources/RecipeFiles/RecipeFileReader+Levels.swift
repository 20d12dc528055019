import Basics
import Diagnostics
import Recipes

/// Keys at the level of another part of the recipe.
extension RecipeFileReader {
  /// Reports a key of a view that stands beside the view and holds views, a list or a mapping; false for another entry.
  /// - Parameter view: The entry above.
  mutating func reportKey(_ entry: YAMLEntry, beside view: YAMLEntry) -> Bool {
    guard case .mapping(let known) = view.value.content, let first = known.first,
      RecipeKeys.allOfView.contains(where: { $0.name == entry.name }), isContent(entry),
      !known.contains(where: { $0.name == entry.name })
    else { return false }
    let file = source.includedFile ?? source.file
    func column(_ place: Int) -> Int { file.position(at: place).column - 1 }
    let own = column(entry.key.range.start)
    var help = "write it among the keys of '\(view.name)'"
    if file.text(in: view.value.start) != "{" {
      let wanted = column(first.key.range.start)
      let line = YAMLLine(file.line(at: entry.key.range.start), of: file)
      let isAlone = contentColumn(of: entry).map { $0 > wanted } ?? true
      let written =
        String(repeating: " ", count: wanted)
        + line.content.prefix(YAMLRepair.longestHelp)
      help =
        isAlone
        ? "indent it by \(wanted): '\(written)'"
        : "indent it by \(wanted), and the lines below it by \(wanted - own) more: '\(written)'"
    }
    source.report(
      "malformed-yaml", "'\(entry.name)' is a key of the view '\(view.name)' above",
      at: entry.key.range, help: help)
    return true
  }

  /// Reports a key of a view's layer that stands beside the view, `layer.cornerRadius: 8`; false for another entry.
  /// - Parameter view: The entry above.
  mutating func reportLayerKey(_ entry: YAMLEntry, beside view: YAMLEntry?) -> Bool {
    guard let text = entry.value.text, !entry.value.isNull,
      let key = entry.name.firstMatch(of: /\.(\w+)$/).map({ String($0.1) }),
      RecipeKeys.allOfView.contains(where: { $0.name == key })
    else { return false }
    let owner = view.map { "'\($0.name)'" } ?? "the view"
    source.report(
      "malformed-yaml", "'\(key)' is a key of a view", at: entry.key.range,
      help: "write '\(key): \(text)' among the keys of \(owner)")
    return true
  }

  /// Whether an entry with the name of a key holds what the key does, and is no view of that name.
  private func isContent(_ entry: YAMLEntry) -> Bool {
    let isOfRecipeToo = RecipeKeys.recipe.contains { $0.name == entry.name }
    // The constraints of the recipe may be indented too far.
    if isOfRecipeToo, !lines.contains(where: { $0.hasPrefix(entry.name + ":") }) { return false }
    switch entry.value.content {
    case .sequence: return true
    case .mapping:
      return ["subviews", "arrangedSubviews", "customSpacing", "constraints", "visualFormat"]
        .contains(entry.name)
    case .scalar(let text): return isOfRecipeToo && text.style == .literal
    }
  }

  /// The column of what an entry holds on the lines below it; nil if it is on the same line.
  private func contentColumn(of entry: YAMLEntry) -> Int? {
    let file = source.includedFile ?? source.file
    let line = file.line(at: entry.key.range.start)
    return (line + 1..<file.lineCount).lazy.map { YAMLLine($0, of: file) }.first {
      !$0.content.isEmpty && !$0.content.hasPrefix("#")
    }.flatMap { file.start(ofLine: $0.number) < entry.value.range.end ? $0.indentation.count : nil }
  }
}
