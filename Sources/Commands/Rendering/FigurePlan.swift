import Pictures
import Basics
import FigureChoices
import LayoutModel
import Diagnostics
import Drawing
import Figures
import RecipeFiles
import Recipes
import Typesetting

/// Figures that show the same layouts, which are solved once for all of them.
struct FigureSet: Sendable {
  let loaded: LoadedRecipe
  /// One layout, or several that stand side by side.
  let layouts: [Layout]
  /// A figure for each style.
  let figures: [PlannedFigure]
  /// SHA-256 of the recipe's content, in hexadecimal.
  let digest: String

  /// The variant whose title the figures have.
  var title: String { loaded.recipe.title(of: layouts[0].variant) }
}

/// A figure to draw, and the files to draw it into.
struct PlannedFigure: Sendable {
  let style: FigureStyle
  let appearance: Appearance
  /// The name of its files without extension.
  let name: String
  let files: [(format: OutputFormat, path: String)]

  /// Its files' paths below the folder that figures are written to.
  /// - Parameter folder: The folder of its input's figures there.
  func fileNames(in folder: String) -> [String] {
    files.map { folder + ($0.path.split(separator: "/").last ?? "") }
  }
}

/// The figures of a recipe to draw, their look, and their files.
struct FigurePlan: Hashable, Sendable {
  private(set) var selection: LayoutSelection
  private(set) var isAnimated: Bool
  /// The styles; nil for the canvas, or of a log the style that fits it.
  private(set) var styles: [FigureStyle]?
  private(set) var formats: [OutputFormat]
  /// The place of the list of constraints; nil for no list.
  let legend: ConstraintLegend.Place?
  /// Whether figures have their captions below them.
  let hasCaption: Bool
  /// The part that figures show; nil for the recipes' own.
  let crop: FigureSettings.Crop?
  /// What is written beside views and constraints; nil for the recipes' own choice.
  let labels: [LabelKind]?
  /// The names of the overlay's marks to draw; nil for the recipe's own choice.
  let overlay: [String]?
  /// Whether Interface Builder's scene is drawn around the canvas.
  let hasScene: Bool
  let drawing: DrawingOptions
  let theme: ThemeChoice
  let naming: FileNaming
  private(set) var target: FigureTarget
  /// Whether figures go into a catalogue of DocC, which knows them by the names of their files alone.
  let isForDocC: Bool

  /// - Throws: An error for options that exclude each other.
  init(
    _ canvas: CanvasOptions, _ options: FigureOptions, into target: FigureTarget = .folder("")
  ) throws(UsageError) {
    if let devices = canvas.request.devices, devices.count > 1 {
      throw UsageError("--device names one device here; 'check' and 'solve' take several")
    }
    isAnimated = options.isAnimated
    selection = LayoutSelection(
      request: canvas.request, row: canvas.row ?? (options.isAnimated ? .orientations : nil))
    styles = options.styles
    formats = try target.formats(given: options.formats ?? options.names.standardFormats)
    if isAnimated, formats != [.svg] {
      throw UsageError("--animate goes with --format svg: no other moves")
    }
    (legend, overlay, hasScene) = (options.legend, options.overlay, options.hasScene)
    (hasCaption, crop, labels) = (options.hasCaption, options.crop, options.labels)
    (drawing, theme, naming) = (options.drawing, options.theme, options.names)
    try naming.check(formats, given: options.formats)
    self.target = target
    switch target {
    case .folder(let path):
      isForDocC = naming == .docc || DocCCatalogue.folder(ofTarget: path) != nil
      if isForDocC, formats.count > 1 {
        throw UsageError(
          "'\(path)' is in a catalogue of DocC, which takes one of two formats at random; "
            + "use --format svg or --format png")
      }
    case .file, .standardOutput: isForDocC = false
    }
  }

  /// The plan of the same figures in no place, since their bytes do not depend on it.
  var withoutTarget: FigurePlan {
    var plan = self
    plan.target = .standardOutput
    return plan
  }

  /// The settings of the figures of a variant, with those of the command line.
  func settings(of recipe: Recipe, _ variant: LayoutVariant) -> FigureSettings {
    var settings = recipe.figures(of: variant)
    settings.crop = crop ?? settings.crop
    settings.labels = labels ?? settings.labels
    return settings
  }

  /// The figures of a recipe with their files.
  func sets(of loaded: LoadedRecipe) -> [FigureSet] {
    let digest = RecipeFileWriter.digest(of: loaded.recipe)
    return selection.rows(of: loaded.recipe).map { layouts in
      let own = LogFigure.style(of: loaded, layouts[0])
      let figures = (styles ?? [own ?? .canvas]).flatMap { style in
        theme.appearances.map { figure(of: loaded, layouts[0], style, $0, own) }
      }
      return FigureSet(loaded: loaded, layouts: layouts, figures: figures, digest: digest)
    }
  }

