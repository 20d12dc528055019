import LayoutModel
import Diagnostics
import Recipes
import Typesetting

/// A layout that was read, and where.
struct LoadedRecipe: Sendable {
  var input: Input
  var file: SourceFile
  var recipe: Recipe
  /// The lines that state it in a guide; nil for a recipe.
  var listing: SourceRange?
  /// What sets its texts.
  var typesetter: Typesetter
}

/// A layout of a file, as it was read.
private typealias FoundLayout = (recipe: Recipe, listing: SourceRange?)

extension Report {
  /// Tells where a file stops being UTF-8.
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
    let place = SourceRange(start: valid, end: valid)
    add(Diagnostic("not-utf-8", "this is not UTF-8 text", at: place), in: file)
    status = .failed
  }
}

extension [UInt8] {
  /// The mark that some editors put before UTF-8.
  fileprivate static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}

/// Reads the recipes of a command line.
struct RecipeLoader {
  private let settings: Settings
  private let console: Console
  private let typesetter: Typesetter

  /// The recipes that could be read, in order; what was wrong with others is in the report.
  static func load(
    _ settings: Settings, _ console: Console, _ report: inout Report
  ) -> [LoadedRecipe] {
    for font in settings.fonts where (try? FileSystem.entry(font).kind) != .file {
      report.fail("font", font, "there is no such font")
    }
    let loader = RecipeLoader(
      settings: settings, console: console,
      typesetter: settings.fonts.isEmpty ? .standard : Typesetter(fonts: settings.fonts))
    let list = InputList(paths: settings.paths, holdsLayout: holdsLayout)
    for error in list.errors { report.fail(error) }
    let recipes = list.inputs.flatMap { loader.load($0, &report) }
    loader.checkVariants(recipes.map(\.recipe), &report)
    return recipes
  }

  /// Whether the guide at a path holds a layout.
  static func holdsLayout(_ path: String) -> Bool {
    guard let bytes = try? FileSystem.read(path, limit: FileSystem.maximumGuide),
      let text = String(validating: bytes, as: UTF8.self)
    else { return false }
    return GuideReader.holdsLayout(SourceFile(path: path, text: text))
  }

  /// A state or a language that is asked for is there in some recipe at least.
  private func checkVariants(_ recipes: [Recipe], _ report: inout Report) {
    func check(_ asked: String?, _ names: [String], _ what: String) {
      guard let asked, asked != RecipeVariants.all, report.status != .failed else { return }
      if names.contains(where: { $0.lowercased() == asked.lowercased() }) { return }
      let help = Suggestion.help(for: asked, among: names).map { "; " + $0 } ?? ""
      report.fail("unknown-" + what, "ibar", "no recipe has a \(what) '\(asked)'\(help)")
    }
    check(settings.canvas.states, recipes.flatMap { $0.states.map(\.name) }, "state")
    check(settings.canvas.languages, recipes.flatMap { $0.languages.map(\.name) }, "language")
  }

  private func load(_ input: Input, _ report: inout Report) -> [LoadedRecipe] {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try read(input)
    } catch {
      report.fail(error)
      return []
    }
    let hasMark = bytes.starts(with: [UInt8].byteOrderMark)
    let rest = hasMark ? bytes.dropFirst([UInt8].byteOrderMark.count) : bytes[...]
    guard let text = String(validating: rest, as: UTF8.self) else {
      report.addFault(ofEncoding: bytes, input)
      return []
    }
    var file = SourceFile(path: input.path, text: text)
    var checked = layouts(in: file, input)
    if settings.appliesFixes {
      do throws(FileError) {
        (file, checked) = try fixed(file, checked, input, hasMark: hasMark, &report)
      } catch {
        report.fail(error)
      }
    }
    for diagnostic in checked.diagnostics {
      report.add(diagnostic, in: file)
      if diagnostic.severity == .error { report.status = .failed }
    }
    return (checked.value ?? []).map {
      LoadedRecipe(
        input: input, file: file, recipe: $0.recipe, listing: $0.listing, typesetter: typesetter)
    }
  }

  private func read(_ input: Input) throws(FileError) -> [UInt8] {
    guard input.path == "-" else {
      return try FileSystem.read(
        input.path,
        limit: input.kind == .guide ? FileSystem.maximumGuide : FileSystem.maximumInput)
    }
    guard let bytes = console.readInput() else {
      throw FileError(path: "-", reason: "standard input cannot be read")
    }
    return bytes
  }

  private func layouts(in file: SourceFile, _ input: Input) -> Checked<[FoundLayout]> {
    let folder = input.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    func imageSize(_ image: String) -> Size? {
      ImageSize.size(
        ofFile: image.hasPrefix("/") ? image : (folder + [image[...]]).joined(separator: "/"))
    }
    switch input.kind {
    case .recipe:
      let checked = RecipeReader.recipe(in: file, named: input.name, imageSize: imageSize)
      return Checked(checked.value.map { [($0, nil)] }, checked.diagnostics)
    case .guide:
      let checked = GuideReader.layouts(in: file, named: input.name, imageSize: imageSize)
      return Checked(checked.value?.map { ($0.recipe, $0.listing) }, checked.diagnostics)
    }
  }

  /// The file with what can be mended without a doubt mended, in its place too, and read again.
  private func fixed(
    _ original: SourceFile, _ found: Checked<[FoundLayout]>, _ input: Input, hasMark: Bool,
    _ report: inout Report
  ) throws(FileError) -> (SourceFile, Checked<[FoundLayout]>) {
    var (file, checked) = (original, found)
    // What is mended can show what was hidden behind it, in a few rounds at most.
    for _ in 0..<8 {
      let (text, fixes) = Fixes.applied(of: checked.diagnostics, to: file)
      if fixes.isEmpty { break }
      if input.path == "-" { throw FileError(path: "-", reason: "--fix needs a file to write") }
      let bytes = (hasMark ? [UInt8].byteOrderMark : []) + Array(text.utf8)
      try FileSystem.write(bytes, to: input.path)
      for fix in fixes {
        report.add(
          Diagnostic("fixed", severity: .advice, fix.message, at: fix.edits.first?.range),
          in: file)
      }
      file = SourceFile(path: input.path, text: text)
      checked = layouts(in: file, input)
    }
    return (file, checked)
  }
}
