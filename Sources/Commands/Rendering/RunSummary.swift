import Basics
import Recipes

/// The number of files that a run has written, for a line at its end.
struct RunSummary {
  private var drawn = 0
  private var unchanged = 0
  private var hint: RunHint
  private var languages: [String] = []

  init(_ hint: RunHint) { self.hint = hint }

  /// Counts the files of an input, unless the input cannot be drawn.
  mutating func add(_ result: RenderResult) {
    hint.add(result.advice, result.report.findings)
    languages += result.languages.filter { !languages.contains($0) }
    if result.isUndone || result.report.status == .failed { return }
    drawn += result.changed.count
    unchanged += result.dependencies.outputs.count - result.changed.count
  }

  /// What another command can do about the findings, and `also in German and Japanese: --language all`; nil if there
  /// is nothing of either.
  var hintText: String? {
    let names = WordList.text(languages.map(LanguageTag.englishName), "and")
    let others = languages.isEmpty ? "" : "also in \(names): --language all\n"
    let text = (hint.text ?? "") + others
    return text.isEmpty ? nil : text
  }

  /// `3 files drawn, 5 unchanged, in Output/`; nil when there are no files.
  func text(_ target: FigureTarget) -> String? {
    if drawn + unchanged == 0 { return nil }
    let parts = [
      drawn > 0 ? "\(drawn) file\(drawn == 1 ? "" : "s") drawn" : "nothing drawn",
      unchanged > 0 ? "\(unchanged) unchanged" : nil,
    ].compactMap { $0 }
    return "\(parts.joined(separator: ", ")), in \(target.place)\n"
  }
}
