import LayoutModel
import Diagnostics
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
      that a folder given as PATH has. A file whose bytes would not change is not touched. A guide's
      figures are named by the guide and the heading above the constraints. The kinds of marks that
      --overlay takes are all, none, spacing, sizes, alignments, frames and ghosts.
      """,
    options: [.output, .format] + Option.canvas + [
      .style, .legend, .strip, .widths, .animate, .scale, .theme, .overlay, .scene, .svgText, .jobs,
      .link,
      .stamp,
      .messageFormat,
    ],
    run: Render.run)
}

private enum Render {
  static func run(_ settings: Settings, _ console: Console) async -> ExitStatus {
    var report = Report(settings)
    let recipes = RecipeLoader.load(settings, console, &report)
    let tasks = recipes.map { RenderPlan.tasks(for: $0, settings) }
    let clashes = RenderPlan.clashes(among: tasks.joined(), stamp: settings.stamp)
    for clash in clashes { report.fail(clash) }
    checkOverlay(settings, tasks.joined().flatMap(\.layouts), &report)
    if clashes.isEmpty {
      let jobs = settings.jobs ?? FileSystem.processorCount
      let results = await Parallel.map(tasks, jobs: jobs) { draw($0, settings) }
      for result in results { report.append(result.report) }
      if settings.linksFigures { link(results.compactMap(\.link), &report) }
      if let stamp = settings.stamp, report.status == .done {
        write(stamp: stamp, for: tasks.joined().flatMap { $0.files.map(\.path) }, &report)
      }
    }
    return report.write(settings, console, hasOutput: false)
  }

  /// What is asked to be drawn is there in some layout at least.
  private static func checkOverlay(
    _ settings: Settings, _ layouts: [Layout], _ report: inout Report
  ) {
    let kinds = OverlayKind.allCases.map(\.rawValue)
    for word in settings.overlay ?? [] where !kinds.contains(word) {
      if layouts.isEmpty || layouts.contains(where: { !$0.parts(named: word).isEmpty }) { continue }
      let names = kinds + layouts.flatMap { $0.views.dropFirst().map(\.name) }
      let help = Suggestion.help(for: word, among: names).map { "; " + $0 } ?? ""
      report.fail("unknown-part", "ibar", "no layout has a view or constraint '\(word)'\(help)")
    }
  }

  private static func link(_ links: [GuideLink], _ report: inout Report) {
    do throws(FileError) {
      try GuideLinks.write(links)
    } catch {
      report.fail(error)
    }
  }

  /// Draws all figures of a recipe, then writes them.
  private static func draw(
    _ tasks: [RenderTask], _ settings: Settings
  ) -> (report: Report, link: GuideLink?) {
    var report = Report(settings)
    var link: GuideLink?
    guard let loaded = tasks.first?.loaded else { return (report, nil) }
    let linked = RenderPlan.linkedFile(of: tasks)
    var files: [(path: String, bytes: [UInt8])] = []
    do {
      var renderer = FigureRenderer()
      var layouts: [SolvedLayout] = []
      for task in tasks {
        let solved = try task.layouts.map {
          try LayoutEngine.solve($0, typesetter: loaded.typesetter)
        }
        layouts += solved
        let figure = try figure(of: solved, task, settings)
        for (format, path) in task.files {
          if path == linked, let listing = loaded.listing {
            link = GuideLink(
              guide: loaded.input.path, listing: listing, figure: path,
              description: figure.description)
          }
          files.append((path, try renderer.bytes(of: figure, as: format, settings.drawing)))
        }
      }
      report.add(findingsOf: layouts, loaded)
    } catch {
      if let failure = error as? LayoutEngine.Failure {
        report.fail(failure, loaded)
      } else {
        report.fail("drawing", loaded.input.path, reason(error))
      }
      return (report, nil)
    }
    do throws(FileError) {
      for file in files {
        try FileSystem.makeFolder(of: file.path)
        try FileSystem.write(file.bytes, to: file.path)
      }
    } catch {
      report.fail(error)
      return (report, nil)
    }
    return (report, link)
  }

  private static func reason(_ error: any Error) -> String {
    (error as? DrawingError)?.message ?? (error as? TypesettingError)?.message ?? "\(error)"
  }

  private static func figure(
    of solved: [SolvedLayout], _ task: RenderTask, _ settings: Settings
  ) throws -> Figure {
    let recipe = task.loaded.recipe
    var request = FigureRequest(
      name: task.figureName, title: recipe.title(of: task.layouts[0].variant))
    request.options.overlay = settings.overlay ?? recipe.overlay
    request.options.selection = recipe.selection
    request.options.hasScene = settings.hasScene
    request.screen = recipe.screen
    request.typesetter = task.loaded.typesetter
    var figure =
      settings.shownRow == nil
      ? try task.style.figure(of: solved[0], request)
      : try RenderRow.figure(of: solved, task.style, request, settings)
    if let place = settings.legend {
      figure = try ConstraintLegend.figure(
        figure, listing: task.layouts, place, typesetter: request.typesetter)
    }
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
