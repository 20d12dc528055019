import Basics
package import Diagnostics
package import Platform
import RecipeFiles
import Recipes

/// One recipe, guide, document of Interface Builder or log to read.
package struct Input: Sendable {
  /// How it is read.
  package var format: InputFormat
  /// The path as the user typed it, or `-`.
  package var path: String
  /// The folder of its figures below the output folder, with a slash at its end, or nothing.
  package var folder: String
  /// The first part of its figures' names.
  package var name: String
  /// The folder on the command line that holds it; nil if the command line names the file itself.
  package var root: String?
  /// Whether it comes through standard input or a pipe without an ending.
  package var isStream = false

  /// Makes an input.
  package init(
    format: InputFormat, path: String, folder: String, name: String, root: String? = nil,
    isStream: Bool = false
  ) {
    (self.format, self.path, self.folder) = (format, path, folder)
    (self.name, self.root, self.isStream) = (name, root, isStream)
  }

  /// Whether it counts in a folder: a recipe, or a guide with a layout.
  ///
  /// Many tools have settings in files that end in `.yml`, with a title among them.
  fileprivate var holdsLayout: Bool {
    guard let counts = path.hasSuffix(".yml") ? Input.holdsViews : format.counts else {
      return true
    }
    guard let bytes = try? FileSystem.read(path, limit: format.limit),
      let text = String(validating: bytes, as: UTF8.self)
    else { return false }
    return counts(SourceFile(path: path, text: text))
  }

  /// Whether a line begins with one of the main keys of recipes.
  private static let holdsViews: @Sendable (SourceFile) -> Bool = { file in
    file.text.split(whereSeparator: \.isNewline).contains { line in
      line.hasPrefix("views:") || line.hasPrefix("constraints:")
    }
  }
}

extension Input {
  /// The input with the name that its author gives it.
  fileprivate var named: Input {
    // A pipe can be read once.
    guard format == .recipe, (try? FileSystem.entry(path).kind) == .file,
      let bytes = try? FileSystem.read(path, limit: format.limit)
    else { return self }
    let mark = [UInt8].byteOrderMark
    let rest = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    guard let text = String(validating: rest, as: UTF8.self),
      let name = RecipeFileReader.givenName(in: text)
    else { return self }
    var input = self
    input.name = name.text
    return input
  }
}

extension Input: Hashable {
  package static func == (a: Input, b: Input) -> Bool {
    Path(a.path) == Path(b.path) && a.root.map(Path.init) == b.root.map(Path.init)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(Path(path)) }
}

