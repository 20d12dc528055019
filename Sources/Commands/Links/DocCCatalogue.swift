import Basics
import Pictures
import Platform

/// A folder of documentation that DocC builds.
enum DocCCatalogue {
  /// The catalogue that a folder is or lies in; nil without one.
  /// - Parameter folder: A path without links.
  static func folder(around folder: String) -> String? {
    let parts = folder.split(separator: "/")
    guard let place = parts.lastIndex(where: { $0.hasSuffix(".docc") }) else { return nil }
    return (folder.hasPrefix("/") ? "/" : "") + parts[...place].joined(separator: "/")
  }

  /// The catalogue that files are written into; nil without one.
  /// - Parameter target: A folder, which may not exist yet.
  static func folder(ofTarget target: String) -> String? {
    var known = FileSystem.plainPath(target)
    var rest = ""
    while (try? FileSystem.entry(known).kind) == nil, let slash = known.lastIndex(of: "/") {
      rest = known[slash...] + rest
      known = String(known[..<slash])
    }
    guard let real = try? FileSystem.realPath(known.isEmpty ? "." : known) else {
      return folder(around: FileSystem.plainPath(target))
    }
    return folder(around: real + rest)
  }

  /// An error for each figure that has the name of another for DocC: names are unique in a whole catalogue, and of
  /// one name in two formats DocC takes either.
  /// - Parameter files: The paths of the figures to write.
  static func clashes(among files: [(path: String, input: String)], in target: String)
    -> [FileError]
  {
    var faults: [FileError] = []
    var writers: [Path: (path: String, input: String)] = [:]
    var formats: [Path: String] = [:]
    for file in files {
      let name = String(file.path[FileSystem.nameStart(of: file.path[...])...])
      if let other = writers.updateValue(file, forKey: Path(name)),
        Path(other.path) != Path(file.path)
      {
        let reason = "DocC knows figures by their names alone, and \(other.input) has this one too"
        faults.append(FileError(path: file.path, reason: reason))
      }
      formats[Path(stem(of: name))] = name
    }
    guard let catalogue = folder(ofTarget: target) else { return faults }
    FolderWalk.walk(catalogue) { file in
      guard file.kind == .file, let own = formats[Path(stem(of: file.name))],
        OutputFormat(path: own) != OutputFormat(path: file.name)
      else { return }
      faults.append(
        FileError(
          path: file.path,
          reason: "DocC takes this or '\(own)', which would be drawn, at random; delete this file"))
    } fail: { _ in
    }
    return faults
  }

  /// The name without the parts for variants and formats; the whole name of a file that is no picture.
  private static func stem(of file: String) -> String {
    let name = FileNaming.catalogueName(file)
    return OutputFormat(path: name).map { String(name.dropLast($0.rawValue.count + 1)) } ?? file
  }
}
