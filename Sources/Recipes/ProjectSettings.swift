package import Diagnostics
package import FigureChoices
import LayoutModel

/// The defaults of a project, from its file `ibar.yaml`.
package struct ProjectSettings: Hashable, Sendable {
  /// The path of the file.
  package var path: String
  /// Values for options, those of figures and those of runs.
  package var options: [FigureSetting] = []
  /// What findings of rules are, by the rules' names.
  package var rules: [FigureSetting] = []
  /// Font files, as written: relative to the file's folder.
  package var fonts: [FigureSetting] = []
  /// The colours that all recipes know.
  package var colors: [NamedColor] = []
  /// The numbers that all recipes know.
  package var metrics: [Metric] = []

  /// The language of descriptions, as its tag; nil for English.
  package var descriptions: String?
  /// The colours of marks.
  package var markColors = MarkColors()
  /// The place of the colours of marks; nil without any.
  package var markColorsRange: SourceRange?

  /// The name of the file.
  package static let fileName = "ibar.yaml"

  /// Creates the settings of a file that says nothing.
  package init(path: String) { self.path = path }

  /// The defaults of figures.
  package var figures: [FigureSetting] {
    options.filter { setting in RecipeKeys.figure.contains { $0.name == setting.key } }
  }

  /// The defaults of a run.
  package var run: [FigureSetting] {
    options.filter { setting in ProjectKeys.run.contains { $0.name == setting.key } }
  }
}

/// The keys of a project's file.
package enum ProjectKeys {
  /// All, in the order in which they are documented.
  package static let all: [Key] =
    RecipeKeys.figure.map { $0.name == "theme" ? theme : $0 } + run + own

  private static let theme = Key(
    "theme", .scalarOr(.text, .fields(FieldList("a theme", appearances))),
    "The colours, or a mapping of the colours of marks for `light` and `dark`.", default: "light")

  private static let appearances = ["light", "dark"].map { name in
    Key(
      name, .fields(FieldList("the set of colours of marks", marks)),
      "The colours on \(name) pages.")
  }

  private static let marks = [
    Key("line", .color, "Of the lines of constraints that hold."),
    Key("ground", .color, "Of the ground."),
    Key("number", .color, "Of the discs of numbers."),
    Key("text", .color, "Of captions, lists, callouts and notes."),
  ]

  /// The keys that are options of a whole run.
  package static let run: [Key] = [
    Key("output", .text, "The folder to write into, relative to the file's.", default: "."),
    Key("names", .text, "The form of the files' names.", default: "plain"),
    Key("link", .truth, "Whether figures are put into their guides.", default: "false"),
    Key("linkAs", .text, "The form of new images in guides."),
    Key("findings", .text, "Whether findings change the exit status.", default: "error"),
  ]

  private static let own: [Key] = [
    Key(
      "rules", .structure(.rules),
      "What a finding of a rule is, by the rule's name: `error`, `warning` or `off`."),
    Key("fonts", .list(.text), "Font files to try before the system's fonts."),
    Key("colors", .structure(.colors), "Colours by the names that all recipes can use."),
    Key("metrics", .structure(.metrics), "Numbers by the names that all constraints can use."),
    Key(
      "descriptions", .text,
      "The language of descriptions of layouts in no language, or in one without phrases.",
      default: "en"),
  ]
}
