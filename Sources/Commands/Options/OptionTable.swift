import LayoutModel
import Diagnostics
import Drawing
import Figures
import Recipes
import Reports
import Typesetting

/// The options of all commands, each in one place.
extension Option {
  /// What lays out can be seen on.
  static let canvas: [Option] = [
    Option(
      "orientation", nil, "LIST",
      "portrait, landscape, both by a comma, or side-by-side (both)"
    ) { settings, value throws(UsageError) in
      if value == "side-by-side" {
        settings.row = .orientations
        return
      }
      settings.canvas.orientations = try list(
        value, "an orientation", Orientation.allCases.map { ($0.rawValue, $0) })
    },
    Option("device", nil, "NAME", "the device to lay out on (the recipe's)") {
      settings, value throws(UsageError) in
      guard let device = Device.named(value) else {
        let names = Device.all.map(\.name)
        let isFar = Suggestion.help(for: value, among: names) == nil
        throw UsageError(
          unknown("device", value, names) + (isFar ? "; 'ibar help render' names all" : ""))
      }
      settings.canvas.device = device
    },
    Option("size", nil, "WxH", "the size to lay out on, in points, in place of a device") {
      settings, value throws(UsageError) in
      guard let size = Size(text: value) else {
        throw UsageError("'\(value)' is not a size; write it as 600x600")
      }
      settings.canvas.size = size
    },
    Option("direction", nil, "NAME", "left-to-right or right-to-left (the recipe's)") {
      settings, value throws(UsageError) in
      let directions = [
        "left-to-right": LayoutDirection.leftToRight, "right-to-left": .rightToLeft,
      ]
      guard let direction = directions[value] else {
        throw UsageError(unknown("direction", value, directions.keys.sorted()))
      }
      settings.canvas.direction = direction
    },
    Option("text-size", nil, "NAME", "the text size chosen by the user (large)") {
      settings, value throws(UsageError) in
      let sizes = ContentSizeCategory.allCases
      guard
        let size = sizes.first(where: {
          [$0.rawValue, Slug.hyphenated($0.rawValue)].contains(value)
        })
      else { throw UsageError(unknown("text size", value, sizes.map(\.rawValue))) }
      settings.canvas.textSize = size
    },
    Option("state", nil, "NAME", "the state of the recipe, or all (the base alone)") {
      settings, value throws(UsageError) in
      settings.canvas.states = value
    },
    Option("language", nil, "TAG", "the language of the recipe, or all (the base alone)") {
      settings, value throws(UsageError) in
      settings.canvas.languages = value
    },
    Option("font", nil, "FILE", "a font to set texts in before the system's; can be repeated") {
      settings, value throws(UsageError) in
      settings.fonts.append(try path(value))
    },
  ]

  static let output = Option("output", "o", "DIR", "the folder to write into (.)") {
    settings, value throws(UsageError) in
    settings.output = try path(value)
  }

  static let format = Option("format", nil, "LIST", "svg, png or both, parted by a comma (both)") {
    settings, value throws(UsageError) in
    settings.formats = try list(value, "a format", OutputFormat.allCases.map { ($0.rawValue, $0) })
  }

  static let scale = Option("scale", nil, "N", "pixels per point of a PNG: 1, 2 or 3 (2)") {
    settings, value throws(UsageError) in
    guard let scale = Int(value), (1...3).contains(scale) else {
      throw UsageError("'\(value)' is not a scale; use 1, 2 or 3")
    }
    settings.drawing.scale = scale
  }

  static let theme = Option(
    "theme", nil, "NAME", "light, dark, or auto for an SVG that follows its reader (light)"
  ) {
    settings, value throws(UsageError) in
    let themes = Appearance.allCases.map(\.rawValue)
    guard let appearance = Appearance(rawValue: value) else {
      throw UsageError(unknown("theme", value, themes))
    }
    settings.drawing.appearance = appearance
  }

  static let style = Option(
    "style", nil, "LIST", "canvas, schematic, screen or outline, parted by a comma (canvas)"
  ) {
    settings, value throws(UsageError) in
    settings.styles = try list(value, "a style", FigureStyle.all.map { ($0.name, $0) })
  }

