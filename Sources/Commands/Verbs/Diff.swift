import Comparison
import Diagnostics
import Drawing
import Reports
import Platform

extension Verb {
  static let diff = Verb(
    name: "diff", operands: "OLD NEW [OPTION...] | REVISION [REVISION] -- PATH",
    abstract: "tell what changed between two figures, recipes, or folders",
    discussion: """
      Compares figures (.svg, .png), recipes, guides, folders of them, or what lies at a path with what
      lay there in a revision of git, by their names. Tells in words what changed and why, gravest first.
      OLD can be a list of digests, 'figures.lock', which '--accept' writes.
      Exit status: 0 nothing differs, 1 something does, 2 it could not be compared.
      """,
    options: [.output, .report, .accept, .tolerance] + Option.canvas + [
      .format, .style, .legend, .strip, .widths, .animate, .scale, .theme, .overlay, .scene,
      .svgText,
      .jobs, .messageFormat,
    ], run: Diff.run)
}

/// A pair, or why it could not be compared.
struct DiffResult: Sendable {
  var compared: ComparedPair?
  var images = DiffReport.Images()
  var error: FileError?
}

private enum Diff {
  static func run(_ settings: Settings, _ console: Console) -> ExitStatus {
    var report = Report(settings)
    guard let sides = DiffSides(settings, console, &report) else {
      return report.write(settings, console, hasOutput: false)
    }
    if let (id, reason) = misuse(settings, sides) {
      report.fail(id, "ibar", reason)
      return report.write(settings, console, hasOutput: false)
    }
    var pairs = pairs(of: sides, settings, console, &report)
    // What could not be read on one side did not come or go.
    if report.status == .failed { pairs.removeAll { $0.old == nil || $0.new == nil } }
    if pairs.isEmpty, report.status != .failed {
      report.fail("nothing", "ibar", "there is nothing to compare")
    }
    var results = compare(
      pairs, settings, console, wantsFiles: settings.accepts && sides.lock == nil)
    Renaming.note(in: &results)
    for error in results.compactMap(\.error) {
      report.fail(FileError(path: sides.name(of: error.path), reason: error.reason))
    }
    let found = results.filter { $0.compared != nil }
    let comparison = DiffReport(
      oldName: sides.old.name, newName: sides.new.name, command: command(settings, sides),
      canAccept: sides.refusal == nil, entries: found.compactMap(entry))
    write(comparison, settings, &report)
    var text = TextReport.text(of: comparison)
    var accepted: [Int] = []
    if settings.accepts, report.status != .failed {
      accepted = accept(comparison, found, sides, &report)
      text = "accepted \(accepted.count) of \(comparison.differing)\n"
    }
    if comparison.differing > accepted.count { report.status = max(report.status, .findings) }
    if !settings.messageFormat.isForPeople {
      DiffFindings.add(comparison, found.compactMap(\.compared?.pair), sides, &report)
      return report.write(settings, console, hasOutput: false)
    }
    let status = report.write(settings, console, hasOutput: true)
    return console.output(found.isEmpty ? "" : text, status)
  }

  private static func pairs(
    of sides: DiffSides, _ settings: Settings, _ console: Console, _ report: inout Report
  ) -> [DiffPair] {
    do throws(FileError) {
      guard let lock = sides.lock else {
        return try DiffPair.pairs(sides.old, sides.new, settings)
      }
      return try lock.pairs(sides.new, settings, console, &report)
    } catch {
      report.fail(error)
      return []
    }
  }

  /// - Parameter wantsFiles: Whether what is new will be written somewhere.
  private static func compare(
    _ pairs: [DiffPair], _ settings: Settings, _ console: Console, wantsFiles: Bool
  ) -> [DiffResult] {
    let wantsReport = settings.reports.contains(.html)
    return Workers.map(pairs, by: Workforce(for: pairs.count, settings, console)) { pair in
      var result = DiffResult()
      do throws(FileError) {
        var compared = try pair.compared(settings, wantsImages: wantsReport || wantsFiles)
        if wantsReport {
          result.images = try ReportFolder.write(compared, into: settings.output)
        }
        if !wantsFiles { compared.images = nil }
        result.compared = compared
      } catch {
        result.error = error
      }
      return result
    }
  }

  private static func entry(_ result: DiffResult) -> DiffReport.Entry? {
    guard let compared = result.compared else { return nil }
    var source: String?
    if case .layout(let task) = compared.pair.new?.source { source = task.loaded.input.path }
    var entry = DiffReport.Entry(comparison: compared.comparison, source: source)
    entry.images = result.images
    return entry
  }

  /// Why the options do not go together or not with these sides; nil when they do.
  private static func misuse(
    _ settings: Settings, _ sides: DiffSides
  ) -> (id: String, reason: String)? {
    let isHere = settings.output == Settings().output
    if settings.reports.isEmpty, !isHere {
      return ("usage", "-o is where reports go; name them with --report")
    }
    if settings.reports.contains(.html), isHere {
      return ("usage", "--report html writes many files; name a folder for them with -o")
    }
    let output = FileSystem.plainPath(settings.output) + "/"
    for side in [sides.old, sides.new] where !settings.reports.isEmpty && !isHere {
      if !side.folder.isEmpty, output.hasPrefix(FileSystem.plainPath(side.folder) + "/") {
        return (
          "usage", "-o lies in '\(side.name)', whose figures are compared; name another folder"
        )
      }
    }
    if settings.accepts, let refusal = sides.refusal { return ("accept", refusal) }
    return nil
  }

  /// The command line that compares the same again, as a shell takes it.
  private static func command(_ settings: Settings, _ sides: DiffSides) -> String {
    let others: Set = ["output", "report", "accept", "jobs", "message-format"]
    let options = settings.given.filter { !others.contains($0.option) }.flatMap {
      ["--" + $0.option] + ($0.value.map { [$0] } ?? [])
    }
    return (["ibar", "diff"] + options + sides.words).map(quoted).joined(
      separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { sign in
      // Whether others are letters is in large tables, which paths seldom need.
      guard let ascii = sign.asciiValue else { return sign.isLetter || sign.isNumber }
      return switch Unicode.Scalar(ascii) {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", "~", "^", "@", ":": true
      default: false
      }
    }
    if isPlain { return word }
    let parts = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }

  private static func write(
    _ comparison: DiffReport, _ settings: Settings, _ report: inout Report
  ) {
    do throws(FileError) {
      for file in settings.reports.flatMap({ $0.files(of: comparison) }) {
        let path = settings.output + "/" + file.name
        try FileSystem.write(Array(file.text.utf8), to: path)
      }
    } catch {
      report.fail(error)
    }
  }

  /// Accepts what is asked for; returns the places of what was.
  private static func accept(
    _ comparison: DiffReport, _ results: [DiffResult], _ sides: DiffSides, _ report: inout Report
  ) -> [Int] {
    do throws(FileError) {
      let chosen = try Acceptance(names: sides.names, comparison).chosen()
      if var lock = sides.lock {
        let digests = chosen.compactMap { results[$0].compared?.pair }.map {
          ($0.name, $0.lock?.digest)
        }
        try lock.accept(Dictionary(digests) { first, _ in first })
        return chosen
      }
      for index in chosen {
        guard let compared = results[index].compared else { continue }
        try Acceptance.accept(compared.pair, compared.images, in: sides.old)
      }
      return chosen
    } catch {
      report.fail(error)
      return []
    }
  }
}
