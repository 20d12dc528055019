import Basics
import Diagnostics
import Drawing
import FigureComposition
import Figures
import Inputs
import Markdown
import Pictures
import Platform
import Recipes

/// The options of `render`, as typed.
struct RenderOptions: CanvasHolder, FigureHolder, RunHolder {
  var canvas = CanvasOptions()
  var figures = FigureOptions()
  var run = RunOptions()
  /// Nil for the current folder, or standard output for a recipe from standard input.
  var output: String?
  /// Whether each figure is put into its guide, below the constraints it shows.
  var linksFigures = false
  /// The form of new images in guides; nil for that of other images there.
  var linkForm: ImageForm?
  /// A file to write when all went well.
  var stamp: String?
  /// A file for the dependencies of the figures.
  var dependencyFile: String?
  var dependencyFormat = DependencyFormat.make
  /// The folder of the cache.
  var cache: String?
  var watches = false
  /// Whether requests come on standard input.
  var batches = false
  /// Whether figures are deleted that the run would have drawn with other options.
  var prunes = false
  /// Whether a name clash stops only the inputs involved.
  var keepsGoing = false
  var findings = FindingsChoice.error
  var showsTimings = false
}

/// The plan of `render`; what is decided already is read from its options.
@dynamicMemberLookup
struct RenderPlan: Sendable {
  let inputs: InputPlan
  let figures: FigurePlan
  /// The figures of each layout.
  let requests: FigureRequests
  private let options: RenderOptions
  /// What `check` can say about the inputs, without any count yet.
  let hint: RunHint

  subscript<Value>(dynamicMember option: KeyPath<RenderOptions, Value>) -> Value {
    options[keyPath: option]
  }

  /// - Throws: An error for options that exclude each other.
  /// - Parameter target: Where figures go; nil for what the options say.
  init(_ arguments: Arguments<RenderOptions>, target: FigureTarget? = nil) throws(UsageError) {
    var options = arguments.options
    arguments.paths.first.flatMap(ProjectFiles(options.run.reading.project).project)?
      .apply(to: &options, given: arguments.given.map(\.option))
    if options.watches,
      options.stamp != nil || options.dependencyFile != nil || arguments.paths.contains("-")
    {
      throw UsageError("--watch goes without --stamp, --deps and '-'")
    }
    if options.prunes, options.watches || arguments.paths.contains("-") {
      throw UsageError("--prune goes without --watch and '-'")
    }
    try options.run.check()
    self.options = options
    hint = RunHint(arguments)
    let typed = options.output ?? (arguments.paths == ["-"] ? "-" : ".")
    let target = if let target { target } else { try FigureTarget(typed) }
    if target == .standardOutput, let other = RenderPlan.fileOption(options) {
      throw UsageError("\(other) goes with figures in files; name a folder or a file with -o")
    }
    if options.prunes, target.isSingle {
      throw UsageError("--prune goes with a folder of figures; name it with -o")
    }
    figures = try FigurePlan(options.canvas, options.figures, into: target)
    requests = FigureRequests(figures, given: arguments.given, fonts: options.canvas.fonts)
    inputs = try InputPlan(
      paths: arguments.paths, canvas: options.canvas, options.run,
      allowsEmptyFolders: options.prunes, selection: figures.composition.selection,
      figures: options.figures)
    if let form = options.linkForm, !options.linksFigures {
      throw UsageError("--link-as \(form.rawValue) goes with --link")
    }
    if let form = options.linkForm, options.figures.theme == .pair,
      options.figures.names == .plain, !form.showsPair
    {
      throw UsageError(
        "--link-as \(form.rawValue) shows one theme; use picture, docc, myst or material with "
          + "--theme pair")
    }
  }

  /// The first option that makes no sense without files of figures.
  private static func fileOption(_ options: RenderOptions) -> String? {
    if options.watches { return "--watch" }
    if options.linksFigures { return "--link" }
    if options.stamp != nil { return "--stamp" }
    return options.dependencyFile == nil ? nil : "--deps"
  }

  /// The figures of a layout, with their files.
  func sets(of loaded: LoadedRecipe, _ report: inout Report) -> [PlannedSet] {
    do throws(FigureRequests.Fault) {
      let source = FigureSource(loaded)
      return try requests.plans(of: loaded.recipe, defaults: loaded.project).flatMap {
        plan, entry in
        for fault in plan.explanationFaults(of: source) {
          report.add(Diagnostic("unusable-figure", fault, at: entry), in: loaded.file)
          report.status = .failed
        }
        return plan.sets(of: source, entry: entry)
      }
    } catch {
      report.add(Diagnostic(error), in: loaded.file)
      report.status = .failed
      return []
    }
  }

  /// The files to write beside figures, and the options that name them.
  private var optionFiles: [(path: String, option: String)] {
    [(options.stamp, "--stamp"), (options.dependencyFile, "--deps")].compactMap { path, option in
      path.map { ($0, option) }
    }
  }

