import Basics
import Diagnostics
import FigureComposition
import Guides
import Inputs
import LayoutFindings
import LayoutModel
import Recipes
import Reports

extension Verb {
  static let check = Verb(
    "check", operands: "PATH... [OPTION...]", needsPath: { _ in true },
    abstract: "find what is wrong, draw nothing",
    discussion: """
      Solves each recipe on its canvases and on those of its expected frames. Reports what is
      ambiguous, unsatisfiable or misplaced without being declared, and frames that are not as expected.
      """,
    examples: [
      CommandExample(
        "Find what is wrong with a layout on all phones",
        "ibar check Login.yaml --device all-iphones"),
      CommandExample("Check a storyboard by every rule", "ibar check Main.storyboard --rules all"),
    ], options: Option<CheckOptions>.check, defaultValue: CheckOptions()
  ) { arguments, console throws(UsageError) in
    Check.run(try CheckPlan(arguments), console)
  }
}

private enum Check {
  private struct Result: InputResult {
    var report: Report
    /// Advice on what figures do not show, where it is not asked for.
    var advice: Set<Diagnostic> = []

    init(report: Report) { self.report = report }
  }

  static func run(_ plan: CheckPlan, _ console: Console) -> ExitStatus {
    var round = InputRound(plan.inputs, plan.run, console)
    _ = round.checkNames()
    let (inputs, named, loader) = (round.inputs, round.named, round.loader)
    let reporter = RunReporter(plan.run, console, round.report, count: inputs.count)
    var found: [[Finding]] = []
    var hint = plan.hint
    let countsAdvice = console.showsProgress && !plan.run.isQuiet
    reporter.run(
      path: { inputs[$0].path }, makeTools: {},
      work: { _, index in
        var result = Result(report: Report(plan.run))
        result.report.warnings = plan.rules.warnings
        let input = loader.load(inputs[index], &result.report)
        // A file that cannot be written has an error of its own.
        let hasFixed = result.report.findings.contains {
          [Fixes.id, "file"].contains($0.diagnostic.id)
        }
        for loaded in input.recipes { check(loaded, plan, countsAdvice: countsAdvice, &result) }
        result.report.add(missingGlyphsOf: input)
        if let (file, document) = input.document {
          for rule in plan.rules.added {
            result.report.add(against: rule.findInDocument(document), in: file)
          }
        }
        reportDeadImages(in: input, of: inputs[index], among: named, loader, &result.report)
        if plan.inputs.appliesFixes, !hasFixed, result.report.status != .done {
          result.report.add(Fixes.nothingFixed, about: inputs[index].path)
        }
        return result
      },
      finish: { result in
        found.append(result.report.findings)
        hint.add(result.advice, plan.inputs.appliesFixes ? [] : result.report.findings)
      })
    if plan.report == .junit {
      reporter.output(JUnitMessages.text(of: zip(inputs, found).map { ($0.path, $1) }))
    }
    let status = reporter.finish(hasOutput: plan.report != nil)
    if countsAdvice, let text = hint.text { console.writeError(text) }
    return status
  }

  /// Reports the images of a guide that show figures which nothing draws.
  private static func reportDeadImages(
    in loaded: LoadedInput, of input: Input, among inputs: [Input], _ loader: RecipeLoader,
    _ report: inout Report
  ) {
    guard input.format == .guide, !loaded.isFaulty, let file = loaded.recipes.first?.file,
      let bytes = try? loader.read(input)
    else { return }
    let images = DeadImages(bytes, of: input, loaded.recipes)
    let found = images.dead(among: inputs) + images.stale
    if found.isEmpty { return }
    report.status = max(report.status, .findings)
    for diagnostic in found { report.add(diagnostic, in: file) }
  }

