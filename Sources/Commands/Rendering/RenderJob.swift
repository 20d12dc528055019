import Basics
import Diagnostics
import Digests
import Drawing
import FigureChoices
import FigureComposition
import Figures
import Guides
import Inputs
import LayoutFindings
import LayoutModel
import Pictures
import Platform
import Recipes
import Typesetting

/// The drawing of one input.
struct RenderJob: Sendable {
  let plan: RenderPlan
  let loader: RecipeLoader
  /// Whether advice on the layouts is counted.
  let countsAdvice: Bool
  let cache: FigureCache?
  /// Whether the result has the bytes of figures.
  var keepsFigures = false
  /// The locks on the folders of figures.
  let locks = FolderLocks()
  /// Solves a layout.
  var solve: @Sendable (Layout, Typesetter) throws(LayoutEngine.Failure) -> SolvedLayout = {
    layout, typesetter throws(LayoutEngine.Failure) in
    try LayoutEngine.solve(layout, typesetter: typesetter)
  }

  /// Draws all figures of an input, or finds them in the cache, and writes them.
  /// - Parameter draws: Whether they are drawn at all, not only read and planned.
  func result(
    of input: Input, draws: Bool, _ renderer: inout FigureRenderer
  ) -> RenderResult {
    var result = RenderResult(
      report: Report(plan.run), timings: Timings(isOn: plan.showsTimings))
    result.isUndone = !draws
    do throws(FileError) {
      let bytes = try loader.read(input)
      let isKept = draws && !plan.linksFigures && plan.figures.target != .standardOutput
      if draws, ![.standardOutput, .memory].contains(plan.figures.target) {
        locks.share(outputFolder(of: input))
      }
      let key =
        isKept ? cache?.key(of: input, bytes, project: loader.project(of: input)?.settings) : nil
      if let key, try find(key, of: input, bytes, &result) { return result }
      let files = draw(input, bytes, draws: draws, &renderer, &result)
      let renamed = try renamedImages(of: input, bytes, result)
      try write(files, &result)
      if plan.linksFigures { try link(input, bytes, renamed, &result) }
      if let key { keep(files, of: input, as: key, result) }
    } catch {
      result.report.fail(error)
      if result.dependencies.inputs.isEmpty, input.path != "-" {
        result.dependencies.inputs = [input.path]
      }
    }
    settle(&result, of: input, draws: draws, &renderer)
    return result
  }

  /// Applies `--findings`.
  private func settle(
    _ result: inout RenderResult, of input: Input, draws: Bool, _ renderer: inout FigureRenderer
  ) {
    switch plan.findings {
    case .error: return
    case .allow: break
    case .draw:
      guard draws, result.report.status == .failed, !result.isUndone else { break }
      // Figures of earlier runs are not stale while nothing is drawn in their place.
      result.isUndone = true
      let message = MessageFiles(plan: plan, input: input, report: result.report)
      guard let files = message.files(&renderer) else { return }
      result.dependencies.outputs = files.map(\.path)
      do throws(FileError) {
        try write(files, &result)
        result.report.status = .done
      } catch {
        result.report.fail(error)
      }
    }
    if result.report.status == .findings { result.report.status = .done }
  }

  private func draw(
    _ input: Input, _ bytes: [UInt8], draws: Bool, _ renderer: inout FigureRenderer,
    _ result: inout RenderResult
  ) -> [(path: String, bytes: [UInt8])] {
    let loaded = result.timings.measure(.read) { loader.load(input, bytes, &result.report) }
    let sets = loaded.recipes.map { plan.sets(of: $0, &result.report) }
    result.layouts = Set(loaded.recipes.map { Path($0.recipe.name) })
    if plan.figures.target != .standardOutput {
      result.dependencies.outputs = sets.joined().flatMap(\.figures).flatMap {
        $0.files.map(\.path)
      }
    }
    let clashes = draws ? plan.clashes(among: sets.joined()) : []
    for clash in clashes { result.report.fail(clash) }
    if draws, sets.joined().isEmpty, plan.figures.target.isSingle, result.report.status == .done {
      result.report.fail(
        FileError(path: input.path, reason: "holds no layout, so there is no figure to write"))
    }
    var files: [(path: String, bytes: [UInt8])] = []
    if draws, clashes.isEmpty {
      for (recipe, sets) in zip(loaded.recipes, sets) {
        files += draw(sets, &renderer, &result)
        if plan.linksFigures { reportUnlinked(recipe, sets, &result) }
        reportMissingCaption(recipe, sets, &result.report)
      }
    }
    result.report.add(missingGlyphsOf: loaded)
    let fonts = loaded.recipes.first?.typesetter.usedFonts ?? []
    // A font that could not be used may be why there is no figure.
    let failed =
      result.report.status == .failed ? plan.inputs.fonts.filter { !fonts.contains($0) } : []
    result.dependencies.inputs = loaded.files + fonts + failed
    return files
  }

