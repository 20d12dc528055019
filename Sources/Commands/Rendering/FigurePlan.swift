import Basics
import Diagnostics
import Drawing
import FigureChoices
import FigureComposition
import Figures
import Inputs
import LayoutModel
import Pictures
import Recipes
import Typesetting

/// A layout that was read, with what holds for all its figures.
struct FigureSource: Sendable {
  let loaded: LoadedRecipe
  let subject: FigureSubject

  init(_ loaded: LoadedRecipe) {
    self.loaded = loaded
    subject = FigureSubject(loaded.recipe, loaded.typesetter)
  }
}

/// The figures of a recipe to draw, their look, and their files.
struct FigurePlan: Hashable, Sendable {
  private(set) var composition: CompositionOptions
  /// The styles; nil for the canvas, or of a log the style that fits it.
  private(set) var styles: [FigureStyle]?
  /// Whether each part of a layout is explained, and not only what is selected.
  private var explainsAll = false
  private(set) var formats: [OutputFormat]
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
    composition = options.composition
    composition.selection = LayoutSelection(
      request: canvas.request, row: canvas.row ?? (composition.isAnimated ? .orientations : nil))
    styles = options.styles
    formats = try target.formats(given: options.formats ?? options.names.standardFormats)
    if composition.isAnimated, !formats.allSatisfy(\.isText) {
      throw UsageError("--animate goes with \(FileNaming.option(\.isText)): no other moves")
    }
    for choice in FigurePlan.untaken(options) {
      let others = FigureStyle.allCases.filter { choice.isTaken($0.traits) }.map(\.rawValue)
      throw UsageError(
        "--\(choice.option) goes with --style \(WordList.text(others, "or")): no other shows it"
          + (choice.help.map { "; " + $0 } ?? ""))
    }
    (drawing, theme, naming) = (options.drawing, options.theme, options.names)
    try naming.check(formats, given: options.formats)
    self.target = target
    switch target {
    case .folder(let path):
      isForDocC = naming == .docc || DocCCatalogue.folder(ofTarget: path) != nil
      if isForDocC, formats.count > 1 {
        throw UsageError(
          "'\(path)' is in a catalogue of DocC, which takes one of two formats at random; "
            + "use \(FileNaming.option(\.isForDocC))")
      }
    case .file, .standardOutput, .memory: isForDocC = false
    }
  }

  /// The options that are given and that none of the styles takes.
  static func untaken(_ options: FigureOptions) -> [StyleChoice] {
    choices(options.composition).filter { choice in
      choice.isGiven && !(options.styles?.contains { choice.isTaken($0.traits) } ?? true)
    }
  }

  /// An option that not all styles take.
  struct StyleChoice {
    var option: String
    var isGiven: Bool
    var isTaken: (FigureStyle.Traits) -> Bool
    /// Leaves it out.
    var remove: (inout CompositionOptions) -> Void
    /// What to write instead; nil if nothing does what it does.
    var help: String?
  }

  private static func choices(_ options: CompositionOptions) -> [StyleChoice] {
    // A schematic writes priorities beside its content sizes.
    let showsSizes = options.overlay?.contains(OverlayKind.contentSize.rawValue) ?? false
    return [
      StyleChoice(
        option: "labels", isGiven: !(options.labels ?? []).isEmpty,
        isTaken: {
          $0.takesLabels || $0.takesValues && options.labels?.contains(.values) == true
            || $0.takesOverlay && showsSizes
        }, remove: { $0.labels = nil }),
      StyleChoice(
        option: "overlay", isGiven: options.overlay != nil, isTaken: { $0.takesOverlay },
        remove: { $0.overlay = nil }),
      StyleChoice(
        option: "crop", isGiven: options.crop != nil, isTaken: { $0.crop != .none },
        remove: { $0.crop = nil },
        help: "--details constraints or --details priorities draws a part of an inspector"),
      StyleChoice(
        option: "scene", isGiven: options.hasScene, isTaken: { $0.takesScene },
        remove: { $0.hasScene = false }),
      StyleChoice(
        option: "details", isGiven: options.details != nil, isTaken: { $0.explains != nil },
        remove: { $0.details = nil }),
    ]
  }

  /// The plan of the same figures in no place, since their bytes do not depend on it.
  var withoutTarget: FigurePlan {
    var plan = self
    plan.target = .standardOutput
    return plan
  }

  /// The figures of a recipe with their files.
  /// - Parameter entry: The place of the recipe's entry that asks for them; nil without one.
  func sets(of source: FigureSource, entry: SourceRange? = nil) -> [PlannedSet] {
    source.subject.sets(composition.selection).compactMap { set in
      let figures = styles(of: source).flatMap { style in
        explained(by: style, of: set, source).flatMap { part in
          theme.appearances.map { figure(of: source, set.layouts[0], style, part, $0) }
        }
      }
      return figures.isEmpty
        ? nil
        : PlannedSet(
          plan: self, loaded: source.loaded, entry: entry, set: set, figures: figures)
    }
  }

  private func styles(of source: FigureSource) -> [FigureStyle] {
    styles ?? [source.subject.style]
  }

  /// The parts that figures of a set explain, by their words; nil for one figure of all.
  private func explained(
    by style: FigureStyle, of set: FigureSet, _ source: FigureSource
  ) -> [String?] {
    let isFirst = source.subject.sets(composition.selection, for: style).contains {
      $0.layouts == set.layouts
    }
    if explainsAll, isFirst {
      return style.traits.explains.map { ExplainedPart.words(of: $0, in: set.layouts[0]) } ?? [nil]
    }
    return isFirst ? (try? set.explained(in: style, composition)) ?? [] : []
  }

  /// The reasons why styles have no figure that explains a part, in words.
  func explanationFaults(of source: FigureSource) -> [String] {
    styles(of: source).compactMap { style in
      for set in source.subject.sets(composition.selection, for: style) {
        do throws(FigureError) {
          _ = try set.explained(in: style, composition)
        } catch {
          return error.message
        }
      }
      return nil
    }
  }

  private func figure(
    of source: FigureSource, _ layout: Layout, _ style: FigureStyle, _ explained: String?,
    _ appearance: Appearance
  ) -> PlannedFigure {
    let loaded = source.loaded
    let given = style == source.subject.style ? nil : style
    let parts = parts(of: loaded.recipe, layout, given, explained, appearance)
    let files = formats.map { format in
      let name = naming.fileName(parts, format, appearance, drawing)
      return (format, target.path(of: loaded.input.folder + name))
    }
    return PlannedFigure(
      style: style, appearance: appearance, explained: explained,
      name: naming.name(parts, appearance), files: files)
  }

  /// The options of the drawing of a figure.
  func drawing(of figure: PlannedFigure) -> DrawingOptions {
    var options = drawing
    options.appearance = figure.appearance
    return options
  }

  /// The names of a recipe's files in all states, languages, orientations, styles, formats and rows.
  func allFileNames(of source: FigureSource) -> [String] {
    var whole = self
    (whole.composition.selection.request.states, whole.composition.selection.request.languages) = (
      "all", "all"
    )
    (whole.composition.selection.request.orientations, whole.formats) = (nil, OutputFormat.allCases)
    (whole.styles, whole.explainsAll) = (FigureStyle.allCases, true)
    let rows: [(row: RowKind?, isAnimated: Bool)] = [
      (nil, false), (.orientations, false), (.states, false), (.orientations, true),
    ]
    return rows.flatMap { row, isAnimated in
      (whole.composition.selection.row, whole.composition.isAnimated) = (row, isAnimated)
      return whole.sets(of: source).flatMap(\.figures).flatMap {
        $0.fileNames(in: source.loaded.input.folder)
      }
    }
  }

  // MARK: - Names

  /// `NAME.ORIENTATION`, and the value of each option that is not the recipe's own.
  /// - Parameters:
  ///   - style: Nil for the recipe's own.
  ///   - explained: The part that the figure explains, by its word.
  private func parts(
    of recipe: Recipe, _ layout: Layout, _ style: FigureStyle?, _ explained: String?,
    _ appearance: Appearance
  ) -> [String] {
    var parts = [recipe.name] + rowParts(layout, isOfCanvas: explained == nil, recipe)
    if let style { parts.append(style.rawValue) }
    if let explained { parts.append(Slug.lowercased(explained)) }
    parts += canvasParts(recipe, layout.canvas)
    if let word = naming.part(for: appearance) { parts.append(word) }
    if composition.hasScene { parts.append("scene") }
    if let legend = composition.legend { parts.append("legend-" + legend.rawValue) }
    if composition.hasCaption, recipe.figures.caption != nil { parts.append("caption") }
    if let crop = composition.crop, crop != recipe.figures.crop {
      parts.append(Slug.lowercased((["crop"] + crop.words).joined(separator: "-")))
    }
    if let labels = composition.labels, labels != recipe.figures.labels {
      parts.append((["labels"] + labels.map(\.rawValue)).joined(separator: "-"))
    }
    if let overlay = composition.overlay, overlay != recipe.overlay ?? [OverlayKind.all.rawValue] {
      let words = overlay.map { OverlayKind(rawValue: $0) == nil ? $0 : Slug.hyphenated($0) }
      parts.append(Slug.lowercased((["overlay"] + words).joined(separator: "-")))
    }
    if explained == nil, let selected = composition.selected, selected != recipe.selection {
      parts.append(Slug.lowercased((["select"] + selected).joined(separator: "-")))
    }
    if let details = composition.details,
      details != recipe.figures.details ?? FigureSettings.standardDetails
    {
      parts.append(
        (["details"] + details.map { Slug.hyphenated($0.rawValue) }).joined(separator: "-"))
    }
    return parts
  }

  /// The parts for the layouts that a figure shows.
  /// - Parameter isOfCanvas: Whether the orientation counts; else only one that is not the recipe's first.
  private func rowParts(_ layout: Layout, isOfCanvas: Bool, _ recipe: Recipe) -> [String] {
    var parts: [String] = []
    switch composition.selection.row {
    case .orientations: parts.append(composition.isAnimated ? "animated" : "side-by-side")
    case .widths(let widths):
      let numbers = widths.map { DecimalText.rounded($0, to: 3) }
      parts.append(Slug.lowercased((["widths"] + numbers).joined(separator: "-")))
    case .states, nil:
      let first = (recipe.canvas.orientations ?? Orientation.allCases).first
      if let orientation = layout.canvas.orientation, isOfCanvas || orientation != first {
        parts.append(orientation.rawValue)
      }
    }
    if composition.selection.row == .states {
      parts.append("states")
    } else if let state = layout.variant.state {
      parts.append(Slug.lowercased(state))
    }
    if let language = layout.variant.language { parts.append(Slug.text(language)) }
    if composition.isAnimated, composition.selection.row != .orientations {
      parts.append("animated")
    }
    return parts
  }

  /// The parts for a canvas that is not the recipe's own.
  private func canvasParts(_ recipe: Recipe, _ canvas: Canvas) -> [String] {
    let request = composition.selection.request
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
