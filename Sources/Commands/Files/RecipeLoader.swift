import Basics
import Comparison
import LayoutModel
import Diagnostics
import Guides
import Platform
import RecipeFiles
import Recipes
import Synchronization
import Typesetting
import Revisions

/// A layout that was read, and where.
struct LoadedRecipe: Sendable {
  var input: Input
  var file: SourceFile
  var recipe: Recipe
  /// The lines that state it in a guide; nil for a recipe.
  var listing: SourceRange?
  /// The typesetter of its texts.
  var typesetter: Typesetter
}

/// The content of an input.
struct LoadedInput: Sendable {
  /// Its layouts, none when they could not be read.
  var recipes: [LoadedRecipe] = []
  /// The files that were read, itself first.
  var files: [String]
}

/// A layout of a file, with its place.
private typealias FoundLayout = (recipe: Recipe, listing: SourceRange?)

extension Report {
  /// Reports a file in UTF-16, or where one stops being UTF-8.
  fileprivate mutating func addFault(ofEncoding bytes: [UInt8], _ input: Input) {
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
    let isUTF16 = bytes.isUTF16
    let place = isUTF16 ? SourceRange(start: 0, end: 0) : SourceRange(start: valid, end: valid)
    add(
      Diagnostic(
        "not-utf-8", isUTF16 ? "this is UTF-16 text" : "this is not UTF-8 text", at: place,
        help: "save it as UTF-8"), in: file)
    status = .failed
  }
}

extension [UInt8] {
  /// The mark that some editors put before UTF-8.
  fileprivate static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Whether a text begins like UTF-16: with its mark, or with a character that has an empty byte.
  fileprivate var isUTF16: Bool {
    starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) || prefix(2).contains(0)
  }
}

/// Standard input and pipes, whose bytes can be read only once, for all readers.
private final class InputStreams: Sendable {
  private let console: Console
  private let known = Mutex<[Path: [UInt8]]>([:])

  init(_ console: Console) {
    self.console = console
  }

  /// The bytes of a pipe, or of standard input as `-`.
  func bytes(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    if let known = known.withLock({ $0[Path(path)] }) { return known }
    let bytes = path == "-" ? console.readInput() : try FileSystem.read(path, limit: limit)
    guard let bytes else {
      throw FileError(path: path, reason: "standard input cannot be read")
    }
    known.withLock { $0[Path(path)] = bytes }
    return bytes
  }
}