  private func figure(
    of loaded: LoadedRecipe, _ layout: Layout, _ style: FigureStyle, _ appearance: Appearance,
    _ own: FigureStyle?
  ) -> PlannedFigure {
    let parts = parts(of: loaded.recipe, layout, style == own ?? .canvas ? nil : style, appearance)
    let files = formats.map { format in
      let name = naming.fileName(parts, format, appearance, drawing)
      return (format, target.path(of: loaded.input.folder + name))
    }
    return PlannedFigure(
      style: style, appearance: appearance, name: naming.name(parts, appearance), files: files)
  }

  /// The options of the drawing of a figure.
  func drawing(of figure: PlannedFigure) -> DrawingOptions {
    var options = drawing
    options.appearance = figure.appearance
    return options
  }

  /// The names of a recipe's files in all states, languages, orientations, styles, formats and rows.
  func allFileNames(of loaded: LoadedRecipe) -> [String] {
    var whole = self
    (whole.selection.request.states, whole.selection.request.languages) = ("all", "all")
    (whole.selection.request.orientations, whole.formats) = (nil, OutputFormat.allCases)
    whole.styles = FigureStyle.allCases
    let rows: [(row: RowKind?, isAnimated: Bool)] = [
      (nil, false), (.orientations, false), (.states, false), (.orientations, true),
    ]
    return rows.flatMap { row, isAnimated in
      (whole.selection.row, whole.isAnimated) = (row, isAnimated)
      return whole.sets(of: loaded).flatMap(\.figures).flatMap {
        $0.fileNames(in: loaded.input.folder)
      }
    }
  }

  // MARK: - Names

  /// `NAME.ORIENTATION`, and the value of each option that is not the recipe's own.
  /// - Parameter style: Nil for the recipe's own.
  private func parts(
    of recipe: Recipe, _ layout: Layout, _ style: FigureStyle?, _ appearance: Appearance
  ) -> [String] {
    var parts = [recipe.name] + rowParts(layout)
    if let style { parts.append(style.rawValue) }
    parts += canvasParts(recipe, layout.canvas)
    if let word = naming.part(for: appearance) { parts.append(word) }
    if hasScene { parts.append("scene") }
    if let legend { parts.append("legend-" + legend.rawValue) }
    if hasCaption, recipe.figures.caption != nil { parts.append("caption") }
    if let crop, crop != recipe.figures.crop {
      parts.append(Slug.lowercased((["crop"] + crop.words).joined(separator: "-")))
    }
    if let labels, labels != recipe.figures.labels {
      parts.append((["labels"] + labels.map(\.rawValue)).joined(separator: "-"))
    }
    if let overlay, overlay != recipe.overlay ?? [OverlayKind.all.rawValue] {
      parts.append(Slug.lowercased((["overlay"] + overlay).joined(separator: "-")))
    }
    return parts
  }

  /// The parts for the layouts that a figure shows.
  private func rowParts(_ layout: Layout) -> [String] {
    var parts: [String] = []
    switch selection.row {
    case .orientations: parts.append(isAnimated ? "animated" : "side-by-side")
    case .widths(let widths):
      let numbers = widths.map { DecimalText.rounded($0, to: 3) }
      parts.append(Slug.lowercased((["widths"] + numbers).joined(separator: "-")))
    case .states, nil:
      if let orientation = layout.canvas.orientation { parts.append(orientation.rawValue) }
    }
    if selection.row == .states {
      parts.append("states")
    } else if let state = layout.variant.state {
      parts.append(Slug.lowercased(state))
    }
    if let language = layout.variant.language { parts.append(Slug.text(language)) }
    if isAnimated, selection.row != .orientations { parts.append("animated") }
    return parts
  }

  /// The parts for a canvas that is not the recipe's own.
  private func canvasParts(_ recipe: Recipe, _ canvas: Canvas) -> [String] {
    let request = selection.request
    var parts: [String] = []
    if let size = request.size, size != recipe.canvas.size {
      parts.append(Slug.lowercased(Canvas(size: size).name))
    }
    let isOwnDevice =
      recipe.canvas.size == nil && canvas.device == recipe.canvas.device ?? .standard
    if let device = request.devices?.first, !isOwnDevice {
      parts.append(Slug.device(device))
    }
    if let direction = request.direction, direction != recipe.canvas.direction ?? .leftToRight {
      parts.append(Slug.hyphenated(canvas.direction.rawValue))
    }
    if let textSize = request.textSize, textSize != recipe.canvas.textSize ?? .large {
      parts.append(Slug.hyphenated(textSize.rawValue))
    }
    return parts
  }
}
