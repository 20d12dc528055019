import Basics
import Diagnostics
import Drawing
import FigureChoices
import FigureComposition
import Figures
import LayoutModel
import Pictures
import Recipes

/// The options for figures, as typed.
struct FigureOptions: Sendable {
  /// Nil for all, or the one of the file that is written.
  var formats: [OutputFormat]?
  /// The styles of figures, each of which has its own figures; nil for the canvas, or of a log the style that fits it.
  var styles: [FigureStyle]?
  /// The choices for figures of every style; those of canvases are options of their own.
  var composition = CompositionOptions()
  var drawing = DrawingOptions()
  var theme = ThemeChoice.light
  /// The form of files' names.
  var names = FileNaming.plain

  fileprivate static let scales = 1...3
}

/// The colours of figures, as chosen on the command line.
enum ThemeChoice: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
  case auto
  /// A light and a dark figure.
  case pair

  init(_ appearance: Appearance) {
    switch appearance {
    case .light: self = .light
    case .dark: self = .dark
    case .auto: self = .auto
    }
  }

  /// The appearances to draw, each in a file of its own.
  var appearances: [Appearance] {
    switch self {
    case .light: [.light]
    case .dark: [.dark]
    case .auto: [.auto]
    case .pair: [.light, .dark]
    }
  }
}

/// What findings mean for a run of `render`.
enum FindingsChoice: String, Hashable, Sendable, CaseIterable {
  /// The exit status is 1.
  case error
  /// The exit status is 0.
  case allow
  /// The exit status is 0, and an input that cannot be drawn gives a figure of the message.
  case draw
}

/// The options of a command that has these among its own.
protocol FigureHolder: Sendable {
  var figures: FigureOptions { get set }
}

extension Option where Options: FigureHolder {
  /// The options of every command that draws.
  static var figures: [Option] {
    [
      list(
        "format", in: .figures, "a format", "file formats",
        defaultValue: WordList.text(OutputFormat.standard.map(\.rawValue), "and")
      ) {
        $0.figures.formats = $1
      },
      list(
        "style", in: .figures, "a style", "styles of the figures",
        defaultValue: FigureStyle.canvas.rawValue
      ) { $0.figures.styles = $1 },
      choice(
        "legend", "SIDE", in: .figures, "place",
        "list the numbered constraints at a side of each figure"
      ) { $0.figures.composition.legend = $1 },
      flag("caption", in: .figures, "set the captions of recipes below their figures") {
        $0.figures.composition.hasCaption = true
      },
      Option(
        OptionRow(
          "crop", nil, OptionRow.Value("PART"), in: .figures,
          "the part that figures show: content, X,Y,WIDTH,HEIGHT in points, or names of views",
          details: "margin=N beside the names adds N points around the views. "
            + "content is what holds something, without the empty end of the screen.")
      ) { options, value throws(UsageError) in
        guard let crop = FigureSettings.Crop(option: value) else {
          throw UsageError(
            "'\(value)' is not a crop; write content, X,Y,WIDTH,HEIGHT such as 0,0,200,100, or names of views"
          )
        }
        options.figures.composition.crop = crop
      },
      list(
        "labels", in: .figures, "a kind of labels", "what to write beside views and constraints",
        defaultValue: "the recipe's"
      ) { $0.figures.composition.labels = $1 },
      flag(
        "animate", in: .figures,
        "draw an SVG that moves between the orientations, states or widths"
      ) { $0.figures.composition.isAnimated = true },
      Option(
        OptionRow(
          "scale", nil,
          OptionRow.Value(
            "N", choices: FigureOptions.scales.map { "\($0)" },
            defaultValue: "\(DrawingOptions().scale)"),
          in: .figures, "pixels per point of a PNG")
      ) { options, value throws(UsageError) in
        guard let scale = Int(value), FigureOptions.scales.contains(scale) else {
          let words = WordList.text(FigureOptions.scales.map { "\($0)" }, "or")
          throw UsageError("'\(value)' is not a scale; use \(words)")
        }
        options.figures.drawing.scale = scale
      },
      choice(
        "theme", "NAME", in: .figures, "theme", "colours of the figures",
        defaultValue: FigureOptions().theme.rawValue,
        details:
          "The third of these makes an SVG that follows its reader's preference, the last two figures."
      ) { $0.figures.theme = $1 },
      choice(
        "names", "NAME", in: .figures, "form of names", "form of the files' names",
        defaultValue: FigureOptions().names.rawValue,
        details:
          "The last of these names variants as Apple's documentation tool asks, in one format."
      ) { $0.figures.names = $1 },
      Option(
        OptionRow(
          "overlay", nil,
          OptionRow.Value(
            "LIST", choices: OptionReading.words(OverlayKind.self), isList: true,
            defaultValue: "the recipe's"), in: .figures, "marks to draw",
          details: "The list can also hold names of views and numbers of constraints.")
      ) { options, value throws(UsageError) in
        let words = value.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
        if words.contains("") {
          throw UsageError("'\(value)' has an empty word; write all for all")
        }
        options.figures.composition.overlay = words.map { word in
          OverlayKind.allCases.map(\.rawValue).first { Slug.hyphenated($0) == word } ?? word
        }
      },
      Option(
        OptionRow(
          "select", nil, OptionRow.Value("LIST", defaultValue: "the recipe's"), in: .figures,
          "views and constraints to show selected, or to explain",
          details: "The list holds names of views and numbers of constraints.")
      ) { options, value throws(UsageError) in
        let words = value.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
        if words.contains("") {
          throw UsageError(
            "'\(value)' has an empty word; write names of views and numbers of constraints")
        }
        options.figures.composition.selected = words
      },
      list(
        "details", in: .figures, "a detail", "what figures that explain show besides",
        defaultValue: "the recipe's"
      ) { $0.figures.composition.details = $1 },
      flag("scene", in: .figures, "draw Interface Builder's scene around the canvas") {
        $0.figures.composition.hasScene = true
      },
      flag("svg-text", in: .figures, "keep text as text in an SVG, in the fonts of its reader") {
        $0.figures.drawing.keepsText = true
      },
    ]
  }
}