/// Reads the recipes of a command line.
struct RecipeLoader: Sendable {
  private let plan: InputPlan
  private let streams: InputStreams
  private let typesetter: Typesetter
  private let gitFiles: GitFiles?
  private let includes = IncludeIndex()

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
    gitFiles = files
    self.plan = plan
    streams = InputStreams(console)
    typesetter = plan.fonts.isEmpty ? .standard : Typesetter(fonts: plan.fonts)
  }

  /// The inputs that the command line names, in order; what is wrong with it is in the report.
  /// - Parameter willRead: Receives each folder before it is read.
  func inputs(
    _ report: inout Report, willRead: @escaping (_ folder: String) -> Void = { _ in }
  ) -> [Input] {
    for font in plan.fonts where (try? FileSystem.entry(font).kind) != .file {
      report.fail("font", font, "there is no such font")
    }
    let list = InputList(paths: plan.paths, willRead: willRead)
    for error in list.errors { report.fail(error) }
    for note in list.notes { report.add(note.diagnostic, about: note.path) }
    return list.inputs
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
    var ignored = Report(RunOptions())
    for input in inputs where names.areMissing {
      for loaded in load(input, &ignored, appliesFixes: false).recipes {
        names.find(in: loaded.recipe)
      }
    }
    // An input that cannot be read may have them.
    guard names.areMissing, ignored.status != .failed else { return true }
    names.report(in: &report)
    return false
  }

  /// Whether the guide at a path holds a layout.
  static func holdsLayout(_ path: String) -> Bool {
    guard let bytes = try? FileSystem.read(path, limit: FileSystem.maximumGuide),
      let text = String(validating: bytes, as: UTF8.self)
    else { return false }
    return GuideReader.holdsLayout(SourceFile(path: path, text: text))
  }

  /// Whether the file at a path has the keys of a recipe, with any name.
  static func holdsRecipe(_ path: String) -> Bool {
    guard let bytes = try? FileSystem.read(path),
      let text = String(validating: bytes, as: UTF8.self)
    else { return false }
    return text.split(whereSeparator: \.isNewline).contains { line in
      line.hasPrefix("views:") || line.hasPrefix("constraints:")
    }
  }

  /// Reads an input; what is wrong with it is in the report.
  func load(_ input: Input, _ report: inout Report) -> LoadedInput {
    load(input, &report, appliesFixes: plan.appliesFixes)
  }

  private func load(
    _ input: Input, _ report: inout Report, appliesFixes: Bool
  ) -> LoadedInput {
    do throws(FileError) {
      return load(input, try read(input), &report, appliesFixes: appliesFixes)
    } catch {
      report.fail(error)
      return LoadedInput(files: [input.path])
    }
  }

  /// Reads an input whose bytes are known.
  func load(
    _ input: Input, _ bytes: [UInt8], _ report: inout Report, appliesFixes: Bool = false
  ) -> LoadedInput {
    var loaded = LoadedInput(files: input.path == "-" ? [] : [input.path])
    let hasMark = bytes.starts(with: [UInt8].byteOrderMark)
    let rest = hasMark ? bytes.dropFirst([UInt8].byteOrderMark.count) : bytes[...]
    guard !bytes.isUTF16, let text = String(validating: rest, as: UTF8.self) else {
      report.addFault(ofEncoding: bytes, input)
      return loaded
    }
    var file = SourceFile(path: input.path, text: text)
    var checked = layouts(in: file, input, &loaded.files)
    if isShared(file, checked, input) { return loaded }
    if appliesFixes {
      do throws(FileError) {
        (file, checked) = try fixed(
          file, checked, input, hasMark: hasMark, &loaded.files, &report)
      } catch {
        report.fail(error)
      }
    }
    for diagnostic in checked.diagnostics {
      report.add(diagnostic, in: file)
      if diagnostic.severity == .error { report.status = .failed }
    }
    let typesetter = Typesetter(sharingFontsOf: typesetter)
    loaded.recipes = (checked.value ?? []).map {
      LoadedRecipe(
        input: input, file: file, recipe: $0.recipe, listing: $0.listing, typesetter: typesetter)
    }
    return loaded
  }

  /// Whether a file is no recipe but is included by recipes.
  private func isShared(
    _ file: SourceFile, _ checked: Checked<[FoundLayout]>, _ input: Input
  ) -> Bool {
    guard input.kind == .recipe else { return false }
    // Files that include each other are a fault in each of them.
    let isUsable = !checked.diagnostics.contains { $0.id == "unusable-include" }
    let hasOnlySharedParts =
      checked.value?.allSatisfy(\.recipe.hasOnlySharedParts)
      ?? (isUsable && RecipeFileReader.hasOnlySharedKeys(file.text))
    let folders = [input.root].compactMap { $0 } + plan.allowedFolders
    return hasOnlySharedParts && includes.holds(input.path, in: folders)
  }

  /// The bytes of an input.
  func read(_ input: Input) throws(FileError) -> [UInt8] {
    let limit = input.kind == .recipe ? FileSystem.maximumInput : FileSystem.maximumGuide
    let kind = input.path == "-" ? .other : try FileSystem.entry(input.path).kind
    return kind == .other
      ? try streams.bytes(of: input.path, limit: limit)
      : try FileSystem.read(input.path, limit: limit)
  }

  /// The layouts of a file.
  /// - Parameter files: Takes the paths of the images and included files that were read, or would be if they
  ///   were there.
  private func layouts(
    in file: SourceFile, _ input: Input, _ files: inout [String]
  ) -> Checked<[FoundLayout]> {
    let reads = ReferencedFiles(of: input, allowed: plan.allowedFolders, gitFiles)
    defer {
      let known = Set(files.map(Path.init))
      files += reads.paths.filter { !known.contains(Path($0)) }
    }
    switch input.kind {
    case .recipe:
      let checked = RecipeFileReader.recipe(
        in: file, named: input.name, realPath: try? FileSystem.realPath(input.path),
        imageSize: reads.imageSize, include: reads.include)
      return Checked(checked.value.map { [($0, nil)] }, checked.diagnostics)
    case .guide:
      let checked = GuideReader.layouts(
        in: file, named: input.name, imageSize: reads.imageSize
      ) { part, name, title in
        RecipeFileReader.recipe(
          in: part, of: file, named: name, titled: title, imageSize: reads.imageSize,
          include: reads.include)
      }
      return Checked(checked.value?.map { ($0.recipe, $0.listing) }, checked.diagnostics)
    case .document:
      let checked = InterfaceDocuments.layouts(in: file, input)
      return Checked(checked.value?.map { ($0, nil) }, checked.diagnostics)
    }
  }

  /// The file with its sure fixes applied, in its place too, and read again.
  private func fixed(
    _ original: SourceFile, _ found: Checked<[FoundLayout]>, _ input: Input, hasMark: Bool,
    _ files: inout [String], _ report: inout Report
  ) throws(FileError) -> (SourceFile, Checked<[FoundLayout]>) {
    var (file, checked) = (original, found)
    // A fix can reveal another fault, for a few rounds at most.
    for _ in 0..<8 {
      let (text, fixes) = Fixes.applied(of: checked.diagnostics, to: file)
      if fixes.isEmpty { break }
      if input.path == "-" { throw FileError(path: "-", reason: "--fix needs a file to write") }
      let bytes = (hasMark ? [UInt8].byteOrderMark : []) + Array(text.utf8)
      try FileSystem.write(bytes, to: input.path)
      for fix in fixes { report.add(Fixes.account(of: fix, in: file), in: file) }
      file = SourceFile(path: input.path, text: text)
      checked = layouts(in: file, input, &files)
    }
    return (file, checked)
  }
}
