import Comparison
import Diagnostics
import Drawing
import Pictures
import Platform
import Reports
import Revisions

extension Verb {
  static let diff = Verb(
    "diff", operands: "OLD NEW [OPTION...] | REVISION [REVISION] -- PATH",
    furtherEndings: OutputFormat.endings + [".lock"],
    abstract: "report what changed between two figures, recipes, or folders",
    discussion: """
      Compares figures (\(OutputFormat.endings.joined(separator: ", "))), recipes, guides, folders of them,
      or the files at a path with those of a git revision, by their names.
      Reports in words what changed and why, gravest first.
      Scenes of storyboards and views of xibs have the same names on both sides or the same ids.
      With the arguments of git's external diff the exit status is 0.
      OLD can be a list of digests, 'figures.lock', which '--accept' writes.
      Exit status: 0 nothing differs, 1 something does, 2 it could not be compared.
      """,
    examples: [
      CommandExample(
        "Compare figures with the recipes that draw them", "ibar diff figures recipes"),
      CommandExample("Report what changed since the last commit", "ibar diff HEAD -- recipes"),
    ], options: Option<DiffOptions>.diff, defaultValue: DiffOptions()
  ) { arguments, console throws(UsageError) in
    // Of a path with a merge conflict git gives nothing but its name.
    if console.isExternalDiff, arguments.paths.count == 1 {
      return console.output("unmerged: \(arguments.paths[0])\n")
    }
    let plan = try DiffPlan(arguments)
    if plan.options.merges { return DiffMerge.run(plan, console) }
    let status = Diff.run(plan, console)
    // Git stops at a file whose program fails, and other files would not be shown.
    return ExternalDiff(arguments.paths) == nil ? status : .done
  }
}

private enum Diff {
  /// A pair, or why it could not be compared.
  private struct Result: InputResult {
    var report: Report
    var compared: ComparedPair?
    var images: [DiffReport.Image] = []

    init(report: Report) { self.report = report }
  }

  static func run(_ plan: DiffPlan, _ console: Console) -> ExitStatus {
    let recipes = RecipeFigures(plan, console)
    let reader = SideReader(formats: plan.requests.plan.formats, recipes: recipes) {
      WorkerPool(for: $0, plan.run, console)
    }
    var report = Report(plan.run)
    var found: (sides: ComparisonSides, pairs: [ComparisonPair])?
    do throws(FileError) {
      let sides = try ComparisonSides(
        plan.arguments.paths, pathsBehindDashes: plan.arguments.pathsBehindDashes,
        accepts: plan.options.accepts, reader)
      if let (id, reason) = misuse(plan, sides) {
        report.fail(id, "ibar", reason)
      } else {
        found = (sides, try sides.pairs(reader))
      }
    } catch {
      reader.fail(error.path, error.reason)
    }
    // Figures and recipes of a folder are found by a walk each.
    let known = Set(recipes.report.findings.map { $0.path + $0.diagnostic.message })
    for fault in reader.faults where !known.contains(fault.path + fault.reason) {
      report.fail(fault)
    }
    report.append(recipes.report)
    guard case (let sides, var pairs)? = found else {
      return report.write(console, hasOutput: false)
    }
    if let shard = plan.run.shard { pairs.removeAll { !shard.holds(figure: $0.name) } }
    // A file that one side could not read was neither added nor removed.
    if report.status == .failed { pairs.removeAll { $0.old == nil || $0.new == nil } }
    if pairs.isEmpty, report.status != .failed {
      report.fail("nothing", "ibar", "there is nothing to compare")
    }
    return write(pairs, sides, plan, report, console)
  }

