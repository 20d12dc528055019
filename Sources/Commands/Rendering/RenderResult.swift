import Platform
import Recipes

/// What came of one input.
struct RenderResult: Sendable {
  var report: Report
  var dependencies = Dependencies()
  /// Whether its figures were left, or could not be written, for a reason that none of its inputs shows.
  var isUndone = false
  /// The figures whose files have changed.
  var changed: [String] = []
  var links: [GuideLink] = []
  var timings: Timings
}

/// What comes of a run, gathered in the order of its inputs.
struct RenderSummary {
  private let settings: Settings
  private let console: Console
  private let start = Stopwatch.now
  private(set) var report: Report
  private(set) var dependencies: [Dependencies] = []
  private var progress: ProgressLine
  private var timings: Timings
  private var done = 0

  init(_ settings: Settings, _ console: Console, report: Report, count: Int) {
    self.settings = settings
    self.console = console
    self.report = report
    timings = Timings(isOn: settings.showsTimings)
    let isShown = console.showsProgress && !settings.isQuiet
    progress = ProgressLine(
      total: count, now: start, write: { if isShown { console.writeError($0) } })
    tellFindings()
  }

  /// Adds what came of the next input, and tells what there is to tell of it.
  mutating func add(_ result: RenderResult) {
    done += 1
    report.append(result.report)
    dependencies.append(result.dependencies)
    timings += result.timings
    if settings.isVerbose, !result.changed.isEmpty {
      progress.clear()
      console.writeError(result.changed.map { $0 + "\n" }.joined())
    }
    tellFindings()
  }

  /// Shows how far the run is.
  mutating func showProgress() { progress.show(done: done, now: Stopwatch.now) }

  /// Adds what is wrong with the run as a whole.
  mutating func finish(_ body: (inout Report) -> Void) -> ExitStatus {
    body(&report)
    progress.clear()
    let status = report.write(settings, console, hasOutput: false)
    if settings.showsTimings {
      console.writeError(timings.text(elapsed: Stopwatch.now - start))
    }
    return status
  }

  /// People are told at once; a program gets one document, at the end.
  private mutating func tellFindings() {
    guard settings.messageFormat.isForPeople, report.hasMore else { return }
    progress.clear()
    report.tell(settings, console)
  }
}