  private static func check(
    _ loaded: LoadedRecipe, _ plan: CheckPlan, countsAdvice: Bool, _ result: inout Result
  ) {
    let recipe = loaded.recipe
    let request = plan.inputs.selection.request
    // A rule that is on reports the same itself.
    let ruled = Set(plan.rules.added.map(\.id))
    func advice(on solved: SolvedLayout) -> [Diagnostic] {
      solved.advice(loaded.typesetter).filter { !ruled.contains($0.id) }
    }
    var solver = LayoutSolver()
    do throws(LayoutEngine.Failure) {
      var all: [SolvedLayout] = []
      for layout in recipe.layouts(on: request) {
        var solved = try solver.solve(layout, typesetter: loaded.typesetter)
        solved.misplacementTolerance = plan.tolerance
        all.append(solved)
      }
      checkDeclaration(all, loaded, &result.report)
      checkEntries(of: loaded, &result.report)
      result.report.add(findingsOf: all, loaded, except: plan.rules.off)
      for rule in plan.rules.added { result.report.add(against: rule, all, loaded) }
      if plan.givesAdvice {
        result.report.add(all, loaded, advice)
      }
      if plan.givesAdvice || countsAdvice {
        let onLanguages =
          try loaded.adviceOnLanguages(besides: all, on: request, &solver)
          + recipe.untranslatedTexts
        if plan.givesAdvice {
          for advice in onLanguages { result.report.add(advice, in: loaded.file) }
        } else {
          result.advice.formUnion(all.flatMap(advice) + onLanguages)
        }
      }
      for (variant, expectations) in recipe.expectationsByVariant {
        for expected in expectations {
          let canvas = expected.canvas
          let known = all.first {
            $0.layout.variant == variant && $0.layout.canvas.withoutName == canvas.withoutName
          }
          guard request == CanvasRequest() || known != nil else { continue }
          let solved: SolvedLayout
          if let known {
            solved = known
          } else {
            let layout = recipe.layout(on: canvas, variant)
            solved = try solver.solve(layout, typesetter: loaded.typesetter)
          }
          check(expected, solved, loaded, &result.report)
        }
      }
    } catch {
      result.report.fail(error, loaded)
    }
  }

  /// An entry of a recipe that explains a part must name one.
  private static func checkEntries(of loaded: LoadedRecipe, _ report: inout Report) {
    // Other faults of entries are reported when the recipe is read.
    guard !loaded.recipe.entries.isEmpty,
      let base = try? FigurePlan(CanvasOptions(), FigureOptions()),
      let plans = try? FigureRequests(base).plans(of: loaded.recipe, defaults: loaded.project)
    else { return }
    let source = FigureSource(loaded)
    for (plan, entry) in plans {
      for fault in plan.explanationFaults(of: source) {
        report.add(Diagnostic("unusable-figure", fault, at: entry), in: loaded.file)
        report.status = .failed
      }
    }
  }

  /// A recipe that declares a status must have it.
  private static func checkDeclaration(
    _ layouts: [SolvedLayout], _ loaded: LoadedRecipe, _ report: inout Report
  ) {
    let satisfied = layouts.filter { $0.status == .satisfied }
    guard let declared = loaded.recipe.status, !satisfied.isEmpty else { return }
    report.status = max(report.status, .findings)
    let canvases = Circumstances(among: layouts).text(of: satisfied)
    report.add(
      Diagnostic(
        "wrong-status",
        "the recipe declares '\(declared.rawValue)', but nothing is wrong on \(canvases)"),
      in: loaded.file)
  }

  /// A frame as a recipe has it, with `null` for what a recipe does not expect.
  private static func written(_ frame: Rect, like values: [Double?]) -> String {
    let found = [frame.x, frame.y, frame.width, frame.height]
    let texts = zip(values, found).map { wanted, value in
      wanted == nil ? "null" : DecimalText.rounded(value, to: 3)
    }
    return "[\(texts.joined(separator: ", "))]"
  }

  private static func check(
    _ expected: ExpectedFrames, _ solved: SolvedLayout, _ loaded: LoadedRecipe,
    _ report: inout Report
  ) {
    let layout =
      expected.isPixelAligned
      ? solved.pixelAligned(scale: solved.layout.canvas.scale) : solved
    for frame in expected.frames {
      let found = layout.frameInSuperview(of: frame.view)
      let values = [found.x, found.y, found.width, found.height]
      let isMet = zip(frame.values, values).allSatisfy { wanted, value in
        wanted.map { ($0 - value).magnitude <= expected.tolerance } ?? true
      }
      if isMet { continue }
      report.status = max(report.status, .findings)
      let name = layout.layout.views[frame.view].name
      report.add(
        Diagnostic(
          "missed-frame",
          "'\(name)' is expected at this frame on \(expected.name), but its frame is "
            + LayoutMessages.text(found), at: frame.range,
          help:
            "a frame is [x, y, width, height]: write '\(Check.written(found, like: frame.values))', "
            + "or change the constraints"),
        in: loaded.file)
    }
  }
}
