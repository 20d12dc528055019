import ConflictLogs
import ConstraintCode
import Diagnostics
import FigureChoices
import Inputs
import LayoutFindings
import LayoutModel
import Platform
import Recipes
import Reports
import Typesetting

/// Findings about some inputs, in the order of the inputs.
struct Report: Sendable {
  var status = ExitStatus.done
  private(set) var findings: [Finding] = []
  /// Conflicts as a device's console logs them.
  private var consoleLog = ""
  private let usesConsoleLog: Bool
  /// Whether findings that are not errors are left out.
  private let isQuiet: Bool
  /// How many warnings were left out.
  private(set) var leftOutCount = 0
  private let format: MessageFormat
  /// The ids of findings that are warnings, and change no exit status.
  var warnings: Set<String> = []

  init(_ options: RunOptions) {
    usesConsoleLog = options.usesConsoleLog
    isQuiet = options.isQuiet
    format = options.messageFormat
  }

  /// Adds a diagnostic about a file.
  mutating func add(_ diagnostic: Diagnostic, in file: SourceFile) {
    add(Finding(diagnostic, in: file))
  }

  /// Adds a diagnostic about something that is not read as text.
  mutating func add(_ diagnostic: Diagnostic, about path: String) {
    add(Finding(path: path, diagnostic: diagnostic))
  }

  private mutating func add(_ finding: Finding) {
    if isLeftOut(finding.diagnostic) { return }
    var finding = finding
    finding.diagnostic = finding.diagnostic.withShortQuotations
    if warnings.contains(finding.diagnostic.id) { finding.diagnostic.severity = .warning }
    findings.append(finding)
  }

  /// Adds what is wrong with an input that was read.
  mutating func add(findingsOf loaded: LoadedInput) {
    for finding in loaded.findings { add(finding) }
    if loaded.isFaulty { status = .failed }
  }

  private mutating func isLeftOut(_ diagnostic: Diagnostic) -> Bool {
    guard isQuiet, diagnostic.severity != .error else { return false }
    if diagnostic.severity == .warning { leftOutCount += 1 }
    return true
  }

  /// Adds the characters of an input that no font has, once its layouts were solved or drawn.
  mutating func add(missingGlyphsOf loaded: LoadedInput) {
    guard let diagnostic = loaded.missingGlyph, let file = loaded.recipes.first?.file else {
      return
    }
    add(diagnostic, in: file)
    status = max(status, .findings)
  }

  /// Adds why something could not be done at all.
  /// - Parameter path: What it was to be done with.
  mutating func fail(_ id: String, _ path: String, _ reason: String, help: String? = nil) {
    status = .failed
    findings.append(
      Finding(path: path, diagnostic: Diagnostic(id, reason, help: help).withShortQuotations))
  }

  /// Adds why a recipe's layout could not be solved.
  mutating func fail(_ failure: LayoutEngine.Failure, _ loaded: LoadedRecipe) {
    status = .failed
    add(Diagnostic("layout", failure.message, at: failure.origin), in: loaded.file)
  }

  mutating func fail(_ error: FileError) { fail("file", error.path, error.reason) }

  /// Adds the findings of another report.
  mutating func append(_ other: Report) {
    status = max(status, other.status)
    findings += other.findings
    consoleLog += other.consoleLog
    leftOutCount += other.leftOutCount
  }

  /// Renames the files that findings are about.
  mutating func rename(_ name: (String) -> String) {
    for index in findings.indices {
      findings[index].path = name(findings[index].path)
      findings[index].file = findings[index].file.map { $0.renamed(name($0.path)) }
    }
  }

  /// Writes everything, and returns the exit status.
  /// - Parameter hasOutput: Whether standard output holds results, so that messages must go
  ///   elsewhere.
  func write(_ console: Console, hasOutput: Bool) -> ExitStatus {
    if !consoleLog.isEmpty { console.writeError(consoleLog) }
    let text = format.text(
      of: findings, by: Program.version, usesColor: console.usesColor)
    if format.isForPeople || hasOutput {
      if !text.isEmpty { console.writeError(text) }
      return status
    }
    return console.output(text, status)
  }

  /// Whether there is something that has not been written.
  var hasMore: Bool { !findings.isEmpty || !consoleLog.isEmpty }

  /// Writes the findings so far for people, and keeps only the status.
  mutating func flush(_ console: Console) {
    _ = write(console, hasOutput: true)
    forgetFindings()
  }

  /// Keeps only the status.
  mutating func forgetFindings() {
    findings = []
    consoleLog = ""
  }
}

// MARK: - Layouts

