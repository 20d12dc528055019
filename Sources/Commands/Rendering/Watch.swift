import Basics
import Diagnostics
import Inputs
import Platform
import Recipes

/// Draws inputs again when a file that they depend on changes.
///
/// The system reports only that something may have changed. So the watch compares the versions of
/// all files that were read. It misses no change, and ignores the files that ibar writes.
struct Watch {
  private let plan: RenderPlan
  private let console: Console
  private let folders: FolderWatch
  private var page: WatchPage
  /// The inputs at the last look, and what was wrong with the command line; nil before the first.
  private var last: (inputs: [Input], faults: [String])?
  /// The entry of each input on the page, by the input's path.
  private var shown: [Path: WatchPage.Entry] = [:]
  /// The dependencies of each input, by its path.
  private var dependencies: [Path: Dependencies] = [:]
  /// The files that inputs were drawn from, as they were then.
  private var versions: [Path: FileSystem.Version] = [:]
  /// The file with the defaults of each input's project, by the input's path.
  private var projects: [Path: String] = [:]
  /// Inputs that are still to be drawn, changed or not.
  private var undone: Set<Input> = []

  /// Nil if the system has no watch left.
  init?(_ plan: RenderPlan, _ console: Console) {
    guard let folders = FolderWatch() else { return nil }
    self.plan = plan
    self.console = console
    self.folders = folders
    page = WatchPage(folder: plan.figures.target.folder)
  }

  /// Draws all, then again and again what has changed, until a signal ends the process.
  mutating func run(_ draw: (InputRound) -> [RenderResult]) -> Never {
    while true {
      if look(draw) { folders.wait() }
    }
  }

  /// Draws what has changed since the last look; false if some of it may have changed again.
  private mutating func look(_ draw: (InputRound) -> [RenderResult]) -> Bool {
    let start = (clock: FileSystem.now, stopwatch: Stopwatch.now)
    folders.reset()
    var round = InputRound(plan.inputs, plan.run, console) { [folders] in folders.watch(folder: $0)
    }
    let faults = round.report.findings.map { "\($0.path): \($0.diagnostic.message)" }
    for path in plan.inputs.paths + round.report.findings.map(\.path) { folders.watch(path) }
    let isFirst = last == nil
    let isOther = last.map { $0.inputs != round.all || $0.faults != faults } ?? true
    if isOther { forget(allBut: round.all) }
    let current = currentVersions(round.all)
    let places = Set(round.all.flatMap(round.loader.projectPlaces))
    for place in places { folders.watch(place) }
    var found: [Path: String] = [:]
    for input in round.all {
      found[Path(input.path)] = round.loader.project(of: input)?.settings.path
    }
    let stale = Set(
      round.all.filter {
        isStale($0, current) || found[Path($0.path)] != projects[Path($0.path)]
      })
    projects = found
    guard isOther || !stale.isEmpty else { return true }

    last = (round.all, faults)
    round.inputs = round.all.filter { stale.contains($0) || undone.contains($0) }
    let results = draw(round)
    versions = current
    undone = []
    for (input, result) in zip(round.inputs, results) {
      if !isFirst { report(input, result, since: start.stopwatch) }
      if result.isUndone { undone.insert(input) }
      dependencies[Path(input.path)] = result.dependencies
      shown[Path(input.path), default: WatchPage.Entry()].update(with: result)
    }
    show(changed: results.flatMap(\.changed), isFirst: isFirst)
    return addVersions(ofReadIn: results, since: start.clock)
  }

  private mutating func forget(allBut inputs: [Input]) {
    let paths = Set(inputs.map { Path($0.path) })
    dependencies = dependencies.filter { paths.contains($0.key) }
    shown = shown.filter { paths.contains($0.key) }
  }

  /// All files that are known to be read, as they are before they are.
  private func currentVersions(_ inputs: [Input]) -> [Path: FileSystem.Version] {
    var current: [Path: FileSystem.Version] = [:]
    for paths in [inputs.map(\.path)] + dependencies.values.map(\.inputs) {
      for path in paths where current[Path(path)] == nil {
        folders.watch(path)
        current[Path(path)] = FileSystem.Version(of: path)
      }
    }
    return current
  }

  /// Whether an input was drawn from something that has changed, or never.
  private func isStale(_ input: Input, _ current: [Path: FileSystem.Version]) -> Bool {
    guard let known = dependencies[Path(input.path)] else { return true }
    return known.inputs.contains { versions[Path($0)] != current[Path($0)] }
  }

  /// Adds files that were not known before they were read.
  /// - Returns: Whether all of them are still as they were then.
  private mutating func addVersions(
    ofReadIn results: [RenderResult], since start: Int
  ) -> Bool {
    var areAll = true
    for path in results.flatMap(\.dependencies.inputs) where versions[Path(path)] == nil {
      folders.watch(path)
      let version = FileSystem.Version(of: path)
      if version.changed < start { versions[Path(path)] = version } else { areAll = false }
    }
    return areAll
  }

  // MARK: - Reports

  private func report(_ input: Input, _ result: RenderResult, since start: Double) {
    let milliseconds = Int(((Stopwatch.now - start) * 1000).rounded())
    let count = result.changed.count
    let what =
      result.isUndone || result.report.status == .failed
      ? "not drawn" : count == 0 ? "nothing changed" : "\(count) file\(count == 1 ? "" : "s")"
    console.writeError(
      PrintableText.escaped("\(input.path): \(what), \(milliseconds) ms") + "\n")
  }

  private mutating func show(changed: [String], isFirst: Bool) {
    if folders.isFull {
      console.writeError(
        "ibar: error: the system watches no more folders; raise fs.inotify.max_user_watches [file]\n"
      )
    }
    do throws(FileError) {
      try page.show(Array(shown.values), changed: changed)
      if isFirst, !plan.run.isQuiet {
        console.writeError("ibar: watching; the figures are at \(try page.address)\n")
      }
    } catch {
      console.writeError(error.message + "\n")
    }
  }
}
