import Basics
import Diagnostics
import Drawing
import FigureChoices
import FigureComposition
import Figures
import Inputs
import JSON
import LayoutModel
import LayoutRecord
import Pictures
import Recipes
import Typesetting

/// The recipe that a figure of any version of ibar names.
struct FigureOrigin {
  private let layouts: [JSONValue]
  /// The names of its layouts.
  private let names: Set<Path>

  /// Nil for a text that is not a figure's metadata.
  init?(reading metadata: String) {
    guard let layouts = FigureRecord.layouts(in: metadata), !layouts.isEmpty else { return nil }
    self.layouts = layouts
    names = Set(layouts.map { Path($0["name"]?.string ?? "") })
  }

  /// Whether an input has, or had, all its layouts.
  func isDrawn(from input: Input) -> Bool {
    names.allSatisfy { input.format.names($0, in: input) }
  }

  /// Whether a file has a name that some options give the figure; a copy with another name is the
  /// user's.
  func canHave(name: Substring) -> Bool { options(ofName: name) != nil }

  /// Options that give a file of the figure its name; nil if no options do.
  ///
  /// Those of `--crop` and `--overlay` are found only if their words show in the name.
  func options(ofName name: Substring) -> (canvas: CanvasOptions, figures: FigureOptions)? {
    let plain = FileNaming.catalogueName(String(name))
    guard let start = names.first(where: { plain.utf8.starts(with: ($0.text + ".").utf8) }) else {
      return nil
    }
    var options = (canvas: CanvasOptions(), figures: FigureOptions())
    if plain != name { readVariant(name, &options.figures) }
    var parts = plain.dropFirst(start.text.count + 1).split(
      separator: ".", omittingEmptySubsequences: false
    ).map(String.init)
    // Names of other letter case, such as `.PNG`, are the user's.
    guard let format = parts.popLast().flatMap(OutputFormat.init(rawValue:)) else { return nil }
    options.figures.formats = [format]
    options.canvas.request.states = layouts[0]["state"]?.string
    options.canvas.request.languages = layouts[0]["language"]?.string
    for part in parts {
      guard
        readChoice(part, &options.canvas, &options.figures)
          || readLayouts(part, &options.canvas, &options.figures)
          || readList(part, &options.canvas, &options.figures)
          || readExplained(part, &options.figures)
      else { return nil }
    }
    return options
  }

  /// Reads the words for a variant of an image in a DocC catalogue.
  private func readVariant(_ name: Substring, _ figures: inout FigureOptions) {
    figures.names = .docc
    if name.contains("~dark") { figures.theme = .dark }
    figures.drawing.scale = (2...3).first { name.contains("@\($0)x.") } ?? 1
  }

  /// Reads a part that is the word of an option.
  private func readChoice(
    _ part: String, _ canvas: inout CanvasOptions, _ figures: inout FigureOptions
  ) -> Bool {
    func word<Choice: OptionChoice>() -> Choice? {
      Choice.allCases.first { Slug.hyphenated($0.rawValue) == part }
    }
    if let orientation: Orientation = word() {
      canvas.request.orientations = [orientation]
    } else if let style: FigureStyle = word() {
      figures.styles = [style]
    } else if let appearance: Appearance = word() {
      figures.theme = ThemeChoice(appearance)
    } else if let direction: LayoutDirection = word() {
      canvas.request.direction = direction
    } else if let size: ContentSizeCategory = word() {
      canvas.request.textSize = size
    } else if let device = Device.all.first(where: { Slug.device($0) == part }) {
      canvas.request.devices = [device]
    } else {
      switch part {
      case "scene": figures.composition.hasScene = true
      case "caption": figures.composition.hasCaption = true
      case "svg-text": figures.drawing.keepsText = true
      case "1x", "2x", "3x": figures.drawing.scale = part.utf8.first.map { Int($0) - 0x30 } ?? 1
      default: return false
      }
    }
    return true
  }

  /// Reads a part that names the layouts of the figure.
  private func readLayouts(
    _ part: String, _ canvas: inout CanvasOptions, _ figures: inout FigureOptions
  ) -> Bool {
    func sizes() -> [Size] {
      layouts.compactMap { layout in
        guard let width = layout["canvas"]?["width"]?.number,
          let height = layout["canvas"]?["height"]?.number
        else { return nil }
        return Size(width: width, height: height)
      }
    }
    switch part {
    case "side-by-side": canvas.row = .orientations
    case "animated": figures.composition.isAnimated = true
    case "states":
      canvas.row = .states
      canvas.request.states = "all"
    default:
      let variants = [
        layouts[0]["state"]?.string.map(Slug.lowercased),
        layouts[0]["language"]?.string.map { Slug.text($0) },
      ]
      if variants.contains(part) { return true }
      if part.hasPrefix("widths-") {
        canvas.row = .widths(sizes().map(\.width))
      } else if FigureOrigin.isSize(part) {
        canvas.request.size = sizes().first
      } else {
        return false
      }
    }
    return true
  }

  /// Reads the part that a figure explains: a view, or the number of a constraint.
  private func readExplained(_ part: String, _ figures: inout FigureOptions) -> Bool {
    guard figures.styles?.last?.traits.explains != nil, figures.composition.selected == nil else {
      return false
    }
    let names = (layouts[0]["views"]?.items ?? []).compactMap { $0["name"]?.string }
    figures.composition.selected = [names.first { Slug.lowercased($0) == part } ?? part]
    return true
  }

  /// Reads a part with the words of an option's list.
  private func readList(
    _ part: String, _ canvas: inout CanvasOptions, _ figures: inout FigureOptions
  ) -> Bool {
    let plain = OverlayKind.allCases.map(\.rawValue).reduce(part) {
      $0.replacing("-" + Slug.hyphenated($1), with: "-" + $1)
    }
    let words = plain.split(separator: "-").dropFirst().map(String.init)
    /// Words of a list, or the view whose name they are.
    func names(_ isWord: (String) -> Bool) -> [String] {
      if words.allSatisfy(isWord) { return words }
      let views = layouts[0]["views"]?.items ?? []
      let name = views.lazy.compactMap { $0["name"]?.string }.first {
        Slug.lowercased($0) == words.joined(separator: "-")
      }
      return name.map { [$0] } ?? words
    }
    if part.hasPrefix("legend-") {
      figures.composition.legend = words.first.flatMap(ConstraintLegend.Place.init(rawValue:))
    } else if part.hasPrefix("labels-") {
      figures.composition.labels = words.compactMap(LabelKind.init(rawValue:))
    } else if part.hasPrefix("overlay-") {
      figures.composition.overlay = names { OverlayKind(rawValue: $0) != nil || Int($0) != nil }
    } else if part.hasPrefix("select-") {
      figures.composition.selected = names { Int($0) != nil }
    } else if part.hasPrefix("details-") {
      figures.composition.details = FigureDetail.allCases.filter {
        "-\(part)-".contains("-\(Slug.hyphenated($0.rawValue))-")
      }
    } else if part.hasPrefix("crop-") {
      let isRect = words.count == 4
      let isView = words == ["around", FigureSettings.contentWord]
      figures.composition.crop =
        isView
        ? .around([FigureSettings.contentWord], margin: 0)
        : .init(option: names { isRect && Int($0) != nil }.joined(separator: ","))
    } else {
      return false
    }
    return true
  }

  /// `600x400`, or `599-5x400` for a fraction.
  private static func isSize(_ part: String) -> Bool {
    let sides = part.split(separator: "x", omittingEmptySubsequences: false)
    return sides.count == 2
      && sides.allSatisfy { side in
        !side.isEmpty && side.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "-") }
      }
  }
}
