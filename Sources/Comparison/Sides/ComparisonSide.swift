import Basics
package import Pictures
package import Platform
package import Revisions

/// All that lies on one side of a comparison.
package struct ComparisonSide: Sendable {
  /// The figures and layouts of the side.
  package private(set) var items: [ComparisonItem] = []
  /// The path or the revision as the user named it.
  package let name: String
  /// The identity of the path it was read from; nil for a revision.
  private(set) var identity: FileSystem.Identity?
  /// The folder of its figures on disk, with a slash at its end; empty for a single file.
  package private(set) var folder = ""
  /// The extracted revision; nil for a path.
  let files: GitFiles?
  private var readAllFileNames: @Sendable () -> [String] = { [] }

  /// A side without anything.
  init(emptyNamed name: String) {
    (self.name, files) = (name, nil)
  }

  /// The items at a path.
  /// - Parameter files: The files of a revision there, whose names are reported as in the revision.
  init(path: String, of files: GitFiles? = nil, _ reader: SideReader) {
    (name, self.files) = (files?.name(of: path) ?? path, files)
    do throws(FileError) {
      let (kind, found) = try FileSystem.entry(path)
      if files == nil { identity = found }
      let format = OutputFormat(path: path)
      var hasLayouts = format == nil
      if kind == .folder {
        folder = path.hasSuffix("/") ? path : path + "/"
        hasLayouts = addFigures(of: reader)
      } else if let format {
        if kind == .other { throw FileError(path: path, reason: "not a regular file") }
        let file = String(path.split(separator: "/").last ?? "")
        items.append(ComparisonItem(name: file, source: .file(path: path, format)))
      }
      if hasLayouts {
        let found = reader.recipes.figures(at: path, of: files)
        items += found.figures.map { ComparisonItem(name: $0.name, source: .recipe($0)) }
        readAllFileNames = found.allFileNames
      }
    } catch {
      reader.fail(name, error.reason)
    }
    items.sort { Path($0.name) < Path($1.name) }
  }

  /// Adds the figures of the folder.
  /// - Returns: Whether it holds recipes, or guides with a layout.
  private mutating func addFigures(of reader: SideReader) -> Bool {
    var (found, hasLayouts) = ([ComparisonItem](), false)
    FolderWalk.walk(folder) { file in
      guard let format = OutputFormat(path: file.name) else {
        hasLayouts = hasLayouts || file.kind == .file && reader.recipes.holdsLayout(file.path)
        return
      }
      if file.kind == .other {
        reader.fail(file.path, "not a regular file")
      } else if reader.formats.contains(format) {
        let source = ComparisonItem.Source.file(path: file.path, format)
        found.append(ComparisonItem(name: file.folder + file.name, source: source))
      }
    } fail: { fault in
      if fault.isFolder || OutputFormat(path: fault.name) != nil {
        reader.fail(fault.error.path, fault.error.reason)
      }
    }
    items = found
    return hasLayouts
  }

  /// The names of its recipes' figures in all states, languages, orientations, styles and rows.
  ///
  /// A missing one of these was left out by the options.
  var allFileNames: Set<Path> { Set(readAllFileNames().map(Path.init)) }
}

/// Reads the sides of a comparison, and collects the faults.
package final class SideReader {
  /// The formats of figures that are compared.
  let formats: [OutputFormat]
  let recipes: any RecipeFigureSource
  /// The threads for a number of pieces of work.
  let workers: (Int) -> WorkerPool
  /// The errors of files and folders that could not be read.
  package private(set) var faults: [FileError] = []

  /// Creates a reader of sides.
  package init(
    formats: [OutputFormat], recipes: any RecipeFigureSource,
    workers: @escaping (Int) -> WorkerPool
  ) {
    (self.formats, self.recipes, self.workers) = (formats, recipes, workers)
  }

  /// Notes what cannot be read.
  package func fail(_ path: String, _ reason: String) {
    faults.append(FileError(path: path, reason: reason))
  }
}

/// A source of the figures of recipes and guides.
package protocol RecipeFigureSource {
  /// Whether a file in a folder is a recipe, or a guide with a layout.
  func holdsLayout(_ path: String) -> Bool

  /// The figures of the recipes and guides at a path, and the names of all files that these can have with
  /// other options. The source keeps what is wrong with them.
  /// - Parameter files: The files of a revision among which they lie.
  func figures(
    at path: String, of files: GitFiles?
  ) -> (figures: [any RecipeFigure], allFileNames: @Sendable () -> [String])
}
