import Basics
import Diagnostics
import Guides
package import Platform
import RecipeFiles
import Recipes
import Typesetting

/// Reads recipes, guides, documents of Interface Builder and logs: from paths, or from texts that stand in for
/// files.
package struct InputReader: Sendable {
  /// Is given each path that an input refers to, before it is read.
  package typealias WillRead = @Sendable (_ path: String) -> Void

  /// Writes a file whose faults were fixed.
  package typealias Writer = (_ bytes: [UInt8], _ path: String) throws(FileError) -> Void

  /// The choices of how inputs are read.
  package struct Settings: Sendable {
    /// Folders whose files any recipe can include.
    package var allowedFolders: [String] = []
    /// The folder of the files that a recipe on standard input names; nil without one.
    package var base: String?
    /// The format of the inputs; nil if their endings and contents show it.
    package var format: InputFormat?
    /// Font files that come before the standard ones.
    package var fonts: [String] = []
    /// Which file with the defaults of a project counts.
    package var project = ProjectFiles.Choice.nearest

    /// Makes the settings of inputs that include files beside them.
    package init() {}
  }

  private let settings: Settings
  private let files: InputFiles
  private let willRead: WillRead?
  private let typesetter: Typesetter
  private let includes = IncludeIndex()
  /// The files with the defaults of projects.
  package let projects: ProjectFiles

  /// Makes a reader of files, or of what stands in for them.
  package init(
    _ settings: Settings = Settings(), files: InputFiles = InputFiles(), willRead: WillRead? = nil
  ) {
    (self.settings, self.files, self.willRead) = (settings, files, willRead)
    projects = ProjectFiles(settings.project)
    typesetter = settings.fonts.isEmpty ? .standard : Typesetter(fonts: settings.fonts)
  }

  /// Reads a text as the content of the file at a path, which need not be there.
  ///
  /// The path's ending shows the format; with another ending it is a recipe.
  package func load(text: String, at path: String) -> LoadedInput {
    let input =
      InputList.named(path) ?? Input(format: .recipe, path: path, folder: "", name: "recipe")
    return load(input, Array(text.utf8))
  }

  /// The bytes of an input.
  package func bytes(of input: Input) throws(FileError) -> [UInt8] {
    let limit = input.format.limit
    guard let root = input.root else { return try files.bytes(of: input.path, limit: limit) }
    // A link may have come into its path after the folder was walked.
    let folders = ([root] + settings.allowedFolders).compactMap { try? FileSystem.realPath($0) }
    if let found = try files.bytes(of: input.path, limit: limit, inside: folders) {
      return found.bytes
    }
    throw FileError(path: input.path, reason: "a link leads out of '\(root)'")
  }

  /// Reads an input.
  /// - Parameter fix: Writes the file with all sure fixes applied; nil to fix nothing.
  package func load(_ input: Input, fix: Writer? = nil) -> LoadedInput {
    do throws(FileError) {
      return load(input, try bytes(of: input), fix: fix)
    } catch {
      var loaded = LoadedInput(files: [input.path])
      loaded.fail(error)
      return loaded
    }
  }

  /// Reads an input whose bytes are known.
  /// - Parameter fix: Writes the file with all sure fixes applied; nil to fix nothing.
  package func load(_ input: Input, _ bytes: [UInt8], fix: Writer? = nil) -> LoadedInput {
    var loaded = LoadedInput(files: input.path == "-" ? [] : [input.path])
    let hasMark = bytes.starts(with: [UInt8].byteOrderMark)
    let rest = hasMark ? bytes.dropFirst([UInt8].byteOrderMark.count) : bytes[...]
    guard !bytes.isUTF16, let text = String(validating: rest, as: UTF8.self) else {
      loaded.findings.append(InputReader.fault(ofEncoding: bytes, input))
      loaded.isFaulty = true
      return loaded
    }
    var file = SourceFile(path: input.path, text: text)
    var input = input
    if settings.format == nil {
      input.format = input.format.found(in: file, isStream: input.isStream)
    }
    var content = content(of: file, input, &loaded.files)
    if isShared(file, content.layouts, input) { return loaded }
    if content.layouts.value == nil, isForeign(file, input) {
      addForeign(file, input, &loaded)
      return loaded
    }
    if let fix {
      do throws(FileError) {
        (file, content) = try fixed(file, content, input, hasMark: hasMark, &loaded, fix)
      } catch {
        loaded.fail(error)
      }
    }
    add(content, of: input, in: file, &loaded)
    return loaded
  }

  private func add(
    _ content: InputFormat.Content, of input: Input, in file: SourceFile,
    _ loaded: inout LoadedInput
  ) {
    loaded.document = content.document.map { (file, $0) }
    for diagnostic in content.layouts.diagnostics {
      loaded.findings.append(Finding(diagnostic, in: file))
      if diagnostic.severity == .error { loaded.isFaulty = true }
    }
    let typesetter = Typesetter(sharingFontsOf: typesetter)
    let project = projects.project(of: input)?.settings
    if let project { loaded.files.append(project.path) }
    loaded.recipes = (content.layouts.value ?? []).map {
      LoadedRecipe(
        input: input, file: file, recipe: $0.recipe, listing: $0.listing, typesetter: typesetter,
        project: project)
    }
  }

  // MARK: - Files of others

  /// The advice on a file of YAML that is not ibar's.
  static let foreign = Diagnostic(
    "no-recipe", severity: .advice, "this file has no key of a recipe, so it is skipped",
    help: "if it is one, begin it with 'views:'; 'ibar new NAME' writes a recipe to begin with")

  /// Whether a named file has nothing of a recipe.
  private func isForeign(_ file: SourceFile, _ input: Input) -> Bool {
    input.format == .recipe && !input.isStream && !RecipeFileReader.hasAnyKey(file.text)
  }

  /// Notes a file that has nothing of a recipe; hooks pass all changed files by name, and a folder can hold any.
  private func addForeign(_ file: SourceFile, _ input: Input, _ loaded: inout LoadedInput) {
    if input.root != nil { return }
    let fault = InputReader.bareConstraints(file)
    loaded.findings.append(Finding(fault ?? InputReader.foreign, in: file))
    if fault != nil { loaded.isFaulty = true }
  }

  /// The error for a file of YAML that holds lines of constraints without their key.
  private static func bareConstraints(_ file: SourceFile) -> Diagnostic? {
    guard GuideReader.layout(ofLinesIn: file, named: "") != nil else { return nil }
    return Diagnostic(
      "bare-constraints", "a recipe has its constraints under the key 'constraints'",
      at: SourceRange(start: 0, end: file.text.prefix { !$0.isNewline }.utf8.count),
      help: "write 'constraints: |' above them, and two blanks before each")
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
    let folders = [input.root].compactMap { $0 } + settings.allowedFolders
    return hasOnlySharedParts && includes.holds(input.path, in: folders)
  }

  // MARK: - Content

  /// What a file holds.
  /// - Parameter files: Takes the paths of the images and included files that were read, or would be if they
  ///   were there.
  private func content(
    of file: SourceFile, _ input: Input, _ files: inout [String]
  ) -> InputFormat.Content {
    let reads = ReferencedFiles(
      of: input, allowed: settings.allowedFolders, base: settings.base, self.files, willRead,
      defaults: projects.project(of: input)?.settings)
    defer {
      let known = Set(files.map(Path.init))
      files += reads.paths.filter { !known.contains(Path($0)) }
    }
    return input.format.read(file, input, reads)
  }

  /// The file with its sure fixes applied, in its place too, and read again.
  private func fixed(
    _ original: SourceFile, _ found: InputFormat.Content, _ input: Input, hasMark: Bool,
    _ loaded: inout LoadedInput, _ write: Writer
  ) throws(FileError) -> (SourceFile, InputFormat.Content) {
    var (file, content) = (original, found)
    // A fix can reveal another fault: YAML shows one after the other.
    for _ in 0..<32 {
      let (text, fixes) = Fixes.applied(of: content.layouts.diagnostics, to: file)
      if fixes.isEmpty { break }
      try write((hasMark ? [UInt8].byteOrderMark : []) + Array(text.utf8), input.path)
      loaded.findings += fixes.map { Finding(Fixes.account(of: $0, in: file), in: file) }
      file = SourceFile(path: input.path, text: text)
      content = self.content(of: file, input, &loaded.files)
    }
    return (file, content)
  }
}
