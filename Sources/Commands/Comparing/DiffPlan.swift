import Comparison
import Drawing
import Pictures
import Reports

/// What `diff` is to do, as typed.
struct DiffOptions: Sendable {
  var canvas = CanvasOptions()
  var figures = FigureOptions()
  var run = RunOptions()
  var output = "."
  var reports: [ReportFormat] = []
  var accepts = false
  var tolerances: [Tolerance] = []
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
      paths: [], canvas: options.canvas, selection: figures.selection,
      overlay: options.figures.overlay ?? [])
    (run, output, reports) = (options.run, options.output, options.reports)
    (accepts, toleratesText) = (options.accepts, options.tolerances.contains(.text))
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
    [.report, .output, .accept, .tolerance]
    + Option<FigureOptions>.figures.map { $0.lifted(to: \.figures) }
    + (Option<CanvasOptions>.canvas + Option<CanvasOptions>.rows).map { $0.lifted(to: \.canvas) }
    + Option<RunOptions>.run.map { $0.lifted(to: \.run) }

  private static let output = Option(
    OptionRow(
      "output", "o", .folder(standard: DiffOptions().output), in: .answer,
      "folder to write reports into")
  ) { options, value throws(UsageError) in options.output = try OptionReading.path(value) }

  private static let report = Option(
    OptionRow("report", nil, .list(ReportFormat.self), in: .answer, "reports to write")
  ) { options, value throws(UsageError) in
    options.reports = try OptionReading.list(value, "a report")
  }

  private static let accept = Option(
    OptionRow(
      "accept", in: .answer, "take the new figures as the old ones",
      details: "Names of figures or causes behind NEW limit what ibar takes.")
  ) { options, _ in options.accepts = true }

  private static let tolerance = Option(
    OptionRow(
      "tolerance", nil, .choice("NAME", Tolerance.self), in: .answer,
      "what may differ: the edges of letters where views show them")
  ) { options, value throws(UsageError) in
    guard let tolerance = Tolerance(rawValue: value) else {
      let words = WordList.text(OptionReading.words(Tolerance.self), "or")
      throw UsageError("'\(value)' is not a tolerance; only \(words) can be tolerated")
    }
    options.tolerances.append(tolerance)
  }
}
