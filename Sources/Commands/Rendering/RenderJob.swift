import LayoutModel
import Drawing
import Figures
import Platform
import Recipes
import Typesetting

/// The drawing of one input.
struct RenderJob {
  let loader: RecipeLoader
  let cache: FigureCache?
  let settings: Settings

  /// Draws all figures of an input, or finds them in the cache, and writes them.
  /// - Parameter draws: Whether they are drawn at all, not only read and planned.
  func result(
    of input: Input, draws: Bool, _ renderer: inout FigureRenderer
  ) -> RenderResult {
    var result = RenderResult(
      report: Report(settings), timings: Timings(isOn: settings.showsTimings))
    result.isUndone = !draws
    do throws(FileError) {
      let bytes = try loader.read(input)
      let key = draws && !settings.linksFigures ? cache?.key(of: input, bytes) : nil
      if let key, try find(key, of: input, &result) { return result }
      let files = draw(input, bytes, draws: draws, &renderer, &result)
      try write(files, &result)
      if settings.linksFigures { try GuideLinks.write(result.links, into: input.path, bytes) }
      if let key { keep(files, of: input, as: key, result) }
    } catch {
      result.report.fail(error)
      if result.dependencies.inputs.isEmpty, input.path != "-" {
        result.dependencies.inputs = [input.path]
      }
    }
    return result
  }

  private func draw(
    _ input: Input, _ bytes: [UInt8], draws: Bool, _ renderer: inout FigureRenderer,
    _ result: inout RenderResult
  ) -> [(path: String, bytes: [UInt8])] {
    let loaded = result.timings.measure(.read) { loader.load(input, bytes, &result.report) }
    let tasks = loaded.recipes.map { RenderPlan.tasks(for: $0, settings) }
    result.dependencies.outputs = tasks.joined().flatMap { $0.files.map(\.path) }
    let clashes = draws ? RenderPlan.clashes(among: tasks.joined(), settings) : []
    for clash in clashes { result.report.fail(clash) }
    var files: [(path: String, bytes: [UInt8])] = []
    if draws, clashes.isEmpty {
      for tasks in tasks { files += draw(tasks, &renderer, &result) }
    }
    let fonts = loaded.recipes.first?.typesetter.usedFonts ?? []
    // A font that could not be used may be why there is no figure.
    let failed =
      result.report.status == .failed ? settings.fonts.filter { !fonts.contains($0) } : []
    result.dependencies.inputs = loaded.files + fonts + failed
    return files
  }

  // MARK: - Cache

  /// Writes the figures of an input that are in the cache; false when they are not.
  private func find(
    _ key: String, of input: Input, _ result: inout RenderResult
  ) throws(FileError) -> Bool {
    let folder = inputFolder(of: input)
    let entry = result.timings.measure(.lookUp) {
      cache?.entry(key, of: input, inputFolder: folder)
    }
    guard let entry else { return false }
    let files = entry.files.map { (path: outputFolder(of: input) + $0.name, bytes: $0.bytes) }
    result.dependencies.outputs = files.map(\.path)
    result.dependencies.inputs = [input.path] + entry.reads.map(\.path)
    try write(files, &result)
    return true
  }

  private func keep(
    _ files: [(path: String, bytes: [UInt8])], of input: Input, as key: String,
    _ result: RenderResult
  ) {
    guard result.report.status == .done, !result.report.hasMore, !files.isEmpty else { return }
    let prefix = outputFolder(of: input).count
    cache?.keep(
      files.map { (String($0.path.dropFirst(prefix)), $0.bytes) },
      reads: Array(result.dependencies.inputs.dropFirst()), inputFolder: inputFolder(of: input),
      as: key)
  }

  private func outputFolder(of input: Input) -> String {
    (settings.output.hasSuffix("/") ? settings.output : settings.output + "/") + input.folder
  }

  private func inputFolder(of input: Input) -> String {
    input.path.lastIndex(of: "/").map { String(input.path[...$0]) } ?? ""
  }

  // MARK: - Drawing

  /// Draws all figures of a recipe; none when one cannot be drawn.
  private func draw(
    _ tasks: [RenderTask], _ renderer: inout FigureRenderer, _ result: inout RenderResult
  ) -> [(path: String, bytes: [UInt8])] {
    guard let loaded = tasks.first?.loaded else { return [] }
    let linked = RenderPlan.linkedFile(of: tasks)
    var link: GuideLink?
    var files: [(path: String, bytes: [UInt8])] = []
    do throws(any Error) {
      var layouts: [SolvedLayout] = []
      for task in tasks {
        let solved = try result.timings.measure(.solve) {
          () throws(LayoutEngine.Failure) -> [SolvedLayout] in
          var solved: [SolvedLayout] = []
          for layout in task.layouts {
            solved.append(try LayoutEngine.solve(layout, typesetter: loaded.typesetter))
          }
          return solved
        }
        layouts += solved
        let figure = try result.timings.measure(.compose) { () throws(any Error) -> Figure in
          try RenderJob.figure(of: solved, task, settings)
        }
        for (format, path) in task.files {
          if path == linked, let listing = loaded.listing {
            link = GuideLink(
              listing: listing, figure: path, description: figure.description)
          }
          let stage: Timings.Stage = format == .svg ? .svg : .png
          let bytes = try result.timings.measure(stage) { () throws(DrawingError) -> [UInt8] in
            try renderer.bytes(of: figure, as: format, settings.drawing)
          }
          files.append((path, bytes))
        }
      }
      result.report.add(findingsOf: layouts, loaded)
    } catch {
      if let failure = error as? LayoutEngine.Failure {
        result.report.fail(failure, loaded)
      } else {
        result.report.fail("drawing", loaded.input.path, RenderJob.reason(error))
      }
      return []
    }
    if let link { result.links.append(link) }
    return files
  }

  private func write(
    _ files: [(path: String, bytes: [UInt8])], _ result: inout RenderResult
  ) throws(FileError) {
    do throws(FileError) {
      result.changed += try result.timings.measure(.write) { () throws(FileError) in
        try FileSystem.write(files)
      }
    } catch {
      result.isUndone = true
      throw error
    }
  }

  /// Why a figure could not be drawn, in words.
  static func reason(_ error: any Error) -> String {
    (error as? DrawingError)?.message ?? (error as? TypesettingError)?.message ?? "\(error)"
  }

  /// The figure of solved layouts: one, or those that stand side by side.
  static func figure(
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
}
