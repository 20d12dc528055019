/// The number of files that a run has written, for a line at its end.
struct RunSummary {
  private var drawn = 0
  private var unchanged = 0
  private var hint: RunHint

  init(_ hint: RunHint) { self.hint = hint }

  /// Counts the files of an input, unless the input cannot be drawn.
  mutating func add(_ result: RenderResult) {
    hint.add(result.advice, result.report.findings)
    if result.isUndone || result.report.status == .failed { return }
    drawn += result.changed.count
    unchanged += result.dependencies.outputs.count - result.changed.count
  }

  /// What another command can do about the findings; nil if none can.
  var hintText: String? { hint.text }

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
