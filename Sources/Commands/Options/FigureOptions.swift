import Basics
import LayoutModel
import Diagnostics
import Drawing
import Figures

/// How figures are drawn, as typed.
struct FigureOptions: Sendable {
  var formats = OutputFormat.allCases
  /// How layouts are drawn, each in a figure of its own.
  var styles = [FigureStyle.canvas]
  /// Whether the layouts of a row follow each other in time.
  var isAnimated = false
  /// Where the constraints are listed; nil for nowhere.
  var legend: ConstraintLegend.Place?
  /// Which marks of the overlay are drawn, in words; nil leaves it to the recipe.
  var overlay: [String]?
  /// Whether Interface Builder's scene stands around the canvas.
  var hasScene = false
  var drawing = DrawingOptions()

  /// Checks the options together.
  func check() throws(UsageError) {
    if isAnimated, formats != [.svg] {
      throw UsageError("--animate goes with --format svg: no other moves")
    }
  }
}

extension Option<FigureOptions> {
  private static let scales = 1...3

  /// The options of every command that draws.
  static let figures: [Option] = [
    list(
      "format", in: .figures, \.formats, "a format", OutputFormat.choices, "file formats",
      standard: "all"),
    list(
      "style", in: .figures, \.styles, "a style", FigureStyle.allCases.map { ($0.rawValue, $0) },
      "styles of the figures", standard: FigureStyle.canvas.rawValue),
    choice(
      "legend", "SIDE", in: .figures, \.legend, "place",
      "list the numbered constraints at a side of each figure"),
    flag(
      "animate", in: .figures, \.isAnimated,
      "draw an SVG that moves between the orientations, states or widths"),
    Option(
      OptionRow(
        "scale", nil,
        OptionRow.Value(
          placeholder: "N", choices: scales.map { "\($0)" }, standard: "\(DrawingOptions().scale)"),
        in: .figures, "pixels per point of a PNG")
    ) { options, value throws(UsageError) in
      guard let scale = Int(value), scales.contains(scale) else {
        let words = WordList.text(scales.map { "\($0)" }, "or")
        throw UsageError("'\(value)' is not a scale; use \(words)")
      }
      options.drawing.scale = scale
    },
    choice(
      "theme", "NAME", in: .figures, \.drawing.appearance, "theme", "colours of the figures",
      standard: DrawingOptions().appearance,
      details: "The last of these makes an SVG that follows its reader's preference."),
    Option(
      OptionRow(
        "overlay", nil,
        OptionRow.Value(
          placeholder: "LIST", choices: OptionReading.words(OverlayKind.self), isList: true,
          standard: "the recipe's"), in: .figures, "marks to draw",
        details: "The list can also hold names of views and numbers of constraints.")
    ) { options, value throws(UsageError) in
      let words = value.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
      if words.contains("") { throw UsageError("'\(value)' has an empty word; write all for all") }
      options.overlay = words
    },
    flag(
      "scene", in: .figures, \.hasScene, "draw Interface Builder's scene around the canvas"),
    flag(
      "svg-text", in: .figures, \.drawing.keepsText,
      "keep text as text in an SVG, in the fonts of its reader"),
  ]
}
