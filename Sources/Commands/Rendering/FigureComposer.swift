import Basics
import FigureChoices
import LayoutModel
import LayoutRecord
import Diagnostics
import Drawing
import Figures
import Recipes
import Typesetting

/// Makes a planned figure from its solved layouts.
struct FigureComposer {
  let plan: FigurePlan
  let set: FigureSet
  /// The layouts of the set, solved.
  let solved: [SolvedLayout]

  /// The figure, with its legend and its metadata.
  /// - Parameter whole: Is given the layouts of which a crop shows nothing, so that they are shown as a
  ///   whole.
  /// - Throws: A `TypesettingError` or a `LayoutEngine.Failure`.
  func figure(
    _ planned: PlannedFigure, whole: (SolvedLayout) -> Void = { _ in }
  ) throws -> Figure {
    let recipe = set.loaded.recipe
    let settings = plan.settings(of: recipe, set.layouts[0].variant)
    var request = FigureRequest(name: planned.name, title: set.title)
    (request.labels, request.crop) = (settings.labels, settings.crop)
    request.hasEdge = plan.selection.row == nil || !settings.callouts.isEmpty
    request.overlay = plan.overlay ?? recipe.overlay
    request.selection = recipe.selection
    request.hasScene = plan.hasScene
    request.screen = recipe.screen
    request.typesetter = set.loaded.typesetter
    var figure =
      plan.selection.row == nil
      ? try self.figure(of: solved[0], planned.style, request, settings, whole)
      : try rowFigure(planned.style, request, settings, whole)
    if let log = recipe.log, plan.selection.row == nil {
      figure = try LogFigure.figure(
        figure, of: solved[0], log, planned.style, plan.legend, request.typesetter)
    } else if let place = plan.legend {
      figure = try ConstraintLegend.figure(
        figure, listing: set.layouts, place, typesetter: request.typesetter)
    }
    if plan.hasCaption, let caption = settings.caption {
      figure = try FigureCaption.figure(figure, caption, typesetter: request.typesetter)
    }
    figure.description = settings.alt ?? figure.description
    figure.zoom = settings.zoom
    figure.metadata = FigureMetadata.record(of: solved, set).text
    return figure
  }

  /// The sentence for those who cannot see the figure: the author's own, or one about the layouts.
  var alternativeText: String {
    plan.settings(of: set.loaded.recipe, set.layouts[0].variant).alt
      ?? AlternativeText.text(for: FigureMetadata.record(of: solved, set).layouts)
  }

  /// The reason why a figure could not be drawn, in words.
  static func reason(_ error: any Error) -> String {
    (error as? DrawingError)?.message ?? (error as? TypesettingError)?.message
      ?? (error as? LayoutEngine.Failure)?.message ?? "\(error)"
  }

  /// The figure of one layout with what its settings add.
  private func figure(
    of solved: SolvedLayout, _ style: FigureStyle, _ request: FigureRequest,
    _ settings: FigureSettings, _ whole: (SolvedLayout) -> Void
  ) throws -> Figure {
    var labels = settings.labels
    // A legend lists what its figure numbers; a diagram has its own numbers.
    let hasLegend = plan.legend != nil || set.loaded.recipe.log != nil
    if hasLegend, style == .canvas { labels.append(.numbers) }
    let isSchematic = set.loaded.recipe.log != nil && style == .schematic
    var figure = try style.figure(
      of: isSchematic ? LogFigure.legible(solved, request.typesetter) : solved, request)
    if !figure.hasCrop(of: settings, in: solved, style) { whole(solved) }
    figure = figure.applying(settings, to: solved, in: style)
    if style == .canvas || style == .screen {
      figure = try figure.labeled(labels, of: solved, typesetter: request.typesetter)
    }
    // An outline has lines of text, and no places to point to.
    if style == .outline { return figure }
    return try figure.calledOut(settings.callouts, of: solved, typesetter: request.typesetter)
  }

  /// The figure of layouts that stand side by side or follow each other.
  private func rowFigure(
    _ style: FigureStyle, _ request: FigureRequest, _ settings: FigureSettings,
    _ whole: (SolvedLayout) -> Void
  ) throws -> Figure {
    var parts: [FigureRow.Part] = []
    for (index, layout) in solved.enumerated() {
      var own = request
      own.name = "\(request.name)-\(index + 1)"
      var part = FigureRow.Part(
        figure: try figure(of: layout, style, own, settings, whole),
        caption: caption(of: layout.layout))
      if case .widths = plan.selection.row, index > 0 {
        part.note = try breakpoints(between: solved[index - 1].layout, and: layout.layout, own)
      }
      parts.append(part)
    }
    if plan.isAnimated {
      return FigureAnimation.figure(
        of: parts.map(\.figure), name: request.name, title: request.title)
    }
    return try FigureRow.figure(
      of: parts, name: request.name, title: request.title, typesetter: request.typesetter)
  }

  /// `iPhone 6 | Portrait`, the state's name, or the width.
  private func caption(of layout: Layout) -> String {
    switch plan.selection.row {
    case .states: return layout.variant.state ?? "Base"
    case .widths: return DecimalText.rounded(layout.canvas.size.width, to: 3)
    case .orientations, nil:
      let name = layout.canvas.device?.name ?? layout.canvas.name
      return layout.canvas.orientation.map { "\(name) | \($0.rawValue.capitalizedFirst)" } ?? name
    }
  }

  /// The widths at which the layout changes, as `solve --breakpoints` prints them; nil if there are
  /// none.
  private func breakpoints(
    between narrow: Layout, and wide: Layout, _ request: FigureRequest
  ) throws -> String? {
    let range = narrow.canvas.size.width...wide.canvas.size.width
    let pieces = try LayoutEngine.pieces(
      of: wide, along: .horizontal, over: range, typesetter: request.typesetter)
    let places = pieces.dropFirst().map { DecimalText.rounded($0.range.lowerBound, to: 0) }
    return places.isEmpty ? nil : "at " + places.joined(separator: ", ")
  }
}
