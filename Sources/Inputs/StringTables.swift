import InterfaceBuilder
import Platform

/// The tables of translated texts beside documents of Interface Builder.
enum StringTables {
  /// The tables of a document: `NAME.strings` in the `.lproj` folders beside it or beside its own, and
  /// `NAME.xcstrings`.
  static func tables(ofDocument path: String) -> [StringTable] {
    let folder = FileSystem.folder(of: path)
    let file = path[FileSystem.nameStart(of: path[...])...]
    let name = String(file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex))
    let isLocalized = folder.hasSuffix(".lproj")
    let home = isLocalized ? FileSystem.folder(of: folder) : folder
    var tables = catalog(folder + "/" + name + ".xcstrings")
    for project in folders(in: home) {
      let place = home + "/" + project + ".lproj"
      if project == "mul" { tables += catalog(place + "/" + name + ".xcstrings") }
      if ["mul", "Base"].contains(project) || place == folder { continue }
      guard let text = text(place + "/" + name + ".strings") else { continue }
      tables.append(
        StringTable(language: project.replacing("_", with: "-"), strings: text))
    }
    var known: Set<String> = []
    return tables.filter { known.insert($0.language.lowercased()).inserted }
  }

  /// The names of the `.lproj` folders in a folder without their ending, in order.
  private static func folders(in folder: String) -> [String] {
    let names = (try? FileSystem.folders(in: folder)) ?? []
    return names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
  }

  private static func catalog(_ path: String) -> [StringTable] {
    text(path).map(StringTable.tables) ?? []
  }

  /// The text of a file of at most a megabyte; nil if there is none in UTF-8.
  private static func text(_ path: String) -> String? {
    guard (try? FileSystem.entry(path).kind) == .file,
      let bytes = try? FileSystem.read(path, limit: 1 << 20)
    else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }
}
