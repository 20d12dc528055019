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
    options: [.output, .format] + Option.canvas + [.scale, .jobs, .stamp, .messageFormat],
    run: Render.run)
}

private enum Render {
  static func run(_ settings: Settings, _ console: Console) async -> ExitStatus {
    var report = Report(settings)
    let recipes = RecipeLoader.load(settings, console, &report)
    let tasks = recipes.map { RenderPlan.tasks(for: $0, settings) }
    let clashes = RenderPlan.clashes(among: tasks.joined(), stamp: settings.stamp)
    for clash in clashes { report.fail(clash) }
    if clashes.isEmpty {
      let jobs = settings.jobs ?? FileSystem.processorCount
      let results = await Parallel.map(tasks, jobs: jobs) { draw($0, settings) }
      for result in results { report.append(result) }
      if let stamp = settings.stamp, report.status == .done {
        write(stamp: stamp, for: tasks.joined().flatMap { $0.files.map(\.path) }, &report)
      }
    }
    return report.write(settings, console, hasOutput: false)
  }

  /// Draws all figures of a recipe, then writes them.
  private static func draw(_ tasks: [RenderTask], _ settings: Settings) -> Report {
    var report = Report(settings)
    guard let loaded = tasks.first?.loaded else { return report }
    var files: [(path: String, bytes: [UInt8])] = []
    do {
      var renderer = FigureRenderer(fonts: FontLibrary(typesetter: loaded.typesetter))
      var layouts: [SolvedLayout] = []
      for task in tasks {
        let solved = try LayoutEngine.solve(task.layout, typesetter: loaded.typesetter)
        layouts.append(solved)
        let figure = try figure(of: solved, task)
        for (format, path) in task.files {
          files.append((path, try renderer.bytes(of: figure, as: format, scale: settings.scale)))
        }
      }
      report.add(findingsOf: layouts, loaded)
    } catch {
      if let failure = error as? LayoutEngine.Failure {
        report.fail(failure, loaded)
      } else {
        report.fail("drawing", loaded.input.path, reason(error))
      }
      return report
    }
    do throws(FileError) {
      for file in files {
        try FileSystem.makeFolder(of: file.path)
        try FileSystem.write(file.bytes, to: file.path)
      }
    } catch {
      report.fail(error)
    }
    return report
  }

  private static func reason(_ error: any Error) -> String {
    (error as? DrawingError)?.message ?? (error as? TypesettingError)?.message ?? "\(error)"
  }

  private static func figure(
    of solved: SolvedLayout, _ task: RenderTask
  ) throws(TypesettingError) -> Figure {
    let recipe = task.loaded.recipe
    var figure = try CanvasStyle.figure(
      of: solved, name: task.figureName, title: recipe.title(of: task.layout.variant),
      typesetter: task.loaded.typesetter)
    figure.metadata = FigureMetadata.text(of: solved, recipe)
    return figure
  }

  /// The stamp lists the figures it stands for, a path to a line, and is new each time.
  private static func write(
    stamp path: String, for figures: [String], _ report: inout Report
  ) {
    do throws(FileError) {
      try FileSystem.makeFolder(of: path)
      try FileSystem.write(Array(figures.map { $0 + "\n" }.joined().utf8), to: path)
      try FileSystem.touch(path)
    } catch {
      report.fail(error)
    }
  }
}
