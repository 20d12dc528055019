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
    Option(
      OptionRow(
        "format", nil, .list(OutputFormat.self, standard: "all"), in: .figures, "file formats")
    ) { options, value throws(UsageError) in
      options.formats = try OptionReading.list(value, "a format")
    },
    Option(
      OptionRow(
        "style", nil,
        OptionRow.Value(
          placeholder: "LIST", choices: FigureStyle.all.map(\.name), isList: true,
          standard: FigureStyle.all[0].name), in: .figures, "styles of the figures")
    ) { options, value throws(UsageError) in
      options.styles = try OptionReading.list(
        value, "a style", FigureStyle.all.map { ($0.name, $0) })
    },
    Option(
      OptionRow(
        "legend", nil, .choice("SIDE", ConstraintLegend.Place.self), in: .figures,
        "list the numbered constraints at a side of each figure")
    ) { options, value throws(UsageError) in
      options.legend = try OptionReading.choice(value, "place")
    },
    Option(
      OptionRow(
        "animate", in: .figures, "draw an SVG that moves between the orientations, states or widths"
      )
    ) { options, _ in options.isAnimated = true },
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
    Option(
      OptionRow(
        "theme", nil,
        .choice("NAME", Appearance.self, standard: DrawingOptions().appearance.rawValue),
        in: .figures, "colours of the figures",
        details: "The last of these makes an SVG that follows its reader's preference.")
    ) { options, value throws(UsageError) in
      options.drawing.appearance = try OptionReading.choice(value, "theme")
    },
    Option(
      OptionRow(
        "overlay", nil,
        OptionRow.Value(
          placeholder: "LIST", choices: OptionReading.words(OverlayKind.self), isList: true,
          standard: "the recipe's"), in: .figures, "marks to draw",
        details: "The list can also hold names of views and numbers of constraints.")
    ) { options, value throws(UsageError) in
      let words = value.split(separator: ",", omittingEmptySubsequences: false).map {
        String($0.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
      }
      if words.contains("") { throw UsageError("'\(value)' has an empty word; write all for all") }
      options.overlay = words
    },
    Option(
      OptionRow("scene", in: .figures, "draw Interface Builder's scene around the canvas")
    ) { options, _ in options.hasScene = true },
    Option(
      OptionRow(
        "svg-text", in: .figures, "keep text as text in an SVG, in the fonts of its reader")
    ) { options, _ in options.drawing.keepsText = true },
  ]
}
