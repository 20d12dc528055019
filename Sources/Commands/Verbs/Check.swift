import LayoutModel
import Diagnostics
import Recipes

extension Verb {
  static let check = Verb(
    name: "check", operands: "PATH... [OPTION...]", abstract: "find what is wrong, draw nothing",
    discussion: """
      Solves each recipe on its canvases and on those of its expected frames, and tells what is
      ambiguous, unsatisfiable or misplaced without being declared, and which frames are missed.
      """,
    options: Option.canvas + [.advice, .fix, .consoleLog, .messageFormat], run: Check.run)
}

private enum Check {
  static func run(_ settings: Settings, _ console: Console) -> ExitStatus {
    var report = Report(settings)
    for loaded in RecipeLoader.load(settings, console, &report) {
      check(loaded, settings, &report)
    }
    return report.write(settings, console, hasOutput: false)
  }

  private static func check(
    _ loaded: LoadedRecipe, _ settings: Settings, _ report: inout Report
  ) {
    let recipe = loaded.recipe
    let canvases = recipe.canvas.canvases(for: settings.canvas)
    var solvedLayouts: [Canvas: SolvedLayout] = [:]
    do throws(LayoutEngine.Failure) {
      for canvas in canvases {
        let solved = try LayoutEngine.solve(
          recipe.layout(on: canvas), typesetter: loaded.typesetter)
        solvedLayouts[canvas] = solved
        checkDeclaration(solved, loaded, &report)
      }
      let layouts = canvases.compactMap { solvedLayouts[$0] }
      report.add(findingsOf: layouts, loaded)
      if settings.givesAdvice { report.add(adviceOn: layouts, loaded) }
      for expected in recipe.expectations {
        let isAsked = settings.canvas == CanvasRequest() || canvases.contains(expected.canvas)
        guard isAsked else { continue }
        if let solved = solvedLayouts[expected.canvas] {
          check(expected, solved, loaded, &report)
        } else {
          let solved = try LayoutEngine.solve(
            recipe.layout(on: expected.canvas), typesetter: loaded.typesetter)
          check(expected, solved, loaded, &report)
        }
      }
    } catch {
      report.fail("layout", loaded.input.path, error.message)
    }
  }

  /// A recipe that declares a status must have it.
  private static func checkDeclaration(
    _ solved: SolvedLayout, _ loaded: LoadedRecipe, _ report: inout Report
  ) {
    guard let declared = loaded.recipe.status, solved.status == .satisfied else { return }
    report.status = max(report.status, .findings)
    let canvas = solved.layout.canvas.name
    report.add(
      Diagnostic(
        "wrong-status", "the recipe declares '\(declared.rawValue)', but on \(canvas) all is well"),
      in: loaded.file)
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
          "'\(name)' is expected here on \(expected.name), and lies at "
            + LayoutMessages.text(found), at: frame.range),
        in: loaded.file)
    }
  }
}
