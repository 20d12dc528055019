import Platform

/// What one run draws.
struct RenderRound {
  let loader: RecipeLoader
  /// All that the command line names.
  let named: [Input]
  /// Those of them that this run is for.
  let all: [Input]
  /// What is wrong with the command line.
  let report: Report
  /// Those that are drawn.
  var inputs: [Input]

  /// A round of all inputs.
  /// - Parameter willRead: Told each folder before it is read.
  init(
    _ settings: Settings, _ console: Console,
    willRead: @escaping (_ folder: String) -> Void = { _ in }
  ) {
    var report = Report(settings)
    loader = RecipeLoader(settings, console)
    named = loader.inputs(&report, willRead: willRead)
    all = loader.part(of: named)
    self.report = report
    inputs = all
  }
}