extension Report {
  /// Adds the findings about a recipe's layouts that the recipe does not declare, each once with the
  /// canvases that show it.
  /// - Parameter off: The ids of findings that are left out.
  mutating func add(
    findingsOf layouts: [SolvedLayout], _ loaded: LoadedRecipe, except off: Set<String> = []
  ) {
    let found = loaded.findings(of: layouts, except: off, omitsConflicts: usesConsoleLog)
    var isFaulty = found.contains {
      (loaded.recipe.log == nil || usesConsoleLog || $0.diagnostic.severity == .error)
        && !warnings.contains($0.diagnostic.id)
    }
    if usesConsoleLog {
      consoleLog += layouts.map(ConsoleLog.text).joined()
      isFaulty = isFaulty || loaded.undeclared(among: layouts).contains { !$0.conflicts.isEmpty }
    }
    if isFaulty { status = max(status, .findings) }
    for finding in found { add(finding) }
  }

  /// Adds the views that `--crop` names and none of a recipe's layouts has, so that nothing can be drawn.
  /// - Returns: Whether there are any.
  mutating func add(viewsMissingOf crop: FigureSettings.Crop?, in sets: [PlannedSet]) -> Bool {
    guard let crop, let loaded = sets.first?.loaded else { return false }
    let views = Set(sets.flatMap(\.layouts).flatMap(\.views).map(\.name))
    let known = Set(views.map { $0.lowercased() })
    let missing = crop.names.filter { !known.contains($0.lowercased()) }
    for name in missing {
      let help = Suggestion.help(for: name, among: views.sorted()).map { "; " + $0 } ?? ""
      fail("unknown-view", loaded.input.path, "there is no view '\(name)' for --crop\(help)")
    }
    return !missing.isEmpty
  }

  /// Adds that a crop shows nothing of some layouts, which are shown as a whole; or of none, so that nothing
  /// can be drawn.
  mutating func add(
    emptyCropOf layouts: [SolvedLayout], among all: [SolvedLayout], _ loaded: LoadedRecipe,
    option: FigureSettings.Crop?, isNowhere: Bool
  ) {
    let isOption = option != nil
    let places = isNowhere ? "" : " (\(Circumstances(among: all).text(of: layouts)))"
    var diagnostic = Diagnostic(
      "empty-crop", severity: isNowhere ? .error : .warning,
      "\(isOption ? "--crop" : "this crop") shows nothing of the figure" + places,
      at: isOption ? nil : loaded.recipe.cropOrigin)
    diagnostic.help =
      if case .around? = option ?? loaded.recipe.figures.crop {
        "name a view that is shown and not empty, or add a margin"
      } else {
        "use a part of the figure, in points from the top left corner"
      }
    if isNowhere { status = .failed }
    if isOption {
      add(diagnostic, about: loaded.input.path)
    } else {
      add(diagnostic, in: loaded.file)
    }
  }

  /// Adds what is against a rule in a recipe's layouts.
  mutating func add(against rule: CheckRule, _ layouts: [SolvedLayout], _ loaded: LoadedRecipe) {
    if add(layouts, loaded, rule.findInLayout), !warnings.contains(rule.id) {
      status = max(status, .findings)
    }
  }

  /// Adds what is against a rule in a document as a whole.
  mutating func add(against found: [Diagnostic], in file: SourceFile) {
    if found.contains(where: { !warnings.contains($0.id) }) { status = max(status, .findings) }
    for diagnostic in found { add(diagnostic, in: file) }
  }

  /// Adds what is found in layouts, each once, with the layouts that it is about unless it is about all.
  ///
  /// It changes no status.
  /// - Returns: Whether there is any.
  @discardableResult
  mutating func add(
    _ layouts: [SolvedLayout], _ loaded: LoadedRecipe, _ find: (SolvedLayout) -> [Diagnostic]
  ) -> Bool {
    var found: [(diagnostic: Diagnostic, layouts: [Int])] = []
    var places: [Diagnostic: Int] = [:]
    for (index, solved) in layouts.enumerated() {
      for diagnostic in find(solved) {
        let place = places[diagnostic, default: found.count]
        places[diagnostic] = place
        if place == found.count { found.append((diagnostic, [])) }
        if found[place].layouts.last != index { found[place].layouts.append(index) }
      }
    }
    let circumstances = Circumstances(among: layouts)
    for (var diagnostic, own) in found {
      if own.count < layouts.count {
        diagnostic.message += " (\(circumstances.text(of: own.map { layouts[$0] })))"
      }
      add(diagnostic, in: loaded.file)
    }
    return !found.isEmpty
  }
}
