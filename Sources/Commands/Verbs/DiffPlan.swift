import Comparison
import Drawing
import Pictures
import Reports

/// What `diff` is to do, as typed.
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

/// What `diff` does.
struct DiffPlan: Sendable {
  /// The words that name the sides.
  let operands: ComparisonOperands
  /// How recipes among the sides are read.
  let inputs: InputPlan
  /// How recipes among the sides are drawn.
  let figures: FigurePlan
  let run: RunOptions
  /// The folder of the reports.
  let output: String
  let reports: [ReportFormat]
  let accepts: Bool
  let toleratesText: Bool
  /// The options that compare the same again, as typed.
  let options: [String]

  /// - Throws: An error for options that exclude each other.
  init(_ arguments: Arguments<DiffOptions>) throws(UsageError) {
    let options = arguments.options
    try options.run.check()
    operands = ComparisonOperands(
      paths: arguments.paths, pathsBehindDashes: arguments.pathsBehindDashes,
      accepts: options.accepts)
    figures = try FigurePlan(options.canvas, options.figures, output: "")
    inputs = try InputPlan(
      paths: [], canvas: options.canvas, options.run, selection: figures.selection,
      overlay: options.figures.overlay ?? [])
    (run, output, reports) = (options.run, options.output, options.reports)
    (accepts, toleratesText) = (options.accepts, options.tolerance == .text)
    // What is compared does not depend on these.
    let others: Set = ["output", "report", "accept", "jobs", "quiet", "message-format"]
    self.options = arguments.given.filter { !others.contains($0.option) }.flatMap {
      ["--" + $0.option] + ($0.value.map { [$0] } ?? [])
    }
  }

  /// The formats of figures that are compared.
  var formats: [PictureFormat] {
    figures.formats.compactMap { PictureFormat(rawValue: $0.rawValue) }
  }

  /// Whether the reports go where ibar runs.
  var writesHere: Bool { output == DiffOptions().output }
}

extension Option<DiffOptions> {
  /// The options of `diff`.
  static let diff: [Option] =
    own + figures
    + canvas + rowFigures
    + run

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