  // MARK: - Cache

  /// Writes the figures of an input that are in the cache; false when they are not.
  private func find(
    _ key: String, of input: Input, _ bytes: [UInt8], _ result: inout RenderResult
  ) throws(FileError) -> Bool {
    let folder = inputFolder(of: input)
    let isOpen =
      bytes.contains("format".utf8)
      || loader.project(of: input)?.settings.figures.contains { $0.key == "format" } ?? false
    let entry = result.timings.measure(.lookUp) {
      cache?.entry(key, of: input, inputFolder: folder, isOpen: isOpen)
    }
    guard let entry else { return false }
    let files = entry.files.map { (path: path(ofCached: $0.name, of: input), bytes: $0.bytes) }
    result.dependencies.outputs = files.map(\.path)
    result.dependencies.inputs =
      (input.path == "-" ? [] : [input.path]) + entry.reads.map(\.path)
    try write(files, &result)
    return true
  }

  private func keep(
    _ files: [(path: String, bytes: [UInt8])], of input: Input, as key: String,
    _ result: RenderResult
  ) {
    guard result.report.status == .done, !result.report.hasMore, !files.isEmpty else { return }
    cache?.keep(
      files.map { (cachedName(of: $0.path, of: input), $0.bytes) },
      reads: result.dependencies.inputs.filter { $0 != input.path },
      inputFolder: inputFolder(of: input),
      as: key)
  }

  /// The name of a figure in the cache: that below the input's folder of figures, or that of the input for a file that
  /// the user named.
  private func cachedName(of path: String, of input: Input) -> String {
    if case .file(_, let format) = plan.figures.target { return "\(input.name).\(format.rawValue)" }
    return String(path.dropFirst(outputFolder(of: input).count))
  }

  /// Where a figure of the cache is written.
  private func path(ofCached name: String, of input: Input) -> String {
    if case .file(let path, _) = plan.figures.target { return path }
    return outputFolder(of: input) + name
  }

  private func outputFolder(of input: Input) -> String { plan.figures.target.folder + input.folder }

  private func inputFolder(of input: Input) -> String {
    input.path.lastIndex(of: "/").map { String(input.path[...$0]) } ?? ""
  }

  // MARK: - Drawing

