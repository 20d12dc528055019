package import Pictures
package import Platform

/// All that lies on one side of a comparison.
package struct ComparisonSide: Sendable {
  package private(set) var items: [ComparisonItem] = []
  /// The path or the revision as the user named it.
  package let name: String
  /// What it was read from; nil for a revision.
  let identity: FileSystem.Identity?
  /// Where its figures lie on disk, with a slash at its end; empty for a single file.
  package let folder: String
  /// The extracted revision; nil for a path.
  let files: GitFiles?
  private var readAllFileNames: @Sendable () -> [String] = { [] }

  /// A side without anything.
  init(emptyNamed name: String) {
    self.name = name
    (identity, folder, files) = (nil, "", nil)
  }

  /// What lies at a path.
  /// - Parameters:
  ///   - files: Those of a revision that lie there, whose names are reported as the revision has them.
  ///   - faults: Takes what cannot be read.
  init(
    path: String, of files: GitFiles? = nil, _ reader: SideReader, _ faults: inout [FileError]
  ) {
    name = files?.name(of: path) ?? path
    self.files = files
    var found: (kind: FileSystem.Kind, identity: FileSystem.Identity)?
    do throws(FileError) {
      found = try FileSystem.entry(path)
    } catch {
      faults.append(FileError(path: name, reason: error.reason))
    }
    identity = files == nil ? found?.identity : nil
    folder = found?.kind == .folder ? (path.hasSuffix("/") ? path : path + "/") : ""
    guard let found else { return }
    let format = PictureFormat(path: path)
    if found.kind == .folder {
      if addFigures(of: reader, &faults) { addLayouts(at: path, reader) }
    } else if found.kind == .other, format != nil {
      faults.append(FileError(path: name, reason: "not a regular file"))
    } else if let format {
      let file = String(path.split(separator: "/").last ?? "")
      items.append(ComparisonItem(name: file, source: .file(path: path, format)))
    } else {
      addLayouts(at: path, reader)
    }
    items.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Adds the figures of the folder.
  /// - Returns: Whether it holds recipes, or guides with a layout.
  private mutating func addFigures(
    of reader: SideReader, _ faults: inout [FileError]
  ) -> Bool {
    var items: [ComparisonItem] = []
    var found: [FileError] = []
    var hasLayouts = false
    FolderWalk.walk(folder) { file in
      guard let format = PictureFormat(path: file.name) else {
        hasLayouts = hasLayouts || reader.recipes.holdsLayout(file.path)
        return
      }
      if file.kind == .other {
        found.append(FileError(path: file.path, reason: "not a regular file"))
      } else if reader.formats.contains(format) {
        items.append(
          ComparisonItem(name: file.folder + file.name, source: .file(path: file.path, format)))
      }
    } fail: { fault in
      if fault.isFolder || PictureFormat(path: fault.name) != nil { found.append(fault.error) }
    }
    self.items += items
    faults += found
    return hasLayouts
  }

  private mutating func addLayouts(at path: String, _ reader: SideReader) {
    let found = reader.recipes.figures(at: path, of: files)
    items += found.figures.map { ComparisonItem(name: $0.name, source: .recipe($0)) }
    readAllFileNames = found.allFileNames
  }

  /// The files of its recipes' figures in all states, languages, orientations, styles and rows: one that
  /// is missing although it is among them was left out by the options.
  var allFileNames: Set<String> { Set(readAllFileNames()) }
}

/// How the sides of a comparison are read.
package struct SideReader {
  /// The formats of figures that are compared.
  package let formats: [PictureFormat]
  package let recipes: any RecipeFigureSource
  /// The threads for a number of pieces of work.
  package let workers: (Int) -> WorkerPool

  package init(
    formats: [PictureFormat], recipes: any RecipeFigureSource,
    workers: @escaping (Int) -> WorkerPool
  ) {
    (self.formats, self.recipes, self.workers) = (formats, recipes, workers)
  }
}

/// What finds the figures that recipes and guides stand for.
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
