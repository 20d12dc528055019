import Drawing
import FigureComposition
import Foundation
import Inputs
import LayoutModel
import Recipes
import Synchronization
import TestSupport
import Testing

@testable import Commands

/// What a command line is planned to do.
struct RenderPlanTests {
  private static func plan(_ words: [String]) throws -> RenderPlan {
    let lexer = OptionLexer(verb: "render", options: Option<RenderOptions>.render)
    return try RenderPlan(try lexer.arguments(words, defaultValue: RenderOptions()))
  }

  /// One orientation has one layout, however many styles, formats and legends show it.
  @Test(arguments: [
    (["--style", "canvas,schematic"], 2),
    (["--style", "canvas,schematic,screen,outline", "--legend", "beside"], 2),
    (["--orientation", "side-by-side", "--style", "canvas,screen"], 2),
    (["--orientation", "portrait", "--format", "svg,png"], 1),
    (["--widths", "320,375,414", "--style", "canvas,screen"], 3),
  ])
  func `a layout is solved once per canvas`(_ options: [String], _ count: Int) throws {
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write(SampleRecipe.recipe, to: "R.yaml")
    let plan = try Self.plan([path, "-o", sandbox.path] + options)
    let console = Console(writeOutput: { _ in true }, writeError: { _ in }, readInput: { nil })
    let round = InputRound(plan.inputs, plan.run, console)
    let solves = Mutex<[Canvas]>([])
    let job = RenderJob(plan: plan, loader: round.loader, countsAdvice: false, cache: nil) {
      layout, typesetter throws(LayoutEngine.Failure) in
      solves.withLock { $0.append(layout.canvas) }
      return try LayoutEngine.solve(layout, typesetter: typesetter)
    }
    var renderer = FigureRenderer()
    let result = job.result(of: round.inputs[0], draws: true, &renderer)
    #expect(result.report.status == .done)
    #expect(!result.changed.isEmpty)
    let canvases = solves.withLock { $0 }
    #expect(canvases.count == count)
    #expect(Set(canvases).count == count)
  }

  @Test func `a finding names each canvas once, in any number of styles`() async throws {
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write(
      "views: {A: {}}\nconstraints: |\n  A.Leading = Superview.Leading\n", to: "R.yaml")
    let one = await Outcome.of("render", path, "-o", sandbox.path)
    let two = await Outcome.of("render", path, "-o", sandbox.path, "--style", "canvas,schematic")
    #expect(one.status == .findings)
    #expect(two.errors == one.errors)
  }

  /// A cache would give a figure of other options if one of them were not in its key.
  @Test(arguments: [
    ["--device", "iPad Air 2"], ["--size", "500x400"], ["--orientation", "portrait"],
    ["--direction", "right-to-left"], ["--text-size", "small"], ["--state", "all"],
    ["--language", "all"], ["--orientation", "side-by-side"], ["--strip"], ["--widths", "320,400"],
    ["--widths", "320,401"], ["--animate", "--format", "svg"], ["--style", "screen"],
    ["--format", "png"], ["--legend", "below"], ["--overlay", "none"], ["--overlay", "sizes"],
    ["--scene"], ["--scale", "3"], ["--theme", "dark"], ["--svg-text"], ["--font", "/a.otf"],
    ["--allow", "/shared"],
  ])
  func `options that change figures change the cache's key`(_ options: [String]) throws {
    let input = Input(format: .recipe, path: "R.yaml", folder: "", name: "R", root: nil)
    func key(_ words: [String]) throws -> String {
      let plan = try Self.plan(["R.yaml"] + words)
      return FigureCache(folder: "/cache", plan.requests, plan.inputs)
        .key(of: input, [1, 2, 3])
    }
    #expect(try key(options) != key([]))
    #expect(try key(options) == key(options + ["-j", "2", "-q", "-o", "elsewhere"]))
  }

  /// Every property of the plan, and of what it holds, is in the cache's key.
  @Test func `the fields of a key are the plan's properties`() throws {
    let plan = try Self.plan(["R.yaml"])
    func names(_ value: Any) -> [String] { Mirror(reflecting: value).children.compactMap(\.label) }
    let key = String(reflecting: FigureCache.Settings(plan.requests, plan.inputs))
    let figures = plan.figures
    let expected =
      names(figures) + names(figures.composition) + names(figures.composition.selection)
      + names(figures.composition.selection.request)
      + names(figures.drawing) + ["fonts", "allowedFolders", "libraries", "program"]
    #expect(Set(expected).isSuperset(of: ["devices", "row", "styles", "keepsText"]))
    for name in expected { #expect(key.contains("\(name): "), "\(name)") }
  }
}
