import LayoutModel
import Diagnostics
import Recipes
import Typesetting

/// A recipe that was read, and where.
struct LoadedRecipe: Sendable {
  var input: Input
  var file: SourceFile
  var recipe: Recipe
  /// What sets its texts.
  var typesetter: Typesetter
}

/// What there is to say about one input, in the order of inputs.
struct Report: Sendable {
  var status = ExitStatus.done
  /// Diagnostics as text, for standard error.
  var messages = ""
  /// Whether conflicts are told as a device's console tells them.
  var usesConsoleLog = false

  /// Adds a diagnostic about a file.
  mutating func add(_ diagnostic: Diagnostic, in file: SourceFile, _ console: Console) {
    messages += DiagnosticFormatter(usesColor: console.usesColor).text(diagnostic, in: file)
  }

  mutating func fail(_ message: String) {
    status = .failed
    messages += message + "\n"
  }

  /// Adds the findings about a recipe's layouts that the recipe does not declare, each once with the
  /// canvases that show it.
  mutating func add(
    findingsOf layouts: [SolvedLayout], _ loaded: LoadedRecipe, _ console: Console
  ) {
    if usesConsoleLog { messages += layouts.map(ConsoleLog.text).joined() }
    let undeclared = layouts.filter { ![.satisfied, loaded.recipe.status].contains($0.status) }
    if !undeclared.isEmpty { status = max(status, .findings) }
    var found: [(diagnostic: Diagnostic, canvases: [String])] = []
    for solved in undeclared {
      for diagnostic in solved.diagnostics
      where !usesConsoleLog || diagnostic.id != "unsatisfiable" {
        if let index = found.firstIndex(where: { $0.diagnostic == diagnostic }) {
          found[index].canvases.append(solved.layout.canvas.name)
        } else {
          found.append((diagnostic, [solved.layout.canvas.name]))
        }
      }
    }
    if let ambiguous = found.firstIndex(where: { $0.diagnostic.id == "ambiguous" }) {
      found[ambiguous].diagnostic.help = Report.remedyText(for: layouts, loaded.typesetter)
    }
    for (var diagnostic, canvases) in found {
      diagnostic.message += " (\(canvases.joined(separator: "; ")))"
      add(diagnostic, in: loaded.file, console)
    }
  }
}

extension Report {
  /// Changes that mend what is ambiguous on some canvas and break nothing on any; nil when none do.
  fileprivate static func remedyText(
    for layouts: [SolvedLayout], _ typesetter: Typesetter
  ) -> String? {
    guard let first = layouts.first(where: { !$0.witnesses.isEmpty }),
      let remedies = try? LayoutEngine.remedies(for: first, typesetter: typesetter),
      !remedies.isEmpty
    else { return nil }
    func mended(_ layout: Layout) -> SolvedLayout? {
      try? LayoutEngine.solve(
        remedies.reduce(layout) { $1.applied(to: $0) }, typesetter: typesetter)
    }
    let isSafe = layouts.allSatisfy { solved in
      mended(solved.layout).map { $0.conflicts.count <= solved.conflicts.count } ?? false
    }
    guard isSafe else { return nil }
    let text = LayoutMessages.list(remedies.map { $0.text(in: first.layout) })
    return mended(first.layout)?.witnesses.isEmpty == true ? text : text + ", to begin with"
  }

  /// Tells where a file stops being UTF-8.
  fileprivate mutating func addFault(
    ofEncoding bytes: [UInt8], _ input: Input, _ console: Console
  ) {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var valid = 0
    loop: while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): valid += scalar.count
      case .emptyInput, .error: break loop
      }
    }
    let file = SourceFile(path: input.path, text: String(decoding: bytes, as: UTF8.self))
    let place = SourceRange(start: valid, end: valid)
    add(Diagnostic("not-utf-8", "this is not UTF-8 text", at: place), in: file, console)
    status = .failed
  }
}

extension [UInt8] {
  /// The bytes behind the mark that some editors put before UTF-8.
  fileprivate var withoutByteOrderMark: ArraySlice<UInt8> {
    starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...]
  }
}

/// Reads the recipes of a command line.
enum RecipeLoader {
  /// The recipes that could be read, in order; what was wrong with others is in the report.
  static func load(
    _ settings: Settings, _ console: Console, _ report: inout Report
  ) -> [LoadedRecipe] {
    let fonts = settings.fonts
    for font in fonts where (try? FileSystem.entry(font).kind) != .file {
      report.fail("\(font): error: there is no such font")
    }
    let typesetter = fonts.isEmpty ? Typesetter.standard : Typesetter(fonts: fonts)
    let list = InputList(paths: settings.paths)
    for error in list.errors { report.fail(error.message) }
    return list.inputs.compactMap { load($0, typesetter, console, &report) }
  }

  private static func load(
    _ input: Input, _ typesetter: Typesetter, _ console: Console, _ report: inout Report
  ) -> LoadedRecipe? {
    let bytes: [UInt8]
    do throws(FileError) {
      if input.path == "-" {
        guard let read = console.readInput() else {
          throw FileError(path: "-", reason: "standard input cannot be read")
        }
        bytes = read
      } else {
        bytes = try FileSystem.read(input.path)
      }
    } catch {
      report.fail(error.message)
      return nil
    }
    guard let text = String(validating: bytes.withoutByteOrderMark, as: UTF8.self) else {
      report.addFault(ofEncoding: bytes, input, console)
      return nil
    }
    let file = SourceFile(path: input.path, text: text)
    let folder = input.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let checked = RecipeReader.recipe(in: file, named: input.name) { image in
      ImageSize.size(
        ofFile: image.hasPrefix("/") ? image : (folder + [image[...]]).joined(separator: "/"))
    }
    for diagnostic in checked.diagnostics {
      report.add(diagnostic, in: file, console)
      if diagnostic.severity == .error { report.status = .failed }
    }
    return checked.value.map {
      LoadedRecipe(input: input, file: file, recipe: $0, typesetter: typesetter)
    }
  }
}
