import Basics
package import Diagnostics
import Platform
import RecipeFiles
package import Recipes
import Synchronization

/// The files with the defaults of projects, each read once.
package final class ProjectFiles: Sendable {
  /// Which file counts.
  package enum Choice: Hashable, Sendable {
    /// The nearest one above an input.
    case nearest
    /// A file for all inputs.
    case file(String)
    case none
  }

  /// A file that was read.
  package struct Project: Sendable {
    /// What it says; what has faults is left out.
    package var settings: ProjectSettings
    /// The file's text.
    package var file: SourceFile
    /// What is wrong with it.
    package var diagnostics: [Diagnostic]
    /// Whether the command line names it.
    package var isNamed = false

    /// The path of a file or folder that it names.
    package func path(of name: String) -> String {
      let folder = FileSystem.folder(of: settings.path)
      return name.hasPrefix("/") || folder == "." ? name : folder + "/" + name
    }
  }

  private let choice: Choice
  private let known = Mutex<[Path: Project?]>([:])

  /// Makes the files of a run.
  package init(_ choice: Choice) { self.choice = choice }

  /// The project of an input; nil without one.
  package func project(of input: Input) -> Project? {
    input.path == "-" ? nil : project(at: input.path, root: input.root)
  }

  /// The project of a path on the command line; nil without one.
  package func project(ofPath path: String) -> Project? {
    if path == "-" { return nil }
    let isFolder = (try? FileSystem.entry(path).kind) == .folder
    return isFolder ? project(at: path + "/x", root: path) : project(at: path, root: nil)
  }

  private func project(at path: String, root: String?) -> Project? {
    switch choice {
    case .none: return nil
    case .file(let path):
      var project = read(path)
      project?.isNamed = true
      return project
    case .nearest:
      let folder = FileSystem.folder(of: path)
      let key = Path(folder + "\n" + (root ?? ""))
      if let found = known.withLock({ $0[key] }) { return found }
      let found = ProjectFiles.places(folder, root: root).first(where: ProjectFiles.isFile)
        .flatMap(read)
      known.withLock { $0[key] = .some(found) }
      return found
    }
  }

  /// The paths where the file of an input can lie, the nearest first.
  package func places(of input: Input) -> [String] {
    switch choice {
    case .none: []
    case .file(let path): [path]
    case .nearest:
      input.path == "-"
        ? [] : ProjectFiles.places(FileSystem.folder(of: input.path), root: input.root)
    }
  }

  /// The file beside an input that does not count; nil without one.
  ///
  /// Without a repository, a file in the folder of the command line counts alone.
  package func unread(beside input: Input) -> String? {
    guard choice == .nearest, input.path != "-" else { return nil }
    let path = FileSystem.plainPath(
      FileSystem.folder(of: input.path) + "/" + ProjectSettings.fileName)
    guard ProjectFiles.isFile(path) else { return nil }
    let counts = places(of: input).contains { FileSystem.plainPath($0) == path }
    return counts ? nil : path
  }

  /// From a folder up to that of the repository; without a repository in the folder of the command line alone, or
  /// else where the run is.
  private static func places(_ folder: String, root: String?) -> [String] {
    guard let real = try? FileSystem.realPath(folder) else { return [] }
    var places: [String] = []
    var (place, steps) = (real, folder == "." ? "" : folder + "/")
    while true {
      places.append(steps + ProjectSettings.fileName)
      if (try? FileSystem.entry(place + "/.git")) != nil { return places }
      guard let slash = place.lastIndex(of: "/"), place != "/" else { break }
      place = String(place[..<slash])
      steps += "../"
    }
    return [(root.map { $0 + "/" } ?? "") + ProjectSettings.fileName]
  }

  /// Whether a regular file lies at a path; a link is followed nowhere.
  private static func isFile(_ path: String) -> Bool {
    FileSystem.target(ofLink: path) == nil && (try? FileSystem.entry(path).kind) == .file
  }

  private func read(_ path: String) -> Project? {
    let key = Path(path)
    if let found = known.withLock({ $0[key] }) { return found }
    let project = ProjectFiles.project(at: FileSystem.plainPath(path))
    known.withLock { $0[key] = .some(project) }
    return project
  }

  private static func project(at path: String) -> Project {
    do throws(FileError) {
      let bytes = try FileSystem.read(path, limit: FileSystem.maximumGuide)
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw FileError(path: path, reason: "not UTF-8 text")
      }
      let file = SourceFile(path: path, text: text)
      let (settings, diagnostics) = RecipeFileReader.project(in: file)
      return Project(settings: settings, file: file, diagnostics: diagnostics)
    } catch {
      let file = SourceFile(path: path, text: "")
      return Project(
        settings: ProjectSettings(path: path), file: file,
        diagnostics: [Diagnostic("file", error.reason)])
    }
  }
}
