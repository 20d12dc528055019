import Basics
import Diagnostics
import Drawing
import Guides
import Inputs
import LayoutModel
import Pictures
import Platform
import Recipes

/// The figures of guides, put into them.
extension RenderJob {
  /// Reports a layout of a guide without a figure that the guide can show.
  func reportUnlinked(
    _ loaded: LoadedRecipe, _ sets: [PlannedSet], _ result: inout RenderResult
  ) {
    let isAsked = isAsked(loaded.recipe)
    let isLinked = sets.contains { set in
      RenderJob.linkedFile(of: [set], set.plan.theme.appearances[0], isAsked: isAsked) != nil
    }
    guard let listing = loaded.listing, !isLinked else { return }
    let diagnostic = Diagnostic(
      "not-linked", severity: .advice,
      "'\(loaded.recipe.name)' is not linked, since no figure without a state or language is drawn",
      at: SourceRange(start: listing.start, end: listing.start))
    result.report.add(diagnostic, in: loaded.file)
  }

  /// Whether a recipe or its project asks for the figures that are drawn, those in a state or a language too.
  private func isAsked(_ recipe: Recipe) -> Bool {
    !recipe.entries.isEmpty || !plan.requests.choosesVariant
  }

  /// The names of the layouts of a guide.
  func layoutNames(of input: Input, _ bytes: [UInt8]) -> [String] {
    var ignored = Report(plan.run)
    return loader.load(input, bytes, &ignored).recipes.map(\.recipe.name)
  }

  /// The images of a guide whose layouts have another name now; none while a layout of it has faults.
  func renamedImages(
    of input: Input, _ bytes: [UInt8], _ result: RenderResult
  ) throws(FileError) -> [Int: RenamedImage] {
    guard plan.linksFigures, !result.links.isEmpty, result.report.status != .failed
    else { return [:] }
    return try GuideLinks.renamedImages(
      in: input.path, bytes, named: input.name, result.links,
      layouts: result.layouts, output: FileSystem.folder(of: plan.figures.target.folder + "x"))
  }

  /// Puts the figures of a guide into it.
  func link(
    _ input: Input, _ bytes: [UInt8], _ renamed: [Int: RenamedImage], _ result: inout RenderResult
  ) throws(FileError) {
    let outcome = try GuideLinks.write(
      result.links, into: input.path, bytes, as: plan.linkForm, renamed: renamed
    ) {
      $0 == bytes || layoutNames(of: input, $0) == layoutNames(of: input, bytes)
    }
    reportStaleImages(in: input, &result.report)
    for (old, new) in outcome.renamed {
      let diagnostic = Diagnostic(
        "renamed-image", severity: .advice,
        "the image '\(old)' is now '\(new)', a figure of the layout above it")
      result.report.add(diagnostic, about: input.path)
    }
    for (figure, other) in outcome.skipped {
      let diagnostic = Diagnostic(
        "other-image", severity: .advice,
        "'\(figure)' is not linked, since '\(other)' shows this layout; to show both, write its image yourself"
      )
      result.report.add(diagnostic, about: input.path)
    }
  }

  /// Reports images of figures that this run does not draw and whose layouts have changed.
  private func reportStaleImages(in input: Input, _ report: inout Report) {
    guard let bytes = try? loader.read(input) else { return }
    var ignored = Report(plan.run)
    let loaded = loader.load(input, bytes, &ignored)
    guard let file = loaded.recipes.first?.file else { return }
    for diagnostic in DeadImages(bytes, of: input, loaded.recipes).stale {
      report.add(diagnostic, in: file)
    }
  }

  func linkedFile(_ path: String, _ text: String, _ bytes: [UInt8]) -> LinkedFile {
    var file = LinkedFile(
      path: path, text: text, bytes: bytes, oldTexts: LinkedFile.texts(ofFigure: path))
    // Of a page that was copied into a sub-folder.
    let original = plan.figures.target.folder + file.name
    if Path(original) != Path(path) { file.oldTexts += LinkedFile.texts(ofFigure: original) }
    switch plan.figures.naming {
    case .plain: break
    case .docc: file.catalogueName = FileNaming.catalogueName(file.name)
    }
    return file
  }

  /// The link from a guide to the figures of a layout; nil if it shows none of them.
  func link(
    among files: [LinkedFile], _ sets: [PlannedSet], _ loaded: LoadedRecipe
  ) -> GuideLink? {
    guard let listing = loaded.listing else { return nil }
    var plans: [FigurePlan] = []
    for set in sets where !plans.contains(set.plan) { plans.append(set.plan) }
    let figures = plans.compactMap { plan -> LinkedFigure? in
      let own = sets.filter { $0.plan == plan }
      func file(_ appearance: Appearance) -> LinkedFile? {
        let path = RenderJob.linkedFile(
          of: own, appearance, isAsked: isAsked(loaded.recipe))
        return files.first { $0.path == path }
      }
      guard let shown = file(plan.theme.appearances[0]) else { return nil }
      // DocC finds the dark figure by its name.
      let hasDark = plan.theme == .pair && plan.naming == .plain
      return LinkedFigure(shown: shown, dark: hasDark ? file(.dark) : nil)
    }
    guard let first = figures.first else { return nil }
    return GuideLink(
      listing: listing, layout: loaded.recipe.name, files: files, shown: first.shown,
      dark: first.dark, more: Array(figures.dropFirst()),
      hasOptions: plan.requests.hasOptions)
  }

  /// The file of the figure that a guide shows: the upright one, as an SVG when there is one.
  /// - Parameter isAsked: Whether the source asks for the figure, which then can be in a state or a language.
  private static func linkedFile(
    of sets: [PlannedSet], _ appearance: Appearance, isAsked: Bool
  ) -> String? {
    let base = sets.filter { isAsked || $0.layouts[0].variant == LayoutVariant() }
    let set = base.first { $0.layouts[0].canvas.orientation == .portrait } ?? base.first
    let files = set?.figures.first { $0.appearance == appearance }?.files
    return (files?.first(where: \.format.isText) ?? files?.first)?.path
  }
}
