import Basics
import Diagnostics
import LayoutJSON
import LayoutModel
import Recipes

extension Verb {
  static let solve = Verb(
    name: "solve", operands: "PATH... [OPTION...]", abstract: "print the frames of layouts",
    discussion: "Prints each view's frame: x, y, width and height in its superview, in points.",
    options: Option.canvas + [
      .json, .pixelAligned, .explain, .breakpoints, .range, .shard, .consoleLog, .messageFormat,
    ], run: Solve.run)
}

private enum Solve {
  static func run(_ settings: Settings, _ console: Console) -> ExitStatus {
    var report = Report(settings)
    var files: [(path: String, layouts: [JSONValue])] = []
    var text = ""
    for loaded in RecipeLoader.load(settings, console, &report) {
      var layouts: [JSONValue] = []
      var solvedLayouts: [SolvedLayout] = []
      for layout in loaded.recipe.layouts(on: settings.canvas) {
        guard let solved = solved(layout, settings, loaded, &report) else { continue }
        solvedLayouts.append(solved)
        if settings.printsJSON {
          layouts.append(
            LayoutDocument.value(
              of: solved, name: loaded.recipe.name,
              title: loaded.recipe.title(of: layout.variant), in: loaded.file))
        } else {
          text += self.text(of: solved, settings, loaded, &report)
        }
      }
      report.add(findingsOf: solvedLayouts, loaded)
      if files.last?.path != loaded.input.path { files.append((loaded.input.path, [])) }
      files[files.count - 1].layouts += layouts
    }
    if settings.printsJSON {
      let document = JSONValue.object([
        .init("version", .number(Double(LayoutDocument.version))),
        .init("files", .array(files.map(value))),
      ])
      text = document.text(isIndented: true) + "\n"
    }
    let status = report.write(settings, console, hasOutput: true)
    return console.output(text, status)
  }

  private static func value(of file: (path: String, layouts: [JSONValue])) -> JSONValue {
    .object([.init("path", .string(file.path)), .init("layouts", .array(file.layouts))])
  }

  private static func solved(
    _ layout: Layout, _ settings: Settings, _ loaded: LoadedRecipe, _ report: inout Report
  ) -> SolvedLayout? {
    do {
      let solved = try LayoutEngine.solve(layout, typesetter: loaded.typesetter)
      return settings.isPixelAligned ? solved.pixelAligned(scale: layout.canvas.scale) : solved
    } catch {
      report.fail(error, loaded)
      return nil
    }
  }

  /// What is printed of one layout: its frames, or what was asked in their place.
  private static func text(
    of solved: SolvedLayout, _ settings: Settings, _ loaded: LoadedRecipe, _ report: inout Report
  ) -> String {
    do throws(LayoutEngine.Failure) {
      if let name = settings.explainedView {
        return try SolveText.explanation(ofViewNamed: name, in: solved, loaded, &report)
      }
      if let axis = settings.breakpointAxis {
        return try SolveText.breakpoints(
          of: solved.layout, loaded, along: axis, over: settings.breakpointRange ?? 0...2048)
      }
    } catch {
      report.fail(error, loaded)
      return ""
    }
    return table(of: solved, loaded.recipe)
  }

  /// A layout's frames in columns.
  private static func table(of solved: SolvedLayout, _ recipe: Recipe) -> String {
    let views = solved.layout.views
    let rows = views.indices.dropFirst().map { view -> [String] in
      let frame = solved.frameInSuperview(of: view)
      return [views[view].name]
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
    return "\(recipe.name): \(solved.layout.circumstances): \(solved.status.rawValue)\n"
      + lines.joined()
  }
}
