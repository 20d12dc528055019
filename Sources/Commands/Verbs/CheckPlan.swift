import Inputs
import LayoutModel
import Recipes

/// The options of `check`, as typed.
struct CheckOptions: CanvasHolder, RunHolder {
  var canvas = CanvasOptions()
  var run = RunOptions()
  var givesAdvice = false
  var appliesFixes = false
  var rules = RuleSelection()
  var tolerance = SolvedLayout.standardTolerance
  var report: CheckReport?
}

/// A report that `check` writes to standard output beside its messages.
enum CheckReport: String, CaseIterable, Sendable {
  /// A test to an input, for test runners and CI.
  case junit
}

/// The plan of `check`.
struct CheckPlan: Sendable {
  let inputs: InputPlan
  let run: RunOptions
  /// Whether layouts are compared with the guide's rules of thumb.
  let givesAdvice: Bool
  /// The rules that are on.
  let rules: RuleSelection
  /// The distance of a frame from the solved one that makes no view misplaced, in points.
  let tolerance: Double
  /// What is written to standard output; nil for messages alone.
  let report: CheckReport?
  /// What `check` can say about the inputs besides, without any count yet.
  let hint: RunHint

  /// - Throws: An error for options that exclude each other.
  init(_ arguments: Arguments<CheckOptions>) throws(UsageError) {
    var options = arguments.options
    let project = arguments.paths.first.flatMap(
      ProjectFiles(options.run.reading.project).project)
    if let project {
      if options.canvas.fonts.isEmpty { options.canvas.fonts = project.fonts }
      if !arguments.given.contains(where: { $0.option == "rules" }) {
        options.rules = RuleSelection(project.settings.rules)
      }
    }
    try options.run.check()
    inputs = try InputPlan(
      paths: arguments.paths, canvas: options.canvas, options.run,
      appliesFixes: options.appliesFixes)
    (run, givesAdvice, rules) = (options.run, options.givesAdvice, options.rules)
    (tolerance, report, hint) = (options.tolerance, options.report, RunHint(arguments))
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
      Option(
        OptionRow(
          "rules", nil,
          OptionRow.Value("LIST", isList: true, completion: .names { RuleSelection.words }),
          in: .answer, "rules to check as well, separated by commas; see 'ibar help rules'",
          details: "A '-' before a word turns a rule off.")
      ) { options, value throws(UsageError) in options.rules = try RuleSelection(value) },
      parsed(
        "tolerance", "POINTS", in: .answer, "how far a misplaced view is from its frame at least",
        defaultValue: "1", fault: { _ in "is not a distance; use a number of points such as 0.5" },
        { Double($0).flatMap { $0 >= 0 && $0.isFinite ? $0 : nil } }
      ) { $0.tolerance = $1 },
      Option<CheckOptions>.choice(
        "report", "NAME", in: .answer, "kind of report", "report on standard output",
        details: "JUnit's XML has a test for each PATH, which fails with its errors and warnings. "
          + "Messages go to standard error."
      ) { $0.report = $1 },
      flag(
        "fix", in: .answer, "fix faults in the files that have one sure fix",
        details: "A read-only file stays as it is."
      ) { $0.appliesFixes = true },
    ] + run + [.from, .consoleLog]
}
