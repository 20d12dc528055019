import LayoutModel

/// The keys whose values are parts of a recipe: they need other parts to be understood.
package enum RecipeKeys {
  /// The keys of a recipe.
  package static let recipe: [Key] =
    [
      Key(
        "title", .text, "The name that people call the layout.", default: "the file's name",
        effect: .text),
      Key(
        "name", .text, "The first part of the figures' file names: letters, digits and hyphens.",
        default: "the file's name, or in a guide the heading's words", effect: .document),
      Key("chapter", .text, "The chapter that the layout belongs to.", effect: .text),
      Key("summary", .text, "What the layout shows, in a sentence.", effect: .text),
      Key(
        "include", .structure(.include),
        "A file, or a list of files, of shared views, canvas, colors and metrics."),
      Key("colors", .structure(.colors), "Colours by the names that this recipe uses."),
      Key("metrics", .structure(.metrics), "Numbers by the names that constraints use."),
      Key("canvas", .structure(.canvas), "What the layout is solved and drawn on."),
      Key("root", .fields(FieldList("the root view", root)), "Properties of the root view."),
      Key("views", .structure(.views), "The views by name, in z-order."),
      layoutGuides,
      Key("constraints", .structure(.constraints), "The constraints; `Superview` is the root."),
      visualFormat,
      Key("traits", .structure(.traits), "What differs in some size classes."),
      Key("states", .structure(.states), "What differs in states of the app, by their names."),
      Key("languages", .structure(.languages), "What differs in languages, by their tags."),
      frames,
      Key(
        "overlay", .structure(.names), "The constraints and kinds of marks that figures show.",
        effect: .look),
      Key(
        "selection", .structure(.names), "The views and constraints shown as selected.",
        effect: .look),
      Key("screen", .structure(.screen), "What a picture of the running app shows.", effect: .look),
    ] + FigureProperties.all.map(\.key) + [
      Key(
        "figures", .structure(.figures),
        "The figures that `render` draws, each by its options: `[{style: schematic}, {style: screen}]`.",
        effect: .look),
      Key(
        "status", .word(WordList("a status", ["ambiguous", "unsatisfiable", "misplaced"])),
        "The finding that the layout is meant to teach.", effect: .document),
    ]

  /// The keys of a file that recipes include.
  package static let included: [Key] = recipe.filter {
    ["include", "colors", "metrics", "canvas", "views"].contains($0.name)
  }

  /// The keys of one of the figures that a recipe asks for: options of `render`.
  package static let figure: [Key] = [
    Key("style", .list(.text), "The styles.", default: "canvas"),
    Key("legend", .text, "The side of the list of constraints."),
    Key("caption", .truth, "Whether the caption is set below.", default: "false"),
    Key("theme", .text, "The colours.", default: "light"),
    Key("language", .text, "A language, or `all`.", default: "the base"),
    Key("state", .text, "A state, or `all`.", default: "the base"),
    Key("orientation", .list(.text), "The orientations.", default: "the recipe's, or both"),
    Key("device", .text, "The device."),
    Key("size", .text, "The size in place of a device, `600x600`."),
    Key("direction", .text, "The reading direction."),
    Key("textSize", .text, "The Dynamic Type size."),
    Key("widths", .list(.number(.length)), "The widths of canvases side by side, in points."),
    Key("strip", .truth, "Whether the states stand side by side.", default: "false"),
    Key("animate", .truth, "Whether the layouts follow each other in time.", default: "false"),
    Key("scene", .truth, "Whether Interface Builder's scene is drawn.", default: "false"),
    Key("crop", FigureProperties.crop, "The part that is shown."),
    Key("labels", .list(.text), "What is written beside views and constraints."),
    Key("overlay", .list(.text), "The constraints and kinds of marks."),
    Key("select", .list(.text), "The views and constraints that are selected or explained."),
    Key("details", .list(.text), "What figures that explain show besides."),
    Key("format", .list(.text), "The file formats.", default: "SVG and PNG"),
    Key("scale", .number(.count), "Pixels per point of a PNG.", default: "2"),
  ]

  /// The keys of the root view.
  private static let root = ViewProperties.all.map(\.key).filter(\.isOfRoot)

  private static let layoutGuides = Key(
    "layoutGuides", .structure(.layoutGuides), "The names of the view's own layout guides.")
  private static let visualFormat = Key(
    "visualFormat", .structure(.visualFormat), "Strings of the Visual Format Language.")
  private static let frames = Key(
    "frames", .structure(.frames), "The frames that `ibar check` expects, by canvas.")

  // MARK: - Views

  /// The keys of a view that are no properties.
  package static let view: [Key] = [
    Key("subviews", .structure(.views), "The views inside the view, by name, in z-order."),
    Key(
      "arrangedSubviews", .structure(.arrangedSubviews),
      "The arranged subviews: views by name, or a list of names of `subviews`.", on: [.stackView]),
    Key(
      "customSpacing", .structure(.customSpacing),
      "The space behind some arranged subviews, in points, by their names.", on: [.stackView]),
    Key(
      "autoresizingMask", .list(.word(WordList("part of an autoresizing mask", maskWords))),
      "What follows the superview's size; it starts from `frame` in the upright canvas."),
    layoutGuides,
    Key(
      "constraints", .structure(.constraints),
      "Constraints that the view holds; `Superview` is the view itself."),
    visualFormat,
  ]

  private static let maskWords = [
    "none", "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin",
    "flexibleHeight", "flexibleBottomMargin",
  ]

  /// All keys of a view, in the order in which recipes give them.
  package static let allOfView: [Key] = {
    var keys = ViewProperties.all.map(\.key)
    func insert(_ names: Set<String>, before name: String) {
      let place = keys.firstIndex { $0.name == name } ?? keys.count
      keys.insert(contentsOf: view.filter { names.contains($0.name) }, at: place)
    }
    insert(
      ["subviews", "layoutGuides", "constraints", "visualFormat"], before: "intrinsicContentSize")
    insert(["autoresizingMask"], before: "frame")
    insert(["arrangedSubviews", "customSpacing"], before: "isLayoutMarginsRelativeArrangement")
    return keys
  }()

  /// The keys that a variation can give a view.
  package static let viewChange: [Key] = ViewProperties.all.map(\.key).filter {
    !$0.effect.contains(.document)
  }

  /// The keys of a group of format strings.
  package static let formats: [Key] = [
    Key("metrics", .structure(.metrics), "Numbers by the names that the strings use."),
    Key(
      "options", .list(.word(WordList("an option", VisualFormatSettings.optionNames))),
      "How the views of a string are aligned, and its direction."),
    Key("extended", .truth, "Whether the strings are in the extended language.", default: "false"),
    Key("formats", .structure(.formats), "The strings, one a line."),
    Key("format", .structure(.formats), "One string."),
  ]

  // MARK: - Variations

  private static let changes: [Key] = [
    Key("views", .structure(.viewChanges), "Properties of views, by the views' names."),
    Key(
      "constraints", .structure(.constraintChanges),
      "More constraints, or changes of constraints by their numbers or identifiers."),
    Key(
      "deactivate", .structure(.names),
      "The numbers or identifiers of constraints that do not hold."),
  ]
  private static let remove = Key(
    "remove", .structure(.names), "The names of views that are not there.")
  private static let named: [Key] = [
    Key("title", .text, "The name that people call the layout."), frames,
  ]
  private static let sizeClass = ValueType.word(
    WordList("a size class", ["any", "compact", "regular"]))

  /// The keys of a variation for size classes.
  package static let trait: [Key] =
    [
      Key("widthClass", sizeClass, "The size class of the width.", default: "any"),
      Key("heightClass", sizeClass, "The size class of the height.", default: "any"),
    ] + changes + [remove]

  /// The keys of a state.
  package static let state: [Key] =
    changes
    + [
      Key(
        "add", .structure(.additions),
        "Views to add to the root; or, by the name of a view that is there, to that view."),
      remove,
    ] + named

  /// The keys of a language.
  package static let language: [Key] =
    changes + named + [BarProperties.texts.key] + FigureProperties.texts.map(\.key) + [
      Key("states", .structure(.languageStates), "What differs in states in this language.")
    ]

  /// The keys of a state in a language.
  package static let languageState: [Key] =
    changes.filter { $0.name == "views" } + named.filter { $0.name == "title" }
    + FigureProperties.texts.map(\.key)

  /// The keys of what a state adds to a view that is there.
  package static let addition: [Key] =
    view.filter { ["subviews", "arrangedSubviews"].contains($0.name) }
    + [Key("before", .structure(.itemName), "The arranged subview before which they come.")]

  /// An expected frame, a side that is not checked being null.
  package static let frame = ValueType.tuple(
    TupleForm("[x, y, width, height]", .nullOr(.number(.any))))

  /// The keys of expected frames that are no views.
  package static let expectation: [Key] = [
    Key("tolerance", .number(.any), "How far a number may be off, in points.", default: "0.01"),
    Key("pixelAligned", .truth, "Whether the frames are rounded to pixels.", default: "false"),
  ]
}
