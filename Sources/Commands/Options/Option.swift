import LayoutModel
import Drawing
import Figures
import Recipes
import Reports

/// What a command line asks for, as typed and checked one option at a time.
struct Settings: Sendable {
  var canvas = CanvasRequest()
  var output = "."
  var formats = OutputFormat.allCases
  var drawing = DrawingOptions()
  /// How layouts are drawn, each in a figure of its own.
  var styles = [FigureStyle.canvas]
  /// Which layouts stand side by side in one figure; nil for a figure to each.
  var row: RowKind?
  /// Whether the layouts of a row follow each other in time.
  var isAnimated = false
  /// Where the constraints are listed; nil for nowhere.
  var legend: ConstraintLegend.Place?
  /// What of the overlay is drawn, in words; nil leaves it to the recipe.
  var overlay: [String]?
  /// Whether Interface Builder's scene stands around the canvas.
  var hasScene = false
  /// Font files that come before the standard ones.
  var fonts: [String] = []
  var jobs: Int?
  var stamp: String?
  var dependencyFile: String?
  var dependencyFormat = DependencyFormat.make
  var shard: Shard?
  /// The folder of the cache.
  var cache: String?
  var watches = false
  var keepsGoing = false
  var isQuiet = false
  var isVerbose = false
  var showsTimings = false
  var linksFigures = false
  var printsJSON = false
  var isPixelAligned = false
  var explainedView: String?
  var breakpointAxis: Axis?
  var breakpointRange: ClosedRange<Double>?
  var usesConsoleLog = false
  var messageFormat = MessageFormat.human
  var appliesFixes = false
  var givesAdvice = false
  var conversionTarget: ConversionTarget?
  var reports: [ReportFormat] = []
  var accepts = false
  var toleratesText = false
  var isHelp = false
  var paths: [String] = []
  /// How many of the paths stand behind `--`; nil when it was not given.
  var pathsBehindDashes: Int?
  /// The options as they were given, with their values, in order.
  var given: [(option: String, value: String?)] = []
}

extension Settings {
  /// Which layouts one figure shows; nil when it shows one.
  var shownRow: RowKind? { row ?? (isAnimated ? .orientations : nil) }
}

/// Which layouts stand side by side in one figure.
enum RowKind: Hashable, Sendable {
  /// Both orientations.
  case orientations
  /// The states asked for.
  case states
  /// Canvases of these widths, in points.
  case widths([Double])
}

/// One option: how it is written, what help says, and what it sets.
struct Option: Sendable {
  var long: String
  var short: Character?
  /// What stands for its value in help; nil for an option without one.
  var placeholder: String?
  /// One line.
  var help: String
  /// Checks a value and keeps it; does nothing else.
  var apply: @Sendable (inout Settings, String) throws(UsageError) -> Void

  init(
    _ long: String, _ short: Character? = nil, _ placeholder: String? = nil, _ help: String,
    _ apply: @escaping @Sendable (inout Settings, String) throws(UsageError) -> Void
  ) {
    self.long = long
    self.short = short
    self.placeholder = placeholder
    self.help = help
    self.apply = apply
  }
}