  /// Draws all figures of a recipe; none when one cannot be drawn.
  private func draw(
    _ sets: [PlannedSet], _ renderer: inout FigureRenderer, _ result: inout RenderResult
  ) -> [(path: String, bytes: [UInt8])] {
    guard let loaded = sets.first?.loaded,
      !result.report.add(viewsMissingOf: plan.figures.composition.crop, in: sets)
    else { return [] }
    var linkedFiles: [LinkedFile] = []
    var files: [(path: String, bytes: [UInt8])] = []
    var (uncropped, count): ([SolvedLayout], Int) = ([], 0)
    do throws(any Error) {
      var layouts: [SolvedLayout] = []
      // Several figures of a recipe can show the same layouts.
      var known: [[Layout]: [SolvedLayout]] = [:]
      for set in sets {
        let solved: [SolvedLayout]
        if !known.isEmpty, let found = known[set.layouts] {
          solved = found
        } else {
          solved = try result.timings.measure(.solve) {
            () throws(LayoutEngine.Failure) in try set.set.solved(by: solve)
          }
          layouts += solved
          if !loaded.recipe.entries.isEmpty { known[set.layouts] = solved }
        }
        var composer = FigureComposer(set.set, set.plan.composition, solved: solved)
        for planned in set.figures {
          let figure = try result.timings.measure(.compose) { () throws(any Error) -> Figure in
            try planned.figure(by: &composer) { uncropped.append($0) }
          }
          for finding in figure.findings { result.report.add(finding, about: loaded.input.path) }
          count += solved.count
          let drawn = try self.files(of: figure, planned, set.plan, &renderer, &result)
          if plan.linksFigures, loaded.listing != nil {
            let text = composer.alternativeText(of: figure, planned.style)
            linkedFiles += drawn.map { linkedFile($0.path, text, $0.bytes) }
          }
          files += drawn
        }
      }
      result.report.add(findingsOf: layouts, loaded)
      if countsAdvice { result.addHints(on: layouts, loaded) }
      if !uncropped.isEmpty {
        let isNowhere = uncropped.count == count
        result.report.add(
          emptyCropOf: uncropped, among: layouts, loaded, option: plan.figures.composition.crop,
          isNowhere: isNowhere)
        if isNowhere { return [] }
      }
    } catch {
      fail(error, loaded, &result)
      return []
    }
    if let link = link(among: linkedFiles, sets, loaded) { result.links.append(link) }
    return files
  }

  /// The bytes of a figure in all its formats.
  private func files(
    of figure: Figure, _ planned: PlannedFigure, _ plan: FigurePlan,
    _ renderer: inout FigureRenderer,
    _ result: inout RenderResult
  ) throws(DrawingError) -> [(path: String, bytes: [UInt8])] {
    var files: [(path: String, bytes: [UInt8])] = []
    for (format, path) in planned.files {
      let bytes = try result.timings.measure(.encode(format)) {
        () throws(DrawingError) -> [UInt8] in
        try renderer.bytes(of: figure, as: format, plan.drawing(of: planned))
      }
      files.append((path, bytes))
    }
    return files
  }

  private func fail(_ error: any Error, _ loaded: LoadedRecipe, _ result: inout RenderResult) {
    if let failure = error as? LayoutEngine.Failure {
      result.report.fail(failure, loaded)
    } else {
      result.report.fail("drawing", loaded.input.path, RenderJob.reason(error))
    }
  }

  /// The reason why a figure could not be drawn, in words.
  static func reason(_ error: any Error) -> String {
    (error as? DrawingError)?.message ?? (error as? TypesettingError)?.message
      ?? (error as? FigureError)?.message ?? (error as? LayoutEngine.Failure)?.message
      ?? "\(error)"
  }

  /// Reports a recipe without a caption where captions are asked for.
  private func reportMissingCaption(
    _ loaded: LoadedRecipe, _ sets: [PlannedSet], _ report: inout Report
  ) {
    let asking = sets.filter(\.plan.composition.hasCaption)
    let captions = asking.compactMap {
      $0.plan.composition.settings(of: loaded.recipe, $0.layouts[0].variant).caption
    }
    guard captions.isEmpty, !asking.isEmpty else { return }
    let diagnostic = Diagnostic(
      "no-caption", severity: .advice, "there is no caption to set below the figures",
      help: "give the recipe the key 'caption'")
    report.add(diagnostic, about: loaded.input.path)
  }

  private func write(
    _ files: [(path: String, bytes: [UInt8])], _ result: inout RenderResult
  ) throws(FileError) {
    if keepsFigures { result.kept += files }
    if plan.figures.target == .memory { return }
    if plan.figures.target == .standardOutput { return result.output = files.flatMap(\.bytes) }
    if plan.stamp != nil {
      result.written = files.map { path, bytes in
        FigureList.Entry(path: path, digest: ContentDigest.hexadecimal(of: bytes))
      }
    }
    do throws(FileError) {
      result.changed += try result.timings.measure(.write) { () throws(FileError) in
        try FileSystem.write(files, below: plan.figures.target.base)
      }
    } catch {
      result.isUndone = true
      throw error
    }
  }
}
