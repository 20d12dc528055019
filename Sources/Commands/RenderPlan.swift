import Basics
import Drawing
import Figures
import LayoutModel
import Platform
import Recipes
import Typesetting

/// A figure to draw, and the files to draw it into.
struct RenderTask: Sendable {
  var loaded: LoadedRecipe
  /// One layout, or those that stand side by side.
  var layouts: [Layout]
  var style: FigureStyle
  /// The name of its files without extension.
  var figureName: String
  var files: [(format: OutputFormat, path: String)]

  /// Its files' paths below the folder that figures are written to.
  var fileNames: [String] {
    files.map { loaded.input.folder + ($0.path.split(separator: "/").last ?? "") }
  }
}

extension Settings {
  /// The files beside figures that `render` is to write, and the options that name them.
  var filesOfOptions: [(path: String, option: String)] {
    [(stamp, "--stamp"), (dependencyFile, "--deps")].compactMap { path, option in
      path.map { ($0, option) }
    }
  }
}

/// Which files a command line asks for.
enum RenderPlan {
  /// The layouts of a recipe with their files.
  static func tasks(for loaded: LoadedRecipe, _ settings: Settings) -> [RenderTask] {
    let folder = settings.output.hasSuffix("/") ? settings.output : settings.output + "/"
    let figures = RenderRow.layouts(of: loaded.recipe, settings)
    return figures.flatMap { layouts in settings.styles.map { (layouts, $0) } }.map {
      layouts, style in
      let name = figureName(loaded.recipe, layouts[0], style, settings)
      let files = settings.formats.map { format in
        (
          format,
          folder + loaded.input.folder + name + suffix(format, settings) + "."
            + format.rawValue
        )
      }
      return RenderTask(
        loaded: loaded, layouts: layouts, style: style, figureName: name, files: files)
    }
  }

  /// The figure of a layout that a guide shows: the upright one, as an SVG when there is one.
  static func linkedFile(of tasks: [RenderTask]) -> String? {
    let base = tasks.filter { $0.layouts[0].variant == LayoutVariant() }
    let task = base.first { $0.layouts[0].canvas.orientation == .portrait } ?? base.first
    return (task?.files.first { $0.format == .svg } ?? task?.files.first)?.path
  }

  /// Inputs, by their numbers, in groups any of which might write a file that another of its group, or
  /// an option, writes too.
  ///
  /// The first part of a figure's name is its input's, so that others need not be read to know.
  static func suspects(among inputs: [Input], _ settings: Settings) -> [[Int]] {
    let folder = FileSystem.plainPath(settings.output)
    let start = folder.isEmpty || folder == "/" ? folder : folder + "/"
    let written = settings.filesOfOptions.map { FileSystem.plainPath($0.path) }
    var groups: [String: [Int]] = [:]
    for (index, input) in inputs.enumerated() {
      groups[start + input.folder + input.name + ".", default: []].append(index)
    }
    return groups.filter { prefix, group in
      group.count > 1 || written.contains { $0.hasPrefix(prefix) }
    }.map(\.value)
  }

  /// Words on each file of an option that is an input too, or another option's.
  static func misuses(of inputs: [Input], _ settings: Settings) -> [FileError] {
    var options: [String: String] = [:]
    return settings.filesOfOptions.compactMap { path, option in
      if let other = options.updateValue(option, forKey: FileSystem.plainPath(path)) {
        return FileError(path: path, reason: "both \(other) and \(option) would write this file")
      }
      guard let identity = (try? FileSystem.entry(path))?.identity else { return nil }
      let name = path.split(separator: "/").last ?? ""
      let isInput = inputs.contains {
        $0.path.hasSuffix(name) && (try? FileSystem.entry($0.path))?.identity == identity
      }
      return isInput
        ? FileError(path: path, reason: "\(option) would write over this, which is to be drawn")
        : nil
    }
  }

  /// Words on each file that two layouts, or a layout and an option, would write.
  static func clashes(
    among tasks: some Sequence<RenderTask>, _ settings: Settings
  ) -> [FileError] {
    var writers: [String: String] = [:]
    for file in settings.filesOfOptions { writers[FileSystem.plainPath(file.path)] = file.option }
    var clashes: [FileError] = []
    for task in tasks {
      for file in task.files {
        let path = FileSystem.plainPath(file.path)
        if let other = writers.updateValue(task.loaded.input.path, forKey: path) {
          clashes.append(
            FileError(
              path: file.path,
              reason: "both \(other) and \(task.loaded.input.path) would write this file"))
        }
      }
    }
    return clashes
  }

  /// `NAME.ORIENTATION`, and the value of each option that is not the recipe's own.
  private static func figureName(
    _ recipe: Recipe, _ layout: Layout, _ style: FigureStyle, _ settings: Settings
  ) -> String {
    let request = settings.canvas
    let canvas = layout.canvas
    var parts = [recipe.name]
    switch settings.shownRow {
    case .orientations: parts.append(settings.isAnimated ? "animated" : "side-by-side")
    case .widths(let widths):
      let numbers = widths.map { DecimalText.rounded($0, to: 3) }
      parts.append(Slug.lowercased((["widths"] + numbers).joined(separator: "-")))
    case .states, nil:
      if let orientation = canvas.orientation { parts.append(orientation.rawValue) }
    }
    if settings.shownRow == .states {
      parts.append("states")
    } else if let state = layout.variant.state {
      parts.append(Slug.lowercased(state))
    }
    if let language = layout.variant.language { parts.append(Slug.text(language)) }
    if settings.isAnimated, settings.shownRow != .orientations { parts.append("animated") }
    if style != .canvas { parts.append(style.name) }
    if let size = request.size, size != recipe.canvas.size {
      parts.append(Slug.lowercased(Canvas(size: size).name))
    }
    let isOwnDevice =
      recipe.canvas.size == nil && canvas.device == recipe.canvas.device ?? .standard
    if let device = request.device, !isOwnDevice { parts.append(Slug.lowercased(device.name)) }
    if let direction = request.direction,
      direction != recipe.canvas.direction ?? .leftToRight
    {
      parts.append(canvas.direction == .leftToRight ? "left-to-right" : "right-to-left")
    }
    if let textSize = request.textSize, textSize != recipe.canvas.textSize ?? .large {
      parts.append(Slug.hyphenated(textSize.rawValue))
    }
    if settings.drawing.appearance != .light {
      parts.append(settings.drawing.appearance.rawValue)
    }
    if settings.hasScene { parts.append("scene") }
    if let legend = settings.legend { parts.append("legend-" + legend.rawValue) }
    if let overlay = settings.overlay, overlay != recipe.overlay ?? [OverlayKind.all.rawValue] {
      parts.append(Slug.lowercased((["overlay"] + overlay).joined(separator: "-")))
    }
    return parts.joined(separator: ".")
  }

  /// Pixels per point change only what is made of pixels, and kept texts only what is not.
  private static func suffix(_ format: OutputFormat, _ settings: Settings) -> String {
    let drawing = settings.drawing
    switch format {
    case .png: return drawing.scale == DrawingOptions().scale ? "" : ".\(drawing.scale)x"
    case .svg: return drawing.keepsText ? ".svg-text" : ""
    }
  }
}
