import AutoLayout
import Drawing
import Figures
import LayoutJSON
import Recipes

extension Verb {
  static let render = Verb(
    name: "render", operands: "PATH... [OPTION...]", abstract: "draw figures",
    discussion: """
      Draws each recipe on its canvases and writes DIR/NAME.ORIENTATION.FORMAT, in the sub-folders
      that a folder given as PATH has. A file whose bytes would not change is not touched.
      """,
    options: [.output, .format] + Option.canvas + [.scale, .jobs, .stamp], run: Render.run)
}

private enum Render {
  static func run(_ settings: Settings, _ console: Console) async -> ExitStatus {
    var report = Report()
    let recipes = RecipeLoader.load(settings.paths, console, &report)
    let tasks = recipes.map { RenderPlan.tasks(for: $0, settings) }
    for clash in RenderPlan.clashes(among: tasks.joined()) { report.fail(clash) }
    console.writeError(report.messages)
    guard RenderPlan.clashes(among: tasks.joined()).isEmpty else { return .failed }
    let results = await Parallel.map(tasks, jobs: settings.jobs ?? FileSystem.processorCount) {
      draw($0, settings, console)
    }
    for result in results {
      console.writeError(result.messages)
      report.status = max(report.status, result.status)
    }
    if let stamp = settings.stamp, report.status == .done { return writeStamp(stamp, console) }
    return report.status
  }

  /// Draws all figures of a recipe, then writes them.
  private static func draw(
    _ tasks: [RenderTask], _ settings: Settings, _ console: Console
  ) -> Report {
    var report = Report()
    var renderer = FigureRenderer()
    var files: [(path: String, bytes: [UInt8])] = []
    for task in tasks {
      do {
        let solved = try LayoutEngine.solve(task.layout)
        report.add(findingsOf: solved, task.loaded, console)
        let figure = figure(of: solved, task)
        for (format, path) in task.files {
          let bytes = try renderer.bytes(of: figure, as: format, scale: settings.scale)
          files.append((path, bytes))
        }
      } catch let error as LayoutEngine.Failure {
        report.fail("\(task.loaded.input.path): error: \(error.message)")
      } catch {
        report.fail("\(task.loaded.input.path): error: \((error as? DrawingError)?.message ?? "")")
      }
    }
    guard report.status != .failed else { return report }
    do throws(FileError) {
      for file in files {
        try FileSystem.makeFolder(
          file.path.lastIndex(of: "/").map { String(file.path[..<$0]) } ?? ".")
        try FileSystem.write(file.bytes, to: file.path)
      }
    } catch {
      report.fail(error.message)
    }
    return report
  }

  private static func figure(of solved: SolvedLayout, _ task: RenderTask) -> Figure {
    let recipe = task.loaded.recipe
    var figure = CanvasStyle.figure(of: solved, name: task.figureName, title: recipe.title)
    figure.metadata = FigureMetadata.text(of: solved, recipe)
    return figure
  }

  private static func writeStamp(_ path: String, _ console: Console) -> ExitStatus {
    do {
      if let slash = path.lastIndex(of: "/") {
        try FileSystem.makeFolder(String(path[..<slash]))
      }
      try FileSystem.touch(path)
      return .done
    } catch {
      console.writeError(error.message + "\n")
      return .failed
    }
  }
}
