import Basics
import Descriptions
package import FigureChoices
package import Figures
package import LayoutModel
import LayoutRecord
import Recipes
import Typesetting

/// Makes figures from solved layouts.
package struct FigureComposer {
  private let options: CompositionOptions
  private let set: FigureSet
  /// The layouts of the set, solved.
  private let solved: [SolvedLayout]
  /// The layout of a log as schematics show it, once one has asked for it.
  private var legible: SolvedLayout?

  /// - Parameter solved: The layouts of the set, solved.
  package init(_ set: FigureSet, _ options: CompositionOptions, solved: [SolvedLayout]) {
    (self.set, self.options, self.solved) = (set, options, solved)
  }

  private var recipe: Recipe { self.set.subject.recipe }

  /// The settings of the figures.
  package var settings: FigureSettings {
    options.settings(of: recipe, set.layouts[0].variant)
  }

  /// The language of the layouts' texts (BCP 47), if one is asked for.
  private var language: String? { self.set.layouts[0].variant.language }

  /// The words of the figures: those of the layouts' language, or of the one for descriptions.
  private var phrases: Phrases {
    [language, options.descriptions].compactMap { $0.flatMap(Phrases.of) }.first ?? .english
  }

  /// The figure in a style, with its legend and its metadata.
  /// - Parameters:
  ///   - name: The name of its files without extension.
  ///   - explained: The part that it explains, by its word; nil for the first one, or of another style.
  ///   - whole: Is given the layouts of which a crop shows nothing, so that they are shown as a whole.
  /// - Throws: A `TypesettingError`, a `FigureError` or a `LayoutEngine.Failure`.
  package mutating func figure(
    _ style: FigureStyle, named name: String, explaining explained: String? = nil,
    whole: (SolvedLayout) -> Void = { _ in }
  ) throws -> Figure {
    let settings = settings
    var request = FigureRequest(name: name, title: set.title)
    (request.labels, request.crop) = (settings.labels, settings.crop)
    if style.traits.takesValues, hasLegend || settings.labels.contains(.numbers) {
      // The rows of a legend are found by the numbers.
      request.labels.removeAll { $0 == .values }
    }
    request.phrases = phrases
    request.hasEdge = options.selection.row == nil || !settings.callouts.isEmpty
    request.overlay = options.overlay ?? recipe.overlay
    request.selection = options.selected ?? recipe.selection
    request.explained = explained
    request.details = settings.details ?? request.details
    request.words = FigurePhrases(settings.phrases, language: phrases.tag)
    request.hasScene = options.hasScene
    request.screen = recipe.screen
    request.typesetter = set.subject.typesetter
    var figure =
      options.selection.row == nil
      ? try self.figure(of: solved[0], style, request, settings, whole)
      : try rowFigure(style, request, settings, whole)
    if let log = recipe.log, options.selection.row == nil {
      figure = try LogFigure.figure(
        figure, of: solved[0], log, style, options.legend, request.typesetter)
    } else if let place = options.legend {
      figure = try ConstraintLegend.figure(
        figure, listing: set.layouts, place, typesetter: request.typesetter)
    }
    if options.hasCaption, let caption = settings.caption {
      figure = try FigureCaption.figure(figure, caption, typesetter: request.typesetter)
    }
    figure = figure.colored(options.colors)
    figure.description = settings.alt ?? figure.description
    figure.language = language ?? options.descriptions
    figure.descriptionLanguage = settings.alt == nil ? phrases.tag : figure.language
    figure.zoom = settings.zoom
    figure.metadata = FigureMetadata.record(of: solved, set).text
    return figure
  }

  /// The sentence for those who cannot see a figure: the author's own, what it explains, or one about the layouts.
  package func alternativeText(of figure: Figure, _ style: FigureStyle) -> String {
    if let alt = settings.alt { return alt }
    return style.traits.explains == nil
      ? AlternativeText.text(for: FigureMetadata.record(of: solved, set).layouts, in: phrases)
      : AlternativeText.text(explaining: figure)
  }

  /// The figure of one layout with what its settings add.
  private mutating func figure(
    of solved: SolvedLayout, _ style: FigureStyle, _ request: FigureRequest,
    _ settings: FigureSettings, _ whole: (SolvedLayout) -> Void
  ) throws -> Figure {
    let plain = try style.figure(of: shown(solved, style), request)
    return try finished(plain, of: solved, style, request, settings, whole)
  }

  /// Whether a legend lists the constraints of its figures.
  private var hasLegend: Bool { options.legend != nil || recipe.log != nil }

  /// The layout that a style draws.
  private mutating func shown(_ solved: SolvedLayout, _ style: FigureStyle) -> SolvedLayout {
    recipe.log != nil && style.traits.spreadsLogs ? legible(solved) : solved
  }

  /// A figure with its crop, its emphasis, its labels and its callouts.
  /// - Parameter content: The part that a crop to the content shows; nil for the figure's own.
  private func finished(
    _ figure: Figure, of solved: SolvedLayout, _ style: FigureStyle, _ request: FigureRequest,
    _ settings: FigureSettings, _ whole: (SolvedLayout) -> Void, content: Rect? = nil
  ) throws -> Figure {
    var labels = settings.labels
    // A legend lists what its figure numbers; a diagram has its own numbers.
    let traits = style.traits
    if hasLegend, traits.takesNumbersOfLegend { labels.append(.numbers) }
    if !figure.hasCrop(of: settings, in: solved, style) { whole(solved) }
    var figure = figure.applying(settings, to: solved, in: style, content: content)
    if traits.takesLabels {
      figure = try figure.labeled(
        labels, of: solved, in: request.phrases, typesetter: request.typesetter)
    }
    guard traits.takesCallouts else { return figure }
    return try figure.calledOut(settings.callouts, of: solved, typesetter: request.typesetter)
  }

  /// The layout of a log as schematics show it.
  private mutating func legible(_ solved: SolvedLayout) -> SolvedLayout {
    if let legible { return legible }
    let found = LogFigure.legible(solved, set.subject.typesetter)
    legible = found
    return found
  }

  /// The figure of layouts that stand side by side or follow each other.
  private mutating func rowFigure(
    _ style: FigureStyle, _ request: FigureRequest, _ settings: FigureSettings,
    _ whole: (SolvedLayout) -> Void
  ) throws -> Figure {
    let requests = solved.indices.map { index in
      var own = request
      own.name = "\(request.name)-\(index + 1)"
      return own
    }
    var layouts: [SolvedLayout] = []
    for layout in solved { layouts.append(shown(layout, style)) }
    let plain = try style.figures(of: layouts, requests)
    let contents =
      settings.crop == .content
      ? FigureRow.contentAreas(of: plain, solved, in: style) : plain.map { _ in nil }
    var parts: [FigureRow.Part] = []
    for (index, layout) in solved.enumerated() {
      let figure = try finished(
        plain[index], of: layout, style, requests[index], settings, whole,
        content: contents[index])
      var part = FigureRow.Part(figure: figure, caption: caption(of: layout.layout, request.words))
      if case .widths = options.selection.row, index > 0 {
        part.note = try breakpoints(
          between: solved[index - 1].layout, and: layout.layout, request)
      }
      parts.append(part)
    }
    if options.isAnimated {
      return FigureAnimation.figure(
        of: parts.map(\.figure), name: request.name, title: request.title, in: phrases)
    }
    return try FigureRow.figure(
      of: parts, name: request.name, title: request.title, in: phrases,
      typesetter: request.typesetter)
  }

  /// `iPhone 6 | Portrait`, the state's name, or the width.
  private func caption(of layout: Layout, _ words: FigurePhrases) -> String {
    switch options.selection.row {
    case .states: return layout.variant.state ?? words[.base]
    case .widths: return DecimalText.rounded(layout.canvas.size.width, to: 3)
    case .orientations, nil:
      let name = layout.canvas.device?.name ?? layout.canvas.name
      return phrases.caption(name, layout.canvas.orientation)
    }
  }

  /// The widths at which the layout changes, as `solve --breakpoints` prints them; nil if there are
  /// none.
  private func breakpoints(
    between narrow: Layout, and wide: Layout, _ request: FigureRequest
  ) throws -> String? {
    let range = narrow.canvas.size.width...wide.canvas.size.width
    let pieces = try recipe.pieces(
      of: wide, along: .horizontal, over: range, typesetter: request.typesetter)
    let places = pieces.dropFirst().map { DecimalText.rounded($0.range.lowerBound, to: 0) }
    return places.isEmpty ? nil : phrases.breakpoints(places)
  }
}
