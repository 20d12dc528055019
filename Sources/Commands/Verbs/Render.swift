import Basics
import Diagnostics
import Drawing
import Inputs
import Pictures
import Platform
import Recipes

extension Verb {
  static let render = Verb(
    "render", operands: "PATH... [OPTION...]", needsPath: { !$0.batches }, abstract: "draw figures",
    discussion: """
      Draws each recipe on its canvases and writes DIR/NAME.ORIENTATION.FORMAT, in the sub-folders
      of a folder given as PATH. Files whose bytes would not change are not touched. A guide's figures
      are named after the guide and the heading above the constraints.
      '-o NAME.svg' writes one figure to that file, '-o -' to standard output.
      So does 'render -' without -o.
      """,
    examples: [
      CommandExample(
        "Draw a recipe in both orientations, as SVG and PNG", "ibar render Login.yaml"),
      CommandExample(
        "Draw the schematics of a folder of recipes, with the lists of their constraints",
        "ibar render recipes -o figures --style schematic --legend below"),
    ], options: Option<RenderOptions>.render, defaultValue: RenderOptions()
  ) { arguments, console throws(UsageError) in
    if arguments.options.batches {
      if !arguments.paths.isEmpty { throw UsageError("--batch takes its paths from requests") }
      if arguments.options.watches { throw UsageError("--batch and --watch exclude each other") }
      try arguments.options.run.check()
      return Batch(arguments.options, console).run()
    }
    let plan = try RenderPlan(arguments)
    if plan.figures.target == .standardOutput, console.isOutputTerminal,
      let format = plan.figures.formats.first(where: { !$0.isText })
    {
      throw UsageError(
        "a \(format.rawValue.uppercased()) is not written to a terminal; name a file with -o, or "
          + "send the output to one")
    }
    return Render.run(plan, console)
  }
}

enum Render {
  static func run(_ plan: RenderPlan, _ console: Console) -> ExitStatus {
    var report = Report(plan.run)
    checkFolders(plan, &report)
    guard report.status == .done else { return report.write(console, hasOutput: false) }
    guard plan.watches else {
      return draw(InputRound(plan.inputs, plan.run, console), plan, console).status
    }
    guard var watch = Watch(plan, console) else {
      console.writeError("ibar: error: the system cannot watch more folders [file]\n")
      return .failed
    }
    watch.run { draw($0, plan, console).results }
  }

  /// Reports faults that every figure would have, once, before any is drawn.
  private static func checkFolders(_ plan: RenderPlan, _ report: inout Report) {
    let output: String? = if case .folder(let path) = plan.figures.target { path } else { nil }
    for folder in [output, plan.cache].compactMap({ $0 }) {
      if let kind = try? FileSystem.entry(folder).kind, kind != .folder {
        report.fail(FileError(path: folder, reason: "not a folder"))
      }
    }
  }

  /// Draws some inputs of a command line.
  /// - Returns: The result of each input if ibar watches the inputs.
  private static func draw(
    _ round: InputRound, _ plan: RenderPlan, _ console: Console
  ) -> (status: ExitStatus, results: [RenderResult]) {
    var round = round
    let misuses = plan.misuses(of: round.named)
    // With --watch the user may be about to create what has the name.
    let draws = misuses.isEmpty && (round.checkNames() || plan.watches)
    let (inputs, loader) = (round.inputs, round.loader)
    var report = round.report
    if let cache = plan.cache, plan.linksFigures {
      report.add(
        Diagnostic(
          "cache", severity: .advice,
          "no figure is kept or found here, since --link writes the texts of images, which are made "
            + "with the figures"), about: cache)
    }
    for misuse in misuses { report.fail(misuse) }
    let excluded = draws ? excluded(round.all, loader, plan, &report) : Set(round.all)
    let job = RenderJob(
      plan: plan, loader: loader, countsAdvice: console.showsProgress && !plan.run.isQuiet,
      cache: plan.cache.map { FigureCache(folder: $0, plan.requests, plan.inputs) })
    let reporter = RunReporter(plan.run, console, report, count: inputs.count)
    if plan.run.isVerbose {
      let projects = Set(inputs.compactMap { loader.project(of: $0)?.settings.path })
      reporter.note(projects.sorted().map { "defaults: \($0)" })
    }
    let start = Stopwatch.now
    var timings = Timings(isOn: plan.showsTimings)
    var (dependencies, results, whole): ([Dependencies], [RenderResult], [Input]) = ([], [], [])
    var summary = RunSummary(plan.hint)
    var list = FigureList()
    reporter.run(
      path: { inputs[$0].path }, makeTools: { FigureRenderer() },
      work: { renderer, index in
        job.result(of: inputs[index], draws: !excluded.contains(inputs[index]), &renderer)
      },
      finish: { result in
        timings += result.timings
        dependencies.append(result.dependencies)
        if !result.isUndone, result.report.status != .failed {
          whole.append(inputs[dependencies.count - 1])
        }
        let input = inputs[dependencies.count - 1].path
        list.entries += result.written.map { entry in
          FigureList.Entry(path: entry.path, digest: entry.digest, input: input)
        }
        reporter.output(result.output)
        summary.add(result)
        if plan.run.isVerbose { reporter.note(result.changed) }
        if plan.watches { results.append(result) }
      })
    let status = reporter.finish(hasOutput: plan.figures.target == .standardOutput) { report in
      if let fault = job.cache?.fault { report.add(notKept: fault) }
      let older = plan.stamp.map(self.list) ?? FigureList()
      let isDone = report.status == .done
      if misuses.isEmpty {
        write(dependencies, isDone ? list.carrying(older) : nil, plan, &report)
      }
      if plan.prunes, holdFolders(of: whole, older, job, &report) {
        let stale = StaleFigures(
          of: whole, drawn: dependencies.flatMap(\.outputs), since: older, job)
        reporter.note(prune(stale, plan, &report))
        if misuses.isEmpty, isDone { update(list.carrying(older), dependencies, plan, &report) }
      }
      job.locks.release()
    }
    write(summary, timings.text(elapsed: Stopwatch.now - start), plan, console)
    return (status, results)
  }

