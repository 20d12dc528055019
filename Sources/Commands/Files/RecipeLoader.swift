import Basics
import Comparison
import ConstraintCode
import LayoutModel
import Diagnostics
import Guides
import InterfaceBuilder
import Platform
import RecipeFiles
import Recipes
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

  /// The language of its listing; nil if that is not code.
  var codeLanguage: CodeLanguage? { listing.flatMap { CodeLanguage(of: file.text(in: $0)) } }
}

/// The content of an input.
struct LoadedInput: Sendable {
  /// Its layouts, none when they could not be read.
  var recipes: [LoadedRecipe] = []
  /// The files that were read, itself first.
  var files: [String]
  /// A document of Interface Builder that could be parsed, even if none of its scenes can be read.
  var document: (file: SourceFile, parsed: ParsedDocument)?
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
    let list = InputList(
      paths: plan.paths, format: plan.format, allowsEmptyFolders: plan.allowsEmptyFolders,
      allowedFolders: plan.allowedFolders, willRead: willRead)
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
    var input = input
    if plan.format == nil { input.format = input.format.found(in: file, isStream: input.isStream) }
    var content = content(of: file, input, &loaded.files)
    if isShared(file, content.layouts, input) { return loaded }
    if content.layouts.value == nil, isForeign(file, input) {
      // Hooks pass all changed files by name, and a folder can hold any.
      if input.root == nil {
        if let diagnostic = RecipeLoader.bareConstraints(file) {
          report.add(diagnostic, in: file)
          report.status = .failed
        } else {
          report.add(RecipeLoader.foreign, in: file)
        }
      }
      return loaded
    }
    if appliesFixes {
      do throws(FileError) {
        (file, content) = try fixed(
          file, content, input, hasMark: hasMark, &loaded.files, &report)
      } catch {
        report.fail(error)
      }
    }
    loaded.document = content.document.map { (file, $0) }
    for diagnostic in content.layouts.diagnostics {
      report.add(diagnostic, in: file)
      if diagnostic.severity == .error { report.status = .failed }
    }
    let typesetter = Typesetter(sharingFontsOf: typesetter)
    loaded.recipes = (content.layouts.value ?? []).map {
      LoadedRecipe(
        input: input, file: file, recipe: $0.recipe, listing: $0.listing, typesetter: typesetter)
    }
    return loaded
  }

  /// The advice on a file of YAML that is not ibar's.
  static let foreign = Diagnostic(
    "no-recipe", severity: .advice, "this file has no key of a recipe, so it is skipped")

  /// The error for a file of YAML that holds lines of constraints without their key.
  private static func bareConstraints(_ file: SourceFile) -> Diagnostic? {
    guard GuideReader.layout(ofLinesIn: file, named: "") != nil else { return nil }
    return Diagnostic(
      "bare-constraints", "a recipe has its constraints under the key 'constraints'",
      at: SourceRange(start: 0, end: file.text.prefix { !$0.isNewline }.utf8.count),
      help: "write 'constraints: |' above them, and two blanks before each")
  }

  /// Whether a named file has nothing of a recipe.
  private func isForeign(_ file: SourceFile, _ input: Input) -> Bool {
    input.format == .recipe && !input.isStream && !RecipeFileReader.hasAnyKey(file.text)
  }

  /// Whether a file is no recipe but is included by recipes.
  private func isShared(
    _ file: SourceFile, _ checked: Checked<[FoundLayout]>, _ input: Input
  ) -> Bool {
    guard input.format == .recipe else { return false }
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
    let limit = input.format.limit
    if let root = input.root {
      // A link may have come into its path after the folder was walked.
      let folders = ([root] + plan.allowedFolders).compactMap { try? FileSystem.realPath($0) }
      let found = try FileSystem.read(input.path, limit: limit, inside: folders)
      if let found { return found.bytes }
      throw FileError(path: input.path, reason: "a link leads out of '\(root)'")
    }
    let kind = input.path == "-" ? .other : try FileSystem.entry(input.path).kind
    return kind == .other
      ? try streams.bytes(of: input.path, limit: limit)
      : try FileSystem.read(input.path, limit: limit)
  }

  /// What a file holds.
  /// - Parameter files: Takes the paths of the images and included files that were read, or would be if they
  ///   were there.
  private func content(
    of file: SourceFile, _ input: Input, _ files: inout [String]
  ) -> InputFormat.Content {
    let reads = ReferencedFiles(
      of: input, allowed: plan.allowedFolders, base: plan.base, gitFiles)
    defer {
      let known = Set(files.map(Path.init))
      files += reads.paths.filter { !known.contains(Path($0)) }
    }
    return input.format.read(file, input, reads)
  }

  /// The file with its sure fixes applied, in its place too, and read again.
  private func fixed(
    _ original: SourceFile, _ found: InputFormat.Content, _ input: Input, hasMark: Bool,
    _ files: inout [String], _ report: inout Report
  ) throws(FileError) -> (SourceFile, InputFormat.Content) {
    var (file, content) = (original, found)
    // A fix can reveal another fault, for a few rounds at most.
    for _ in 0..<8 {
      let (text, fixes) = Fixes.applied(of: content.layouts.diagnostics, to: file)
      if fixes.isEmpty { break }
      if input.path == "-" { throw FileError(path: "-", reason: "--fix needs a file to write") }
      let bytes = (hasMark ? [UInt8].byteOrderMark : []) + Array(text.utf8)
      try FileSystem.write(bytes, to: input.path)
      for fix in fixes { report.add(Fixes.account(of: fix, in: file), in: file) }
      file = SourceFile(path: input.path, text: text)
      content = self.content(of: file, input, &files)
    }
    return (file, content)
  }
}
