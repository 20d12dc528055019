import Basics
import Comparison
import Drawing
import FigureComposition
import Reports

/// The options of `diff`, as typed.
struct DiffOptions: CanvasHolder, FigureHolder, RunHolder {
  var canvas = CanvasOptions()
  var figures = FigureOptions()
  var run = RunOptions()
  var output = "."
  var reports: [ReportFormat] = []
  var accepts = false
  /// The address of the folder of reports; nil without pictures in Markdown.
  var baseURL: String?
  /// Whether the operands are reports to be joined.
  var merges = false
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
  /// The figures of recipes among the sides.
  let requests: FigureRequests

  /// - Throws: An error for options that exclude each other.
  init(_ arguments: Arguments<DiffOptions>) throws(UsageError) {
    let options = arguments.options
    try options.run.check()
    if options.baseURL != nil, !options.reports.contains(.markdown) {
      throw UsageError("--base-url goes with --report markdown")
    }
    if options.merges, options.accepts {
      throw UsageError("--merge and --accept exclude each other")
    }
    if options.merges, options.reports.contains(.junit) {
      throw UsageError("--merge goes with --report html,json,markdown")
    }
    self.arguments = arguments
    let figures = try FigurePlan(options.canvas, options.figures)
    requests = FigureRequests(figures, given: arguments.given, fonts: options.canvas.fonts)
    inputs = try InputPlan(
      paths: [], canvas: options.canvas, options.run, selection: figures.composition.selection,
      figures: options.figures)
  }

  var options: DiffOptions { arguments.options }

  var run: RunOptions { options.run }

  /// Whether a report shows pictures, which lie beside it.
  var showsPictures: Bool { options.reports.contains(.html) || options.baseURL != nil }

  /// The options that compare the same again, as typed.
  var repeated: [String] {
    let others: Set = [
      "output", "report", "base-url", "accept", "jobs", "quiet", "message-format",
    ]
    return arguments.words { !others.contains($0) }
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
    parsed(
      "base-url", "URL", in: .answer,
      "the address of the folder of reports, for pictures in comments",
      fault: { _ in "is not the address of a folder; write one like 'https://example.org/reports'"
      },
      PercentEncoding.webFolder
    ) { $0.baseURL = $1 },
    flag(
      "merge", in: .answer, "join the reports of shards, which are the operands, as JSON"
    ) { $0.merges = true },
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
