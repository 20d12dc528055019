import Diagnostics
import InterfaceBuilder
import LayoutModel
import RecipeFiles
import Recipes

extension Verb {
  static let convert = Verb(
    "convert", operands: "PATH... --to FORMAT", needsPath: true,
    abstract: "write a layout in another notation",
    discussion: """
      'recipe' prints a whole recipe, such as one of a layout in a guide; several layouts are documents of
      one YAML stream. 'vfl' prints the constraints as strings of the Visual Format Language, and in the
      guide's notation what the language cannot say; in strings a view has its name in lowerCamelCase.
      'swift' prints a view controller with UIKit's views and layout anchors, 'storyboard' a storyboard of one
      layout; both have the recipe's first canvas, without states and languages.
      """,
    options: Option<ConvertOptions>.convert, defaultValue: ConvertOptions()
  ) { arguments, console throws(UsageError) in
    Convert.run(try ConvertPlan(arguments), console)
  }
}

/// A notation that layouts are written in.
enum ConversionTarget: String, Hashable, Sendable, CaseIterable {
  case recipe
  case vfl
  case swift
  case storyboard

  /// The separator between layouts, and the heading of each of several.
  func heading(_ title: String, isFirst: Bool) -> String {
    switch self {
    case .recipe: (isFirst ? "" : "---\n") + "# \(title)\n"
    case .vfl, .swift: (isFirst ? "" : "\n") + "// \(title)\n"
    // A storyboard is a file of its own.
    case .storyboard: ""
    }
  }
}

/// The options of `convert`, as typed.
struct ConvertOptions: RunHolder {
  var run = RunOptions()
  var target: ConversionTarget?
}

/// The plan of `convert`.
struct ConvertPlan: Sendable {
  let inputs: InputPlan
  let run: RunOptions
  let target: ConversionTarget

  /// - Throws: An error for options that exclude each other or are missing.
  init(_ arguments: Arguments<ConvertOptions>) throws(UsageError) {
    guard let target = arguments.options.target else {
      throw UsageError("'convert' needs '--to'; see 'ibar help convert'")
    }
    self.target = target
    run = arguments.options.run
    try run.check()
    inputs = try InputPlan(paths: arguments.paths, run)
  }
}

extension Option<ConvertOptions> {
  /// The options of `convert`.
  static let convert: [Option] =
    [choice("to", "FORMAT", in: .answer, "notation", "notation to write") { $0.target = $1 }]
    + run
}

private enum Convert {
  private struct Result: InputResult {
    var report: Report
    /// Each layout's title and its text.
    var texts: [(title: String, text: String)] = []
  }

  static func run(_ plan: ConvertPlan, _ console: Console) -> ExitStatus {
    let round = InputRound(plan.inputs, plan.run, console)
    let (inputs, loader) = (round.inputs, round.loader)
    let reporter = RunReporter(plan.run, console, round.report, count: inputs.count)
    var isFirst = true
    reporter.run(
      makeTools: {},
      work: { _, index in
        var result = Result(report: Report(plan.run))
        let recipes = loader.load(inputs[index], &result.report).recipes
        if plan.target == .storyboard, round.named.count > 1 || recipes.count > 1 {
          result.report.fail(
            "convert", inputs[index].path, "a storyboard is written of one layout at a time")
          return result
        }
        for loaded in recipes {
          guard let text = text(of: loaded, plan.target, &result.report) else { continue }
          result.texts.append((loaded.recipe.displayTitle, text))
        }
        return result
      },
      finish: { result in
        let hasTitles = round.named.count > 1 || result.texts.count > 1
        for (title, text) in result.texts {
          let heading = hasTitles ? plan.target.heading(title, isFirst: isFirst) : ""
          reporter.output(heading + text)
          isFirst = false
        }
      })
    return reporter.finish(hasOutput: true)
  }

  /// A layout in a notation; nil, and why, if the notation cannot say it.
  private static func text(
    of loaded: LoadedRecipe, _ target: ConversionTarget, _ report: inout Report
  ) -> String? {
    let recipe = loaded.recipe
    switch target {
    case .recipe: return RecipeFileWriter.text(of: recipe)
    case .vfl:
      return VisualFormatText.text(
        of: recipe.baseLayout(on: recipe.canvas.canvas(orientation: .portrait)))
    case .swift:
      guard let layout = recipe.layouts(on: CanvasRequest()).first else { return nil }
      do throws(SwiftCode.Refusal) {
        return try SwiftCode.text(of: layout, named: recipe.name)
      } catch {
        refuse(error.reasons, "UIKit has no code for this", loaded, &report)
        return nil
      }
    case .storyboard: return storyboard(of: loaded, &report)
    }
  }

  private static func storyboard(of loaded: LoadedRecipe, _ report: inout Report) -> String? {
    let recipe = loaded.recipe
    guard let layout = recipe.layouts(on: CanvasRequest()).first else { return nil }
    let solved: SolvedLayout
    do {
      solved = try LayoutEngine.solve(layout, typesetter: loaded.typesetter)
    } catch {
      report.fail(error, loaded)
      return nil
    }
    do throws(StoryboardWriter.Refusal) {
      return try StoryboardWriter.text(of: solved, titled: recipe.displayTitle)
    } catch {
      refuse(error.reasons, "a storyboard cannot say this", loaded, &report)
      return nil
    }
  }

  private static func refuse(
    _ reasons: [String], _ what: String, _ loaded: LoadedRecipe, _ report: inout Report
  ) {
    for reason in reasons {
      report.fail("convert", loaded.input.path, "\(what): \(reason)")
    }
  }
}
