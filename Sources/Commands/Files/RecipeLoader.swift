import Basics
import Diagnostics
import FigureChoices
import Inputs
import Platform
import Recipes
import Revisions

/// Reads the recipes of a command line.
struct RecipeLoader: Sendable {
  private let plan: InputPlan
  private let reader: InputReader

  /// The recipes that could be read, in order; faults of others are in the report.
  /// - Parameter files: The revision that the paths belong to, which has their images too.
  static func load(
    _ plan: InputPlan, _ console: Console, of files: GitFiles? = nil, _ report: inout Report
  ) -> [LoadedRecipe] {
    let loader = RecipeLoader(plan, console, of: files)
    let all = loader.inputs(&report)
    _ = loader.checkNames(in: all, &report)
    return loader.part(of: all).flatMap { loader.load($0, &report).recipes }
  }

  init(_ plan: InputPlan, _ console: Console, of files: GitFiles? = nil) {
    self.plan = plan
    var willRead: InputReader.WillRead?
    if let files { willRead = { files.fetch($0) } }
    reader = InputReader(
      plan.reading, files: InputFiles(standardInput: { console.readInput() }),
      willRead: willRead)
  }

  /// The inputs that the command line names, in order; what is wrong with it is in the report.
  /// - Parameter willRead: Receives each folder before it is read.
  func inputs(
    _ report: inout Report, willRead: @escaping (_ folder: String) -> Void = { _ in }
  ) -> [Input] {
    for font in plan.fonts where (try? FileSystem.entry(font).kind) != .file {
      report.fail("font", font, "there is no such font")
    }
    let list = InputList(
      paths: plan.paths, format: plan.reading.format, allowsEmptyFolders: plan.allowsEmptyFolders,
      allowedFolders: plan.reading.allowedFolders, willRead: willRead)
    for error in list.errors {
      let error = RecipeLoader.namingLanguage(error)
      report.fail("file", error.path, error.reason, help: RecipeLoader.help(on: error))
    }
    for note in list.notes { report.add(note.diagnostic, about: note.path) }
    checkProjects(of: list.inputs, &report)
    reportUnread(of: list.inputs, &report)
    return list.inputs
  }

  /// An error on a path that names no file, with help if it is a language.
  private static func namingLanguage(_ error: FileError) -> FileError {
    guard LanguageTag.isCommon(error.path), (try? FileSystem.entry(error.path)) == nil else {
      return error
    }
    return FileError(
      path: error.path,
      reason: "\(error.reason); for the language, write '--language \(error.path)'")
  }

  /// The path that was probably meant by one that names no file.
  private static func help(on error: FileError) -> String? {
    // A name that is not UTF-8 cannot be typed again.
    guard !LanguageTag.isCommon(error.path), !error.path.isEmpty, !error.path.contains("\u{FFFD}")
    else { return nil }
    guard (try? FileSystem.entry(error.path)) == nil else { return help(onOther: error.path) }
    return NearPaths.path(near: error.path) { InputList.named($0) != nil }.map {
      "did you mean '\($0)'?"
    }
  }

  /// What to do with a file that is there and is no input; nil of other files.
  private static func help(onOther path: String) -> String? {
    switch path.split(separator: ".").last?.lowercased() {
    case "json": "YAML holds JSON: rename it to '\(path.dropLast("json".count))yaml'"
    case "swift":
      "write its code into a Markdown guide, between a line '```swift' and a line '```'"
    case "svg", "png", "pdf": "this is a figure: name its recipe"
    default: nil
    }
  }

  /// The project of an input; nil without one.
  func project(of input: Input) -> ProjectFiles.Project? { reader.projects.project(of: input) }

  /// Where the defaults of an input's project can lie.
  func projectPlaces(of input: Input) -> [String] { reader.projects.places(of: input) }

  /// Reports what is wrong with the defaults of the inputs' projects, each file once.
  private func checkProjects(of inputs: [Input], _ report: inout Report) {
    var known: Set<Path> = []
    for input in inputs {
      guard let project = project(of: input), known.insert(Path(project.settings.path)).inserted
      else { continue }
      for diagnostic in RecipeLoader.errors(of: project) {
        report.add(diagnostic, in: project.file)
        if diagnostic.severity == .error { report.status = .failed }
      }
      for setting in project.settings.figures
      where ["state", "language"].contains(setting.key) && setting.value != RecipeVariants.all {
        let own = inputs.filter { self.project(of: $0)?.settings.path == project.settings.path }
        if let advice = advice(on: setting, own) { report.add(advice, in: project.file) }
      }
    }
  }

