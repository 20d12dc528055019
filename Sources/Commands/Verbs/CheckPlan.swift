import Recipes

/// What `check` is to do, as typed.
struct CheckOptions: Sendable {
  var canvas = CanvasOptions()
  var run = RunOptions()
  var givesAdvice = false
  var appliesFixes = false
}

/// What `check` does.
struct CheckPlan: Sendable {
  let inputs: InputPlan
  let run: RunOptions
  /// Whether layouts are held against the guide's rules of thumb.
  let givesAdvice: Bool

  /// - Throws: An error for options that exclude each other.
  init(_ arguments: Arguments<CheckOptions>) throws(UsageError) {
    let options = arguments.options
    try options.run.check()
    inputs = try InputPlan(
      paths: arguments.paths, canvas: options.canvas, shard: options.run.shard,
      appliesFixes: options.appliesFixes)
    (run, givesAdvice) = (options.run, options.givesAdvice)
  }
}

extension Option<CheckOptions> {
  /// The options of `check`.
  static let check: [Option] =
    Option<CanvasOptions>.canvas.map { $0.lifted(to: \.canvas) }
    + [
      flag(
        "advice", in: .answer, \.givesAdvice,
        "report where a layout goes against the guide's rules of thumb"),
      flag(
        "fix", in: .answer, \.appliesFixes, "fix faults in the files that have one sure fix"),
    ] + (Option<RunOptions>.run + [.consoleLog]).map { $0.lifted(to: \.run) }
}