  static let legend = Option(
    "legend", nil, "SIDE", "list the constraints, numbered, below or beside each figure"
  ) { settings, value throws(UsageError) in
    let places = ConstraintLegend.Place.allCases.map(\.rawValue)
    guard let place = ConstraintLegend.Place(rawValue: value) else {
      throw UsageError(unknown("place", value, places))
    }
    settings.legend = place
  }

  static let animate = Option(
    "animate", nil, nil, "draw an SVG that moves between the orientations, states or widths"
  ) { settings, _ in settings.isAnimated = true }

  static let strip = Option(
    "strip", nil, nil, "draw the states asked for side by side in one figure"
  ) { settings, _ in settings.row = .states }

  static let widths = Option(
    "widths", nil, "LIST",
    "draw canvases of these widths side by side, with breakpoints"
  ) { settings, value throws(UsageError) in
    let words = value.split(separator: ",", omittingEmptySubsequences: false)
    let widths = words.compactMap { Double($0) }.filter { (1...2048).contains($0) }
    guard widths.count == words.count, widths == widths.sorted(), Set(widths).count == widths.count
    else { throw UsageError("'\(value)' is not a list of widths; write 320,375,414, at most 2048") }
    settings.row = .widths(widths)
  }

  static let overlay = Option(
    "overlay", nil, "LIST", "kinds of marks, views and numbers to draw, parted by a comma (all)"
  ) { settings, value throws(UsageError) in
    let words = value.split(separator: ",", omittingEmptySubsequences: false).map {
      String($0.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
    if words.contains("") { throw UsageError("'\(value)' has an empty word; write all for all") }
    settings.overlay = words
  }

  static let scene = Option(
    "scene", nil, nil, "draw Interface Builder's scene around the canvas"
  ) { settings, _ in settings.hasScene = true }

  static let svgText = Option(
    "svg-text", nil, nil, "keep texts as texts in an SVG, in the fonts of its reader"
  ) { settings, _ in settings.drawing.keepsText = true }

  static let jobs = Option(
    "jobs", "j", "N", "how many recipes to draw at once (what make grants, or all processors)"
  ) {
    settings, value throws(UsageError) in
    guard let jobs = Int(value), (1...1024).contains(jobs) else {
      throw UsageError("'\(value)' is not a number of jobs; use 1 to 1024")
    }
    settings.jobs = jobs
  }

  static let stamp = Option("stamp", nil, "FILE", "a file to write when all went well, for make") {
    settings, value throws(UsageError) in
    settings.stamp = try path(value)
  }

  static let deps = Option(
    "deps", nil, "FILE", "a file to write with what was read and what comes out, failed or not"
  ) { settings, value throws(UsageError) in settings.dependencyFile = try path(value) }

  static let depsFormat = Option(
    "deps-format", nil, "NAME", "make (rules) or json (make)"
  ) { settings, value throws(UsageError) in
    guard let format = DependencyFormat(rawValue: value) else {
      throw UsageError(unknown("form of dependencies", value, ["make", "json"]))
    }
    settings.dependencyFormat = format
  }

  static let shard = Option(
    "shard", nil, "I/N", "one of N parts of the inputs alone, by their names"
  ) { settings, value throws(UsageError) in
    guard let shard = Shard(text: value) else {
      throw UsageError("'\(value)' is not a part; write the second of five as 2/5")
    }
    settings.shard = shard
  }

  static let cache = Option(
    "cache", nil, "DIR", "a folder to keep figures in, by what they were drawn from"
  ) { settings, value throws(UsageError) in settings.cache = try path(value) }

  static let watch = Option(
    "watch", nil, nil, "draw again what changes, until interrupted, and show it in a page"
  ) { settings, _ in settings.watches = true }

  static let keepGoing = Option(
    "keep-going", "k", nil, "draw what can be drawn when some would write the same file"
  ) { settings, _ in settings.keepsGoing = true }

  static let quiet = Option("quiet", "q", nil, "tell errors alone, and no progress") {
    settings, _ in settings.isQuiet = true
  }

  static let verbose = Option("verbose", "v", nil, "tell each file that changes") {
    settings, _ in settings.isVerbose = true
  }

  static let timings = Option("timings", nil, nil, "tell where the time goes") { settings, _ in
    settings.showsTimings = true
  }

  static let link = Option(
    "link", nil, nil, "put each figure into its guide, below the constraints it shows"
  ) { settings, _ in settings.linksFigures = true }

  static let json = Option("json", nil, nil, "print JSON") { settings, _ in
    settings.printsJSON = true
  }

  static let pixelAligned = Option(
    "pixel-aligned", nil, nil, "round frames to the device's pixels, as the device does"
  ) { settings, _ in settings.isPixelAligned = true }

  static let explain = Option(
    "explain", nil, "VIEW", "tell which constraints give a view its frame, and what lost to them"
  ) { settings, value in settings.explainedView = value }

  static let breakpoints = Option(
    "breakpoints", nil, "SIDE", "tell where the layout changes as the width or height grows"
  ) { settings, value throws(UsageError) in
    let sides = [("width", Axis.horizontal), ("height", Axis.vertical)]
    let found = try list(value, "a side", sides.map { (name: $0.0, value: $0.1) })
    guard found.count == 1 else { throw UsageError("name one side, width or height") }
    settings.breakpointAxis = found[0]
  }

  static let range = Option("range", nil, "A...B", "the sizes to look at (0...2048 points)") {
    settings, value throws(UsageError) in
    let ends = value.split(separator: "...", omittingEmptySubsequences: false)
    guard ends.count == 2, let from = Double(ends[0]), let to = Double(ends[1]), from >= 0,
      to > from, to <= 1_000_000
    else {
      throw UsageError("'\(value)' is not a range of at most a million points, as in 0...2048")
    }
    settings.breakpointRange = from...to
  }

  static let consoleLog = Option(
    "console-log", nil, nil, "tell conflicts as the console of a device does"
  ) { settings, _ in settings.usesConsoleLog = true }

  static let fix = Option(
    "fix", nil, nil, "mend in the files what can be mended without a doubt"
  ) { settings, _ in settings.appliesFixes = true }

  static let advice = Option(
    "advice", nil, nil, "tell where the layout goes against the guide's rules of thumb"
  ) { settings, _ in settings.givesAdvice = true }

  static let messageFormat = Option(
    "message-format", nil, "NAME", "human, short, json, github or sarif (human)"
  ) { settings, value throws(UsageError) in
    guard let format = MessageFormat(rawValue: value) else {
      throw UsageError(
        unknown("message format", value, MessageFormat.allCases.map(\.rawValue)))
    }
    settings.messageFormat = format
  }

  static let conversion = Option("to", nil, "FORMAT", "the notation to write: vfl") {
    settings, value throws(UsageError) in
    guard let target = ConversionTarget(rawValue: value) else {
      throw UsageError(unknown("notation", value, ConversionTarget.allCases.map(\.rawValue)))
    }
    settings.conversionTarget = target
  }

  static let report = Option(
    "report", nil, "LIST", "reports to write into DIR: html, json, junit, parted by a comma"
  ) { settings, value throws(UsageError) in
    settings.reports = try list(
      value, "a report", ReportFormat.allCases.map { ($0.rawValue, $0) })
  }

  static let accept = Option(
    "accept", nil, nil, "take the new figures: all, or those named behind, by name or cause"
  ) { settings, _ in settings.accepts = true }

  static let tolerance = Option(
    "tolerance", nil, "NAME", "text: the edges of letters may differ where views show texts"
  ) { settings, value throws(UsageError) in
    guard value == "text" else {
      throw UsageError("'\(value)' is not a tolerance; only text can be tolerated")
    }
    settings.toleratesText = true
  }

  static let help = Option("help", "h", nil, "show this help") { settings, _ in
    settings.isHelp = true
  }
}