  /// Reports defaults that lie beside an input and do not count, each file once.
  private func reportUnread(of inputs: [Input], _ report: inout Report) {
    for path in Set(inputs.compactMap(reader.projects.unread)).sorted() {
      report.add(
        Diagnostic(
          "unread-project", severity: .warning,
          "this file does not count, since no folder above it holds '.git'",
          help: "run 'git init', or name its folder as PATH"),
        about: path)
    }
  }

  /// Advice on a state or a language of a project that no layout of its inputs has; nil if one has it.
  private func advice(on setting: FigureSetting, _ inputs: [Input]) -> Diagnostic? {
    var names: Set<String> = []
    for input in inputs {
      for recipe in reader.load(input).recipes.map(\.recipe) {
        names.formUnion((setting.key == "state" ? recipe.states : recipe.languages).map(\.name))
        if names.contains(setting.value) { return nil }
      }
    }
    return Diagnostic(
      "unknown-" + setting.key, severity: .advice,
      "no layout of this run has the \(setting.key) '\(setting.value)'", at: setting.range,
      help: Suggestion.help(for: setting.value, among: names.sorted())
        ?? (setting.key == "language" ? UnknownNames.descriptions(in: setting.value) : nil))
  }

  private static func errors(of project: ProjectFiles.Project) -> [Diagnostic] {
    project.diagnostics + FigureRequests.diagnostics(of: project)
  }

  /// The inputs that this run works on.
  func part(of inputs: [Input]) -> [Input] { inputs.filter { plan.shard?.holds($0) ?? true } }

  /// Reports names on the command line that no input has.
  ///
  /// Another part of the inputs may have them, so all inputs are read until each name is found.
  /// - Returns: Whether all names exist.
  func checkNames(in inputs: [Input], _ report: inout Report) -> Bool {
    guard plan.namesParts else { return true }
    var names = UnknownNames(plan)
    var hasFaults = false
    for input in inputs where names.areMissing {
      let loaded = reader.load(input)
      hasFaults = hasFaults || loaded.isFaulty
      for loaded in loaded.recipes { names.find(in: loaded.recipe) }
    }
    // An input that cannot be read may have them.
    guard names.areMissing, !hasFaults else { return true }
    names.report(in: &report)
    return false
  }

  /// The bytes of an input.
  func read(_ input: Input) throws(FileError) -> [UInt8] { try reader.bytes(of: input) }

  /// Reads an input; what is wrong with it is in the report.
  func load(_ input: Input, _ report: inout Report) -> LoadedInput {
    let loaded =
      plan.appliesFixes ? reader.load(input, fix: RecipeLoader.write) : reader.load(input)
    return checked(loaded, &report)
  }

  /// Reads an input whose bytes are known; what is wrong with it is in the report.
  func load(_ input: Input, _ bytes: [UInt8], _ report: inout Report) -> LoadedInput {
    checked(reader.load(input, bytes), &report)
  }

  /// An input without the recipes whose figures cannot be drawn as they say.
  private func checked(_ loaded: LoadedInput, _ report: inout Report) -> LoadedInput {
    var loaded = loaded
    if let input = loaded.recipes.first?.input, let project = project(of: input),
      RecipeLoader.errors(of: project).contains(where: { $0.severity == .error })
    {
      // Nothing is drawn by half of what a project says; its errors are reported once.
      (loaded.recipes, loaded.isFaulty) = ([], true)
    }
    loaded.recipes.removeAll { recipe in
      let faults = FigureRequests.diagnostics(of: recipe.recipe)
      loaded.findings += faults.map { Finding($0, in: recipe.file) }
      loaded.isFaulty = loaded.isFaulty || !faults.isEmpty
      return !faults.isEmpty
    }
    report.add(findingsOf: loaded)
    return loaded
  }

  /// Writes a file whose faults were fixed.
  private static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    if path == "-" { throw FileError(path: "-", reason: "--fix needs a file to write") }
    if FileSystem.isReadOnly(path) {
      throw FileError(path: path, reason: "the file is read-only, and --fix changes it")
    }
    try FileSystem.write(bytes, to: path)
  }
}
