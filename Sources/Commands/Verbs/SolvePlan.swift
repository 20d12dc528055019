import Basics
import LayoutModel

/// The options of `solve`, as typed.
struct SolveOptions: CanvasHolder, RunHolder {
  var canvas = CanvasOptions()
  var run = RunOptions()
  var printsJSON = false
  var isPixelAligned = false
  /// A file of content sizes.
  var sizes: String?
  var explainedView: String?
  var breakpointAxis: Axis?
  var breakpointRange: ClosedRange<Double>?
}

/// The plan of `solve`.
struct SolvePlan: Sendable {
  /// What is printed of each layout.
  enum Answer: Hashable, Sendable {
    case frames
    /// The constraints that determine a view's frame.
    case explanation(view: String)
    /// The sizes at which the layout changes as one side of the root grows through a range, in
    /// points; nil for the sizes of devices.
    case breakpoints(Axis, ClosedRange<Double>?)
  }

  let inputs: InputPlan
  let run: RunOptions
  let answer: Answer
  /// Whether it is printed as JSON.
  let printsJSON: Bool
  /// Whether frames are rounded to the device's pixels.
  let isPixelAligned: Bool
  /// A file of content sizes, which take the place of measured ones.
  let sizes: String?

  /// - Throws: An error for options that exclude each other.
  init(_ arguments: Arguments<SolveOptions>) throws(UsageError) {
    let options = arguments.options
    if options.explainedView != nil, options.breakpointAxis != nil {
      throw UsageError("--explain and --breakpoints exclude each other")
    }
    if options.breakpointRange != nil, options.breakpointAxis == nil {
      throw UsageError("--range goes with --breakpoints")
    }
    try options.run.check()
    inputs = try InputPlan(
      paths: arguments.paths, canvas: options.canvas, options.run)
    (run, isPixelAligned, sizes) = (options.run, options.isPixelAligned, options.sizes)
    printsJSON = options.printsJSON
    if let view = options.explainedView {
      answer = .explanation(view: view)
    } else if let axis = options.breakpointAxis {
      answer = .breakpoints(axis, options.breakpointRange)
    } else {
      answer = .frames
    }
  }
}

extension Option<SolveOptions> {
  /// The options of `solve`.
  static let solve: [Option] =
    canvas + own
    + run + [.from, .consoleLog]

  private static let sides = [("width", Axis.horizontal), ("height", Axis.vertical)]

  private static let own: [Option] = [
    flag("json", in: .answer, "print JSON") { $0.printsJSON = true },
    flag(
      "pixel-aligned", in: .answer, "round frames to the device's pixels, as the device does"
    ) { $0.isPixelAligned = true },
    path(
      "sizes", .file, in: .canvas, "content sizes to take in place of measured ones",
      details:
        "A JSON file: {\"views\": [{\"name\": \"Title Label\", \"width\": 80, \"height\": null}]}; "
        + "\"id\" in place of \"name\", null for a side without a content size."
    ) { $0.sizes = $1 },
    text(
      "explain", "VIEW", in: .answer,
      "print the constraints that give a view its frame, and those that lost to them"
    ) { $0.explainedView = $1 },
    Option(
      OptionRow(
        "breakpoints", nil, OptionRow.Value("SIDE", choices: sides.map(\.0)), in: .answer,
        "print where the layout changes as this side grows")
    ) { options, value throws(UsageError) in
      let found = try OptionReading.list(value, "a side", sides.map { (name: $0.0, value: $0.1) })
      guard found.count == 1 else {
        throw UsageError("name one side, \(WordList.text(sides.map(\.0), "or"))")
      }
      options.breakpointAxis = found[0]
    },
    parsed(
      "range", "A...B", in: .answer, "sizes to search for breakpoints, in points",
      defaultValue: LayoutBreakpoints.deviceRangeText,
      fault: { _ in "is not a range of at most a million points, as in 0...2048" }, range
    ) { $0.breakpointRange = $1 },
  ]

  @Sendable private static func range(_ text: String) -> ClosedRange<Double>? {
    let ends = text.split(separator: "...", omittingEmptySubsequences: false)
    guard ends.count == 2, let from = Double(ends[0]), let to = Double(ends[1]), from >= 0,
      to > from, to <= 1_000_000
    else { return nil }
    return from...to
  }
}
