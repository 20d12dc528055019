import Basics
import Inputs
import LayoutFindings
import LayoutModel
import Platform

extension Verb {
  static let convert = Verb(
    "convert", operands: "PATH... [OPTION...]", needsPath: { _ in true },
    abstract: "write a layout in another notation",
    discussion: """
      'recipe' prints a whole recipe, such as one of a layout in a guide. 'vfl' prints the constraints
      as strings of the Visual Format Language, and in the guide's notation what the language cannot
      say; in strings a view has its name in lowerCamelCase. 'swift' prints a view controller with
      UIKit's views and layout anchors, 'storyboard' a storyboard of one layout. All but 'recipe' have
      the recipe's first canvas, without states and languages, and a warning names what is left out.

      --output writes each layout into a file of its own, which ibar can read again: Main.Login.yaml
      has the scene Login of Main.storyboard. On standard output several recipes are documents of one
      YAML stream.

      Interface Builder's commands change the layout before it is written. Without --to a recipe is
      printed as a recipe, and a document as it was but for the lines that change.
      """,
    examples: [
      CommandExample("Write the code of a layout", "ibar convert Login.yaml --to swift"),
      CommandExample(
        "Write a recipe for each scene of a storyboard",
        "ibar convert Main.storyboard --to recipe --output recipes"),
    ], options: Option<ConvertOptions>.convert, defaultValue: ConvertOptions()
  ) { arguments, console throws(UsageError) in
    Convert.run(try ConvertPlan(arguments), console)
  }
}

/// A notation that layouts are written in.
enum ConversionTarget: String, Hashable, Sendable, CaseIterable {
  case recipe
  case vfl
  case swift
  case storyboard

  /// The separator between layouts, and the heading of each of several.
  func heading(_ title: String, isFirst: Bool) -> String {
    switch self {
    case .recipe: (isFirst ? "" : "---\n") + "# \(title)\n"
    case .vfl, .swift: (isFirst ? "" : "\n") + "// \(title)\n"
    // A storyboard is a file of its own.
    case .storyboard: ""
    }
  }

  /// The ending of its files' names.
  var ending: String {
    switch self {
    case .recipe: ".yaml"
    case .vfl: ".vfl"
    case .swift: ".swift"
    case .storyboard: ".storyboard"
    }
  }
}

/// The options of `convert`, as typed.
struct ConvertOptions: RunHolder {
  var run = RunOptions()
  var target: ConversionTarget?
  var resolutions: [LayoutResolution] = []
  /// The names of the views to change, separated by commas; nil for all.
  var views: String?
  var output: String?
}

/// The plan of `convert`.
struct ConvertPlan: Sendable {
  let inputs: InputPlan
  let run: RunOptions
  /// The notation; nil for that of the input.
  let target: ConversionTarget?
  let resolution: LayoutResolution?
  /// The names of the views to change; nil for all.
  let views: [String]?
  /// The folder for a file of each layout; nil for standard output.
  let output: String?

  /// - Throws: An error for options that exclude each other or are missing.
  init(_ arguments: Arguments<ConvertOptions>) throws(UsageError) {
    let options = arguments.options
    if options.target == nil, options.resolutions.isEmpty {
      let endings = [".swift": "swift", ".storyboard": "storyboard", ".yaml": "recipe"]
      let meant = endings.first { arguments.options.output?.hasSuffix($0.key) ?? false }?.value
      throw UsageError(
        meant.map { "'convert' needs '--to \($0)'" }
          ?? "'convert' needs '--to'; see 'ibar help convert'")
    }
    if options.resolutions.count > 1 { throw UsageError("'convert' takes one command at a time") }
    if options.views != nil, options.resolutions.isEmpty {
      throw UsageError("'--views' needs a command such as '--update-frames'")
    }
    (target, resolution) = (options.target, options.resolutions.first)
    views = options.views?.split(separator: ",").map(\.trimmed)
    (output, run) = (options.output, options.run)
    try run.check()
    inputs = try InputPlan(paths: arguments.paths, run)
  }
}

extension Option<ConvertOptions> {
  /// The options of `convert`.
  static let convert: [Option] =
    [
      choice("to", "FORMAT", in: .answer, "notation", "notation to write") { $0.target = $1 },
      flag("update-frames", in: .answer, "set frames to those that the constraints determine") {
        $0.resolutions.append(.updateFrames)
      },
      flag("update-constraints", in: .answer, "set constants to those of the present frames") {
        $0.resolutions.append(.updateConstraints)
      },
      flag("add-missing-constraints", in: .answer, "add constraints until nothing is ambiguous") {
        $0.resolutions.append(.addMissingConstraints)
      },
      flag("clear-constraints", in: .answer, "remove constraints") {
        $0.resolutions.append(.clearConstraints)
      },
      text("views", "NAMES", in: .answer, "views to change, separated by commas") {
        $0.views = $1
      },
      path(
        "output", short: "o", .folder, in: .answer,
        "folder to write a file of each layout into", defaultValue: "standard output"
      ) { $0.output = $1 },
    ] + run + [.from]
}

private enum Convert {
  private struct Result: InputResult {
    var report: Report
    var texts: [ConvertedText] = []

    init(report: Report) { self.report = report }
  }

  static func run(_ plan: ConvertPlan, _ console: Console) -> ExitStatus {
    let round = InputRound(plan.inputs, plan.run, console)
    let (inputs, loader) = (round.inputs, round.loader)
    let reporter = RunReporter(plan.run, console, round.report, count: inputs.count)
    let named = round.named.count
    var isFirst = true
    var folder = plan.output.map(ConversionFolder.init)
    reporter.run(
      path: { inputs[$0].path }, makeTools: {},
      work: { _, index in
        var result = Result(report: Report(plan.run))
        let input = loader.load(inputs[index], &result.report)
        var conversion = Conversion(plan, isAlone: named == 1 && input.recipes.count == 1)
        result.texts = conversion.texts(of: input)
        result.report.append(conversion.report)
        return result
      },
      finish: { result in
        if folder != nil {
          folder?.add(result.texts)
          return
        }
        let hasTitles = named > 1 || result.texts.count > 1
        for text in result.texts {
          let heading = hasTitles ? plan.target?.heading(text.title, isFirst: isFirst) ?? "" : ""
          reporter.output(heading + text.text)
          isFirst = false
        }
      })
    return reporter.finish(hasOutput: folder == nil) { report in
      do throws(FileError) {
        try folder?.write(&report)
      } catch {
        report.fail(error)
      }
    }
  }
}

/// The files of a run with `--output`.
private struct ConversionFolder {
  private let path: String
  private var texts: [ConvertedText] = []

  init(_ path: String) { self.path = path }

  mutating func add(_ texts: [ConvertedText]) { self.texts += texts }

  /// Writes the files, unless two layouts would write the same.
  func write(_ report: inout Report) throws(FileError) {
    var inputs: [Path: String] = [:]
    var files: [(path: String, bytes: [UInt8])] = []
    for text in texts {
      let file = path + "/" + text.file
      if let other = inputs.updateValue(text.input, forKey: Path(FileSystem.plainPath(file))) {
        report.fail(
          FileError(
            path: file, reason: "both \(other) and \(text.input) would write this file"))
      }
      files.append((file, Array(text.text.utf8)))
    }
    if inputs.count == files.count { try FileSystem.write(files, below: path) }
  }
}