  /// Compares pairs and writes what differs.
  private static func write(
    _ pairs: [ComparisonPair], _ sides: ComparisonSides, _ plan: DiffPlan, _ report: Report,
    _ console: Console
  ) -> ExitStatus {
    let reporter = RunReporter(plan.run, console, report, count: pairs.count)
    var results: [Result] = []
    reporter.run(
      path: { pairs[$0].name }, makeTools: {},
      work: { _, index in compare(pairs[index], sides, plan) },
      finish: { result in if result.compared != nil { results.append(result) } })
    var compared = results.compactMap(\.compared)
    Renaming.note(in: &compared)
    let comparison = DiffReport(
      sides,
      command: ShellWords.text(["ibar", "diff"] + plan.repeated + sides.words),
      entries: zip(compared, results).map { .init($0, $1.images) })
    let isForPeople = plan.run.messageFormat.isForPeople
    return reporter.finish(hasOutput: isForPeople) { report in
      var accepted: [Int]?
      do throws(FileError) {
        for file in plan.options.reports.flatMap({
          $0.files(of: comparison, baseURL: plan.options.baseURL)
        }) {
          try FileSystem.write(
            Array(file.text.utf8), to: plan.options.output + "/" + file.name,
            below: plan.options.output)
        }
        if plan.options.accepts, report.status != .failed {
          accepted = []
          accepted = try accept(comparison)
        }
      } catch {
        report.fail(error)
      }
      if comparison.differing.count > accepted?.count ?? 0 {
        report.status = max(report.status, .findings)
      }
      guard isForPeople else { return DiffFindings.add(comparison, &report) }
      if compared.isEmpty { return }
      let text = accepted.map(comparison.acceptedText)
      report.status = max(report.status, console.output(text ?? TextReport.text(of: comparison)))
    }
  }

  /// Compares a pair, and writes its images for the report.
  private static func compare(
    _ pair: ComparisonPair, _ sides: ComparisonSides, _ plan: DiffPlan
  ) -> Result {
    var result = Result(report: Report(plan.run))
    let wantsReport = plan.showsPictures
    // The new file will replace the old one.
    let wantsFiles = plan.options.accepts && sides.list == nil
    do throws(FileError) {
      var compared = try pair.compared(
        toleratesText: plan.options.tolerance == .text, wantsImages: wantsReport || wantsFiles)
      if wantsReport { result.images = try writeImages(of: compared, into: plan.options.output) }
      if !wantsFiles { compared.images = nil }
      result.compared = compared
    } catch {
      result.report.fail(FileError(path: sides.name(of: error.path), reason: error.reason))
    }
    return result
  }

  /// Writes the images of a pair into a folder; returns their paths from there.
  private static func writeImages(
    of compared: ComparedPair, into folder: String
  ) throws(FileError) -> [DiffReport.Image] {
    guard let files = compared.images else { return [] }
    func file(_ format: OutputFormat) -> String {
      let name = compared.pair.name
      return OutputFormat(path: name) == format ? name : name + "." + format.rawValue
    }
    let overlay = ChangeOverlay.svg(of: compared.comparison)
    var images: [DiffReport.Image] = []
    for (kind, name, bytes) in [
      ("old", file(files.formats.old), files.old), ("new", file(files.formats.new), files.new),
      ("mask", file(.png), files.mask.map { PNGEncoder.encode($0, scale: 1) }),
      ("overlay", file(files.formats.new) + ".svg", overlay.map { Array($0.utf8) }),
    ] {
      guard let bytes else { continue }
      images.append((kind, kind + "/" + name))
      try FileSystem.write(bytes, to: "\(folder)/\(kind)/\(name)", below: folder)
    }
    return images
  }

  /// The reason why the options contradict each other or these sides; nil if they do not.
  private static func misuse(
    _ plan: DiffPlan, _ sides: ComparisonSides
  ) -> (id: String, reason: String)? {
    if plan.options.output == DiffOptions().output {
      if plan.showsPictures {
        let cause = plan.options.baseURL == nil ? "--report html writes" : "--base-url needs"
        return ("usage", "\(cause) many files; name a folder for them with -o")
      }
    } else if plan.options.reports.isEmpty {
      return ("usage", "-o is where reports go; name them with --report")
    } else {
      let output = FileSystem.plainPath(plan.options.output) + "/"
      for side in [sides.old, sides.new] where !side.folder.isEmpty {
        if output.hasPrefix(FileSystem.plainPath(side.folder) + "/") {
          let reason = "whose figures are compared; name another folder"
          return ("usage", "-o lies in '\(side.name)', \(reason)")
        }
      }
    }
    return plan.options.accepts ? sides.refusal.map { ("accept", $0) } : nil
  }

  /// Accepts what the command line names.
  /// - Returns: The places of the accepted files among the entries.
  private static func accept(_ comparison: DiffReport) throws(FileError) -> [Int] {
    let places = try Acceptance.chosen(
      comparison.sides.names, comparison.entries.map(\.comparison), comparison.groups)
    let chosen = places.map { comparison.entries[$0].compared }
    if var list = comparison.sides.list {
      try list.accept(chosen.map { ($0.pair.name, $0.pair.listing?.digest) })
    } else {
      for compared in chosen {
        try Acceptance.accept(compared.pair, compared.images, in: comparison.sides.old)
      }
    }
    return places
  }
}
