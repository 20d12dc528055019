import Basics
import Diagnostics
import FigureComposition
import Inputs
import JSON
import LayoutModel
import LayoutRecord
import Platform
import Recipes

extension Verb {
  static let solve = Verb(
    "solve", operands: "PATH... [OPTION...]", needsPath: { _ in true },
    abstract: "print the frames of layouts",
    discussion: """
      Prints each view's frame: x, y, width and height in its superview, in points.
      Breakpoints of other sizes than those of devices take a range:
      ibar solve Card.yaml --breakpoints width --range 0...2048
      """,
    examples: [
      CommandExample(
        "Print the frames on an upright device", "ibar solve Login.yaml --orientation portrait"),
      CommandExample(
        "Print which constraints give a view its frame",
        "ibar solve Login.yaml --explain 'Name Field'"),
    ], options: Option<SolveOptions>.solve, defaultValue: SolveOptions()
  ) { arguments, console throws(UsageError) in
    Solve.run(try SolvePlan(arguments), console)
  }
}

private enum Solve {
  /// The output and the findings of one input.
  private struct Result: InputResult {
    var report: Report
    /// Empty when nothing of the input could be read.
    var text = ""

    init(report: Report) { self.report = report }
  }

  static func run(_ plan: SolvePlan, _ console: Console) -> ExitStatus {
    let sizes: ContentSizes?
    do throws(FileError) {
      sizes = try plan.sizes.map { path throws(FileError) in try ContentSizes(path: path) }
    } catch {
      var report = Report(plan.run)
      report.fail(error)
      return report.write(console, hasOutput: true)
    }
    var round = InputRound(plan.inputs, plan.run, console)
    _ = round.checkNames()
    let (inputs, loader) = (round.inputs, round.loader)
    let reporter = RunReporter(plan.run, console, round.report, count: inputs.count)
    let isJSON = plan.printsJSON
    var isFirst = true
    if isJSON { reporter.output(JSONFileList.head) }
    reporter.run(
      path: { inputs[$0].path }, makeTools: {},
      work: { _, index in result(of: inputs[index], loader, plan, sizes) },
      finish: { result in
        if result.text.isEmpty { return }
        reporter.output((isJSON && !isFirst ? JSONFileList.separator : "") + result.text)
        isFirst = false
      })
    if isJSON { reporter.output(JSONFileList.tail) }
    return reporter.finish(hasOutput: true)
  }

  private static func result(
    of input: Input, _ loader: RecipeLoader, _ plan: SolvePlan, _ sizes: ContentSizes?
  ) -> Result {
    var result = Result(report: Report(plan.run))
    let loaded = loader.load(input, &result.report)
    let recipes = loaded.recipes
    var values: [JSONValue] = []
    for loaded in recipes {
      var solvedLayouts: [SolvedLayout] = []
      var solver = LayoutSolver()
      for layout in loaded.recipe.layouts(on: plan.inputs.selection.request) {
        let layout = sizes?.applied(to: layout) ?? layout
        guard let solved = solved(layout, &solver, plan, loaded, &result.report) else { continue }
        solvedLayouts.append(solved)
        do throws(LayoutEngine.Failure) {
          if plan.printsJSON {
            values.append(try json(of: solved, plan, loaded, sizes, &result.report))
          } else {
            result.text += try text(of: solved, plan, loaded, sizes, &result.report)
          }
        } catch {
          result.report.fail(error, loaded)
        }
      }
      result.report.add(findingsOf: solvedLayouts, loaded)
    }
    result.report.add(missingGlyphsOf: loaded)
    if plan.printsJSON, !recipes.isEmpty {
      result.text = JSONFileList.text(ofFile: input.path, layouts: values)
    }
    return result
  }

