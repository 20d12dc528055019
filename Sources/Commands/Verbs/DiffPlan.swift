import Comparison
import Drawing
import Reports

/// The options of `diff`, as typed.
struct DiffOptions: CanvasHolder, FigureHolder, RunHolder {
  var canvas = CanvasOptions()
  var figures = FigureOptions()
  var run = RunOptions()
  var output = "."
  var reports: [ReportFormat] = []
  var accepts = false
  var tolerance: Tolerance?
}

/// A difference that does not count.
enum Tolerance: String, CaseIterable, Sendable {
  /// The edges of letters may differ where views show text.
  case text
}

/// The plan of `diff`.
struct DiffPlan: Sendable {
  let arguments: Arguments<DiffOptions>
  /// The plan for reading recipes among the sides.
  let inputs: InputPlan
  /// The plan for drawing recipes among the sides.
  let figures: FigurePlan

  /// - Throws: An error for options that exclude each other.
  init(_ arguments: Arguments<DiffOptions>) throws(UsageError) {
    let options = arguments.options
    try options.run.check()
    self.arguments = arguments
    figures = try FigurePlan(options.canvas, options.figures)
    inputs = try InputPlan(
      paths: [], canvas: options.canvas, options.run, selection: figures.selection,
      figures: options.figures)
  }

  var options: DiffOptions { arguments.options }

  var run: RunOptions { options.run }

  /// The options that compare the same again, as typed.
  var repeated: [String] {
    let others: Set = ["output", "report", "accept", "jobs", "quiet", "message-format"]
    return arguments.given.filter { !others.contains($0.option) }.flatMap {
      ["--" + $0.option] + ($0.value.map { [$0] } ?? [])
    }
  }
}

extension Option<DiffOptions> {
  /// The options of `diff`.
  static let diff: [Option] = own + figures + canvas + rowFigures + run

  private static let own: [Option] = [
    list("report", in: .answer, "a report", "reports to write") { $0.reports = $1 },
    path(
      "output", short: "o", .folder, in: .answer, "folder to write reports into",
      defaultValue: DiffOptions().output
    ) { $0.output = $1 },
    flag(
      "accept", in: .answer, "take the new figures as the old ones",
      details: "Names of figures or causes behind NEW limit what ibar takes."
    ) { $0.accepts = true },
    choice(
      "tolerance", "NAME", in: .answer, "tolerance",
      "what may differ: the edges of letters where views show them"
    ) { $0.tolerance = $1 },
  ]
}