  /// An error for each file of an option that is an input too, or another option's.
  func misuses(of inputs: [Input]) -> [FileError] {
    var options: [Path: String] = [:]
    return optionFiles.compactMap { path, option in
      if let other = options.updateValue(option, forKey: Path(FileSystem.plainPath(path))) {
        return FileError(path: path, reason: "both \(other) and \(option) would write this file")
      }
      guard let identity = (try? FileSystem.entry(path))?.identity else { return nil }
      let name = path.split(separator: "/").last ?? ""
      let isInput = inputs.contains {
        $0.path.hasSuffix(name) && (try? FileSystem.entry($0.path))?.identity == identity
      }
      return isInput
        ? FileError(path: path, reason: "\(option) would overwrite this input")
        : nil
    }
  }

  /// Inputs, by their numbers, in groups.
  ///
  /// Members of a group might write the same file as another member or an option.
  ///
  /// The name of a figure begins with the name of its input, so other inputs need not be read.
  func suspects(among inputs: [Input]) -> [[Int]] {
    // Which of them has the only figure is known only when all were read, and DocC knows no folders.
    if figures.target.isSingle || figures.isForDocC { return [Array(inputs.indices)] }
    let folder = FileSystem.plainPath(figures.target.folder)
    let start = folder.isEmpty || folder == "/" ? folder : folder + "/"
    let written = optionFiles.map { FileSystem.plainPath($0.path) }
    var groups: [Path: [Int]] = [:]
    for (index, input) in inputs.enumerated() {
      groups[Path(start + input.folder + input.name + "."), default: []].append(index)
    }
    return groups.filter { prefix, group in
      group.count > 1 || written.contains { $0.hasPrefix(prefix.text) }
    }.map(\.value)
  }

  /// An error for each file that two figures, or a figure and an option, would write.
  func clashes(among sets: some Sequence<PlannedSet>) -> [FileError] {
    if let fault = figures.countFault(of: Array(sets)) { return [fault] }
    let sets = Array(sets)
    var writers: [Path: String] = [:]
    for file in optionFiles { writers[Path(FileSystem.plainPath(file.path))] = file.option }
    var clashes: [FileError] = []
    for set in sets {
      let origin = set.origin
      for file in set.figures.lazy.flatMap(\.files) {
        let place = Path(FileSystem.plainPath(file.path))
        guard let other = writers.updateValue(origin, forKey: place) else { continue }
        let reason =
          other == origin
          ? "\(origin) would write this file twice"
          : "both \(other) and \(origin) would write this file"
        clashes.append(FileError(path: file.path, reason: reason))
      }
    }
    if !figures.isForDocC || !clashes.isEmpty { return clashes }
    let files = sets.flatMap { set in
      set.figures.flatMap(\.files).map { (path: $0.path, input: set.loaded.input.path) }
    }
    return DocCCatalogue.clashes(among: files, in: figures.target.folder)
  }
}

extension Option<RenderOptions> {
  /// The options of `render`.
  static let render: [Option] =
    figures
    + canvas + rowFigures
    + own + run + [.from, .verbose]

  private static let own: [Option] = [
    path(
      "output", short: "o", .folder, placeholder: "PATH", in: .files, "folder to write into",
      defaultValue: ".",
      details:
        "PATH can also be a file for one figure (\(OutputFormat.endings.joined(separator: ", "))), "
        + "or '-' for standard output."
    ) { $0.output = $1 },
    flag(
      "link", in: .files, "put each figure into its guide, below the constraints it shows"
    ) { $0.linksFigures = true },
    flag("no-link", in: .files, "leave guides as they are, also where a project links figures") {
      $0.linksFigures = false
    },
    choice(
      "link-as", "FORM", in: .files, "form of images", "form of new images in guides",
      among: ImageForm.ofMarkdown, defaultValue: "that of the guide's other images"
    ) { $0.linkForm = $1 },
    path(
      "stamp", .file, in: .files, "write FILE if everything succeeds",
      details:
        "FILE lists the figures and their digests. It is always new, as make's rules need it."
    ) { $0.stamp = $1 },
    path(
      "deps", .file, in: .files, "write what was read and what is drawn to FILE",
      details: "ibar writes FILE even if drawing fails."
    ) { $0.dependencyFile = $1 },
    choice(
      "deps-format", "NAME", in: .files, "form of dependencies",
      "format of the file that --deps names",
      defaultValue: RenderOptions().dependencyFormat.rawValue
    ) { $0.dependencyFormat = $1 },
    path(
      "cache", .folder, in: .files, "keep figures in DIR, by everything they depend on"
    ) { $0.cache = $1 },
    flag(
      "prune", in: .files, "delete figures of these recipes that other options drew before",
      details:
        "It lists each. A figure that another stamp lists stays, and so does a file that changed since."
    ) { $0.prunes = true },
    flag(
      "watch", in: .run, "draw again what changes, until interrupted, and show it in a page"
    ) { $0.watches = true },
    flag(
      "batch", in: .run, "draw what lines of JSON on standard input ask for, and answer each",
      details: "The form of requests and answers is in docs/batch.md."
    ) { $0.batches = true },
    flag(
      "keep-going", short: "k", in: .run,
      "skip inputs that would write the same file, and draw the others"
    ) { $0.keepsGoing = true },
    choice(
      "findings", "NAME", in: .messages, "treatment of findings",
      "whether findings and faults of recipes change the exit status",
      defaultValue: RenderOptions().findings.rawValue,
      details: "With the last of these, an input with a fault gives a figure of the message."
    ) { $0.findings = $1 },
    flag("timings", in: .messages, "print how long each stage took") { $0.showsTimings = true },
  ]
}
