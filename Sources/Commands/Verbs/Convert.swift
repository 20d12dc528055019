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

  /// The separator between layouts, and the heading of each of several.
  func heading(_ title: String, isFirst: Bool) -> String {
    switch self {
    case .recipe: (isFirst ? "" : "---\n") + "# \(title)\n"
    case .vfl: (isFirst ? "" : "\n") + "// \(title)\n"
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
        result.texts = loader.load(inputs[index], &result.report).recipes.map {
          ($0.recipe.displayTitle, text(of: $0.recipe, plan.target))
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

  private static func text(of recipe: Recipe, _ target: ConversionTarget) -> String {
    switch target {
    case .recipe: RecipeFileWriter.text(of: recipe)
    case .vfl:
      VisualFormatText.text(
        of: recipe.baseLayout(on: recipe.canvas.canvas(orientation: .portrait)))
    }
  }
}
