import LayoutModel
import Drawing
import Figures
import LayoutJSON
import Recipes
import Typesetting

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
    let recipes = RecipeLoader.load(settings, console, &report)
    let tasks = recipes.map { RenderPlan.tasks(for: $0, settings) }
    let clashes = RenderPlan.clashes(among: tasks.joined(), stamp: settings.stamp)
    for clash in clashes { report.fail(clash) }
    console.writeError(report.messages)
    guard clashes.isEmpty else { return .failed }
    let results = await Parallel.map(tasks, jobs: settings.jobs ?? FileSystem.processorCount) {
      draw($0, settings, console)
    }
    for result in results {
      console.writeError(result.messages)
      report.status = max(report.status, result.status)
    }
    guard let stamp = settings.stamp, report.status == .done else { return report.status }
    let figures = tasks.joined().flatMap { $0.files.map(\.path) }
    return write(stamp: stamp, for: figures, console)
  }

  /// Draws all figures of a recipe, then writes them.
  private static func draw(
    _ tasks: [RenderTask], _ settings: Settings, _ console: Console
  ) -> Report {
    var report = Report()
    var files: [(path: String, bytes: [UInt8])] = []
    do {
      var renderer = FigureRenderer(
        fonts: FontLibrary(typesetter: tasks.first?.loaded.typesetter ?? .standard))
      var layouts: [SolvedLayout] = []
      for task in tasks {
        let solved = try LayoutEngine.solve(
          task.layout, typesetter: task.loaded.typesetter)
        layouts.append(solved)
        let figure = try figure(of: solved, task)
        for (format, path) in task.files {
          files.append((path, try renderer.bytes(of: figure, as: format, scale: settings.scale)))
        }
      }
      if let loaded = tasks.first?.loaded { report.add(findingsOf: layouts, loaded, console) }
    } catch {
      let reason =
        (error as? LayoutEngine.Failure)?.message ?? (error as? DrawingError)?.message
        ?? (error as? TypesettingError)?.message ?? "\(error)"
      report.fail("\(tasks.first?.loaded.input.path ?? ""): error: \(reason)")
    }
    guard report.status != .failed else { return report }
    do throws(FileError) {
      for file in files {
        try FileSystem.makeFolder(of: file.path)
        try FileSystem.write(file.bytes, to: file.path)
      }
    } catch {
      report.fail(error.message)
    }
    return report
  }

  private static func figure(
    of solved: SolvedLayout, _ task: RenderTask
  ) throws(TypesettingError) -> Figure {
    let recipe = task.loaded.recipe
    var figure = try CanvasStyle.figure(
      of: solved, name: task.figureName, title: recipe.title,
      typesetter: task.loaded.typesetter)
    figure.metadata = FigureMetadata.text(of: solved, recipe)
    return figure
  }

  /// The stamp lists the figures it stands for, a path to a line, and is new each time.
  private static func write(
    stamp path: String, for figures: [String], _ console: Console
  ) -> ExitStatus {
    do throws(FileError) {
      try FileSystem.makeFolder(of: path)
      try FileSystem.write(Array(figures.map { $0 + "\n" }.joined().utf8), to: path)
      try FileSystem.touch(path)
      return .done
    } catch {
      console.writeError(error.message + "\n")
      return .failed
    }
  }
}
