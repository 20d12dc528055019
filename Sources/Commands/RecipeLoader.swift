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
      report.fail("font", font, "there is no such font")
    }
    let typesetter = fonts.isEmpty ? Typesetter.standard : Typesetter(fonts: fonts)
    let list = InputList(paths: settings.paths)
    for error in list.errors { report.fail(error) }
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
      report.fail(error)
      return nil
    }
    guard let text = String(validating: bytes.withoutByteOrderMark, as: UTF8.self) else {
      report.addFault(ofEncoding: bytes, input)
      return nil
    }
    let file = SourceFile(path: input.path, text: text)
    let folder = input.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let checked = RecipeReader.recipe(in: file, named: input.name) { image in
      ImageSize.size(
        ofFile: image.hasPrefix("/") ? image : (folder + [image[...]]).joined(separator: "/"))
    }
    for diagnostic in checked.diagnostics {
      report.add(diagnostic, in: file)
      if diagnostic.severity == .error { report.status = .failed }
    }
    return checked.value.map {
      LoadedRecipe(input: input, file: file, recipe: $0, typesetter: typesetter)
    }
  }
}
