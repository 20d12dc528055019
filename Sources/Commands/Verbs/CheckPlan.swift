import Recipes

/// The options of `check`, as typed.
struct CheckOptions: CanvasHolder, RunHolder {
  var canvas = CanvasOptions()
  var run = RunOptions()
  var givesAdvice = false
  var appliesFixes = false
}

/// The plan of `check`.
struct CheckPlan: Sendable {
  let inputs: InputPlan
  let run: RunOptions
  /// Whether layouts are compared with the guide's rules of thumb.
  let givesAdvice: Bool

  /// - Throws: An error for options that exclude each other.
  init(_ arguments: Arguments<CheckOptions>) throws(UsageError) {
    let options = arguments.options
    try options.run.check()
    inputs = try InputPlan(
      paths: arguments.paths, canvas: options.canvas, options.run,
      appliesFixes: options.appliesFixes)
    (run, givesAdvice) = (options.run, options.givesAdvice)
  }
}

extension Option<CheckOptions> {
  /// The options of `check`.
  static let check: [Option] =
    canvas
    + [
      flag(
        "advice", in: .answer, "report where a layout goes against the guide's rules of thumb"
      ) { $0.givesAdvice = true },
      flag("fix", in: .answer, "fix faults in the files that have one sure fix") {
        $0.appliesFixes = true
      },
    ] + run + [.consoleLog]
}