  private static func solved(
    _ layout: Layout, _ solver: inout LayoutSolver, _ plan: SolvePlan, _ loaded: LoadedRecipe,
    _ report: inout Report
  ) -> SolvedLayout? {
    do {
      let solved = try solver.solve(layout, typesetter: loaded.typesetter)
      return plan.isPixelAligned ? solved.pixelAligned(scale: layout.canvas.scale) : solved
    } catch {
      report.fail(error, loaded)
      return nil
    }
  }

  /// What is printed of one layout for people.
  private static func text(
    of solved: SolvedLayout, _ plan: SolvePlan, _ loaded: LoadedRecipe,
    _ sizes: ContentSizes?, _ report: inout Report
  ) throws(LayoutEngine.Failure) -> String {
    let name = loaded.recipe.name
    switch plan.answer {
    case .frames: return table(of: solved, loaded.recipe)
    case .explanation(let view):
      return printed(
        try ViewExplanation(ofViewNamed: view, in: solved, loaded, &report)?.text(name) ?? "")
    case .breakpoints(let axis, let range):
      return printed(
        try LayoutBreakpoints(of: solved.layout, loaded, along: axis, over: range, sizes)
          .text(name))
    }
  }

  /// One layout for programs.
  private static func json(
    of solved: SolvedLayout, _ plan: SolvePlan, _ loaded: LoadedRecipe,
    _ sizes: ContentSizes?, _ report: inout Report
  ) throws(LayoutEngine.Failure) -> JSONValue {
    let answer: JSONValue.Member?
    switch plan.answer {
    case .frames: answer = nil
    case .explanation(let view):
      answer = try ViewExplanation(ofViewNamed: view, in: solved, loaded, &report).map {
        JSONValue.Member("explanation", $0.json)
      }
    case .breakpoints(let axis, let range):
      let found = try LayoutBreakpoints(of: solved.layout, loaded, along: axis, over: range, sizes)
      answer = JSONValue.Member("breakpoints", found.json)
    }
    return SolveDocument.value(
      of: solved, loaded.recipe, in: loaded.file, and: answer.map { [$0] } ?? [])
  }

  /// Lines whose names hold no control characters.
  private static func printed(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { PrintableText.escaped($0) }.joined(separator: "\n")
  }

  /// A layout's frames in columns.
  private static func table(of solved: SolvedLayout, _ recipe: Recipe) -> String {
    let views = solved.layout.views
    let rows = views.indices.dropFirst().map { view -> [String] in
      let frame = solved.documentFrame(of: view)
      return [PrintableText.escaped(views[view].name)]
        + [frame.x, frame.y, frame.width, frame.height].map { DecimalText.rounded($0, to: 3) }
    }
    let all = [["", "x", "y", "width", "height"]] + rows
    let widths = (0..<5).map { column in all.map { $0[column].count }.max() ?? 0 }
    let lines = all.map { row in
      var line = "  " + row[0] + String(repeating: " ", count: widths[0] - row[0].count)
      for column in 1..<5 {
        line += String(repeating: " ", count: 2 + widths[column] - row[column].count) + row[column]
      }
      return line + "\n"
    }
    let circumstances = PrintableText.escaped(solved.layout.circumstances)
    return "\(recipe.name): \(circumstances): \(solved.status.rawValue)\n"
      + lines.joined()
  }
}

/// The document that `solve --json` prints, file by file, so that only one is in memory.
private enum JSONFileList {
  static let head = "{\n  \"version\": \(SolveDocument.version),\n  \"files\": ["
  static let separator = ","
  static let tail = "\n  ]\n}\n"

  /// A file with its layouts: the text between head and tail.
  static func text(ofFile path: String, layouts: [JSONValue]) -> String {
    let file = JSONValue.object([
      .init("path", .string(path)), .init("layouts", .array(layouts)),
    ])
    let document = JSONValue.object([
      .init("version", .number(Double(SolveDocument.version))), .init("files", .array([file])),
    ])
    let text = document.text(isIndented: true) + "\n"
    return String(Substring(text.utf8.dropFirst(head.utf8.count).dropLast(tail.utf8.count)))
  }
}