/// The recipes and guides at the paths of a command line.
package struct InputList {
  /// The inputs, in order.
  package private(set) var inputs: [Input] = []
  /// Errors of paths, and of files and folders that cannot be read.
  package private(set) var errors: [FileError] = []
  /// Diagnostics about folders.
  package private(set) var notes: [(path: String, diagnostic: Diagnostic)] = []

  /// The format of the paths that are named; nil if their endings show it.
  private let format: InputFormat?
  private let allowsEmptyFolders: Bool
  /// Folders besides those of the paths that links may lead into.
  private let allowedFolders: [String]
  private let willRead: (String) -> Void

  /// Finds the inputs at some paths.
  /// - Parameters:
  ///   - format: The format of the files that are named; nil if their endings show it.
  ///   - allowsEmptyFolders: Whether a folder can be without inputs.
  ///   - allowedFolders: Folders besides those of the paths that links may lead into.
  ///   - willRead: Receives each folder before it is read.
  package init(
    paths: [String], format: InputFormat? = nil, allowsEmptyFolders: Bool = false,
    allowedFolders: [String] = [], willRead: @escaping (_ folder: String) -> Void = { _ in }
  ) {
    self.format = format
    (self.allowsEmptyFolders, self.allowedFolders) = (allowsEmptyFolders, allowedFolders)
    self.willRead = willRead
    var given: Set<Path> = []
    for path in paths {
      if given.insert(Path(path)).inserted {
        add(path)
      } else {
        errors.append(FileError(path: path, reason: "given twice"))
      }
    }
  }

  /// Whether a file in a folder counts: a recipe, or a guide with a layout.
  package static func holdsLayout(_ path: String) -> Bool {
    input(path, folder: "", root: nil)?.holdsLayout ?? false
  }

  /// The input that a path names, whether or not it is there; nil if its ending is unknown.
  package static func named(_ path: String) -> Input? {
    input(path, folder: "", root: nil)?.named
  }

  private mutating func add(_ path: String) {
    if path == "-" {
      return inputs.append(InputList.stream(path, format ?? .recipe))
    }
    do throws(FileError) {
      if path.isEmpty { throw FileError(path: "ibar", reason: "a path is empty") }
      let kind = try FileSystem.entry(path).kind
      if path[FileSystem.nameStart(of: path[...])...] == ProjectSettings.fileName {
        throw FileError(
          path: path, reason: "this file has the defaults of a project; a recipe needs another name"
        )
      }
      if kind == .folder {
        try addFolder(path)
      } else if let format, kind != .other {
        inputs.append(InputList.input(path, as: format).named)
      } else if let input = InputList.input(path, folder: "", root: nil) {
        inputs.append(input.named)
      } else if kind == .other {
        inputs.append(InputList.stream(path, format ?? .recipe))
      } else {
        throw FileError(path: path, reason: InputFormat.refusal)
      }
    } catch {
      errors.append(error)
    }
  }

  private mutating func addFolder(_ path: String) throws(FileError) {
    var found: [Input] = []
    var faults: [FileError] = []
    // Links that are not followed.
    var links: [String] = []
    FolderWalk.walk(path, named: allowedFolders, willRead: willRead) { file in
      let isInput = InputList.input(file.name, folder: "", root: nil) != nil
      if file.kind == .folder || isInput { links.append(file.path) }
    } visit: { file in
      // The defaults of a project are no recipe.
      if file.kind != .file || file.name == ProjectSettings.fileName { return }
      if let input = InputList.input(file.path, folder: file.folder, root: path), input.holdsLayout
      {
        found.append(input.named)
      }
    } fail: { fault in
      let isInput = InputList.input(fault.name, folder: "", root: nil) != nil
      if fault.isFolder || isInput { faults.append(fault.error) }
    }
    note(
      "outside-link", links,
      "a link is not followed out of the folder; "
        + "name its target, or allow that folder with --allow", in: path)
    inputs += found
    errors += faults
    if found.isEmpty, faults.isEmpty, !allowsEmptyFolders {
      throw FileError(
        path: path,
        reason:
          "there is no recipe ('*.yaml'), no guide with a layout, no document of Interface "
          + "Builder and no log of conflicts in this folder")
    }
  }

  /// Reports entries that were skipped, all in one.
  private mutating func note(
    _ id: String, _ paths: [String], _ reason: String, in folder: String
  ) {
    guard let first = paths.first else { return }
    let others = paths.count == 1 ? "is" : "and \(paths.count - 1) more are"
    let diagnostic = Diagnostic(
      id, severity: .advice, "'\(first)' \(others) left out: \(reason)")
    notes.append((folder, diagnostic))
  }

  /// A recipe on standard input, or in a pipe without an ending, as a shell's `<(...)` is.
  private static func stream(_ path: String, _ format: InputFormat) -> Input {
    Input(format: format, path: path, folder: "", name: "stdin", isStream: true)
  }

  /// The input at a path in a format that its ending need not show.
  private static func input(_ path: String, as format: InputFormat) -> Input {
    let file = path[FileSystem.nameStart(of: path[...])...]
    let name = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    return Input(format: format, path: path, folder: "", name: Slug.name(String(name)))
  }

  /// The input at a path.
  ///
  /// Its name is the file's without the ending: letters, digits and hyphens only. Nil if the ending
  /// is unknown.
  private static func input(_ path: String, folder: String, root: String?) -> Input? {
    let file = String(path[FileSystem.nameStart(of: path[...])...])
    for format in InputFormat.all {
      guard let ending = format.endings.first(where: file.hasSuffix) else { continue }
      return Input(
        format: format, path: path, folder: folder,
        name: Slug.name(String(file.dropLast(ending.count))), root: root)
    }
    return nil
  }
}