  private static func write(
    _ summary: RunSummary, _ timings: String, _ plan: RenderPlan, _ console: Console
  ) {
    if console.showsProgress, !plan.run.isQuiet, !plan.watches {
      if let text = summary.text(plan.figures.target) { console.writeError(text) }
      if let text = summary.hintText { console.writeError(text) }
    }
    if plan.showsTimings { console.writeError(timings) }
  }

  /// What a stamp lists; nil if there is a file of another kind.
  private static func list(_ stamp: String) -> FigureList? {
    guard let bytes = try? FileSystem.read(stamp) else { return FigureList() }
    return try? FigureList(reading: bytes)
  }

  /// How long a run waits for others before it deletes figures, in seconds.
  private static let longestWait = 60.0

  /// Waits until no other run draws into the folders whose figures may be deleted.
  /// - Returns: Whether none does.
  private static func holdFolders(
    of inputs: [Input], _ older: FigureList?, _ job: RenderJob, _ report: inout Report
  ) -> Bool {
    // The list of this run is written by now, so that others know its figures.
    let listed = Set((older?.entries ?? []).map { Path(FileSystem.folder(of: $0.path) + "/") })
    let folders = StaleFigures.folders(of: inputs, job.plan).union(listed)
    if job.locks.holdAlone(folders.map(\.text), waiting: longestWait) { return true }
    report.add(
      Diagnostic(
        "kept-figure", severity: .warning,
        "no figure is deleted, since another run draws into this folder"),
      about: job.plan.figures.target.folder)
    return false
  }

  /// Deletes stale figures, and reports those that stay.
  /// - Returns: A line for each deleted file.
  private static func prune(
    _ stale: StaleFigures, _ plan: RenderPlan, _ report: inout Report
  ) -> [String] {
    for fault in stale.faults { report.fail(fault) }
    for (path, reason) in stale.kept {
      report.add(
        Diagnostic("kept-figure", severity: .warning, "not deleted, since \(reason)"), about: path)
    }
    var lines: [String] = []
    for path in stale.paths {
      attempt(&report) { () throws(FileError) in
        try FileSystem.remove(path)
        lines.append("deleted \(path)")
      }
    }
    return plan.run.isQuiet ? [] : lines
  }

  /// Inputs that must not be drawn, since two would write the same file.
  private static func excluded(
    _ inputs: [Input], _ loader: RecipeLoader, _ plan: RenderPlan, _ report: inout Report
  ) -> Set<Input> {
    var excluded: Set<Input> = []
    for group in plan.suspects(among: inputs) {
      var ignored = Report(plan.run)
      let sets = group.flatMap { loader.load(inputs[$0], &ignored).recipes }
        .flatMap { plan.sets(of: $0, &ignored) }
      let clashes = plan.clashes(among: sets)
      for clash in clashes { report.fail(clash) }
      if !clashes.isEmpty { excluded.formUnion(group.map { inputs[$0] }) }
    }
    return excluded.isEmpty || plan.keepsGoing ? excluded : Set(inputs)
  }

  /// Writes the files about the figures that options ask for.
  /// - Parameter list: The content of the stamp; nil if figures are missing.
  private static func write(
    _ dependencies: [Dependencies], _ list: FigureList?, _ plan: RenderPlan,
    _ report: inout Report
  ) {
    if let file = plan.dependencyFile {
      attempt(&report) { () throws(FileError) in
        let text = try plan.dependencyFormat.text(of: dependencies, stamp: plan.stamp)
        try FileSystem.write(Array(text.utf8), to: file)
      }
    }
    if let stamp = plan.stamp, let list, report.status == .done {
      attempt(&report) { () throws(FileError) in
        try write(list, to: stamp, notBefore: dependencies)
      }
    }
  }

  /// Writes a stamp, even if its content is the same.
  private static func write(
    _ list: FigureList, to stamp: String, notBefore dependencies: [Dependencies]
  ) throws(FileError) {
    try FileSystem.write(Array(list.text.utf8), to: stamp)
    try FileSystem.touch(stamp, notBefore: dependencies.flatMap(\.inputs))
  }

  /// Writes a stamp again without deleted figures, or makes it too old for make after a fault.
  private static func update(
    _ list: FigureList, _ dependencies: [Dependencies], _ plan: RenderPlan,
    _ report: inout Report
  ) {
    guard let stamp = plan.stamp else { return }
    let isDone = report.status == .done
    attempt(&report) { () throws(FileError) in
      if isDone {
        try write(list, to: stamp, notBefore: dependencies)
      } else {
        try FileSystem.makeOld(stamp)
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

extension Report {
  /// Adds that the cache takes no more figures.
  fileprivate mutating func add(notKept fault: FileError) {
    add(
      Diagnostic(
        "cache", severity: .warning,
        "figures are drawn, but no longer kept in the cache: \(fault.reason)"),
      about: fault.path)
  }
}
