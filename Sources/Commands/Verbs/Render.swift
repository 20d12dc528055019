import Diagnostics
import Drawing
import Platform

extension Verb {
  static let render = Verb(
    name: "render", operands: "PATH... [OPTION...]", abstract: "draw figures",
    discussion: """
      Draws each recipe on its canvases and writes DIR/NAME.ORIENTATION.FORMAT, in the sub-folders
      that a folder given as PATH has. A file whose bytes would not change is not touched. A guide's
      figures are named by the guide and the heading above the constraints. The kinds of marks that
      --overlay takes are all, none, spacing, sizes, alignments, frames and ghosts.
      """,
    options: [.output, .format] + Option.canvas + [
      .style, .legend, .strip, .widths, .animate, .scale, .theme, .overlay, .scene, .svgText, .jobs,
      .link, .stamp, .deps, .depsFormat, .shard, .cache, .watch, .keepGoing, .timings, .quiet,
      .verbose, .messageFormat,
    ], run: Render.run)
}

extension Report {
  /// Adds that figures are there, but will have to be drawn again.
  fileprivate mutating func add(notKept fault: FileError) {
    add(
      Diagnostic(
        "cache", severity: .warning,
        "figures are drawn, but no longer kept in the cache: \(fault.reason)"),
      about: fault.path)
  }
}

private enum Render {
  static func run(_ settings: Settings, _ console: Console) -> ExitStatus {
    var report = Report(settings)
    checkFolders(settings, &report)
    guard report.status == .done else { return report.write(settings, console, hasOutput: false) }
    guard settings.watches else {
      return draw(RenderRound(settings, console), settings, console).status
    }
    guard var watch = Watch(settings, console) else {
      console.writeError("ibar: error: the system has no watch on folders to give\n")
      return .failed
    }
    watch.run { draw($0, settings, console).results }
  }

  /// What would be wrong with each figure is told once, before any is drawn.
  private static func checkFolders(_ settings: Settings, _ report: inout Report) {
    for folder in [settings.output, settings.cache].compactMap({ $0 }) {
      if let kind = try? FileSystem.entry(folder).kind, kind != .folder {
        report.fail(FileError(path: folder, reason: "not a folder"))
      }
    }
  }

  /// Draws some inputs of a command line.
  /// - Returns: What came of each when there is a watch, which asks for it.
  private static func draw(
    _ round: RenderRound, _ settings: Settings, _ console: Console
  ) -> (status: ExitStatus, results: [RenderResult]) {
    let (loader, all, inputs) = (round.loader, round.all, round.inputs)
    var report = round.report
    var settings = settings
    let misuses = RenderPlan.misuses(of: round.named, settings)
    for misuse in misuses { report.fail(misuse) }
    if !misuses.isEmpty { (settings.stamp, settings.dependencyFile) = (nil, nil) }
    // Who watches may be about to write what has the name.
    let draws = misuses.isEmpty && (loader.checkNames(in: round.named, &report) || settings.watches)
    let excluded = draws ? excluded(all, loader, settings, &report) : Set(all)
    let job = RenderJob(
      loader: loader, cache: settings.cache.map { FigureCache(folder: $0, settings) },
      settings: settings)
    var summary = RenderSummary(settings, console, report: report, count: inputs.count)
    var results: [RenderResult] = []
    Workers.run(
      inputs.count, by: Workforce(for: inputs.count, settings, console),
      makeTools: { FigureRenderer() },
      work: { renderer, index in
        job.result(of: inputs[index], draws: !excluded.contains(inputs[index]), &renderer)
      },
      finish: { _, result in
        summary.add(result)
        if settings.watches { results.append(result) }
      }, idle: { summary.showProgress() })
    let dependencies = summary.dependencies
    let status = summary.finish { report in
      if let fault = job.cache?.fault { report.add(notKept: fault) }
      write(dependencies, settings, &report)
    }
    return (status, results)
  }

  /// Inputs that must not be drawn, since two would write the same file.
  private static func excluded(
    _ inputs: [Input], _ loader: RecipeLoader, _ settings: Settings, _ report: inout Report
  ) -> Set<Input> {
    var excluded: Set<Input> = []
    for group in RenderPlan.suspects(among: inputs, settings) {
      var ignored = Report(settings)
      let tasks = group.flatMap { loader.load(inputs[$0], &ignored).recipes }
        .flatMap { RenderPlan.tasks(for: $0, settings) }
      let clashes = RenderPlan.clashes(among: tasks, settings)
      for clash in clashes { report.fail(clash) }
      if !clashes.isEmpty { excluded.formUnion(group.map { inputs[$0] }) }
    }
    return excluded.isEmpty || settings.keepsGoing ? excluded : Set(inputs)
  }

  /// Writes the files about the figures that options ask for.
  private static func write(
    _ dependencies: [Dependencies], _ settings: Settings, _ report: inout Report
  ) {
    let isDone = report.status == .done
    if let file = settings.dependencyFile {
      attempt(&report) { () throws(FileError) in
        let text = try settings.dependencyFormat.text(of: dependencies, stamp: settings.stamp)
        try FileSystem.write(Array(text.utf8), to: file)
      }
    }
    if let stamp = settings.stamp, isDone, report.status == .done {
      // It lists the figures it stands for, a path to a line, and is new each time.
      let text = dependencies.flatMap(\.outputs).map { $0 + "\n" }.joined()
      attempt(&report) { () throws(FileError) in
        try FileSystem.write(Array(text.utf8), to: stamp)
        try FileSystem.touch(stamp, notBefore: dependencies.flatMap(\.inputs))
      }
    }
  }

  private static func attempt(_ report: inout Report, _ body: () throws(FileError) -> Void) {
    do throws(FileError) {
      try body()
    } catch {
      report.fail(error)
    }
  }
}
